"""Says messages as Fluent does, as far as words, names and small whole numbers go, without loading what Fluent needs.

What goes further (a number with a fraction or a sign, another language's plurals, a message at fault) is left to
Fluent.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ast


def resource_of(source: str) -> ast.Resource:
    """The entries of a text file, with their places."""
    return FluentParser(with_spans=True).parse(source)


MOST_NUMBER = 999
"""Numbers in messages up to this are read here."""
MOST_GIVEN = 10**12
"""Numbers up to this are written alike in every language listed here: their digits in groups of three."""
MOST_CHARACTERS = 2_500
"""Of a part of a message: Fluent says nothing that is longer."""
MOST_PARTS = 500
MOST_DEPTH = 50

Value = str | int


def _one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _other(_: int) -> str:
    return "other"


PLURALS: Mapping[str, Callable[[int], str]] = {"en": _one_or_other, "zh-Hant": _other, "zh-Hans": _other}
"""The languages whose messages are said here, and how each tells one from many; of whole numbers, as CLDR has it."""


MOST_READ = 2_000
"""Messages that are read once, however often their texts are opened."""


@lru_cache(MOST_READ)
def _body_of(source: str) -> Sequence[ast.EntryType]:
    return resource_of(source).body


class _Beyond(Exception):
    """Only Fluent can say this."""


class _Asked(NamedTuple):
    """The values a message was given, and how deep it stands in others."""

    values: Mapping[str, object]
    depth: int


class Sayer:
    """Says the messages of one language, as its files have them ``written``, by name; some were ``read`` before."""

    def __init__(
        self,
        language: str,
        written: Mapping[str, str],
        functions: Mapping[str, Callable[..., str]],
        read: Mapping[str, ast.Message | ast.Term | None] = {},
    ) -> None:
        self._plural = PLURALS.get(language)
        self._written = written
        self._read = read
        self._functions = functions
        self._patterns: dict[str, ast.Pattern] = {}
        self._left: set[str] = set()
        self._parts = 0

    def say(self, key: str, given: Mapping[str, object]) -> str | None:
        """The message with its values; None where it has to be left to Fluent."""
        if self._plural is None or key in self._left or key.startswith("-"):
            return None
        parts, self._parts = self._parts, 0
        try:
            return self._pattern(self._pattern_of(key), _Asked(given, 0))
        except (_Beyond, RecursionError):
            self._left.add(key)  # trying again what calls itself would take twice as long at every level
            return None
        finally:
            self._parts = parts

    def _pattern_of(self, name: str) -> ast.Pattern:
        if name not in self._patterns:
            if name not in self._written:
                raise _Beyond
            known = self._read.get(name)
            body = _body_of(self._written[name]) if known is None else [known]
            if len(body) != 1 or not isinstance(body[0], ast.Message | ast.Term) or body[0].value is None:
                raise _Beyond
            self._patterns[name] = body[0].value
        return self._patterns[name]

    def _pattern(self, pattern: ast.Pattern, asked: _Asked) -> str:
        self._parts += len(pattern.elements)
        if self._parts > MOST_PARTS or asked.depth > MOST_DEPTH:
            raise _Beyond
        return "".join([self._element(element, asked) for element in pattern.elements])

    def _element(self, element: ast.TextElement | ast.Placeable, asked: _Asked) -> str:
        if isinstance(element, ast.TextElement):
            return _text(element.value)
        return _text(self._value(element.expression, asked))

    def _value(self, expression: Any, asked: _Asked) -> Value:
        kind = type(expression)
        if kind is ast.VariableReference:
            return _given(asked.values.get(expression.id.name))
        if kind is ast.SelectExpression:
            return self._selected(expression, asked)
        if kind is ast.MessageReference and expression.attribute is None:
            return self._referred(expression.id.name, asked.values, asked)
        if kind is ast.TermReference and expression.attribute is None:
            if expression.arguments is not None and expression.arguments.positional:
                raise _Beyond
            return self._referred(f"-{expression.id.name}", _options(expression.arguments), asked)
        if kind is ast.FunctionReference:
            return self._called(expression, asked)
        if kind is ast.Placeable:
            return self._element(expression, asked)
        return _literal(expression)

    def _referred(self, name: str, values: Mapping[str, object], asked: _Asked) -> str:
        return self._pattern(self._pattern_of(name), _Asked(values, asked.depth + 1))

    def _selected(self, expression: ast.SelectExpression, asked: _Asked) -> str:
        value = self._value(expression.selector, asked)
        chosen = next((one for one in expression.variants if self._is_meant(value, one.key)), None)
        variant = chosen or next(one for one in expression.variants if one.default)
        return self._pattern(variant.value, _Asked(asked.values, asked.depth + 1))

    def _is_meant(self, value: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        """Whether a variant is the one for a value: a word by its name, a number by itself or by its plural."""
        assert self._plural is not None
        if isinstance(key, ast.Identifier):
            return key.name == (value if isinstance(value, str) else self._plural(value))
        number = _literal(key)
        if isinstance(number, str):
            return False
        return number == value if isinstance(value, int) else self._plural(number) == value

    def _called(self, call: ast.FunctionReference, asked: _Asked) -> str:
        function = self._functions.get(call.id.name)
        values = [self._value(value, asked) for value in call.arguments.positional]
        options = _options(call.arguments)
        if function is None or not all(isinstance(value, str) for value in options.values()):
            raise _Beyond
        try:
            return function(*values, **options)
        except Exception:  # whatever it is, Fluent makes a fault of the message of it
            raise _Beyond from None


def _options(arguments: ast.CallArguments | None) -> dict[str, Value]:
    return {} if arguments is None else {one.name.name: _literal(one.value) for one in arguments.named}


def _literal(node: ast.SyntaxNode) -> Value:
    if isinstance(node, ast.StringLiteral):
        return str(node.parse()["value"])
    if isinstance(node, ast.NumberLiteral):
        digits = node.value.removeprefix("-")
        if len(digits) <= len(str(MOST_NUMBER)) and digits.isdecimal():
            return int(node.value)
    raise _Beyond


def _given(value: object) -> Value:
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return int(value)
    raise _Beyond


def _text(value: Value) -> str:
    if isinstance(value, str):
        if len(value) <= MOST_CHARACTERS:
            return value
    elif 0 <= value <= MOST_GIVEN:
        return f"{value:,}"
    raise _Beyond


_TOO_LONG = "Too many"
"""How Fluent begins to say that a text is too long: all ways together may be, where none is."""


class EveryWay:
    """The messages and terms of one language, by their names, said in every way they may be said.

    What is wrong with any way shows at once: what is chosen by a value is said for all of its values, one after the
    other, so that what a language would do with a number need not be known.
    """

    def __init__(self, entries: Mapping[str, ast.Message | ast.Term], functions: dict[str, Callable[..., str]]) -> None:
        self._entries = {name: _flat_entry(entry) for name, entry in entries.items()}
        self._functions = functions
        self._sayer = Sayer("en", dict.fromkeys(entries, ""), functions, self._entries)

    def fault(self, key: str, given: Mapping[str, object]) -> str | None:
        """What is at fault with a message for some values, in Fluent's words; None where it can be said."""
        if self._sayer.say(key, given) is not None:
            return None
        faults: Iterable[object] = import_module("validator.base.speech.speaking").faults_of(
            ast.Resource(body=list(self._entries.values())), key, given, self._functions
        )
        return next((said for said in map(str, faults) if not said.startswith(_TOO_LONG)), None)


def _flat_entry(entry: ast.Message | ast.Term) -> ast.Message | ast.Term:
    attributes = [ast.Attribute(id=attribute.id, value=_flat(attribute.value)) for attribute in entry.attributes]
    if isinstance(entry, ast.Term):
        return ast.Term(id=entry.id, value=_flat(entry.value), attributes=attributes)
    return ast.Message(id=entry.id, value=entry.value and _flat(entry.value), attributes=attributes)


def _flat(pattern: ast.Pattern) -> ast.Pattern:
    """The same with what is chosen by, and then all that may be chosen, in a row."""
    elements: list[ast.TextElement | ast.Placeable] = []
    for element in pattern.elements:
        inner = element
        while isinstance(inner, ast.Placeable) and isinstance(inner.expression, ast.Placeable):
            inner = inner.expression
        if not isinstance(inner, ast.Placeable) or not isinstance(inner.expression, ast.SelectExpression):
            elements.append(inner)
            continue
        selector = inner.expression.selector
        if not isinstance(selector, ast.TermReference):  # an attribute of a term may be chosen by, and not be said
            elements.append(ast.Placeable(expression=selector))
        for variant in inner.expression.variants:
            elements += _flat(variant.value).elements
    return ast.Pattern(elements=elements)
