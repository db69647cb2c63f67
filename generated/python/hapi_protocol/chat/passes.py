"""Passes: one over the main conversation, and one over the messages of each subagent.

Printed by portgen from specs/chat/passes.py. Do not edit: change the contract and run
`make generate`.
"""

from __future__ import annotations

from hapi_protocol.chat.agent_run import AgentRuns
from hapi_protocol.chat.events import AgentEvent, AgentRunEvent, read_event
from hapi_protocol.chat.message import AgentBody, EventBody, Message, UserBody
from hapi_protocol.chat.timeline import Timeline, TimelineContext
from hapi_protocol.runtime import last_of, pop_last


class Pass:
    """A pass over a list of messages that can stop at a subagent call and go on behind it.

    Contract: chat/passes/Pass
    """

    __slots__ = ("messages", "timeline", "runs", "next_message", "next_part")

    def __init__(self, messages: list[Message], timeline: Timeline, runs: AgentRuns) -> None:
        self.messages: list[Message] = messages
        self.timeline: Timeline = timeline
        self.runs: AgentRuns = runs
        self.next_message: int = 0
        self.next_part: int = 0

    def advance(self) -> list[Message] | None:
        """Goes on to the next subagent call and gives the messages that must be passed first;
        nothing at the end.

        Contract: chat/passes/Pass.advance
        """
        while self.next_message < len(self.messages):
            message = self.messages[self.next_message]
            stop: int | None = None
            match (body := message.body):
                case AgentBody():
                    stop = self.timeline.take_parts(message, body.parts, self.next_part)
                case UserBody():
                    self.timeline.take_user(message, body)
                case EventBody():
                    self.take_event(message, read_event(body.event))
            if (part := stop) is not None:
                self.next_part = part
                return self.timeline.context.groups.get(message.id)
            self.next_message = self.next_message + 1
            self.next_part = 0
        self.runs.settle_all()
        return None

    def take_event(self, message: Message, event: AgentEvent) -> None:
        """Takes an event, or the step of an agent run.

        Contract: chat/passes/Pass.take_event
        """
        if isinstance(event, AgentRunEvent):
            self.runs.take(message, event)
        else:
            self.timeline.take_event(message, event)

    def receive(self, inner: Pass) -> None:
        """Takes what the pass over a subagent's messages gave.

        Contract: chat/passes/Pass.receive
        """
        if (call := self.timeline.open_call) is not None:
            self.runs.keep_children(call.id)
        self.timeline.close_call(inner.timeline.finished_blocks())
        if inner.timeline.is_ready:
            self.timeline.is_ready = True


def start_pass(messages: list[Message], context: TimelineContext) -> Pass:
    """A pass that stands at the first message.

    Contract: chat/passes/start_pass
    """
    timeline = Timeline(context)
    timeline.note_injected(messages)
    return Pass(messages, timeline, AgentRuns(timeline))


def pass_all(messages: list[Message], context: TimelineContext) -> Timeline:
    """The timeline of a conversation, those of its subagents inside. Subagents may be nested
    to any depth.

    Contract: chat/passes/pass_all
    """
    outer = start_pass(messages, context)
    passes: list[Pass] = [outer]
    while (current := last_of(passes)) is not None:
        if (group := current.advance()) is not None:
            passes.append(start_pass(group, context))
            continue
        pop_last(passes)
        if (waiting := last_of(passes)) is not None:
            waiting.receive(current)
    return outer.timeline
