"""Lines over time, as inline SVG in the manner of ``plots``: places across are percentages, words stay in HTML."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.report.plots import Scale

HEIGHT = 190
"""In CSS pixels."""
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Shares at which a level line is drawn."""
LOOKS = 8
MOST_TICKS = 10

Points = Sequence[tuple[int, Interval]]


def curves(lines: Sequence[tuple[str, Points]], label: str) -> str:
    """Shares from 0 to 1 at whole places; each line has a name, each point tells its figure when pointed at.

    ``label`` says what the picture shows; all words are HTML.
    """
    scale = across(lines)
    levels = "".join(
        f'<line class="level" x1="0" x2="100%" y1="{_height(level)}" y2="{_height(level)}"/>' for level in LEVELS
    )
    body = "".join("".join(_line(name, points, scale, place % LOOKS)) for place, (name, points) in enumerate(lines))
    return f'<svg role="img" aria-label="{label}" width="100%" height="{HEIGHT}">{levels}{body}</svg>'


def across(lines: Sequence[tuple[str, Points]]) -> Scale:
    """From a place in time to one across the picture."""
    places = [place for _, points in lines for place, _ in points]
    return Scale(min(places, default=0) - 0.5, max(places, default=1) + 0.5)


def ticks(lines: Sequence[tuple[str, Points]]) -> list[tuple[int, str]]:
    """Places in time to be named below the picture, and where they are."""
    places = sorted({place for _, points in lines for place, _ in points})
    step = -(-len(places) // MOST_TICKS) if places else 1
    scale = across(lines)
    return [(place, scale.at(place)) for place in places[::step]]


def _line(name: str, points: Points, scale: Scale, look: int) -> Iterator[str]:
    for (place, found), (following, after) in pairwise(points):
        yield (
            f'<line class="line line-{look}" x1="{scale.at(place)}" x2="{scale.at(following)}" '
            f'y1="{_height(found.value)}" y2="{_height(after.value)}"/>'
        )
    for place, found in points:
        told = f"{name}, {place}: {100 * found.value:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"
        yield (
            f'<line class="reach line-{look}" x1="{scale.at(place)}" x2="{scale.at(place)}" '
            f'y1="{_height(found.low)}" y2="{_height(found.high)}"/>'
            f'<circle class="point part-{look}" cx="{scale.at(place)}" cy="{_height(found.value)}" r="3.5">'
            f"<title>{told}</title></circle>"
        )


def _height(share: float) -> str:
    return f"{(HEIGHT - 2) * (1 - share) + 1:.1f}"
