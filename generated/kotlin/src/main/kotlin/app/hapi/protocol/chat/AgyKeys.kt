// Printed by portgen from specs/chat/agy_keys.yaml.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/** Keys that are left out. */
internal val AGY_DROPPED_KEYS: Set<String> = setOf("toolAction", "toolSummary", "WaitMsBeforeAsync", "Blocking")

/**
 * The common name of a key, else its own.
 *
 * Contract: chat/agy_keys/agy_key
 */
internal fun agyKey(value: String): String = when (value) {
    "CommandLine" -> {
        // chat/agy_keys/command
        "command"
    }

    "Cwd" -> {
        // chat/agy_keys/cwd
        "cwd"
    }

    "AbsolutePath", "RelativePath", "TargetFile", "FilePath" -> {
        // chat/agy_keys/file-path
        "file_path"
    }

    "Path", "DirectoryPath" -> {
        // chat/agy_keys/path
        "path"
    }

    "Query", "SearchQuery" -> {
        // chat/agy_keys/query
        "query"
    }

    "Pattern" -> {
        // chat/agy_keys/pattern
        "pattern"
    }

    "Url", "URL" -> {
        // chat/agy_keys/url
        "url"
    }

    else -> value
}
