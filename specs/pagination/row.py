"""Rows: a message as the window holds it."""


@public
class WindowRow(Record):
    """A message of the window: the wire object as it stands now, and what the window asks of it.

    Its fields are read once, when the message arrives; a change goes into the object and the field.
    """

    message: Object
    """The wire message, with the client's `status` where it has one."""
    id: str
    local_id: Opt[str]
    seq: Opt[num]
    created_at: num
    invoked_at: Tri[num]
    scheduled_at: Tri[num]
    status: Opt[str]
    delivery_state: Opt[str]
    is_user: bool
    """Whether its content is a user's, as it stands on the wire."""
    is_agent_run: bool
    """Whether its content is a record of an agent run, as it stands on the wire."""
    reasoning_stream: Opt[str]
    """The stream of reasoning that it is a snapshot of."""
    is_visible: bool
    """Whether the message is shown, that is, normalizes to something."""

    @public
    @property
    def at(self) -> num:
        """The time by which it is ordered: invoked or, before that, created."""
        return self.invoked_at.known().or_else(self.created_at)

    @public
    @property
    def position(self) -> Opt[Position]:
        """Its place in the session; none before the server has numbered it."""
        return position_at(self.at, self.seq)

    @public
    @property
    def is_invoked(self) -> bool:
        """Whether the agent has taken it up, at a known time."""
        return self.invoked_at.known() is not None

    @public
    @property
    def is_queued(self) -> bool:
        """Whether it waits for the agent: a user's, not taken up and not failed."""
        return self.is_user and self.invoked_at.is_null() and self.status != "failed"

    @public
    @property
    def is_optimistic(self) -> bool:
        """Whether it is the client's own, shown before the server knows it: its id is its local id."""
        return self.local_id == self.id and self.id != ""

    @property
    def is_retained(self) -> bool:
        """Whether the window keeps it when it arrives."""
        return self.is_queued or self.is_visible

    def with_status(self, status: str) -> WindowRow:
        """The row with another send state."""
        return replace(self, message=self.message.merged({"status": status}), status=status)

    def with_invoked_at(self, at: num) -> WindowRow:
        """The row, taken up by the agent at a time."""
        return replace(self, message=self.message.merged({"invokedAt": at}), invoked_at=there(at))

    def indeterminate(self) -> WindowRow:
        """The row, of which nobody knows whether it was delivered."""
        return replace(
            self,
            message=self.message.merged({"deliveryState": "indeterminate"}),
            delivery_state="indeterminate",
        )

    def without_delivery_state(self) -> WindowRow:
        """The row without a word on its delivery."""
        if self.message["deliveryState"] is None:
            return self
        members = self.message.as_map()
        members.pop("deliveryState")
        return replace(self, message=members.to_object(), delivery_state=None)

    def differs_from(self, earlier: WindowRow) -> bool:
        """Whether an operation of the window has changed the row since."""
        return (
            self.status != earlier.status
            or self.invoked_at.known() != earlier.invoked_at.known()
            or self.delivery_state != earlier.delivery_state
        )


def read_row(value: Opt[Json]) -> Opt[WindowRow]:
    """The row of a wire message; none for a value without a string `id` and a number `createdAt`."""
    message = value.as_object()
    if message is None:
        return None
    id = message["id"].as_str()
    created_at = message["createdAt"].as_num()
    if id is None or created_at is None:
        return None
    content = message["content"]
    return WindowRow(
        message=message,
        id=id,
        local_id=message["localId"].as_str(),
        seq=message["seq"].as_num(),
        created_at=created_at,
        invoked_at=message["invokedAt"].as_tri_num(),
        scheduled_at=message["scheduledAt"].as_tri_num(),
        status=message["status"].as_str(),
        delivery_state=message["deliveryState"].as_str(),
        is_user=content["role"].as_str() == "user",
        is_agent_run=is_agent_run_content(content),
        reasoning_stream=reasoning_stream_of(content),
        is_visible=normalize(message) is not None,
    )


def read_rows(messages: List[Json]) -> List[WindowRow]:
    """The rows of wire messages; what is no message is left out."""
    return [row for message in messages if (row := read_row(message)) is not None]


def is_agent_run_content(content: Opt[Json]) -> bool:
    """Whether content is a record of an agent run; content in an outer message does not count."""
    payload = content["content"]
    return (
        content["role"].as_str() == "agent"
        and payload["type"].as_str() == "codex"
        and AgentRunStep.from_wire(payload["data"]["type"].as_str()) is not None
    )


def reasoning_stream_of(content: Opt[Json]) -> Opt[str]:
    """The stream id of codex reasoning, untrimmed; none where there is no id but white space."""
    envelope = envelope_of(content)
    if envelope is None or envelope.role != "agent" or envelope.content["type"].as_str() != "codex":
        return None
    data = envelope.content["data"]
    stream = data["id"].as_str()
    if stream is None or stream.trim() == "" or data["type"].as_str() != "reasoning":
        return None
    return stream


def compare_rows(first: WindowRow, second: WindowRow) -> int:
    """The order of the window: by time, then numbered rows by number, then the others; last by id."""
    if first.at != second.at:
        return -1 if first.at < second.at else 1
    if first.seq is None and second.seq is not None:
        return 1
    if first.seq is not None and second.seq is None:
        return -1
    if (number := first.seq) is not None and (other := second.seq) is not None and number != other:
        return -1 if number < other else 1
    return compare_units(first.id, second.id)


def oldest_position(rows: List[WindowRow]) -> Opt[Position]:
    """The first place among the rows that have one."""
    oldest: Opt[Position] = None
    for row in rows:
        oldest = earlier_position(oldest, row.position)
    return oldest


def newest_position(rows: List[WindowRow]) -> Opt[Position]:
    """The last place among the rows that have one."""
    newest: Opt[Position] = None
    for row in rows:
        newest = later_position(newest, row.position)
    return newest
