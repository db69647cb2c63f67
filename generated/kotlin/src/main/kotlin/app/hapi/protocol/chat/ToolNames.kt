// Printed by portgen from specs/chat/tool_names.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/** A call of these changes the title of the chat. */
internal val TITLE_TOOLS = setOf("mcp__hapi__change_title", "hapi__change_title")

/** Names that stand for a tool of which no real name is known, trimmed and in small letters. */
internal val PLACEHOLDER_NAMES = setOf("", "tool", "unknown", "generic")

/** Calls of these show a plan; they are not grouped. */
internal val PLAN_TOOLS = setOf("TodoWrite", "update_plan", "ExitPlanMode", "exit_plan_mode", "CodexReasoning")

/** Calls of these are steps that a reader looks for; they are not grouped. */
internal val MILESTONE_TOOLS = setOf(
    "Task",
    "Agent",
    "CodexAgent",
    "TeamCreate",
    "TeamDelete",
    "SendMessage",
    "AgyTaskLog",
    "Skill",
    "spawn_agent",
    "send_input",
    "send_message",
    "resume_agent",
    "followup_task",
    "wait_agent",
    "close_agent",
    "interrupt_agent",
    "list_agents",
)

/** Calls of these ask the user something; they are not grouped. */
internal val INTERACTIVE_TOOLS =
    setOf("CodexPermission", "AskUserQuestion", "ask_user_question", "CursorAskQuestion", "request_user_input")
