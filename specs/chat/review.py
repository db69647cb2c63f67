"""Finding a code review in the text of a message."""


def review_of(data: Object, text: str) -> Opt[Object]:
    """The review that a message of the family `codex` is, in its normal form.

    A snapshot of a stream is none: its text may still grow.
    """
    bare = text.trim()
    if not bare.startswith("{") or not bare.endswith("}") or is_stream_snapshot(data):
        return None
    return bare_review(bare.parse_json())


def is_stream_snapshot(data: Object) -> bool:
    """Whether a message is one state of a text that is still being written."""
    if data["streamSnapshot"].as_bool().or_else(False):
        return True
    if (id := data["id"].as_str()) is not None:
        return is_stream_snapshot_id(id)
    return False


def review_findings(value: Opt[Json]) -> List[Object]:
    """The findings of a list, in their normal form; none when it is no list."""
    return [
        finding
        for item in value.as_list().or_else([])
        if (finding := review_finding(item)) is not None
    ]


def has_items(value: Opt[Json]) -> bool:
    """Whether the value is a list with something in it."""
    return not value.as_list().or_else([]).is_empty()
