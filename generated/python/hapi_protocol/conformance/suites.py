"""Suites: what kinds of fixture documents there are, where they lie and which version they
have.

Printed by portgen from specs/conformance/suites.py and specs/conformance/suites.yaml.
Do not edit: change the contract and run `make generate`.
"""

from __future__ import annotations

from typing import Final

from hapi_protocol.contract import FIXTURE_VERSION
from hapi_protocol.runtime import ABSENT, Json, as_str, get, to_num, trim

# The suites in the order in which they run; the documents of one lie in a directory of
# its name.
SUITES: Final = (
    "chat",
    "sse",
    "pagination",
    "catalogs",
)


# The name of the file that stands beside the suites and holds their `fixtureVersion`.
VERSION_FILE: Final = "VERSION"


def suite_of(document: Json) -> str | None:
    """The suite of a document, seen from its shape; none for any other value.

    Contract: conformance/suites/suite_of
    """
    if get(document, "input") is not ABSENT:
        return "chat"
    if get(document, "patches") is not ABSENT:
        return "sse"
    if get(document, "ops") is not ABSENT:
        return "pagination"
    if get(document, "permissionModesByFlavor") is not ABSENT:
        return "catalogs"
    return None


def document_name(document: Json) -> str | None:
    """The name that a document gives itself.

    Contract: conformance/suites/document_name
    """
    return as_str(get(document, "name"))


def version_file_problem(text: str) -> str | None:
    """What is wrong with the text of the version file; none when its version is known.

    Contract: conformance/suites/version_file_problem
    """
    return version_problem(VERSION_FILE, trim(text), to_num(trim(text)))


def version_problem(place: str, shown: str, version: float | None) -> str | None:
    """Why a version at a place is refused, with both numbers; none when it is the known one.

    Contract: conformance/suites/version_problem
    """
    if version is None:
        return f"{place} should be a number, not {shown}"
    known = FIXTURE_VERSION
    if version > known:
        return f"{place} is {shown}, newer than {FIXTURE_VERSION}, the newest known version"
    if version < known:
        return f"{place} is {shown}, older than {FIXTURE_VERSION}, the only known version"
    return None
