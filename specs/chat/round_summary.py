"""The numbers in the summary of a turn."""


def models_usage(value: Opt[Json]) -> Opt[Object]:
    """The tokens by model; nothing when no model has a count."""
    models: OrdMap[str, Json] = {}
    is_counted = False
    for entry in value.entries():
        if entry.value.is_record():
            usage = model_usage(entry.value)
            models[entry.key] = usage
            is_counted = is_counted or not usage.entries().is_empty()
    if not is_counted:
        return None
    return models.to_object()


def count_of(value: Opt[Json]) -> Opt[num]:
    """A whole number from 0 on that is exact."""
    number = value.as_num()
    if number is None or number < 0 or not number.is_safe_integer():
        return None
    return number


def not_negative(value: Opt[Json]) -> Opt[num]:
    """A number from 0 on."""
    number = value.as_num()
    if number is None or number < 0:
        return None
    return number


def positive(number: Opt[num]) -> Opt[num]:
    """The number, if it is above 0."""
    if number is None or number <= 0:
        return None
    return number
