// Keys in the input of those tools of agy that have no common name.
//
// Printed by portgen from specs/chat/agy_keys.yaml. Do not edit: change the contract and run `make generate`.

/// Keys that are left out.
///
/// Contract: `chat/agy_keys/AGY_DROPPED_KEYS`
let agyDroppedKeys: Set<ExactString> = ["toolAction", "toolSummary", "WaitMsBeforeAsync", "Blocking"]

/// The common name of a key, else its own.
///
/// Contract: `chat/agy_keys/agy_key`
func agyKey(_ value: String) -> String {
    switch value {
    case "CommandLine":
        // chat/agy_keys/command
        "command"
    case "Cwd":
        // chat/agy_keys/cwd
        "cwd"
    case "AbsolutePath", "RelativePath", "TargetFile", "FilePath":
        // chat/agy_keys/file-path
        "file_path"
    case "Path", "DirectoryPath":
        // chat/agy_keys/path
        "path"
    case "Query", "SearchQuery":
        // chat/agy_keys/query
        "query"
    case "Pattern":
        // chat/agy_keys/pattern
        "pattern"
    case "Url", "URL":
        // chat/agy_keys/url
        "url"
    default: value
    }
}
