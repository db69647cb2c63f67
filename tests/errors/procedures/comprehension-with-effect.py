@public
class Counter(Machine):
    """Counts."""

    count: int

    def next(self) -> int:
        """The next number."""
        self.count = self.count + 1
        return self.count

    @public
    def numbers(self, names: List[str]) -> List[int]:
        """A number for each name."""
        return [self.next() for name in names if name != ""]

# problems:
# specs/comprehension-with-effect.py:15:16: what is asked or made of each item has an effect
#     hint: the order of effects would differ between languages: use a for loop
