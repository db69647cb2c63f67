"""Task notifications: a background task tells of its end in a prompt.

Printed by portgen from specs/chat/task_notification.py. Do not edit: change the
contract and run `make generate`.
"""

from __future__ import annotations

from hapi_protocol.runtime import find, trim, trim_start


def notification_summary(prompt: str) -> str | None:
    """What a notification says in short; nothing when the prompt is none or says nothing.

    Contract: chat/task_notification/notification_summary
    """
    if not trim_start(prompt).startswith("<task-notification>"):
        return None
    tag = find(prompt, "<summary>", 0)
    if tag is None:
        return None
    begin = tag + len("<summary>")
    end = find(prompt, "</summary>", begin)
    if end is None:
        return None
    return trim(prompt[begin:end]) or None
