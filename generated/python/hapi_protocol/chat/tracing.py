"""Tracing: which messages of a sidechain belong to which subagent call.

Printed by portgen from specs/chat/tracing.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from dataclasses import dataclass

from hapi_protocol.chat.message import AgentBody, Message, SidechainPart, ToolCallPart
from hapi_protocol.chat.subagents import is_subagent, subagent_prompt
from hapi_protocol.runtime import first_of, pop_last


@dataclass(slots=True)
class Trace:
    """The messages of a session, told apart.

    Contract: chat/tracing/Trace
    """

    root: list[Message]
    """The messages of the main conversation, in order."""
    groups: dict[str, list[Message]]
    """The messages of sidechains, by the id of the message that holds the subagent call."""


def trace(messages: list[Message]) -> Trace:
    """Tells the sidechains of a session from its main conversation. What is linked to nothing
    that came vanishes.

    Contract: chat/tracing/trace
    """
    if not any(message.is_sidechain for message in messages):
        return Trace(messages, {})
    tracer = Tracer()
    tracer.index_calls(messages)
    tracer.place_all(messages)
    return Trace(tracer.root.copy(), tracer.groups.copy())


@dataclass(slots=True)
class Link:
    """How a message hangs in its conversation: its own uuid and that of the message before it.

    Contract: chat/tracing/Link
    """

    uuid: str | None
    parent: str | None


def link_of(message: Message) -> Link:
    """The link of a message, that of its first part; an empty text is none.

    Contract: chat/tracing/link_of
    """
    if isinstance(agent := message.body, AgentBody) and (part := first_of(agent.parts)) is not None:
        return Link(part.uuid or None, part.parent_uuid or None)
    return Link(uuid=None, parent=None)


@dataclass(slots=True)
class Waiting:
    """A message of a sidechain whose group is not known yet.

    Contract: chat/tracing/Waiting
    """

    message: Message
    uuid: str | None


class Tracer:
    """Places messages one after the other.

    Contract: chat/tracing/Tracer
    """

    __slots__ = ("root", "groups", "by_call", "by_prompt", "by_uuid", "waiting")

    def __init__(self) -> None:
        self.root: list[Message] = []
        self.groups: dict[str, list[Message]] = {}
        self.by_call: dict[str, str] = {}
        self.by_prompt: dict[str, str] = {}
        self.by_uuid: dict[str, str] = {}
        self.waiting: dict[str, list[Waiting]] = {}

    def index_calls(self, messages: list[Message]) -> None:
        """Notes every subagent call; a later one of the same id or prompt counts.

        Contract: chat/tracing/Tracer.index_calls
        """
        for message in messages:
            agent = message.body
            if not isinstance(agent, AgentBody):
                continue
            for part in agent.parts:
                if isinstance(part, ToolCallPart) and is_subagent(part.name):
                    self.by_call[part.id] = message.id
                    if (prompt := subagent_prompt(part)) is not None:
                        self.by_prompt[prompt] = message.id

    def place_all(self, messages: list[Message]) -> None:
        """Puts messages into the main conversation or their groups.

        Contract: chat/tracing/Tracer.place_all
        """
        for message in messages:
            if message.is_sidechain:
                self.place(message)
            else:
                self.root.append(message)

    def place(self, message: Message) -> None:
        """Puts a message of a sidechain into its group, or lets it wait.

        Contract: chat/tracing/Tracer.place
        """
        link = link_of(message)
        if (group := self.named_group(message)) is not None:
            self.add(message, link.uuid, group)
        elif (parent := link.parent) is not None:
            if (group := self.by_uuid.get(parent)) is not None:
                self.add(message, link.uuid, group)
            else:
                self.waiting.setdefault(parent, []).append(Waiting(message, link.uuid))
        else:
            self.root.append(message)

    def named_group(self, message: Message) -> str | None:
        """The group that a message names itself: by its parent call, else by the prompt that it
        opens with.

        Contract: chat/tracing/Tracer.named_group
        """
        if (
            (call_id := message.parent_tool_use_id) is not None
            and (group := self.by_call.get(call_id)) is not None
            and (call_id != "")
        ):
            return group
        if isinstance(agent := message.body, AgentBody):
            for part in agent.parts:
                if (
                    isinstance(part, SidechainPart)
                    and (group := self.by_prompt.get(part.prompt)) is not None
                ):
                    return group
        return None

    def add(self, message: Message, uuid: str | None, group: str) -> None:
        """Adds a message to a group, then those that wait for it, depth first.

        Contract: chat/tracing/Tracer.add
        """
        stack: list[Waiting] = [Waiting(message, uuid)]
        while (next := pop_last(stack)) is not None:
            self.groups.setdefault(group, []).append(next.message)
            if (known := next.uuid) is not None:
                self.by_uuid[known] = group
                if (released := self.waiting.pop(known, None)) is not None:
                    # The stack is taken from its end: reversed, those who waited longest come
                    # first.
                    stack.extend(released[::-1])
