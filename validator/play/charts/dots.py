"""Dots: what is stated against what is foretold, and decks bred of decks."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil, floor
from typing import NamedTuple

from simple_html import Node

from validator.base import svg
from validator.base.svg import given
from validator.play.charts.frames import Scale, letters, level, named, picture, point, upright

HEIGHT = 380
"""In CSS pixels, as all heights here."""
_MARGIN, _BELOW = 8.0, 26.0
_MOST_COSTS = 12
_ASIDE = 9
"""Names stand so far from their dot."""
_ROOM = 13.0
"""Names on the same side of the picture stand at least so far apart."""


class Spot(NamedTuple):
    """A dot: where it lies, its colour, what it says when pointed at, and its name where it is off the line."""

    across: float
    up: float
    look: int
    told: str
    name: str = ""


def scatter(spots: Sequence[Spot], label: str) -> Node:
    """Dots about the line on which both figures are the same; those that have a name are larger and show it."""
    figures = [figure for spot in spots for figure in (spot.across, spot.up)]
    scale = Scale(floor(min(figures)) - 0.5, ceil(max(figures)) + 0.5)
    foot, top = _height(scale.low, scale), _height(scale.high, scale)
    line = svg.line(given(class_="axis", x1=scale.at(scale.low), x2=scale.at(scale.high), y1=foot, y2=top))
    dots = (
        point(scale.at(spot.across), _height(spot.up, scale), spot.look, 6 if spot.name else 4, spot.told)
        for spot in spots
    )
    return picture(label, HEIGHT, *_grid(scale), line, *dots, *_names(spots, scale))


def _height(figure: float, scale: Scale) -> str:
    return f"{_MARGIN + (HEIGHT - _MARGIN - _BELOW) * (1 - scale.part(figure)):.1f}"


def _grid(scale: Scale) -> Iterator[Node]:
    low, high = ceil(scale.low), floor(scale.high)
    for figure in range(low, high + 1, max(1, -(-(high - low) // _MOST_COSTS))):
        height = _height(figure, scale)
        yield level(height)
        yield letters(str(figure), "2", f"{float(height) - 3:.1f}")
        yield letters(str(figure), scale.at(figure), f"{HEIGHT - 4}", "middle")


def _names(spots: Sequence[Spot], scale: Scale) -> Iterator[Node]:
    """Names beside their dots; of those close together the later stands lower."""
    taken: list[tuple[float, float]] = []
    near = (scale.high - scale.low) / 8
    for spot in sorted((spot for spot in spots if spot.name), key=lambda spot: (-spot.up, spot.across)):
        height = float(_height(spot.up, scale)) + 4
        while any(abs(spot.across - other) < near and abs(height - line) < _ROOM for other, line in taken):
            height += _ROOM
        taken.append((spot.across, height))
        shift = _ASIDE if scale.part(spot.across) < 0.5 else -_ASIDE
        yield named(spot.name, scale.at(spot.across), f"{height:.1f}", shift)


ROW, FOOT = 64, 24
"""Of a generation and of the figures below all."""
_MOST_FIGURES = 8
_NEAR = 0.06 / 4
"""Dots nearer than this part of the width stand one above the other."""
_STEP, _LEVELS = 11, (0, -1, 1, -2, 2)


class Member(NamedTuple):
    """A dot of a family: its key, how far to the right it is, those it comes from, and what it says of itself."""

    key: str
    across: float
    parents: tuple[str, ...]
    name: str
    told: str


def family(generations: Sequence[Sequence[Member]], label: str, heads: Sequence[str]) -> Node:
    """A row for each generation, named by ``heads``; in it a dot for each member. Lines lead to it from its parents.

    A dot tells of its member when pointed at; the one furthest to the left is named.
    """
    every = [one for members in generations for one in members]
    ends = min(one.across for one in every), max(one.across for one in every)
    reach = max(0.5, ends[1] - ends[0]) * 0.06
    scale = Scale(ends[0] - reach, ends[1] + reach)
    places = _places(generations, scale)
    best = min(every, key=lambda one: (one.across, one.key))
    height = ROW * len(generations) + FOOT
    dots = (
        point(*places[one.key], row, 7 if one is best else 5, one.told)
        for row, members in enumerate(generations)
        for one in members
    )
    across, high = places[best.key]
    name = named(best.name, across, f"{int(high) + 20}", 10 if scale.part(best.across) < 0.5 else -10)
    return picture(label, height, *_figures(scale, height), *_rows(heads), *_lines(every, places), *dots, name)


def _places(generations: Sequence[Sequence[Member]], scale: Scale) -> dict[str, tuple[str, str]]:
    return {
        one.key: (scale.at(one.across), f"{ROW * row + ROW / 2 + 8 + shift:.0f}")
        for row, members in enumerate(generations)
        for one, shift in _spread_out(members, scale)
    }


def _spread_out(members: Iterable[Member], scale: Scale) -> Iterator[tuple[Member, int]]:
    """Each with how far from its row's middle it stands, so that few dots hide others."""
    near, last, turn = (scale.high - scale.low) * _NEAR, float("-inf"), 0
    for one in sorted(members, key=lambda one: (one.across, one.key)):
        turn = (turn + 1) % len(_LEVELS) if one.across - last < near else 0
        last = one.across
        yield one, _STEP * _LEVELS[turn]


def _figures(scale: Scale, height: int) -> Iterator[Node]:
    step = _round_step(scale.high - scale.low)
    for number in range(ceil(scale.low / step), floor(scale.high / step) + 1):
        place = scale.at(number * step)
        yield upright(place, "level", 0, height - FOOT + 4)
        yield letters(f"{number * step:g}".replace("-", "−"), place, f"{height - 6}", "middle")


def _round_step(span: float) -> float:
    """A round step that gives a few figures."""
    steps = (size * 10.0**power for power in range(-3, 7) for size in (1, 2, 5))
    return next(step for step in steps if span / step <= _MOST_FIGURES)


def _rows(heads: Sequence[str]) -> Iterator[Node]:
    for row, head in enumerate(heads):
        if row:
            yield level(ROW * row, "axis")
        yield letters(head, "2", f"{ROW * row + 15}")


def _lines(every: Iterable[Member], places: Mapping[str, tuple[str, str]]) -> Iterator[Node]:
    for one in every:
        x2, y2 = places[one.key]
        for x1, y1 in (places[parent] for parent in one.parents if parent in places):
            yield svg.line(given(stroke="currentColor", stroke_opacity="0.28", x1=x1, y1=y1, x2=x2, y2=y2))
