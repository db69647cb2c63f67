"""Reading of documents: what stands somewhere, or nothing of its kind."""


def list_or_empty(value: Opt[Json]) -> List[Json]:
    """The list; an empty one for anything else."""
    return value.as_list().or_else([])


def object_or_empty(value: Opt[Json]) -> Object:
    """The object; an empty one for anything else."""
    return value.as_object().or_else({})
