"""Reading what travels: a parser gives the normal form of a valid value, and nothing for any other."""


class ObjectReader(Machine):
    """Reads an object member by member; one that is not valid makes the whole object so."""

    source: Param[Opt[Json]]
    members: OrdMap[str, Json]
    """What was taken, in normal form."""
    added: int
    """How many of them the source does not have."""
    is_refused: bool

    def required(self, key: str, parse: Fn[Opt[Json], Opt[Json]]) -> None:
        """Takes a member that must be there."""
        self.take(key, parse(self.source[key]))

    def required_or_null(self, key: str, parse: Fn[Opt[Json], Opt[Json]]) -> None:
        """Takes a member that must be there and may be null."""
        value = self.source[key]
        self.take(key, value if value.is_null() else parse(value))

    def optional(
        self, key: str, parse: Fn[Opt[Json], Opt[Json]], otherwise: Opt[Json] = None
    ) -> None:
        """Takes a member that may be absent; `otherwise`, if given, stands in for it."""
        value = self.source[key]
        if value is not None:
            self.take(key, parse(value))
        elif otherwise is not None:
            self.add(key, otherwise)

    def optional_or_null(self, key: str, parse: Fn[Opt[Json], Opt[Json]]) -> None:
        """Takes a member that may be absent or null."""
        value = self.source[key]
        if value is not None:
            self.take(key, value if value.is_null() else parse(value))

    def defaulted(self, key: str, parse: Fn[Opt[Json], Opt[Json]], otherwise: Json) -> None:
        """Takes a member for which `otherwise` stands in when it is absent or null."""
        value = self.source[key]
        if value is None:
            self.add(key, otherwise)
        else:
            self.take(key, otherwise if value.is_null() else parse(value))

    def refuse_empty(self) -> None:
        """Refuses an object without members."""
        if self.source.entries().is_empty():
            self.is_refused = True

    def refuse_others(self) -> None:
        """Refuses an object with members that were not taken."""
        if len(self.source.entries()) != len(self.members) - self.added:
            self.is_refused = True

    def normal_form(self) -> Opt[Json]:
        """The members that were taken; nothing when the source is no valid object."""
        if self.is_refused or self.source.as_object() is None:
            return None
        return self.members.to_object()

    def normal_form_with_others(self) -> Opt[Json]:
        """All members, those that were taken in normal form."""
        if self.is_refused or self.source.as_object() is None:
            return None
        return self.source.merged(self.members.to_object())

    def take(self, key: str, normal: Opt[Json]) -> None:
        """Takes what a parser gave; nothing means that the member is not valid."""
        if normal is not None:
            self.members[key] = normal
        else:
            self.is_refused = True

    def add(self, key: str, otherwise: Json) -> None:
        """Takes a value for a member that is absent."""
        self.members[key] = otherwise
        self.added = self.added + 1


def parse_list(value: Opt[Json], parse_item: Fn[Opt[Json], Opt[Json]]) -> Opt[Json]:
    """The list with each of its items in normal form, or nothing when one is not valid."""
    items = value.as_list()
    if items is None:
        return None
    parsed: List[Json] = []
    for item in items:
        normal = parse_item(item)
        if normal is None:
            return None
        parsed.append(normal)
    return json_list(parsed)


def parse_map(value: Opt[Json], parse_value: Fn[Opt[Json], Opt[Json]]) -> Opt[Json]:
    """The object with each of its values in normal form, or nothing when one is not valid."""
    if value.as_object() is None:
        return None
    parsed: OrdMap[str, Json] = {}
    for entry in value.entries():
        normal = parse_value(entry.value)
        if normal is None:
            return None
        parsed[entry.key] = normal
    return parsed.to_object()


def parse_one_of(value: Opt[Json], texts: List[str]) -> Opt[Json]:
    """The value when it is one of these texts."""
    if (text := value.as_str()) is not None and texts.contains(text):
        return value
    return None


def parse_string(value: Opt[Json]) -> Opt[Json]:
    """The value when it is a text."""
    return value if value.as_str() is not None else None


def parse_number(value: Opt[Json]) -> Opt[Json]:
    """The value when it is a finite number."""
    return value if value.as_num() is not None else None


def parse_boolean(value: Opt[Json]) -> Opt[Json]:
    """The value when it is true or false."""
    return value if value.as_bool() is not None else None


def parse_anything(value: Opt[Json]) -> Opt[Json]:
    """The value, whatever it is."""
    return value
