// Subagent calls: tool calls that start a conversation of their own.
//
// Printed by portgen from specs/chat/subagents.py. Do not edit: change the contract and run `make generate`.

/// Whether a tool call of this name starts a subagent.
///
/// Contract: `chat/subagents/is_subagent`
func isSubagent(_ name: String) -> Bool {
    name == "Task" || name == "Agent" || name.begins(with: "Task:") || name.begins(with: "Agent:")
}

/// The prompt that a subagent call gives its subagent.
///
/// Contract: `chat/subagents/subagent_prompt`
func subagentPrompt(_ callPart: ToolCallPart) -> String? {
    callPart.input["prompt"].string
}
