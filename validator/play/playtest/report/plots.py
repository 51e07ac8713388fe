"""Pictures of the report as inline SVG. Positions are percentages, so that they fit any width; words stay in HTML."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from validator.play.playtest.figures.statistics import Interval

HISTOGRAM_HEIGHT = 110
"""In CSS pixels, as all heights here."""
ROW_HEIGHT = 18
BAR_HEIGHT = 22
MOST_BINS = 36


class Scale(NamedTuple):
    """From a figure to a place across the picture, in percent of its width."""

    low: float
    high: float

    def at(self, value: float) -> str:
        """The place of ``value``, kept inside the picture."""
        span = self.high - self.low
        place = 100 * (value - self.low) / span if span else 50.0
        return f"{min(100.0, max(0.0, place)):.2f}%"


class Bin(NamedTuple):
    """Values from ``low`` to ``high``, both included, and how often they came."""

    low: int
    high: int
    games: int


def bins(counts: Iterable[tuple[int, int]]) -> list[Bin]:
    """A histogram in at most `MOST_BINS` bins of one whole width."""
    known = dict(counts)
    if not known:
        return []
    low, high = min(known), max(known)
    width = max(1, -(-(high - low + 1) // MOST_BINS))
    bins = []
    for start in range(low, high + 1, width):
        games = sum(known.get(value, 0) for value in range(start, start + width))
        bins.append(Bin(start, start + width - 1, games))
    return bins


def histogram(counts: Iterable[tuple[int, int]], label: str) -> str:
    """Bars of one colour; each tells its values and count when pointed at."""
    found = bins(counts)
    top = max((one.games for one in found), default=1)
    step = 100 / max(1, len(found))
    bars = []
    for place, one in enumerate(found):
        height = one.games / top * (HISTOGRAM_HEIGHT - 2)
        name = f"{one.low}" if one.low == one.high else f"{one.low} to {one.high}"
        bars.append(
            f'<rect class="bar" x="{place * step + step * 0.06:.2f}%" width="{step * 0.88:.2f}%" '
            f'y="{HISTOGRAM_HEIGHT - height:.1f}" height="{height:.1f}"><title>{name}: {one.games:,}</title></rect>'
        )
    foot = f'<line class="axis" x1="0" x2="100%" y1="{HISTOGRAM_HEIGHT}" y2="{HISTOGRAM_HEIGHT}"/>'
    return _svg(HISTOGRAM_HEIGHT + 1, label, "".join(bars) + foot)


def interval(found: Interval, scale: Scale, marks: Mapping[str, float], look: str, label: str) -> str:
    """A dot with its interval as a bar; ``marks`` are upright lines by class, ``look`` is the class of the dot."""
    middle = ROW_HEIGHT / 2
    lines = "".join(
        f'<line class="{name}" x1="{scale.at(value)}" x2="{scale.at(value)}" y1="-4" y2="{ROW_HEIGHT + 4}"/>'
        for name, value in marks.items()
    )
    bar = f'<line class="whisker" x1="{scale.at(found.low)}" x2="{scale.at(found.high)}" y1="{middle}" y2="{middle}"/>'
    dot = f'<circle class="dot" cx="{scale.at(found.value)}" cy="{middle}" r="4"/>'
    return _svg(ROW_HEIGHT, label, f'{lines}<g class="{look}">{bar}{dot}</g>')


def stacked(parts: Sequence[tuple[str, float]], scale: Scale, label: str) -> str:
    """Parts side by side from zero, each with the class ``part-N``: what is gained to the right, lost to the left.

    Where the scale reaches below zero, an upright line stands at zero.
    """
    lost, gained, bars = 0.0, 0.0, []
    for place, (name, value) in enumerate(parts):
        if not value:
            continue
        low, high = (lost + value, lost) if value < 0 else (gained, gained + value)
        lost, gained = min(lost, low), max(gained, high)
        start, end = scale.at(low), scale.at(high)
        width = float(end[:-1]) - float(start[:-1])
        bars.append(
            f'<rect class="part-{place % 8}" x="{start}" width="{width:.2f}%" y="1" height="{BAR_HEIGHT - 2}">'
            f"<title>{name}: {value:.1f}</title></rect>"
        )
    zero = f'<line class="zero" x1="{scale.at(0)}" x2="{scale.at(0)}" y1="-4" y2="{BAR_HEIGHT + 4}"/>'
    return _svg(BAR_HEIGHT, label, "".join(bars) + zero * (scale.low < 0))


def _svg(height: int, label: str, body: str) -> str:
    return f'<svg role="img" aria-label="{label}" width="100%" height="{height}">{body}</svg>'


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
    for (place, line), (following, after) in pairwise(points):
        yield (
            f'<line class="line line-{look}" x1="{scale.at(place)}" x2="{scale.at(following)}" '
            f'y1="{_height(line.value)}" y2="{_height(after.value)}"/>'
        )
    for place, line in points:
        told = f"{name}, {place}: {100 * line.value:.1f} % ({100 * line.low:.1f}–{100 * line.high:.1f})"
        yield (
            f'<line class="reach line-{look}" x1="{scale.at(place)}" x2="{scale.at(place)}" '
            f'y1="{_height(line.low)}" y2="{_height(line.high)}"/>'
            f'<circle class="point part-{look}" cx="{scale.at(place)}" cy="{_height(line.value)}" r="3.5">'
            f"<title>{told}</title></circle>"
        )


def _height(share: float) -> str:
    return f"{(HEIGHT - 2) * (1 - share) + 1:.1f}"
