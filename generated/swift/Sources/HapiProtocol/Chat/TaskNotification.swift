// Task notifications: a background task tells of its end in a prompt.
//
// Printed by portgen from specs/chat/task_notification.py. Do not edit: change the contract and run `make generate`.

/// What a notification says in short; nothing when the prompt is none or says nothing.
///
/// Contract: `chat/task_notification/notification_summary`
func notificationSummary(_ prompt: String) -> String? {
    guard prompt.trimmedAtStart.begins(with: "<task-notification>") else { return nil }
    guard let tag = prompt.position(of: "<summary>") else { return nil }
    let begin = prompt.index(behind: "<summary>", at: tag)
    guard let end = prompt.position(of: "</summary>", from: begin) else { return nil }
    return prompt.piece(from: begin, to: end).trimmed.nonEmpty
}
