"""Pages: what the server answers to a request for messages.

Printed by portgen from specs/pagination/page.py. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.pagination.position import Position, position_at
from hapi_protocol.pagination.row import WindowRow, read_rows
from hapi_protocol.runtime import Json, as_bool, as_list, as_num, as_object, as_str, get, or_else


@dataclass(slots=True)
class MessagePage:
    """A response of `GET /messages`; a cursor is there when both its halves are numbers.

    Contract: pagination/page/MessagePage
    """

    rows: list[WindowRow]
    is_latest: bool
    """Whether it is the newest page of the session."""
    is_reset: bool
    """Whether the server asks the client to forget what it has."""
    epoch: float | None
    has_more: bool
    next_before: Position | None
    next_after: Position | None
    snapshot_head: Position | None
    """The newest place of the session when the page was made."""


def read_page(response: Json) -> MessagePage | None:
    """The page of a response; none for a value that is no response.

    Contract: pagination/page/read_page
    """
    messages = as_list(get(response, "messages"))
    page = as_object(get(response, "page"))
    if messages is None or page is None:
        return None
    return MessagePage(
        read_rows(messages),
        as_str(page.get("direction")) == "latest",
        or_else(as_bool(page.get("reset")), False),
        as_num(page.get("epoch")),
        or_else(as_bool(page.get("hasMore")), False),
        position_at(as_num(page.get("nextBeforeAt")), as_num(page.get("nextBeforeSeq"))),
        position_at(as_num(page.get("nextAfterAt")), as_num(page.get("nextAfterSeq"))),
        position_at(as_num(page.get("snapshotHeadAt")), as_num(page.get("snapshotHeadSeq"))),
    )


def retained_rows(rows: list[WindowRow]) -> list[WindowRow]:
    """The rows that the window keeps when they arrive.

    Contract: pagination/page/retained_rows
    """
    return [row for row in rows if row.is_retained]


def count_new_rows(rows: list[WindowRow], known: list[WindowRow]) -> int:
    """How many rows are kept whose id, and local id if any, stand neither in `known` nor
    earlier.

    Contract: pagination/page/count_new_rows
    """
    ids = {row.id for row in known}
    local_ids = {id for row in known if (id := row.local_id or None) is not None}
    count = 0
    for row in retained_rows(rows):
        local_id = row.local_id if row.local_id is not None else ""
        if row.id not in ids and local_id not in local_ids:
            count = count + 1
        ids.add(row.id)
        if local_id != "":
            local_ids.add(local_id)
    return count
