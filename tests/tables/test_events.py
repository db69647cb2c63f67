"""Tables of events become a union, its reader, a procedure of roles, and makers."""

from __future__ import annotations

import ast
from textwrap import dedent

from tests.tables.lowering import code, declarations, problems

HEAD = """\
kind: events
doc: Traffic.
union:
  name: Signal
  doc: One signal.
  other: {name: OtherSignal, doc: Another signal.}
  reader: {name: read_signal, doc: The signal of an object.}
roles:
  name: Role
  doc: What a signal does.
  members: {SHOWN: shown, MUTE: mute}
  default: SHOWN
  reader: {name: role_of, doc: The role of a type.}
"""


def table(rest: str) -> str:
    return HEAD + dedent(rest)


def lowered(rest: str, start: str) -> str:
    """The declaration that begins with `start`."""
    text = code(table(rest))
    (found,) = [part for part in text.split("\n\n") if part.startswith(start)]
    return found


ONE = """\
    events:
      - id: lamp
        class: LampSignal
        doc: A lamp.
        fields:
          colour: {type: string, doc: Its colour.}
    """


def test_the_union_keeps_the_raw_object_and_the_type() -> None:
    assert lowered(ONE, "@public\nclass Signal") == dedent('''\
        @public
        class Signal(Union):
            """One signal."""
            raw: Object
            'The event as it came.'
            type: str
            'Its type.\'''')


def test_a_row_becomes_a_case_with_documented_fields_and_the_id_of_the_row() -> None:
    assert lowered(ONE, "@public\nclass LampSignal") == dedent('''\
        @public
        class LampSignal(Signal, tag='lamp'):
            """A lamp."""
            colour: str
            'Its colour.\'''')
    (lamp,) = [d for d in declarations(table(ONE)) if getattr(d, "name", "") == "LampSignal"]
    assert lamp.row_id == "t/lamp"  # type: ignore[attr-defined]


def test_what_lacks_a_field_is_another_event() -> None:
    assert lowered(ONE, "@public\ndef read_signal") == dedent('''\
        @public
        def read_signal(raw: Object) -> Signal:
            """The signal of an object."""
            type = raw['type'].as_str().or_else('')
            match type:
                case 'lamp':
                    # t/lamp
                    if (colour := raw['colour'].as_str()) is not None:
                        return LampSignal(raw=raw, type=type, colour=colour)
                case _:
                    pass
            return OtherSignal(raw=raw, type=type)''')


def reading_of(field: str, more: str = "") -> str:
    """How a field `aim` with this description is read: condition and value."""
    rest = dedent(f"""\
        events:
          - id: lamp
            class: LampSignal
            doc: A lamp.
            fields:
              aim: {{{field}, doc: Its aim.}}
        """)
    text = code(table(dedent(more) + rest))
    (line,) = [line for line in text.splitlines() if "return LampSignal" in line]
    condition = text.splitlines()[text.splitlines().index(line) - 1].strip()
    value = line.partition("aim=")[2].removesuffix(")")
    return f"{condition} {value}" if condition.startswith("if") else value


def test_fields_are_read_by_their_type() -> None:
    assert reading_of("type: number") == "if (aim := raw['aim'].as_num()) is not None: aim"
    assert reading_of("type: boolean") == "if (aim := raw['aim'].as_bool()) is not None: aim"
    assert reading_of("type: json") == "raw['aim']"


def test_an_optional_field_may_be_absent_or_null_but_not_mistyped() -> None:
    assert reading_of("type: string, optional: true") == (
        "if raw['aim'].as_str() is not None or raw['aim'].is_nullish(): raw['aim'].as_str()"
    )


def test_a_default_stands_for_a_missing_value() -> None:
    assert reading_of("type: number, default: 0") == (
        "if raw['aim'].as_num() is not None or raw['aim'].is_nullish(): "
        "raw['aim'].as_num().or_else(0)"
    )


def test_a_lenient_field_is_none_when_it_is_mistyped_and_has_other_keys() -> None:
    assert reading_of("type: string, also: [goal, end], lenient: true") == (
        "raw['aim'].as_str().or_else(raw['goal'].as_str()).or_else(raw['end'].as_str())"
    )


def test_a_field_may_be_an_enum_or_a_record_of_the_file() -> None:
    enums = "enums: {Way: {doc: A way., members: {LEFT: left}}}\n"
    assert reading_of("type: Way", enums) == (
        "if (aim := Way.from_wire(raw['aim'].as_str())) is not None: aim"
    )
    records = """\
        records:
          Spot:
            doc: A spot.
            reader: {name: read_spot, doc: The spot of a value.}
            fields: {row: {type: number, doc: Its row.}}
        """
    assert reading_of("type: Spot", records).startswith(
        "if (aim_value := read_spot(raw['aim'])) is not None:"
    )


def test_a_record_gives_nothing_when_a_field_is_missing() -> None:
    records = """\
        records:
          Spot:
            doc: A spot.
            reader: {name: read_spot, doc: The spot of a value.}
            fields: {row: {type: number, doc: Its row.}}
        """
    assert lowered(dedent(records) + dedent(ONE), "def read_spot") == dedent('''\
        def read_spot(value: Opt[Json]) -> Opt[Spot]:
            """The spot of a value."""
            if (row := value['row'].as_num()) is not None:
                return Spot(row=row)
            return None''')


def test_roles_are_grouped_and_the_rest_has_the_default() -> None:
    rows = """\
        enums: {Horn: {doc: A horn., members: {LOW: horn-low, HIGH: horn-high}}}
        events:
          - {id: lamp, class: LampSignal, doc: A lamp.}
          - {id: bell, class: BellSignal, doc: A bell., role: MUTE}
          - {id: horn, types: Horn, class: HornSignal, doc: A horn., role: MUTE}
        """
    assert lowered(rows, "def role_of") == dedent('''\
        def role_of(type: str) -> Role:
            """The role of a type."""
            match type:
                case 'bell' | 'horn-low' | 'horn-high':
                    return Role.MUTE
                case _:
                    return Role.SHOWN''')


def test_a_maker_takes_the_fields() -> None:
    made = dedent(ONE).replace("class: LampSignal", "class: LampSignal\n    maker: lamp_signal")
    assert lowered(made, "def lamp_signal") == dedent(
        '''\
        def lamp_signal(colour: str) -> Signal:
            """A lamp."""
            return LampSignal(raw={'type': 'lamp', 'colour': colour}, type='lamp', colour=colour)'''
    )


def test_repeated_ids_and_types_are_reported() -> None:
    rows = """\
        enums: {Horn: {doc: A horn., members: {LOW: lamp}}}
        events:
          - {id: lamp, class: LampSignal, doc: A lamp.}
          - {id: horn, types: Horn, class: HornSignal, doc: A horn.}
          - {id: lamp, class: LightSignal, doc: A light.}
        """
    assert problems(table(rows)) == [
        "specs/t.yaml:18:10: duplicate row id 'lamp'\n    hint: it stands first in line 16",
        "specs/t.yaml:14:45: 'lamp' never reaches row 'horn'\n    hint: row 'lamp' takes it first",
        "specs/t.yaml:18:10: 'lamp' never reaches row 'lamp'\n    hint: row 'lamp' takes it first",
    ]


def test_unknown_roles_types_and_enums_are_reported_with_the_nearest_name() -> None:
    rows = """\
        enums: {Horn: {doc: A horn., members: {LOW: low}}}
        events:
          - {id: lamp, class: LampSignal, doc: A lamp., role: MUT}
          - {id: horn, types: Hron, class: HornSignal, doc: A horn.}
          - id: bell
            class: BellSignal
            doc: A bell.
            fields: {tone: {type: Horm, doc: Its tone.}}
        """
    assert problems(table(rows)) == [
        "specs/t.yaml:16:55: unknown role 'MUT'\n    hint: did you mean 'MUTE'?",
        "specs/t.yaml:17:23: unknown enum 'Hron'\n    hint: did you mean 'Horn'?",
        "specs/t.yaml:21:27: unknown type 'Horm'\n    hint: did you mean 'Horn'?",
    ]


def test_a_field_that_every_event_has_is_reported() -> None:
    rows = dedent(ONE).replace("colour:", "raw:")
    assert problems(table(rows)) == ["specs/t.yaml:19:7: every event has a field 'raw'"]


def test_every_node_has_a_place() -> None:
    for declaration in declarations(table(ONE)):
        assert all(hasattr(node, "span") for node in ast.walk(declaration))
