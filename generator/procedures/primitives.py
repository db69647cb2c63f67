"""The primitives of the procedure language: what each takes, gives and does.

A target says how each is written (`generator/targets/<name>/primitives.py`), keyed by `key`.
`docs/language.md` is the reader's version of this table. In a signature, small letters are type
variables; the first parameter is the receiver of the method call, unless `function` is set.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Primitive:
    """One primitive.

    `mutates`: it changes its receiver. `fresh`: its result shares nothing that can be changed.
    `function`: it is called as `name(a, b)`, not as `a.name(b)`.
    """

    key: str
    name: str
    signature: str
    mutates: bool = False
    fresh: bool = True
    function: bool = False


def _method(key: str, signature: str, *, mutates: bool = False, fresh: bool = True) -> Primitive:
    return Primitive(key, key.rpartition(".")[2].partition("/")[0], signature, mutates, fresh)


def _function(key: str, signature: str, *, fresh: bool = True) -> Primitive:
    return Primitive(key, key.partition(".")[2].partition("/")[0], signature, False, fresh, True)


PRIMITIVES: tuple[Primitive, ...] = (
    # JSON: the receiver is absent or any value
    _method("object.get", "Object, str -> Opt[Json]"),
    _method("json.get", "Opt[Json], str -> Opt[Json]"),
    _method("json.as_str", "Opt[Json] -> Opt[str]"),
    _method("json.as_bool", "Opt[Json] -> Opt[bool]"),
    _method("json.as_num", "Opt[Json] -> Opt[num]"),
    _method("json.as_number", "Opt[Json] -> Opt[num]"),
    _method("json.as_list", "Opt[Json] -> Opt[List[Json]]", fresh=False),
    _method("json.as_object", "Opt[Json] -> Opt[Object]"),
    _method("json.as_record", "Opt[Json] -> Opt[Json]"),
    _method("json.is_record", "Opt[Json] -> bool"),
    _method("json.is_number", "Opt[Json] -> bool"),
    _method("json.is_null", "Opt[Json] -> bool"),
    _method("json.is_nullish", "Opt[Json] -> bool"),
    _method("json.is_truthy", "Opt[Json] -> bool"),
    _method("json.coalesce", "Opt[Json], Opt[Json] -> Opt[Json]"),
    _method("json.stringify", "Opt[Json] -> str"),
    _method("json.compact", "Json -> str"),
    _method("json.canonical", "Json -> str"),
    _method("json.entries", "Opt[Json] -> List[Entry]"),
    _method("json.merged", "Opt[Json], Object -> Object"),
    _method("json.is_same_scalar", "Opt[Json], Opt[Json] -> bool"),
    _method("json.as_map", "Opt[Json] -> OrdMap[str, Json]"),
    _method("json.as_tri_num", "Opt[Json] -> Tri[num]"),
    _method("map.to_object", "OrdMap[str, Json] -> Object"),
    _function("json.json_null", "-> Json"),
    _function("json.json_list", "List[Json] -> Json"),
    _function("json.json_list/object", "List[Object] -> Json"),
    _function("json.json_list/text", "List[str] -> Json"),
    _method("text.parse_json", "str -> Opt[Json]"),
    # optional and three-valued
    _method("opt.or_else", "Opt[a], a -> a", fresh=False),
    _method("opt.or_else/opt", "Opt[a], Opt[a] -> Opt[a]", fresh=False),
    _method("text.non_empty", "Opt[str] -> Opt[str]"),
    _method("text.one_of", "Opt[str], List[str] -> Opt[str]"),
    _method("opt.or_null/text", "Opt[str] -> Json"),
    _method("opt.or_null/num", "Opt[num] -> Json"),
    _method("opt.or_null/bool", "Opt[bool] -> Json"),
    _method("json.or_null", "Opt[Json] -> Json"),
    _method("tri.is_null", "Tri[a] -> bool"),
    _method("tri.is_absent", "Tri[a] -> bool"),
    _method("tri.known", "Tri[a] -> Opt[a]", fresh=False),
    _method("tri.to_json", "Tri[num] -> Opt[Json]"),
    _function("tri.there", "a -> Tri[a]", fresh=False),
    _function("tri.tri_null", "-> Tri[a]"),
    _function("tri.tri_absent", "-> Tri[a]"),
    # text
    _method("text.trim", "str -> str"),
    _method("text.trim_start", "str -> str"),
    _method("text.trim_end", "str -> str"),
    _method("text.lower", "str -> str"),
    _method("text.upper", "str -> str"),
    _method("text.first_upper", "str -> str"),
    _method("text.collapsed", "str -> str"),
    _method("text.startswith", "str, str -> bool"),
    _method("text.endswith", "str, str -> bool"),
    _method("text.contains", "str, str -> bool"),
    _method("text.replace_each", "str, Chars, str -> str"),
    _method("text.split", "str, str -> List[str]"),
    _method("text.to_num", "str -> Opt[num]"),
    _method("text.start", "str -> Pos"),
    _method("text.end", "str -> Pos"),
    _method("text.find", "str, str, Pos -> Opt[Pos]"),
    _method("text.find_folded", "str, str, Pos -> Opt[Pos]"),
    _method("text.after", "str, str, Pos -> Opt[Pos]"),
    _method("text.after_folded", "str, str, Pos -> Opt[Pos]"),
    _method("text.past", "str, str, Pos -> Pos"),
    _method("text.past_start", "str, str -> Pos"),
    _method("text.before", "str, str, Pos -> Opt[Pos]"),
    _method("text.skip", "str, Chars, Pos -> Pos"),
    _method("text.skip_back", "str, Chars, Pos -> Pos"),
    _method("text.step", "str, Pos -> Pos"),
    _method("text.between", "str, Pos, Pos -> str"),
    _method("text.upto", "str, Pos -> str"),
    _method("text.onward", "str, Pos -> str"),
    _method("text.units", "str -> int"),
    _method("list.join", "List[str], str -> str"),
    _function("text.compare_units", "str, str -> int"),
    # numbers
    _function("num.min", "num, num -> num"),
    _function("num.max", "num, num -> num"),
    _function("num.abs", "num -> num"),
    _function("int.min", "int, int -> int"),
    _function("int.max", "int, int -> int"),
    _function("int.abs", "int -> int"),
    _method("num.is_safe_integer", "num -> bool"),
    _method("int.to_num", "int -> num"),
    # lists
    _method("list.append", "List[a], a -> void", mutates=True),
    _method("list.extend", "List[a], List[a] -> void", mutates=True),
    _method("list.pop", "List[a] -> Opt[a]", mutates=True),
    _method("list.replace_last", "List[a], a -> void", mutates=True),
    _method("list.clear", "List[a] -> void", mutates=True),
    _method("list.first", "List[a] -> Opt[a]", fresh=False),
    _method("list.last", "List[a] -> Opt[a]", fresh=False),
    _method("list.at", "List[a], int -> a", fresh=False),
    _function("list.len", "List[a] -> int"),
    _method("list.is_empty", "List[a] -> bool"),
    _method("list.take_first", "List[a], int -> List[a]"),
    _method("list.take_last", "List[a], int -> List[a]"),
    _method("list.slice", "List[a], int, int -> List[a]"),
    _method("list.concat", "List[a], List[a] -> List[a]"),
    _method("list.contains", "List[str], str -> bool"),
    _function("list.reversed", "List[a] -> List[a]"),
    _function("list.sorted_by", "List[a], Fn[a, a, int] -> List[a]"),
    _function("list.copy", "List[a] -> List[a]"),
    _function("list.set", "List[str] -> Set[str]"),
    # maps and sets
    _method("index.get", "Index[a, b], a -> Opt[b]", fresh=False),
    _method("index.pop", "Index[a, b], a -> Opt[b]", mutates=True),
    _method("index.append_at", "Index[a, List[b]], a, b -> void", mutates=True),
    _method("index.contains", "Index[a, b], a -> bool"),
    _method("index.is_empty", "Index[a, b] -> bool"),
    _method("index.clear", "Index[a, b] -> void", mutates=True),
    _function("index.copy", "Index[a, b] -> Index[a, b]"),
    _method("map.get", "OrdMap[a, b], a -> Opt[b]", fresh=False),
    _method("map.pop", "OrdMap[a, b], a -> Opt[b]", mutates=True),
    _method("map.append_at", "OrdMap[a, List[b]], a, b -> void", mutates=True),
    _method("map.contains", "OrdMap[a, b], a -> bool"),
    _method("map.is_empty", "OrdMap[a, b] -> bool"),
    _method("map.keys", "OrdMap[a, b] -> List[a]"),
    _method("map.values", "OrdMap[a, b] -> List[b]"),
    _method("map.clear", "OrdMap[a, b] -> void", mutates=True),
    _function("map.copy", "OrdMap[a, b] -> OrdMap[a, b]"),
    _function("map.len", "OrdMap[a, b] -> int"),
    _method("set.add", "Set[a], a -> void", mutates=True),
    _method("set.remove", "Set[a], a -> void", mutates=True),
    _method("set.contains", "Set[a], a -> bool"),
    _method("set.is_empty", "Set[a] -> bool"),
    _method("set.clear", "Set[a] -> void", mutates=True),
    _function("set.copy", "Set[a] -> Set[a]"),
    _method("enum.wire", "anyenum -> str"),
)
