"""Items as pixels, painted by cairo straight from a scene; `paints` says of which.

A face with scenery takes a quarter of the time that PDFium needs for its PDF, which draws all that shines through on a
picture of its own before it is laid over what is below. Three things are made cheap that cost cairo most: a gradient is
worked out for one dot of several and what is between them is in between (`_coarse`), the patch of a texture is painted
once and laid down often, and outlines are handed over as one block of numbers.
"""

import math
import re
import struct
import sys
import zlib
from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice, pairwise, product
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from generator.print.drawing.gradients import NEAREST, settled
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
    Radial,
    Segment,
    Stop,
    Symbol,
    Text,
    Use,
    combined,
    inside,
)
from generator.print.drawing.shapes import Segments
from generator.print.drawing.typefaces import advance
from generator.print.drawing.written import LETTERS
from generator.print.writers.common import glyph_outline, own_outline
from validator.base.deflating import deflated

try:
    import cairocffi
except OSError:
    cairocffi = None

Pixels = NDArray[np.uint8]
_IS_LITTLE = sys.byteorder == "little"
_WINDING, _EVEN_ODD = 0, 1
"""Cairo's numbers of the two ways to tell inside from outside."""
_WORDS = re.compile(r"[A-Z]|-?[\d.]+")
_NUMBERS_OF = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
_EM = 1000
_COARSEST, _APART = 8, 4
"""A gradient is worked out for one dot of at most so many, across and down, and differs nowhere by more (of 255)."""
_LEAST_AREA = 4_000
"""Below so many dots a gradient is worked out for each, which takes no longer than looking at it does."""
_LARGEST_PATCH = 100_000
"""Dots of a texture's patch that is kept: those of 12 mm at 600 dots per inch are fewer."""
_PHASES = 8
"""To so many parts of a dot a patch of a texture lies in its place."""
_HEADS = {
    letter: (struct.unpack("=d", struct.pack("=ii", number, length))[0], 0.0)
    for letter, (number, length) in {"M": (0, 2), "L": (1, 2), "C": (2, 4), "Z": (3, 1)}.items()
}
"""What stands before the points of a step in a path of cairo's: which step it is, and of how many pairs of numbers."""


def paints(items: Iterable[Item]) -> bool:
    """Whether items can be painted: there is cairo here, and no picture of somebody's own among them."""
    return cairocffi is not None and not any(map(_holds_picture, inside(items)))


def parted(items: Iterable[Item]) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """Items in two parts that are drawn one above the other: what lies below the first words, and the rest."""
    whole = tuple(opened(items))
    for number, item in enumerate(whole):
        if any(isinstance(each, Text | Glyphs | Packed) for each in inside((item,))):
            below, above = whole[:number], whole[number:]
            if isinstance(item, Group):
                lower, upper = (msgspec.structs.replace(item, items=part) for part in parted(item.items))
                below, above = (*below, lower), (upper, *above[1:])
            return below, above
    return whole, ()


def _holds_picture(item: Item) -> bool:
    return isinstance(item, Picture) or (isinstance(item, Packed) and bool(item.pictures))


def painted(
    items: Iterable[Item],
    size: tuple[int, int],
    place: tuple[int, int],
    scale: tuple[float, float],
    ground: Pixels | None = None,
) -> Pixels:
    """Items on a white picture of that size, as rows of RGB and a fourth byte that says nothing; their origin lies at
    ``place``, in dots.

    ``scale`` are dots in a mm, across and down. Pictures of somebody's own are not drawn. A ``ground`` that was painted
    before is painted on in place of white.

    Raises:
        ValueError: cairo refuses to draw it.
    """
    rows = np.full((size[1], size[0], 4), 255, np.uint8)
    if ground is not None:
        rows[:] = ground if _IS_LITTLE else ground[:, :, ::-1]
    surface = cairocffi.ImageSurface(cairocffi.FORMAT_RGB24, *size, rows, 4 * size[0])
    context = _begun(surface)
    context.translate(*place)
    context.scale(*scale)
    _Canvas(context._pointer).draw(items)
    surface.flush()
    if fault := cairocffi.cairo.cairo_status(context._pointer):
        raise ValueError(
            f"cairo cannot draw it: {cairocffi.ffi.string(cairocffi.cairo.cairo_status_to_string(fault))!r}"
        )
    return rows if _IS_LITTLE else rows[:, :, ::-1]


def _begun(surface: Any) -> Any:
    """Something to draw on a surface with, as scenes are drawn."""
    context = cairocffi.Context(surface)
    context.set_line_join(cairocffi.LINE_JOIN_ROUND)
    context.set_line_cap(cairocffi.LINE_CAP_ROUND)
    return context


class _Canvas:
    """Draws items in a context of cairo.

    Its functions are called as they are: a check after each would take as long as what is checked, and what goes wrong
    once is said by the surface in the end.
    """

    def __init__(self, context: Any) -> None:
        self._context, self._cairo = context, cairocffi.cairo
        self._asked, self._edges = cairocffi.ffi.new("cairo_matrix_t *"), cairocffi.ffi.new("double[4]")
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
        if item.count == 1 or not self._tiled(item):
            for place in item.places():
                self._group(Group(item.symbol.items, place))

    def _tiled(self, item: Use) -> bool:
        """Lay the patch of a texture wherever something is seen of it; False where it is too large to be kept."""
        cairo, context = self._cairo, self._context
        here = self._matrix
        a, b, c, d, e, f = combined(here, item.matrix)
        patches = _patches_of(item.symbol, (a, b, c, d))
        if patches.is_too_large:
            return False
        columns, rows, across, down = item.grid
        cairo.cairo_identity_matrix(context)
        left, top, right, foot = self._seen(cairo.cairo_clip_extents)
        for row, column in product(range(rows), range(columns)):
            x, y = e + a * column * across + c * row * down, f + b * column * across + d * row * down
            patch = patches.at(x, y)
            if patch.x < right and patch.x + patches.width > left and patch.y < foot and patch.y + patches.height > top:
                cairo.cairo_set_source_surface(context, patch.surface._pointer, patch.x, patch.y)
                cairo.cairo_paint(context)
        cairo.cairo_set_matrix(context, _matrix_of(here))
        return True

    @property
    def _matrix(self) -> Matrix:
        """From what is drawn to the dots."""
        asked = self._asked
        self._cairo.cairo_get_matrix(self._context, asked)
        return asked.xx, asked.yx, asked.xy, asked.yy, asked.x0, asked.y0

    def _seen(self, asked: Any) -> tuple[float, float, float, float]:
        """The edges of the path or of the clip, as one of cairo's functions tells them."""
        edges = self._edges
        asked(self._context, edges, edges + 1, edges + 2, edges + 3)
        left, top, right, foot = edges
        return left, top, right, foot

    def _path(self, item: Path) -> None:
        cairo, context = self._cairo, self._context
        self._outline(item.segments)
        if item.fill:
            self._dip(item.fill, item.opacity)
            cairo.cairo_set_fill_rule(context, _EVEN_ODD if item.even_odd else _WINDING)
            (cairo.cairo_fill_preserve if item.stroke else cairo.cairo_fill)(context)
        if item.stroke:
            cairo.cairo_set_source_rgba(context, *_shares(item.stroke), item.opacity)
            cairo.cairo_set_line_width(context, item.stroke_width)
            cairo.cairo_stroke(context)

    def _dip(self, paint: Paint, opacity: float) -> None:
        """Take up a paint, to fill the path."""
        if isinstance(paint, str):
            self._cairo.cairo_set_source_rgba(self._context, *_shares(paint), opacity)
        elif not self._dip_coarsely(paint, opacity):
            self._cairo.cairo_set_source(self._context, _gradient_of(paint, opacity))

    def _dip_coarsely(self, paint: Gradient, opacity: float) -> bool:
        """Take up a small picture of a gradient; False where that would be seen, or saves no time."""
        cairo, context = self._cairo, self._context
        here = self._matrix
        step = min(_COARSEST, int(_smooth_for(paint, here)))
        if step < 2:
            return False
        cairo.cairo_identity_matrix(context)
        lefts, tops, rights, feet = zip(
            *map(self._seen, (cairo.cairo_path_extents, cairo.cairo_clip_extents)), strict=True
        )
        left, top, right, foot = (
            math.floor(max(lefts)),
            math.floor(max(tops)),
            math.ceil(min(rights)),
            math.ceil(min(feet)),
        )
        is_large: bool = max(0, right - left) * max(0, foot - top) >= _LEAST_AREA
        if is_large:
            pattern = _coarse(paint, opacity, here, (left, top, right, foot), step)
            cairo.cairo_set_source(context, pattern)
            cairo.cairo_pattern_destroy(pattern)
        cairo.cairo_set_matrix(context, _matrix_of(here))
        return is_large

    def _outline(self, segments: Segments | str) -> None:
        self._cairo.cairo_new_path(self._context)
        path = _read(segments) if isinstance(segments, str) else _path_of(segments)
        self._cairo.cairo_append_path(self._context, path.told)

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
            cairo.cairo_append_path(context, _shape_of(outline).told)
            cairo.cairo_translate(context, -x, -y)
        cairo.cairo_restore(context)
        self._dip(item.fill, 1.0)
        cairo.cairo_set_fill_rule(context, _WINDING)
        cairo.cairo_fill(context)


@lru_cache(maxsize=1_000)
def _matrix_of(matrix: Matrix) -> Any:
    return cairocffi.Matrix(*matrix)._pointer


@lru_cache(maxsize=1_000)
def _gradient_of(paint: Gradient, opacity: float) -> Any:
    cairo = cairocffi.cairo
    if isinstance(paint, Linear):
        raw = cairo.cairo_pattern_create_linear(*paint.start, *paint.end)
    else:
        raw = cairo.cairo_pattern_create_radial(*(paint.focus or paint.centre), 0, *paint.centre, paint.radius)
    for place, colour, seen in settled(paint.stops):
        cairo.cairo_pattern_add_color_stop_rgba(raw, place, *_shares(colour), seen * opacity)
    return cairocffi.ffi.gc(raw, cairo.cairo_pattern_destroy)


def _smooth_for(paint: Gradient, here: Matrix) -> float:
    """Over how many dots a gradient is straight: what is in between there differs by `_APART` at most.

    A bend in the middle of so many dots lies off what is in between by a quarter of what the slope changes by in them.
    """
    a, b, c, d, *_ = here
    if isinstance(paint, Linear):
        x, y = (end - start for start, end in zip(paint.start, paint.end, strict=True))
        if abs(a * x + c * y) < NEAREST:  # it changes from row to row alone, which cairo makes use of itself
            return 1.0
        length = math.hypot(x, y)
    else:
        length = paint.radius - math.dist(paint.focus or paint.centre, paint.centre)
    least = abs(a * d - b * c) / math.hypot(a, b, c, d)
    return 4 * _APART * length * least / _sharpest(paint.stops, isinstance(paint, Radial))


@lru_cache(maxsize=1_000)
def _sharpest(stops: tuple[Stop, ...], is_round: bool) -> float:
    """The most that the slope of a gradient changes by at one place, of 255 on its whole way."""
    places = [(place, *(255 * part for part in (*_shares(colour), seen))) for place, colour, seen in settled(stops)]
    slopes = [
        [(to - at) / (other[0] - one[0]) for at, to in zip(one[1:], other[1:], strict=True)]
        for one, other in pairwise(places)
    ]
    level = [0.0] * 4
    before = [-slope for slope in slopes[0]] if is_round else level
    bends = pairwise([before, *slopes, level])
    return max(1.0, *(abs(to - at) for one, other in bends for at, to in zip(one, other, strict=True)))


def _coarse(paint: Gradient, opacity: float, here: Matrix, area: tuple[int, int, int, int], step: int) -> Any:
    """A gradient as a picture of one dot for so many, across and down, to be laid over an area of the whole."""
    cairo = cairocffi.cairo
    left, top, right, foot = area
    width, height = (right - left - 1) // step + 3, (foot - top - 1) // step + 3
    is_opaque = opacity == 1 and all(seen == 1 for *_, seen in paint.stops)
    form = cairocffi.FORMAT_RGB24 if is_opaque else cairocffi.FORMAT_ARGB32
    small = cairo.cairo_image_surface_create(form, width, height)
    context = cairo.cairo_create(small)
    placed = (1 / step, 0.0, 0.0, 1 / step, 1 - left / step, 1 - top / step)
    cairo.cairo_set_matrix(context, cairocffi.Matrix(*combined(placed, here))._pointer)
    cairo.cairo_set_source(context, _gradient_of(paint, opacity))
    cairo.cairo_paint(context)
    cairo.cairo_destroy(context)
    pattern = cairo.cairo_pattern_create_for_surface(small)
    cairo.cairo_surface_destroy(small)
    cairo.cairo_pattern_set_matrix(pattern, cairocffi.Matrix(*placed)._pointer)
    cairo.cairo_pattern_set_filter(pattern, cairocffi.FILTER_BILINEAR)
    cairo.cairo_pattern_set_extend(pattern, cairocffi.EXTEND_PAD)
    return pattern


class _Patch(NamedTuple):
    """What is painted of a symbol, and where on the whole its corner lies."""

    surface: Any
    x: int
    y: int


class _Patches:
    """A symbol of some size, painted once for each part of a dot that it may lie off."""

    def __init__(self, symbol: Symbol, turn: tuple[float, float, float, float]) -> None:
        a, b, c, d = turn
        left, top, right, foot = symbol.bounds
        corners = [(a * x + c * y, b * x + d * y) for x in (left, right) for y in (top, foot)]
        across, down = zip(*corners, strict=True)
        self._symbol, self._turn = symbol, turn
        self._left, self._top = math.floor(min(across)), math.floor(min(down))
        self.width, self.height = math.ceil(max(across)) + 1 - self._left, math.ceil(max(down)) + 1 - self._top
        self._painted: dict[tuple[int, int], Any] = {}

    @property
    def is_too_large(self) -> bool:
        """Whether it would take much room to keep."""
        return bool(self.width * self.height > _LARGEST_PATCH)

    def at(self, x: float, y: float) -> _Patch:
        """The symbol with its origin at a place of the whole, in dots."""
        (across, right), (down, below) = divmod(round(x * _PHASES), _PHASES), divmod(round(y * _PHASES), _PHASES)
        if (right, below) not in self._painted:
            surface = cairocffi.ImageSurface(cairocffi.FORMAT_ARGB32, self.width, self.height)
            context = _begun(surface)
            place = (right / _PHASES - self._left, below / _PHASES - self._top)
            context.set_matrix(cairocffi.Matrix(*self._turn, *place))
            _Canvas(context._pointer).draw(self._symbol.items)
            self._painted[right, below] = surface
        return _Patch(self._painted[right, below], across + self._left, down + self._top)


@lru_cache(maxsize=24)
def _patches_of(symbol: Symbol, turn: tuple[float, float, float, float]) -> _Patches:
    return _Patches(symbol, turn)


@lru_cache(maxsize=1_000)
def _shares(colour: str) -> tuple[float, float, float]:
    """Blue, green and red of ``#rrggbb``, from 0 to 1, in the place of red, green and blue: so the bytes of a dot come
    to stand in the order of a picture's."""
    red, green, blue = bytes.fromhex(colour[1:])
    return blue / 255, green / 255, red / 255


class _Traced(NamedTuple):
    """A path as cairo is told it, and the numbers it points to."""

    told: Any
    numbers: Any


def _path_of(segments: Iterable[Segment]) -> _Traced:
    """Segments as a path of cairo's."""
    numbers: list[float] = []
    heads = _HEADS
    for segment in segments:
        numbers += heads[segment[0]]
        numbers += segment[1:]
    return _traced(numbers)


def _traced(numbers: list[float]) -> _Traced:
    kept, ffi = array("d", numbers), cairocffi.ffi
    data = ffi.cast("cairo_path_data_t *", ffi.from_buffer(kept)) if kept else ffi.NULL
    return _Traced(ffi.new("cairo_path_t *", (0, data, len(kept) // 2)), kept)


@lru_cache(maxsize=3_000)
def _read(outline: str) -> _Traced:
    """The same of an outline as a PDF writes it, where numbers stand before their letters."""
    numbers: list[float] = []
    words = iter(outline.split())
    for first in words:
        if first == "h":
            numbers += _HEADS["Z"]
            continue
        x, y, third = float(first), float(next(words)), next(words)
        if third in LETTERS:
            numbers += (*_HEADS[LETTERS[third]], x, y)
        else:
            numbers += (*_HEADS["C"], x, y, float(third), *map(float, islice(words, 3)))
            next(words)  # the letter
    return _traced(numbers)


@lru_cache(maxsize=5_000)
def _shape_of(outline: str) -> _Traced:
    """An outline in SVG's words, in thousandths of an em, as a path of cairo's."""
    return _path_of(_segments_of(outline))


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
    pixels = rows[:, 1:].reshape(seen.shape)
    if seen.flags.c_contiguous:
        pixels[:] = seen
    else:  # all of a channel at once is copied in a sixth of the time
        for channel in range(channels):
            pixels[:, :, channel] = seen[:, :, channel]
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
