// Printed by portgen from specs/chat/tracing.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * The messages of a session, told apart.
 *
 * Contract: chat/tracing/Trace
 *
 * @property root The messages of the main conversation, in order.
 * @property groups The messages of sidechains, by the id of the message that holds the subagent call.
 */
internal data class Trace(val root: List<Message>, val groups: Map<String, List<Message>>)

/**
 * Tells the sidechains of a session from its main conversation. What is linked to nothing that came vanishes.
 *
 * Contract: chat/tracing/trace
 */
internal fun trace(messages: List<Message>): Trace {
    if (messages.none { it.isSidechain }) return Trace(root = messages, groups = emptyMap())
    val tracer = Tracer()
    tracer.indexCalls(messages)
    tracer.placeAll(messages)
    return Trace(root = tracer.root.toList(), groups = tracer.groups.toMap())
}

/**
 * How a message hangs in its conversation: its own uuid and that of the message before it.
 *
 * Contract: chat/tracing/Link
 */
internal data class Link(val uuid: String? = null, val parent: String? = null)

/**
 * The link of a message, that of its first part; an empty text is none.
 *
 * Contract: chat/tracing/link_of
 */
private fun linkOf(message: Message): Link {
    val agent = message.body
    if (agent is AgentBody) {
        val part = agent.parts.firstOrNull()
        if (part != null) return Link(uuid = part.uuid?.ifEmpty { null }, parent = part.parentUuid?.ifEmpty { null })
    }
    return Link()
}

/**
 * A message of a sidechain whose group is not known yet.
 *
 * Contract: chat/tracing/Waiting
 */
internal data class Waiting(val message: Message, val uuid: String? = null)

/**
 * Places messages one after the other.
 *
 * Contract: chat/tracing/Tracer
 */
internal class Tracer {
    val root = mutableListOf<Message>()
    val groups = mutableMapOf<String, MutableList<Message>>()

    /** Groups by the id of their subagent call. */
    private val byCall = mutableMapOf<String, String>()

    /** Groups by the prompt of their subagent call. */
    private val byPrompt = mutableMapOf<String, String>()

    /** Groups by the uuids of their messages. */
    private val byUuid = mutableMapOf<String, String>()

    /** Messages by the uuid that they wait for. */
    private val waiting = mutableMapOf<String, MutableList<Waiting>>()

    /**
     * Notes every subagent call; a later one of the same id or prompt counts.
     *
     * Contract: chat/tracing/Tracer.index_calls
     */
    fun indexCalls(messages: List<Message>) {
        for (message in messages) {
            val agent = message.body as? AgentBody ?: continue
            for (part in agent.parts) {
                if (part is ToolCallPart && isSubagent(part.name)) {
                    byCall[part.id] = message.id
                    val prompt = subagentPrompt(part)
                    if (prompt != null) {
                        byPrompt[prompt] = message.id
                    }
                }
            }
        }
    }

    /**
     * Puts messages into the main conversation or their groups.
     *
     * Contract: chat/tracing/Tracer.place_all
     */
    fun placeAll(messages: List<Message>) {
        for (message in messages) {
            if (message.isSidechain) {
                place(message)
            } else {
                root.add(message)
            }
        }
    }

    /**
     * Puts a message of a sidechain into its group, or lets it wait.
     *
     * Contract: chat/tracing/Tracer.place
     */
    private fun place(message: Message) {
        val link = linkOf(message)
        val group = namedGroup(message)
        if (group != null) {
            add(message, link.uuid, group)
        } else {
            val parent = link.parent
            if (parent != null) {
                val parentGroup = byUuid[parent]
                if (parentGroup != null) {
                    add(message, link.uuid, parentGroup)
                } else {
                    waiting.append(parent, Waiting(message, link.uuid))
                }
            } else {
                root.add(message)
            }
        }
    }

    /**
     * The group that a message names itself: by its parent call, else by the prompt that it opens with.
     *
     * Contract: chat/tracing/Tracer.named_group
     */
    private fun namedGroup(message: Message): String? {
        val callId = message.parentToolUseId
        if (callId != null) {
            val group = byCall[callId]
            if (group != null && callId.isNotEmpty()) return group
        }
        val agent = message.body
        if (agent is AgentBody) {
            for (part in agent.parts) {
                if (part is SidechainPart) {
                    val group = byPrompt[part.prompt]
                    if (group != null) return group
                }
            }
        }
        return null
    }

    /**
     * Adds a message to a group, then those that wait for it, depth first.
     *
     * Contract: chat/tracing/Tracer.add
     */
    private fun add(message: Message, uuid: String?, group: String) {
        val stack = mutableListOf(Waiting(message, uuid))
        while (true) {
            val next = stack.removeLastOrNull() ?: break
            groups.append(group, next.message)
            val known = next.uuid
            if (known != null) {
                byUuid[known] = group
                val released = waiting.remove(known)
                if (released != null) {
                    // The stack is taken from its end: reversed, those who waited longest come first.
                    stack.addAll(released.asReversed())
                }
            }
        }
    }
}
