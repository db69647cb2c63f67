"""Laying out printed Python with black, and not laying out again what has not changed.

Black takes longer than everything else together. So the port carries a ledger, `layout.json`: for
each file a digest of the text before black and of the text after it. A file whose printed text is
that of the ledger, and which still stands as black left it, is taken from the port as it is.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from pathlib import Path

import black
from black.mode import TargetVersion

from generator.targets.python import tidy

_MAKER = version("black") + Path(tidy.__file__).read_text(encoding="utf-8")
"""What lays out: when it changes, nothing is taken over."""
LEDGER = "layout.json"
_MODE = black.Mode(line_length=100, target_versions={TargetVersion.PY311})
_WORTH_A_PROCESS = 8


def black_formatted(text: str) -> str:
    """The text as black lays it out, without parentheses that say nothing."""
    return black.format_str(tidy.without_extra_parentheses(text), mode=_MODE)


class Layout:
    """Lays out the files of one port; `previous` is the folder of the port as it stands, if any."""

    def __init__(self, previous: Path | None) -> None:
        self.previous = previous
        self.known = _read_ledger(previous)
        self.ledger: dict[str, list[str]] = {}

    def taken_over(self, path: str, source: str) -> str | None:
        """The file of the previous port, if it came from this source and was not edited since."""
        printed, formatted = self.known.get(path, ["", ""])
        if self.previous is None or printed != _digest(source):
            return None
        try:
            text = (self.previous / path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None
        return text if _digest(text) == formatted else None

    def laid_out(self, sources: Mapping[str, str]) -> dict[str, str]:
        """The texts by path, formatted; many at once in several processes."""
        texts = {path: self.taken_over(path, source) for path, source in sources.items()}
        missing = [path for path, text in texts.items() if text is None]
        fresh = _formatted([sources[path] for path in missing])
        texts.update(zip(missing, fresh, strict=True))
        done = {path: text for path, text in texts.items() if text is not None}
        for path, text in done.items():
            self.enter(path, sources[path], text)
        return done

    def made(self, path: str, source: str, make: Callable[[], str]) -> str:
        """A file that is made from `source` by other means, then formatted."""
        text = self.taken_over(path, source)
        if text is None:
            text = black_formatted(make())
        self.enter(path, source, text)
        return text

    def enter(self, path: str, source: str, text: str) -> None:
        self.ledger[path] = [_digest(source), _digest(text)]

    def ledger_text(self) -> str:
        """The ledger of all that was laid out, as a file of the port."""
        return json.dumps(self.ledger, indent=1, sort_keys=True) + "\n"


def _formatted(texts: list[str]) -> list[str]:
    workers = min(os.cpu_count() or 1, len(texts) // _WORTH_A_PROCESS)
    if workers < 2:
        return [black_formatted(text) for text in texts]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(black_formatted, texts, chunksize=4))


def _digest(text: str) -> str:
    return hashlib.sha256(f"{_MAKER}\n{text}".encode()).hexdigest()


def _read_ledger(previous: Path | None) -> dict[str, list[str]]:
    """The ledger of a port; a missing or damaged one is empty."""
    if previous is None:
        return {}
    try:
        ledger = json.loads((previous / LEDGER).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(ledger, dict):
        return {}
    return {
        path: entry
        for path, entry in ledger.items()
        if isinstance(entry, list) and len(entry) == 2 and all(isinstance(d, str) for d in entry)
    }
