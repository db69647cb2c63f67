// Passes: one over the main conversation, and one over the messages of each subagent.
//
// Printed by portgen from specs/chat/passes.py. Do not edit: change the contract and run `make generate`.

/// A pass over a list of messages that can stop at a subagent call and go on behind it.
///
/// Contract: `chat/passes/Pass`
final class Pass {
    private let messages: [Message]
    let timeline: Timeline
    private let runs: AgentRuns
    private var nextMessage = 0
    private var nextPart = 0

    init(messages: [Message], timeline: Timeline, runs: AgentRuns) {
        self.messages = messages
        self.timeline = timeline
        self.runs = runs
    }

    /// Goes on to the next subagent call and gives the messages that must be passed first; nothing at the end.
    ///
    /// Contract: `chat/passes/Pass.advance`
    func advance() -> [Message]? {
        while nextMessage < messages.count {
            let message = messages[nextMessage]
            var stop: Int?
            switch message.body {
            case .agent(let body):
                stop = timeline.takeParts(message, parts: body.parts, firstPart: nextPart)
            case .user(let body):
                timeline.takeUser(message, body: body)
            case .event(let body):
                takeEvent(message, event: readEvent(body.event))
            }
            if let part = stop {
                nextPart = part
                return timeline.context.groups[message.id]
            }
            nextMessage += 1
            nextPart = 0
        }
        runs.settleAll()
        return nil
    }

    /// Takes an event, or the step of an agent run.
    ///
    /// Contract: `chat/passes/Pass.take_event`
    private func takeEvent(_ message: Message, event: AgentEvent) {
        if case .agentRun(let event) = event {
            runs.take(message, run: event)
        } else {
            timeline.takeEvent(message, event: event)
        }
    }

    /// Takes what the pass over a subagent's messages gave.
    ///
    /// Contract: `chat/passes/Pass.receive`
    func receive(_ inner: Pass) {
        if let call = timeline.openCall {
            runs.keepChildren(call.id)
        }
        timeline.closeCall(inner.timeline.finishedBlocks())
        if inner.timeline.isReady {
            timeline.isReady = true
        }
    }
}

/// A pass that stands at the first message.
///
/// Contract: `chat/passes/start_pass`
private func startPass(_ messages: [Message], context: TimelineContext) -> Pass {
    let timeline = Timeline(context: context)
    timeline.noteInjected(messages)
    return Pass(messages: messages, timeline: timeline, runs: AgentRuns(timeline: timeline))
}

/// The timeline of a conversation, those of its subagents inside. Subagents may be nested to any depth.
///
/// Contract: `chat/passes/pass_all`
func passAll(_ messages: [Message], context: TimelineContext) -> Timeline {
    let outer = startPass(messages, context: context)
    var passes = [outer]
    while let current = passes.last {
        if let group = current.advance() {
            passes.append(startPass(group, context: context))
            continue
        }
        _ = passes.popLast()
        if let waiting = passes.last {
            waiting.receive(current)
        }
    }
    return outer.timeline
}
