"""Merging: how rows that arrive join the rows of the window."""


def merge_rows(existing: List[WindowRow], incoming: List[WindowRow]) -> List[WindowRow]:
    """Both lists as one, in the window's order.

    What answers an optimistic row takes its place. A queued row that was taken up is sent.
    """
    rows: List[WindowRow]
    if existing.is_empty() or incoming.is_empty():
        rows = sorted_by(existing + incoming, compare_rows)
    else:
        answered = answer_optimistic(replace_by_id(existing, incoming), incoming)
        rows = drop_delivered(sorted_by(answered, compare_rows))
    return [sent_if_invoked(row) for row in rows]


def replace_by_id(existing: List[WindowRow], incoming: List[WindowRow]) -> List[WindowRow]:
    """Incoming rows replace existing ones of the same id; a known time of invocation stays known."""
    by_id: OrdMap[str, WindowRow] = {}
    for row in existing:
        by_id[row.id] = row
    for row in incoming:
        by_id[row.id] = keep_invoked_at(row, by_id.get(row.id))
    return by_id.values()


def keep_invoked_at(row: WindowRow, earlier: Opt[WindowRow]) -> WindowRow:
    """The row, with the time of invocation that the earlier one had, unless it has one itself."""
    if earlier is None or row.is_invoked:
        return row
    at = earlier.invoked_at.known()
    if at is None:
        return row
    return row.with_invoked_at(at)


def answer_optimistic(rows: List[WindowRow], incoming: List[WindowRow]) -> List[WindowRow]:
    """Optimistic rows go away when a row of their local id came in.

    `rows` has each id once; what the optimistic row knew passes on to every row of its local id.
    """
    arrived = set(
        [
            local_id
            for row in incoming
            if not row.is_optimistic and (local_id := row.local_id.non_empty()) is not None
        ]
    )
    answered: Index[str, WindowRow] = {}
    kept: List[WindowRow] = []
    for row in rows:
        if row.is_optimistic and row.id in arrived:
            answered[row.id] = row
        else:
            kept.append(row)
    if answered.is_empty():
        return kept
    return [inherit(row, answered.get(row.local_id.or_else(""))) for row in kept]


def inherit(row: WindowRow, optimistic: Opt[WindowRow]) -> WindowRow:
    """The row with what it lacks and the optimistic one knew: send state and time of invocation."""
    if optimistic is None:
        return row
    heir = row
    if row.status.non_empty() is None and (status := optimistic.status.non_empty()) is not None:
        # Nothing that was taken up is queued again.
        if status != "queued" or not row.is_invoked:
            heir = heir.with_status(status)
    if not row.is_invoked and (at := optimistic.invoked_at.known()) is not None:
        heir = heir.with_invoked_at(at)
    return heir


def drop_delivered(rows: List[WindowRow]) -> List[WindowRow]:
    """Sent optimistic rows go away when a user row of the server stands close in time.

    `rows` stand in order, so the nearest user rows are the last one before and the first one after.
    """
    delivered = set(delivered_ids(rows) + delivered_ids(reversed(rows)))
    return [row for row in rows if not (row.is_optimistic and row.id in delivered)]


def delivered_ids(rows: List[WindowRow]) -> List[str]:
    """Ids of sent optimistic rows that have a user row of the server close before them."""
    ids: List[str] = []
    last: Opt[num] = None
    for row in rows:
        if row.is_optimistic:
            if row.status == "sent" and (at := last) is not None:
                if abs(row.at - at) < OPTIMISTIC_SPAN:
                    ids.append(row.id)
        elif row.is_user:
            last = row.at
    return ids


def sent_if_invoked(row: WindowRow) -> WindowRow:
    """The row; a queued one that was taken up is sent."""
    return row.with_status("sent") if row.status == "queued" and row.is_invoked else row
