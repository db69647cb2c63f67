// Printed by portgen from specs/chat/agy_keys.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/** Keys that are left out. */
internal val AGY_DROPPED_KEYS = setOf("toolAction", "toolSummary", "WaitMsBeforeAsync", "Blocking")

/**
 * The common name of a key, else its own.
 *
 * Contract: chat/agy_keys/agy_key
 */
internal fun agyKey(value: String): String = when (value) {
    // chat/agy_keys/command
    "CommandLine" -> "command"

    // chat/agy_keys/cwd
    "Cwd" -> "cwd"

    // chat/agy_keys/file-path
    "AbsolutePath", "RelativePath", "TargetFile", "FilePath" -> "file_path"

    // chat/agy_keys/path
    "Path", "DirectoryPath" -> "path"

    // chat/agy_keys/query
    "Query", "SearchQuery" -> "query"

    // chat/agy_keys/pattern
    "Pattern" -> "pattern"

    // chat/agy_keys/url
    "Url", "URL" -> "url"

    else -> value
}
