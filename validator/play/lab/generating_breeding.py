"""Generations of decks as inline SVG in the manner of the reports' pictures: who was bred of whom, how good each is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor
from pathlib import Path

from validator.play.lab.generating_ranks import Raced
from validator.play.playtest.report.plots import Scale

ROW, FOOT = 64, 24
"""Heights in CSS pixels, of a generation and of the figures below all."""
MOST_TICKS = 8
_LETTERS = 'fill="currentColor" font-size="13"'
_ROOM = 0.06
"""Dots nearer than this part of the width stand one above the other."""
_STEP, _LEVELS = 11, (0, -1, 1, -2, 2)


def family_picture(generations: Sequence[Sequence[Raced]], label: str, heads: Sequence[str]) -> str:
    """A row for each generation, named by ``heads``; in it a dot for each deck, further left the better it is.

    Lines lead to a bred deck from its parents. A dot tells its deck and badness when pointed at; the best is named.
    """
    every = [one for decks in generations for one in decks]
    scale = Scale(*_ends([one.badness for one in every]))
    places = {
        one.reference: (scale.at(one.badness), ROW * row + ROW / 2 + 8 + shift)
        for row, decks in enumerate(generations)
        for one, shift in _apart(decks, scale)
    }
    best = min(every, key=lambda one: (one.badness, one.reference))
    height = ROW * len(generations) + FOOT
    body = "".join(
        [
            *_grid(scale, height),
            *_rows(heads),
            *(
                _line(places[parent], places[one.reference])
                for one in every
                for parent in one.parents
                if parent in places
            ),
            *(
                _dot(one, places[one.reference], row, one is best)
                for row, decks in enumerate(generations)
                for one in decks
            ),
            _named(best, places[best.reference], scale),
        ]
    )
    return f'<svg role="img" aria-label="{escape(label)}" width="100%" height="{height}">{body}</svg>'


def _ends(values: Sequence[float]) -> tuple[float, float]:
    """A little beyond the least and the greatest."""
    reach = max(0.5, max(values) - min(values)) * 0.06
    return min(values) - reach, max(values) + reach


def _apart(decks: Sequence[Raced], scale: Scale) -> Iterator[tuple[Raced, int]]:
    """Each deck with how far from its row's middle it stands, in CSS pixels, so that few dots hide others."""
    near, last, level = (scale.high - scale.low) * _ROOM / 4, float("-inf"), 0
    for one in sorted(decks, key=lambda one: (one.badness, one.reference)):
        level = (level + 1) % len(_LEVELS) if one.badness - last < near else 0
        last = one.badness
        yield one, _STEP * _LEVELS[level]


def _grid(scale: Scale, height: int) -> Iterator[str]:
    step = _step(scale.high - scale.low)
    for number in range(ceil(scale.low / step), floor(scale.high / step) + 1):
        value = number * step
        place = scale.at(value)
        yield f'<line class="level" x1="{place}" x2="{place}" y1="0" y2="{height - FOOT + 4}"/>'
        told = f"{value:g}".replace("-", "−")
        yield f'<text {_LETTERS} x="{place}" y="{height - 6}" text-anchor="middle">{told}</text>'


def _step(span: float) -> float:
    """A round step that gives a few ticks."""
    return next(
        size * 10.0**power for power in range(-3, 7) for size in (1, 2, 5) if span / (size * 10.0**power) <= MOST_TICKS
    )


def _rows(heads: Sequence[str]) -> Iterator[str]:
    for row, head in enumerate(heads):
        if row:
            yield f'<line class="axis" x1="0" x2="100%" y1="{ROW * row}" y2="{ROW * row}"/>'
        yield f'<text {_LETTERS} x="2" y="{ROW * row + 15}">{escape(head)}</text>'


def _line(one: tuple[str, float], other: tuple[str, float]) -> str:
    return (
        f'<line stroke="currentColor" stroke-opacity="0.28" x1="{one[0]}" y1="{one[1]:.0f}" '
        f'x2="{other[0]}" y2="{other[1]:.0f}"/>'
    )


def _dot(one: Raced, place: tuple[str, float], row: int, is_best: bool) -> str:
    parents = " × ".join(Path(parent).name for parent in one.parents)
    told = f"{Path(one.reference).name}: {one.badness:.1f}" + (f" ({parents})" if parents else "")
    return (
        f'<circle class="point part-{row}" cx="{place[0]}" cy="{place[1]:.0f}" r="{7 if is_best else 5}">'
        f"<title>{escape(told)}</title></circle>"
    )


def _named(best: Raced, place: tuple[str, float], scale: Scale) -> str:
    side, shift = ("start", 10) if best.badness < (scale.low + scale.high) / 2 else ("end", -10)
    return (
        f'<text {_LETTERS} font-weight="600" x="{place[0]}" dx="{shift}" y="{place[1] + 20:.0f}" '
        f'text-anchor="{side}">{escape(Path(best.reference).name)}</text>'
    )
