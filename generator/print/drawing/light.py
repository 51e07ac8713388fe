"""Colours in the light: mixtures, and the gradients that make a flat outline round, bright or far away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from generator.print.drawing.scene import Linear, Radial, Spot, Stop


@lru_cache(maxsize=4096)
def mixed(first: str, second: str, share: float) -> str:
    """A colour so far on the way from the first, at 0, to the second, at 1."""
    parts = ((int(first[place : place + 2], 16), int(second[place : place + 2], 16)) for place in (1, 3, 5))
    return "#" + "".join(f"{round(before + (after - before) * share):02x}" for before, after in parts)


def brightness(colour: str) -> float:
    """How bright a colour is, from 0 to 255, as ITU-R BT.601 weighs red, green and blue."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def glow(place: Spot, radius: float, colour: str, strength: float = 0.9) -> Radial:
    """A light that fades to nothing."""
    stops: Sequence[Stop] = ((0.0, colour, strength), (0.35, colour, strength * 0.42), (1.0, colour, 0.0))
    return Radial(place, radius, tuple(stops))


def fading(start: Spot, end: Spot, colour: str, first: float, last: float = 0.0) -> Linear:
    """One colour, so opaque where it begins and ends."""
    return Linear(start, end, ((0.0, colour, first), (1.0, colour, last)))


def graded(start: Spot, end: Spot, *colours: str) -> Linear:
    """Colours that run into each other, evenly spread."""
    last = max(1, len(colours) - 1)
    return Linear(start, end, tuple((place / last, colour, 1.0) for place, colour in enumerate(colours)))


def ball(centre: Spot, radius: float, light: Spot, colours: Sequence[str]) -> Radial:
    """The surface of a ball lit from ``light`` (a direction of length 1): colours from the brightest to the darkest."""
    (x, y), (across, down) = centre, light
    last = len(colours) - 1
    stops = tuple((round((place / last) ** 0.85, 3), colour, 1.0) for place, colour in enumerate(colours))
    middle = (x + across * radius * 0.42, y + down * radius * 0.42)
    return Radial(middle, radius * 1.45, stops)
