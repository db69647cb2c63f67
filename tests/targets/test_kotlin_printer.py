"""What the Kotlin printer does beyond single constructs: names, bindings, visibility, layout."""

from __future__ import annotations

import pytest

from generator.procedures.front import lower_sources
from generator.procedures.parse import parse_source
from generator.procedures.primitives import PRIMITIVES
from generator.targets.kotlin import TARGET
from generator.targets.kotlin.character_sets import character_set
from generator.targets.kotlin.kdoc import kdoc, short_kdoc
from generator.targets.kotlin.names import file_path, kotlin_name
from generator.targets.kotlin.primitives import KOTLIN
from generator.targets.layout import render


def printed(source: str, name: str = "example") -> str:
    """The text of one declaration of a module, its docs aside."""
    program = lower_sources([parse_source(source, "specs/chat/row.py", "chat/row")])
    text = TARGET.declaration(program, name)
    docs = ("/**", "*", "*/")
    kept = [line for line in text.split("\n") if not line.lstrip().startswith(docs)]
    return "\n".join(kept).strip()


def body(*lines: str, takes: str, gives: str) -> str:
    """The printed body of a public procedure of these statements."""
    statements = "\n".join(f"    {line}" for line in lines)
    head = f'@public\ndef example({takes}) -> {gives}:\n    """An example."""\n'
    text = printed(f"{head}{statements}\n")
    return "\n".join(line.removeprefix("    ") for line in text.split("\n")[1:-1])


def test_every_primitive_is_written() -> None:
    assert set(KOTLIN) == {primitive.key for primitive in PRIMITIVES}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("local_ids", "localIds"),
        ("id", "id"),
        ("when", "whenValue"),
        ("is_latest", "isLatest"),
    ],
)
def test_names(name: str, expected: str) -> None:
    assert kotlin_name(name) == expected


def test_a_file_name_that_two_modules_want_begins_with_the_folder() -> None:
    modules = ["chat/message", "wire/message", "chat/agent_run", "contract"]
    assert file_path("chat/message", modules) == "chat/ChatMessage.kt"
    assert file_path("wire/message", modules) == "wire/WireMessage.kt"
    assert file_path("chat/agent_run", modules) == "chat/AgentRun.kt"
    assert file_path("contract", modules) == "Contract.kt"


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("\\d", "CharSet { it in '0'..'9' }"),
        ("\\s", "CharSet { it.isSpace() }"),
        ("^|", "CharSet { it != '|' }"),
        ("\\s\\-", "CharSet { it.isSpace() || it == '-' }"),
        ("'\"$\\\\", "CharSet { it == '\"' || it == '$' || it == '\\'' || it == '\\\\' }"),
        ("\\n\\u2028", "CharSet { it == '\\n' || it == '\\u2028' }"),
    ],
)
def test_character_sets_are_predicates(notation: str, expected: str) -> None:
    assert render(character_set(notation), 120) == expected


def test_a_binding_that_nobody_reads_is_a_comparison() -> None:
    text = body(
        'if (name := value["name"].as_str()) is not None:',
        "    return 1",
        "return 0",
        takes="value: Json",
        gives="int",
    )
    assert text == 'if (value["name"].string != null) return 1\nreturn 0'


def test_a_name_that_needs_an_earlier_one_stands_in_an_if_of_its_own() -> None:
    text = body(
        'if (a := value["a"].as_str()) is not None and (b := table.get(a)) is not None:',
        "    return b",
        "return a_default",
        takes="value: Json, table: Index[str, str], a_default: str",
        gives="str",
    )
    assert text == (
        'val a = value["a"].string\n'
        "if (a != null) {\n"
        "    val b = table[a]\n"
        "    if (b != null) return b\n"
        "}\n"
        "return aDefault"
    )


def test_a_value_behind_a_test_is_not_taken_before_it() -> None:
    text = body(
        "if index < len(items) and (text := items[index].as_str()) is not None:",
        "    return text",
        "else:",
        '    return ""',
        takes="items: List[Json], index: int",
        gives="str",
    )
    assert "val text = if (index < items.size) items[index].string else null\n" in text


def test_bindings_of_one_name_side_by_side_are_called_after_their_keys() -> None:
    text = printed(
        '''
@public
class Names(Machine):
    """Names."""

    names: List[str]

    @public
    def take(self, patch: Json) -> None:
        """Takes names."""
        if (value := patch["active"].as_str()) is not None:
            self.names.append(value)
        if (value := patch["activeAt"].as_str()) is not None:
            self.names.append(value)
''',
        "Names",
    )
    assert 'val active = patch["active"].string\n' in text
    assert 'val activeAt = patch["activeAt"].string\n' in text
    assert "names.add(activeAt)" in text


def test_a_field_that_a_local_hides_is_said_with_this() -> None:
    text = printed(
        '''
@public
class Counter(Machine):
    """Counts."""

    count: int

    @public
    def twice(self) -> int:
        """Twice the count."""
        count = self.count + self.count
        return count
''',
        "Counter",
    )
    assert "val count = this.count + this.count" in text


def test_visibility_follows_use() -> None:
    source = '''
LIMIT: Const[int] = 3


class Step(Record):
    """A step."""

    at: int


def twice(step: Step) -> int:
    """Twice where it stands."""
    return step.at + step.at


@public
class Walk(Machine):
    """A walk."""

    steps: List[Step]
    length: int
    """How long it is."""

    @public
    def go(self) -> None:
        """One step more."""
        self.take(Step(at=LIMIT))

    def take(self, step: Step) -> None:
        """Takes a step."""
        self.steps.append(step)
        self.length = self.length + twice(step)
'''
    assert printed(source, "LIMIT") == "private const val LIMIT = 3"
    assert printed(source, "twice") == "private fun twice(step: Step): Int = step.at + step.at"
    assert printed(source, "Step") == "internal data class Step(val at: Int)"
    walk = printed(source, "Walk")
    assert "    private val steps = mutableListOf<Step>()\n" in walk
    assert "    public var length: Int = 0\n        private set\n" in walk
    assert "    public fun go() {\n" in walk
    assert "    private fun take(step: Step) {\n" in walk
    assert "        length += twice(step)\n" in walk


def test_an_object_says_where_a_member_is_null_or_left_out() -> None:
    text = printed('''
@public
def example(name: Opt[str], size: Opt[num]) -> Object:
    """An object."""
    return {"name": name.or_null(), "size": size}
''')
    assert '    putOrNull("name", name)\n    put("size", size)\n' in text


def test_a_negated_alternative_needs_no_not() -> None:
    text = body(
        'if not (value["a"] is not None or value["b"].as_list() is not None):',
        "    return 0",
        "return 1",
        takes="value: Json",
        gives="int",
    )
    assert text == 'if (value["a"] == null && value["b"] !is JsonArray) return 0\nreturn 1'


def test_docs_are_wrapped_and_cannot_end_early() -> None:
    text = render(kdoc("One */ two.", "chat/row", {"local_id": "The `local_id` of it."}), 120)
    assert text == (
        "/**\n * One * / two.\n *\n * Contract: chat/row\n *\n"
        " * @property localId The `localId` of it.\n */"
    )
    long = render(short_kdoc("word " * 40), 120)
    assert long.startswith("/**\n * word")
    assert all(len(line) <= 116 for line in long.split("\n"))


def test_what_is_for_the_package_is_internal() -> None:
    source = """
@package
class Finding(Record):
    \"\"\"A finding.\"\"\"

    place: str

    @package
    @property
    def is_here(self) -> bool:
        \"\"\"Whether it is here.\"\"\"
        return self.place == "here"


@package
def findings() -> List[Finding]:
    \"\"\"All findings.\"\"\"
    return [Finding(place="here")]
"""
    assert printed(source, "findings").startswith("internal fun findings(): List<Finding>")
    finding = printed(source, "Finding")
    assert finding.startswith("internal data class Finding(val place: String)")
    assert "    val isHere: Boolean" in finding


def test_records_that_hold_json_are_compared_without_recursion() -> None:
    source = """
@public
class Outer(Record):
    \"\"\"Holds what holds JSON.\"\"\"

    inner: List[Inner]
    label: str


@public
class Inner(Record):
    \"\"\"Holds JSON.\"\"\"

    value: Opt[Json]


@public
class Plain(Record):
    \"\"\"Holds none.\"\"\"

    text: str
"""
    outer = printed(source, "Outer")
    assert ") : Structural() {" in outer
    assert 'override fun contents(): Map<String, Any?> = mapOf("inner" to inner,' in outer
    assert "Structural" in printed(source, "Inner")
    assert "Structural" not in printed(source, "Plain")
