"""KDoc comments."""

from __future__ import annotations

import re
import textwrap

from generator.targets.kotlin.names import kotlin_name
from generator.targets.layout import Doc, lines

WIDTH = 120
"""The longest line of a printed file."""


def kdoc(doc: str, row_id: str, fields: dict[str, str], indent: int = 0) -> Doc:
    """What a declaration is, the contract row it comes from, and what its fields are."""
    width = WIDTH - indent - len(" * ")
    shown: list[str] = []
    for paragraph in doc.strip().split("\n\n"):
        if shown:
            shown.append("")
        shown += _wrapped(paragraph, width)
    shown += ["", f"Contract: {row_id}"]
    if fields:
        shown.append("")
    for name, text in fields.items():
        shown += _wrapped(f"@property {kotlin_name(name)} {text}", width, "  ")
    return lines(["/**", *(f" * {line}".rstrip() for line in shown), " */"])


def short_kdoc(doc: str, indent: int = 4) -> Doc:
    """A comment on one line, if it fits."""
    text = " ".join(_harmless(doc).split())
    if len(f"/** {text} */") <= WIDTH - indent:
        return f"/** {text} */"
    shown = _wrapped(doc, WIDTH - indent - len(" * "))
    return lines(["/**", *(f" * {line}" for line in shown), " */"])


def _wrapped(text: str, width: int, indent: str = "") -> list[str]:
    return textwrap.wrap(" ".join(_harmless(text).split()), width, subsequent_indent=indent)


def _harmless(text: str) -> str:
    """Text that can neither end a comment nor begin one in it; names in code are Kotlin's."""
    text = re.sub(r"`([a-z]+(?:_[a-z]+)+)`", lambda name: f"`{kotlin_name(name[1])}`", text)
    return text.replace("*/", "* /").replace("/*", "/ *")
