// Printed by portgen from specs/chat/subagents.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * Whether a tool call of this name starts a subagent.
 *
 * Contract: chat/subagents/is_subagent
 */
internal fun isSubagent(name: String): Boolean =
    name == "Task" || name == "Agent" || name.startsWith("Task:") || name.startsWith("Agent:")

/**
 * The prompt that a subagent call gives its subagent.
 *
 * Contract: chat/subagents/subagent_prompt
 */
internal fun subagentPrompt(callPart: ToolCallPart): String? = callPart.input["prompt"].string
