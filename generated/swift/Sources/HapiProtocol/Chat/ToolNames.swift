// Names of tools that mean something to the timeline.
//
// Printed by portgen from specs/chat/tool_names.yaml. Do not edit: change the contract and run `make generate`.

/// A call of these changes the title of the chat.
///
/// Contract: `chat/tool_names/TITLE_TOOLS`
let titleTools: Set<ExactString> = ["mcp__hapi__change_title", "hapi__change_title"]

/// Names that stand for a tool of which no real name is known, trimmed and in small letters.
///
/// Contract: `chat/tool_names/PLACEHOLDER_NAMES`
let placeholderNames: Set<ExactString> = ["", "tool", "unknown", "generic"]

/// Calls of these show a plan; they are not grouped.
///
/// Contract: `chat/tool_names/PLAN_TOOLS`
let planTools: Set<ExactString> = ["TodoWrite", "update_plan", "ExitPlanMode", "exit_plan_mode", "CodexReasoning"]

/// Calls of these are steps that a reader looks for; they are not grouped.
///
/// Contract: `chat/tool_names/MILESTONE_TOOLS`
let milestoneTools: Set<ExactString> = [
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
]

/// Calls of these ask the user something; they are not grouped.
///
/// Contract: `chat/tool_names/INTERACTIVE_TOOLS`
let interactiveTools: Set<ExactString> = [
    "CodexPermission",
    "AskUserQuestion",
    "ask_user_question",
    "CursorAskQuestion",
    "request_user_input",
]
