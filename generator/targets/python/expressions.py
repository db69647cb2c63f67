"""Expressions of the model as Python expressions.

They are built as syntax trees, so that parentheses are right by construction.
"""

from __future__ import annotations

import ast
import builtins
import keyword
from collections.abc import Iterator
from functools import cache
from typing import Any

from generator.model import (
    NUM,
    OPT_JSON,
    Arithmetic,
    Bind,
    Call,
    CallGiven,
    Clause,
    Compare,
    Comprehension,
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
    ProcedureName,
    Quantifier,
    Replace,
    Test,
    ToJson,
    Type,
    uses,
)
from generator.targets.base import opposite
from generator.targets.python.primitives import PYTHON

_ASKING = {
    f"list.{asked}" for asked in ("at", "contains", "first", "is_empty", "join", "last", "len")
}
"""Primitives that a tuple answers like a list."""
_NULL_IS_ABSENT = {
    f"json.{probe}"
    for probe in (
        "as_str",
        "as_bool",
        "as_num",
        "as_number",
        "as_list",
        "as_object",
        "as_record",
        "is_record",
        "is_number",
        "is_nullish",
        "is_truthy",
    )
}
"""Probes that answer the same for null and for absence."""

_TYPE_PROBES = {
    "json.as_str": "str",
    "json.as_bool": "bool",
    "json.as_list": "list",
    "json.as_object": "dict",
}
"""Probes that only ask for a type: where a condition asks, no call is needed."""

_KEYWORDS = 7
"""Up to so many fields a record is made with keywords from the first bare constant on, which says
nothing of itself; with more, matching them would cost more than making the record does."""

_COMPARE: dict[str, ast.cmpop] = {
    "==": ast.Eq(),
    "!=": ast.NotEq(),
    "<": ast.Lt(),
    "<=": ast.LtE(),
    ">": ast.Gt(),
    ">=": ast.GtE(),
}
_ARITHMETIC: dict[str, ast.operator] = {
    "+": ast.Add(),
    "-": ast.Sub(),
    "*": ast.Mult(),
    "/": ast.Div(),
}


def python_name(name: str) -> str:
    """A contract name as a Python name; words of the language get an underscore."""
    return f"{name}_" if keyword.iskeyword(name) else name


def disjunction(conditions: list[ast.expr]) -> ast.expr:
    """Conditions of which one must hold."""
    return conditions[0] if len(conditions) == 1 else ast.BoolOp(ast.Or(), conditions)


def _asked_type(clause: Bind) -> str | None:
    """The type that a clause asks for, if it asks for one."""
    if clause.case:
        return clause.case
    return _TYPE_PROBES.get(clause.value.key) if isinstance(clause.value, PrimitiveCall) else None


def absent_of(type_: Type) -> str:
    """How `None` of an Opt type is written: JSON has its own absence, since null is a value."""
    return "ABSENT" if type_ == OPT_JSON else "None"


class ExpressionPrinter:
    """Prints expressions; collects the names of the runtime and of the contract that they use."""

    def __init__(self) -> None:
        self.runtime: set[str] = set()
        self.called: set[str] = set()
        """Functions of the runtime and of Python that the current procedure calls."""
        self.hiding: set[str] = set()
        """Locals of the current procedure that would hide a function which it calls."""
        self.aliases: dict[str, str] = {}
        """Items of a list that go by the name which a condition binds for them."""

    def local(self, name: str) -> str:
        """A local name; one that would hide a function in use gets an underscore."""
        name = self.aliases.get(name, name)
        return f"{name}_" if name in self.hiding else python_name(name)

    # ---- entry points

    def text(self, value: Expression) -> str:
        """One expression as text on one line."""
        return ast.unparse(self.tree(value))

    def tree(self, value: Expression) -> ast.expr:
        method = getattr(self, f"print_{type(value).__name__}")
        result: ast.expr = method(value)
        return result

    def condition(self, clauses: list[Clause]) -> str:
        """A conjunction of clauses as one condition."""
        return ast.unparse(self.conjunction(clauses))

    def conjunction(self, clauses: list[Clause]) -> ast.expr:
        trees = [self.clause(clause) for clause in clauses]
        return trees[0] if len(trees) == 1 else ast.BoolOp(ast.And(), trees)

    def truth(self, value: Expression) -> ast.expr:
        """A condition where only its truth counts: no `bool(…)` is needed."""
        if isinstance(value, Logic):
            operator = ast.And() if value.operator == "and" else ast.Or()
            return ast.BoolOp(operator, [self.truth(item) for item in value.items])
        match self.tree(value):
            case ast.Call(func=ast.Name(id="bool"), args=[inner]):
                return inner
            case tree:
                return tree

    # ---- clauses

    def clause(self, clause: Clause) -> ast.expr:
        if isinstance(clause, Test):
            return self.truth(clause.condition)
        if (type_ := _asked_type(clause)) is not None:
            return _call("isinstance", self.bound(clause), _name(type_))
        return ast.Compare(self.bound(clause), [ast.IsNot()], [self.absent(clause.value.type)])

    def failed(self, clause: Clause, is_named: bool = False) -> ast.expr:
        """The opposite of a clause. `is_named`: a statement before has given the name already."""
        if isinstance(clause, Test):
            return self.truth(opposite(clause.condition))
        bound = _name(self.local(clause.name)) if is_named else self.bound(clause)
        if (type_ := _asked_type(clause)) is not None:
            return ast.UnaryOp(ast.Not(), _call("isinstance", bound, _name(type_)))
        return ast.Compare(bound, [ast.Is()], [self.absent(clause.value.type)])

    def bound(self, clause: Bind) -> ast.expr:
        """The tested value, named where the name is new."""
        if self.is_own(clause):
            return self.subject(clause)
        return ast.NamedExpr(ast.Name(self.local(clause.name), ast.Store()), self.subject(clause))

    def is_own(self, clause: Bind) -> bool:
        """Whether a clause asks a name about itself."""
        match self.subject(clause):
            case ast.Name(id=name):
                return name == self.local(clause.name)
        return False

    def subject(self, clause: Bind) -> ast.expr:
        """What a clause tests; what only its type is asked of needs no probe."""
        value = clause.value
        if isinstance(value, PrimitiveCall) and value.key in _TYPE_PROBES:
            return self.probed(value.arguments[0])
        return self.tree(value)

    def absent(self, type_: Type) -> ast.expr:
        return self.used("ABSENT") if type_ == OPT_JSON else ast.Constant(None)

    def used(self, name: str) -> ast.expr:
        """A name of the runtime, imported where it is used."""
        self.runtime.add(name)
        self.called.add(name)
        return _name(name)

    # ---- nodes

    def print_LiteralValue(self, value: LiteralValue) -> ast.expr:
        return ast.Constant(value.value)

    def print_Nothing(self, value: Nothing) -> ast.expr:
        return self.absent(value.type)

    def print_Name(self, value: Name) -> ast.expr:
        return _name(self.local(value.name))

    def print_ConstantName(self, value: ConstantName) -> ast.expr:
        if value.type.kind == "list":
            self.called.add("list")
            return _call("list", _name(value.name))
        return _name(value.name)

    def walked(self, source: Expression) -> ast.expr:
        """A list that is only walked: a constant one is a tuple, and may stay so."""
        return _name(source.name) if isinstance(source, ConstantName) else self.tree(source)

    def print_ProcedureName(self, value: ProcedureName) -> ast.expr:
        return _name(value.name)

    def print_Itself(self, value: Itself) -> ast.expr:
        return _name("self")

    def print_Field(self, value: Field) -> ast.expr:
        return ast.Attribute(self.tree(value.receiver), python_name(value.name), ast.Load())

    def print_Call(self, value: Call) -> ast.expr:
        function: ast.expr = _name(value.procedure.name)
        if value.receiver is not None:
            receiver = self.tree(value.receiver)
            function = ast.Attribute(receiver, python_name(value.procedure.name), ast.Load())
        plain, keywords = split_arguments(value)
        return ast.Call(
            function,
            [self.tree(argument) for argument in plain],
            [ast.keyword(python_name(name), self.tree(item)) for name, item in keywords],
        )

    def print_CallGiven(self, value: CallGiven) -> ast.expr:
        return ast.Call(self.tree(value.function), [self.tree(a) for a in value.arguments], [])

    def print_New(self, value: New) -> ast.expr:
        values = [(python_name(name), self.tree(item)) for name, item in value.values.items()]
        constants = [isinstance(item, ast.Constant) for _, item in values]
        split = constants.index(True) if any(constants) else len(values)
        if len(values) > _KEYWORDS:
            split = len(values)
        return ast.Call(
            _name(value.type.name),
            [item for _, item in values[:split]],
            [ast.keyword(name, item) for name, item in values[split:]],
        )

    def print_Replace(self, value: Replace) -> ast.expr:
        keywords = [
            ast.keyword(python_name(name), self.tree(item)) for name, item in value.changes.items()
        ]
        return ast.Call(self.used("replace"), [self.tree(value.value)], keywords)

    def print_Inject(self, value: Inject) -> ast.expr:
        return self.tree(value.value)

    def print_Lift(self, value: Lift) -> ast.expr:
        return self.tree(value.value)

    def print_ToJson(self, value: ToJson) -> ast.expr:
        tree = self.tree(value.value)
        have = value.value.type
        inner = have.item if have.kind == "opt" else have
        if inner.kind == "enum" and have.kind == "opt":
            return ast.Call(self.used("wire_opt"), [tree], [])
        if inner.kind == "enum":
            return ast.Attribute(tree, "value", ast.Load())
        if inner.kind == "list" and have.kind == "opt":
            return ast.Call(self.used("json_list_opt"), [tree], [])
        if inner.kind == "list":
            return ast.Call(self.used("json_list"), [tree], [])
        if have.kind == "opt":
            return ast.Call(self.used("json_opt"), [tree], [])
        return tree

    def print_EnumMember(self, value: EnumMember) -> ast.expr:
        return ast.Attribute(_name(value.type.name), value.member, ast.Load())

    def print_EnumFromWire(self, value: EnumFromWire) -> ast.expr:
        return ast.Call(
            self.used("enum_from_wire"), [_name(value.enum), self.tree(value.value)], []
        )

    def print_Logic(self, value: Logic) -> ast.expr:
        operator = ast.And() if value.operator == "and" else ast.Or()
        return ast.BoolOp(operator, [self.tree(item) for item in value.items])

    def print_Not(self, value: Not) -> ast.expr:
        inner = value.value
        if isinstance(inner, IsSome):
            return ast.Compare(self.tree(inner.value), [ast.Is()], [self.absent(inner.value.type)])
        if isinstance(inner, OneOf):
            return self.one_of(inner, ast.NotIn())
        pushed = opposite(inner)
        if not isinstance(pushed, Not):
            return self.tree(pushed)
        tree = self.tree(pushed.value)
        match tree:
            case ast.Compare(ops=[ast.In()]):
                return ast.Compare(tree.left, [ast.NotIn()], tree.comparators)
            case ast.Compare(ops=[ast.Is()]):
                return ast.Compare(tree.left, [ast.IsNot()], tree.comparators)
            case ast.UnaryOp(op=ast.Not()) if _is_truth(tree.operand):
                self.called.add("bool")
                return _call("bool", tree.operand)
        return ast.UnaryOp(ast.Not(), tree)

    def print_Compare(self, value: Compare) -> ast.expr:
        if isinstance(value.right, LiteralValue) and isinstance(value.right.value, bool):
            operator = ast.Is() if value.operator == "==" else ast.IsNot()
            return ast.Compare(self.tree(value.left), [operator], [self.tree(value.right)])
        return ast.Compare(
            self.tree(value.left), [_COMPARE[value.operator]], [self.tree(value.right)]
        )

    def print_OneOf(self, value: OneOf) -> ast.expr:
        return self.one_of(value, ast.In())

    def one_of(self, value: OneOf, operator: ast.cmpop) -> ast.expr:
        if isinstance(value.options, ConstantName):
            options: ast.expr = self.tree(value.options)
        else:
            options = ast.Tuple([self.tree(option) for option in value.options], ast.Load())
        return ast.Compare(self.tree(value.value), [operator], [options])

    def print_Arithmetic(self, value: Arithmetic) -> ast.expr:
        operator = _ARITHMETIC[value.operator]
        result = ast.BinOp(self.tree(value.left), operator, self.tree(value.right))
        if value.type == NUM and value.operator != "/":
            # Python's integers stay exact where doubles round.
            return ast.Call(self.used("as_double"), [result], [])
        return result

    def print_Format(self, value: Format) -> ast.expr:
        return ast.JoinedStr(
            [
                (
                    ast.Constant(part)
                    if isinstance(part, str)
                    else ast.FormattedValue(self.tree(part), -1, None)
                )
                for part in value.parts
            ]
        )

    def print_Conditional(self, value: Conditional) -> ast.expr:
        then, otherwise = self.tree(value.then), self.tree(value.otherwise)
        match self.truth(value.test):
            case ast.UnaryOp(op=ast.Not(), operand=test):
                return ast.IfExp(test, otherwise, then)
            case test:
                return ast.IfExp(test, then, otherwise)

    def print_IsSome(self, value: IsSome) -> ast.expr:
        absent = self.absent(value.value.type)
        return ast.Compare(self.tree(value.value), [ast.IsNot()], [absent])

    def print_IsCase(self, value: IsCase) -> ast.expr:
        return _call("isinstance", self.tree(value.value), _name(value.case))

    def print_EmptyCollection(self, value: EmptyCollection) -> ast.expr:
        if value.type.kind == "list":
            return ast.List([], ast.Load())
        return _call("set") if value.type.kind == "set" else ast.Dict([], [])

    def print_ListLiteral(self, value: ListLiteral) -> ast.expr:
        return ast.List([self.tree(item) for item in value.items], ast.Load())

    def print_ObjectLiteral(self, value: ObjectLiteral) -> ast.expr:
        keys: list[ast.expr | None] = [ast.Constant(key) for key, _ in value.members]
        tree = ast.Dict(keys, [self.tree(item) for _, item in value.members])
        if any(item.type == OPT_JSON for _, item in value.members):
            return ast.Call(self.used("without_absent"), [tree], [])
        return tree

    def print_Comprehension(self, value: Comprehension) -> ast.expr:
        self.aliases = self.aliases | self.alias(value)
        ifs = [self.conjunction(value.clauses)] if value.clauses else []
        tree = ast.ListComp(self.tree(value.element), [self.generator(value, ifs)])
        self.aliases.pop(value.name, None)
        return tree

    def alias(self, value: Comprehension) -> dict[str, str]:
        """The name that a clause binds for the item itself, when nothing else names the item."""
        match value.clauses:
            case [Bind() as first, *others] if not uses(value.name, [*others, value.element]):
                match self.subject(first):
                    case ast.Name(id=name) if name == self.local(value.name):
                        return {value.name: first.name}
        return {}

    def print_Quantifier(self, value: Quantifier) -> ast.expr:
        generator = ast.GeneratorExp(self.tree(value.condition), [self.generator(value, [])])
        return _call(value.operator, generator)

    def generator(
        self, value: Comprehension | Quantifier, ifs: list[ast.expr]
    ) -> ast.comprehension:
        target = ast.Name(self.local(value.name), ast.Store())
        return ast.comprehension(target, self.walked(value.source), ifs, 0)

    # ---- primitives

    def print_PrimitiveCall(self, value: PrimitiveCall) -> ast.expr:
        if value.key.startswith("opt.or_else"):
            return self.or_else(value)
        if value.key == "list.set":
            return self.set_of(self.tree(value.arguments[0]))
        if value.key in _NULL_IS_ABSENT:
            receiver = self.probed(value.arguments[0])
            return self.filled(value.key, [receiver, *map(self.tree, value.arguments[1:])])
        key = f"{value.key}@json" if value.type == OPT_JSON else value.key
        if key not in PYTHON:
            key = value.key
        first = self.walked if value.key in _ASKING else self.tree
        return self.filled(
            key, [*map(first, value.arguments[:1]), *map(self.tree, value.arguments[1:])]
        )

    def set_of(self, items: ast.expr) -> ast.expr:
        if isinstance(items, ast.ListComp):
            return ast.SetComp(items.elt, items.generators)
        self.called.add("set")
        return _call("set", items)

    def filled(self, key: str, arguments: list[ast.expr]) -> ast.expr:
        """The text of a primitive with its arguments; names of the runtime in it are imported."""
        template = _template(PYTHON[key])
        for node in ast.walk(template):
            if isinstance(node, ast.Name) and not node.id.startswith("_argument"):
                self.called.add(node.id)
                if not hasattr(builtins, node.id):
                    self.runtime.add(node.id)
        result: ast.expr = _Filler(arguments).visit(template)
        return result

    def probed(self, value: Expression) -> ast.expr:
        """A JSON value of which null and absence mean the same: a plain `get` will do."""
        if isinstance(value, PrimitiveCall) and value.key == "object.get":
            receiver, name = map(self.tree, value.arguments)
            return ast.Call(ast.Attribute(receiver, "get", ast.Load()), [name], [])
        if isinstance(value, PrimitiveCall) and value.key == "json.coalesce":
            return self.filled(value.key, [self.probed(argument) for argument in value.arguments])
        return self.tree(value)

    def or_else(self, value: PrimitiveCall) -> ast.expr:
        receiver, fallback = value.arguments
        fused = self.first_text(value) or self.fused_probe(receiver, fallback)
        if fused is not None:
            return fused
        tree, other = self.tree(receiver), self.tree(fallback)
        if isinstance(receiver, (Name, Field)) and not isinstance(tree, ast.Call):
            test = ast.Compare(tree, [ast.IsNot()], [self.absent(receiver.type)])
            return ast.IfExp(test, tree, other)
        if _is_empty(fallback):
            return ast.BoolOp(ast.Or(), [tree, other])
        function = "json_or" if receiver.type == OPT_JSON else "or_else"
        return ast.Call(self.used(function), [tree, other], [])

    def first_text(self, value: Expression) -> ast.expr | None:
        """`as_str(o["a"]).or_else(as_str(o["b"]))` as one call that stops at the first text."""
        owners: list[ast.expr] = []
        keys: list[ast.expr] = []
        for probe in _alternatives(value):
            match probe:
                case PrimitiveCall(
                    key="json.as_str",
                    arguments=[PrimitiveCall(key="object.get", arguments=[Name() as owner, key])],
                ):
                    owners.append(self.tree(owner))
                    keys.append(self.tree(key))
                case _:
                    return None
        if len({ast.dump(owner) for owner in owners}) != 1:
            return None
        return ast.Call(self.used("first_str"), [owners[0], *keys], [])

    def fused_probe(self, receiver: Expression, fallback: Expression) -> ast.expr | None:
        """`as_str(x).or_else(y)` as one call."""
        if not isinstance(receiver, PrimitiveCall) or fallback.type.kind == "opt":
            return None
        function = {"json.as_str": "str_or", "json.as_num": "num_or"}.get(receiver.key)
        if function is None:
            return None
        value = self.probed(receiver.arguments[0])
        return ast.Call(self.used(function), [value, self.tree(fallback)], [])


def _alternatives(value: Expression) -> Iterator[Expression]:
    """The values of a chain of or_else, the first one first."""
    if isinstance(value, PrimitiveCall) and value.key.startswith("opt.or_else"):
        for argument in value.arguments:
            yield from _alternatives(argument)
    else:
        yield value


def split_arguments(call: Call) -> tuple[list[Expression], list[tuple[str, Expression]]]:
    """Plain and keyword arguments: from the second default on a parameter goes by keyword.

    What a parameter is by default is not said.
    """
    plain: list[Expression] = []
    keywords: list[tuple[str, Expression]] = []
    defaults = 0
    for parameter, argument in zip(call.procedure.parameters, call.arguments, strict=True):
        defaults += parameter.default is not None
        if argument is parameter.default:
            continue
        if defaults > 1:
            keywords.append((parameter.name, argument))
        else:
            plain.append(argument)
    return plain, keywords


def _is_empty(value: Expression) -> bool:
    return isinstance(value, EmptyCollection) or (
        isinstance(value, ObjectLiteral) and not value.members
    )


def _is_truth(tree: ast.expr) -> bool:
    if isinstance(tree, ast.BoolOp):
        return any(map(_is_truth, tree.values))
    return not isinstance(tree, (ast.Compare, ast.UnaryOp))


def _name(name: str) -> ast.expr:
    return ast.Name(name, ast.Load())


def _call(function: str, *arguments: ast.expr) -> ast.expr:
    return ast.Call(_name(function), list(arguments), [])


@cache
def _template(text: str) -> ast.expr:
    """The syntax of a primitive's text; `{0}` and `{0.}` are its arguments."""
    for position in range(4):
        text = text.replace(f"{{{position}}}", f"_argument{position}")
        text = text.replace(f"{{{position}.}}", f"_argument{position}")
    return ast.parse(text.replace("{{", "{").replace("}}", "}"), mode="eval").body


class _Filler(ast.NodeTransformer):
    """Copies a template with its arguments filled in."""

    def __init__(self, arguments: list[ast.expr]) -> None:
        self.arguments = arguments

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.Name) and node.id.startswith("_argument"):
            return self.arguments[int(node.id.removeprefix("_argument"))]
        copied = type(node)(**{name: getattr(node, name) for name in node._fields})
        return self.generic_visit(copied) if node._fields else copied

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for name in node._fields:
            item = getattr(node, name)
            if isinstance(item, list):
                filled = [self.visit(x) if isinstance(x, ast.AST) else x for x in item]
                setattr(node, name, filled)
            elif isinstance(item, ast.AST):
                setattr(node, name, self.visit(item))
        return node
