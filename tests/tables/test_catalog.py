"""Catalogs become enums, records and procedures that offer rows."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

from generator.load.yaml_document import load_yaml
from tests.tables.lowering import code, problems

SPECS = Path(__file__).parents[2] / "specs"

MENU = """\
    kind: catalog
    doc: What a kitchen offers.
    enums:
      Heat: {doc: How hot a dish is., members: [mild, hot]}
    tables:
      OfferedDish:
        doc: A dish as it is offered.
        procedure: offered_dish
        key: {field: dish, enum: Dish, doc: The dish.}
        columns:
          label: {doc: What the guest reads.}
          heat: {enum: Heat, doc: How hot it is.}
        rows:
          - [peaSoup, Pea soup, mild]
          - [chili-con-carne, Chili, hot]
    lists:
      daily_dishes: {doc: Dishes of every day., of: OfferedDish, entries: [peaSoup]}
    choices:
      dishes:
        doc: Dishes of a house.
        of: OfferedDish
        by: house
        names: {constant: HOUSES, doc: All houses.}
        rows:
          inn: [chili-con-carne, peaSoup]
          kiosk: []
          hut: [chili-con-carne, peaSoup]
    """


def test_the_keys_of_a_table_make_an_enum() -> None:
    assert dedent("""\
        class Dish(Enum):
            \"\"\"The dish.\"\"\"
            PEA_SOUP = 'peaSoup'
            CHILI_CON_CARNE = 'chili-con-carne'
        """) in code(MENU)


def test_a_row_becomes_a_record() -> None:
    assert dedent("""\
        class OfferedDish(Record):
            \"\"\"A dish as it is offered.\"\"\"
            dish: Dish
            'The dish.'
            label: str
            'What the guest reads.'
            heat: Heat
            'How hot it is.'
        """) in code(MENU)
    assert dedent("""\
        def offered_dish(dish: Dish) -> OfferedDish:
            \"\"\"A dish as it is offered.\"\"\"
            match dish:
                case Dish.PEA_SOUP:
                    # t/offered_dish/peaSoup
                    return OfferedDish(dish=dish, label='Pea soup', heat=Heat.MILD)
        """) in code(MENU)


def test_a_list_offers_the_same_rows_always() -> None:
    assert "return [offered_dish(Dish.PEA_SOUP)]" in code(MENU)


def test_a_choice_offers_rows_in_order_and_nothing_for_an_unknown_name() -> None:
    assert dedent("""\
        def dishes(house: str) -> List[OfferedDish]:
            \"\"\"Dishes of a house.\"\"\"
            chosen: List[Dish]
            match house:
                case 'inn' | 'hut':
                    # t/dishes/inn
                    # t/dishes/hut
                    chosen = [Dish.CHILI_CON_CARNE, Dish.PEA_SOUP]
                case 'kiosk':
                    # t/dishes/kiosk
                    chosen = []
                case _:
                    chosen = []
            return [offered_dish(dish) for dish in chosen]
        """) in code(MENU) + "\n"
    assert "HOUSES: Const[List[str]] = [\n    'inn',\n    'kiosk',\n    'hut',\n]" in code(MENU)


def test_unknown_names_are_reported_with_the_nearest_known_one() -> None:
    wrong = MENU.replace("Chili, hot", "Chili, hott").replace("inn: [chili", "inn: [chilli")
    wrong = wrong.replace("hut: [chili-con-carne, ", "hut: [")
    assert problems(wrong) == [
        "specs/t.yaml:15:34: 'hott' is no Heat\n    hint: did you mean 'hot'?",
        "specs/t.yaml:25:13: OfferedDish has no row 'chilli-con-carne'\n"
        "    hint: did you mean 'chili-con-carne'?",
        "specs/t.yaml:15:10: 'chili-con-carne' is offered nowhere\n"
        "    hint: offer it, or delete the row",
    ]


def test_an_unknown_table_is_reported() -> None:
    wrong = MENU.replace("        of: OfferedDish", "        of: OferedDish")
    assert problems(wrong)[0] == (
        "specs/t.yaml:21:9: unknown table 'OferedDish'\n    hint: did you mean 'OfferedDish'?"
    )


def test_what_stands_twice_is_reported() -> None:
    assert problems(MENU.replace("entries: [peaSoup]", "entries: [peaSoup, peaSoup]")) == [
        "specs/t.yaml:17:81: 'peaSoup' stands twice\n    hint: it stands first in line 17"
    ]
    twice = problems(MENU.replace("chili-con-carne, Chili", "peaSoup, Chili"))
    assert twice[0] == (
        "specs/t.yaml:15:10: 'peaSoup' stands twice\n    hint: it stands first in line 14"
    )


def test_a_row_of_another_length_is_reported() -> None:
    assert problems(MENU.replace("[peaSoup, Pea soup, mild]", "[peaSoup, Pea soup]")) == [
        "specs/t.yaml:14:9: a row of 2 texts for 3 columns\n"
        "    hint: the columns are dish, label, heat"
    ]


def test_the_catalog_has_every_mode_that_may_travel() -> None:
    catalog = load_yaml((SPECS / "catalogs/modes.yaml").read_text("utf-8"), "modes.yaml")
    definitions = json.loads((SPECS / "wire/session.schema.json").read_text("utf-8"))["$defs"]
    for table in catalog["tables"].values():
        enum = table["key"]["enum"]
        assert [row[0] for row in table["rows"]] == definitions[enum]["enum"]
