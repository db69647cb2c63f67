"""Names of tools that mean something to the timeline.

Printed by portgen from specs/chat/tool_names.yaml. Do not edit: change the contract and
run `make generate`.
"""

from __future__ import annotations

from typing import Final

# A call of these changes the title of the chat.
TITLE_TOOLS: Final = frozenset({"mcp__hapi__change_title", "hapi__change_title"})


# Names that stand for a tool of which no real name is known, trimmed and in small
# letters.
PLACEHOLDER_NAMES: Final = frozenset({"", "tool", "unknown", "generic"})


# Calls of these show a plan; they are not grouped.
PLAN_TOOLS: Final = frozenset(
    {"TodoWrite", "update_plan", "ExitPlanMode", "exit_plan_mode", "CodexReasoning"}
)


# Calls of these are steps that a reader looks for; they are not grouped.
MILESTONE_TOOLS: Final = frozenset(
    {
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
    }
)


# Calls of these ask the user something; they are not grouped.
INTERACTIVE_TOOLS: Final = frozenset(
    {
        "CodexPermission",
        "AskUserQuestion",
        "ask_user_question",
        "CursorAskQuestion",
        "request_user_input",
    }
)
