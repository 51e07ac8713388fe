"""What runs off the side of a card: squares on lanes that go on across the neighbour, or a half disc."""

from __future__ import annotations

from generator.print.drawing.scene import Group, Item, Path, turned
from generator.print.drawing.shapes import Segments, ellipse, line, rect, rounded, spiral
from generator.print.layout.vocabulary import Edge, Spiral
from generator.print.parts.desk import Desk
from generator.print.parts.panels import numeral


def edge(part: Edge, desk: Desk) -> tuple[Item, ...]:
    """As many squares as the field says; both ends of the row carry the numeral, each for its own reader."""
    value = desk.value(part.source)
    if part.instead is not None and value == part.instead.word:
        return (_spiral(part, part.instead, desk),)
    if not isinstance(value, int):
        return ()
    tops = [part.middle + part.pitch * (place - (value - 1) / 2) - part.square / 2 for place in range(value)]
    inner = part.inset if part.side == "left" else desk.card.width - part.inset - part.square
    start = -desk.card.bleed if part.side == "left" else desk.card.width - part.inset
    lanes: Segments = ()
    squares: Segments = ()
    for top in tops:
        height = top + (part.square - part.lane) / 2
        lanes += rect(start, height, desk.card.bleed + part.inset, part.lane)
        squares += rounded(inner, top, part.square, part.square, part.square * 0.14)
    spine = line(inner + part.square / 2, tops[0], inner + part.square / 2, tops[-1] + part.square)
    items: list[Item] = [
        Path(lanes, fill=desk.colour(part.lane_ink)),
        Path(spine, stroke=desk.colour(part.lane_ink), stroke_width=part.lane / 2),
        Path(squares, desk.colour(part.fill), desk.colour(part.stroke), part.line),
    ]
    if part.numeral is not None:
        items += _numerals(part, part.numeral, str(value), inner + part.square / 2, tops[0], desk)
    return tuple(items)


def _numerals(part: Edge, size: float, text: str, x: float, top: float, desk: Desk) -> list[Item]:
    figures = numeral(text, x, top - size * 0.62, size, desk.colour(part.numeral_ink), desk)
    return [*figures, Group(figures, turned(180, x, part.middle))]


def _spiral(part: Edge, disc: Spiral, desk: Desk) -> Group:
    """A two-armed spiral about the edge itself, so that two neighbours close it and a turned card matches too."""
    x = 0.0 if part.side == "left" else desk.card.width
    w, h = disc.width, disc.height
    arms = spiral(x, part.middle, w * 0.86, h * 0.86, disc.turns) + spiral(
        x, part.middle, w * 0.86, h * 0.86, disc.turns, 180.0
    )
    bleed = desk.card.bleed
    left = -bleed if part.side == "left" else x - w - 2
    clip = rect(left, part.middle - h - 2, w + 2 + bleed, 2 * h + 4)
    items = (
        Path(ellipse(x, part.middle, w, h), desk.colour(disc.fill), desk.colour(disc.rim), disc.line * 0.7),
        Path(arms, stroke=desk.colour(disc.ink), stroke_width=disc.line),
    )
    return Group(items, clip=clip, label=disc.word)
