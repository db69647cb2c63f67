"""Tracing: which messages of a sidechain belong to which subagent call."""


class Trace(Record):
    """The messages of a session, told apart."""

    root: List[Message]
    """The messages of the main conversation, in order."""
    groups: Index[str, List[Message]]
    """The messages of sidechains, by the id of the message that holds the subagent call."""


def trace(messages: List[Message]) -> Trace:
    """Tells the sidechains of a session from its main conversation. What is linked to nothing that came vanishes."""
    if not any(message.is_sidechain for message in messages):
        return Trace(root=messages, groups={})
    tracer = Tracer()
    tracer.index_calls(messages)
    tracer.place_all(messages)
    return Trace(root=copy(tracer.root), groups=copy(tracer.groups))


class Link(Record):
    """How a message hangs in its conversation: its own uuid and that of the message before it."""

    uuid: Opt[str]
    parent: Opt[str]


def link_of(message: Message) -> Link:
    """The link of a message, that of its first part; an empty text is none."""
    if isinstance(agent := message.body, AgentBody) and (part := agent.parts.first()) is not None:
        return Link(uuid=part.uuid.non_empty(), parent=part.parent_uuid.non_empty())
    return Link()


class Waiting(Record):
    """A message of a sidechain whose group is not known yet."""

    message: Message
    uuid: Opt[str]


class Tracer(Machine):
    """Places messages one after the other."""

    root: List[Message]
    groups: Index[str, List[Message]]
    by_call: Index[str, str]
    """Groups by the id of their subagent call."""
    by_prompt: Index[str, str]
    """Groups by the prompt of their subagent call."""
    by_uuid: Index[str, str]
    """Groups by the uuids of their messages."""
    waiting: Index[str, List[Waiting]]
    """Messages by the uuid that they wait for."""

    def index_calls(self, messages: List[Message]) -> None:
        """Notes every subagent call; a later one of the same id or prompt counts."""
        for message in messages:
            if not isinstance(agent := message.body, AgentBody):
                continue
            for part in agent.parts:
                if isinstance(part, ToolCallPart) and is_subagent(part.name):
                    self.by_call[part.id] = message.id
                    if (prompt := subagent_prompt(part)) is not None:
                        self.by_prompt[prompt] = message.id

    def place_all(self, messages: List[Message]) -> None:
        """Puts messages into the main conversation or their groups."""
        for message in messages:
            if message.is_sidechain:
                self.place(message)
            else:
                self.root.append(message)

    def place(self, message: Message) -> None:
        """Puts a message of a sidechain into its group, or lets it wait."""
        link = link_of(message)
        if (group := self.named_group(message)) is not None:
            self.add(message, link.uuid, group)
        elif (parent := link.parent) is not None:
            if (group := self.by_uuid.get(parent)) is not None:
                self.add(message, link.uuid, group)
            else:
                self.waiting.append_at(parent, Waiting(message=message, uuid=link.uuid))
        else:
            self.root.append(message)

    def named_group(self, message: Message) -> Opt[str]:
        """The group that a message names itself: by its parent call, else by the prompt that it opens with."""
        if (call_id := message.parent_tool_use_id) is not None:
            if (group := self.by_call.get(call_id)) is not None and call_id != "":
                return group
        if isinstance(agent := message.body, AgentBody):
            for part in agent.parts:
                if (
                    isinstance(part, SidechainPart)
                    and (group := self.by_prompt.get(part.prompt)) is not None
                ):
                    return group
        return None

    def add(self, message: Message, uuid: Opt[str], group: str) -> None:
        """Adds a message to a group, then those that wait for it, depth first."""
        stack = [Waiting(message=message, uuid=uuid)]
        while (next := stack.pop()) is not None:
            self.groups.append_at(group, next.message)
            if (known := next.uuid) is not None:
                self.by_uuid[known] = group
                if (released := self.waiting.pop(known)) is not None:
                    # The stack is taken from its end: reversed, those who waited longest come first.
                    stack.extend(reversed(released))
