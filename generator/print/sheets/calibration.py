"""A printer's own error, measured once and taken out of every page: how far it moves, turns and stretches each side.

Four crosses near the corners of a page are printed, and their places on the paper measured with a ruler. The affine map
that leads from where they were meant to where they are (least squares) is the printer's; its inverse is put round the
items of every page, so that what is printed lands where it was meant. All lengths are mm from the paper's top-left
corner, as one looks at that side.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from generator.print.drawing.scene import IDENTITY, Group, Item, Matrix, combined, turned
from generator.print.drawing.shapes import line
from generator.print.drawing.text import run
from generator.print.drawing.typefaces import least_size
from generator.print.sheets.duplex import Page, as_back
from generator.print.sheets.geometry import Paper
from generator.print.sheets.marks import Axis, Box, stroke

Point = tuple[float, float]
INSET = 20.0
"""How far the crosses stand from the edges of the paper."""
ARM = 6.0
"""Half the length of a cross."""
CORNERS = ("A", "B", "C", "D")
"""The crosses: top left, top right, bottom left, bottom right."""
MOST_MOVED, MOST_TURNED, MOST_STRETCHED = 20.0, 3.0, 0.05
"""Beyond these (mm, degrees, share) it is a slip of the ruler rather than a printer."""
_FONT = "NotoSans-Regular"


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is put round the items of a front and of a back so that a printer prints them where they were meant."""

    front: Matrix
    back: Matrix
    backs: str = "duplex-long"
    """The way of printing backs that was measured."""


class Fit(NamedTuple):
    """What a printer does to one side: the map, how far (mm right, mm down) it moves the middle of the page, and by how
    many mm each cross is off what the map explains, as measured."""

    matrix: Matrix
    moved: Point
    errors: tuple[float, ...]

    @property
    def degrees(self) -> float:
        """By how much a horizontal line is turned, clockwise as seen."""
        return math.degrees(math.atan2(self.matrix[1], self.matrix[0]))

    @property
    def stretched(self) -> Point:
        """By what share the page is wider and taller: 0.01 is one per cent."""
        a, b, c, d, _, _ = self.matrix
        return math.hypot(a, b) - 1, math.hypot(c, d) - 1


def crosses(paper: Paper) -> tuple[Point, ...]:
    """Where the crosses are meant to be."""
    columns, rows = (INSET, paper.width - INSET), (INSET, paper.height - INSET)
    return tuple((x, y) for y in rows for x in columns)


def pages(paper: Paper, titles: Sequence[str], backs: str) -> list[Page]:
    """The two sides of the sheet that is measured, each with its title."""
    sides = [
        Page(f"side-{number}", title, paper.width, paper.height, tuple(_side(paper, title)))
        for number, title in enumerate(titles, start=1)
    ]
    return [sides[0], as_back(sides[1], "duplex-short" if backs == "duplex-short" else "duplex-long")]


def _side(paper: Paper, title: str) -> list[Item]:
    items: list[Item] = [run(title, paper.width / 2 - 60, paper.height / 2, font=_FONT, size=5.0)]
    for name, (x, y) in zip(CORNERS, crosses(paper), strict=True):
        arms = [*line(x - ARM, y, x + ARM, y), *line(x, y - ARM, x, y + ARM)]
        items += [stroke(arms), run(name, x + 1.2, y - 1.2, font=_FONT, size=max(4.0, least_size(_FONT)))]
    return items


def fitted(paper: Paper, measured: Sequence[Point]) -> Fit:
    """What a printer does, from where the four crosses are on one side.

    Raises:
        ValueError: what was measured is beyond what printers do.
    """
    meant = crosses(paper)
    middle = (paper.width / 2, paper.height / 2)
    across = [x - middle[0] for x, _ in meant]
    down = [y - middle[1] for _, y in meant]
    # The crosses are the corners of a rectangle about the middle, so that the normal equations come apart.
    rows = []
    for axis in (0, 1):
        values = [point[axis] for point in measured]
        mean = sum(values) / len(values)
        by_x = sum(x * value for x, value in zip(across, values, strict=True)) / sum(x * x for x in across)
        by_y = sum(y * value for y, value in zip(down, values, strict=True)) / sum(y * y for y in down)
        rows.append((by_x, by_y, mean))
    (a, c, x), (b, d, y) = rows
    matrix = (a, b, c, d, x - a * middle[0] - c * middle[1], y - b * middle[0] - d * middle[1])
    errors = [math.dist(applied(matrix, one), fitted) for one, fitted in zip(meant, measured, strict=True)]
    fit = Fit(matrix, (x - middle[0], y - middle[1]), tuple(errors))
    if (
        math.hypot(*fit.moved) > MOST_MOVED
        or abs(fit.degrees) > MOST_TURNED
        or max(map(abs, fit.stretched)) > MOST_STRETCHED
    ):
        raise ValueError(measured)
    return fit


def applied(matrix: Matrix, point: Point) -> Point:
    """Where a matrix puts a point."""
    a, b, c, d, e, f = matrix
    return a * point[0] + c * point[1] + e, b * point[0] + d * point[1] + f


def inverse(matrix: Matrix) -> Matrix:
    """The matrix that undoes another. Raises ZeroDivisionError for one that cannot be undone."""
    a, b, c, d, e, f = matrix
    whole = a * d - b * c
    turn = (d / whole, -b / whole, -c / whole, a / whole)
    return (*turn, -(turn[0] * e + turn[2] * f), -(turn[1] * e + turn[3] * f))


def correction_of(paper: Paper, fits: Sequence[Fit], backs: str) -> Correction:
    """What takes out the errors of a front and a back; of a sheet that is printed on one side the front's alone."""
    front, back = (inverse(fit.matrix) for fit in (fits[0], fits[-1]))
    if backs == "duplex-short":
        # It is measured as one reads it, and printed upside down.
        over = turned(180, paper.width / 2, paper.height / 2)
        back = combined(over, combined(back, over))
    return Correction(front, back, backs)


def corrected(page: Page, correction: Correction) -> Page:
    """A page as a printer must be given it: upright as it was calibrated, and with its error taken out."""
    page = upright(page)
    matrix = correction.back if page.is_back else correction.front
    return msgspec.structs.replace(page, items=(Group(page.items, matrix=matrix),) if page.items else ())


def upright_matrix(width: float, height: float) -> Matrix:
    """What turns a lying page upright, clockwise; one that stands stays."""
    return (0.0, 1.0, -1.0, 0.0, height, 0.0) if width > height else IDENTITY


def upright(page: Page) -> Page:
    """A lying page turned upright, clockwise; fronts and backs alike, so that they still meet."""
    if page.width <= page.height:
        return page
    width, height = page.height, page.width
    quarter = upright_matrix(page.width, page.height)
    axis: Axis | None = None
    if page.turned_on is not None:
        axis = "horizontal" if page.turned_on == "vertical" else "vertical"
    return msgspec.structs.replace(
        page,
        width=width,
        height=height,
        items=(Group(page.items, matrix=quarter),) if page.items else (),
        placed=(),
        trim=page.trim and _box(quarter, page.trim),
        bleed=page.bleed and _box(quarter, page.bleed),
        turned_on=axis,
    )


def _box(matrix: Matrix, box: Box) -> Box:
    one, other = applied(matrix, box[:2]), applied(matrix, box[2:])
    return (min(one[0], other[0]), min(one[1], other[1]), max(one[0], other[0]), max(one[1], other[1]))
