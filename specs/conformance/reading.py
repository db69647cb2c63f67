"""Reading of documents: what stands somewhere, or nothing of its kind."""


def list_or_empty(value: Opt[Json]) -> List[Json]:
    """The list; an empty one for anything else."""
    items = value.as_list()
    if items is None:
        return []
    return items


def object_or_empty(value: Opt[Json]) -> Object:
    """The object; an empty one for anything else."""
    object = value.as_object()
    if object is None:
        return {}
    return object
