"""What lies where in a drawing: leaves in the order they are painted, and the colour under a point.

Lengths are mm in the drawing's own coordinates.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple, TypeGuard

from generator.print.drawing.scene import (
    IDENTITY,
    Glyphs,
    Group,
    Item,
    Linear,
    Matrix,
    Packed,
    Path,
    Picture,
    Radial,
    Segment,
    Text,
    Use,
    combined,
)

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""
UNKNOWN = "?"
"""What is under a point where a picture made of pixels lies."""
CHORDS = 8
"""So many straight lines stand for a curve."""
CLEAR = 0.3
"""What covers less is taken for nothing."""
EVERYWHERE: Bounds = (-1e9, -1e9, 1e9, 1e9)


class Leaf(NamedTuple):
    """Something painted: the matrix from its own coordinates, what it is cut to, and where the symbol it is in lies.

    Of symbols in symbols the outermost counts.
    """

    item: Path | Text | Glyphs | Picture
    matrix: Matrix
    cut: Bounds
    within: Use | None = None


def leaves(
    items: Iterable[Item], matrix: Matrix = IDENTITY, cut: Bounds = EVERYWHERE, within: Use | None = None
) -> Iterator[Leaf]:
    """All that is painted, first to last; what is packed is passed over."""
    for item in items:
        if isinstance(item, Group):
            inner = combined(matrix, item.matrix)
            # A clip is in the coordinates of what it holds.
            clip = cut if item.clip is None else _both(cut, box_under(inner, bounds_of(item.clip)))
            yield from leaves(item.items, inner, clip, within)
        elif isinstance(item, Use):
            inner = combined(matrix, item.matrix)
            yield from leaves(item.symbol.items, inner, cut, within or Use(item.symbol, inner))
        elif not isinstance(item, Packed):
            yield Leaf(item, matrix, cut, within)


def _both(one: Bounds, other: Bounds) -> Bounds:
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def at(matrix: Matrix, x: float, y: float) -> Point:
    """Where a point comes to lie under a matrix."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def back(matrix: Matrix, x: float, y: float) -> Point | None:
    """The point that comes to lie there; None for a matrix that flattens everything."""
    a, b, c, d, e, f = matrix
    whole = a * d - b * c
    if abs(whole) < 1e-12:
        return None
    x, y = x - e, y - f
    return (d * x - c * y) / whole, (a * y - b * x) / whole


def box_under(matrix: Matrix, bounds: Bounds) -> Bounds:
    """The bounds of a box under a matrix."""
    left, top, right, bottom = bounds
    corners = [at(matrix, x, y) for x in (left, right) for y in (top, bottom)]
    across, down = zip(*corners, strict=True)
    return min(across), min(down), max(across), max(down)


@lru_cache(maxsize=4096)
def bounds_of(segments: tuple[Segment, ...]) -> Bounds:
    """The bounds of an outline."""
    points = [point for line in _lines(segments) for point in line]
    if not points:
        return (0.0, 0.0, 0.0, 0.0)
    across, down = zip(*points, strict=True)
    return min(across), min(down), max(across), max(down)


@lru_cache(maxsize=4096)
def _lines(segments: tuple[Segment, ...]) -> tuple[tuple[Point, ...], ...]:
    """An outline as closed lines of points, curves as chords."""
    lines: list[list[Point]] = []
    for segment in segments:
        name, *numbers = segment
        if name == "M":
            lines.append([(float(numbers[0]), float(numbers[1]))])
        elif name == "L" and lines:
            lines[-1].append((float(numbers[0]), float(numbers[1])))
        elif name == "C" and lines:
            lines[-1] += _chords(lines[-1][-1], [float(number) for number in numbers])
    return tuple(map(tuple, lines))


def _chords(start: Point, curve: list[float]) -> Iterator[Point]:
    x1, y1, x2, y2, x3, y3 = curve
    for step in range(1, CHORDS + 1):
        t = step / CHORDS
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        yield (
            weights[0] * start[0] + weights[1] * x1 + weights[2] * x2 + weights[3] * x3,
            weights[0] * start[1] + weights[1] * y1 + weights[2] * y2 + weights[3] * y3,
        )


def holds(path: Path, x: float, y: float) -> bool:
    """Whether a point lies in a filled outline."""
    if isinstance(path.segments, str):
        return False
    left, top, right, bottom = bounds_of(path.segments)
    if not (left <= x <= right and top <= y <= bottom):
        return False
    winding = crossings = 0
    for line in _lines(path.segments):
        for (x1, y1), (x2, y2) in pairwise((*line, line[0])):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                winding += 1 if y2 > y1 else -1
                crossings += 1
    return crossings % 2 == 1 if path.even_odd else winding != 0


class Ground(NamedTuple):
    """Something that covers what is under it, with the bounds within which it does."""

    leaf: Leaf
    bounds: Bounds


def ground_of(leaf: Leaf) -> Ground | None:
    """What a leaf covers; None for what is seen through, and for lines."""
    item = leaf.item
    if isinstance(item, Picture):
        left, top, width, height = item.box
        return Ground(leaf, _both(leaf.cut, box_under(leaf.matrix, (left, top, left + width, top + height))))
    if _is_solid(item) and not isinstance(item.segments, str):
        return Ground(leaf, _both(leaf.cut, box_under(leaf.matrix, bounds_of(item.segments))))
    return None


ColourIn = Callable[[Picture, float, float], str | None]
"""The colour of a picture there, in parts of it; None where it is not known, empty where it is seen through."""


def colour_at(grounds: Sequence[Ground], x: float, y: float, colour_in: ColourIn) -> str:
    """The colour on top at a point; white where nothing is painted, `UNKNOWN` where a picture is that is not known."""
    for leaf, (left, top, right, bottom) in reversed(grounds):
        if not (left <= x <= right and top <= y <= bottom):
            continue
        point = back(leaf.matrix, x, y)
        if point is None:
            continue
        if isinstance(leaf.item, Picture):
            wide, high = leaf.item.box[2:]
            colour = colour_in(leaf.item, (point[0] - leaf.item.box[0]) / wide, (point[1] - leaf.item.box[1]) / high)
            if colour != "":
                return UNKNOWN if colour is None else colour
        if isinstance(leaf.item, Path) and holds(leaf.item, *point):
            fill = leaf.item.fill
            return fill if isinstance(fill, str) else _colour_in(fill, *point)
    return "#ffffff"


def _colour_in(fill: Linear | Radial | None, x: float, y: float) -> str:
    """The colour that a gradient has at a point; `UNKNOWN` where it is clear there."""
    if fill is None:
        return UNKNOWN
    if isinstance(fill, Linear):
        (x1, y1), (x2, y2) = fill.start, fill.end
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2
        way = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length if length else 1.0
    else:
        way = hypot(x - fill.centre[0], y - fill.centre[1]) / fill.radius
    stops = sorted(fill.stops)
    before = max((stop for stop in stops if stop[0] <= way), default=stops[0])
    after = min((stop for stop in stops if stop[0] >= way), default=stops[-1])
    part = (way - before[0]) / (after[0] - before[0]) if after[0] > before[0] else 0.0
    if before[2] + (after[2] - before[2]) * part < CLEAR:
        return UNKNOWN
    first, last = ([int(stop[1][place : place + 2], 16) for place in (1, 3, 5)] for stop in (before, after))
    mixed = (round(one + (other - one) * part) for one, other in zip(first, last, strict=True))
    return "#" + "".join(f"{light:02x}" for light in mixed)


def _is_solid(item: object) -> TypeGuard[Path]:
    return isinstance(item, Path) and item.fill is not None and item.opacity >= CLEAR


LEAST_CONTRAST = 1.8
"""Below it words and signs are hardly seen, whatever their size."""


def contrast(one: str, other: str) -> float:
    """How well one colour is told from another, from 1 (not at all) to 21, as WCAG 2.1 reckons it."""
    light, dark = sorted((_light(one), _light(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=1024)
def _light(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
