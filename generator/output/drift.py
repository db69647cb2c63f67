"""What `portgen generate --check` shows: every file that differs, and its unified diff."""

from __future__ import annotations

import difflib
import io
from collections import Counter
from collections.abc import Iterator

from generator.output.comparison import Change, Comparison, State

EXPLAINED = {
    State.STALE: "the specs say something else by now",
    State.MISSING: "not there",
    State.ORPHAN: "no longer generated",
    State.EDITED: "edited by hand",
    State.UNMANAGED: "not generated, but in the way",
}


def drifted(comparison: Comparison) -> list[Change]:
    """Every file that differs; the manifest is named only when nothing else does."""
    return list(comparison.changes) or ([comparison.manifest] if comparison.manifest else [])


def listing(changes: list[Change]) -> Iterator[str]:
    """One line for each file."""
    for change in changes:
        yield f"{change.state.value:<10}{change.path} ({EXPLAINED[change.state]})"


def counts(changes: list[Change]) -> str:
    """Such as `3 files differ: 2 stale, 1 orphan`."""
    by_state = Counter(change.state for change in changes)
    parts = ", ".join(f"{by_state[state]} {state.value}" for state in State if by_state[state])
    return f"{len(changes)} file{' differs' if len(changes) == 1 else 's differ'}: {parts}"


def unified_diff(change: Change) -> Iterator[str]:
    """The lines of a unified diff from the disk to what the specs say."""
    yield from (
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"
        for line in difflib.unified_diff(
            _lines(change.old),
            _lines(change.new),
            "/dev/null" if change.old is None else f"a/{change.path}",
            "/dev/null" if change.new is None else f"b/{change.path}",
        )
    )


def _lines(content: bytes | None) -> list[str]:
    """Lines with their line feeds; no other character ends one."""
    return list(io.StringIO((content or b"").decode(errors="replace"), newline="\n"))
