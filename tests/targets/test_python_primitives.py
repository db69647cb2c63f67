"""Every primitive has its text in Python, made of what the runtime offers."""

from __future__ import annotations

import ast
import builtins
import re

import pytest
from hapi_protocol import runtime

from generator.procedures.primitives import PRIMITIVES
from generator.targets.python.primitives import PYTHON

ARGUMENTS = {primitive.key: primitive.signature.partition("->")[0] for primitive in PRIMITIVES}


def test_every_primitive_has_its_text_and_nothing_else_has() -> None:
    assert {key.partition("@")[0] for key in PYTHON} == set(ARGUMENTS)


@pytest.mark.parametrize("key", PYTHON)
def test_a_text_is_an_expression_of_the_arguments_and_the_runtime(key: str) -> None:
    signature = re.sub(r"\[[^\]]*\]+", "", ARGUMENTS[key.partition("@")[0]]).strip()
    count = signature.count(",") + 1 if signature else 0
    places = {int(found) for found in re.findall(r"\{(\d)\.?\}", PYTHON[key])}
    tree = ast.parse(re.sub(r"\{(\d)\.?\}", r"argument\1", PYTHON[key]), mode="eval")
    unasked = {0} if key.startswith("text.past") else set()
    assert places == set(range(count)) - unasked or isinstance(tree.body, ast.Constant)
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    functions = {name for name in names if not re.fullmatch(r"argument\d", name)}
    assert all(name in runtime.__all__ or hasattr(builtins, name) for name in functions)
