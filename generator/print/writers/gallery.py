"""Many faces in one hidden SVG drawing, to stand in a web page that shows each of them as often as it likes.

Glyphs and drawings that faces share are stored once. Written straight as text, outlines to hundredths of a
millimetre: a page of a hundred cards should neither be waited for nor be large. What is drawn is not said in words;
the page does that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from itertools import islice
from typing import Any

import msgspec

from generator.print.drawing.gradients import settled
from generator.print.drawing.packed import opened
from generator.print.drawing.scene import (
    IDENTITY,
    Drawn,
    Glyphs,
    Gradient,
    Group,
    Item,
    Linear,
    Matrix,
    Paint,
    Path,
    Picture,
    Scene,
    Segment,
    Stop,
    Symbol,
    Text,
    Use,
)
from generator.print.drawing.shapes import Segments
from generator.print.drawing.typefaces import advance
from generator.print.writers.common import WEB_PICTURES, factor, glyph_outline, own_outline, trim_of

_ENDS = {f".{n:03d}": f".{(n + 5) // 10:02d}".rstrip("0").rstrip(".") for n in range(995) if n % 10 != 5}
"""What becomes of the three decimals of a number when it is rounded to two, without noughts at its end.

Where those before the decimals change as well, or a 5 is rounded, up or down as binary numbers have it, none is here.
"""


def gallery_svg(scenes: Mapping[str, Scene]) -> str:
    """Faces cut to their trim as symbols under their names; a page shows one by ``<use href="#NAME">``.

    Every other id is ``g``, ``s``, ``c``, ``l`` or ``p``, a hyphen and a number. Pictures have 100 dots to the inch.

    Raises `KeyError` for an unknown font.
    """
    gallery = _Gallery()
    symbols = [gallery.symbol(name, scene) for name, scene in scenes.items()]
    return f'<svg width="0" height="0" aria-hidden="true"><defs>{"".join([*gallery.shared, *symbols])}</defs></svg>'


class _Gallery:
    """Writes items and keeps what they share."""

    def __init__(self) -> None:
        self.shared: list[str] = []
        self._names: dict[object, str] = {}
        self._glyphs: dict[str, dict[str, tuple[str, float]]] = {}
        self._writers: dict[type[Drawn], Callable[[Any], str]] = {
            Path: self._path,
            Text: self._text,
            Glyphs: self._shaped,
            Use: self._use,
            Picture: self._picture,
        }

    def symbol(self, name: str, scene: Scene) -> str:
        """A face."""
        inner = self._items([Group(scene.items, clip=trim_of(scene))])
        return f'<symbol id="{name}" viewBox="0 0 {_short(scene.width)} {_short(scene.height)}">{inner}</symbol>'

    def _items(self, items: Iterable[Item]) -> str:
        written: list[str] = []
        self._write(items, written)
        return "".join(written)

    def _write(self, items: Iterable[Item], written: list[str]) -> None:
        """Add items to what is ``written``; what is deep in groups would be copied once for each."""
        writers = self._writers
        for item in opened(items):
            if isinstance(item, Group):
                clip = f' clip-path="url(#{self._clip(item.clip)})"' if item.clip is not None else ""
                written.append(f"<g{_moved(item.matrix)}{clip}>")
                self._write(item.items, written)
                written.append("</g>")
            else:
                written.append(writers[type(item)](item))

    def _use(self, item: Use) -> str:
        name = self._symbol(item.symbol)
        return "".join([f'<use href="#{name}"{_moved(place)}/>' for place in item.places()])

    def _path(self, item: Path) -> str:
        return _path(item, self._paint(item.fill) if item.fill else "none")

    def _paint(self, paint: Paint) -> str:
        if isinstance(paint, str):
            return paint
        name = self._names.get(paint)
        if name is None:
            name = self._names[paint] = f"l-{len(self._names)}"
            self.shared.append(_gradient(paint, name))
        return f"url(#{name})"

    def _picture(self, item: Picture) -> str:
        if item.sum not in self._names:
            name = self._names[item.sum] = f"p-{len(self._names)}"
            small = msgspec.structs.replace(item, pixels=(max(1, item.pixels[0] // 3), max(1, item.pixels[1] // 3)))
            address = import_module(WEB_PICTURES).address_of(small)
            self.shared.append(f'<image id="{name}" width="1" height="1" preserveAspectRatio="none" href="{address}"/>')
        left, top, width, height = map(_short, item.box)
        seen = "" if item.opacity == 1 else f' opacity="{_short(item.opacity)}"'
        place = f"matrix({width} 0 0 {height} {left} {top})"
        return f'<use href="#{self._names[item.sum]}" transform="{place}"{seen}/>'

    def _text(self, item: Text) -> str:
        pen, glyphs, font = 0.0, [], self._glyphs.setdefault(item.font, {})
        for character in item.text:
            name, wide = font.get(character) or self._glyph(character, item.font)
            if name:
                glyphs.append(f'<use href="#{name}" x="{round(pen * 1000)}"/>')
            pen += wide
        return f'<g transform="{_placed(item)}" fill="{item.fill}">{"".join(glyphs)}</g>'

    def _shaped(self, item: Glyphs) -> str:
        glyphs = [
            f'<use href="#{self._defined((glyph, item.font), outline)}" x="{x}" y="{-y}"/>'
            for glyph, x, y, _ in item.glyphs
            if (outline := own_outline(glyph, item.font))
        ]
        return f'<g transform="{_placed(item)}" fill="{item.fill}">{"".join(glyphs)}</g>'

    def _glyph(self, character: str, font: str) -> tuple[str, float]:
        """Under which name a character's outline is kept, nothing for a blank, and how wide it is, in ems."""
        outline = glyph_outline(character, font)
        name = self._defined((character, font), outline) if outline else ""
        self._glyphs[font][character] = glyph = name, advance(character, font)
        return glyph

    def _defined(self, key: tuple[str | int, str], outline: str) -> str:
        if key not in self._names:
            name = self._names[key] = f"g-{len(self._names)}"
            self.shared.append(f'<path id="{name}" d="{outline}"/>')
        return self._names[key]

    def _symbol(self, symbol: Symbol) -> str:
        if symbol.name not in self._names:
            inner = self._items(symbol.items)
            name = self._names[symbol.name] = f"s-{len(self._names)}"
            self.shared.append(f'<g id="{name}">{inner}</g>')
        return self._names[symbol.name]

    def _clip(self, segments: tuple[Segment, ...]) -> str:
        name = self._names.get(segments)
        if name is None:
            name = self._names[segments] = f"c-{len(self._names)}"
            self.shared.append(f'<clipPath id="{name}"><path d="{_outline(segments)}"/></clipPath>')
        return name


def _gradient(gradient: Gradient, name: str) -> str:
    said = f'id="{name}" gradientUnits="userSpaceOnUse"'
    stops = _stops(gradient.stops)
    if isinstance(gradient, Linear):
        (x, y), (right, foot) = gradient.start, gradient.end
        said += f' x1="{_short(x)}" y1="{_short(y)}" x2="{_short(right)}" y2="{_short(foot)}"'
        return f"<linearGradient {said}>{stops}</linearGradient>"
    (x, y), (fx, fy) = gradient.centre, gradient.focus or gradient.centre
    said += f' cx="{_short(x)}" cy="{_short(y)}" r="{_short(gradient.radius)}" fx="{_short(fx)}" fy="{_short(fy)}"'
    return f"<radialGradient {said}>{stops}</radialGradient>"


@lru_cache(maxsize=2_000)
def _stops(stops: tuple[Stop, ...]) -> str:
    """The stops of a gradient; the same colours run from and to many places."""
    return "".join(map(_stop, settled(stops)))


def _stop(stop: Stop) -> str:
    place, colour, opacity = stop
    seen = "" if opacity == 1 else f' stop-opacity="{opacity:.3g}"'
    return f'<stop offset="{place:.3g}" stop-color="{colour}"{seen}/>'


def _path(item: Path, fill: str) -> str:
    said = f' fill="{fill}"'
    if item.stroke:
        said += f' stroke="{item.stroke}" stroke-width="{_short(item.stroke_width)}"'
        said += ' stroke-linejoin="round" stroke-linecap="round"'
    if item.even_odd:
        said += ' fill-rule="evenodd"'
    if item.opacity != 1:
        said += f' opacity="{_short(item.opacity)}"'
    return f'<path d="{_outline(item.segments)}"{said}/>'


@lru_cache(maxsize=20_000)
def _outline(segments: Segments | str) -> str:
    """Path data; the same is drawn on many faces, and on those of every language."""
    if not isinstance(segments, str):
        return "".join([segment[0] + " ".join(map(_short, segment[1:])) for segment in segments])
    return "".join(_steps(iter(segments.split(" "))))


def _steps(words: Iterator[str]) -> list[str]:
    """The steps of a path in SVG, as short as can be, of numbers that stand before their letters."""
    steps: list[str] = []
    x = y = ""
    end_of = _ENDS.get
    for first in words:
        if first == "h":
            steps.append("Z")
            x = y = ""
            continue
        second, third = next(words), next(words)
        # Calling `_rounded` for every number would take half as long again, which shows on a page of a hundred cards.
        first = _rounded(first) if (end := end_of(first[-4:])) is None else first[:-4] + end
        second = _rounded(second) if (end := end_of(second[-4:])) is None else second[:-4] + end
        if third == "l":
            steps.append(f"H{first}" if second == y else f"V{second}" if first == x else f"L{first} {second}")
        elif third == "m":
            steps.append(f"M{first} {second}")
        else:
            others = [_rounded(word) for word in (third, *islice(words, 3))]
            steps.append(f"C{first} {second} {' '.join(others)}")
            first, second = others[2:]
            next(words)  # the letter
        x, y = first, second
    return steps


def _rounded(word: str) -> str:
    """A written number with at most two decimals."""
    end = _ENDS.get(word[-4:])
    return _short(float(word)) if end is None else word[:-4] + end


@lru_cache(maxsize=20_000)
def _short(value: float | str) -> str:
    """At most two decimals, never ``-0``."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def _placed(words: Text | Glyphs) -> str:
    scale = _scale(words.size)
    return f"matrix({scale} 0 0 {scale} {_short(words.x)} {_short(words.y)})"


@lru_cache(maxsize=500)
def _scale(size: float) -> str:
    """How much glyphs in thousandths of an em shrink in a size."""
    return factor(size / 1000)


@lru_cache(maxsize=5_000)
def _moved(matrix: Matrix) -> str:
    if matrix == IDENTITY:
        return ""
    a, b, c, d, e, f = matrix
    if (a, b, c, d) == (1, 0, 0, 1):
        return f' transform="translate({_short(e)} {_short(f)})"'
    return f' transform="matrix({" ".join(map(factor, matrix))})"'
