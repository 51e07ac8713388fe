"""A drawing as data.

Lengths are millimetres, x runs right, y runs down. A face's origin is the top-left corner of its *trim* (the
line where it is cut), so bleed lies at negative coordinates and beyond the width and height. A page's origin is
the top-left corner of the paper. Colours are ``"#rrggbb"``. Everything is frozen, hashable by content and free of
any writer's ideas: SVG, PDF and PNG are three readings of the same scene.
"""

import math
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

# A path is a flat tuple of segments, each a tuple whose first entry is the operator:
# ("M", x, y) · ("L", x, y) · ("C", x1, y1, x2, y2, x, y) · ("Z",)
if TYPE_CHECKING:
    Segment = tuple[str] | tuple[str, float, float] | tuple[str, float, float, float, float, float, float]
else:  # as msgspec reads it, which tells tuples in a union apart by nothing
    Segment = tuple[str | float, ...]

# x' = a·x + c·y + e ; y' = b·x + d·y + f, in the order (a, b, c, d, e, f) that SVG and PDF both use.
Matrix = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
BEYOND = 0.25
"""So much further than its bleed a face may be painted (mm), for it to lie below a neighbour on a sheet."""


Spot = tuple[float, float]
"""A place, x and y in mm."""
Stop = tuple[float, str, float]
"""Where on its way from 0 to 1 a gradient has which colour, and how opaque it is there, from 0 to 1."""


class Linear(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """Colours that change along a line, in the coordinates of what it fills; beyond its ends they stay."""

    start: Spot
    end: Spot
    stops: tuple[Stop, ...]


class Radial(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """Colours that change from ``focus`` (the centre where none is given) to a circle; beyond it they stay.

    ``radius`` is mm and more than nought; the focus lies inside the circle.
    """

    centre: Spot
    radius: float
    stops: tuple[Stop, ...]
    focus: Spot | None = None


Gradient = Linear | Radial
Paint = str | Gradient
"""What an outline is filled with: a colour, or several that run into each other."""


class Path(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """A filled and/or stroked outline; ``stroke_width`` in mm, joins and caps are round.

    ``segments`` may be written down already, by `generator.print.drawing.written`.
    """

    segments: tuple[Segment, ...] | str
    fill: Paint | None = None
    stroke: str | None = None
    stroke_width: float = 0.0
    even_odd: bool = False
    opacity: float = 1.0


class Text(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """One run of characters in one font, already measured: ``(x, y)`` is the left end of its baseline.

    ``font`` names a file of `typefaces.FONTS`; ``size`` and ``width`` (the advance of the whole run) are mm.
    """

    x: float
    y: float
    text: str
    font: str
    size: float
    width: float
    fill: str = "#000000"


class Glyphs(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """A run in a font from a file, shaped: ``(x, y)`` is the left end of its baseline, as seen.

    ``glyphs`` are numbers of glyphs in the font, each with its place from there in thousandths of an em, y up, and the
    characters it reads, in the order they are seen; ``text`` are the characters in the order they are read. ``size``
    and ``width`` are mm.
    """

    x: float
    y: float
    text: str
    font: str
    size: float
    width: float
    glyphs: tuple[tuple[int, int, int, str], ...]
    fill: str = "#000000"


class Picture(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """A picture of somebody's own, made of pixels, stretched to ``box`` (left, top, width, height in mm).

    ``sum`` tells what its ``file`` held when it was drawn; ``pixels`` are those, across and down, that it is printed
    with at this size. A group around it cuts and turns it.
    """

    box: tuple[float, float, float, float]
    sum: str
    file: str
    pixels: tuple[int, int]
    opacity: float = 1.0


class Group(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """Items drawn under one matrix, cut to ``clip`` where given. ``label`` says in words what is drawn."""

    items: "tuple[Item, ...]"
    matrix: Matrix = IDENTITY
    clip: tuple[Segment, ...] | None = None
    label: str | None = None


class Symbol(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A drawing that repeats (an icon, a back, a face): stored once by name, placed often by `Use`.

    ``bounds`` is ``(left, top, right, bottom)`` in mm and must hold all that is drawn.
    Two symbols of one document with the same name must be equal.
    """

    name: str
    items: "tuple[Item, ...]"
    bounds: tuple[float, float, float, float]
    label: str | None = None


class Use(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """A symbol placed under a matrix; in a ``grid`` so often across and down, so many mm from one to the next."""

    symbol: Symbol
    matrix: Matrix = IDENTITY
    grid: tuple[int, int, float, float] = (1, 1, 0.0, 0.0)

    @property
    def count(self) -> int:
        """How often the symbol is drawn."""
        return self.grid[0] * self.grid[1]

    def places(self) -> Iterator[Matrix]:
        """Every matrix under which the symbol is drawn, along the rows."""
        columns, rows, across, down = self.grid
        for row in range(rows):
            for column in range(columns):
                is_first = row == column == 0
                yield self.matrix if is_first else combined(self.matrix, shift(column * across, row * down))


class Inner(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A symbol inside packed items: its name, what tells it from others, and how often it uses which symbols."""

    name: str
    key: str
    uses: tuple[tuple[str, int], ...]


class Packed(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """Items as they lie on the shelf, to be drawn in place; `generator.print.drawing.packed` opens them.

    ``key`` tells them from others; ``uses`` says how often they use which symbols, ``inner`` which symbols these and
    their own are; ``pictures`` are those in all of them.
    """

    data: bytes
    key: str
    uses: tuple[tuple[str, int], ...]
    inner: tuple[Inner, ...]
    pictures: tuple[Picture, ...] = ()


Drawn = Path | Text | Glyphs | Picture | Group | Use
Item = Drawn | Packed
Outline = Literal["rectangle", "hexagon", "circle"]


def inside(items: Iterable[Item]) -> Iterator[Item]:
    """The items and all that is in them, each symbol looked into once; what is packed stays packed."""
    seen: set[str] = set()
    waiting = list(items)
    while waiting:
        item = waiting.pop()
        yield item
        if isinstance(item, Group):
            waiting += item.items
        elif isinstance(item, Use) and item.symbol.name not in seen:
            seen.add(item.symbol.name)
            waiting += item.symbol.items


class Scene(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One face, drawn to its bleed: ``width`` × ``height`` is the trim size, ``corner`` the trim's radius (mm).

    A ``hexagon`` stands on a flat side, its corners at the left and right; a ``circle`` fills its box.
    """

    name: str
    title: str
    width: float
    height: float
    items: tuple[Item, ...]
    bleed: float = 3.0
    corner: float = 3.0
    outline: Outline = "rectangle"

    def symbol(self) -> Symbol:
        """The face as a symbol, for placing on a sheet: its bleed, and what of it may lie below a neighbour."""
        b = self.bleed + BEYOND
        return Symbol(self.name, self.items, (-b, -b, self.width + b, self.height + b), self.title)


def shift(x: float, y: float) -> Matrix:
    """Move by ``x`` and ``y`` mm."""
    return (1.0, 0.0, 0.0, 1.0, x, y)


def scaled(factor: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """Scale about the origin, then move by ``x`` and ``y`` mm."""
    return (factor, 0.0, 0.0, factor, x, y)


def turned(degrees: float, x: float = 0.0, y: float = 0.0) -> Matrix:
    """Turn clockwise (as seen, y down) about the point ``(x, y)`` mm."""
    if degrees % 90 == 0:
        cos, sin = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(degrees // 90) % 4]
        return (cos, sin, 0.0 - sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)


def combined(outer: Matrix, inner: Matrix) -> Matrix:
    """The matrix that applies ``inner`` first and ``outer`` after it."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)
