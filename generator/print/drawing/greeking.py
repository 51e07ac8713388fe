"""Pictures of faces too small for their words: each line of text as a bar, as printers greek it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec

from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Glyphs, Group, Item, Matrix, Path, Text, Use
from generator.print.drawing.shapes import rect
from generator.print.drawing.typefaces import LEAST, least_size

BAR_HEIGHT, BAR_STRENGTH = 0.42, 0.5
"""How high a bar is, in ems, and how strong its ink."""


def greeked(items: Iterable[Item], scale: float) -> tuple[Item, ...]:
    """The items as they are drawn at ``scale``: words that would be smaller than they may be are bars."""
    return tuple(_greeked(items, scale))


def _greeked(items: Iterable[Item], scale: float) -> Iterator[Item]:
    for item in opened(items):
        if isinstance(item, Text | Glyphs) and item.size * scale < _least(item) - 1e-6:
            high = BAR_HEIGHT * item.size
            yield Path(rect(item.x, item.y - high, item.width, high), fill=item.fill, opacity=BAR_STRENGTH)
        elif isinstance(item, Group):
            yield msgspec.structs.replace(item, items=greeked(item.items, scale * factor_of(item.matrix)))
        elif isinstance(item, Use) and _has_words(item.symbol.items):
            yield Group(greeked(item.symbol.items, scale * factor_of(item.matrix)), item.matrix)
        else:
            yield item


def _least(item: Text | Glyphs) -> float:
    return LEAST if isinstance(item, Glyphs) else least_size(item.font)


def factor_of(matrix: Matrix) -> float:
    """How much larger a matrix makes what it is applied to."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))


def sizes_of_words(items: Iterable[Item], scale: float = 1.0) -> Iterator[tuple[Text | Glyphs, float]]:
    """Every run of text with the size (mm) at which it is drawn."""
    for item in opened(items):
        if isinstance(item, Text | Glyphs):
            yield item, item.size * scale
        elif isinstance(item, Group):
            yield from sizes_of_words(item.items, scale * factor_of(item.matrix))
        elif isinstance(item, Use):
            yield from sizes_of_words(item.symbol.items, scale * factor_of(item.matrix))


def _has_words(items: Iterable[Item]) -> bool:
    return any(sizes_of_words(items))
