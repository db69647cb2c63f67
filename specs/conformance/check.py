"""A check: what a fixture document expects of one part, and what came out."""

@package
class Check(Record):
    """One compared part of a document."""

    path: str
    """Where the expectation stands in the document, as a JSON path."""
    expected: Opt[Json]
    actual: Opt[Json]

    @package
    @property
    def is_met(self) -> bool:
        """Whether both have the same canonical JSON, or neither is there."""
        if (expected := self.expected) is not None and (actual := self.actual) is not None:
            return expected.canonical() == actual.canonical()
        return self.expected is None and self.actual is None
