"""Looking for a member under several keys.

Printed by portgen from specs/chat/probe.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import ABSENT, Absent, Json, get, is_record


def first_record(value: Json | Absent, keys: list[str]) -> Json | Absent:
    """The first of these members of a value that is an object or a list.

    Contract: chat/probe/first_record
    """
    for key in keys:
        member = get(value, key)
        if is_record(member):
            return member
    return ABSENT
