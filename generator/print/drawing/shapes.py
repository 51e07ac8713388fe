"""Outlines as data: the named shapes a layout may ask for, and a reader of SVG path data.

Every function returns scene segments; lengths are millimetres, angles degrees clockwise from three o'clock.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache

from generator.print.drawing.scene import Matrix, Segment
from generator.print.drawing.wording import say
from validator.base.speech.sentences import Sentence

Segments = tuple[Segment, ...]
Point = tuple[float, float]
KAPPA = 0.5522847498
FINEST = 0.02
"""The narrowest a stroke gets where it ends, in mm."""


def polygon(points: Iterable[Point], closed: bool = True) -> Segments:
    """Straight lines through the points."""
    (x, y), *rest = points
    lines: list[Segment] = [("M", x, y)]
    lines += [("L", px, py) for px, py in rest]
    return (*lines, ("Z",)) if closed else tuple(lines)


def line(x1: float, y1: float, x2: float, y2: float) -> Segments:
    """One straight stroke."""
    return (("M", x1, y1), ("L", x2, y2))


def rect(x: float, y: float, w: float, h: float) -> Segments:
    """A rectangle from its top-left corner."""
    return polygon(((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


def rounded(x: float, y: float, w: float, h: float, radius: float) -> Segments:
    """A rectangle whose corners are quarter circles of ``radius`` (at most half its shorter side)."""
    r = min(radius, w / 2, h / 2)
    k = r * (1 - KAPPA)
    right, foot = x + w, y + h
    return (
        ("M", x + r, y),
        ("L", right - r, y),
        ("C", right - k, y, right, y + k, right, y + r),
        ("L", right, foot - r),
        ("C", right, foot - k, right - k, foot, right - r, foot),
        ("L", x + r, foot),
        ("C", x + k, foot, x, foot - k, x, foot - r),
        ("L", x, y + r),
        ("C", x, y + k, x + k, y, x + r, y),
        ("Z",),
    )


def cut(x: float, y: float, w: float, h: float, corner: float) -> Segments:
    """A rectangle whose corners are cut off straight."""
    c = min(corner, w / 2, h / 2)
    right, foot = x + w, y + h
    return polygon(
        (
            (x + c, y),
            (right - c, y),
            (right, y + c),
            (right, foot - c),
            (right - c, foot),
            (x + c, foot),
            (x, foot - c),
            (x, y + c),
        )
    )


def ellipse(cx: float, cy: float, rx: float, ry: float) -> Segments:
    """An ellipse about its centre."""
    kx, ky = rx * KAPPA, ry * KAPPA
    return (
        ("M", cx + rx, cy),
        ("C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
        ("C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
        ("C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
        ("C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
        ("Z",),
    )


def circle(cx: float, cy: float, r: float) -> Segments:
    """A circle about its centre."""
    return ellipse(cx, cy, r, r)


def smooth(points: Sequence[Point], closed: bool = False) -> Segments:
    """A curve through the points that bends as little as it can (Catmull and Rom's), or a closed one."""
    count = len(points)
    last = count if closed else count - 1
    segments: list[Segment] = [("M", *points[0])]
    for place in range(last):
        nearby = [place - 1, place, place + 1, place + 2]
        spots = [points[n % count] if closed else points[min(max(n, 0), count - 1)] for n in nearby]
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = spots
        first = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6)
        segments.append(("C", *first, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2))
    return (*segments, ("Z",)) if closed else tuple(segments)


def regular(cx: float, cy: float, r: float, sides: int, start: float = -90.0) -> Segments:
    """A regular polygon, its first corner at ``start``."""
    return polygon(_around(cx, cy, r, start + 360 * i / sides) for i in range(sides))


def star(cx: float, cy: float, outer: float, inner: float, points: int, start: float = -90.0) -> Segments:
    """A star of ``points`` rays."""
    step = 180 / points
    return polygon(_around(cx, cy, inner if i % 2 else outer, start + step * i) for i in range(2 * points))


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> Segments:
    """An open elliptic arc from ``start`` to ``end``."""
    return (("M", *_on(cx, cy, rx, ry, start)), *arc_to(cx, cy, rx, ry, start, end))


def arc_to(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> Segments:
    """The curves of an arc, to be put after a segment that ends at its start."""
    pieces = max(1, math.ceil(abs(end - start) / 90 - 1e-9))
    step = math.radians((end - start) / pieces)
    pull = 4 / 3 * math.tan(step / 4)
    curves: list[Segment] = []
    angle = math.radians(start)
    for _ in range(pieces):
        after = angle + step
        c0, s0, c1, s1 = math.cos(angle), math.sin(angle), math.cos(after), math.sin(after)
        first = (cx + rx * (c0 - pull * s0), cy + ry * (s0 + pull * c0))
        second = (cx + rx * (c1 + pull * s1), cy + ry * (s1 - pull * c1))
        curves.append(("C", *first, *second, cx + rx * c1, cy + ry * s1))
        angle = after
    return tuple(curves)


def spiral(cx: float, cy: float, rx: float, ry: float, turns: float, start: float = 0.0) -> Segments:
    """An open spiral from the centre outwards, smooth to the eye."""
    count = max(4, round(turns * 8))
    step = math.radians(turns * 360 / count)
    pull = 4 / 3 * math.tan(step / 4)
    base = math.radians(start)
    curves: list[Segment] = [("M", cx, cy)]
    for i in range(count):
        a0, a1 = base + step * i, base + step * (i + 1)
        g0, g1 = i / count, (i + 1) / count
        c0, s0, c1, s1 = math.cos(a0), math.sin(a0), math.cos(a1), math.sin(a1)
        third = 1 / (3 * count)
        first = (cx + rx * (g0 * (c0 - pull * s0) + third * c0), cy + ry * (g0 * (s0 + pull * c0) + third * s0))
        second = (cx + rx * (g1 * (c1 + pull * s1) - third * c1), cy + ry * (g1 * (s1 - pull * c1) - third * s1))
        curves.append(("C", *first, *second, cx + rx * g1 * c1, cy + ry * g1 * s1))
    return tuple(curves)


def moved(segments: Segments, matrix: Matrix) -> Segments:
    """The outline under a matrix."""
    a, b, c, d, e, f = matrix
    result: list[Segment] = []
    for op, *numbers in segments:
        points: list[float] = []
        for i in range(0, len(numbers), 2):
            x, y = float(numbers[i]), float(numbers[i + 1])
            points += (a * x + c * y + e, b * x + d * y + f)
        result.append((op, *points))  # type: ignore[arg-type]
    return tuple(result)


def _around(cx: float, cy: float, r: float, angle: float) -> Point:
    return _on(cx, cy, r, r, angle)


def _on(cx: float, cy: float, rx: float, ry: float, angle: float) -> Point:
    turn = math.radians(angle)
    return cx + rx * math.cos(turn), cy + ry * math.sin(turn)


# Named shapes, each drawn into the box x, y, w, h.


def _boxed(d: str) -> Callable[[float, float, float, float], Segments]:
    def draw(x: float, y: float, w: float, h: float) -> Segments:
        return moved(parse(d), (w, 0.0, 0.0, h, x, y))

    return draw


def _star_in(points: int, depth: float) -> Callable[[float, float, float, float], Segments]:
    def draw(x: float, y: float, w: float, h: float) -> Segments:
        unit = star(0.0, 0.0, 0.5, 0.5 * depth, points)
        return moved(unit, (w, 0.0, 0.0, h, x + w / 2, y + h / 2))

    return draw


SHAPES: dict[str, Callable[[float, float, float, float], Segments]] = {
    "rect": rect,
    "ellipse": lambda x, y, w, h: ellipse(x + w / 2, y + h / 2, w / 2, h / 2),
    "square": lambda x, y, w, h: rounded(x, y, w, h, min(w, h) * 0.16),
    "tag": lambda x, y, w, h: cut(x, y, w, h, min(w, h) * 0.25),
    "diamond": _boxed("M.5 0L1 .5 .5 1 0 .5Z"),
    "hexagon": _boxed("M.25 .04L.75 .04 1 .5 .75 .96 .25 .96 0 .5Z"),
    "shield": _boxed("M.06 .04L.94 .04L.94 .5C.94 .74 .74 .9 .5 1C.26 .9 .06 .74 .06 .5Z"),
    "arch": _boxed("M.07 .98L.07 .46C.07 .2 .26 .02 .5 .02C.74 .02 .93 .2 .93 .46L.93 .98Z"),
    "junction": _boxed("M.2 .2H.8V.4H1V.6H.8V.8H.2V.6H0V.4H.2Z"),
    "ribbon": _boxed("M0 .1C.3 0 .7 0 1 .1L.96 .54 1 .98C.7 .88 .3 .88 0 .98L.04 .54Z"),
    "pennant": _boxed("M.06 .03L.94 .03L.94 .62L.5 1 .06 .62Z"),
    "star": _star_in(8, 0.8),
    "burst": _star_in(12, 0.84),
    "star5": _star_in(5, 0.5),
    "spark": _star_in(4, 0.28),
}


def shape(name: str, x: float, y: float, w: float, h: float, radius: float = 0.0) -> Segments:
    """The named shape in a box (KeyError if unknown); ``radius`` is for the corners of ``rounded`` and ``cut``."""
    if name == "rounded":
        return rounded(x, y, w, h, radius)
    if name == "cut":
        return cut(x, y, w, h, radius)
    return SHAPES[name](x, y, w, h)


# SVG path data

_LETTERS = "MmLlHhVvCcSsQqTtAaZz"
_TOKEN = re.compile(rf"[\s,]*(?:([{_LETTERS}])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))")
_FLAG = re.compile(r"[\s,]*()([01])")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_FLAGS = (3, 4)
"""The numbers of an arc that are one sign, with no need of anything between them and the next."""


FARTHEST = 10_000.0
"""No outline reaches farther than this, in its own units."""
THINNEST = 1e-6
"""An arc with a smaller radius is a straight line, as one without any is."""


class PathFault(ValueError):
    """Path data that cannot be read; ``why`` is one sentence."""

    def __init__(self, why: Sentence) -> None:
        super().__init__(why)
        self.why = why


@cache
def parse(data: str) -> Segments:
    """The segments of a layout's or icon's path, as `outline_in` reads them."""
    return outline_in(data)


def outline_in(data: str, farthest: float = FARTHEST) -> Segments:
    """SVG path data as segments: M L H V C S Q T A Z in both cases; arcs and quadratics become cubics.

    Raises:
        PathFault: an unknown command, a missing number, one beyond all drawings, or characters that are neither.
    """
    reader = _Reader()
    command, takes, place, end = "", 0, 0, len(data.rstrip(" ,\t\r\n\f"))
    numbers: list[float] = []
    while place < end:
        match = (_FLAG if takes == _TAKES["A"] and len(numbers) in _FLAGS else _TOKEN).match(data, place)
        if match is None:
            raise PathFault(say("path-strange", data=_short(data)))
        place = match.end()
        letter, number = match.groups()
        if letter:
            if numbers:
                raise PathFault(say("path-lacks-number", command=repr(letter), data=_short(data)))
            command, takes = letter, _TAKES[letter.upper()]
            if not takes:
                reader.close()
            continue
        if not takes:
            raise PathFault(say("path-lacks-command", data=_short(data)))
        value = float(number)
        if not abs(value) <= farthest:
            raise PathFault(say("path-too-far", most=f"{farthest:g}", number=repr(number)))
        numbers.append(value)
        if len(numbers) == takes:
            reader.take(command, numbers)
            command = {"M": "L", "m": "l"}.get(command, command)
            numbers = []
    if numbers:
        raise PathFault(say("path-ends-early", data=_short(data)))
    return tuple(reader.segments)


def _short(data: str) -> str:
    return repr(data if len(data) <= 120 else f"{data[:119]}…")


class _Reader:
    """The pen of a path: where it stands and what it has drawn."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.x = self.y = self.start_x = self.start_y = 0.0
        self.pull: tuple[str, float, float] = ("", 0.0, 0.0)
        """The last command, of those that S and T go on from, and where its curve was pulled to in the end."""

    def close(self) -> None:
        self.segments.append(("Z",))
        self.x, self.y = self.start_x, self.start_y

    def take(self, command: str, numbers: list[float]) -> None:
        kind = command.upper()
        dx, dy = (self.x, self.y) if command != kind else (0.0, 0.0)
        if kind == "A":
            self._arc(numbers, numbers[5] + dx, numbers[6] + dy)
            return
        if kind == "H":
            points = [numbers[0] + dx, self.y]
        elif kind == "V":
            points = [self.x, numbers[0] + dy]
        else:
            points = [n + (dy if i % 2 else dx) for i, n in enumerate(numbers)]
        if kind == "S":
            kind, points = "C", [*self._mirrored("C"), *points]
        elif kind == "T":
            kind, points = "Q", [*self._mirrored("Q"), *points]
        self.pull = (kind, *points[-4:-2]) if kind in ("C", "Q") else ("", 0.0, 0.0)  # type: ignore[assignment]
        if kind == "Q":
            qx, qy, ex, ey = points
            first = (self.x + 2 / 3 * (qx - self.x), self.y + 2 / 3 * (qy - self.y))
            points = [*first, ex + 2 / 3 * (qx - ex), ey + 2 / 3 * (qy - ey), ex, ey]
        self.segments.append(({"H": "L", "V": "L", "Q": "C"}.get(kind, kind), *points))  # type: ignore[arg-type]
        self.x, self.y = points[-2:]
        if kind == "M":
            self.start_x, self.start_y = self.x, self.y

    def _mirrored(self, kind: str) -> Point:
        """Where a smooth curve is pulled to first: away from where the one before was, if that was of its kind."""
        before, x, y = self.pull
        return (2 * self.x - x, 2 * self.y - y) if before == kind else (self.x, self.y)

    def _arc(self, numbers: list[float], x: float, y: float) -> None:
        rx, ry, tilt, large, sweep = abs(numbers[0]), abs(numbers[1]), *numbers[2:5]
        if rx < THINNEST or ry < THINNEST or (x == self.x and y == self.y):
            self.segments.append(("L", x, y))
            self.x, self.y = x, y
            return
        phi = math.radians(tilt)
        cos, sin = math.cos(phi), math.sin(phi)
        hx, hy = (self.x - x) / 2, (self.y - y) / 2
        px, py = cos * hx + sin * hy, cos * hy - sin * hx
        grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
        rx, ry = rx * grow, ry * grow
        left = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
        root = math.sqrt(max(0.0, left) / ((rx * py) ** 2 + (ry * px) ** 2))
        root = root if bool(large) != bool(sweep) else -root
        ox, oy = root * rx * py / ry, -root * ry * px / rx
        start = math.degrees(math.atan2((py - oy) / ry, (px - ox) / rx))
        end = math.degrees(math.atan2((-py - oy) / ry, (-px - ox) / rx))
        if sweep and end < start:
            end += 360
        if not sweep and end > start:
            end -= 360
        cx = cos * ox - sin * oy + (self.x + x) / 2
        cy = sin * ox + cos * oy + (self.y + y) / 2
        self.segments += moved(arc_to(0.0, 0.0, rx, ry, start, end), (cos, sin, -sin, cos, cx, cy))
        self.x, self.y = x, y


def tapered(points: Sequence[Point], widths: Sequence[float]) -> Segments:
    """The outline of a stroke through the points, so wide at each; a width of nought is a point."""
    return polygon(tapered_corners(points, widths))


def tapered_corners(points: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """The corners of `tapered`."""
    left: list[Point] = []
    right: list[Point] = []
    before, after = (points[0], *points[:-1]), (*points[1:], points[-1])
    for (x0, y0), (x, y), (x1, y1), width in zip(before, points, after, widths, strict=True):
        wide, high = x1 - x0, y1 - y0
        length = math.hypot(wide, high) or 1.0
        half = (width if width > FINEST else FINEST) / 2
        across, down = -high / length * half, wide / length * half
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    right.reverse()
    return left + right


def swelling(points: Sequence[Point], width: float, start: float = 0.0, end: float = 0.0) -> Segments:
    """A stroke ``width`` mm wide in its middle; where it begins and ends, ``start`` and ``end`` parts of that."""
    return polygon(swelling_corners(points, width, start, end))


def swelling_corners(points: Sequence[Point], width: float, start: float = 0.0, end: float = 0.0) -> list[Point]:
    """The corners of `swelling`."""
    return tapered_corners(points, [width * share for share in _swelled(len(points), start, end)])


@lru_cache(maxsize=256)
def _swelled(count: int, start: float, end: float) -> tuple[float, ...]:
    """How wide a stroke that swells is at so many points, in parts of its width."""
    ways = [place / max(1, count - 1) for place in range(count)]
    ends = [start + (end - start) * way for way in ways]
    return tuple(least + (1 - least) * math.sin(math.pi * way) for way, least in zip(ways, ends, strict=True))


def along(start: Point, first: Point, second: Point, end: Point, count: int = 12) -> list[Point]:
    """Places on a curve from ``start`` to ``end`` that two others pull, ``count`` of them after the first."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = start, first, second, end
    return [(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3) for a, b, c, d in _pulls(count)]


@lru_cache(maxsize=64)
def _pulls(count: int) -> tuple[tuple[float, float, float, float], ...]:
    """How strongly the four points of a curve pull at places on it, ``count`` of them after the first."""
    ways = [place / count for place in range(count + 1)]
    return tuple(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in ways)
