// Printed by portgen from specs/chat/agy_tools.py, specs/chat/agy_tools.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

/**
 * The tool of a tool action under its common name, with its input; nothing when it has none.
 *
 * Contract: chat/agy_tools/common_agy_tool
 */
private fun commonAgyTool(entry: JsonObject): AgyTool? {
    val input = entry["input"]
    val tool = entry["toolName"].string ?: return null
    return when (tool) {
        // chat/agy_tools/run-command
        "run_command" -> agyTool(
            "Bash",
            jsonObject {
                put("command", input["CommandLine"])
                put("cwd", input["Cwd"])
            },
        )

        // chat/agy_tools/view-file
        "view_file" -> agyTool(
            "Read",
            jsonObject { put("file_path", input["AbsolutePath"].ifNullish { input["RelativePath"] }) },
        )

        // chat/agy_tools/write-to-file
        "write_to_file" -> agyTool(
            "Write",
            jsonObject {
                put("file_path", input["TargetFile"])
                put("content", input["CodeContent"])
            },
        )

        // chat/agy_tools/replace-file-content
        "replace_file_content" -> agyTool(
            "Edit",
            jsonObject {
                put("file_path", input["TargetFile"])
                put("old_string", input["TargetContent"])
                put("new_string", input["ReplacementContent"])
            },
        )

        // chat/agy_tools/grep-search
        "grep_search" -> agyTool(
            "Grep",
            jsonObject {
                put("pattern", input["Query"].ifNullish { input["SearchQuery"] })
                put("path", input["SearchDirectory"].ifNullish { input["SearchPath"] })
            },
        )

        // chat/agy_tools/list-dir
        "list_dir" -> agyTool(
            "LS",
            jsonObject { put("path", input["DirectoryPath"].ifNullish { input["AbsolutePath"] }) },
        )

        else -> null
    }
}

/**
 * A tool under the name that is shown, and its input.
 *
 * Contract: chat/agy_tools/AgyTool
 */
internal data class AgyTool(val name: String, val input: JsonObject? = null)

/**
 * The tool of an action: under its common name, else under its own in words.
 *
 * Contract: chat/agy_tools/used_agy_tool
 */
internal fun usedAgyTool(entry: JsonObject, action: String): AgyTool {
    val tool = commonAgyTool(entry)
    if (tool != null) return tool
    val name = inWords(entry["toolName"].string ?: action)
    return AgyTool(name = name, input = renamedInput(entry["input"]))
}

/**
 * A tool with those fields of its input that are filled; no field left is no input.
 *
 * Contract: chat/agy_tools/agy_tool
 */
private fun agyTool(name: String, input: JsonObject): AgyTool {
    val kept = mutableMapOf<String, JsonElement>()
    for (field in input.members()) {
        if (isFilled(field.value)) {
            kept[field.key] = field.value
        }
    }
    return AgyTool(name = name, input = if (kept.isEmpty()) null else kept.toJsonObject())
}

/**
 * The filled fields of an input under their common names, in order; no field left is no input.
 *
 * Contract: chat/agy_tools/renamed_input
 */
private fun renamedInput(input: JsonElement?): JsonObject? {
    val renamed = mutableMapOf<String, JsonElement>()
    for (field in input.members()) {
        if (field.key !in AGY_DROPPED_KEYS && isFilled(field.value)) {
            renamed[agyKey(field.key)] = field.value
        }
    }
    if (renamed.isEmpty()) return null
    return renamed.toJsonObject()
}

/**
 * Whether a field says anything: it is neither null nor an empty text.
 *
 * Contract: chat/agy_tools/is_filled
 */
private fun isFilled(value: JsonElement): Boolean = value !is JsonNull && value.string != ""

/**
 * A name of a tool as words, the first with a capital letter.
 *
 * Contract: chat/agy_tools/in_words
 */
private fun inWords(name: String): String {
    val words = name.lowercased().split("_").filter { it.isNotEmpty() }
    if (words.isEmpty()) return "Tool"
    return words.joinToString(" ").firstUppercased()
}
