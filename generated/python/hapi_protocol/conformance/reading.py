"""Reading of documents: what stands somewhere, or nothing of its kind.

Printed by portgen from specs/conformance/reading.py. Do not edit: change the contract
and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import Absent, Json, Object, as_list, as_object


def list_or_empty(value: Json | Absent) -> list[Json]:
    """The list; an empty one for anything else.

    Contract: conformance/reading/list_or_empty
    """
    return as_list(value) or []


def object_or_empty(value: Json | Absent) -> Object:
    """The object; an empty one for anything else.

    Contract: conformance/reading/object_or_empty
    """
    return as_object(value) or {}
