"""Text set into boxes: measured, broken into lines, shrunk until it fits, placed as scene items.

Lengths are millimetres; a size is the height of one em. What does not fit or cannot be drawn is set all the same and
reported, so that the caller can say which piece it is on.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any, Literal

import msgspec

from generator.print.drawing.breaking import (
    ICON_BEARING,
    ICON_HEIGHT,
    Atom,
    Piece,
    Tokens,
    line_starts,
    shattered,
    tokens,
)
from generator.print.drawing.scene import Group, Item, Symbol, Text, Use, scaled
from generator.print.drawing.typefaces import (
    FONTS,
    Role,
    ascent,
    descent,
    face_for,
    measure,
    middle,
    missing_characters,
)

__all__ = [
    "FONTS",
    "Align",
    "Fitted",
    "Role",
    "VAlign",
    "ascent",
    "begins_right",
    "descent",
    "face_for",
    "fit",
    "measure",
    "middle",
    "missing_characters",
    "place_line",
    "run",
    "width_of",
]

Align = Literal["left", "center", "right"]
VAlign = Literal["top", "middle", "bottom"]

SIZE_STEP = 0.05
_SHARE: dict[str, float] = {"left": 0.0, "center": 0.5, "right": 1.0}


class Fitted(msgspec.Struct, frozen=True, gc=False):
    """A text in its box.

    ``size`` is the size used; ``width`` and ``height`` what the text takes up, in mm. ``overflow`` is true where it
    does not fit even at the smallest size. ``missing`` lists characters that the font lacks and unknown icons.
    """

    items: tuple[Item, ...]
    size: float
    lines: int
    width: float
    height: float
    overflow: bool
    missing: tuple[str, ...]


def run(text: str, x: float, y: float, *, font: str, size: float, fill: str = "#000000", align: Align = "left") -> Item:
    """One line of text with its baseline at ``y`` and its left end, middle or right end at ``x`` (mm)."""
    width = measure(text, font, size)
    if font in FONTS:
        return Text(x - width * _SHARE[align], y, text, font, size, width, fill)
    items = place_line(
        (Atom((Piece(text, font, width / size),), width / size),), x - width * _SHARE[align], y, size, fill
    )
    return items[0] if len(items) == 1 else Group(tuple(items))


def fit(
    text: str,
    width: float,
    height: float,
    *,
    font: str,
    size_max: float,
    size_min: float,
    bold: str | None = None,
    x: float = 0.0,
    y: float = 0.0,
    leading: float = 1.25,
    align: Align = "left",
    valign: VAlign = "top",
    fill: str = "#000000",
    icons: Mapping[str, Symbol] = {},
    italic: str | None = None,
    inks: Callable[[str], str | None] = lambda _: None,
    rich: bool = False,
    placed: bool = True,
) -> Fitted:
    """Sets ``text`` in the box of ``width`` × ``height`` mm whose top-left corner is ``(x, y)``.

    The size is the largest between ``size_min`` and ``size_max`` (mm) that fits. ``[icon:name]`` sets a symbol of
    ``icons`` on the line, ``**words**`` are set in ``bold``, a newline begins a line; in a ``rich`` text ``*words*``
    are set in ``italic`` or lean, ``[ink:name]`` begins a colour of ``inks``, and ``- `` at the start of a line an item
    of a list. ``leading`` is the distance of baselines in ems. Centred text is broken into lines of like width. What is
    not to be ``placed`` is only measured: no items, no lines. Raises `KeyError` for an unknown font.
    """
    cut = tokens(text, font, bold or font, icons, italic=italic, inks=inks, rich=rich)
    size, overflow = _size_that_fits(cut, width, height, size_min, size_max, leading)
    if not placed:
        return Fitted((), size, 0, 0.0, 0.0, overflow, (*_missing(cut.atoms), *cut.unknown))
    return _placed(cut, size, overflow, (x, y, width, height), font, leading, align, valign, fill)


def _placed(
    cut: Tokens,
    size: float,
    overflow: bool,
    box: tuple[float, float, float, float],
    font: str,
    leading: float,
    align: Align,
    valign: VAlign,
    fill: str,
) -> Fitted:
    """A text cut into atoms, set in its box (left, top, width, height) at a size."""
    x, y, width, height = box
    atoms = cut.atoms if cut.widest <= width / size else shattered(cut.atoms, width / size)
    starts = _balanced(atoms, width / size) if align == "center" else line_starts(atoms, width / size)
    lines = [atoms[a:b] for a, b in pairwise([*starts, len(atoms)])]
    step = leading * size
    baseline = y + _first_baseline(height, len(lines), size, step, font, "top" if overflow else valign)
    widths = [width_of(line) * size for line in lines]
    items: list[Item] = []
    for number, (line, taken) in enumerate(zip(lines, widths, strict=True)):
        left = x + (width - taken) * _SHARE[align] + _inset(line, font, size, align)
        items += place_line(line, left, baseline + number * step, size, fill)
    tall = (len(lines) - 1) * step + size if lines else 0.0
    missing = (*_missing(atoms), *cut.unknown)
    return Fitted(tuple(items), size, len(lines), max(widths, default=0.0), tall, overflow, missing)


def _inset(line: Sequence[Atom], font: str, size: float, align: Align) -> float:
    """How far a line of a list is moved in from the side that it begins at, in mm."""
    indent = line[0].indent * size if line else 0.0
    if not indent:
        return 0.0
    backwards = font not in FONTS and _lines().is_backwards(_pieces(line), font)
    return {"left": 0.0 if backwards else indent, "right": -indent if backwards else 0.0}.get(align, 0.0)


def _lines() -> Any:
    """What sets lines in fonts from files: it takes a while to load, and most sets have none."""
    return import_module("generator.print.drawing.lines")


def place_line(line: Sequence[Atom], x: float, y: float, size: float, fill: str) -> list[Item]:
    """The items of one broken line that starts at ``x`` with its baseline at ``y`` (mm)."""
    pieces = _pieces(line)
    if any(piece.font not in FONTS for piece in pieces):
        return _placed_as_seen(pieces, x, y, size, fill)
    items: list[Item] = []
    pen, start, written, style = x, x, "", Piece("", "", 0.0)
    for piece in pieces:
        if isinstance(piece.content, str) and (not written or _alike(piece, style)):
            if not written:
                start, style = pen, piece
            written += piece.content
        else:
            if written:
                items.append(_words(start, y, written, style, size, pen - start, fill))
            written = ""
            if isinstance(piece.content, str):
                start, written, style = pen, piece.content, piece
            else:
                items.append(_icon(piece.content, pen, y, size, piece.font))
        pen += piece.width * size
    if written:
        items.append(_words(start, y, written, style, size, pen - start, fill))
    return items


def _alike(one: Piece, other: Piece) -> bool:
    return one.font == other.font and one.ink == other.ink and one.leaning == other.leaning


def _words(x: float, y: float, words: str, style: Piece, size: float, width: float, fill: str) -> Item:
    text = Text(x, y, words, style.font, size, width, style.ink or fill)
    if not style.leaning:
        return text
    upright: Item = _lines().upright(text, leaning=True)
    return upright


def _placed_as_seen(pieces: Sequence[Piece], x: float, y: float, size: float, fill: str) -> list[Item]:
    """The items of a line in fonts from files, ordered as it is seen."""
    lines = _lines()
    font = next(piece.font for piece in pieces if piece.font not in FONTS)
    line, _ = lines.laid(pieces, backwards=lines.is_backwards(pieces, font))
    items: list[Item] = []
    for item in lines.items_of(line, x, y, size, fill):
        if isinstance(item, tuple):
            symbol, left = item
            items.append(_icon(symbol, left, y, size, font))
        else:
            items.append(item)
    return items


def _pieces(line: Sequence[Atom]) -> list[Piece]:
    pieces: list[Piece] = []
    for index, atom in enumerate(line):
        if index and atom.space:
            pieces.append(atom.space)
        pieces += atom.pieces
    return pieces


def _icon(symbol: Symbol, x: float, y: float, size: float, font: str) -> Use:
    left, top, _, bottom = symbol.bounds
    factor = ICON_HEIGHT * size / (bottom - top)
    above = y - (middle(font) + ICON_HEIGHT / 2) * size
    return Use(symbol, scaled(factor, x + ICON_BEARING * size - left * factor, above - top * factor))


def begins_right(font: str) -> bool:
    """Whether texts in a font begin at the right: it is a chain for a language written from right to left."""
    return font not in FONTS and _lines().begins_right(font)


def width_of(line: Sequence[Atom]) -> float:
    """How wide a broken line is, in ems."""
    pieces = _pieces(line)
    if any(piece.font not in FONTS for piece in pieces):
        lines, font = _lines(), next(piece.font for piece in pieces if piece.font not in FONTS)
        return float(lines.laid(pieces, backwards=lines.is_backwards(pieces, font))[1])
    return sum([piece.width for piece in pieces])


def _missing(atoms: Sequence[Atom]) -> tuple[str, ...]:
    written = [(piece.content, piece.font) for atom in atoms for piece in atom.pieces if isinstance(piece.content, str)]
    characters: dict[str, None] = {}
    for font, runs in groupby(written, itemgetter(1)):
        characters.update(dict.fromkeys(missing_characters("".join([words for words, _ in runs]), font)))
    return tuple(characters)


def _size_that_fits(
    cut: Tokens, width: float, height: float, size_min: float, size_max: float, leading: float
) -> tuple[float, bool]:
    """The largest size that fits, in steps of `SIZE_STEP` below the largest; and whether even the smallest does not."""

    total = sum([atom.width for atom in cut.atoms])

    def fits(size: float) -> bool:
        if cut.widest * size > width + 1e-9:
            return False
        # No line holds more than its width: most sizes that are too large need no breaking of lines to tell.
        least = max(1, math.ceil(total / (width / size + 1e-6) - 1e-6))
        if ((least - 1) * leading + 1) * size > height + 1e-9:
            return False
        return ((len(line_starts(cut.atoms, width / size)) - 1) * leading + 1) * size <= height + 1e-9

    if fits(size_max):
        return size_max, False
    low, high = 1, max(1, round((size_max - size_min) / SIZE_STEP))
    while low < high:
        steps = (low + high) // 2
        if fits(size_max - steps * SIZE_STEP):
            high = steps
        else:
            low = steps + 1
    size = max(size_min, round(size_max - low * SIZE_STEP, 6))
    return size, not fits(size)


def _balanced(atoms: Sequence[Atom], limit: float) -> list[int]:
    """Line starts with as few lines as ``limit`` needs, but of like width."""
    starts = line_starts(atoms, limit)
    low, high = limit / 2, limit
    if len(starts) < 2:
        return starts
    widths = [atom.width for atom in atoms]
    widest, total = max(widths), sum(widths)
    for _ in range(6):
        tried = (low + high) / 2
        is_too_narrow = widest > tried or total > len(starts) * (tried + 1e-6)
        narrower = starts if is_too_narrow else line_starts(atoms, tried)
        if not is_too_narrow and len(narrower) == len(starts):
            starts, high = narrower, tried
        else:
            low = tried
    return starts


def _first_baseline(height: float, lines: int, size: float, step: float, font: str, valign: str) -> float:
    """The first baseline below the box's top: middles are optical, but never push a descender out of the box."""
    rest = (lines - 1) * step
    lowest = height - descent(font) * size - rest
    if valign == "bottom":
        return lowest
    if valign == "middle":
        return min(lowest, height / 2 + middle(font) * size - rest / 2)
    return ascent(font) * size
