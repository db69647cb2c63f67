// The steps of a plan.
//
// Printed by portgen from specs/chat/plan.py, specs/chat/plan.yaml. Do not edit: change the contract and run
// `make generate`.

/// A step of a plan in its normal form; nothing when the entry names none.
///
/// Contract: `chat/plan/plan_step`
private func planStep(_ entry: JSONValue) -> JSONObject? {
    // chat/plan/bare-step
    if let bare = entry.string {
        return ["step": .string(bare), "status": "pending"]
    }
    // chat/plan/step
    if let step =
        (entry["step"].string
        ?? entry["content"].string
        ?? entry["text"].string
        ?? entry["title"].string
        ?? entry["description"].string).nonEmpty
    {
        return [
            "step": .string(step),
            "status": .string(planStatus(entry["status"].coalescing(entry["state"]).string ?? "")),
        ]
    }
    return nil
}

/// Contract: `chat/plan/SPACE_OR_DASH`
private let spaceOrDash = ScalarSet(
    " -\u{A0}\u{1680}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}",
    "\t"..."\r",
    "\u{2000}"..."\u{200A}"
)

/// The steps of a plan, which is a list or an object with one; nothing when there is no step.
///
/// Contract: `chat/plan/plan_entries`
func planEntries(_ value: JSONValue?) -> [JSONObject]? {
    guard let entries = value.array ?? value["plan"].array ?? value["items"].array ?? value["steps"].array else {
        return nil
    }
    let steps = entries.compactMap(planStep)
    return steps.isEmpty ? nil : steps
}

/// The status of a step, however its name is written.
///
/// Contract: `chat/plan/plan_status`
private func planStatus(_ status: String) -> String {
    planStatusOf(status.trimmed.lowerCased.replacing(spaceOrDash, with: "_"))
}
