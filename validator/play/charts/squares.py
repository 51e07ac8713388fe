"""Tables of squares: the darker the more often two things come together, the further from the middle a figure is."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import simple_html as html
from simple_html import Node

from validator.base.svg import given
from validator.play.charts.frames import scrolled

STRONGEST = 55
"""Percent of colour in the cell that is furthest from the middle."""


def together(names: Sequence[str], rows: Sequence[Sequence[int]], label: str) -> Node:
    """A square for each two of the names, the darker the more often they stand together."""
    top = max((count for place, row in enumerate(rows) for other, count in enumerate(row) if place != other), default=0)
    heads = [html.th({"scope": "col"}, html.span(name)) for name in names]
    squares = [
        [_square(name, names[other], count, place == other, top) for other, count in enumerate(rows[place])]
        for place, name in enumerate(names)
    ]
    return _squares("together", html.td(""), heads, zip(names, squares, strict=True), label)


def _square(name: str, other: str, count: int, own: bool, top: int) -> Node:
    if own:
        return html.td({"class": "own", "title": f"{name}: {count}"}, str(count))
    strength = f"{0.12 + 0.88 * count / top:.2f}" if count else "0"
    look = "deep" if count and count / top > 0.5 else None
    shade = html.i({"style": f"opacity:{strength}"})
    return html.td(given(class_=look, title=f"{name} + {other}: {count}"), shade, html.span(str(count or "")))


class Field(NamedTuple):
    """A cell: what it shows, the figure it is tinted by (None: not played), what it says when pointed at."""

    shown: str
    value: float | None
    told: str


def tinted(
    heads: Sequence[str], rows: Sequence[tuple[str, Sequence[Field]]], corner: str, middle: float | None, label: str
) -> Node:
    """A field of cells, tinted the more the further they are from the middle: above in one colour, below in another."""
    known = [cell.value for _, cells in rows for cell in cells if cell.value is not None]
    centre = middle if middle is not None else sum(known) / max(1, len(known))
    reach = max((abs(value - centre) for value in known), default=0.0) or 1.0
    squares = ((head, [_cell(cell, centre, reach) for cell in cells]) for head, cells in rows)
    return _squares("tinted", html.th(corner), [html.th({"scope": "col"}, head) for head in heads], squares, label)


def _cell(cell: Field, centre: float, reach: float) -> Node:
    style = None
    if cell.value is not None:
        strength = STRONGEST * abs(cell.value - centre) / reach
        colour = "--p1" if cell.value > centre else "--p4"
        style = f"background: color-mix(in srgb, var({colour}) {strength:.0f}%, transparent)"
    return html.td(given(style=style, title=cell.told or None), cell.shown)


def _squares(
    look: str, corner: Node, heads: Iterable[Node], rows: Iterable[tuple[str, Iterable[Node]]], label: str
) -> Node:
    body = (html.tr(html.th({"scope": "row"}, name), *squares) for name, squares in rows)
    return scrolled(label, html.table({"class": look}, html.thead(html.tr(corner, *heads)), html.tbody(body)))
