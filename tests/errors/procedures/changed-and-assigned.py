@public
class Box(Machine):
    """Holds titles."""

    titles: List[str]

    def add(self, title: str) -> None:
        """One more."""
        self.titles.append(title)

    def reset(self) -> None:
        """None any more."""
        self.titles = []

# problems:
# specs/changed-and-assigned.py:13:9: Box.titles is assigned here and changed in place elsewhere
#     hint: do one or the other: clear() and extend(…), or always a new one
