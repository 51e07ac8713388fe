"""Texts read as Fluent's own parser reads them, only sooner: it goes letter by letter, which shows in long files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeVar

from validator.sparing import TYPES, standing_in

with standing_in(TYPES):
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ast
    from fluent.syntax.stream import FluentParserStream

Node = TypeVar("Node", bound=ast.SyntaxNode)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_VALUE = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *\}")
_LINE = re.compile(
    r"([A-Za-z][A-Za-z0-9_-]*) *= *"
    rf"((?:[^{{}}\s]|{_VALUE.pattern})(?:[^{{}}\n]|{_VALUE.pattern})*)"
    r"(?=\n+[A-Za-z#-]|\n*\Z)",
    re.ASCII,
)
"""A message on one line, of words and values, that the next line does not go on with."""
_WORDS = re.compile(r"[^{}\n]*")


def resource_of(source: str) -> ast.Resource:
    """The entries of a text file, with their places."""
    # A carriage return is half a line's end, which only the letters one by one tell.
    return (FluentParser if "\r" in source else _Parser)(with_spans=True).parse(source)


class _Parser(FluentParser):
    """Takes names, stretches of words and messages on one line whole."""

    def get_message(self, ps: FluentParserStream) -> ast.Message:
        found = _LINE.match(ps.string, ps.index)
        if found is None:
            return super().get_message(ps)
        (start, end), last = found.span(2), found.end()
        pattern = _spanned(ast.Pattern(list(_elements(ps.string, start, end))), start, last)
        message = ast.Message(_spanned(ast.Identifier(found[1]), *found.span(1)), pattern, [])
        _take(message, ps, last)
        return message

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        found = _NAME.match(ps.string, ps.index)
        if found is None:
            return super().get_identifier(ps)  # which says what is wrong
        name = ast.Identifier(found[0])
        _take(name, ps, found.end())
        return name

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        found = _WORDS.match(ps.string, ps.index)
        assert found is not None
        words = ast.TextElement(found[0])
        _take(words, ps, found.end())
        return words


def _take(node: ast.SyntaxNode, ps: FluentParserStream, end: int) -> None:
    node.add_span(ps.index, end)
    ps.index, ps.peek_offset = end, 0


def _elements(source: str, start: int, end: int) -> Iterator[ast.TextElement | ast.Placeable]:
    """The words and values between two places of a text; blanks at the end are none."""
    for value in _VALUE.finditer(source, start, end):
        if value.start() > start:
            yield _spanned(ast.TextElement(source[start : value.start()]), start, value.start())
        name = _spanned(ast.Identifier(value[1]), *value.span(1))
        reference = _spanned(ast.VariableReference(name), value.start(1) - 1, value.end(1))
        yield _spanned(ast.Placeable(reference), *value.span())
        start = value.end()
    if words := source[start:end].rstrip(" "):
        yield _spanned(ast.TextElement(words), start, end)


def _spanned(node: Node, start: int, end: int) -> Node:
    node.add_span(start, end)
    return node
