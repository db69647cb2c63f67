"""How Swift writes each primitive: a shape around its arguments, of which the first receives.

Names that the standard library does not have are in `templates/swift/Sources/HapiProtocol/Runtime`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Member:
    """`receiver.name`."""

    name: str


@dataclass(frozen=True)
class Method:
    """`receiver.name(label: argument, …)`; an empty label is none."""

    name: str
    labels: tuple[str, ...] = ()


@dataclass(frozen=True)
class Function:
    """`name(label: argument, …)`."""

    name: str
    labels: tuple[str, ...] = ()


@dataclass(frozen=True)
class Subscript:
    """`receiver[key]`, compared with nil where only presence is asked for."""

    is_test: bool = False


@dataclass(frozen=True)
class Infix:
    """`left operator right`."""

    operator: str


@dataclass(frozen=True)
class Implicit:
    """`.name` or `.name(label: argument)` of the type that is wanted."""

    name: str
    label: str = ""


@dataclass(frozen=True)
class Itself:
    """The argument as it is: a value that is copied when it gets another name."""


@dataclass(frozen=True)
class Exact:
    """The set of some texts, told apart by their units."""


@dataclass(frozen=True)
class Append:
    """`receiver[key, default: []].append(element)`."""


@dataclass(frozen=True)
class Coalescing:
    """`receiver.coalescing(other, …)`, one call for a whole chain."""


Shape = (
    Exact | Coalescing | Member | Method | Function | Subscript | Infix | Implicit | Itself | Append
)


def _method(name: str, *labels: str) -> Method:
    return Method(name, labels)


SWIFT: dict[str, Shape] = {
    # JSON
    "object.get": Subscript(),
    "json.get": Subscript(),
    "json.as_str": Member("string"),
    "json.as_bool": Member("bool"),
    "json.as_num": Member("number"),
    "json.as_number": Member("anyNumber"),
    "json.as_list": Member("array"),
    "json.as_object": Member("object"),
    "json.as_record": Member("record"),
    "json.is_record": Member("isRecord"),
    "json.is_number": Member("isNumber"),
    "json.is_null": Member("isNull"),
    "json.is_nullish": Member("isNullish"),
    "json.is_truthy": Member("isTruthy"),
    "json.coalesce": Coalescing(),
    "json.or_null": Member("orNull"),
    "json.stringify": Member("stringified"),
    "json.compact": Member("compactText"),
    "json.canonical": Member("canonicalText"),
    "json.entries": Member("entries"),
    "json.merged": _method("merged", "with"),
    "json.is_same_scalar": _method("isSameScalar", "as"),
    "json.as_map": Member("orderedMap"),
    "json.as_tri_num": Member("numberField"),
    "map.to_object": Member("object"),
    "json.json_null": Implicit("null"),
    "json.json_list": Implicit("list"),
    "json.json_list/object": Implicit("list", "objects"),
    "json.json_list/text": Implicit("list", "texts"),
    "text.parse_json": Member("parsedJSON"),
    # optional and three-valued
    "opt.or_else": Infix("??"),
    "opt.or_else/opt": Infix("??"),
    "text.non_empty": Member("nonEmpty"),
    "text.one_of": _method("ifOne", "of"),
    "opt.or_null/text": Member("orNull"),
    "opt.or_null/num": Member("orNull"),
    "opt.or_null/bool": Member("orNull"),
    "tri.is_null": Member("isNull"),
    "tri.is_absent": Member("isAbsent"),
    "tri.known": Member("known"),
    "tri.to_json": Member("json"),
    "tri.there": Implicit("value"),
    "tri.tri_null": Implicit("null"),
    "tri.tri_absent": Implicit("absent"),
    # text
    "text.trim": Member("trimmed"),
    "text.trim_start": Member("trimmedAtStart"),
    "text.trim_end": Member("trimmedAtEnd"),
    "text.lower": Member("lowerCased"),
    "text.upper": _method("uppercased"),
    "text.first_upper": Member("firstUpperCased"),
    "text.collapsed": Member("collapsed"),
    "text.startswith": _method("begins", "with"),
    "text.endswith": _method("ends", "with"),
    "text.contains": _method("includes", ""),
    "text.replace_each": _method("replacing", "", "with"),
    "text.split": _method("pieces", "separatedBy"),
    "text.to_num": Member("decimalNumber"),
    "text.start": Member("startIndex"),
    "text.end": Member("endIndex"),
    "text.find": _method("position", "of", "from"),
    "text.find_folded": _method("position", "ofAnyCase", "from"),
    "text.after": _method("end", "of", "at"),
    "text.after_folded": _method("end", "ofAnyCase", "at"),
    "text.past": _method("index", "behind", "at"),
    "text.past_start": _method("index", "behind"),
    "text.before": _method("start", "of", "endingAt"),
    "text.skip": _method("endOfRun", "of", "from"),
    "text.skip_back": _method("startOfRun", "of", "endingAt"),
    "text.step": _method("nextPosition", "from"),
    "text.between": _method("piece", "from", "to"),
    "text.upto": _method("piece", "to"),
    "text.onward": _method("piece", "from"),
    "text.units": Member("utf16.count"),
    "list.join": _method("joined", "separator"),
    "text.compare_units": Function("compareUnits", ("", "")),
    # numbers
    "num.min": Function("min", ("", "")),
    "num.max": Function("max", ("", "")),
    "num.abs": Function("abs", ("",)),
    "int.min": Function("min", ("", "")),
    "int.max": Function("max", ("", "")),
    "int.abs": Function("abs", ("",)),
    "num.is_safe_integer": Member("isSafeInteger"),
    "int.to_num": Function("Double", ("",)),
    # lists
    "list.append": _method("append", ""),
    "list.extend": _method("append", "contentsOf"),
    "list.pop": _method("popLast"),
    "list.replace_last": _method("replaceLast", "with"),
    "list.clear": _method("removeAll"),
    "list.first": Member("first"),
    "list.last": Member("last"),
    "list.at": Subscript(),
    "list.len": Member("count"),
    "list.is_empty": Member("isEmpty"),
    "list.take_first": _method("elements", "first"),
    "list.take_last": _method("elements", "last"),
    "list.slice": _method("elements", "from", "count"),
    "list.concat": Infix("+"),
    "list.contains": _method("includes", ""),
    "list.reversed": _method("reversed"),
    "list.sorted_by": _method("stablySorted", "by"),
    "list.copy": Itself(),
    "list.set": Exact(),
    # maps and sets
    "index.get": Subscript(),
    "index.pop": _method("removeValue", "forKey"),
    "index.append_at": Append(),
    "index.contains": Subscript(is_test=True),
    "index.is_empty": Member("isEmpty"),
    "index.clear": _method("removeAll"),
    "index.copy": Itself(),
    "map.get": Subscript(),
    "map.pop": _method("removeValue", "forKey"),
    "map.append_at": Append(),
    "map.contains": Subscript(is_test=True),
    "map.is_empty": Member("isEmpty"),
    "map.keys": Member("keys"),
    "map.values": Member("values"),
    "map.clear": _method("removeAll"),
    "map.copy": Itself(),
    "map.len": Member("count"),
    "set.add": _method("insert", ""),
    "set.remove": _method("remove", ""),
    "set.contains": _method("contains", ""),
    "set.is_empty": Member("isEmpty"),
    "set.clear": _method("removeAll"),
    "set.copy": Itself(),
    "enum.wire": Member("rawValue"),
}
