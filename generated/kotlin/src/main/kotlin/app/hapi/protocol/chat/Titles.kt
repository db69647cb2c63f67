// Printed by portgen from specs/chat/titles.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement

/**
 * The titles that calls give, by call id; a later call of the same id counts.
 *
 * Contract: chat/titles/title_table
 */
internal fun titleTable(messages: List<Message>): Map<String, String> {
    val titles = mutableMapOf<String, String>()
    for (message in messages) {
        val agent = message.body
        if (agent is AgentBody) {
            for (part in agent.parts) {
                if (part is ToolCallPart && part.name in TITLE_TOOLS) {
                    val title = titleOf(part.input)
                    if (title != null) {
                        titles[part.id] = title
                    }
                }
            }
        }
    }
    return titles
}

/**
 * The title in the input of such a call, trimmed; nothing when it is blank.
 *
 * Contract: chat/titles/title_of
 */
internal fun titleOf(input: JsonElement?): String? {
    val title = input["title"].string ?: return null
    return title.trimmed().ifEmpty { null }
}
