"""Items as pixels, painted by cairo straight from a scene; `paints` says of which.

A face with scenery takes half the time that PDFium needs for its PDF, which draws all that shines through on a picture
of its own before it is laid over what is below.
"""

from __future__ import annotations

import re
import struct
import sys
import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

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
    Packed,
    Paint,
    Path,
    Picture,
    Segment,
    Text,
    Use,
    inside,
)
from generator.print.drawing.shapes import Segments
from generator.print.drawing.typefaces import advance
from generator.print.writers.common import glyph_outline, own_outline
from validator.base.deflating import deflated

try:
    import cairocffi
except OSError:
    cairocffi = None

Pixels = NDArray[np.uint8]
_WINDING, _EVEN_ODD = 0, 1
"""Cairo's numbers of the two ways to tell inside from outside."""
_DOT = "BGRX" if sys.byteorder == "little" else "XRGB"
"""How the bytes of a dot stand."""
_WORDS = re.compile(r"[A-Z]|-?[\d.]+")
_NUMBERS_OF = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
_EM = 1000


def paints(items: Iterable[Item]) -> bool:
    """Whether items can be painted: there is cairo here, and no picture of somebody's own among them."""
    return cairocffi is not None and not any(map(_holds_picture, inside(items)))


def _holds_picture(item: Item) -> bool:
    return isinstance(item, Picture) or (isinstance(item, Packed) and bool(item.pictures))


def painted(items: Iterable[Item], size: tuple[int, int], place: tuple[int, int], scale: tuple[float, float]) -> Pixels:
    """Items on a white picture of that size, as rows of RGB; their origin lies at ``place``, in dots.

    ``scale`` are dots in a mm, across and down. Pictures of somebody's own are not drawn.

    Raises:
        ValueError: cairo refuses to draw it.
    """
    stride = cairocffi.ImageSurface.format_stride_for_width(cairocffi.FORMAT_RGB24, size[0])
    dots = bytearray(b"\xff") * (stride * size[1])
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, *size, dots, stride)
    context = cairocffi.Context(surface)
    context.translate(*place)
    context.scale(*scale)
    context.set_line_join(cairocffi.LINE_JOIN_ROUND)
    context.set_line_cap(cairocffi.LINE_CAP_ROUND)
    _Canvas(context._pointer).draw(items)
    surface.flush()
    if fault := cairocffi.cairo.cairo_status(context._pointer):
        raise ValueError(
            f"cairo cannot draw it: {cairocffi.ffi.string(cairocffi.cairo.cairo_status_to_string(fault))!r}"
        )
    return np.asarray(Image.frombuffer("RGB", size, dots, "raw", _DOT, stride, 1))


class _Canvas:
    """Draws items in a context of cairo.

    Its functions are called as they are: a check after each would take as long as what is checked, and what goes wrong
    once is said by the surface in the end.
    """

    def __init__(self, context: Any) -> None:
        self._context, self._cairo = context, cairocffi.cairo
        self._drawers: dict[type[Drawn], Any] = {
            Path: self._path,
            Text: self._text,
            Glyphs: self._shaped,
            Group: self._group,
            Use: self._use,
        }

    def draw(self, items: Iterable[Item]) -> None:
        """One item above the other."""
        drawers = self._drawers
        for item in opened(items):
            drawer = drawers.get(type(item))
            if drawer is not None:
                drawer(item)

    def _group(self, item: Group) -> None:
        cairo, context = self._cairo, self._context
        a, b, c, d, *_ = item.matrix
        if a * d == b * c:  # drawn flat, nothing is seen of it, and cairo would draw no more at all
            return
        cairo.cairo_save(context)
        if item.matrix != IDENTITY:
            cairo.cairo_transform(context, _matrix_of(item.matrix))
        if item.clip is not None:
            self._outline(item.clip)
            cairo.cairo_set_fill_rule(context, _WINDING)
            cairo.cairo_clip(context)
        self.draw(item.items)
        cairo.cairo_restore(context)

    def _use(self, item: Use) -> None:
        for place in item.places():
            self._group(Group(item.symbol.items, place))

    def _path(self, item: Path) -> None:
        cairo, context = self._cairo, self._context
        self._outline(item.segments)
        if item.fill:
            self._dip(item.fill, item.opacity)
            cairo.cairo_set_fill_rule(context, _EVEN_ODD if item.even_odd else _WINDING)
            (cairo.cairo_fill_preserve if item.stroke else cairo.cairo_fill)(context)
        if item.stroke:
            self._dip(item.stroke, item.opacity)
            cairo.cairo_set_line_width(context, item.stroke_width)
            cairo.cairo_stroke(context)

    def _dip(self, paint: Paint, opacity: float) -> None:
        """Take up a paint."""
        if isinstance(paint, str):
            self._cairo.cairo_set_source_rgba(self._context, *_shares(paint), opacity)
        else:
            self._cairo.cairo_set_source(self._context, _gradient_of(paint, opacity)._pointer)

    def _outline(self, segments: Segments | str) -> None:
        self._cairo.cairo_new_path(self._context)
        if isinstance(segments, str):
            _trace_written(self._context, iter(segments.split()))
        else:
            _trace(self._context, segments)

    def _text(self, item: Text) -> None:
        pen, glyphs = 0.0, []
        for character in item.text:
            if outline := glyph_outline(character, item.font):
                glyphs.append((pen * _EM, 0.0, outline))
            pen += advance(character, item.font)
        self._write(item, glyphs)

    def _shaped(self, item: Glyphs) -> None:
        glyphs = ((float(x), float(-y), own_outline(glyph, item.font)) for glyph, x, y, _ in item.glyphs)
        self._write(item, [glyph for glyph in glyphs if glyph[2]])

    def _write(self, item: Text | Glyphs, glyphs: list[tuple[float, float, str]]) -> None:
        """A run of outlines, each with its place in thousandths of an em, as one shape."""
        cairo, context = self._cairo, self._context
        if not item.size:
            return
        cairo.cairo_save(context)
        cairo.cairo_translate(context, item.x, item.y)
        cairo.cairo_scale(context, item.size / _EM, item.size / _EM)
        cairo.cairo_new_path(context)
        for x, y, outline in glyphs:
            cairo.cairo_translate(context, x, y)
            cairo.cairo_append_path(context, _shape_of(outline))
            cairo.cairo_translate(context, -x, -y)
        cairo.cairo_restore(context)
        self._dip(item.fill, 1.0)
        cairo.cairo_set_fill_rule(context, _WINDING)
        cairo.cairo_fill(context)


@lru_cache(maxsize=1_000)
def _matrix_of(matrix: Matrix) -> Any:
    return cairocffi.Matrix(*matrix)._pointer


def _gradient_of(paint: Gradient, opacity: float) -> Any:
    if isinstance(paint, Linear):
        gradient = cairocffi.LinearGradient(*paint.start, *paint.end)
    else:
        gradient = cairocffi.RadialGradient(*(paint.focus or paint.centre), 0, *paint.centre, paint.radius)
    for place, colour, seen in settled(paint.stops):
        gradient.add_color_stop_rgba(place, *_shares(colour), seen * opacity)
    return gradient


@lru_cache(maxsize=1_000)
def _shares(colour: str) -> tuple[float, float, float]:
    """Red, green and blue of ``#rrggbb``, from 0 to 1."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red / 255, green / 255, blue / 255


def _trace(raw: Any, segments: Iterable[Segment]) -> None:
    """Add segments to the path of a context."""
    cairo = cairocffi.cairo
    steps = {"M": cairo.cairo_move_to, "L": cairo.cairo_line_to, "C": cairo.cairo_curve_to, "Z": cairo.cairo_close_path}
    for segment in segments:
        steps[segment[0]](raw, *segment[1:])


def _trace_written(raw: Any, words: Iterator[str]) -> None:
    """The same of an outline as a PDF writes it, where numbers stand before their letters."""
    cairo = cairocffi.cairo
    move_to, line_to, curve_to, close = (
        cairo.cairo_move_to,
        cairo.cairo_line_to,
        cairo.cairo_curve_to,
        cairo.cairo_close_path,
    )
    for first in words:
        if first == "h":
            close(raw)
            continue
        x, y, third = float(first), float(next(words)), next(words)
        if third == "l":
            line_to(raw, x, y)
        elif third == "m":
            move_to(raw, x, y)
        else:
            curve_to(raw, x, y, float(third), *map(float, islice(words, 3)))
            next(words)  # the letter


@lru_cache(maxsize=5_000)
def _shape_of(outline: str) -> Any:
    """An outline in SVG's words, in thousandths of an em, as a path of cairo's."""
    context = cairocffi.Context(cairocffi.ImageSurface(cairocffi.FORMAT_A8, 1, 1))
    _trace(context._pointer, _segments_of(outline))
    raw = cairocffi.cairo.cairo_copy_path(context._pointer)
    return cairocffi.ffi.gc(raw, cairocffi.cairo.cairo_path_destroy)


def _segments_of(outline: str) -> Iterator[Segment]:
    """The steps of a glyph's outline; a letter holds for all numbers until the next, and lines follow a move."""
    words = iter(_WORDS.findall(outline))
    letter, x, y = "M", 0.0, 0.0
    for word in words:
        if word == "Z":
            yield ("Z",)
            continue
        if word in _NUMBERS_OF:
            letter, word = word, next(words)
        values = [float(word), *map(float, islice(words, _NUMBERS_OF[letter] - 1))]
        if letter == "Q":
            a, b, right, foot = values
            first, second = (
                (x + 2 * (a - x) / 3, y + 2 * (b - y) / 3),
                (right + 2 * (a - right) / 3, foot + 2 * (b - foot) / 3),
            )
            yield ("C", *first, *second, right, foot)
        elif letter == "C":
            a, b, c, d, right, foot = values
            yield ("C", a, b, c, d, right, foot)
        else:
            right = x if letter == "V" else values[0]
            foot = y if letter == "H" else values[-1]
            yield (("M" if letter == "M" else "L"), right, foot)
        x, y = right, foot
        letter = "L" if letter == "M" else letter


def as_png(seen: Pixels, dpi: float) -> bytes:
    """Rows of RGB or RGBA as a file that says how large it prints: as they are, deflated fast; flat colours are as
    small so as with filters, in a tenth of the time."""
    height, width, channels = seen.shape
    rows = np.empty((height, 1 + width * channels), np.uint8)
    rows[:, 0] = 0
    rows[:, 1:] = seen.reshape(height, -1)
    metre = round(dpi / 0.0254)
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6 if channels == 4 else 2, 0, 0, 0)),
        (b"pHYs", struct.pack(">IIB", metre, metre, 1)),
        (b"IDAT", deflated(rows.data)),
        (b"IEND", b""),
    )
    written = [struct.pack(">I", len(data)) + kind + data + _sum(kind, data) for kind, data in chunks]
    return b"\x89PNG\r\n\x1a\n" + b"".join(written)


def _sum(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
