"""What is the same in several patterns."""


def without_first_line(text: str, opening: str) -> str:
    """The text without its first line, if that begins so and a line feed or the end closes it."""
    opening_end = text.after(opening, text.start())
    if opening_end is None:
        return text
    line_end = text.skip(LINE_CHARACTERS, opening_end)
    break_end = text.after("\r\n", line_end).or_else(text.after("\n", line_end))
    if break_end is None and line_end != text.end():
        return text
    return text.onward(break_end.or_else(line_end))
