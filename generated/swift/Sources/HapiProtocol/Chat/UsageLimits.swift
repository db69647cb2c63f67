// Usage limits: some agents tell of them in a text of a fixed form.
//
// Printed by portgen from specs/chat/usage_limits.py. Do not edit: change the contract and run `make generate`.

/// The event that an agent's message stands for when one of its texts tells of a usage limit.
///
/// The first such text counts.
///
/// Contract: `chat/usage_limits/usage_limit_event`
func usageLimitEvent(_ parts: [Part]) -> AgentEvent? {
    for part in parts {
        if case .text(let part) = part, let limit = usageLimitOf(part.text) {
            return limit
        }
    }
    return nil
}

/// The usage limit that a text tells of. A number too large to be one makes it an ordinary text.
///
/// Contract: `chat/usage_limits/usage_limit_of`
private func usageLimitOf(_ text: String) -> AgentEvent? {
    if let reached = usageLimitReached(text), let endsAt = reached.endsAt.decimalNumber {
        return limitReachedEvent(endsAt, limitType: reached.limitType ?? "")
    }
    if let warning = usageLimitWarning(text),
        let endsAt = warning.endsAt.decimalNumber,
        let percent = warning.utilization.decimalNumber
    {
        return limitWarningEvent(percent / 100, endsAt: endsAt, limitType: warning.limitType)
    }
    return nil
}
