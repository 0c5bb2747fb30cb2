"""Texts of .ftl files into sentences: what Reihum's texts use of Fluent.

Fluent's own parser reads them. Its runtime would bring the locale data of all languages, 33 MB, for the
one rule that German and English share: 1 is "one", everything else is "other".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fluent.syntax import FluentParser, ast

Value = str | int


class BadText(Exception):
    """A text that is not there, wrongly written, or asks for something that it is not given."""


class Texts:
    """The texts of one language, by id."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.patterns: dict[str, ast.Pattern] = {}
        for source in sources:
            for entry in FluentParser(with_spans=False).parse(source).body:
                self.add(entry)

    def add(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Message) and entry.value is not None:
            self.patterns[entry.id.name] = entry.value
        elif not isinstance(entry, ast.BaseComment):
            raise BadText(f"not a message: {entry.content if isinstance(entry, ast.Junk) else entry}")

    def format(self, id: str, args: Mapping[str, Value]) -> str:
        """The text of this id with its arguments filled in; BadText if there is none."""
        if id not in self.patterns:
            raise BadText(f"no text {id}")
        return self.filled(self.patterns[id], args)

    def filled(self, pattern: ast.Pattern, args: Mapping[str, Value]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self.shown(part.expression, args)
            for part in pattern.elements
        )

    def shown(self, expression: object, args: Mapping[str, Value]) -> str:
        if isinstance(expression, ast.SelectExpression):
            return self.filled(self.variant(expression, args).value, args)
        if isinstance(expression, ast.MessageReference) and expression.attribute is None:
            return self.format(expression.id.name, args)
        value = given(expression, args)
        return value if isinstance(value, str) else number(value, self.language)

    def variant(self, choice: ast.SelectExpression, args: Mapping[str, Value]) -> ast.Variant:
        """The first that fits, else the one marked as usual."""
        value = given(choice.selector, args)
        fitting = {str(value), plural(value)} if isinstance(value, int) else {value}
        usual = next(variant for variant in choice.variants if variant.default)
        return next((variant for variant in choice.variants if key(variant) in fitting), usual)


def given(expression: object, args: Mapping[str, Value]) -> Value:
    """What a text writes itself, or is told."""
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference) and expression.id.name in args:
        return args[expression.id.name]
    raise BadText(f"nothing to put in the place of {expression}")


def key(variant: ast.Variant) -> str:
    named: str = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
    return named


def plural(value: int) -> str:
    return "one" if abs(value) == 1 else "other"


def number(value: float, language: str, digits: int = 0) -> str:
    """With the language's marks: 1,234.5 or 1.234,5."""
    text = f"{value:,.{digits}f}"
    text = text if text.strip("-0.,") else text.lstrip("-")  # nothing has no sign
    return text.translate(str.maketrans(",.", ".,")) if language == "de" else text
