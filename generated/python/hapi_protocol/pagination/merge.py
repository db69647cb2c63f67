"""Merging: how rows that arrive join the rows of the window.

Printed by portgen from specs/pagination/merge.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.contract import OPTIMISTIC_SPAN
from hapi_protocol.pagination.row import WindowRow, compare_rows
from hapi_protocol.runtime import as_double, known, sorted_by


def merge_rows(existing: list[WindowRow], incoming: list[WindowRow]) -> list[WindowRow]:
    """Both lists as one, in the window's order.

    What answers an optimistic row takes its place. A queued row that was taken up is sent.

    Contract: pagination/merge/merge_rows
    """
    rows: list[WindowRow]
    if not existing or not incoming:
        rows = sorted_by(existing + incoming, compare_rows)
    else:
        answered = answer_optimistic(replace_by_id(existing, incoming), incoming)
        rows = drop_delivered(sorted_by(answered, compare_rows))
    return [sent_if_invoked(row) for row in rows]


def replace_by_id(existing: list[WindowRow], incoming: list[WindowRow]) -> list[WindowRow]:
    """Incoming rows replace existing ones of the same id; a known time of invocation stays
    known.

    Contract: pagination/merge/replace_by_id
    """
    by_id: dict[str, WindowRow] = {}
    for row in existing:
        by_id[row.id] = row
    for row in incoming:
        by_id[row.id] = keep_invoked_at(row, by_id.get(row.id))
    return list(by_id.values())


def keep_invoked_at(row: WindowRow, earlier: WindowRow | None) -> WindowRow:
    """The row, with the time of invocation that the earlier one had, unless it has one itself.

    Contract: pagination/merge/keep_invoked_at
    """
    if earlier is None or row.is_invoked:
        return row
    at = known(earlier.invoked_at)
    if at is None:
        return row
    return row.with_invoked_at(at)


def answer_optimistic(rows: list[WindowRow], incoming: list[WindowRow]) -> list[WindowRow]:
    """Optimistic rows go away when a row of their local id came in.

    `rows` has each id once; what the optimistic row knew passes on to every row of its
    local id.

    Contract: pagination/merge/answer_optimistic
    """
    arrived = {
        local_id
        for row in incoming
        if not row.is_optimistic and (local_id := row.local_id or None) is not None
    }
    answered: dict[str, WindowRow] = {}
    kept: list[WindowRow] = []
    for row in rows:
        if row.is_optimistic and row.id in arrived:
            answered[row.id] = row
        else:
            kept.append(row)
    if not answered:
        return kept
    return [
        inherit(row, answered.get(row.local_id if row.local_id is not None else "")) for row in kept
    ]


def inherit(row: WindowRow, optimistic: WindowRow | None) -> WindowRow:
    """The row with what it lacks and the optimistic one knew: send state and time of
    invocation.

    Contract: pagination/merge/inherit
    """
    if optimistic is None:
        return row
    heir = row
    # Nothing that was taken up is queued again.
    if (
        (row.status or None) is None
        and (status := optimistic.status or None) is not None
        and (status != "queued" or not row.is_invoked)
    ):
        heir = heir.with_status(status)
    if not row.is_invoked and (at := known(optimistic.invoked_at)) is not None:
        heir = heir.with_invoked_at(at)
    return heir


def drop_delivered(rows: list[WindowRow]) -> list[WindowRow]:
    """Sent optimistic rows go away when a user row of the server stands close in time.

    `rows` stand in order, so the nearest user rows are the last one before and the first
    one after.

    Contract: pagination/merge/drop_delivered
    """
    delivered = set(delivered_ids(rows) + delivered_ids(rows[::-1]))
    return [row for row in rows if not (row.is_optimistic and row.id in delivered)]


def delivered_ids(rows: list[WindowRow]) -> list[str]:
    """Ids of sent optimistic rows that have a user row of the server close before them.

    Contract: pagination/merge/delivered_ids
    """
    ids: list[str] = []
    last: float | None = None
    for row in rows:
        if row.is_optimistic:
            if (
                row.status == "sent"
                and (at := last) is not None
                and (abs(as_double(row.at - at)) < OPTIMISTIC_SPAN)
            ):
                ids.append(row.id)
        elif row.is_user:
            last = row.at
    return ids


def sent_if_invoked(row: WindowRow) -> WindowRow:
    """The row; a queued one that was taken up is sent.

    Contract: pagination/merge/sent_if_invoked
    """
    return row.with_status("sent") if row.status == "queued" and row.is_invoked else row
