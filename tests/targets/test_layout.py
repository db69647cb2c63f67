"""Layout of documents at a width."""

from generator.targets.layout import (
    HARD_LINE,
    LINE,
    SOFT_LINE,
    Choice,
    Doc,
    Group,
    IfBroken,
    Nest,
    OneLine,
    enclosed,
    join,
    lines,
    render,
)

INNER: Doc = ["inner", enclosed("(", ["one", "two"], ")", ",")]
CALL: Doc = ["call", enclosed("(", ["first", INNER, "last"], ")", ",")]


def test_a_group_stands_on_one_line_where_it_fits() -> None:
    assert render(CALL, 40) == "call(first, inner(one, two), last)"


def test_what_stands_behind_a_group_counts() -> None:
    doc: Doc = [CALL, " {"]
    assert render(doc, 36) == "call(first, inner(one, two), last) {"
    assert render(doc, 35) == "call(\n    first,\n    inner(one, two),\n    last,\n) {"


def test_an_inner_group_breaks_only_where_it_must() -> None:
    assert render(CALL, 22) == "call(\n    first,\n    inner(one, two),\n    last,\n)"
    assert render(CALL, 18) == (
        "call(\n    first,\n    inner(\n        one,\n        two,\n    ),\n    last,\n)"
    )


def test_an_empty_list_never_breaks() -> None:
    assert render(["call", enclosed("(", [], ")", ",")], 2) == "call()"


def test_a_hard_line_breaks_the_groups_around_it() -> None:
    doc = Group(["{", Nest([LINE, lines(["a", "b"])]), LINE, "}"])
    assert render(doc, 80) == "{\n    a\n    b\n}"


def test_an_empty_line_has_no_spaces() -> None:
    assert (
        render(Nest(["a", HARD_LINE, HARD_LINE, "b ", HARD_LINE, "c"]), 80) == "a\n\n    b\n    c"
    )


def test_a_choice_takes_the_first_option_whose_first_line_fits() -> None:
    body: Doc = ["left or", LINE, "right"]
    doc: Doc = [
        "value = ",
        Choice((OneLine(body), Nest([SOFT_LINE, OneLine(body)]), Nest(body))),
    ]
    assert render(doc, 21) == "value = left or right"
    assert render(doc, 20) == "value =\n    left or right"
    assert render(doc, 15) == "value = left or\n    right"


def test_broken_and_flat_forms_may_differ() -> None:
    doc = Group(
        ["[", Nest([SOFT_LINE, join([IfBroken("", ","), LINE], ["a", "b"])]), SOFT_LINE, "]"]
    )
    assert render(doc, 6) == "[a, b]"
    assert render(doc, 5) == "[\n    a\n    b\n]"


def test_indent_is_where_the_document_begins() -> None:
    assert render(CALL, 34, indent=4).startswith("call(\n        first,")
