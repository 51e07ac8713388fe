"""Curves with bands and fields of tinted cells, as inline SVG and HTML; and the words of the lab's answers."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.page.book import Words
from validator.play.playtest.report.plots import Scale
from validator.play.playtest.report.wording import Wording

TEXT = Path(__file__).parent / "text"


def answer_wording(language: str, title: Callable[[str], str] = str) -> Wording:
    """The words of one language; ``title`` gives a piece's title by its id."""
    return Wording(language, title, [TEXT])


class AnswerWords(Words):
    """The words of pages: everything handed out is HTML."""

    def __init__(self, language: str, title: Callable[[str], str] = str) -> None:
        super().__init__(language, title, TEXT)


HEIGHT = 190
"""In CSS pixels."""
ROOM = 0.08
"""Of the span of what is drawn, left free above and below."""
LOOKS = 8
LEVELS = 5
STRONGEST = 55
"""Percent of colour in the cell that is furthest from the middle."""


class Curve(NamedTuple):
    """A line: its name (HTML), and its points from left to right with what each says when pointed at (HTML)."""

    name: str
    points: Sequence[tuple[float, Interval, str]]


class Axes(NamedTuple):
    """Where things lie: across by the values varied, up by the figure."""

    across: Scale
    up: Scale

    def height(self, value: float) -> float:
        """The place of a figure, in pixels from above."""
        return HEIGHT * (1 - min(1.0, max(0.0, _part(self.up, value))))

    def levels(self) -> list[float]:
        """Figures to be named beside the picture, from above."""
        step = (self.up.high - self.up.low) / (LEVELS - 1)
        return [self.up.high - step * place for place in range(LEVELS)]


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


def banded(curves: Sequence[Curve], axes: Axes, level: float | None, label: str) -> str:
    """Curves, each in a band that holds the truth 19 times in 20; the unchanged set's figure is a broken line."""
    lines = "".join(_level(axes.height(value), "level") for value in axes.levels())
    lines += "" if level is None else _level(axes.height(level), "typical")
    bands = "".join(_band(curve, axes, place % LOOKS) for place, curve in enumerate(curves))
    dots = "".join(part for place, curve in enumerate(curves) for part in _dots(curve, axes, place % LOOKS))
    return (
        f'<svg role="img" aria-label="{label}" width="100%" height="{HEIGHT}">{lines}'
        f'<svg viewBox="0 0 100 {HEIGHT}" width="100%" height="{HEIGHT}" preserveAspectRatio="none">{bands}</svg>'
        f"{dots}</svg>"
    )


def _level(height: float, look: str) -> str:
    return f'<line class="{look}" x1="0" x2="100%" y1="{height:.1f}" y2="{height:.1f}"/>'


def _band(curve: Curve, axes: Axes, look: int) -> str:
    """The band and the line through its middle, in percent across."""
    top = [(_across(axes, place), axes.height(found.high)) for place, found, _ in curve.points]
    foot = [(_across(axes, place), axes.height(found.low)) for place, found, _ in reversed(curve.points)]
    middle = [(_across(axes, place), axes.height(found.value)) for place, found, _ in curve.points]
    return (
        f'<polygon class="part-{look}" fill-opacity="0.18" points="{_points([*top, *foot])}"/>'
        f'<polyline class="line line-{look}" vector-effect="non-scaling-stroke" points="{_points(middle)}"/>'
    )


def _dots(curve: Curve, axes: Axes, look: int) -> Iterator[str]:
    for place, dots, told in curve.points:
        yield (
            f'<circle class="point part-{look}" cx="{axes.across.at(place)}" cy="{axes.height(dots.value):.1f}" '
            f'r="4"><title>{told}</title></circle>'
        )


def _across(axes: Axes, place: float) -> float:
    return 100 * _part(axes.across, place)


def _part(scale: Scale, value: float) -> float:
    return (value - scale.low) / (scale.high - scale.low)


def _points(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{across:.2f},{height:.1f}" for across, height in places)


class Field(NamedTuple):
    """A cell: what it shows (HTML), the figure it is tinted by (None: not played), what it says when pointed at."""

    html: str
    value: float | None
    told: str


def tinted(
    heads: Sequence[str], rows: Sequence[tuple[str, Sequence[Field]]], corner: str, middle: float | None, label: str
) -> str:
    """A field of cells, tinted the more the further they are from the middle: above in one colour, below in another."""
    known = [cell.value for _, cells in rows for cell in cells if cell.value is not None]
    centre = middle if middle is not None else sum(known) / max(1, len(known))
    reach = max((abs(value - centre) for value in known), default=0.0) or 1.0
    top = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{head}</th>{"".join(_cell(cell, centre, reach) for cell in cells)}</tr>'
        for head, cells in rows
    )
    return (
        f'<div class="scroll" role="region" aria-label="{label}" tabindex="0"><table class="tinted">'
        f"<thead><tr><th>{corner}</th>{top}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cell(cell: Field, centre: float, reach: float) -> str:
    told = f' title="{escape(cell.told, quote=True)}"' if cell.told else ""
    if cell.value is None:
        return f"<td{told}>{cell.html}</td>"
    strength = STRONGEST * abs(cell.value - centre) / reach
    colour = "--p1" if cell.value > centre else "--p4"
    style = f"background: color-mix(in srgb, var({colour}) {strength:.0f}%, transparent)"
    return f'<td style="{style}"{told}>{cell.html}</td>'
