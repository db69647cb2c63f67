"""Trimming: how the rows of the window stay few."""


class TrimMode(Enum):
    """Which end of the window is kept."""

    APPEND = "append"
    PREPEND = "prepend"


class Trimmed(Record):
    """What a trim leaves, in the window's order."""

    rows: List[WindowRow]
    has_dropped: bool
    """Whether rows were cut off; snapshots of reasoning that were collapsed do not count."""


def trim_rows(rows: List[WindowRow], limit: int, mode: TrimMode) -> Trimmed:
    """Cuts rows to a limit: queued rows all stay and use it up, agent runs have a limit of their own."""
    queued: List[WindowRow] = []
    agent_runs: List[WindowRow] = []
    regular: List[WindowRow] = []
    for row in collapse_reasoning(rows):
        if row.is_queued:
            queued.append(row)
        elif row.is_agent_run:
            agent_runs.append(row)
        else:
            regular.append(row)
    room = max(0, limit - len(queued))
    kept: List[WindowRow]
    match mode:
        case TrimMode.APPEND:
            kept = regular.take_last(room) + agent_runs.take_last(AGENT_RUN_LIMIT)
        case TrimMode.PREPEND:
            kept = regular.take_first(room) + agent_runs.take_first(AGENT_RUN_LIMIT)
    return Trimmed(
        rows=merge_rows(sorted_by(kept, compare_rows), queued),
        has_dropped=len(regular) > room or len(agent_runs) > AGENT_RUN_LIMIT,
    )


def collapse_reasoning(rows: List[WindowRow]) -> List[WindowRow]:
    """Of each stream of reasoning only the newest snapshot."""
    newest: Index[str, int] = {}
    for index, row in enumerate(rows):
        stream = row.reasoning_stream
        if stream is None:
            continue
        if (earlier := newest.get(stream)) is not None and not is_as_new(row, rows[earlier]):
            continue
        newest[stream] = index
    if newest.is_empty():
        return rows
    kept: List[WindowRow] = []
    for index, row in enumerate(rows):
        if (stream := row.reasoning_stream) is not None and newest.get(stream) != index:
            continue
        kept.append(row)
    return kept


def is_as_new(row: WindowRow, earlier: WindowRow) -> bool:
    """Whether a row is at least as new as one that stands earlier in the list."""
    place = row.position
    other = earlier.position
    if place is None or other is None:
        return True
    return not place.is_before(other)
