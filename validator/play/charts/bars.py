"""Bars: upright over values, side by side, lying, and as far as a goal is missed."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import simple_html as html
from simple_html import Node

from validator.base import svg
from validator.base.svg import given
from validator.play.charts.frames import LOOKS, Scale, level, picture, upright

HISTOGRAM_HEIGHT = 110
"""In CSS pixels, as all heights here."""
BAR_HEIGHT = 22
MOST_BINS = 36
MOST_BARS, FEW_BARS = 20, 12
HIGHEST = 6.2
"""How high the highest of `columns` is, in rem."""
METER = 160
"""Width of a `meter`, in CSS pixels."""


class Bar(NamedTuple):
    """Values from ``low`` to ``high``, both included, and how often they came."""

    low: float
    high: float
    times: int

    @property
    def name(self) -> str:
        """The value, or the first and the last."""
        return shown(self.low) if self.low == self.high else f"{shown(self.low)}–{shown(self.high)}"


def shown(value: float) -> str:
    """A number as it is read: ``3``, ``2.5``, ``−1``."""
    return f"{value:.4g}".replace("-", "−")


def bins(counts: Iterable[tuple[int, int]], most: int = MOST_BINS) -> list[Bar]:
    """A histogram of whole numbers in at most so many bins of one whole width."""
    known = dict(counts)
    if not known:
        return []
    low, high = min(known), max(known)
    width = max(1, -(-(high - low + 1) // most))
    starts = range(low, high + 1, width)
    return [Bar(at, at + width - 1, sum(known.get(value, 0) for value in range(at, at + width))) for at in starts]


def histogram(counts: Iterable[tuple[int, int]], label: str) -> Node:
    """Bars of one colour; each tells its values and count when pointed at."""
    intervals = bins(counts)
    top = max((one.times for one in intervals), default=1)
    step = 100 / max(1, len(intervals))
    bars = []
    for place, one in enumerate(intervals):
        height = one.times / top * (HISTOGRAM_HEIGHT - 2)
        name = f"{one.low}" if one.low == one.high else f"{one.low} to {one.high}"
        box = given(x=f"{place * step + step * 0.06:.2f}%", width=f"{step * 0.88:.2f}%")
        box |= given(y=f"{HISTOGRAM_HEIGHT - height:.1f}", height=f"{height:.1f}")
        bars.append(svg.rect({"class": "bar", **box}, html.title(f"{name}: {one.times:,}")))
    return picture(label, HISTOGRAM_HEIGHT + 1, *bars, level(HISTOGRAM_HEIGHT, "axis"))


def stacked(parts: Sequence[tuple[str, float]], scale: Scale, label: str) -> Node:
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
        width = f"{float(end[:-1]) - float(start[:-1]):.2f}%"
        box = given(class_=f"part-{place % LOOKS}", x=start, width=width, y=1, height=BAR_HEIGHT - 2)
        bars.append(svg.rect(box, html.title(f"{name}: {value:.1f}")))
    zero = [upright(scale.at(0), "zero", -4, BAR_HEIGHT + 4)] if scale.low < 0 else []
    return picture(label, BAR_HEIGHT, *bars, *zero)


def bars_of(counts: Sequence[tuple[float, int]]) -> list[Bar]:
    """A bar for each value, whole numbers between with none; of a wide range, bars of equal width."""
    known = dict(counts)
    low, high = min(known), max(known)
    whole = all(float(value).is_integer() for value in known)
    if whole and (high - low < FEW_BARS or FEW_BARS < len(known) <= high - low < MOST_BARS):
        return [Bar(value, value, known.get(value, 0)) for value in range(int(low), int(high) + 1)]
    if len(known) <= FEW_BARS:
        return [Bar(value, value, count) for value, count in sorted(known.items())]
    if whole:
        return bins(((int(value), count) for value, count in counts), MOST_BARS)
    return _equal(known, low, high)


def _equal(known: dict[float, int], low: float, high: float) -> list[Bar]:
    step = (high - low) / (MOST_BARS // 2)
    bars = []
    for place in range(MOST_BARS // 2):
        first, last = low + place * step, low + (place + 1) * step
        held = (count for value, count in known.items() if _place(value, low, step) == place)
        bars.append(Bar(float(f"{first:.4g}"), float(f"{last:.4g}"), sum(held)))
    return bars


def _place(value: float, low: float, step: float) -> int:
    return min(MOST_BARS // 2 - 1, int((value - low) / step))


def columns(counts: Sequence[tuple[float, int]], label: str) -> Node:
    """Upright bars with the value below each and how many above; ``label`` says what they show."""
    bars = bars_of(counts)
    top = max(bar.times for bar in bars)
    few = len(bars) <= FEW_BARS
    cells = (
        html.li(
            {"title": f"{bar.name}: {bar.times:,}"},
            html.b(str(bar.times or "")),
            html.i({"style": f"height:{HIGHEST * bar.times / top:.2f}rem"}),
            html.span(_under(bar, place, len(bars), few)),
        )
        for place, bar in enumerate(bars)
    )
    return html.ol({"class": "columns" if few else "columns narrow", "aria-label": label}, *cells)


def _under(bar: Bar, place: int, many: int, few: bool) -> str:
    """The value below a bar; of many bars only some, so that they do not run into each other."""
    step = 1 if few else 5
    return shown(bar.low) if place % step == 0 or (place == many - 1 and place % step > 2) else ""


def lying(part: float) -> Node:
    """A bar over a part of the full width."""
    return html.div({"class": "full"}, html.i({"style": f"width:{100 * part:.1f}%"}))


def meter(part: float, colour: str, label: str) -> Node:
    """A small bar of one colour over a part of a grey one."""
    full = given(width=METER, height=10, fill="#8884")
    return svg.svg(
        given(width=METER, height=10, role="img", aria_label=label),
        svg.rect(full),
        svg.rect({**full, "width": max(2, round(METER * part)), "fill": colour}),
    )
