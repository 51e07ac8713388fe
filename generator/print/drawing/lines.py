"""Lines in fonts from files: ordered as they are seen, cut by direction and font, shaped, and placed."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from generator.print.drawing.breaking import Piece
from generator.print.drawing.scene import Glyphs, Group, Item, Symbol, Text
from generator.print.drawing.typefaces import FONTS, advance
from generator.print.type.shaping import (
    SLANT,
    Stretch,
    chain_of,
    face_of,
    is_chain,
    is_own,
    links_of,
    mirrored,
    named,
    shaped,
    starts_backwards,
    stretches,
)

ICON = "\ufffc"


class Laid(NamedTuple):
    """Something of a line: an icon, or characters of one font, direction and colour; ``x`` and ``width`` in ems."""

    x: float
    width: float
    content: str | Symbol
    font: str
    glyphs: tuple[tuple[int, int, int, str], ...] | None
    ink: str | None
    leaning: bool


def laid(pieces: Sequence[Piece], *, backwards: bool) -> tuple[list[Laid], float]:
    """A line as it is seen, from left to right, and how wide it is in ems."""
    owners = [piece for piece in pieces for _ in (piece.content if isinstance(piece.content, str) else ICON)]
    text = "".join(piece.content if isinstance(piece.content, str) else ICON for piece in pieces)
    runs: list[Laid] = []
    pen = 0.0
    for stretch in stretches(text, backwards=backwards):
        inside = range(stretch.start, stretch.end)
        groups = [list(group) for _, group in groupby(inside, lambda place: _style(owners[place]))]
        for places in reversed(groups) if stretch.backwards else groups:
            owner, words = owners[places[0]], text[places[0] : places[-1] + 1]
            for one in _set(owner, words, backwards=stretch.backwards):
                runs.append(one._replace(x=pen))
                pen += one.width
    return runs, pen


def _style(piece: Piece) -> tuple[object, ...]:
    return (piece.font, piece.ink, piece.leaning) if isinstance(piece.content, str) else (id(piece),)


def _set(piece: Piece, words: str, *, backwards: bool) -> Iterator[Laid]:
    if not isinstance(piece.content, str):
        for _ in words:
            yield Laid(0.0, piece.width, piece.content, piece.font, None, None, False)
        return
    if not is_chain(piece.font):
        turned = mirrored(words) if backwards else words
        yield Laid(0.0, advance(words, piece.font), turned, piece.font, None, piece.ink, piece.leaning)
        return
    chain = chain_of(piece.font)
    links = list(links_of(words, chain))
    for link in reversed(links) if backwards else links:
        if not is_own(link.font):
            turned = mirrored(link.text) if backwards else link.text
            yield Laid(0.0, advance(link.text, link.font), turned, link.font, None, piece.ink, piece.leaning)
            continue
        font = _leaning(link.font) if piece.leaning else link.font
        run = shaped(Stretch(font, link.text), chain, backwards=backwards)
        yield Laid(0.0, run.width / 1000, link.text, font, run.glyphs, piece.ink, False)


def _leaning(font: str) -> str:
    face = face_of(font)
    return named(face.data, face.cut._replace(leaning=True))


def items_of(line: Sequence[Laid], x: float, y: float, size: float, fill: str) -> Iterator[Item | tuple[Symbol, float]]:
    """The items of a line whose left end is at ``x`` on the baseline ``y`` (mm); icons with where they stand."""
    for one in line:
        left, ink = x + one.x * size, one.ink or fill
        if not isinstance(one.content, str):
            yield one.content, left
        elif one.glyphs is not None:
            yield Glyphs(left, y, one.content, one.font, size, one.width * size, one.glyphs, ink)
        else:
            yield upright(Text(left, y, one.content, one.font, size, one.width * size, ink), leaning=one.leaning)


def upright(text: Text, *, leaning: bool) -> Item:
    """A run as it is, or leaning where it stands for italics that its font does not have."""
    if not leaning:
        return text
    moved = Text(0.0, 0.0, text.text, text.font, text.size, text.width, text.fill)
    return Group((moved,), (1.0, 0.0, -SLANT, 1.0, text.x, text.y))


def is_backwards(pieces: Sequence[Piece], font: str) -> bool:
    """Whether a paragraph runs from right to left: as its language does, else as its first letter."""
    if font not in FONTS and chain_of(font).backwards:
        return True
    return starts_backwards("".join(piece.content for piece in pieces if isinstance(piece.content, str)))


def begins_right(font: str) -> bool:
    """Whether the language of a chain is written from right to left."""
    return chain_of(font).backwards
