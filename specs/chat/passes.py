"""Passes: one over the main conversation, and one over the messages of each subagent."""


class Pass(Machine):
    """A pass over a list of messages that can stop at a subagent call and go on behind it."""

    messages: Param[List[Message]]
    timeline: Param[Timeline]
    runs: Param[AgentRuns]
    next_message: int
    next_part: int

    def advance(self) -> Opt[List[Message]]:
        """Goes on to the next subagent call and gives the messages that must be passed first; nothing at the end."""
        while self.next_message < len(self.messages):
            message = self.messages[self.next_message]
            stop: Opt[int] = None
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
        """Takes an event, or the step of an agent run."""
        if isinstance(event, AgentRunEvent):
            self.runs.take(message, event)
        else:
            self.timeline.take_event(message, event)

    def receive(self, inner: Pass) -> None:
        """Takes what the pass over a subagent's messages gave."""
        if (call := self.timeline.open_call) is not None:
            self.runs.keep_children(call.id)
        self.timeline.close_call(inner.timeline.finished_blocks())
        if inner.timeline.is_ready:
            self.timeline.is_ready = True


def start_pass(messages: List[Message], context: TimelineContext) -> Pass:
    """A pass that stands at the first message."""
    timeline = Timeline(context=context)
    timeline.note_injected(messages)
    return Pass(messages=messages, timeline=timeline, runs=AgentRuns(timeline=timeline))


def pass_all(messages: List[Message], context: TimelineContext) -> Timeline:
    """The timeline of a conversation, those of its subagents inside. Subagents may be nested to any depth."""
    outer = start_pass(messages, context)
    passes = [outer]
    while (current := passes.last()) is not None:
        if (group := current.advance()) is not None:
            passes.append(start_pass(group, context))
            continue
        passes.pop()
        if (waiting := passes.last()) is not None:
            waiting.receive(current)
    return outer.timeline
