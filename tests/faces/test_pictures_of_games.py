"""Pictures of the games whose cards have scenes: none is hidden by what a card says, and no two look alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pypdfium2  # type: ignore[import-untyped]
import pytest
from PIL import Image, ImageOps

from generator.print.drawing.packed import opened
from generator.print.drawing.scene import IDENTITY, Group, Item, Matrix, Path, Scene, Use, combined
from generator.print.drawing.shapes import moved, rect
from generator.print.drawing.written import read
from generator.print.faces.sides import faces_of, layout_of
from generator.print.sheets.duplex import face_page
from generator.print.writers.pdf import pages_pdf
from tests.faces.drawings import bounds
from validator.play.lookup import open_set

Box = tuple[float, float, float, float]
MOST = 0.1
ALIKE = 8
"""Of 64 bits; pictures that differ in fewer look alike."""
LARGEST_FIELD = 1200.0
"""What is larger is a ground, in square mm."""
SMALLEST_SUBJECT = 80.0
SWARM = 3
"""So many of one thing are a swarm, of which a part may be hidden."""


class Windows(NamedTuple):
    """What is seen of the pictures of some kinds, and whether upside down; on which sides they are, and how many."""

    kinds: tuple[str, ...]
    boxes: tuple[tuple[Box, bool], ...]
    both_sides: bool
    count: int


GAMES = {
    "empires": Windows(("empire",), (((15, 0, 48, 18), False), ((15, 70, 48, 88), True)), False, 84),
    "roll": Windows(("tile",), (((12, 0, 50, 16), False),), True, 110),
    "race": Windows(("start_world", "world", "development"), (((12, 14.4, 63, 88), False),), False, 95),
    "trucker": Windows(("adventure",), (((0, 0, 63, 34), False),), False, 60),
}


def faces(game: str, language: str = "en") -> list[Scene]:
    sides, issues = faces_of(open_set(game), language)
    assert not issues
    of_kind = [side for side in sides if side.kind in GAMES[game].kinds]
    behind = [side.back for side in of_kind if GAMES[game].both_sides and side.back is not None]
    return [*(side.front for side in of_kind), *behind]


class Thing(NamedTuple):
    """Something on a face with its bounds, and those of the picture that it is in."""

    item: Use | Path
    box: Box
    picture: Box | None


def things(items: tuple[Item, ...], matrix: Matrix = IDENTITY, picture: Box | None = None) -> Iterator[Thing]:
    for item in opened(items):
        if isinstance(item, Group):
            inner = combined(matrix, item.matrix)
            cut = bounds(moved(item.clip, inner)) if picture is None and item.clip is not None else picture
            yield from things(item.items, inner, cut)
        elif isinstance(item, Use):
            left, top, right, foot = item.symbol.bounds
            yield Thing(
                item, bounds(moved(rect(left, top, right - left, foot - top), combined(matrix, item.matrix))), picture
            )
        elif isinstance(item, Path) and (outline := read(item.segments)):
            yield Thing(item, bounds(moved(outline, matrix)), picture)


def common(one: Box, other: Box) -> Box:
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def area(box: Box) -> float:
    """Square millimetres."""
    return max(0.0, box[2] - box[0]) * max(0.0, box[3] - box[1])


def is_field(thing: Thing) -> bool:
    """Whether it lies over a picture and hides what is under it."""
    item = thing.item
    hides = isinstance(item, Use) or (isinstance(item.fill, str) and bool(item.fill) and item.opacity > 0.5)
    return thing.picture is None and hides and area(thing.box) < LARGEST_FIELD


def is_placed_once(item: Use | Path) -> bool:
    """Whether it is a thing, and no texture."""
    return isinstance(item, Use) and item.count == 1


def hidden(face: Scene) -> list[float]:
    """Of the subject of each picture, the part that the worst field hides."""
    drawn = list(things(face.items))
    fields = [thing.box for thing in drawn if is_field(thing)]
    found = []
    for picture in sorted({thing.picture for thing in drawn if thing.picture is not None}):
        within = [thing for thing in drawn if thing.picture == picture and is_placed_once(thing.item)]
        often = Counter(thing.item.symbol.name for thing in within if isinstance(thing.item, Use))
        alone = [thing.box for thing in within if often[thing.item.symbol.name] < SWARM]  # type: ignore[union-attr]
        subject = max(alone, key=area, default=None)
        if subject is not None and area(subject) >= SMALLEST_SUBJECT:
            seen = common(subject, picture)
            found.append(max((area(common(seen, field)) for field in fields), default=0.0) / area(subject))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("game", GAMES)
def test_no_field_hides_the_subject_of_a_picture(game: str, language: str) -> None:
    shares = {face.name: round(share, 2) for face in faces(game, language) for share in hidden(face)}
    assert len(shares) > GAMES[game].count / 4
    assert {name: share for name, share in shares.items() if share > MOST} == {}


def looks(picture: Image.Image, scale: float, box: Box, turned: bool) -> int:
    """Where a picture gets brighter to the right, on a grid of 8 by 8, its colours equalised: 64 bits."""
    window = picture.crop(tuple(round(value * scale) for value in box)).convert("L")  # type: ignore[arg-type]
    upright = window.rotate(180) if turned else window
    small = ImageOps.equalize(upright).resize((9, 8), Image.Resampling.BOX)
    rows = [[int(small.getpixel((x, y))) for x in range(9)] for y in range(8)]  # type: ignore[arg-type]
    return sum((row[x] < row[x + 1]) << (8 * y + x) for y, row in enumerate(rows) for x in range(8))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("game", GAMES)
def test_no_two_pictures_look_alike(game: str, language: str) -> None:
    drawn = faces(game, language)
    document = pypdfium2.PdfDocument(pages_pdf([face_page(face, bleed=False) for face in drawn], title="t"))
    known = {}
    for number, face in enumerate(drawn):
        picture = document[number].render(scale=1).to_pil()
        for box, turned in GAMES[game].boxes:
            known[face.name, turned] = looks(picture, picture.width / face.width, box, turned)
    assert len(known) == GAMES[game].count
    pairs = [(one, other) for one, other in combinations(known, 2) if (known[one] ^ known[other]).bit_count() < ALIKE]
    assert pairs == []


@pytest.mark.parametrize(("game", "count"), [(game, of.count) for game, of in GAMES.items()])
def test_no_two_cards_share_a_composition(game: str, count: int) -> None:
    scenes = layout_of(open_set(game)).scenes
    pictures = [motifs for name, (motifs, *_) in scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) >= count
