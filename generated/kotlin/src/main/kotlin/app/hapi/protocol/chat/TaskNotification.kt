// Printed by portgen from specs/chat/task_notification.py.
// Do not edit: change the contract and run `make generate`.

package app.hapi.protocol

/**
 * What a notification says in short; nothing when the prompt is none or says nothing.
 *
 * Contract: chat/task_notification/notification_summary
 */
internal fun notificationSummary(prompt: String): String? {
    if (!prompt.trimmedStart().startsWith("<task-notification>")) return null
    val tag = prompt.find("<summary>", 0) ?: return null
    val begin = tag + "<summary>".length
    val end = prompt.find("</summary>", begin) ?: return null
    return prompt.between(begin, end).trimmed().ifEmpty { null }
}
