"""The tools of agy under the names that are shown."""


class AgyTool(Record):
    """A tool under the name that is shown, and its input."""

    name: str
    input: Opt[Object]


def used_agy_tool(entry: Object, action: str) -> AgyTool:
    """The tool of an action: under its common name, else under its own in words."""
    if (tool := common_agy_tool(entry)) is not None:
        return tool
    name = in_words(entry["toolName"].as_str().or_else(action))
    return AgyTool(name=name, input=renamed_input(entry["input"]))


def agy_tool(name: str, input: Object) -> AgyTool:
    """A tool with those fields of its input that are filled; no field left is no input."""
    kept: OrdMap[str, Json] = {}
    for field in input.entries():
        if is_filled(field.value):
            kept[field.key] = field.value
    return AgyTool(name=name, input=None if kept.is_empty() else kept.to_object())


def renamed_input(input: Opt[Json]) -> Opt[Object]:
    """The filled fields of an input under their common names, in order; no field left is no input."""
    renamed: OrdMap[str, Json] = {}
    for field in input.entries():
        if field.key not in AGY_DROPPED_KEYS and is_filled(field.value):
            renamed[agy_key(field.key)] = field.value
    if renamed.is_empty():
        return None
    return renamed.to_object()


def is_filled(value: Json) -> bool:
    """Whether a field says anything: it is neither null nor an empty text."""
    return not value.is_null() and value.as_str() != ""


def in_words(name: str) -> str:
    """A name of a tool as words, the first with a capital letter."""
    words = [word for word in name.lower().split("_") if word != ""]
    if words.is_empty():
        return "Tool"
    return words.join(" ").first_upper()
