"""Trimming: how the rows of the window stay few.

Printed by portgen from specs/pagination/trim.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hapi_protocol.contract import AGENT_RUN_LIMIT
from hapi_protocol.pagination.merge import merge_rows
from hapi_protocol.pagination.row import WindowRow, compare_rows
from hapi_protocol.runtime import sorted_by, take_first, take_last


class TrimMode(StrEnum):
    """Which end of the window is kept.

    Contract: pagination/trim/TrimMode
    """

    APPEND = "append"
    PREPEND = "prepend"


@dataclass(slots=True)
class Trimmed:
    """What a trim leaves, in the window's order.

    Contract: pagination/trim/Trimmed
    """

    rows: list[WindowRow]
    has_dropped: bool
    """Whether rows were cut off; snapshots of reasoning that were collapsed do not count."""


def trim_rows(rows: list[WindowRow], limit: int, mode: TrimMode) -> Trimmed:
    """Cuts rows to a limit: queued rows all stay and use it up, agent runs have a limit of
    their own.

    Contract: pagination/trim/trim_rows
    """
    queued: list[WindowRow] = []
    agent_runs: list[WindowRow] = []
    regular: list[WindowRow] = []
    for row in collapse_reasoning(rows):
        if row.is_queued:
            queued.append(row)
        elif row.is_agent_run:
            agent_runs.append(row)
        else:
            regular.append(row)
    room = max(0, limit - len(queued))
    kept: list[WindowRow]
    match mode:
        case TrimMode.APPEND:
            kept = take_last(regular, room) + take_last(agent_runs, AGENT_RUN_LIMIT)
        case TrimMode.PREPEND:
            kept = take_first(regular, room) + take_first(agent_runs, AGENT_RUN_LIMIT)
    return Trimmed(
        merge_rows(sorted_by(kept, compare_rows), queued),
        len(regular) > room or len(agent_runs) > AGENT_RUN_LIMIT,
    )


def collapse_reasoning(rows: list[WindowRow]) -> list[WindowRow]:
    """Of each stream of reasoning only the newest snapshot.

    Contract: pagination/trim/collapse_reasoning
    """
    newest: dict[str, int] = {}
    for index, row in enumerate(rows):
        stream = row.reasoning_stream
        if stream is None:
            continue
        if (earlier := newest.get(stream)) is not None and not is_as_new(row, rows[earlier]):
            continue
        newest[stream] = index
    if not newest:
        return rows
    kept: list[WindowRow] = []
    for index, row in enumerate(rows):
        if (stream := row.reasoning_stream) is not None and newest.get(stream) != index:
            continue
        kept.append(row)
    return kept


def is_as_new(row: WindowRow, earlier: WindowRow) -> bool:
    """Whether a row is at least as new as one that stands earlier in the list.

    Contract: pagination/trim/is_as_new
    """
    place = row.position
    other = earlier.position
    if place is None or other is None:
        return True
    return not place.is_before(other)
