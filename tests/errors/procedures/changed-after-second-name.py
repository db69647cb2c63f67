@public
class Box(Machine):
    """Holds titles."""

    titles: List[str]

    def fill(self) -> None:
        """Fills the box."""
        fresh: List[str] = []
        self.titles = fresh
        fresh.append("too late")

# problems:
# specs/changed-after-second-name.py:11:9: fresh is changed after it got a second name
#     hint: give copy(…) of it away, or change it before
