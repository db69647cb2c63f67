"""Decode tables become procedures of readings, guards and a match."""

from __future__ import annotations

import ast
from textwrap import dedent, indent

import pytest

from tests.tables.lowering import code, declarations, problems


def reader(give: str) -> str:
    """The expression that a reader from `data` gives."""
    lowered = code(f"""\
        kind: decode
        doc: Readings.
        procedures:
          read:
            doc: Reads.
            inputs: {{data: Object, other: Json}}
            gives: Json
            record: data
            give: {give}
        """)
    return lowered.rpartition("return ")[2]


def table(body: str) -> str:
    """A table of one procedure `read` from `data`, with this header and these rows."""
    start = """\
        kind: decode
        doc: Rows.
        procedures:
          read:
            doc: Reads.
            inputs: {data: Object}
            gives: Opt[Thing]
            record: data
        """
    return dedent(start) + indent(dedent(body), "    ")


def lowered_body(body: str) -> str:
    """The statements of that procedure."""
    lines = code(table(body)).splitlines()
    return dedent("\n".join(lines[2:]))


@pytest.mark.parametrize(
    ("give", "expression"),
    [
        ("{string: a}", "data['a'].as_str()"),
        ("{number: a.b}", "data['a']['b'].as_num()"),
        ("{bool: $other}", "other.as_bool()"),
        ("{list: $other.a}", "other['a'].as_list()"),
        ("{object: a}", "data['a'].as_object()"),
        ("{record: a}", "data['a'].as_record()"),
        ("{value: a}", "data['a']"),
        ("{truthy: a}", "data['a'].is_truthy()"),
        ("{stringified: a}", "data['a'].stringify()"),
        ("{blank: a}", "data['a'].as_str().or_else('').trim() == ''"),
        ("{present: [a, b]}", "data['a'] is not None or data['b'] is not None"),
        ("{string: [a, b, c]}", "data['a'].coalesce(data['b']).coalesce(data['c']).as_str()"),
        ("{first-string: [a, b]}", "data['a'].as_str().or_else(data['b'].as_str())"),
        ("{string: a, not-empty: true}", "data['a'].as_str().non_empty()"),
        ("{string: a, in: [b, c]}", "data['a'].as_str().one_of(['b', 'c'])"),
        ("{string: a, else: b}", "data['a'].as_str().or_else('b')"),
        ("{string: a, else: {string: b}}", "data['a'].as_str().or_else(data['b'].as_str())"),
        ("{string: a, else: $other.name}", "data['a'].as_str().or_else(other.name)"),
        ("{number: a, else: null}", "data['a'].as_num().or_null()"),
        ("{value: a, else: $data}", "data['a'].coalesce(data)"),
        ("{string: a, is: b}", "data['a'].as_str() == 'b'"),
        ("{string: a, is: [b, c]}", "data['a'].as_str() in ['b', 'c']"),
        ("{string: a, is-not: b}", "data['a'].as_str() != 'b'"),
        ("{string: a, is-not: [b, c]}", "data['a'].as_str() not in ['b', 'c']"),
        (
            "{any: [{list: a}, {truthy: b}]}",
            "data['a'].as_list() is not None or data['b'].is_truthy()",
        ),
        ("{call: f, x: {value: a}, y: 1}", "f(x=data['a'], y=1)"),
        ("{call: f, x: $other, else: b}", "f(x=other).or_else('b')"),
        ("{make: Thing, a: $data, b: [1, x]}", "Thing(a=data, b=[1, 'x'])"),
        ("{json: {a: {string: b}, c: true}}", "{'a': data['b'].as_str(), 'c': True}"),
        ("text", "'text'"),
        ("nothing", "None"),
    ],
)
def test_a_value_becomes_an_expression(give: str, expression: str) -> None:
    assert reader(give) == expression


def test_what_is_needed_is_guarded_and_what_may_be_missing_is_not() -> None:
    assert (
        lowered_body("""\
        need:
          name: {string: name}
          size: {number: size, else: 0}
        where: [{truthy: ready}]
        let: {note: {string: note}}
        give: {make: Thing, name: $name, size: $size, note: $note}
        """)
        == dedent("""\
        name = data['name'].as_str()
        if name is None:
            return None
        size = data['size'].as_num().or_else(0)
        if not data['ready'].is_truthy():
            return None
        note = data['note'].as_str()
        return Thing(name=name, size=size, note=note)""")
    )


def test_rows_are_chosen_by_a_value() -> None:
    assert (
        lowered_body("""\
        on: {type: {string: type}}
        rows:
          - id: one
            when: [one, uno]
            need: {name: {string: name}}
            give: {make: Thing, name: $name}
          - id: two
            doc: Two is not one.
            when: two
            give: nothing
        """)
        == dedent("""\
        type = data['type'].as_str()
        if type is None:
            return None
        match type:
            case 'one' | 'uno':
                # t/one
                name = data['name'].as_str()
                if name is None:
                    return None
                return Thing(name=name)
            case 'two':
                # t/two
                # Two is not one.
                return None
            case _:
                return None""")
    )


def test_rows_of_one_value_are_asked_in_order() -> None:
    assert (
        lowered_body("""\
        on: {type: {string: type}}
        rows:
          - id: named
            when: one
            need: {size: {number: size}}
            only-if: {name: {string: name}}
            where: [{truthy: ready}]
            give: {make: Thing, name: $name, size: $size}
          - id: nameless
            when: one
            give: {make: Thing, size: $size}
        """)
        == dedent("""\
        type = data['type'].as_str()
        if type is None:
            return None
        match type:
            case 'one':
                # t/named
                size = data['size'].as_num()
                if size is None:
                    return None
                if (name := data['name'].as_str()) is not None and data['ready'].is_truthy():
                    return Thing(name=name, size=size)
                # t/nameless
                return Thing(size=size)
            case _:
                return None""")
    )


def test_rows_that_may_fail_share_an_exit_behind_the_match() -> None:
    assert (
        lowered_body("""\
        on: {type: {string: type}}
        on-missing: nothing
        rows:
          - id: one
            when: one
            only-if: {name: {string: name}}
            give: {make: Thing, name: $name}
        otherwise: {make: Thing, name: $type}
        """)
        == dedent("""\
        type = data['type'].as_str()
        if type is None:
            return None
        match type:
            case 'one':
                # t/one
                if (name := data['name'].as_str()) is not None:
                    return Thing(name=name)
            case _:
                pass
        return Thing(name=type)""")
    )


def test_without_on_rows_are_asked_in_order() -> None:
    assert (
        lowered_body("""\
        rows:
          - id: named
            only-if: {name: {string: name}}
            give: {make: Thing, name: $name}
          - id: ready
            where: [{truthy: ready}]
            give: {make: Thing, name: ""}
        """)
        == dedent("""\
        # t/named
        if (name := data['name'].as_str()) is not None:
            return Thing(name=name)
        # t/ready
        if data['ready'].is_truthy():
            return Thing(name='')
        return None""")
    )


def test_a_call_is_a_condition_of_its_own() -> None:
    assert "if is_new(data=data):" in lowered_body("""\
        rows:
          - id: new
            where: [{call: is_new, data: $data}]
            give: {make: Thing}
        """)


def test_every_node_has_a_place_in_the_table() -> None:
    (procedure,) = declarations(table("""\
            on: {type: {string: type}}
            rows:
              - id: one
                when: one
                need: {name: {string: name, not-empty: true}}
                where: [{any: [{truthy: a}, {present: b}]}]
                give: {make: Thing, name: $name, all: {json: {a: {value: a}}}}
            """))
    assert all(node.span.path == "specs/t.yaml" for node in ast.walk(procedure))  # type: ignore[attr-defined]
    match = procedure.body[-1]  # type: ignore[attr-defined]
    assert match.cases[0].span.line == 11


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (
            "give: {string: $dat.a}",
            "9:20: unknown name $dat\n    hint: did you mean 'data'?",
        ),
        (
            "give: {else: 1}",
            "9:11: a reading has exactly one kind\n"
            "    hint: one of string, number, any-number, bool, list, object, record, value,"
            " truthy, stringified, first-string, first-number, first-any-number, first-bool,"
            " first-list, first-object, first-record, blank, present, any, or call, make, json",
        ),
        (
            "rows: [{id: a, where: [{truthy: a}], give: x}, {id: a, give: y}]",
            "9:57: duplicate row id 'a'\n    hint: it stands first in line 9",
        ),
        (
            "rows: [{id: a, give: x}, {id: b, give: y}]",
            "9:35: row 'b' is never reached\n"
            "    hint: row 'a' takes everything; give it a condition",
        ),
        (
            "on: {t: {string: t}}\n"
            "rows: [{id: a, when: x, give: x}, {id: b, when: [y, x], give: y}]",
            "10:57: 'x' never reaches row 'b'\n    hint: row 'a' takes it first",
        ),
        (
            "on: {t: {string: t}}\n"
            "rows: [{id: a, when: x, where: [{truthy: a}], give: x}, {id: b, when: y, give: y},"
            " {id: c, when: x, give: z}]",
            "10:102: 'x' never reaches row 'c'\n    hint: let it stand next to row 'a'",
        ),
        (
            "give: {strng: a}",
            "9:12: unknown key 'strng'\n    hint: did you mean 'string'?",
        ),
        (
            "on: {t: {string: t}}\nrows: [{id: a, give: x}]",
            "10:12: the key 'when' is missing",
        ),
        (
            "rows: [{id: a, when: x, give: x}]",
            "9:20: row 'a' is for a value, but nothing is read\n"
            "    hint: say with `on` what is read, or use `where`",
        ),
        (
            "rows: [{id: a}]",
            "9:12: the key 'give' is missing\n    hint: What comes out.",
        ),
    ],
)
def test_a_fault_is_reported_where_it_stands(body: str, problem: str) -> None:
    assert problems(table(body)) == [f"specs/t.yaml:{problem}"]


def test_a_plain_path_needs_a_record() -> None:
    assert problems("""\
        kind: decode
        doc: Readings.
        procedures:
          read:
            doc: Reads.
            inputs: {data: Object}
            gives: Opt[str]
            give: {string: a}
        """) == ["specs/t.yaml:8:20: nothing says where 'a' is read from\n    hint: add record"]
