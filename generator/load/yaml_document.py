"""YAML with places: plain mappings, lists and scalars that know where they stand.

The loader is stricter than YAML: duplicate keys, anchors, aliases, tags and non-string keys are
refused, and `yes`, `no`, `on`, `off` are strings, so that a table means what it looks like.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from generator.diagnostics import Problem, Problems, Span, SpecError


class YamlMap(dict[str, Any]):
    """A mapping with the place of itself, of each key and of each value."""

    span: Span
    key_spans: dict[str, Span]
    value_spans: dict[str, Span]

    def span_of(self, key: str) -> Span:
        """The place of a key, or of the mapping when it has no such key."""
        return self.key_spans.get(key, self.span)

    def value_span_of(self, key: str) -> Span:
        """The place of a key's value, or of the mapping when it has no such key."""
        return self.value_spans.get(key, self.span)


class YamlList(list[Any]):
    """A list with the place of itself and of each item."""

    span: Span
    item_spans: list[Span]


class YamlStr(str):
    """A string scalar with its place."""

    span: Span


class YamlInt(int):
    """An integer scalar with its place."""

    span: Span


class YamlFloat(float):
    """A number scalar with its place."""

    span: Span


def span_of(value: Any, default: Span) -> Span:
    """The place of a loaded value; booleans and nulls have none of their own."""
    span = getattr(value, "span", None)
    return span if isinstance(span, Span) else default


_IMPLICIT = {
    "tag:yaml.org,2002:bool": re.compile(r"true|false"),
    "tag:yaml.org,2002:null": re.compile(r"null|~|"),
    "tag:yaml.org,2002:int": re.compile(r"-?(?:0|[1-9][0-9]*)"),
    "tag:yaml.org,2002:float": re.compile(r"-?(?:0|[1-9][0-9]*)\.[0-9]+"),
}


class _Composer(yaml.SafeLoader):
    """Builds nodes only; plain scalars are resolved here by the four patterns above."""

    yaml_implicit_resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}  # noqa: RUF012


def load_yaml(text: str, path: str) -> YamlMap:
    """Reads one spec file whose top level is a mapping.

    Raises SpecError with every duplicate or non-string key, anchor and tag, or with the place
    where the text stops being YAML.
    """
    try:
        node = yaml.compose(text, Loader=_Composer)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        span = Span(path, mark.line + 1, mark.column + 1) if mark else Span(path)
        raise SpecError([Problem(span, f"not YAML: {error.problem or error.context}")]) from None
    except yaml.reader.ReaderError as error:
        raise SpecError([Problem(Span(path), f"not YAML: {error.reason}")]) from None
    problems = Problems()
    value = _Builder(path, problems).value(node) if node is not None else None
    problems.raise_if_any()
    if not isinstance(value, YamlMap):
        raise SpecError([Problem(Span(path), "a spec file is a mapping at its top level")])
    return value


class _Builder:
    def __init__(self, path: str, problems: Problems) -> None:
        self.path = path
        self.problems = problems
        self.seen: set[int] = set()

    def span(self, node: yaml.Node) -> Span:
        return Span(self.path, node.start_mark.line + 1, node.start_mark.column + 1)

    def value(self, node: yaml.Node) -> Any:
        span = self.span(node)
        if id(node) in self.seen:
            self.problems.add(span, "an alias (*name) repeats a value", "write the value again")
            return None
        self.seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            return self.mapping(node, span)
        if isinstance(node, yaml.SequenceNode):
            items = YamlList(self.value(item) for item in node.value)
            items.span = span
            items.item_spans = [self.span(item) for item in node.value]
            return items
        assert isinstance(node, yaml.ScalarNode)
        return self.scalar(node, span)

    def mapping(self, node: yaml.MappingNode, span: Span) -> YamlMap:
        result = YamlMap()
        result.span, result.key_spans, result.value_spans = span, {}, {}
        for key_node, value_node in node.value:
            key_span = self.span(key_node)
            key = self.value(key_node)
            if not isinstance(key, str):
                self.problems.add(key_span, "a key is a string", "put it in quotes")
                key = str(key_node.value)
            if key in result:
                first = result.key_spans[key]
                self.problems.add(
                    key_span, f"duplicate key {key!r}", f"it stands first in line {first.line}"
                )
            result[key] = self.value(value_node)
            result.key_spans[key] = key_span
            result.value_spans[key] = self.span(value_node)
        return result

    def scalar(self, node: yaml.ScalarNode, span: Span) -> Any:
        text: str = node.value
        if node.style is None:
            for tag, pattern in _IMPLICIT.items():
                if pattern.fullmatch(text):
                    return self.plain(tag, text, span)
        if node.tag not in ("tag:yaml.org,2002:str", "!") and not node.tag.startswith("tag:"):
            self.problems.add(span, f"a tag ({node.tag}) has no meaning here", "leave it out")
        result = YamlStr(text)
        result.span = span
        return result

    def plain(self, tag: str, text: str, span: Span) -> Any:
        if tag.endswith("bool"):
            return text == "true"
        if tag.endswith("null"):
            return None
        number: YamlInt | YamlFloat = YamlInt(text) if tag.endswith("int") else YamlFloat(text)
        number.span = span
        return number
