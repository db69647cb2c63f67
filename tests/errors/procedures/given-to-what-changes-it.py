@public
class Box(Machine):
    """Holds titles."""

    titles: List[str]

    def add_all(self, more: List[str]) -> None:
        """More."""
        for title in more:
            self.titles.append(title)

    def double(self) -> None:
        """All twice."""
        self.add_all(self.titles)

# problems:
# specs/given-to-what-changes-it.py:14:22: add_all is given Box.titles and changes it
#     hint: copy(…) gives it a list of its own
