"""Says a message in every way it may be said, so that what would be at fault in one of them shows at once.

What is chosen by a value is said for all of its values, one after the other: what a language would do with a number
need not be known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module

from validator.base.speech.fluency import ast
from validator.base.speech.saying import Sayer

_TOO_LONG = "Too many"
"""How Fluent begins to say that a text is too long: all ways together may be, where none is."""


class EveryWay:
    """The messages and terms of one language, by their names."""

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
    attributes = [ast.Attribute(id=one.id, value=_flat(one.value)) for one in entry.attributes]
    if isinstance(entry, ast.Term):
        return ast.Term(id=entry.id, value=_flat(entry.value), attributes=attributes)
    return ast.Message(id=entry.id, value=entry.value and _flat(entry.value), attributes=attributes)


def _flat(pattern: ast.Pattern) -> ast.Pattern:
    """The same with what is chosen by, and then all that may be chosen, in a row."""
    found: list[ast.TextElement | ast.Placeable] = []
    for element in pattern.elements:
        inner = element
        while isinstance(inner, ast.Placeable) and isinstance(inner.expression, ast.Placeable):
            inner = inner.expression
        if not isinstance(inner, ast.Placeable) or not isinstance(inner.expression, ast.SelectExpression):
            found.append(inner)
            continue
        selector = inner.expression.selector
        if not isinstance(selector, ast.TermReference):  # an attribute of a term may be chosen by, and not be said
            found.append(ast.Placeable(expression=selector))
        for variant in inner.expression.variants:
            found += _flat(variant.value).elements
    return ast.Pattern(elements=found)
