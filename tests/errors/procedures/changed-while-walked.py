@public
class Box(Machine):
    """Holds titles."""

    titles: List[str]

    def double(self) -> None:
        """All twice."""
        for title in self.titles:
            self.titles.append(title)

# problems:
# specs/changed-while-walked.py:10:13: Box.titles is changed while it is walked
#     hint: walk copy(…) of it
