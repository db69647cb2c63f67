"""Pages: what the server answers to a request for messages."""


class MessagePage(Record):
    """A response of `GET /messages`; a cursor is there when both its halves are numbers."""

    rows: List[WindowRow]
    is_latest: bool
    """Whether it is the newest page of the session."""
    is_reset: bool
    """Whether the server asks the client to forget what it has."""
    epoch: Opt[num]
    has_more: bool
    next_before: Opt[Position]
    next_after: Opt[Position]
    snapshot_head: Opt[Position]
    """The newest place of the session when the page was made."""


def read_page(response: Json) -> Opt[MessagePage]:
    """The page of a response; none for a value that is no response."""
    messages = response["messages"].as_list()
    page = response["page"].as_object()
    if messages is None or page is None:
        return None
    return MessagePage(
        rows=read_rows(messages),
        is_latest=page["direction"].as_str() == "latest",
        is_reset=page["reset"].as_bool().or_else(False),
        epoch=page["epoch"].as_num(),
        has_more=page["hasMore"].as_bool().or_else(False),
        next_before=position_at(page["nextBeforeAt"].as_num(), page["nextBeforeSeq"].as_num()),
        next_after=position_at(page["nextAfterAt"].as_num(), page["nextAfterSeq"].as_num()),
        snapshot_head=position_at(
            page["snapshotHeadAt"].as_num(), page["snapshotHeadSeq"].as_num()
        ),
    )


def retained_rows(rows: List[WindowRow]) -> List[WindowRow]:
    """The rows that the window keeps when they arrive."""
    return [row for row in rows if row.is_retained]


def count_new_rows(rows: List[WindowRow], known: List[WindowRow]) -> int:
    """How many rows are kept whose id, and local id if any, stand neither in `known` nor earlier."""
    ids = set([row.id for row in known])
    local_ids = set([id for row in known if (id := row.local_id.non_empty()) is not None])
    count = 0
    for row in retained_rows(rows):
        local_id = row.local_id.or_else("")
        if row.id not in ids and local_id not in local_ids:
            count = count + 1
        ids.add(row.id)
        if local_id != "":
            local_ids.add(local_id)
    return count
