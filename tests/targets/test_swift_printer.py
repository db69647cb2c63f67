"""What the Swift printer does beyond single constructs: names that clash, exact texts, idioms."""

from __future__ import annotations

import pytest

from generator.procedures.front import lower_sources
from generator.procedures.parse import parse_source
from generator.procedures.primitives import PRIMITIVES
from generator.targets.swift import TARGET
from generator.targets.swift.declarations import character_set
from generator.targets.swift.names import constant_name, source_path, swift_name
from generator.targets.swift.primitives import SWIFT


def printed(source: str, name: str = "example") -> str:
    """The text of one declaration of a module, its doc comment aside."""
    program = lower_sources([parse_source(source, "specs/chat/row.py", "chat/row")])
    text = TARGET.declaration(program, name)
    return "\n".join(line for line in text.split("\n") if not line.lstrip().startswith("///"))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("local_id", "localID"),
        ("id", "id"),
        ("uuids_of", "uuidsOf"),
        ("parent_uuid", "parentUUID"),
        ("local_ids", "localIDs"),
        ("tool-call", "toolCall"),
        ("default", "`default`"),
    ],
)
def test_names(name: str, expected: str) -> None:
    assert swift_name(name) == expected


def test_every_primitive_has_its_shape_and_nothing_else_has() -> None:
    keys = {primitive.key for primitive in PRIMITIVES}
    assert set(SWIFT) == keys, sorted(set(SWIFT) ^ keys)


def test_names_of_constants_and_files() -> None:
    assert constant_name("PAGE_SIZE") == "pageSize"
    assert source_path("sse/patch") == "SSE/Patch.swift"
    assert source_path("contract") == "Contract.swift"


def test_a_field_that_a_local_hides_is_said_with_self() -> None:
    text = printed(
        '''
@public
class Counter(Machine):
    """Counts."""

    count: int

    def twice(self) -> int:
        """Twice the count."""
        count = self.count + self.count
        return count
''',
        "Counter",
    )
    assert "let count = self.count + self.count" in text


def test_a_function_that_a_local_hides_is_said_with_its_module() -> None:
    text = printed('''
def page_size(text: str) -> int:
    """A size."""
    return text.units()


@public
def example(text: str) -> int:
    """A local that becomes the same name."""
    pageSize = page_size(text)
    return pageSize
''')
    assert "let pageSize = HapiProtocol.pageSize(text)" in text


def test_a_local_that_is_narrowed_later_has_two_names() -> None:
    text = printed('''
@public
def example(value: Json) -> str:
    """Used before it is known to be there."""
    name = value["name"].as_str()
    shown = name.or_else("none")
    if name is None:
        return shown
    return f"{name}{shown}"
''')
    assert 'let possibleName = value["name"].string' in text
    assert 'let shown = possibleName ?? "none"' in text
    assert "guard let name = possibleName else { return shown }" in text


def test_a_guard_takes_in_what_it_tests() -> None:
    text = printed('''
@public
def example(value: Json) -> num:
    """Two that must be there."""
    at = value["at"].as_num()
    seq = value["seq"].as_num()
    if at is None or seq is None:
        return 0
    return at + seq
''')
    assert (
        'guard let at = value["at"].number, let seq = value["seq"].number else { return 0 }' in text
    )


def test_what_is_only_asked_for_gets_no_name() -> None:
    text = printed('''
@public
def example(value: Json) -> bool:
    """Whether it is there."""
    if (name := value["name"].as_str()) is not None:
        return True
    return False
''')
    assert 'if value["name"].string != nil {' in text


def test_texts_are_compared_exactly() -> None:
    text = printed('''
@public
def example(a: str, b: Opt[str], kind: str) -> bool:
    """Texts that are canonically equivalent are not the same."""
    match kind:
        case "Kill":
            return a == b
        case _:
            return a == "Kill" or a == "plain" or b == "Key"
''')
    assert "switch ExactString(kind) {" in text
    assert "b.isSame(as: a)" in text
    assert 'a.isSame(as: "Kill") || a == "plain" || b.isSame(as: "Key")' in text


def test_loops_under_one_condition() -> None:
    text = printed('''
class Part(Union):
    """A piece."""


class TextPart(Part, tag="text"):
    """A text."""

    text: str


class ImagePart(Part, tag="image"):
    """An image."""

    name: str


@public
def example(parts: List[Part], names: List[str]) -> List[str]:
    """Some of two lists."""
    found: List[str] = []
    for part in parts:
        if isinstance(part, TextPart):
            found.append(part.text)
    for name in names:
        if name != "":
            found.append(name)
    return found
''')
    assert "for case .text(let part) in parts {" in text
    assert "for name in names where !name.isEmpty {" in text


def test_what_only_an_if_fills_is_mapped() -> None:
    text = printed('''
class Entry_(Record):
    """An entry."""

    name: str
    size: Opt[num]


@public
def example(table: Index[str, Entry_], key: str) -> Opt[num]:
    """A field of what may be there."""
    size: Opt[num] = None
    if (entry := table.get(key)) is not None:
        size = entry.size
    return size
''')
    assert "let size = table[key]?.size" in text


def test_records_that_are_compared_have_an_exact_equality() -> None:
    text = printed(
        '''
class Key(Record):
    """A key."""

    kind: str
    place: num


@public
def example(a: Key, b: Key) -> bool:
    """Whether both are the same."""
    return a == b
''',
        "Key",
    )
    assert "left.kind.isSame(as: right.kind) && left.place == right.place" in text


def test_entities_let_go_of_what_they_hold_one_by_one() -> None:
    source = '''
@public
class Node_(Union, entity=True):
    """A node."""

    id: str


class Leaf(Node_, tag="leaf"):
    """A leaf."""

    text: str


class Branch(Node_, tag="branch"):
    """A branch."""

    children: List[Node_]


@public
def example(nodes: List[Node_]) -> int:
    """How many."""
    return len(nodes)
'''
    text = printed(source, "Branch")
    assert "deinit { releaseNested() }" in text
    assert "let nested: [AnyObject] = children.map(\\.reference)" in text
    assert "deinit" not in printed(source, "Leaf")
    assert "pending += zip(one.children, other.children)" in printed(source, "Node_")


def test_only_what_others_use_is_visible() -> None:
    source = '''
def helper(text: str) -> str:
    """A helper."""
    return text.trim()


@public
def example(text: str, is_loud: bool = False) -> str:
    """Exported."""
    return helper(text).upper() if is_loud else helper(text)
'''
    assert printed(source, "helper").startswith("private func helper(_ text: String)")
    head = "public func example(_ text: String, isLoud: Bool = false) -> String {"
    assert printed(source).startswith(head)


def test_sets_of_characters() -> None:
    assert character_set("\\d_") == [["", '"_"'], ["", '"0"..."9"']]
    assert character_set("^\\n\\u2028") == [["excluding: ", '"\\n\\u{2028}"']]
