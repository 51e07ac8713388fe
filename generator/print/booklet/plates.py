"""Pictures of a booklet in rows, with their captions."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec

from generator.print.booklet.chapters import Cell, Plate
from generator.print.booklet.style import Style
from generator.print.booklet.tabletops import placed
from generator.print.drawing.scene import Group, Item, shift
from generator.print.drawing.text import fit

CAPTION = 2.25
SPACE = 2.0
BELOW = 0.7
"""A caption stands so many mm below its picture."""
ROWS_APART = 1.2
NARROWEST = 0.35
"""Pictures in a column may become so much smaller to stand side by side."""


def plate_items(plate: Plate, width: float, style: Style) -> tuple[list[Item], float]:
    """A plate's pictures in rows with their captions, and how tall they stand."""
    if plate.fills and len(plate.cells) == 1:
        return _filled(plate, width, style)
    plate = _narrowed(plate, width)
    items: list[Item] = []
    y = 0.0
    for row in _rows_of_cells(plate, width):
        widths = [_cell_width(cell, plate.tall, width) for cell in row]
        high = max(_factor(cell, plate.tall, width) * cell.scene.height for cell in row)
        x = max(0.0, (width - sum(widths) - 2.0 * (len(row) - 1)) / 2)
        tall = 0.0
        for cell, wide in zip(row, widths, strict=True):
            factor = _factor(cell, plate.tall, width)
            left = x + (wide - factor * cell.scene.width) / 2
            items.append(Group((placed(cell.scene, factor),), shift(left, y + high - factor * cell.scene.height)))
            caption_items = _caption(cell.caption, x, y + high + BELOW, wide, style)
            items += caption_items[0]
            tall = max(tall, caption_items[1] + (BELOW if caption_items[1] else 0.0))
            x += wide + 2.0
        y += high + tall + ROWS_APART
    return _captioned(items, y - ROWS_APART, plate.caption, width, style)


def _narrowed(plate: Plate, width: float) -> Plate:
    """A plate low enough for one row, where that is not too low."""
    wide = sum(_cell_width(cell, plate.tall, width) for cell in plate.cells)
    share = (width - 2.0 * (len(plate.cells) - 1)) / wide if wide else 1.0
    if plate.wide or not NARROWEST <= share < 1.0:
        return plate
    cells = [cell for cell in plate.cells if cell.scene.height * _factor(cell, plate.tall, width) > 0]
    tallest = max(cell.scene.height * _factor(cell, plate.tall, width) for cell in cells)
    return msgspec.structs.replace(plate, tall=tallest * share * 0.98)


def _filled(plate: Plate, width: float, style: Style) -> tuple[list[Item], float]:
    scene = plate.cells[0].scene
    factor = filling(plate, width)
    left = (width - factor * scene.width) / 2
    items: list[Item] = [Group((placed(scene, factor),), shift(left, 0))]
    return _captioned(items, factor * scene.height, plate.caption, width, style)


def filling(plate: Plate, width: float) -> float:
    """At which scale the one picture of a plate fills it."""
    scene = plate.cells[0].scene
    return min(width / scene.width, plate.tall / scene.height)


def _captioned(items: list[Item], y: float, caption: str, width: float, style: Style) -> tuple[list[Item], float]:
    more, tall = _caption(caption, 0.0, y + 0.8, width, style)
    return [*items, *more], y + (tall + 0.8 if tall else 0.0)


def _caption(words: str, x: float, y: float, width: float, style: Style) -> tuple[tuple[Item, ...], float]:
    if not words:
        return (), 0.0
    fitted = fit(
        words, width, 9.0, font=style.body, bold=style.bold, size_max=CAPTION, size_min=CAPTION, x=x, y=y,
        leading=1.15, align="center", fill=style.ink,
    )  # fmt: off
    return fitted.items, fitted.height


def _factor(cell: Cell, tall: float, width: float) -> float:
    return min(
        tall / cell.scene.height, 1.0 if tall > 12 else 9.0, 2.4 * tall / cell.scene.width, width / cell.scene.width
    )


def _cell_width(cell: Cell, tall: float, width: float) -> float:
    least = 15.0 if cell.caption else 0.0
    return min(width, max(least, _factor(cell, tall, width) * cell.scene.width))


def _rows_of_cells(plate: Plate, width: float) -> Iterator[Sequence[Cell]]:
    """As few rows as hold the pictures, and of about the same width: none is left alone in the last one."""
    cells = plate.cells
    widths = [_cell_width(cell, plate.tall, width) for cell in cells]
    low, high = max(widths, default=0.0), width
    fewest = len(_broken(widths, width))
    while high - low > 1.0:
        middle = (low + high) / 2
        low, high = (low, middle) if len(_broken(widths, middle)) == fewest else (middle, high)
    starts = _broken(widths, high)
    for start, end in pairwise([*starts, len(cells)]):
        yield cells[start:end]


def _broken(widths: Sequence[float], width: float) -> list[int]:
    """Where rows of things begin that are filled one after the other."""
    starts: list[int] = []
    taken = 0.0
    for place, wide in enumerate(widths):
        if not starts or taken + SPACE + wide > width:
            starts.append(place)
            taken = wide
        else:
            taken += SPACE + wide
    return starts
