"""Reading a plan."""

SPACE_OR_DASH: Const[Chars] = "\\s-"


def plan_entries(value: Opt[Json]) -> Opt[List[Object]]:
    """The steps of a plan, which is a list or an object with one; nothing when there is no step."""
    entries = (
        value.as_list()
        .or_else(value["plan"].as_list())
        .or_else(value["items"].as_list())
        .or_else(value["steps"].as_list())
    )
    if entries is None:
        return None
    steps = [step for entry in entries if (step := plan_step(entry)) is not None]
    return None if steps.is_empty() else steps


def plan_status(status: str) -> str:
    """The status of a step, however its name is written."""
    return plan_status_of(status.trim().lower().replace_each(SPACE_OR_DASH, "_"))
