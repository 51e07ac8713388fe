"""Colours for a press that takes only so much ink: lightened to its limit, dark words and greys printed in black alone.

How much ink a colour takes is a rule of ours that comes near usual coated paper: blacks are built of all four inks, and
black takes over a part of what is common to the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Glyphs, Group, Item, Linear, Paint, Path, Radial, Symbol, Text, Use

BLACK_FROM, TAKEN_OVER = 0.25, 0.35
"""From what share common to three inks on black is laid, and how much of their common part it takes over."""
BLENDED = 10
"""Per cent of ink left free: where clear colours lie over each other the sum may be a little above both."""
BLACK = "#000000"
DARK_WORDS = 0.08
"""Words of at most this luminance (WCAG 2.1; paper has 1) are dark."""
_STEPS = 12


def is_grey(colour: str) -> bool:
    """Whether a colour ``#rrggbb`` has no hue: it is printed in black alone."""
    return colour[1:3] == colour[3:5] == colour[5:7]


def ink_of_colour(colour: str) -> float:
    """The ink of a colour ``#rrggbb``, in per cent of all four."""
    return _ink([1 - int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)])


def _ink(inks: list[float]) -> float:
    common = min(inks)
    black = min(max((common - BLACK_FROM) / (1 - BLACK_FROM), 0.0), 1.0)
    return 100 * (sum(inks) - 3 * TAKEN_OVER * black * common + black)


@lru_cache(4096)
def within_limit(colour: str, most: int) -> str:
    """The colour, or, where it takes more ink, the nearest of its hue that takes ``most`` per cent."""
    if not most or colour[0] != "#" or ink_of_colour(colour) <= most:
        return colour
    inks = [1 - int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    low, high = 0.0, 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if _ink([ink * middle for ink in inks]) <= most else (low, middle)
    # Rounded towards white, so that rounding adds no ink.
    return "#" + "".join(f"{255 - int(255 * ink * low):02x}" for ink in inks)


@lru_cache(4096)
def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class Inker:
    """Draws anew what takes too much ink; what repeats is looked into once. ``most`` is nought for no limit."""

    def __init__(self, most: int) -> None:
        self._most = max(most - BLENDED, 1) if most else 0
        self._symbols: dict[str, Symbol] = {}

    def inked(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """The items in colours that the press takes; pictures of pixels stay as they are."""
        return tuple(self._each(items))

    def _each(self, items: Iterable[Item]) -> Iterator[Item]:
        for item in opened(items):
            if isinstance(item, Group):
                yield msgspec.structs.replace(item, items=self.inked(item.items))
            elif isinstance(item, Use):
                yield msgspec.structs.replace(item, symbol=self._symbol(item.symbol))
            elif isinstance(item, Text | Glyphs):
                yield msgspec.structs.replace(item, fill=self.of_words(item.fill))
            elif isinstance(item, Path):
                fill = None if item.fill is None else self._paint(item.fill, item.opacity)
                stroke = None if item.stroke is None else self._flat(item.stroke, item.opacity)
                yield msgspec.structs.replace(item, fill=fill, stroke=stroke)
            else:
                yield item

    def _symbol(self, symbol: Symbol) -> Symbol:
        inked = self._symbols.get(symbol.name)
        if inked is None:
            inked = self._symbols[symbol.name] = msgspec.structs.replace(symbol, items=self.inked(symbol.items))
        return inked

    def of_words(self, colour: str) -> str:
        """The colour of words: dark ones are black, so that no second ink blurs their edges."""
        is_dark = colour[0] == "#" and _luminance(colour) <= DARK_WORDS
        return BLACK if is_dark else self._flat(colour, 1.0)

    def _flat(self, colour: str, opacity: float) -> str:
        """A colour: an opaque grey is of black alone, a clear one is mixed with what lies below it."""
        return colour if opacity == 1 and is_grey(colour) else within_limit(colour, self._most)

    def _paint(self, paint: Paint, opacity: float) -> Paint:
        if isinstance(paint, str):
            return self._flat(paint, opacity)
        stops = tuple((place, within_limit(colour, self._most), strength) for place, colour, strength in paint.stops)
        assert isinstance(paint, Linear | Radial)
        return msgspec.structs.replace(paint, stops=stops)
