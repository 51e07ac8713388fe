"""Hexes that stand on a flat side: where they lie, and the lines that run over them from edge to edge.

``across`` is the distance of two opposite sides in mm. A place is column and row; odd columns lie half a hex lower.
Edges are numbered clockwise from the top one, 0 to 5; all points are mm from the middle of a hex.
"""

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from generator.print.drawing.scene import turned
from generator.print.drawing.shapes import Point, Segments, arc, line, moved, polygon

if TYPE_CHECKING:
    from validator.content.vocabulary import Place

EDGES = 6

_STEPS = (((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)), ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)))


def side_of(across: float) -> float:
    """How long an edge is; a hex is two sides wide."""
    return across / math.sqrt(3)


def centre_of(place: "Place", across: float) -> Point:
    """The middle of a hex, from the middle of column 0, row 0."""
    column, row = place
    return 1.5 * side_of(across) * column, across * (row + column % 2 / 2)


def neighbour_of(place: "Place", edge: int) -> "Place":
    """The place across an edge."""
    right, down = _STEPS[place[0] % 2][edge]
    return place[0] + right, place[1] + down


def corner_of(number: int, across: float) -> Point:
    """A corner; number n is where edge n ends, clockwise."""
    angle = math.radians(60 * number - 60)
    return side_of(across) * math.cos(angle), side_of(across) * math.sin(angle)


def hexagon(x: float, y: float, across: float) -> Segments:
    """The outline of the hex about a point."""
    corners = (corner_of(number, across) for number in range(EDGES))
    return polygon((x + right, y + down) for right, down in corners)


def edge_line(edge: int, across: float, x: float = 0.0, y: float = 0.0) -> Segments:
    """One edge of the hex about a point."""
    (x1, y1), (x2, y2) = corner_of(edge - 1, across), corner_of(edge, across)
    return line(x + x1, y + y1, x + x2, y + y2)


def borders(places: "Iterable[Place]", within: "Iterable[Place] | None", across: float) -> Segments:
    """The edges where a group of hexes ends; with ``within`` only those shared with one of these places."""
    group = set(places)
    inside = None if within is None else set(within)
    segments: Segments = ()
    for place in sorted(group):
        for edge in range(EDGES):
            other = neighbour_of(place, edge)
            if other not in group and (inside is None or other in inside):
                segments += edge_line(edge, across, *centre_of(place, across))
    return segments


class Course(NamedTuple):
    """A line from the middle of one edge to that of another, or to the middle of the hex: straight or one arc.

    It meets edges at right angles, so that neighbours' lines join smoothly. For an arc ``radius`` is positive, ``x``
    and ``y`` its centre, ``start`` and ``sweep`` degrees clockwise from three o'clock; a straight line begins at ``x``,
    ``y`` and runs ``sweep`` mm towards ``start`` degrees. ``through`` says that it ends at an edge.
    """

    x: float
    y: float
    radius: float
    start: float
    sweep: float
    through: bool = True

    @property
    def length(self) -> float:
        """How long it is, in mm."""
        return abs(math.radians(self.sweep)) * self.radius if self.radius else self.sweep

    def at(self, share: float) -> tuple[float, float, float]:
        """The point after a share of the way (0 to 1), and the heading there in degrees."""
        if not self.radius:
            angle = math.radians(self.start)
            way = self.sweep * share
            return self.x + way * math.cos(angle), self.y + way * math.sin(angle), self.start
        degrees = self.start + self.sweep * share
        angle = math.radians(degrees)
        heading = degrees + math.copysign(90, self.sweep)
        return self.x + self.radius * math.cos(angle), self.y + self.radius * math.sin(angle), heading

    def beside(self, offset: float = 0.0, beyond: float = 0.0) -> Segments:
        """The line moved ``offset`` mm to its right, drawn ``beyond`` mm further straight on at its beginning."""
        if self.radius:
            away = self.radius - (offset if self.sweep > 0 else -offset)
            drawn = arc(self.x, self.y, away, away, self.start, self.start + self.sweep)
        else:
            drawn = moved(line(0, offset, self.sweep, offset), turned(self.start))
            drawn = moved(drawn, (1, 0, 0, 1, self.x, self.y))
        for share, way in ((0.0, -beyond), (1.0, beyond)):
            if beyond and (share == 0 or self.through):
                x, y, heading = self.at(share)
                tail = moved(line(0, offset, way, offset), turned(heading))
                drawn += moved(tail, (1, 0, 0, 1, x, y))
        return drawn

    def first_half(self) -> "Course":
        """The line as far as its middle."""
        return self._replace(sweep=self.sweep / 2, through=False)


def course(edges: Sequence[int], across: float) -> Course:
    """The line between two edges, or from one edge to the middle."""
    first = edges[0]
    half = across / 2
    heading = 60 * first + 90
    x, y = half * math.cos(math.radians(60 * first - 90)), half * math.sin(math.radians(60 * first - 90))
    if len(edges) == 1:
        return Course(x, y, 0.0, heading, half, through=False)
    clockwise = (edges[1] - first) % EDGES
    if clockwise == EDGES / 2:
        return Course(x, y, 0.0, heading, across)
    right = clockwise < EDGES / 2
    apart = clockwise if right else EDGES - clockwise
    bend = math.radians(30 * apart)
    between = math.radians(60 * first - 90 + (30 if right else -30) * apart)
    reach = half / math.cos(bend)
    cx, cy = reach * math.cos(between), reach * math.sin(between)
    start = math.degrees(math.atan2(y - cy, x - cx))
    sweep = 180 - 60 * apart
    return Course(cx, cy, half * math.tan(bend), start, -sweep if right else sweep)
