"""Filter tables become procedures that say yes or no."""

from __future__ import annotations

from textwrap import dedent

from tests.tables.lowering import code, problems


def test_one_row_that_holds_is_enough() -> None:
    assert (
        code("""\
        kind: filter
        doc: Noise.
        procedures:
          is_noise:
            doc: Whether it is noise.
            inputs: {data: Object}
            record: data
            on: {type: {string: type}}
            rows:
              - id: quiet
                where: [{truthy: quiet}]
              - id: hum
                when: [hum, buzz]
              - id: faint-click
                when: click
                where: [{number: volume}, {string: mood, is-not: loud}]
              - id: blank-click
                when: click
                where: [{blank: text}]
        """)
        == dedent('''\
        def is_noise(data: Object) -> bool:
            """Whether it is noise."""
            # t/quiet
            if data['quiet'].is_truthy():
                return True
            type = data['type'].as_str()
            if type is None:
                return False
            match type:
                case 'hum' | 'buzz':
                    # t/hum
                    return True
                case 'click':
                    # t/faint-click
                    if data['volume'].as_num() is not None and data['mood'].as_str() != 'loud':
                        return True
                    # t/blank-click
                    if data['text'].as_str().or_else('').trim() == '':
                        return True
                case _:
                    pass
            return False''')
    )


def test_a_value_needs_something_that_is_read() -> None:
    assert (
        problems("""\
        kind: filter
        doc: Noise.
        procedures:
          is_noise:
            doc: Whether it is noise.
            inputs: {data: Object}
            record: data
            rows: [{id: hum, when: hum}]
        """)
        == [
            "specs/t.yaml:8:22: row 'hum' is for a value, but nothing is read\n"
            "    hint: say with `on` what is read, or use `where`"
        ]
    )


def test_a_row_needs_a_value_or_a_condition() -> None:
    (problem,) = problems("""\
        kind: filter
        doc: Noise.
        procedures:
          is_noise: {doc: Noise., inputs: {data: Object}, record: data, rows: [{id: hum}]}
        """)
    assert problem.startswith("specs/t.yaml:4:")
