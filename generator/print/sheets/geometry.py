"""Sizes of paper and components, in millimetres.

Papers follow ISO 216 and ANSI/ASME Y14.1. Component sizes are those that card sleeves and print services name:
63 × 88 mm is MakePlayingCards' poker size, 63.5 × 88.9 (2.5 × 3.5 inches) the American original.
"""

import re
from functools import reduce

import msgspec

BLEED = 3.0
"""How far a face is drawn beyond its trim: 2 to 3 mm is the usage of home printing, 1/8 inch that of services."""

SAFE = 3.0
"""How far inside the trim anything that matters stays, so that a slanting cut never takes it."""

CORNER = 3.0
"""The radius of a playing card's corners, and of the common corner punch."""

PRINTER_MARGIN = 5.0
"""The rim that home printers leave blank (most leave 3 to 5 mm)."""

FOLD_CLEARANCE = 5.0
"""The least distance of a fold from the bleed on either side of it."""

MARK_WIDTH = 0.15
"""The width of crop marks: fine enough to cut on, thick enough for 300 dots per inch."""

POINTS_PER_MM = 72 / 25.4
"""PDF's unit is 1/72 inch."""


class Paper(msgspec.Struct, frozen=True):
    """A sheet as it is sold, upright, in mm."""

    name: str
    width: float
    height: float

    def turned(self) -> "Paper":
        """The same sheet lying on its long edge."""
        return Paper(self.name, self.height, self.width)


class Size(msgspec.Struct, frozen=True):
    """A component's trim, in mm, and the radius of its corners."""

    name: str
    width: float
    height: float
    corner: float = CORNER


PAPERS: dict[str, Paper] = {
    paper.name.casefold(): paper
    for paper in (
        Paper("A4", 210.0, 297.0),
        Paper("Letter", 215.9, 279.4),
        Paper("Legal", 215.9, 355.6),
        Paper("Tabloid", 279.4, 431.8),
        Paper("A3", 297.0, 420.0),
        Paper("A2", 420.0, 594.0),
        Paper("A1", 594.0, 841.0),
        Paper("A5", 148.0, 210.0),
    )
}

MM_PER_INCH = 25.4
LEAST_EDGE, MOST_EDGE = 90.0, 2000.0
"""What a sheet may measure, in mm: from a photograph to a poster of a roll."""
_MEASURED = re.compile(r"(\d{1,4}(?:\.\d{1,3})?) *[x×*] *(\d{1,4}(?:\.\d{1,3})?) *(mm|in)?", re.IGNORECASE)


def paper_of(name: str) -> Paper:
    """A paper by its name, by its size (``216x330``, ``8.5x13in``), or what several papers share (``a4+letter``).

    What is laid out on a shared paper prints at 100 % on each of them.

    Raises:
        ValueError: there is no such paper, or a sheet of that size is not printed on.
    """
    if "+" in name:
        shared = [paper_of(part) for part in name.split("+") if part.strip()]
        if len(shared) < 2:
            raise ValueError(name)
        return reduce(_shared, shared)
    if measured := _MEASURED.fullmatch(name.strip()):
        unit = MM_PER_INCH if (measured[3] or "").casefold() == "in" else 1.0
        width, height = sorted(round(float(edge) * unit, 2) for edge in (measured[1], measured[2]))
        if not LEAST_EDGE <= width <= height <= MOST_EDGE:
            raise ValueError(name)
        return Paper(f"{width:g}x{height:g}", width, height)
    paper = PAPERS.get(name.strip().casefold())
    if paper is None:
        raise ValueError(name)
    return paper


def _shared(one: Paper, other: Paper) -> Paper:
    """The largest upright sheet that lies within both."""
    return Paper(f"{one.name}+{other.name}", min(one.width, other.width), min(one.height, other.height))


SIZES: dict[str, Size] = {
    size.name: size
    for size in (
        Size("poker", 63.0, 88.0),
        Size("us-poker", 63.5, 88.9),
        Size("bridge", 57.15, 88.9),
        Size("japanese", 59.0, 86.0),
        Size("mini", 44.0, 68.0),
        Size("tarot", 70.0, 120.0),
        Size("square-70", 70.0, 70.0),
        Size("square-40", 40.0, 40.0, 0.0),
    )
}
