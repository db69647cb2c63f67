"""Step tables: a text goes through procedures, one after the other."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import groupby

from generator.diagnostics import Problems, Span, did_you_mean
from generator.load.yaml_document import YamlMap
from generator.tables.declarations import procedure
from generator.tables.rows import as_list, check_row_ids
from generator.tables.syntax import Hole, expression, literal, mark, name, statements, with_note

TRIMS = ("trim", "trim_start", "trim_end")


def lower(document: YamlMap, module: str, problems: Problems) -> list[ast.stmt]:
    """Gives one procedure from a text to a text for each entry of `procedures`."""
    entries: YamlMap = document["procedures"]
    check_row_ids((step for entry in entries.values() for step in entry["steps"]), problems)
    return [
        _procedure(key, entries[key], entries.span_of(key), module, problems) for key in entries
    ]


def _procedure(
    identifier: str, entry: YamlMap, span: Span, module: str, problems: Problems
) -> ast.stmt:
    inputs: YamlMap = entry["inputs"]
    first, *between = entry["steps"]
    last = between.pop() if between and "only-for" not in between[-1] else None
    source = str(next(iter(inputs)))
    if "only-for" in first:
        body = statements("result = TEXT", span, TEXT=source)
        between.insert(0, first)
    else:
        body = _noted(_step(first, "result = APPLIED", result=source), first, module)
    for condition, steps in groupby(between, key=lambda step: step.get("only-for")):
        body += _applied(list(steps), condition, inputs, module, problems)
    if last:
        body += _noted(_step(last, "return APPLIED"), last, module)
    else:
        body += statements("return result", span)
    return procedure(identifier, inputs.items(), "str", entry, body, span)


def _applied(
    steps: Sequence[YamlMap],
    condition: YamlMap | None,
    inputs: YamlMap,
    module: str,
    problems: Problems,
) -> list[ast.stmt]:
    """Steps that stand under the same condition."""
    applied = [
        statement
        for step in steps
        for statement in _noted(_step(step, "result = APPLIED"), step, module)
    ]
    if condition is None:
        return applied
    test = _any_of(condition, inputs, problems)
    return statements("if TEST:\n    APPLIED", condition.span, TEST=test, APPLIED=applied)


def _step(step: YamlMap, snippet: str, **holes: Hole) -> list[ast.stmt]:
    """A snippet with a step applied to the text so far in it; `holes` may rename that."""
    place = step.value_span_of("apply")
    call = "result.APPLY()" if step["apply"] in TRIMS else "APPLY(result)"
    if "with" in step:
        call = "APPLY(result, GIVEN)"
        holes = {**holes, "GIVEN": literal(step["with"], step.value_span_of("with"))}
    applied = expression(call, place, APPLY=str(step["apply"]), **holes)
    return statements(snippet, place, APPLIED=applied)


def _noted(body: list[ast.stmt], step: YamlMap, module: str) -> list[ast.stmt]:
    return with_note(body, f"{module}/{step['id']}")


def _any_of(condition: YamlMap, inputs: YamlMap, problems: Problems) -> ast.expr:
    tests: list[ast.expr] = []
    for key in condition:
        place = condition.span_of(key)
        if key not in inputs:
            problems.add(place, f"{str(key)!r} is no input", did_you_mean(key, inputs))
        values: list[ast.expr] = [literal(*item) for item in as_list(condition, key)]
        if len(values) == 1:
            tests.append(expression("A == B", place, A=name(key, place), B=values[0]))
        else:
            options = ast.List(values, ast.Load())
            tests.append(expression("A in B", place, A=name(key, place), B=options))
    return tests[0] if len(tests) == 1 else mark(ast.BoolOp(ast.Or(), tests), condition.span)
