"""The elements of a part of a workbook, told one by one, within bounds and without names of their spaces."""

from __future__ import annotations

from typing import TypeVar
from xml.parsers import expat

from validator.base.issue import ContentError, Issue, Span
from validator.content.spreadsheets.cells import say

MOST_ELEMENTS = 1_500_000
"""Elements of XML in one part: five for each filled cell, and as many again."""
Attributes = dict[str, str]
Told = TypeVar("Told", bound="Elements")


class Elements:
    """What is told of each element of a part, by the names without their prefixes."""

    def start(self, name: str, given: Attributes) -> None:
        """An element begins."""

    def end(self, name: str) -> None:
        """An element ends."""

    def text(self, data: str) -> None:
        """A piece of text."""


def parsed(data: bytes, elements: Told, shown: str) -> Told:
    """A part of a workbook told to whoever listens. Raises ContentError where it is damaged or unfolds to too much."""
    parser = expat.ParserCreate()
    parser.buffer_text = True
    count = 0

    def begin(name: str, given: Attributes) -> None:
        nonlocal count
        count += 1
        if count > MOST_ELEMENTS:
            accepted = say("at-most-elements", most=f"{MOST_ELEMENTS:,}")
            message = say("unfolds-to-too-much")
            raise ContentError([Issue(code="too-much-content", message=message, span=Span(shown), accepted=accepted)])
        elements.start(bare(name), {bare(k): v for k, v in given.items()})

    parser.StartElementHandler = begin
    parser.EndElementHandler = lambda name: elements.end(bare(name))
    parser.CharacterDataHandler = elements.text
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        message = say("part-damaged", why=expat.ErrorString(error.code))
        raise ContentError([Issue(code="spreadsheet-unreadable", message=message, span=Span(shown))]) from None
    return elements


def bare(name: str) -> str:
    """A name without that of its space."""
    return name.rpartition(":")[2]
