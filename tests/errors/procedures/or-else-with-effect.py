@public
class Counter(Machine):
    """Counts."""

    count: int

    def next(self) -> int:
        """The next number."""
        self.count = self.count + 1
        return self.count

    def number(self, given: Opt[int]) -> int:
        """The given number, else the next."""
        return given.or_else(self.next())

# problems:
# specs/or-else-with-effect.py:14:16: the argument of or_else has an effect
#     hint: it may or may not be asked: use an if
