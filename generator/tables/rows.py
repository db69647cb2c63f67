"""What rows have in common: an id of their own, and values that no earlier row took."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.diagnostics import Problems, Span
from generator.load.yaml_document import YamlList, YamlMap


def check_row_ids(rows: Iterable[YamlMap], problems: Problems) -> None:
    """Reports every row whose `id` an earlier row of the same file has."""
    first: dict[str, Span] = {}
    for row in rows:
        place = row.value_span_of("id")
        if row["id"] in first:
            hint = f"it stands first in line {first[row['id']].line}"
            problems.add(place, f"duplicate row id {str(row['id'])!r}", hint)
        first.setdefault(row["id"], place)


def check_values(values: Iterable[tuple[str, Span, str]], problems: Problems) -> None:
    """Reports every value (text, place, id of its row) that an earlier row has already taken."""
    taken: dict[str, str] = {}
    for value, place, row_id in values:
        if value in taken:
            message = f"{str(value)!r} never reaches row {row_id!r}"
            problems.add(place, message, f"row {taken[value]!r} takes it first")
        taken.setdefault(value, str(row_id))


def refuse_when(rows: Iterable[YamlMap], problems: Problems) -> None:
    """Reports rows for a value where nothing says which value is meant."""
    for row in rows:
        if "when" in row:
            message = f"row {str(row['id'])!r} is for a value, but nothing is read"
            problems.add(row.span_of("when"), message, "say with `on` what is read, or use `where`")


def as_list(row: YamlMap, key: str) -> Sequence[tuple[str, Span]]:
    """The values of a field that holds one value or a list of them, each with its place."""
    value = row[key]
    if isinstance(value, YamlList):
        return list(zip(value, value.item_spans, strict=True))
    return [(value, row.value_span_of(key))]
