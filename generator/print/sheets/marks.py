"""What is printed beside the components: crop and fold marks, a caption and a ruler, all outside every bleed.

Marks are `MARK_WIDTH` thin and stay inside the printer's margin. The caption and the ruler have bands of their own,
`BAND` high, at the top and bottom of the printable area.
"""

from collections.abc import Iterable

import msgspec

from generator.print.drawing.scene import Item, Path, Segment
from generator.print.drawing.shapes import line, rect
from generator.print.drawing.text import run
from generator.print.drawing.typefaces import least_size
from generator.print.sheets.geometry import MARK_WIDTH

BAND = 3.0
SHORTEST_MARK = 2.0
LONGEST_MARK = 4.0
GAP = 0.3
FOLD_DASHES = 10
RULER = 50.0

MARK_INSET, MARK_SQUARE, MARK_ARM, MARK_LINE = 10.0, 5.0, 10.0, 1.0
"""A plotter's marks as Silhouette's programs have them: from the edges of the paper, a square, arms and their width."""
CORNER_CLEAR = MARK_INSET + 6.5
"""So far from the edges nothing else may be printed in a corner."""
PLOTTED = MARK_INSET + MARK_LINE
"""So far from the edges a plotter cuts, between its marks."""
WORDS_CLEAR = MARK_INSET + MARK_ARM + 6.5
"""Where words in the margin may begin beside them."""

_INK = "#000000"

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in mm."""


class Words(msgspec.Struct, frozen=True):
    """What the margin says, in the language of the sheet."""

    measure: str = "measure me: 50 mm"
    backs: str = "backs"
    fold: str = "fold here"
    glue: str = "glue tab"
    plan: str = "assembly plan"
    steps: str = (
        "Print at 100 %. Cut each page along its marks; leave the glue tabs at the right and at the bottom. Lay each "
        "page on its neighbour's tab so that the crosses meet, and glue."
    )
    sides: str = "Glue the other side behind the board."


def crop_marks(columns: Iterable[float], rows: Iterable[float], block: Box, area: Box) -> Path:
    """Marks at the given cuts (x of each column edge, y of each row edge), `GAP` outside ``block``, inside ``area``."""
    left, top, right, bottom = block[0] - GAP, block[1] - GAP, block[2] + GAP, block[3] + GAP
    outer_left, outer_top = max(area[0], left - LONGEST_MARK), max(area[1], top - LONGEST_MARK)
    outer_right, outer_bottom = min(area[2], right + LONGEST_MARK), min(area[3], bottom + LONGEST_MARK)
    segments: list[Segment] = []
    for x in sorted(set(columns)):
        segments += line(x, outer_top, x, top) if outer_top < top else ()
        segments += line(x, bottom, x, outer_bottom) if bottom < outer_bottom else ()
    for y in sorted(set(rows)):
        segments += line(outer_left, y, left, y) if outer_left < left else ()
        segments += line(right, y, outer_right, y) if right < outer_right else ()
    return stroke(segments)


def registration_marks(number: int, width: float, height: float) -> Path:
    """What a plotter finds a sheet by: a square and two corners, or four corners, for a sheet that is fed upright.

    The square is at the top left. Pages that lie are turned clockwise before they are printed.
    """
    near, far = (MARK_INSET, MARK_INSET), (min(width, height) - MARK_INSET, max(width, height) - MARK_INSET)
    boxes: list[Box] = []
    for x, y, right, down in (
        (near[0], near[1], 1, 1),
        (far[0], near[1], -1, 1),
        (near[0], far[1], 1, -1),
        (*far, -1, -1),
    ):
        if number < 4 and (right, down) == (-1, -1):
            continue
        is_square = number < 4 and (right, down) == (1, 1)
        arms = [(MARK_SQUARE, MARK_SQUARE)] if is_square else [(MARK_ARM, MARK_LINE), (MARK_LINE, MARK_ARM)]
        boxes += [(x, y, x + right * across, y + down * along) for across, along in arms]
    if width > height:
        boxes = [(y, height - x, bottom, height - end) for x, y, end, bottom in boxes]
    shapes = [rect(min(x, end), min(y, bottom), abs(end - x), abs(bottom - y)) for x, y, end, bottom in boxes]
    return Path(tuple(segment for shape in shapes for segment in shape), fill=_INK)


def fold_marks(vertical: bool, at: float, area: Box, words: str, font: str) -> tuple[Item, ...]:
    """Dashes at both ends of the line, ``at`` mm across the sheet, where it is folded; and what they mean."""
    along, reach = (1, BAND) if vertical else (0, 0.0)
    first, last = area[along] - reach, area[along + 2] + reach
    segments: list[Segment] = []
    for step in range(FOLD_DASHES):
        for a in (first + step * 1.5, last - 0.9 - step * 1.5):
            segments += line(at, a, at, a + 0.9) if vertical else line(a, at, a + 0.9, at)
    x, y = (at + 1, area[1] - 0.7) if vertical else (area[0], at - 0.8)
    return (stroke(segments), run(words, x, y, font=font, size=least_size(font)))


def caption(words: str, area: Box, font: str) -> Item:
    """A line of words at the left of the band below ``area``."""
    return run(words, area[0], area[3] + BAND - 0.7, font=font, size=least_size(font))


def ruler(words: str, area: Box, font: str) -> tuple[Item, ...]:
    """A line of exactly 50 mm at the right of the band below ``area``, to check that nothing was scaled.

    What it is for stands before it.
    """
    right, base = area[2] - 0.1, area[3] + BAND - 0.1
    left = right - RULER
    ticks = [line(left + 10 * n, base - (1.6 if n in (0, 5) else 0.7), left + 10 * n, base) for n in range(6)]
    segments = [*line(left, base, right, base), *(segment for tick in ticks for segment in tick)]
    words_run = run(words, left - 1.5, base - 0.6, font=font, size=least_size(font), align="right")
    return (stroke(segments), words_run)


def stroke(segments: Iterable[Segment]) -> Path:
    """Thin lines, as all marks are."""
    return Path(tuple(segments), stroke=_INK, stroke_width=MARK_WIDTH)
