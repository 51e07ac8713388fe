"""Texts read as Fluent's own parser reads them, only sooner: it goes letter by letter, which shows in long files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeVar

from validator.sparing import TYPES, LatePattern, holding, standing_in

_UNUSED = {"json": holding("json", "dumps")}
"""What nodes would be shown by, which nobody asks for."""

with standing_in({**TYPES, **_UNUSED}):
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ast
    from fluent.syntax.stream import FluentParserStream

Node = TypeVar("Node", bound=ast.SyntaxNode)
_A_NAME = r"[A-Za-z][A-Za-z0-9_-]*"
_A_VALUE = rf"\{{ *(?:([$-]?)({_A_NAME})|\"([^\"\\\n]*)\") *\}}"
"""A value, term or message by its name, or a text in quotes without anything that is escaped."""
_SAID = rf"((?:[^{{}}\s]|{_A_VALUE})(?:[^{{}}\n]|{_A_VALUE})*)"
"""Words and values on one line."""
_NAME = LatePattern(_A_NAME)
_VALUE = LatePattern(_A_VALUE)
_LINE = LatePattern(rf"({_A_NAME}) *= *{_SAID}(?=\n+[A-Za-z#-]|\n*\Z)", re.ASCII)
"""A message on one line, that the next line does not go on with."""
_A_NUMBER = r"-?[0-9]+(?:\.[0-9]+)?"
_VARIANT = LatePattern(rf"(\*?)\[ *(?:({_A_NAME})|({_A_NUMBER})) *\] *{_SAID}(?=\n[ \n]*[\[*}}])", re.ASCII)
"""What is said for a word or number, on one line that the next does not go on with."""
_COMMENT = LatePattern(r"(#{1,3})(?: [^\n]*|(?=\n))(?:\n\1(?: [^\n]*|(?=\n)))*")
"""Lines of one kind of comment."""
_QUOTED = LatePattern(r'"([^"\\\n]*)"')
_CHOICE = LatePattern(rf"\{{ *\$({_A_NAME}) *-> *\n")
"""What is chosen by a value, up to the first variant."""
_WORDS = LatePattern(r"[^{}\n]*")
_BLANKS = LatePattern(" *")
_BLANK = LatePattern(r"[ \n]*")
_BLANK_LINES = LatePattern(r"(?: *\n)*(?: *\Z)?")


def resource_of(source: str) -> ast.Resource:
    """The entries of a text file, with their places."""
    # A carriage return is half a line's end, which only the letters one by one tell.
    return (FluentParser if "\r" in source else _Parser)(with_spans=True).parse(source)


class _Stream(FluentParserStream):
    """A text without carriage returns, in which blanks are passed at once."""

    def char_at(self, offset: int) -> str | None:
        return self.get(offset)

    @property
    def current_char(self) -> str | None:
        return self.get(self.index)

    @property
    def current_peek(self) -> str | None:
        return self.get(self.index + self.peek_offset)

    def get(self, offset: int) -> str | None:
        return self.string[offset] if offset < len(self.string) else None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.get(self.index)

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.get(self.index + self.peek_offset)

    def peek_blank_inline(self) -> str:
        return self._peeked(_BLANKS)

    def peek_blank(self) -> None:
        self._peeked(_BLANK)

    def peek_blank_block(self) -> str:
        return "\n" * self._peeked(_BLANK_LINES).count("\n")

    def _peeked(self, stretch: LatePattern) -> str:
        start = self.index + self.peek_offset
        end: int = stretch.match(self.string, start).end()
        self.peek_offset = end - self.index
        return self.string[start:end]


class _Parser(FluentParser):
    """Takes names, stretches of words and messages on one line whole."""

    def get_entry_or_junk(self, ps: FluentParserStream) -> ast.EntryType:
        ps.__class__ = _Stream  # Fluent's parser makes its stream itself, and knows no other
        return super().get_entry_or_junk(ps)

    def get_message(self, ps: FluentParserStream) -> ast.Message:
        found = _LINE.match(ps.string, ps.index)
        if found is None:
            return super().get_message(ps)
        (start, end), last = found.span(2), found.end()
        pattern = _pattern(ps.string, start, end)
        name = _made(ast.Identifier, *found.span(1), name=found[1])
        message = _made(ast.Message, ps.index, last, id=name, value=pattern, attributes=[], comment=None)
        ps.index, ps.peek_offset = last, 0
        return message

    def get_comment(self, ps: FluentParserStream) -> ast.Comment | ast.GroupComment | ast.ResourceComment:
        found = _COMMENT.match(ps.string, ps.index)
        if found is None:
            return super().get_comment(ps)  # which says what is wrong
        signs = len(found[1])
        words = "\n".join([line[signs + 1 :] for line in found[0].split("\n")])
        comment = _COMMENTS[signs - 1](words)
        _take(comment, ps, found.end())
        return comment

    def get_string(self, ps: FluentParserStream) -> ast.StringLiteral:
        found = _QUOTED.match(ps.string, ps.index)
        if found is None:
            return super().get_string(ps)
        text = ast.StringLiteral(found[1])
        _take(text, ps, found.end())
        return text

    def get_variant(self, ps: FluentParserStream, has_default: bool) -> ast.Variant:
        found = _VARIANT.match(ps.string, ps.index)
        if found is None or (found[1] and has_default):
            return super().get_variant(ps, has_default)
        (start, end), default = found.span(4), bool(found[1])
        key = (
            _made(ast.Identifier, *found.span(2), name=found[2])
            if found[2]
            else _made(ast.NumberLiteral, *found.span(3), value=found[3])
        )
        said = _pattern(ps.string, start, end)
        variant = _made(ast.Variant, ps.index, end, key=key, value=said, default=default)
        ps.index, ps.peek_offset = end, 0
        return variant

    def get_placeable(self, ps: FluentParserStream) -> ast.Placeable:
        found = _VALUE.match(ps.string, ps.index)
        if found is not None:
            ps.index, ps.peek_offset = found.end(), 0
            return _placed(found)
        found = _CHOICE.match(ps.string, ps.index)
        return super().get_placeable(ps) if found is None else self._chosen(found, ps)

    def _chosen(self, found: re.Match[str], ps: FluentParserStream) -> ast.Placeable:
        start = found.start(1) - 1
        name = _made(ast.Identifier, *found.span(1), name=found[1])
        selector = _made(ast.VariableReference, start, found.end(1), id=name)
        ps.index, ps.peek_offset = found.end(), 0
        variants = self.get_variants(ps)
        choice = _made(ast.SelectExpression, start, ps.index, selector=selector, variants=variants)
        ps.expect_char("}")
        return _made(ast.Placeable, found.start(), ps.index, expression=choice)

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


_COMMENTS = (ast.Comment, ast.GroupComment, ast.ResourceComment)


def _take(node: ast.SyntaxNode, ps: FluentParserStream, end: int) -> None:
    node.add_span(ps.index, end)
    ps.index, ps.peek_offset = end, 0


def _pattern(source: str, start: int, end: int) -> ast.Pattern:
    return _made(ast.Pattern, start, end, elements=list(_elements(source, start, end)))


def _elements(source: str, start: int, end: int) -> Iterator[ast.TextElement | ast.Placeable]:
    """The words and values between two places of a text; blanks at the end are none."""
    for value in _VALUE.finditer(source, start, end):
        if value.start() > start:
            yield _made(ast.TextElement, start, value.start(), value=source[start : value.start()])
        yield _placed(value)
        start = value.end()
    if words := source[start:end].rstrip(" "):
        yield _made(ast.TextElement, start, end, value=words)


def _placed(value: re.Match[str]) -> ast.Placeable:
    return _made(ast.Placeable, *value.span(), expression=_named(value))


def _named(value: re.Match[str]) -> ast.InlineExpression:
    sign, (start, end) = value[1], value.span(2)
    if sign is None:
        return _made(ast.StringLiteral, value.start(3) - 1, value.end(3) + 1, value=value[3])
    name = _made(ast.Identifier, start, end, name=value[2])
    if sign == "$":
        return _made(ast.VariableReference, start - 1, end, id=name)
    if sign == "-":
        return _made(ast.TermReference, start - 1, end, id=name, attribute=None, arguments=None)
    return _made(ast.MessageReference, start, end, id=name, attribute=None)


def _made(kind: type[Node], start: int, end: int, **fields: object) -> Node:
    """A node as its class makes it, without asking every class it stands on."""
    node, span = kind.__new__(kind), ast.Span.__new__(ast.Span)
    vars(span).update(start=start, end=end)
    vars(node).update(span=span, **fields)
    return node
