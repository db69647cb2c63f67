// How far a step of a plan has come.
//
// Printed by portgen from specs/chat/plan_status.yaml. Do not edit: change the contract and run `make generate`.

/// The status that a word stands for; the word is in small letters, joined with `_`.
///
/// Contract: `chat/plan_status/plan_status_of`
func planStatusOf(_ value: String) -> String {
    switch value {
    case "completed", "complete", "done":
        // chat/plan_status/completed
        "completed"
    case "in_progress", "inprogress", "active", "running":
        // chat/plan_status/in-progress
        "in_progress"
    default: "pending"
    }
}
