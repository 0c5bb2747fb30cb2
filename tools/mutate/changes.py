"""Small changes of a source: one operator, number or statement at a time, found in its syntax tree."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

OPERATORS: dict[type[ast.AST], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Add: ("+", ("-",)),
    ast.Sub: ("-", ("+",)),
    ast.Mult: ("*", ("//",)),
    ast.FloorDiv: ("//", ("*",)),
    ast.Mod: ("%", ("//",)),
    ast.LShift: ("<<", (">>",)),
    ast.RShift: (">>", ("<<",)),
    ast.BitAnd: ("&", ("|",)),
    ast.BitOr: ("|", ("&",)),
    ast.BitXor: ("^", ("&",)),
    ast.And: ("and", ("or",)),
    ast.Or: ("or", ("and",)),
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
EMPTY = {"int": "0", "i64": "0", "list": "[]", "dict": "{}", "set": "set()", "str": '""', "vec": "vec[i64]()"}
ROOM_ONLY = {"capacity"}  # arguments that say how much memory to take at first


@dataclass(frozen=True)
class Edit:
    """Bytes of a source, from `start` to before `end`, become `text`."""

    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Mutant:
    """A module with one edit."""

    module: str
    edit: Edit
    lines: tuple[int, int]  # of the statement: who runs one of them judges
    within: str  # the function whose body it is in, or nothing for what runs on import

    def source(self, original: bytes) -> bytes:
        return original[: self.edit.start] + self.edit.text.encode() + original[self.edit.end :]

    def span(self) -> range:
        first, last = self.lines
        return range(first, last + 1)

    def line(self, original: bytes) -> int:
        return original.count(b"\n", 0, self.edit.start) + 1

    def before_and_after(self, original: bytes) -> tuple[str, str]:
        """The first line of the change, as it was and as it is."""
        number = self.line(original)
        both = (text.splitlines()[number - 1] for text in (original, self.source(original)))
        before, after = (line.decode().strip() for line in both)
        return before, after


def mutants(module: str, source: bytes) -> list[Mutant]:
    """All mutants of a module."""
    found = {mutant.edit: mutant for mutant in Walk(module, source).of(ast.parse(source))}
    return [mutant for mutant in found.values() if mutant.source(source) != source]


class Walk:
    """Goes through a syntax tree and leaves out what never decides anything: types, texts, decorators."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.starts = [0, *(match.end() for match in re.finditer(b"\n", source))]
        self.lines = (0, 0)
        self.within = ""
        self.classes: list[str] = []
        self.returns: ast.expr | None = None

    def of(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.ClassDef):
            yield from self.in_class(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self.in_function(node)
        elif not ignored(node):
            self.lines = head(node) or self.lines
            for edit in self.edits(node):
                yield Mutant(self.module, edit, self.lines, self.within)
            for child in children(node):
                yield from self.of(child)

    def in_class(self, node: ast.ClassDef) -> Iterator[Mutant]:
        self.classes.append(node.name)
        for statement in node.body:
            yield from self.of(statement)
        self.classes.pop()

    def in_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Mutant]:
        self.lines = (node.lineno, node.body[0].lineno - 1)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                yield from self.of(default)
        outer = (self.within, self.returns)
        self.within = self.within or ".".join([*self.classes, node.name])
        self.returns = node.returns
        for statement in node.body:
            yield from self.of(statement)
        self.within, self.returns = outer

    # --- edits ----------------------------------------------------------------------------------
    def edits(self, node: ast.AST) -> Iterator[Edit]:
        match node:
            case ast.Compare(left, ops, comparators):
                for op, (one, other) in zip(ops, pairwise([left, *comparators]), strict=True):
                    yield from self.operator(op, one, other)
            case ast.BinOp(left, op, right):
                yield from self.operator(op, left, right)
            case ast.AugAssign(target, op, value):
                yield from self.operator(op, target, value)
            case ast.BoolOp(op, values):
                yield from self.connective(op, values)
            case ast.UnaryOp():
                yield from self.unary(node)
            case ast.Constant(value):
                yield from self.constant(node, value)
            case ast.Call(ast.Name(name) as called, arguments):
                yield from self.call(called, name, arguments)
            case ast.Return(ast.expr() as value):
                yield from self.returned(value)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from self.negated(node.test)
        for condition in getattr(node, "ifs", ()):
            yield from self.negated(condition)
        yield from self.removed(node)

    def operator(self, op: ast.AST, left: ast.expr, right: ast.expr) -> Iterator[Edit]:
        """An operator stands between two operands, perhaps with brackets and spaces around it."""
        if type(op) not in OPERATORS:
            return
        token, others = OPERATORS[type(op)]
        start, end = self.end(left), self.start(right)
        found = re.search(re.escape(token).replace(r"\ ", r"\s+"), self.source[start:end].decode())
        assert found is not None
        for other in others:
            yield Edit(start + found.start(), start + found.end(), other)

    def connective(self, op: ast.AST, values: list[ast.expr]) -> Iterator[Edit]:
        """One condition of several is not asked, or `or` stands for `and`."""
        for value in values:
            yield self.instead(value, "True" if isinstance(op, ast.And) else "False")
        if len(values) == 2:
            yield from self.operator(op, *values)

    def unary(self, node: ast.UnaryOp) -> Iterator[Edit]:
        """`not`, minus and complement are left out."""
        found = re.match(rb"not\s+|not\b|[-~+]", self.source[self.start(node) :])
        assert found is not None
        yield Edit(self.start(node), self.start(node) + found.end(), "")

    def constant(self, node: ast.Constant, value: object) -> Iterator[Edit]:
        if isinstance(value, bool):
            yield self.instead(node, str(not value))
        elif isinstance(value, int | float):
            yield self.instead(node, str(value + 1))
            yield self.instead(node, str(value - 1) if value >= 1 else f"({value - 1})")

    def call(self, called: ast.Name, name: str, arguments: list[ast.expr]) -> Iterator[Edit]:
        if name in TWINS:
            yield self.instead(called, TWINS[name])
        elif name == "range":
            stop = arguments[min(1, len(arguments) - 1)]
            yield Edit(self.end(stop), self.end(stop), " - 1")  # the last is left out

    def returned(self, value: ast.expr) -> Iterator[Edit]:
        """Nothing, False or zero is returned instead, whatever fits the function's type."""
        kind = ast.unparse(self.returns) if self.returns is not None else ""
        plain = kind.partition("[")[0]
        if kind.endswith("| None"):
            yield self.instead(value, "None")
        elif plain in EMPTY:
            yield self.instead(value, EMPTY[plain])
        elif kind == "bool":
            yield from self.negated(value)

    def negated(self, condition: ast.expr) -> Iterator[Edit]:
        """Comparisons and the like have changes of their own."""
        if not isinstance(condition, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
            text = self.source[self.start(condition) : self.end(condition)].decode()
            yield self.instead(condition, f"not ({text})")

    def removed(self, node: ast.AST) -> Iterator[Edit]:
        """A statement that does something is left out. Without a local name, Python itself complains."""
        match node:
            case ast.Break():
                yield self.instead(node, "continue")
                yield self.instead(node, "pass")
            case ast.Continue():
                yield self.instead(node, "break")
                yield self.instead(node, "pass")
            case ast.Expr(ast.Call() | ast.Await()) | ast.Raise() | ast.Delete() | ast.Return(None):
                yield self.instead(node, "pass")
            case ast.AugAssign() | ast.Assign([ast.Attribute() | ast.Subscript()]):
                yield self.instead(node, "pass")

    # --- places ---------------------------------------------------------------------------------
    def instead(self, node: ast.expr | ast.stmt, text: str) -> Edit:
        return Edit(self.start(node), self.end(node), text)

    def start(self, node: ast.AST) -> int:
        assert isinstance(node, ast.expr | ast.stmt)
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset


def head(node: ast.AST) -> tuple[int, int] | None:
    """The lines of a statement, or of what stands before its body."""
    match node:
        case ast.match_case(pattern=first, body=[then, *_]):
            return first.lineno, max(first.lineno, then.lineno - 1)
        case ast.Match(subject=last):
            return node.lineno, last.end_lineno or node.lineno
        case ast.stmt():
            body = getattr(node, "body", ())
            last_line = body[0].lineno - 1 if body else node.end_lineno
            return node.lineno, max(node.lineno, last_line or 0)
    return None


def ignored(node: ast.AST) -> bool:
    match node:
        case ast.Expr(ast.Constant()) | ast.If(ast.Name("TYPE_CHECKING")):
            return True
        case ast.JoinedStr():  # Python 3.11 misplaces what is in it
            return True
        case ast.keyword(arg=name):
            return name in ROOM_ONLY
    return False


def children(node: ast.AST) -> Iterator[ast.AST]:
    for name, value in ast.iter_fields(node):
        if name != "annotation":
            yield from (
                one for one in (value if isinstance(value, list) else [value]) if isinstance(one, ast.AST)
            )
