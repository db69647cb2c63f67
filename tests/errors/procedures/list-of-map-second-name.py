class Held(Record):
    """Titles."""

    titles: Opt[List[str]]


@public
class Box(Machine):
    """Holds titles by kind."""

    kinds: Index[str, List[str]]

    def add(self, kind: str, title: str) -> None:
        """One more."""
        self.kinds.append_at(kind, title)

    def held(self, kind: str) -> Held:
        """The titles of a kind."""
        return Held(titles=self.kinds.get(kind))

# problems:
# specs/list-of-map-second-name.py:19:28: a list of Box.kinds gets a second name
#     hint: copy(…) gives it a list of its own
