"""What all drawings share: scales, the frame of a picture, lines and points in it, rows and legends beside it."""

from collections.abc import Iterable
from typing import NamedTuple

import simple_html as html
from simple_html import Node

from validator.base import svg
from validator.base.svg import given

LOOKS = 8
"""So many colours tell lines, dots and parts from each other."""


class Scale(NamedTuple):
    """From a figure to a place across the picture, in percent of its width."""

    low: float
    high: float

    def part(self, value: float) -> float:
        """How far across ``value`` is: 0 at the low end, 1 at the high one, beyond where it lies beyond."""
        span = self.high - self.low
        return (value - self.low) / span if span else 0.5

    def at(self, value: float) -> str:
        """The place of ``value``, kept inside the picture."""
        return f"{min(100.0, max(0.0, 100 * self.part(value))):.2f}%"


def picture(label: str, height: int, *body: Node) -> Node:
    """A picture as wide as there is room, so many CSS pixels high; ``label`` says what it shows."""
    return svg.svg({"role": "img", "aria-label": label, "width": "100%", "height": height}, *body)


def level(height: str | float, look: str = "level") -> Node:
    """A line across the whole picture."""
    return svg.line({"class": look, "x1": "0", "x2": "100%", "y1": height, "y2": height})


def upright(place: str, look: str, top: str | float, foot: str | float) -> Node:
    """A line from ``top`` to ``foot``, in CSS pixels from above."""
    return svg.line({"class": look, "x1": place, "x2": place, "y1": top, "y2": foot})


def point(across: str, height: str, look: int, size: float, told: str) -> Node:
    """A dot in one of the colours; it says ``told`` when pointed at."""
    look %= LOOKS
    return svg.circle({"class": f"point part-{look}", "cx": across, "cy": height, "r": f"{size:g}"}, html.title(told))


def letters(told: str, across: str, height: str, side: str | None = None) -> Node:
    """Words in a picture that begin there, or with their ``middle`` there."""
    return svg.text(given(fill="currentColor", font_size=13, x=across, y=height, text_anchor=side), told)


def named(told: str, across: str, height: str, shift: int) -> Node:
    """The name of a dot in bold, ``shift`` CSS pixels to its right, or to its left where that is below zero."""
    beside = given(font_weight=600, x=across, dx=shift, y=height, text_anchor="start" if shift > 0 else "end")
    return svg.text({"fill": "currentColor", "font-size": 13, **beside}, told)


def row(what: Node, drawn: Node, figure: Node, told: str = "", *, flag: bool = False) -> Node:
    """A name, a drawing and a figure beside each other; ``told`` explains it when pointed at."""
    return html.div(
        given(class_="row flag" if flag else "row", title=told or None),
        html.div({"class": "what"}, what),
        html.div({"class": "draw"}, drawn),
        html.div({"class": "num"}, figure),
    )


def rows(drawn: Iterable[Node]) -> Node:
    """Rows below each other, their drawings in one column."""
    return html.div({"class": "rows"}, *drawn)


def legend(names: Iterable[str]) -> Node:
    """Which colour stands for what."""
    items = (html.li(html.i({"class": f"part-{place % LOOKS}"}), name) for place, name in enumerate(names))
    return html.ul({"class": "legend"}, *items)


def with_axes(drawn: Node, up: Iterable[str], across: Iterable[tuple[str, str]]) -> Node:
    """A picture with figures up its side, from above, and words below it, each with its place."""
    places = (html.span({"style": f"left: {place}"}, word) for place, word in across)
    return html.div(
        {"class": "curve"},
        html.div({"class": "up"}, *map(html.span, up)),
        html.div(drawn),
        html.div({"class": "across"}, *places),
    )


def scrolled(label: str, table: Node) -> Node:
    """A table that may be wider than its page."""
    return html.div({"class": "scroll", "role": "region", "aria-label": label, "tabindex": "0"}, table)
