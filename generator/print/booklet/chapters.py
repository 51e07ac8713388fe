"""A booklet as chapters of rows and pictures, before it is laid out on pages or shown on screen; and what it is made
of: a kit's own text, and what play tells of it.

A kit's text is ``rulebook.md``, or ``rulebook.<language>.md`` for each of several languages. What play tells is plain
data: the table as set up, games played, and what differs from another set. Whoever knows rules fills it in; whoever
draws needs to know none.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from generator.print.drawing.scene import Scene, Symbol
from validator.base.issue import Span
from validator.base.opening import is_there
from validator.content.loading import ContentSet
from validator.content.rulebook.chapters import Chapters
from validator.content.source import check_characters, text_of
from validator.content.vocabulary import Place, Position

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
    """A booklet in one language: its cover, its chapters in order, and the aid on its back.

    ``gallery`` are pieces for what pages leave blank.
    """

    language: str
    title: str
    facts: tuple[str, ...]
    cover: tuple[Cell, ...]
    chapters: tuple[Chapter, ...]
    aid: Chapter | None
    notice: str = ""
    gallery: tuple[Cell, ...] = ()


class Plated(NamedTuple):
    """A line of a text that asks for a picture: ``![caption](kind:names)``; ``written`` is what stands in brackets."""

    caption: str
    kind: str
    names: tuple[str, ...]
    written: str


_PLATE = re.compile(r"!\[([^\]]*)\]\(([a-z]+)(?::([^)]*))?\)")
_STEP = re.compile(r"(\d{1,2})\. +(.*)")
_MARKS = (("## ", "head"), ("### ", "minor"), ("- ", "item"))
_ENDS = (".", "。", "!", "！", "…")


def is_sentence(told: str) -> bool:
    """Whether a line that is told of play is a sentence; else it is a heading, such as the name of a phase."""
    return told.endswith(_ENDS)


def rows_in(text: str) -> Iterator[Row | Plated]:
    """The rows of a text: headings, items and steps by line, other lines joined up to the next blank one.

    A title (``# ``) is passed over.
    """
    held: list[Row] = []
    for line in [*text.splitlines(), ""]:
        said = line.strip()
        first = begun(said)
        if held and (first is not None or not said or said.startswith("# ")):
            yield held.pop()
        if isinstance(first, Plated) or (first is not None and first.kind in ("head", "minor")):
            yield first
        elif first is not None:
            held.append(first)
        elif said and not said.startswith("# "):
            last = held.pop() if held else Row("text", "")
            held.append(msgspec.structs.replace(last, text=f"{last.text} {said}".strip()))


def begun(line: str) -> Row | Plated | None:
    """What a line begins, if it is not the next of a paragraph."""
    if (match := _PLATE.fullmatch(line)) is not None:
        names = tuple(name.strip() for name in (match[3] or "").split(",") if name.strip())
        return Plated(match[1], match[2], names, f"{match[2]}{':' + match[3] if match[3] else ''}")
    if (match := _STEP.fullmatch(line)) is not None:
        return Row("step", match[2], match[1])
    return next((Row(kind, line[len(mark) :]) for mark, kind in _MARKS if line.startswith(mark)), None)  # type: ignore[arg-type]


def words_in(chapters: Iterable[Chapter]) -> list[str]:
    """The words that chapters print in bold within their texts, each once, in the order in which they occur."""
    words: dict[str, str] = {}
    for chapter in chapters:
        for part in chapter.parts:
            if isinstance(part, Row) and part.kind in ("text", "item", "step"):
                for word in _BOLD.findall(part.text):
                    words.setdefault(word.casefold(), word)
    return [word for word in words.values() if len(word) <= _LONGEST_WORD and not _NUMBER.search(word)]


_BOLD = re.compile(r"\*\*([^*\[\]{}]+?)[:：.。,，]?\*\*")
_NUMBER = re.compile(r"\d")
_LONGEST_WORD = 24
_MINUS = re.compile(r"(?<![0-9A-Za-z−-])-(?=\d)")


def with_minus(told: str) -> str:
    """What play tells, with the sign of numbers below zero as it is set in print."""
    return _MINUS.sub("−", told)


NOBODY = -1


class Thing(msgspec.Struct, frozen=True):
    """Something on the table: a ``side`` of a piece (or what is ``said``), turned by degrees, so many copies.

    ``cell`` is its column and row on a board, ``pip`` the side of a die that lies up. What an example points at is
    ``marked``.
    """

    key: str
    piece: str = ""
    side: str = "front"
    turn: int = 0
    copies: int = 1
    cell: tuple[int, int] | None = None
    said: str = ""
    notes: tuple[str, ...] = ()
    pip: int = -1
    marked: bool = False


class Spread(msgspec.Struct, frozen=True):
    """A place on the table: its heading, what lies there and how, and whose it is (`NOBODY`: everybody's).

    ``columns`` and ``rows`` are what those of a board are called, where they are called anything.
    """

    heading: str
    pieces: tuple[Thing, ...]
    how: str = "row"
    seat: int = NOBODY
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()


class Count(msgspec.Struct, frozen=True):
    """A number, or a word or two, under its heading."""

    heading: str
    value: str


class Tabletop(msgspec.Struct, frozen=True):
    """The table as one seat sees it: ``figures`` by seat, what lies on the map, and the hexes that are meant."""

    spreads: tuple[Spread, ...] = ()
    figures: tuple[tuple[Count, ...], ...] = ()
    table: tuple[Count, ...] = ()
    position: Position | None = None
    near: tuple[Place, ...] = ()
    names: tuple[str, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A stretch of a game that was played: what was told of it, which pieces it names, and the table after it."""

    lines: tuple[str, ...]
    named: tuple[str, ...] = ()
    tabletop: Tabletop | None = None


class Score(msgspec.Struct, frozen=True):
    """How a played game was counted: what was told, and each part of the score by seat."""

    lines: tuple[str, ...] = ()
    rounds: int = 0


class Staged(msgspec.Struct, frozen=True):
    """All that a booklet in one language is told of play; nothing of it where no rules play the set."""

    setups: Mapping[int, Tabletop] = {}
    examples: Mapping[str, Played] = {}
    score: Score = Score()
    base: str = ""
    differences: tuple[str, ...] = ()
    differing: tuple[str, ...] = ()
    rules: Chapters = {}


STEM, ENDING = "rulebook", ".md"
MOST_BYTES = 200_000
"""Of one rulebook; a booklet of twelve pages has a tenth of it."""


class Written(NamedTuple):
    """A text as it stands in a file, for places in it."""

    shown: str
    text: str
    lines: Sequence[str]

    def span(self, written: str, name: str, first: int = 1) -> Span:
        """Where a picture is asked for by ``name``, from a line on; the file where it is not found."""
        for number, line in enumerate(self.lines, start=1):
            if number >= first and (place := line.find(f"({written})")) >= 0:
                return Span(self.shown, number, place + 2 + max(0, written.find(name)))
        return Span(self.shown, first)


def named_so(language: str) -> tuple[str, str]:
    """How the file of a rulebook in a language is called: with it, or with none."""
    return f"{STEM}.{language}{ENDING}", f"{STEM}{ENDING}"


def rulebook_of(content: ContentSet, language: str) -> Written | None:
    """The rulebook of a set in a language: of the nearest folder that has one, in the language or in none.

    Raises:
        ContentError: the file is no plain text, or too large.
    """
    for folder in content.folders:
        for name in named_so(language):
            file = folder / name
            if is_there(file):
                return _read(file, content.shown(file))
    return None


def _read(file: Path, shown: str) -> Written:
    text = text_of(file, shown, MOST_BYTES).removeprefix("\ufeff")
    check_characters(text, shown)
    return Written(shown, text, text.splitlines())
