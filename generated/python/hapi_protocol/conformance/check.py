"""A check: what a fixture document expects of one part, and what came out.

Printed by portgen from specs/conformance/check.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.runtime import ABSENT, Absent, Json, canonical_json


@dataclass(slots=True)
class Check:
    """One compared part of a document.

    Contract: conformance/check/Check
    """

    path: str
    """Where the expectation stands in the document, as a JSON path."""
    expected: Json | Absent
    actual: Json | Absent

    @property
    def is_met(self) -> bool:
        """Whether both have the same canonical JSON, or neither is there.

        Contract: conformance/check/Check.is_met
        """
        if (expected := self.expected) is not ABSENT and (actual := self.actual) is not ABSENT:
            return canonical_json(expected) == canonical_json(actual)
        return self.expected is ABSENT and self.actual is ABSENT
