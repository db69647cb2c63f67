"""Tables of blocks become an entity union, and procedures over all kinds of blocks."""

from __future__ import annotations

import ast
from textwrap import dedent

from tests.tables.lowering import code, declarations, problems

HEAD = """\
kind: blocks
doc: Furniture.
union:
  name: Piece
  doc: One piece.
  kind: {key: sort, name: sort_of, doc: The sort of a piece.}
  fields: {name: project_piece, doc: The projection of a piece.}
  nested: {name: pieces_in, doc: The pieces in a piece.}
shared:
  id: {type: string, doc: Its id.}
  soldAt: {type: number, optional: true, doc: When it was sold.}
"""

CHAIR = """\
blocks:
  - id: chair
    class: ChairPiece
    doc: A chair.
    fields:
      legs: {type: number, doc: How many legs.}
"""


def table(rest: str) -> str:
    return HEAD + rest


def lowered(rest: str, start: str) -> str:
    """The declaration that begins with `start`."""
    parts = code(table(rest)).split("\n\n")
    (found,) = [part for part in parts if part.startswith(start)]
    return found


def projected(field: str) -> str:
    """How the projection of a chair shows a field with this description."""
    rest = CHAIR.replace("legs: {type: number, doc: How many legs.}", field)
    return lowered(rest, "def project_piece").partition("'soldAt': block.sold_at")[2]


def test_the_union_is_of_entities_and_has_the_shared_fields() -> None:
    assert lowered(CHAIR, "@public\nclass Piece") == dedent('''\
        @public
        class Piece(Union, entity=True):
            """One piece."""
            id: str
            'Its id.'
            sold_at: Opt[num]
            'When it was sold.\'''')


def test_a_row_becomes_a_case_with_the_id_of_the_row() -> None:
    assert lowered(CHAIR, "@public\nclass ChairPiece") == dedent('''\
        @public
        class ChairPiece(Piece, tag='chair'):
            """A chair."""
            legs: num
            'How many legs.\'''')
    (chair,) = [d for d in declarations(table(CHAIR)) if getattr(d, "name", "") == "ChairPiece"]
    assert chair.row_id == "t/chair"  # type: ignore[attr-defined]


def test_the_projection_shows_kind_shared_fields_and_own_fields() -> None:
    members = "'sort': 'chair', 'id': block.id, 'soldAt': block.sold_at, 'legs': block.legs"
    assert lowered(CHAIR, "def project_piece") == dedent(f'''\
        def project_piece(block: Piece, nested: Opt[Json]) -> Object:
            """The projection of a piece."""
            match block:
                case ChairPiece():
                    # t/chair
                    return {{{members}}}''')


def test_a_field_may_be_null_hidden_or_shown_otherwise() -> None:
    assert projected("seat: {type: string, nullable: true, doc: D.}") == (
        ", 'seat': block.seat.or_null()}"
    )
    assert projected("seat: {type: string, hidden: true, doc: D.}") == "}"
    assert projected("seat: {type: Seat, with: project_seat, doc: D.}") == (
        ", 'seat': project_seat(block.seat)}"
    )
    assert projected("seat: {type: Seat, member: raw, doc: D.}") == ", 'seat': block.seat.raw}"


def test_fields_may_stand_in_an_object_with_the_id() -> None:
    inner = "part: {with-id: true, fields: {seat: {type: string, doc: D.}}}"
    assert projected(inner) == ", 'part': {'id': block.id, 'seat': block.seat}}"


def test_a_shared_field_can_leave_kinds_out() -> None:
    rest = f"""\
  owner: {{type: string, doc: Its owner., except: [stool]}}
{CHAIR}
  - id: stool
    class: StoolPiece
    doc: A stool.
    fields: {{legs: {{type: number, doc: How many legs.}}}}
"""
    assert "owner: str" in lowered(rest, "@public\nclass ChairPiece")
    assert "owner" not in lowered(rest, "@public\nclass StoolPiece")
    assert "owner" not in lowered(rest, "@public\nclass Piece")
    assert lowered(rest, "def project_piece").count("'owner': block.owner") == 1


def test_nested_blocks_are_given_in_order_and_projected_from_outside() -> None:
    rest = f"""{CHAIR}
  - id: crate
    class: CratePiece
    doc: A crate.
    fields: {{inside: {{list: Piece, nested: true, doc: What is in it.}}}}
  - id: set
    class: SetPiece
    doc: A set.
    fields: {{chairs: {{list: ChairPiece, nested: true, doc: What it has.}}}}
"""
    assert lowered(rest, "def pieces_in") == dedent('''\
        def pieces_in(block: Piece) -> List[Piece]:
            """The pieces in a piece."""
            match block:
                case CratePiece():
                    # t/crate
                    return block.inside
                case SetPiece():
                    # t/set
                    return [inner for inner in block.chairs]
                case ChairPiece():
                    # t/chair
                    return []''')
    assert "'inside': nested}" in lowered(rest, "def project_piece")


def test_faulty_fields_are_reported() -> None:
    rest = CHAIR.replace("legs:", "soldAt:")
    assert problems(table(rest)) == [
        "specs/t.yaml:17:15: the block has a field 'soldAt' already\n"
        "    hint: it stands in `shared`; leave it out here"
    ]
    rest = "  owner: {type: string, doc: O., except: [chiar]}\n" + CHAIR
    assert problems(table(rest)) == [
        "specs/t.yaml:12:43: unknown block 'chiar'\n    hint: did you mean 'chair'?"
    ]
    rest = CHAIR + (
        "      inside: {list: Piece, nested: true, doc: I.}\n"
        "      below: {list: Piece, nested: true, doc: B.}\n"
    )
    assert problems(table(rest)) == [
        "specs/t.yaml:19:14: one field of a block holds other blocks\n"
        "    hint: inside has them already"
    ]


def test_repeated_ids_are_reported() -> None:
    rest = (
        CHAIR
        + "  - {id: chair, class: SeatPiece, doc: S., fields: {legs: {type: number, doc: L.}}}\n"
    )
    assert problems(table(rest)) == [
        "specs/t.yaml:18:10: duplicate row id 'chair'\n    hint: it stands first in line 13"
    ]


def test_every_node_has_a_place() -> None:
    for declaration in declarations(table(CHAIR)):
        assert all(hasattr(node, "span") for node in ast.walk(declaration))
