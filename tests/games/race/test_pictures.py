"""Pictures of Race for the Galaxy: each is seen, and none looks like another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image, ImageOps

from generator.print.drawing.packed import opened
from generator.print.drawing.scene import IDENTITY, Group, Item, Matrix, Path, Use, combined
from generator.print.drawing.shapes import moved, rect
from generator.print.drawing.written import read
from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.sheets.duplex import face_page
from generator.print.writers.pdf import pages_pdf
from tests.faces.drawings import bounds
from validator.play.lookup import open_set

Box = tuple[float, float, float, float]
WINDOW = (12.0, 14.4, 63.0, 88.0)
"""What is seen of a picture: right of the column of phases, below the title."""
MOST = 0.1
ALIKE = 8
"""Of 64 bits; pictures that differ in fewer look alike."""


@pytest.fixture(scope="module")
def sides() -> list[Sides]:
    """Worlds and developments in English."""
    found, issues = faces_of(open_set("race"), "en")
    assert not issues
    return [side for side in found if side.kind in ("start_world", "world", "development")]


def placed(
    items: tuple[Item, ...], matrix: Matrix = IDENTITY, is_cut: bool = False
) -> Iterator[tuple[Use | Path, Box]]:
    """Things of the picture, which is cut to its window, and outlines outside it, with their bounds on the face."""
    for item in opened(items):
        if isinstance(item, Group):
            yield from placed(item.items, combined(matrix, item.matrix), is_cut or item.clip is not None)
        elif isinstance(item, Use) and is_cut:
            left, top, right, foot = item.symbol.bounds
            at = combined(matrix, item.matrix)
            yield item, bounds(moved(rect(left, top, right - left, foot - top), at))
        elif isinstance(item, Path) and not is_cut:
            yield item, bounds(moved(read(item.segments), matrix))


def area(box: Box) -> float:
    """Square millimetres."""
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])


def common(one: Box, other: Box) -> float:
    """Square millimetres that two boxes have in common."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    return area((left, top, min(one[2], other[2]), min(one[3], other[3])))


def hidden(side: Sides) -> float:
    """The part of the largest thing of a picture that plates lie over: what is filled and as high as a line or two."""
    drawn = list(placed(side.front.items))
    things = [box for item, box in drawn if isinstance(item, Use)]
    if not things:
        return 0.0
    subject = max(things, key=area)
    plates = [box for item, box in drawn if isinstance(item, Path) and item.fill and 4 < box[3] - box[1] < 11]
    covers = [common(subject, box) for box in plates if box[2] - box[0] > 15 and box[1] > WINDOW[1]]
    return max(covers, default=0.0) / area(subject)


def test_no_field_hides_the_subject_of_a_picture(sides: list[Sides]) -> None:
    assert {side.id: round(hidden(side), 2) for side in sides if hidden(side) > MOST} == {}


def looks(side: Sides, picture: Image.Image) -> int:
    """Where the picture gets brighter to the right, on a grid of 8 by 8, its colours equalised: 64 bits."""
    scale = picture.width / side.front.width
    window = picture.crop(tuple(round(value * scale) for value in WINDOW)).convert("L")
    small = ImageOps.equalize(window).resize((9, 8), Image.Resampling.BOX)
    rows = [[int(small.getpixel((x, y))) for x in range(9)] for y in range(8)]  # type: ignore[arg-type]
    return sum((row[x] < row[x + 1]) << (8 * y + x) for y, row in enumerate(rows) for x in range(8))


def test_no_two_pictures_look_alike(sides: list[Sides]) -> None:
    fronts = [face_page(side.front, bleed=False) for side in sides]
    document = pypdfium2.PdfDocument(pages_pdf(fronts, title="t"))
    known = {side.id: looks(side, document[n].render(scale=1).to_pil()) for n, side in enumerate(sides)}
    pairs = [(one, other) for one, other in combinations(known, 2) if (known[one] ^ known[other]).bit_count() < ALIKE]
    assert pairs == []


def test_no_two_cards_share_a_composition() -> None:
    layout = layout_of(open_set("race"))
    pictures = [motifs for name, (motifs, *_) in layout.scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) == 95
