"""Costs stated against costs foretold, as inline SVG in the manner of the reports' pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor

from validator.play.lab.prices.results import Placed
from validator.play.playtest.report.plots import Scale

HEIGHT = 380
"""In CSS pixels."""
_MARGIN, _FOOT = 8.0, 26.0
LOOKS = 8
_MOST_TICKS = 12
_LETTERS = 'fill="currentColor" font-size="13"'
_ASIDE = 9
"""Labels stand so far from their dot."""
_ROOM = 13.0
"""Labels on the same side of the picture stand at least so far apart."""


def scatter(pieces: Sequence[Placed], names: Sequence[str], kinds: Sequence[str], label: str) -> str:
    """A dot for each cost, coloured by its place in ``kinds``; ``names`` (HTML) tell of each when pointed at.

    Pieces off the curve are labelled with their ids. To the right is what is foretold, upwards what is stated.
    """
    scale = across(pieces)
    line = (
        f'<line class="axis" x1="{scale.at(scale.low)}" x2="{scale.at(scale.high)}" '
        f'y1="{_height(scale.low, scale)}" y2="{_height(scale.high, scale)}"/>'
    )
    dots = "".join(_dot(one, name, kinds, scale) for one, name in zip(pieces, names, strict=True))
    body = "".join(_grid(scale)) + line + dots + "".join(_labels(pieces, scale))
    return f'<svg role="img" aria-label="{label}" width="100%" height="{HEIGHT}">{body}</svg>'


def across(pieces: Sequence[Placed]) -> Scale:
    """From a cost to a place: both axes hold all that is stated and foretold."""
    costs = [cost for one in pieces for cost in (one.stated, one.expected.value)]
    return Scale(floor(min(costs)) - 0.5, ceil(max(costs)) + 0.5)


def _height(cost: float, scale: Scale) -> str:
    share = (cost - scale.low) / (scale.high - scale.low)
    return f"{_MARGIN + (HEIGHT - _MARGIN - _FOOT) * (1 - share):.1f}"


def _grid(scale: Scale) -> Iterator[str]:
    low, high = ceil(scale.low), floor(scale.high)
    for cost in range(low, high + 1, max(1, -(-(high - low) // _MOST_TICKS))):
        level = _height(cost, scale)
        yield f'<line class="level" x1="0" x2="100%" y1="{level}" y2="{level}"/>'
        yield f'<text {_LETTERS} x="2" y="{float(level) - 3:.1f}">{cost}</text>'
        yield f'<text {_LETTERS} x="{scale.at(cost)}" y="{HEIGHT - 4}" text-anchor="middle">{cost}</text>'


def _dot(one: Placed, name: str, kinds: Sequence[str], scale: Scale) -> str:
    look = kinds.index(f"{one.kind} {one.field}") % LOOKS
    size = 6 if one.off else 4
    return (
        f'<circle class="point part-{look}" cx="{scale.at(one.expected.value)}" cy="{_height(one.stated, scale)}" '
        f'r="{size}"><title>{name}</title></circle>'
    )


def _labels(pieces: Sequence[Placed], scale: Scale) -> Iterator[str]:
    """The ids of pieces off the curve; of those close together the later stands lower."""
    taken: list[tuple[float, float]] = []
    middle = (scale.low + scale.high) / 2
    for one in sorted((one for one in pieces if one.off), key=lambda one: (-one.stated, one.expected.value)):
        place, height = one.expected.value, float(_height(one.stated, scale)) + 4
        near = (scale.high - scale.low) / 8
        while any(abs(place - other) < near and abs(height - level) < _ROOM for other, level in taken):
            height += _ROOM
        taken.append((place, height))
        side, shift = ("start", _ASIDE) if place < middle else ("end", -_ASIDE)
        yield (
            f'<text {_LETTERS} font-weight="600" x="{scale.at(place)}" dx="{shift}" y="{height:.1f}" '
            f'text-anchor="{side}">{escape(one.id)}</text>'
        )
