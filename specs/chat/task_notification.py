"""Task notifications: a background task tells of its end in a prompt."""


def notification_summary(prompt: str) -> Opt[str]:
    """What a notification says in short; nothing when the prompt is none or says nothing."""
    if not prompt.trim_start().startswith("<task-notification>"):
        return None
    tag = prompt.find("<summary>", prompt.start())
    if tag is None:
        return None
    begin = prompt.past("<summary>", tag)
    end = prompt.find("</summary>", begin)
    if end is None:
        return None
    return prompt.between(begin, end).trim().non_empty()
