"""Texts read as Fluent's own parser reads them, only sooner: it goes letter by letter, which shows in long files."""

from __future__ import annotations

import re

from validator.sparing import TYPES, standing_in

with standing_in(TYPES):
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ast
    from fluent.syntax.stream import FluentParserStream

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_WORDS = re.compile(r"[^{}\n]*")


def resource_of(source: str) -> ast.Resource:
    """The entries of a text file, with their places."""
    # A carriage return is half a line's end, which only the letters one by one tell.
    return (FluentParser if "\r" in source else _Parser)(with_spans=True).parse(source)


class _Parser(FluentParser):
    """Takes names and stretches of words whole."""

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
