"""Which targets there are (the packages in `generator/targets/`) and which a command means."""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence

from generator import targets
from generator.diagnostics import did_you_mean
from generator.exits import CommandError

ALL = "all"


def target_names() -> list[str]:
    """The names of all targets, sorted; none of them is imported."""
    return sorted(module.name for module in pkgutil.iter_modules(targets.__path__) if module.ispkg)


def chosen_targets(asked: Sequence[str], default: Sequence[str]) -> list[str]:
    """The targets asked for (`all` means every one), or the default, sorted and each once.

    Raises CommandError for a name that is no target.
    """
    known = target_names()
    for name in asked:
        if name not in (*known, ALL):
            raise CommandError(
                f"no target {name!r}",
                did_you_mean(name, [*known, ALL]) or f"targets are {', '.join([*known, ALL])}",
            )
    return known if ALL in asked else sorted(set(asked or default))
