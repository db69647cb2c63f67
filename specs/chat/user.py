"""The files that go along with a user's text."""


def attachments_of(value: Opt[Json]) -> List[Attachment]:
    """The items of a list that are attachments; none when it is no list."""
    attachments: List[Attachment] = []
    items = value.as_list()
    if items is None:
        return attachments
    for item in items:
        if (attachment := attachment_of(item)) is not None:
            attachments.append(attachment)
    return attachments
