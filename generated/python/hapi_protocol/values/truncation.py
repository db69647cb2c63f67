"""Texts that the hub has cut because they were too long.

Printed by portgen from specs/values/truncation.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import to_num
from hapi_protocol.values.patterns import truncated_units


def removed_characters(text: str) -> float | None:
    """How many characters the hub has cut out of the middle of a text; nothing when it is
    whole.

    Characters are UTF-16 units. The text itself stays as it is, mark included.

    Contract: values/truncation/removed_characters
    """
    digits = truncated_units(text)
    if digits is None:
        return None
    return to_num(digits)
