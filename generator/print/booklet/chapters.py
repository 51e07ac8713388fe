"""A booklet as chapters of rows and pictures, before it is laid out on pages or shown on screen."""

import re
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

import msgspec

from generator.print.drawing.scene import Scene, Symbol

Kind = Literal["head", "minor", "item", "step", "text", "small"]


class Row(msgspec.Struct, frozen=True):
    """A heading, item, numbered step or paragraph, with the marks of texts on cards in it; ``sign`` stands beside it.

    ``number`` is that of a step.
    """

    kind: Kind
    text: str
    number: str = ""
    sign: Symbol | None = None


class Cell(msgspec.Struct, frozen=True):
    """A picture with a few words below it."""

    scene: Scene
    caption: str = ""


class Plate(msgspec.Struct, frozen=True):
    """Pictures in rows, each at most ``tall`` mm high; a ``wide`` plate takes the whole page, others a column.

    ``fills`` makes a single picture as wide as its room.
    """

    cells: tuple[Cell, ...]
    tall: float = 20.0
    wide: bool = False
    fills: bool = False
    caption: str = ""


class Table(msgspec.Struct, frozen=True):
    """Names with a place each, in narrow columns: a list of cards, an index."""

    lines: tuple[tuple[str, str], ...]


Part = Row | Plate | Table


class Chapter(msgspec.Struct, frozen=True):
    """A part of the booklet under a title; ``name`` says which."""

    name: str
    title: str
    parts: tuple[Part, ...]


class Booklet(msgspec.Struct, frozen=True):
    """A booklet in one language: its cover, its chapters in order, and the aid on its back."""

    language: str
    title: str
    facts: tuple[str, ...]
    cover: tuple[Cell, ...]
    chapters: tuple[Chapter, ...]
    aid: Chapter | None
    notice: str = ""


class Plated(NamedTuple):
    """A line of a text that asks for a picture: ``![caption](kind:names)``; ``written`` is what stands in brackets."""

    caption: str
    kind: str
    names: tuple[str, ...]
    written: str


_PLATE = re.compile(r"!\[([^\]]*)\]\(([a-z]+)(?::([^)]*))?\)")
_STEP = re.compile(r"(\d{1,2})\. +(.*)")
_MARKS = (("## ", "head"), ("### ", "minor"), ("- ", "item"))


def rows_in(text: str) -> Iterator[Row | Plated]:
    """The rows of a text: headings, items and steps by line, other lines joined up to the next blank one.

    A title (``# ``) is passed over.
    """
    held: list[Row] = []
    for line in [*text.splitlines(), ""]:
        said = line.strip()
        begun = _begun(said)
        if held and (begun is not None or not said or said.startswith("# ")):
            yield held.pop()
        if isinstance(begun, Plated) or (begun is not None and begun.kind in ("head", "minor")):
            yield begun
        elif begun is not None:
            held.append(begun)
        elif said and not said.startswith("# "):
            last = held.pop() if held else Row("text", "")
            held.append(msgspec.structs.replace(last, text=f"{last.text} {said}".strip()))


def _begun(line: str) -> Row | Plated | None:
    """What a line begins, if it is not the next of a paragraph."""
    if (found := _PLATE.fullmatch(line)) is not None:
        names = tuple(name.strip() for name in (found[3] or "").split(",") if name.strip())
        return Plated(found[1], found[2], names, f"{found[2]}{':' + found[3] if found[3] else ''}")
    if (found := _STEP.fullmatch(line)) is not None:
        return Row("step", found[2], found[1])
    return next((Row(kind, line[len(mark) :]) for mark, kind in _MARKS if line.startswith(mark)), None)  # type: ignore[arg-type]


def words_in(chapters: Iterable[Chapter]) -> list[str]:
    """The words that chapters print in bold within their texts, each once, in the order in which they occur."""
    found: dict[str, str] = {}
    for chapter in chapters:
        for part in chapter.parts:
            if isinstance(part, Row) and part.kind in ("text", "item", "step"):
                for word in _BOLD.findall(part.text):
                    found.setdefault(word.casefold(), word)
    return [word for word in found.values() if len(word) <= _LONGEST_WORD and not _NUMBER.search(word)]


_BOLD = re.compile(r"\*\*([^*\[\]{}]+?)[:：.。,，]?\*\*")
_NUMBER = re.compile(r"\d")
_LONGEST_WORD = 24
