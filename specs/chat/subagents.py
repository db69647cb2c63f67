"""Subagent calls: tool calls that start a conversation of their own."""


def is_subagent(name: str) -> bool:
    """Whether a tool call of this name starts a subagent."""
    return (
        name == "Task" or name == "Agent" or name.startswith("Task:") or name.startswith("Agent:")
    )


def subagent_prompt(call_part: ToolCallPart) -> Opt[str]:
    """The prompt that a subagent call gives its subagent."""
    return call_part.input["prompt"].as_str()
