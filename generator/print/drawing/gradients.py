"""Gradients: what all that read them ask, whichever way they write."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from generator.print.drawing.scene import Gradient, Linear, Matrix, Paint, Spot, Stop

NEAREST = 0.001
"""Stops are at least so far apart, in parts of the whole way; and a gradient is at least so long, in mm."""


class Unit(NamedTuple):
    """A gradient brought to its own measure: from (0, 0) to (1, 0), or from ``focus`` to a circle of radius 1 about
    (0, 0). Those of the same colours are equal, wherever and however large they are drawn."""

    stops: tuple[Stop, ...]
    focus: Spot | None


def unit_of(gradient: Gradient) -> tuple[Unit, Matrix]:
    """The gradient in its own measure, and the matrix that puts it where it is drawn."""
    stops = settled(gradient.stops)
    if isinstance(gradient, Linear):
        (x, y), (right, foot) = gradient.start, gradient.end
        across, down = right - x, foot - y
        if abs(across) + abs(down) < NEAREST:
            across = NEAREST
        return Unit(stops, None), (across, down, -down, across, x, y)
    (x, y), r = gradient.centre, max(gradient.radius, NEAREST)
    fx, fy = gradient.focus or gradient.centre
    return Unit(stops, (round((fx - x) / r, 3), round((fy - y) / r, 3))), (r, 0.0, 0.0, r, x, y)


def settled(stops: Sequence[Stop]) -> tuple[Stop, ...]:
    """Stops from 0 to 1, each after the one before."""
    settled: list[Stop] = []
    if stops[0][0] > 0:
        settled.append((0.0, *stops[0][1:]))
    for place, colour, opacity in stops:
        least = settled[-1][0] + NEAREST if settled else 0.0
        settled.append((round(max(place, least), 3), colour, opacity))
    if settled[-1][0] < 1:
        settled.append((1.0, *settled[-1][1:]))
    return tuple(settled)


def colours_in(paint: Paint | None) -> Iterator[str | None]:
    """The colours of what fills an outline."""
    if paint is None or isinstance(paint, str):
        yield paint
    else:
        yield from (colour for _, colour, _ in paint.stops)


def recoloured(paint: Paint | None, colours: Mapping[str, str]) -> Paint | None:
    """The same with some colours, or names of roles, meaning others."""
    if paint is None or isinstance(paint, str):
        return colours.get(paint or "", paint)
    stops = tuple((place, colours.get(colour, colour), opacity) for place, colour, opacity in paint.stops)
    return msgspec.structs.replace(paint, stops=stops)
