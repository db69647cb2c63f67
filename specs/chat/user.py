"""The files that go along with a user's text."""


def attachments_of(value: Opt[Json]) -> List[Attachment]:
    """The items of a list that are attachments; none when it is no list."""
    return [
        attachment
        for item in value.as_list().or_else([])
        if (attachment := attachment_of(item)) is not None
    ]
