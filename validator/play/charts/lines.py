"""Figures with their intervals: a dot on a line, points along curves, and curves in bands."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from simple_html import Node

from validator.base import svg
from validator.base.svg import given
from validator.play.charts.frames import LOOKS, Scale, level, picture, point, upright
from validator.play.playtest.figures.statistics import Interval

ROW_HEIGHT = 18
"""In CSS pixels, as all heights here."""
HEIGHT = 190
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Parts of the height at which a level line is drawn."""
MOST_TICKS = 10
ROOM = 0.08
"""Of the span of what is drawn, left free above and below."""


def interval(found: Interval, scale: Scale, marks: Mapping[str, float], look: str, label: str) -> Node:
    """A dot with its interval as a bar; ``marks`` are upright lines by class, ``look`` is the class of the dot."""
    middle = ROW_HEIGHT / 2
    lines = (upright(scale.at(value), name, -4, ROW_HEIGHT + 4) for name, value in marks.items())
    low, high = scale.at(found.low), scale.at(found.high)
    bar = svg.line({"class": "whisker", "x1": low, "x2": high, "y1": middle, "y2": middle})
    dot = svg.circle({"class": "dot", "cx": scale.at(found.value), "cy": middle, "r": "4"})
    return picture(label, ROW_HEIGHT, *lines, svg.g({"class": look}, bar, dot))


Points = Sequence[tuple[int, Interval]]


def curves(lines: Sequence[tuple[str, Points]], label: str) -> Node:
    """Shares from 0 to 1 at whole places; each line has a name, each point tells its figure when pointed at.

    ``label`` says what the picture shows.
    """
    scale = across(lines)
    body = (part for place, (name, points) in enumerate(lines) for part in _line(name, points, scale, place % LOOKS))
    return picture(label, HEIGHT, *(level(_height(part)) for part in LEVELS), *body)


def across(lines: Sequence[tuple[str, Points]]) -> Scale:
    """From a place in time to one across the picture."""
    places = [place for _, points in lines for place, _ in points]
    return Scale(min(places, default=0) - 0.5, max(places, default=1) + 0.5)


def ticks(lines: Sequence[tuple[str, Points]]) -> list[tuple[str, str]]:
    """Where places in time are to be named below the picture, and their names."""
    places = sorted({place for _, points in lines for place, _ in points})
    step = -(-len(places) // MOST_TICKS) if places else 1
    scale = across(lines)
    return [(scale.at(place), str(place)) for place in places[::step]]


def _line(name: str, points: Points, scale: Scale, look: int) -> Sequence[Node]:
    drawn: list[Node] = []
    for (place, line), (following, after) in pairwise(points):
        x1, x2 = scale.at(place), scale.at(following)
        y1, y2 = _height(line.value), _height(after.value)
        drawn.append(svg.line(given(class_=f"line line-{look}", x1=x1, x2=x2, y1=y1, y2=y2)))
    for place, line in points:
        tip = f"{name}, {place}: {100 * line.value:.1f} % ({100 * line.low:.1f}–{100 * line.high:.1f})"
        drawn.append(upright(scale.at(place), f"reach line-{look}", _height(line.low), _height(line.high)))
        drawn.append(point(scale.at(place), _height(line.value), look, 3.5, tip))
    return drawn


def _height(share: float) -> str:
    return f"{(HEIGHT - 2) * (1 - share) + 1:.1f}"


class Curve(NamedTuple):
    """A line: its name, and its points from left to right with what each says when pointed at."""

    name: str
    points: Sequence[tuple[float, Interval, str]]


class Axes(NamedTuple):
    """Where things lie: across by the values varied, up by the figure."""

    across: Scale
    up: Scale

    def height(self, value: float) -> float:
        """The place of a figure, in pixels from above."""
        return HEIGHT * (1 - min(1.0, max(0.0, self.up.part(value))))

    def levels(self) -> list[float]:
        """Figures to be named beside the picture, from above."""
        return [self.up.high - (self.up.high - self.up.low) * part for part in LEVELS]


def axes_of(curves: Sequence[Curve], level: float | None, *, share: bool = False) -> Axes:
    """Axes that hold all curves and the level; those of a share in percent end at 0 and 100."""
    places = [place for curve in curves for place, _, _ in curve.points]
    ends = [end for curve in curves for _, axes, _ in curve.points for end in (axes.low, axes.high)]
    ends += [] if level is None else [level]
    low, high = min(ends), max(ends)
    room = (high - low) * ROOM or 0.5
    margin = (max(places) - min(places)) * 0.03 or 0.5
    up = Scale(max(0.0, low - room), min(100.0, high + room)) if share else Scale(low - room, high + room)
    return Axes(Scale(min(places) - margin, max(places) + margin), up)


def banded(curves: Sequence[Curve], axes: Axes, typical: float | None, label: str) -> Node:
    """Curves, each in a band that holds the truth 19 times in 20; ``typical`` is a broken line."""
    levels = [level(f"{axes.height(value):.1f}") for value in axes.levels()]
    if typical is not None:
        levels.append(level(f"{axes.height(typical):.1f}", "typical"))
    bands = (part for place, curve in enumerate(curves) for part in _band(curve, axes, place % LOOKS))
    box = given(viewBox=f"0 0 100 {HEIGHT}", width="100%", height=HEIGHT, preserveAspectRatio="none")
    dots = (
        point(axes.across.at(place), f"{axes.height(estimate.value):.1f}", look, 4, tip)
        for look, curve in enumerate(curves)
        for place, estimate, tip in curve.points
    )
    return picture(label, HEIGHT, *levels, svg.svg(box, *bands), *dots)


def _band(curve: Curve, axes: Axes, look: int) -> tuple[Node, Node]:
    """The band and the line through its middle, in percent across."""
    top = [(place, estimate.high) for place, estimate, _ in curve.points]
    foot = [(place, estimate.low) for place, estimate, _ in reversed(curve.points)]
    middle = [(place, estimate.value) for place, estimate, _ in curve.points]
    line = given(class_=f"line line-{look}", vector_effect="non-scaling-stroke", points=_points(middle, axes))
    return (
        svg.polygon({"class": f"part-{look}", "fill-opacity": "0.18", "points": _points([*top, *foot], axes)}),
        svg.polyline(line),
    )


def _points(places: Sequence[tuple[float, float]], axes: Axes) -> str:
    return " ".join(f"{100 * axes.across.part(place):.2f},{axes.height(value):.1f}" for place, value in places)
