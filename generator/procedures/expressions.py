"""Typing of expressions."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import replace as changed

from generator.diagnostics import did_you_mean
from generator.model import (
    BOOL,
    INT,
    JSON,
    NONE,
    NUM,
    OBJECT,
    OPT_JSON,
    STR,
    UNKNOWN,
    VOID,
    Arithmetic,
    Call,
    CallGiven,
    Compare,
    Conditional,
    ConstantName,
    EmptyCollection,
    EnumFromWire,
    EnumMember,
    Expression,
    Field,
    Format,
    Inject,
    IsCase,
    IsSome,
    Itself,
    Lift,
    ListLiteral,
    LiteralValue,
    Logic,
    Name,
    New,
    Not,
    Nothing,
    ObjectLiteral,
    OneOf,
    PrimitiveCall,
    Procedure,
    ProcedureName,
    Program,
    Replace,
    ToJson,
    Type,
    list_of,
    opt,
)
from generator.procedures.parse import span_of
from generator.procedures.primitives import PRIMITIVES, Primitive
from generator.procedures.scope import Local, Refused, Scopes
from generator.procedures.types import is_open, signature, substitute, unify

_METHODS: dict[str, list[Primitive]] = {}
_FUNCTIONS: dict[str, list[Primitive]] = {}
for _primitive in PRIMITIVES:
    _table = _FUNCTIONS if _primitive.function else _METHODS
    _table.setdefault(_primitive.name, []).append(_primitive)

_OPERATORS: dict[type[ast.AST], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
}
_WIRE_SCALARS = ("str", "num", "int", "bool", "enum", "object")
JSON_KINDS = ("json", "object")


class ExpressionTyper:
    """Gives every expression its type, or refuses it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.scopes = Scopes()
        self.owner: str | None = None
        self.procedure: Procedure | None = None

    # ---- entry points

    def typed(self, node: ast.expr, want: Type | None = None) -> Expression:
        """The typed expression; `want` helps where the type does not show (`[]`, `None`, `1`)."""
        method = getattr(self, f"type_{type(node).__name__}", None)
        if method is None:
            raise Refused(
                node,
                f"{type(node).__name__} is not in the language",
                _REWRITES.get(type(node).__name__, "see docs/language.md"),
            )
        result: Expression = method(node, want)
        if result.type == UNKNOWN:
            raise Refused(node)
        return result

    def value(self, node: ast.expr, want: Type) -> Expression:
        """The typed expression, converted to the type that is wanted."""
        return self.coerced(self.typed(node, want), want, node)

    def condition(self, node: ast.expr) -> Expression:
        """A truth value; nothing else counts as one."""
        result = self.typed(node)
        if result.type != BOOL:
            raise Refused(
                node,
                f"a condition must be bool, this is {result.type}",
                "write `is not None`, `is_empty()`, `is_truthy()` or a comparison",
            )
        return result

    # ---- conversions

    def coerced(self, value: Expression, want: Type, node: ast.AST) -> Expression:
        """The value as the wanted type; raises Refused when it is another one."""
        result = self.converted(value, want)
        if result is None:
            raise Refused(node, f"expected {want}, this is {value.type}", _advice(value.type, want))
        return result

    def converted(self, value: Expression, want: Type) -> Expression | None:
        have = value.type
        if have == want:
            return value
        if have == NONE:
            return Nothing(type=want, span=value.span) if want.kind == "opt" else None
        if isinstance(value, Conditional):
            return self.converted_branches(value, want)
        if isinstance(value, EmptyCollection):
            return self.converted_empty(value, want)
        if isinstance(value, ListLiteral) and want.kind == "list":
            return self.converted_items(value, want)
        if want.kind == "opt":
            return self.converted_optional(value, want)
        if isinstance(value, LiteralValue) and have == INT and want == NUM:
            return changed(value, type=NUM)
        if want == JSON and self.has_json_form(have):
            return ToJson(type=JSON, span=value.span, value=value)
        if want.kind == "union" and have.name in self.program.unions[want.name].cases:
            return Inject(type=want, span=value.span, value=value, case=have.name)
        return None

    def converted_optional(self, value: Expression, want: Type) -> Expression | None:
        if value.type.kind == "opt":
            if want == OPT_JSON and self.has_json_form(value.type.item):
                return ToJson(type=OPT_JSON, span=value.span, value=value)
            return None
        inner = self.converted(value, want.item)
        return inner and Lift(type=want, span=value.span, value=inner)

    def converted_branches(self, value: Conditional, want: Type) -> Expression | None:
        then = self.converted(value.then, want)
        otherwise = self.converted(value.otherwise, want)
        if then is None or otherwise is None:
            return None
        return changed(value, type=want, then=then, otherwise=otherwise)

    def converted_empty(self, value: EmptyCollection, want: Type) -> Expression | None:
        if want.kind == "opt" and want.item.is_collection:
            inner = self.converted_empty(value, want.item)
            return inner and Lift(type=want, span=value.span, value=inner)
        if want in (JSON, OBJECT, OPT_JSON) and value.type.kind == "map":
            empty = ObjectLiteral(type=OBJECT, span=value.span, members=[])
            return self.converted(empty, want)
        fits = want.kind == value.type.kind or (value.type.kind, want.kind) == ("map", "index")
        return changed(value, type=want) if fits else None

    def converted_items(self, value: ListLiteral, want: Type) -> Expression | None:
        items = [self.converted(item, want.item) for item in value.items]
        if any(item is None for item in items):
            return None
        return changed(value, type=want, items=[item for item in items if item is not None])

    def has_json_form(self, type_: Type) -> bool:
        if type_.kind == "list":
            return type_.item == JSON or self.has_json_form(type_.item)
        return type_.kind in _WIRE_SCALARS

    # ---- literals and names

    def type_Constant(self, node: ast.Constant, want: Type | None) -> Expression:
        value, span = node.value, span_of(node)
        if value is None:
            return Nothing(type=NONE, span=span)
        if isinstance(value, bool):
            return LiteralValue(type=BOOL, span=span, value=value)
        if isinstance(value, str):
            return LiteralValue(type=STR, span=span, value=value)
        if isinstance(value, int):
            wants_num = want in (NUM, opt(NUM))
            return LiteralValue(type=NUM if wants_num else INT, span=span, value=value)
        if isinstance(value, float):
            return LiteralValue(type=NUM, span=span, value=value)
        raise Refused(node, "this literal is not in the language")

    def type_Name(self, node: ast.Name, want: Type | None) -> Expression:
        span = span_of(node)
        local = self.scopes.find(node.id)
        if local:
            return Name(type=local.type, span=span, name=node.id)
        if node.id == "self" and self.owner:
            kind = "machine" if self.owner in self.program.machines else "record"
            return Itself(type=Type(kind, (), self.owner), span=span)
        if node.id in self.program.constants:
            constant = self.program.constants[node.id]
            return ConstantName(type=constant.type, span=span, name=node.id)
        if node.id in self.program.procedures:
            procedure = self.program.procedures[node.id]
            types = (*(p.type for p in procedure.parameters), procedure.result)
            return ProcedureName(type=Type("fn", types), span=span, name=node.id)
        known = [*self.scopes.names(), *self.program.procedures, *self.program.constants]
        raise Refused(node, f"unknown name {node.id!r}", did_you_mean(node.id, known))

    def type_JoinedStr(self, node: ast.JoinedStr, want: Type | None) -> Expression:
        parts: list[str | Expression] = []
        for part in node.values:
            if isinstance(part, ast.Constant):
                parts.append(str(part.value))
                continue
            assert isinstance(part, ast.FormattedValue)
            value = self.typed(part.value)
            if value.type not in (STR, INT) or part.format_spec or part.conversion != -1:
                raise Refused(part.value, f"an f-string takes str and int, this is {value.type}")
            parts.append(value)
        return Format(type=STR, span=span_of(node), parts=parts)

    def type_List(self, node: ast.List, want: Type | None) -> Expression:
        if not node.elts:
            return (
                EmptyCollection(type=want or list_of(UNKNOWN), span=span_of(node))
                if (want and want.kind == "list")
                else EmptyCollection(type=list_of(NONE), span=span_of(node))
            )
        item_want = want.item if want and want.kind == "list" else None
        items = [self.typed(item, item_want) for item in node.elts]
        if item_want is not None:
            items = [self.coerced(i, item_want, n) for i, n in zip(items, node.elts, strict=True)]
        first = items[0].type
        for item, syntax in zip(items, node.elts, strict=True):
            if item.type != first:
                raise Refused(syntax, f"a list of {first} cannot hold {item.type}")
        return ListLiteral(type=list_of(first), span=span_of(node), items=items)

    def type_Dict(self, node: ast.Dict, want: Type | None) -> Expression:
        if not node.keys and (want is None or want.kind not in (*JSON_KINDS, "opt")):
            type_ = want if want and want.is_collection else Type("map", (NONE, NONE))
            return EmptyCollection(type=type_, span=span_of(node))
        members: list[tuple[str, Expression]] = []
        for key, item in zip(node.keys, node.values, strict=True):
            if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
                raise Refused(key or node, "a key of a JSON object is a literal text")
            if any(name == key.value for name, _ in members):
                raise Refused(key, f"the key {key.value!r} stands twice")
            members.append((key.value, self.member(item)))
        return ObjectLiteral(type=OBJECT, span=span_of(node), members=members)

    def member(self, node: ast.expr) -> Expression:
        """A value of a JSON object: Json, or Opt[Json] whose absence leaves the key out."""
        value = self.typed(node, JSON if isinstance(node, (ast.Dict, ast.List)) else None)
        if isinstance(value, EmptyCollection):
            return PrimitiveCall(
                type=JSON,
                span=value.span,
                key="json.json_list",
                arguments=[changed(value, type=list_of(JSON))],
            )
        want = OPT_JSON if value.type.kind == "opt" else JSON
        return self.coerced(value, want, node)

    def type_Call(self, node: ast.Call, want: Type | None) -> Expression:
        if isinstance(node.func, ast.Attribute):
            return self.method_call(node, node.func, want)
        if not isinstance(node.func, ast.Name):
            raise Refused(node, "only names and methods can be called")
        name = node.func.id
        special = getattr(self, f"call_{name}", None)
        if special is not None:
            result: Expression = special(node, want)
            return result
        if self.scopes.find(name):
            return self.call_local(node, name)
        if name in self.program.procedures:
            procedure = self.program.procedures[name]
            arguments = self.arguments(node, procedure)
            return Call(
                type=procedure.result,
                span=span_of(node),
                procedure=procedure,
                receiver=None,
                arguments=arguments,
            )
        if name in self.program.records or name in self.program.machines:
            return self.construction(node, name)
        if name in _FUNCTIONS:
            return self.primitive(node, name, _FUNCTIONS[name], node.args, want)
        known = [*self.program.procedures, *self.program.records, *_FUNCTIONS]
        raise Refused(node, f"unknown procedure {name!r}", did_you_mean(name, known))

    def call_local(self, node: ast.Call, name: str) -> Expression:
        """A call of a parameter that is a procedure; it takes and gives values only."""
        function = self.typed(node.func)
        if not isinstance(function, Name) or function.type.kind != "fn":
            raise Refused(node, f"{name} cannot be called", f"it is a {function.type}")
        *taken, given = function.type.args
        if node.keywords or len(node.args) != len(taken):
            raise Refused(node, f"{name} takes {len(taken)} arguments without keywords")
        for type_ in taken:
            if may_change(type_, self.program):
                raise Refused(node, f"{name} could change its {type_}", "hand over a value")
        arguments = [self.value(a, type_) for a, type_ in zip(node.args, taken, strict=True)]
        return CallGiven(type=given, span=span_of(node), function=function, arguments=arguments)

    def arguments(self, node: ast.Call, procedure: Procedure) -> list[Expression]:
        """Arguments in parameter order; keywords and defaults are filled in."""
        given: dict[str, ast.expr] = {}
        if len(node.args) > len(procedure.parameters):
            raise Refused(node, f"{procedure.name} takes {len(procedure.parameters)} arguments")
        for parameter, argument in zip(procedure.parameters, node.args, strict=False):
            given[parameter.name] = argument
        for keyword in node.keywords:
            known = [p.name for p in procedure.parameters]
            if keyword.arg not in known:
                raise Refused(
                    keyword.value,
                    f"{procedure.name} has no parameter {keyword.arg!r}",
                    did_you_mean(keyword.arg or "", known),
                )
            if keyword.arg in given:
                raise Refused(keyword.value, f"{keyword.arg} is given twice")
            given[keyword.arg] = keyword.value
        arguments: list[Expression] = []
        for parameter in procedure.parameters:
            if parameter.name in given:
                arguments.append(self.value(given[parameter.name], parameter.type))
            elif parameter.default is not None:
                arguments.append(parameter.default)
            else:
                raise Refused(node, f"{procedure.name} needs {parameter.name}: {parameter.type}")
        return arguments

    def construction(self, node: ast.Call, name: str) -> Expression:
        """`Record(field=…)`, `Machine(field=…)`."""
        machine = self.program.machines.get(name)
        fields = self.program.fields_of(name)
        wanted = {k: fields[k] for k in machine.given} if machine else fields
        if node.args:
            raise Refused(node, f"{name} is made with keywords", f"{name}(field=value)")
        given: dict[str, ast.expr] = {}
        for keyword in node.keywords:
            if keyword.arg not in wanted:
                raise Refused(
                    keyword.value,
                    f"{name} has no field {keyword.arg!r}",
                    did_you_mean(keyword.arg or "", wanted),
                )
            given[keyword.arg] = keyword.value
        values: dict[str, Expression] = {}
        for field_name, type_ in wanted.items():
            if field_name in given:
                values[field_name] = self.value(given[field_name], type_)
            elif type_.kind == "opt":
                values[field_name] = Nothing(type=type_, span=span_of(node))
            else:
                raise Refused(node, f"{name} needs {field_name}: {type_}")
        kind = "machine" if machine else "record"
        return New(type=Type(kind, (), name), span=span_of(node), values=values)

    # ---- special forms

    def call_replace(self, node: ast.Call, want: Type | None) -> Expression:
        if len(node.args) != 1 or not node.keywords:
            raise Refused(node, "replace(record, field=value)")
        record = self.typed(node.args[0])
        if record.type.kind != "record" or self.program.records[record.type.name].is_entity:
            raise Refused(node, f"{record.type} is no record", "assign the field of an entity")
        fields = self.program.records[record.type.name].fields
        changes: dict[str, Expression] = {}
        for keyword in node.keywords:
            if keyword.arg not in fields:
                raise Refused(
                    keyword.value,
                    f"{record.type} has no field {keyword.arg!r}",
                    did_you_mean(keyword.arg or "", fields),
                )
            changes[keyword.arg] = self.value(keyword.value, fields[keyword.arg])
        return Replace(type=record.type, span=span_of(node), value=record, changes=changes)

    def call_isinstance(self, node: ast.Call, want: Type | None) -> Expression:
        subject, case = self.case_test(node)
        value = self.typed(subject)
        self.check_case(node, value.type, case)
        return IsCase(type=BOOL, span=span_of(node), value=value, case=case)

    def case_test(self, node: ast.Call) -> tuple[ast.expr, str]:
        match node:
            case ast.Call(args=[subject, ast.Name(id=case)], keywords=[]):
                return subject, case
        raise Refused(node, "isinstance(value, Case)")

    def check_case(self, node: ast.AST, type_: Type, case: str) -> None:
        union = type_.item if type_.kind == "opt" else type_
        cases = self.program.unions[union.name].cases if union.kind == "union" else []
        if case not in cases:
            raise Refused(node, f"{case} is no case of {type_}", did_you_mean(case, cases))

    def call_set(self, node: ast.Call, want: Type | None) -> Expression:
        if node.args and not node.keywords:
            return self.primitive(node, "set", _FUNCTIONS["set"], node.args, want)
        if node.keywords:
            raise Refused(node, "set() makes an empty set, set(list) one of texts")
        type_ = want if want and want.kind == "set" else Type("set", (NONE,))
        return EmptyCollection(type=type_, span=span_of(node))

    def walked(self, node: ast.expr) -> Expression:
        """An expression that can be walked over: a list."""
        source = self.typed(node)
        if source.type.kind != "list":
            hint = {
                "index": "an Index has no order; declare an OrdMap and walk its keys() or values()",
                "map": "walk its keys() or values()",
                "set": "a Set has no order; keep a List beside it",
                "opt": "it may be None here",
            }.get(source.type.kind, "")
            raise Refused(node, f"cannot walk over {source.type}", hint)
        return source

    def refuse_shadowing(self, node: ast.AST, name: str) -> None:
        if self.scopes.find(name):
            raise Refused(node, f"{name!r} is already a name here", "no name hides another")
        if self.program.declaration(name):
            raise Refused(node, f"{name!r} is a top-level name", "choose another name")

    # ---- fields, subscripts, methods

    def type_Attribute(self, node: ast.Attribute, want: Type | None) -> Expression:
        span = span_of(node)
        if isinstance(node.value, ast.Name) and node.value.id in self.program.enums:
            enumeration = self.program.enums[node.value.id]
            if node.attr not in enumeration.members:
                raise Refused(
                    node,
                    f"{enumeration.name} has no member {node.attr!r}",
                    did_you_mean(node.attr, enumeration.members),
                )
            return EnumMember(type=Type("enum", (), enumeration.name), span=span, member=node.attr)
        receiver = self.typed(node.value)
        self.refuse_optional(node, receiver)
        fields = self.program.fields_of(receiver.type.name)
        if node.attr in fields:
            return Field(type=fields[node.attr], span=span, receiver=receiver, name=node.attr)
        method = self.program.methods_of(receiver.type.name).get(node.attr)
        if method and method.is_property:
            return Field(
                type=method.result, span=span, receiver=receiver, name=node.attr, is_property=True
            )
        if method:
            raise Refused(node, f"{node.attr} is a method", "call it, or make it a @property")
        known = [*fields, *self.program.methods_of(receiver.type.name)]
        raise Refused(
            node, f"{receiver.type} has no field {node.attr!r}", did_you_mean(node.attr, known)
        )

    def refuse_optional(self, node: ast.Attribute, receiver: Expression) -> None:
        if receiver.type.kind == "opt" and receiver.type != OPT_JSON:
            raise Refused(
                node,
                f"{ast.unparse(node.value)} may be None here",
                f"narrow it first: if ({_short(node.value)} := …) is not None",
            )

    def type_Subscript(self, node: ast.Subscript, want: Type | None) -> Expression:
        if isinstance(node.slice, ast.Slice):
            raise Refused(node, "no slices", "take_first(n), take_last(n) or slice(start, count)")
        receiver = self.typed(node.value)
        kind = receiver.type.item.kind if receiver.type.kind == "opt" else receiver.type.kind
        if kind in JSON_KINDS:
            return self.primitive(node, "get", _METHODS["get"], [node.value, node.slice], want)
        if kind == "list" and receiver.type.kind == "list":
            return self.primitive(node, "at", _METHODS["at"], [node.value, node.slice], want)
        hint = "write m.get(key)" if receiver.type.is_collection else ""
        raise Refused(node, f"{receiver.type} has no [ ]", hint)

    def method_call(self, node: ast.Call, function: ast.Attribute, want: Type | None) -> Expression:
        if isinstance(function.value, ast.Name) and function.value.id in self.program.enums:
            return self.from_wire(node, function)
        receiver = self.typed(function.value)
        method = self.program.methods_of(receiver.type.name).get(function.attr)
        if method and method.is_property:
            raise Refused(node, f"{function.attr} is a property", "read it without ( )")
        if method:
            return Call(
                type=method.result,
                span=span_of(node),
                procedure=method,
                receiver=receiver,
                arguments=self.arguments(node, method),
            )
        if node.keywords:
            raise Refused(node, "primitives take no keywords")
        if function.attr in _METHODS:
            arguments = [function.value, *node.args]
            return self.primitive(node, function.attr, _METHODS[function.attr], arguments, want)
        if function.attr in _FUNCTIONS:
            raise Refused(node, f"{function.attr} is a function", f"{function.attr}(…)")
        known = [*_METHODS, *self.program.methods_of(receiver.type.name)]
        raise Refused(
            node, f"{receiver.type} has no {function.attr!r}", did_you_mean(function.attr, known)
        )

    def from_wire(self, node: ast.Call, function: ast.Attribute) -> Expression:
        assert isinstance(function.value, ast.Name)
        if function.attr != "from_wire" or len(node.args) != 1:
            raise Refused(node, "an enum is asked E.from_wire(text)")
        enum = Type("enum", (), function.value.id)
        value = self.value(node.args[0], opt(STR))
        return EnumFromWire(type=opt(enum), span=span_of(node), enum=enum.name, value=value)

    # ---- primitives

    def primitive(
        self,
        node: ast.expr,
        name: str,
        candidates: Sequence[Primitive],
        arguments: Sequence[ast.expr],
        want: Type | None,
    ) -> Expression:
        """The first primitive of that name which the arguments fit."""
        refusal: Refused | None = None
        for candidate in candidates:
            if len(signature(candidate)[0]) != len(arguments):
                continue
            try:
                return self.fitted(node, candidate, arguments, want)
            except Refused as refused:
                if refusal is None or refused.problem is None:
                    refusal = refused
                if refused.problem is None:
                    break
        if len(candidates) == 1 and refusal is not None:
            raise refusal
        shown = "; ".join(f"{c.name}({c.signature})" for c in candidates)
        types = ", ".join(str(self.typed(a).type) for a in arguments)
        raise Refused(node, f"{name} does not fit ({types})", f"it takes {shown}")

    def fitted(
        self, node: ast.expr, primitive: Primitive, arguments: Sequence[ast.expr], want: Type | None
    ) -> Expression:
        parameters, result = signature(primitive)
        bound: dict[str, Type] = {}
        if want is not None and not parameters:
            unify(result, want, bound)
        typed = [
            self.argument(syntax, parameter, bound)
            for syntax, parameter in zip(arguments, parameters, strict=True)
        ]
        type_ = substitute(result, bound)
        if is_open(type_):
            raise Refused(node, f"the type of {primitive.name} does not show here", "give it one")
        return PrimitiveCall(
            type=type_,
            span=span_of(node),
            key=primitive.key,
            arguments=typed,
            mutates=primitive.mutates,
            fresh=primitive.fresh or not _shares(type_),
        )

    def argument(self, node: ast.expr, parameter: Type, bound: dict[str, Type]) -> Expression:
        wanted = substitute(parameter, bound)
        if not is_open(wanted) and wanted.kind != "anyenum":
            return self.value(node, wanted)
        value = self.typed(node)
        if wanted.kind == "var" and value.type in (NONE,):
            raise Refused(node, "the type of None does not show here")
        if isinstance(value, ProcedureName) and wanted.kind == "fn":
            if not unify(wanted, value.type, bound):
                raise Refused(node, f"expected {wanted}, this is {value.type}")
            return value
        if not unify(wanted, value.type, bound):
            raise Refused(node, f"expected {wanted}, this is {value.type}")
        return value

    # ---- operators

    def type_BoolOp(self, node: ast.BoolOp, want: Type | None) -> Expression:
        items = [self.condition(item) for item in node.values]
        operator = "and" if isinstance(node.op, ast.And) else "or"
        return Logic(type=BOOL, span=span_of(node), operator=operator, items=items)  # type: ignore[arg-type]

    def type_UnaryOp(self, node: ast.UnaryOp, want: Type | None) -> Expression:
        if isinstance(node.op, ast.Not):
            return Not(type=BOOL, span=span_of(node), value=self.condition(node.operand))
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            literal = self.typed(node.operand, want)
            if isinstance(literal, LiteralValue) and isinstance(literal.value, (int, float)):
                return changed(literal, value=-literal.value)
        raise Refused(node, "this operator is not in the language", "0 - x")

    def type_BinOp(self, node: ast.BinOp, want: Type | None) -> Expression:
        operator = _OPERATORS.get(type(node.op))
        if operator is None:
            raise Refused(node, "this operator is not in the language", "there are + - * /")
        left = self.typed(node.left, want)
        if operator == "+" and left.type.kind == "list":
            return self.primitive(node, "concat", _METHODS["concat"], [node.left, node.right], want)
        right = self.typed(node.right, left.type)
        if isinstance(left, LiteralValue):
            left = self.typed(node.left, right.type)
        if left.type != right.type or left.type not in (NUM, INT):
            hint = 'join texts with f"{a}{b}"' if STR in (left.type, right.type) else ""
            raise Refused(node, f"{left.type} {operator} {right.type}", hint)
        if operator == "/" and not (
            isinstance(right, LiteralValue) and right.value and left.type == NUM
        ):
            raise Refused(node, "/ divides a num by a literal that is not zero")
        return Arithmetic(
            type=left.type, span=span_of(node), operator=operator, left=left, right=right  # type: ignore[arg-type]
        )

    def type_IfExp(self, node: ast.IfExp, want: Type | None) -> Expression:
        test = self.condition(node.test)
        with self.scopes.block(_narrowed(test)):
            then = self.typed(node.body, want)
        otherwise = self.typed(node.orelse, want)
        type_ = want if want is not None else then.type
        if want is None and otherwise.type != then.type:
            type_ = opt(otherwise.type if then.type == NONE else then.type)
        return Conditional(
            type=type_,
            span=span_of(node),
            test=test,
            then=self.coerced(then, type_, node.body),
            otherwise=self.coerced(otherwise, type_, node.orelse),
        )

    def type_NamedExpr(self, node: ast.NamedExpr, want: Type | None) -> Expression:
        raise Refused(
            node,
            ":= binds in the parts of an `and` of a condition only",
            "(name := value) is not None, or isinstance(name := value, Case)",
        )

    def type_Compare(self, node: ast.Compare, want: Type | None) -> Expression:
        if len(node.ops) != 1:
            raise Refused(node, "no chained comparison", "join two with `and`")
        operator, right = node.ops[0], node.comparators[0]
        if isinstance(operator, (ast.Is, ast.IsNot)):
            return self.none_test(node, isinstance(operator, ast.Is))
        if isinstance(operator, (ast.In, ast.NotIn)):
            test = self.membership(node, right)
            negated = isinstance(operator, ast.NotIn)
            return Not(type=BOOL, span=test.span, value=test) if negated else test
        return self.comparison(node, _OPERATORS[type(operator)], right)

    def none_test(self, node: ast.Compare, is_none: bool) -> Expression:
        right = node.comparators[0]
        if not (isinstance(right, ast.Constant) and right.value is None):
            raise Refused(node, "no identity", "compare ids, or keep a set of ids")
        value = self.typed(node.left)
        if value.type.kind != "opt":
            raise Refused(node, f"{value.type} is never None")
        test = IsSome(type=BOOL, span=span_of(node), value=value)
        return Not(type=BOOL, span=test.span, value=test) if is_none else test

    def membership(self, node: ast.Compare, right: ast.expr) -> Expression:
        span = span_of(node)
        if isinstance(right, (ast.List, ast.Tuple, ast.Set)):
            value = self.typed(node.left)
            inner = value.type.item if value.type.kind == "opt" else value.type
            options = [self.value(item, inner) for item in right.elts]
            if inner.kind not in ("str", "enum", "num", "int") or not all(
                isinstance(o, (LiteralValue, EnumMember)) for o in options
            ):
                raise Refused(node, "x in [..] asks for literals")
            return OneOf(type=BOOL, span=span, value=value, options=options)
        collection = self.typed(right)
        if isinstance(collection, ConstantName) and collection.type.kind == "set":
            value = self.typed(node.left)
            if value.type not in (STR, opt(STR)):
                raise Refused(node.left, f"expected str, this is {value.type}")
            return OneOf(type=BOOL, span=span, value=value, options=collection)
        return self.primitive(node, "contains", _METHODS["contains"], [right, node.left], None)

    def comparison(self, node: ast.Compare, operator: str, right_node: ast.expr) -> Expression:
        left = self.typed(node.left)
        right = self.typed(right_node, left.type)
        if isinstance(left, LiteralValue) and not isinstance(right, LiteralValue):
            left = self.typed(node.left, right.type)
        left_inner = left.type.item if left.type.kind == "opt" else left.type
        right_inner = right.type.item if right.type.kind == "opt" else right.type
        if isinstance(right, LiteralValue) and right.type == INT and left_inner == NUM:
            right, right_inner = changed(right, type=NUM), NUM
        if left_inner != right_inner:
            raise Refused(node, f"{left.type} {operator} {right.type}", "they are never equal")
        if operator in ("==", "!="):
            self.check_equality(node, left_inner)
        elif left.type != right.type or left_inner.kind not in ("num", "int", "pos"):
            hint = "use compare_units(a, b)" if left_inner == STR else ""
            raise Refused(node, f"no order on {left.type}", hint)
        return Compare(type=BOOL, span=span_of(node), operator=operator, left=left, right=right)

    def check_equality(self, node: ast.AST, type_: Type) -> None:
        if not self.is_comparable(type_):
            hint = "read a part of it: as_str(), as_num()" if type_.kind in JSON_KINDS else ""
            raise Refused(node, f"no == on {type_}", hint)

    def is_comparable(self, type_: Type) -> bool:
        """Whether == is content equality in every target."""
        if type_.kind == "opt":
            return self.is_comparable(type_.item)
        if type_.kind == "record":
            record = self.program.records[type_.name]
            return not record.is_entity and all(map(self.is_comparable, record.fields.values()))
        return type_.kind in ("str", "num", "int", "bool", "enum", "pos")


def may_change(type_: Type, program: Program) -> bool:
    """Whether who is given such a value can change it for others."""
    inner = type_.item if type_.kind in ("opt", "tri") else type_
    if inner.kind == "union":
        return program.unions[inner.name].is_entity
    if inner.kind == "record":
        return program.records[inner.name].is_entity
    return inner.kind == "machine"


def _shares(type_: Type) -> bool:
    """Whether a value of the type can be changed through another name."""
    inner = type_.item if type_.kind in ("opt", "tri") else type_
    return inner.is_collection or inner.kind in ("machine", "union", "record")


def _narrowed(test: Expression) -> dict[str, Local]:
    """The name that `a if name is not None else b` narrows in `a`."""
    match test:
        case IsSome(value=Name(name=name, type=type_)):
            return {name: Local(type_.item, "narrowed")}
    return {}


def _short(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else "value"


def _advice(have: Type, want: Type) -> str:
    if have.kind == "opt" and have.item == want:
        return "it may be None here: narrow it, or use or_else(…)"
    if have == INT and want == NUM:
        return "n.to_num()"
    if want.kind == "fn":
        return "name a procedure"
    if have == VOID:
        return "it gives nothing"
    return ""


_REWRITES = {
    "Lambda": "write a procedure and give its name",
    "Tuple": "declare a Record",
    "DictComp": "fill an OrdMap in a for loop",
    "SetComp": "set([… for …])",
    "GeneratorExp": "a list comprehension, any(…) or all(…)",
    "Await": "the language has no I/O",
    "Yield": "give a list",
    "Starred": "use extend(…)",
    "Set": "fill a Set in a for loop, or declare a Const[Set[str]]",
}


def items_of(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """Every syntax node below some nodes."""
    for node in nodes:
        yield from ast.walk(node)
