"""Where trims lie on a sheet, and what is printed beside them: crop and fold marks, a caption and a ruler.

Rectangles and circles lie in rows and columns, hexes in a honeycomb. Marks are `MARK_WIDTH` thin, outside every bleed
and inside the printer's margin. The caption and the ruler have bands of their own, `BAND` high, at the top and bottom
of the printable area. All lengths are mm.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

from generator.print.drawing.hexes import hexagon
from generator.print.drawing.scene import Item, Path, Segment
from generator.print.drawing.shapes import Segments, ellipse, line, rect
from generator.print.drawing.text import run
from generator.print.drawing.typefaces import least_size
from generator.print.sheets.geometry import FOLD_CLEARANCE, MARK_WIDTH, Paper
from validator.base.speech.sentences import Sentences

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

say = Sentences(__package__)
_INK = "#000000"

Box = tuple[float, float, float, float]
"""Left, top, right, bottom in mm."""

Axis = Literal["vertical", "horizontal"]
"""The line about which a sheet is turned or folded, as seen on the page."""


class Words(msgspec.Struct, frozen=True):
    """What the margin says, in the language of the sheet."""

    measure: str
    backs: str
    fold: str
    glue: str
    plan: str
    steps: str
    sides: str


def words_in(language: str) -> Words:
    """What margins say in a language, where a set does not say it otherwise."""
    return Words(*(say(f"margin-{name}").in_language(language) for name in Words.__struct_fields__))


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


class Margin(msgspec.Struct, frozen=True):
    """The margin of a page: the size of its paper, the ``area`` between the bands, what is said there, and how.

    ``holds`` says what lies on the page: pieces, a tile of a board, a net to be folded, or the plan of an assembly. The
    caption stands at the left of the bands below and above the area; on backs, nets and plans it has their whole width.
    """

    width: float
    height: float
    area: Box
    words: Words
    font: str
    holds: Literal["pieces", "tile", "net", "plan"]
    fold: Axis | None = None
    is_back: bool = False


def _ruler(margin: Margin) -> Iterable[Item]:
    """On fronts of what is cut to size."""
    wanted = margin.holds in ("pieces", "tile") and not margin.is_back
    return ruler(margin.words.measure, margin.area, margin.font) if wanted else ()


def _folded(margin: Margin) -> Iterable[Item]:
    """Where the sheet is folded, if it is."""
    if not margin.fold:
        return ()
    middle = margin.width / 2 if margin.fold == "vertical" else margin.height / 2
    return fold_marks(margin.fold == "vertical", middle, margin.area, margin.words.fold, margin.font)


ON_EVERY_SHEET: tuple[Callable[[Margin], Iterable[Item]], ...] = (_ruler, _folded)
"""All marks that stand in the margin whatever lies on the sheet; a new one needs its function here and nothing else."""


def on_every_sheet(margin: Margin) -> list[Item]:
    """What stands in the margin of a page that has one, drawn by each function of `ON_EVERY_SHEET`."""
    return [item for mark in ON_EVERY_SHEET for item in mark(margin)]


def caption(words: str, area: Box, font: str, *, above: bool = False) -> Item:
    """A line of words at the left of the band below ``area``, or of the one above it."""
    return run(words, area[0], area[1] - 0.7 if above else area[3] + BAND - 0.7, font=font, size=least_size(font))


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


SLANT = math.sqrt(3) / 2
"""How far apart columns of a honeycomb are, for hexes one mm across."""

CUT_INK, CUT_RIM = "#000000", "#ffffff"


class Grid(msgspec.Struct, frozen=True):
    """Trims in rows and columns: ``left`` and ``top`` of the first, all in mm; ``fold`` where the sheet is folded."""

    paper: Paper
    columns: int
    rows: int
    width: float
    height: float
    bleed: float
    gutter: float
    left: float = 0.0
    top: float = 0.0
    fold: Axis | None = None

    @property
    def is_straight(self) -> bool:
        """Whether straight cuts free every trim."""
        return True

    @property
    def is_lying(self) -> bool:
        """Whether the paper lies on its long edge."""
        return self.paper.width > self.paper.height

    @property
    def size(self) -> int:
        """How many trims a page holds."""
        return self.columns * self.rows

    def cell(self, index: int) -> tuple[float, float]:
        """The top-left corner of a trim, counted along the rows."""
        row, column = divmod(index, self.columns)
        return self.left + column * (self.width + self.gutter), self.top + row * (self.height + self.gutter)

    def clip(self, index: int, count: int) -> Box:
        """How far a face is printed when ``count`` lie on the page: to its bleed, or to a cut that it shares."""
        x, y = self.cell(index)
        row, column = divmod(index, self.columns)
        shared = self.gutter == 0
        beyond_right = shared and column + 1 < self.columns and index + 1 < count
        beyond_bottom = shared and index + self.columns < count
        return (
            x if shared and column else x - self.bleed,
            y if shared and row else y - self.bleed,
            x + self.width + (0 if beyond_right else self.bleed),
            y + self.height + (0 if beyond_bottom else self.bleed),
        )

    def outline(self, box: Box) -> Segments:
        """What is printed of a face in a box that holds it."""
        left, top, right, bottom = box
        return rect(left, top, right - left, bottom - top)

    def marks(self, trims: Sequence[Box], block: Box, area: Box) -> list[Item]:
        """Where to cut: marks in the margin in line with every trim."""
        columns = [round(x, 6) for left, _, right, _ in trims for x in (left, right)]
        rows = [round(y, 6) for _, top, _, bottom in trims for y in (top, bottom)]
        return [crop_marks(columns, rows, block, area)]


class Honeycomb(Grid, frozen=True):
    """Hexes on a flat side, every other column half a step lower; with ``even`` these columns hold one hex less."""

    even: bool = False

    @property
    def is_straight(self) -> bool:
        """Hexes are cut one by one."""
        return False

    @property
    def size(self) -> int:
        """How many hexes a page holds."""
        return self.columns * self.rows - (self.columns // 2 if self.even else 0)

    def cell(self, index: int) -> tuple[float, float]:
        """The top-left corner of a hex's box, counted along the rows; the last row may have every other hex only."""
        row, column = divmod(index, self.columns)
        if self.even and row == self.rows - 1:
            column *= 2
        step = self.height + self.gutter
        return self.left + column * step * SLANT, self.top + (row + column % 2 / 2) * step

    def clip(self, index: int, count: int) -> Box:
        """How far a hex is printed: to its bleed, or to its own edge where neighbours share it."""
        x, y = self.cell(index)
        bleed = self.bleed if self.gutter else 0.0
        wide = bleed / SLANT
        return x - wide, y - bleed, x + self.width + wide, y + self.height + bleed

    def outline(self, box: Box) -> Segments:
        """The hex that stands in a box."""
        left, top, right, bottom = box
        return hexagon((left + right) / 2, (top + bottom) / 2, bottom - top)

    def marks(self, trims: Sequence[Box], block: Box, area: Box) -> list[Item]:
        """Where to cut: a fine line with a light rim round every hex, since no straight cut frees one."""
        return _cut_lines([self.outline(trim) for trim in trims])


class Discs(Grid, frozen=True):
    """Circles in rows and columns, each with its own bleed: circles share no cut."""

    @property
    def is_straight(self) -> bool:
        """Hexes and circles are cut one by one."""
        return False

    def clip(self, index: int, count: int) -> Box:
        """How far a circle is printed: to its bleed on every side."""
        x, y = self.cell(index)
        bleed = self.bleed
        return x - bleed, y - bleed, x + self.width + bleed, y + self.height + bleed

    def outline(self, box: Box) -> Segments:
        """The circle that fills a box."""
        left, top, right, bottom = box
        return ellipse((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2)

    def marks(self, trims: Sequence[Box], block: Box, area: Box) -> list[Item]:
        """Where to cut: a fine line with a light rim round every circle, and marks in the margin to line up a punch."""
        return [*super().marks(trims, block, area), *_cut_lines([self.outline(trim) for trim in trims])]


def _cut_lines(outlines: Sequence[Segments]) -> list[Item]:
    lines: Segments = tuple(segment for outline in outlines for segment in outline)
    rim = Path(lines, stroke=CUT_RIM, stroke_width=3 * MARK_WIDTH)
    return [rim, Path(lines, stroke=CUT_INK, stroke_width=MARK_WIDTH)]


def fitting(paper: float, trim: float, bleed: float, gutter: float, margin: float, folded: bool) -> int:
    """How many trims fit in one direction."""
    return max(0, math.floor((room(paper, margin, folded) - 2 * bleed + gutter) / (trim + gutter) + 1e-9))


def honeycomb(
    paper: Paper,
    size: tuple[float, float],
    bleed: float,
    gutter: float,
    margins: tuple[float, float],
    fold: Axis | None,
) -> Honeycomb:
    """The grid that holds most hexes of ``size``; ``margins`` are those at the sides and those above and below."""
    (width, height), step = size, size[1] + gutter
    wide = room(paper.width, margins[0], fold == "vertical") - 2 * bleed / SLANT
    high = room(paper.height, margins[1], fold == "horizontal") - 2 * bleed + gutter
    columns = max(0, math.floor((wide - width) / (step * SLANT) + 1 + 1e-9))
    rows = max(0, math.floor(high / step + 1e-9))
    even = columns > 1 and high / step < rows + 0.5 - 1e-9
    return Honeycomb(paper, columns, rows, width, height, bleed, gutter, fold=fold, even=even)


def room(paper: float, margin: float, folded: bool) -> float:
    """What a paper leaves for components in one direction, on one side of its fold if it has one."""
    return paper / 2 - margin - SHORTEST_MARK - FOLD_CLEARANCE if folded else paper - 2 * margin - 2 * SHORTEST_MARK
