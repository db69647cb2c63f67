@public
class Box(Machine):
    """Holds titles by place."""

    rows: List[List[str]]

    def add(self, title: str) -> None:
        """One more."""
        self.rows[0].append(title)

# problems:
# specs/map-value-changed.py:9:9: only a named collection is changed
#     hint: append_at(key, item) for lists in a map
