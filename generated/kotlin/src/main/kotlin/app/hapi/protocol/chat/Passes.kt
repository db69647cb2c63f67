// Printed by portgen from specs/chat/passes.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * A pass over a list of messages that can stop at a subagent call and go on behind it.
 *
 * Contract: chat/passes/Pass
 */
internal class Pass(
    private val messages: List<Message>,
    val timeline: Timeline,
    private val runs: AgentRuns,
) {
    private var nextMessage = 0
    private var nextPart = 0

    /**
     * Goes on to the next subagent call and gives the messages that must be passed first; nothing at the end.
     *
     * Contract: chat/passes/Pass.advance
     */
    fun advance(): List<Message>? {
        while (nextMessage < messages.size) {
            val message = messages[nextMessage]
            var stop: Int? = null
            when (val body = message.body) {
                is AgentBody -> stop = timeline.takeParts(message, body.parts, nextPart)
                is UserBody -> timeline.takeUser(message, body)
                is EventBody -> takeEvent(message, readEvent(body.event))
            }
            val part = stop
            if (part != null) {
                nextPart = part
                return timeline.context.groups[message.id]
            }
            nextMessage += 1
            nextPart = 0
        }
        runs.settleAll()
        return null
    }

    /**
     * Takes an event, or the step of an agent run.
     *
     * Contract: chat/passes/Pass.take_event
     */
    private fun takeEvent(message: Message, event: AgentEvent) {
        if (event is AgentRunEvent) {
            runs.take(message, event)
        } else {
            timeline.takeEvent(message, event)
        }
    }

    /**
     * Takes what the pass over a subagent's messages gave.
     *
     * Contract: chat/passes/Pass.receive
     */
    fun receive(inner: Pass) {
        val call = timeline.openCall
        if (call != null) {
            runs.keepChildren(call.id)
        }
        timeline.closeCall(inner.timeline.finishedBlocks())
        if (inner.timeline.isReady) {
            timeline.isReady = true
        }
    }
}

/**
 * A pass that stands at the first message.
 *
 * Contract: chat/passes/start_pass
 */
private fun startPass(messages: List<Message>, context: TimelineContext): Pass {
    val timeline = Timeline(context)
    timeline.noteInjected(messages)
    return Pass(messages = messages, timeline = timeline, runs = AgentRuns(timeline))
}

/**
 * The timeline of a conversation, those of its subagents inside. Subagents may be nested to any depth.
 *
 * Contract: chat/passes/pass_all
 */
internal fun passAll(messages: List<Message>, context: TimelineContext): Timeline {
    val outer = startPass(messages, context)
    val passes = mutableListOf(outer)
    while (true) {
        val current = passes.lastOrNull() ?: break
        val group = current.advance()
        if (group != null) {
            passes.add(startPass(group, context))
            continue
        }
        passes.removeLastOrNull()
        val waiting = passes.lastOrNull()
        if (waiting != null) {
            waiting.receive(current)
        }
    }
    return outer.timeline
}
