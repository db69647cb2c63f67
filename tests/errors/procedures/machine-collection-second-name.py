@public
class Box(Machine):
    """Holds titles."""

    titles: List[str]

    def add(self, title: str) -> None:
        """One more."""
        self.titles.append(title)

    def snapshot(self) -> List[str]:
        """The titles now."""
        return self.titles

# problems:
# specs/machine-collection-second-name.py:13:16: Box.titles is changed in place and gets a second name here
#     hint: copy(…) gives it a list of its own
