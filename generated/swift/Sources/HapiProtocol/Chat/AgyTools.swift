// Tools of agy that have a common name.
//
// Printed by portgen from specs/chat/agy_tools.py, specs/chat/agy_tools.yaml. Do not edit: change the contract and run
// `make generate`.

/// The tool of a tool action under its common name, with its input; nothing when it has none.
///
/// Contract: `chat/agy_tools/common_agy_tool`
private func commonAgyTool(_ entry: JSONObject) -> AgyTool? {
    let input = entry["input"]
    guard let tool = entry["toolName"].string else { return nil }
    switch tool {
    case "run_command":
        // chat/agy_tools/run-command
        return agyTool("Bash", input: JSONObject(present: ["command": input["CommandLine"], "cwd": input["Cwd"]]))
    case "view_file":
        // chat/agy_tools/view-file
        return agyTool(
            "Read",
            input: JSONObject(present: ["file_path": input["AbsolutePath"].coalescing(input["RelativePath"])])
        )
    case "write_to_file":
        // chat/agy_tools/write-to-file
        return agyTool(
            "Write",
            input: JSONObject(present: ["file_path": input["TargetFile"], "content": input["CodeContent"]])
        )
    case "replace_file_content":
        // chat/agy_tools/replace-file-content
        return agyTool(
            "Edit",
            input: JSONObject(present: [
                "file_path": input["TargetFile"],
                "old_string": input["TargetContent"],
                "new_string": input["ReplacementContent"],
            ])
        )
    case "grep_search":
        // chat/agy_tools/grep-search
        return agyTool(
            "Grep",
            input: JSONObject(present: [
                "pattern": input["Query"].coalescing(input["SearchQuery"]),
                "path": input["SearchDirectory"].coalescing(input["SearchPath"]),
            ])
        )
    case "list_dir":
        // chat/agy_tools/list-dir
        return agyTool(
            "LS",
            input: JSONObject(present: ["path": input["DirectoryPath"].coalescing(input["AbsolutePath"])])
        )
    default:
        return nil
    }
}

/// A tool under the name that is shown, and its input.
///
/// Contract: `chat/agy_tools/AgyTool`
struct AgyTool {
    let name: String
    var input: JSONObject?
}

/// The tool of an action: under its common name, else under its own in words.
///
/// Contract: `chat/agy_tools/used_agy_tool`
func usedAgyTool(_ entry: JSONObject, action: String) -> AgyTool {
    if let tool = commonAgyTool(entry) {
        return tool
    }
    let name = inWords(entry["toolName"].string ?? action)
    return AgyTool(name: name, input: renamedInput(entry["input"]))
}

/// A tool with those fields of its input that are filled; no field left is no input.
///
/// Contract: `chat/agy_tools/agy_tool`
private func agyTool(_ name: String, input: JSONObject) -> AgyTool {
    var kept = OrderedMap<ExactString, JSONValue>()
    for field in JSONValue.object(input).entries where isFilled(field.value) {
        kept[field.key] = field.value
    }
    return AgyTool(name: name, input: kept.isEmpty ? nil : kept.object)
}

/// The filled fields of an input under their common names, in order; no field left is no input.
///
/// Contract: `chat/agy_tools/renamed_input`
private func renamedInput(_ input: JSONValue?) -> JSONObject? {
    var renamed = OrderedMap<ExactString, JSONValue>()
    for field in input.entries {
        if !agyDroppedKeys.contains(field.key), isFilled(field.value) {
            renamed[agyKey(field.key)] = field.value
        }
    }
    if renamed.isEmpty {
        return nil
    }
    return renamed.object
}

/// Whether a field says anything: it is neither null nor an empty text.
///
/// Contract: `chat/agy_tools/is_filled`
private func isFilled(_ value: JSONValue) -> Bool {
    !value.isNull && value.string != ""
}

/// A name of a tool as words, the first with a capital letter.
///
/// Contract: `chat/agy_tools/in_words`
private func inWords(_ name: String) -> String {
    let words = name.lowerCased.pieces(separatedBy: "_").filter { !$0.isEmpty }
    if words.isEmpty {
        return "Tool"
    }
    return words.joined(separator: " ").firstUpperCased
}
