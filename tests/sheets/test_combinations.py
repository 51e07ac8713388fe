"""Sets, languages, papers and options together: backs meet fronts, nothing overlaps or is lost, all of it is there."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from generator.print.press import Job, Proof, all_pages, render
from generator.print.sheets.duplex import Page, Placed
from generator.print.sheets.geometry import PRINTER_MARGIN
from tests import ROOT
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

KITS = ROOT / "content" / "kits"
NEAR = 1e-3
COMBINATIONS: list[tuple[str, str, str, dict[str, Any]]] = [
    ("empires", "en", "a4", {}),
    ("empires", "zh-Hant", "letter", {"backs": "duplex-short"}),
    ("empires", "zh-Hans", "a3", {"backs": "gutterfold"}),
    ("empires", "en", "a5", {"spacing": "butt"}),
    ("empires", "en", "legal", {"registration": 3}),
    ("empires", "zh-Hant", "a4+letter", {"box": 0.3, "instructions": True}),
    ("race", "en", "letter", {"theme": "low-ink"}),
    ("race", "zh-Hans", "a4", {"made_for": "drivethrucards", "ink": 240}),
    ("race", "zh-Hant", "tabloid", {"registration": 4}),
    ("race", "en", "a4", {"spacing": "butt", "backs": "duplex-short"}),
    ("roll", "en", "letter", {}),
    ("roll", "zh-Hant", "a4", {"front_choice": "flat"}),
    ("roll", "zh-Hans", "a3", {"backs": "gutterfold"}),
    ("roll", "en", "216x330", {"front_choice": "stickers", "instructions": True}),
    ("steam", "en", "a4", {"spacing": "butt"}),
    ("steam", "zh-Hant", "letter", {"back_choice": "engraved"}),
    ("steam", "zh-Hans", "a2", {"front_choice": "flat"}),
    ("steam", "en", "tabloid", {"registration": 3}),
    ("trucker", "en", "a4+letter", {}),
    ("trucker", "zh-Hant", "a3", {"backs": "duplex-short", "offset": (0.0, 0.0)}),
    ("trucker", "zh-Hans", "letter", {"backs": "gutterfold"}),
    ("trucker", "en", "legal", {"theme": "low-ink", "instructions": True}),
    (str(KITS / "board"), "en", "a4", {"box": 0.6}),
    (str(KITS / "board"), "en", "letter", {"backs": "none", "copies": 2}),
    (str(KITS / "wallet"), "en", "a5", {"copies": 3}),
]


@cache
def content(name: str) -> ContentSet:
    return open_set(name)


def is_whole(spot: Placed, page: Page) -> bool:
    return spot.x >= 0 <= spot.y and spot.x + spot.width <= page.width and spot.y + spot.height <= page.height


def overlapping(page: Page, hexes: set[str]) -> list[tuple[str, str]]:
    spots = [spot for spot in page.placed if is_whole(spot, page) and spot.face not in hexes]
    return [
        (one.label, other.label)
        for place, one in enumerate(spots)
        for other in spots[place + 1 :]
        if one.x < other.x + other.width - NEAR
        and other.x < one.x + one.width - NEAR
        and one.y < other.y + other.height - NEAR
        and other.y < one.y + one.height - NEAR
    ]


def behind(page: Page, spot: Placed) -> tuple[float, float]:
    """Where the middle of a piece is on the other side of its sheet."""
    x, y = spot.x + spot.width / 2, spot.y + spot.height / 2
    return (page.width - x, y) if page.turned_on == "vertical" else (x, page.height - y)


def backs_that_stray(proof: Proof, pages: list[Page]) -> list[str]:
    backs = {side.front.name: side.back.name for side in proof.sides if side.back is not None}
    strayed = []
    for front, back in pairwise(pages):
        if not (back.is_back and back.placed and all(is_whole(spot, back) for spot in back.placed)):
            continue
        there = {(spot.face, *(round(each, 2) for each in behind(back, spot))) for spot in back.placed}
        wanted = {
            (backs[spot.face], round(spot.x + spot.width / 2, 2), round(spot.y + spot.height / 2, 2))
            for spot in front.placed
            if spot.face in backs
        }
        strayed += [front.name] * (there != wanted)
    return strayed


@pytest.mark.parametrize(
    ("name", "language", "paper", "wishes"),
    [
        pytest.param(*each, marks=[] if place == 0 else pytest.mark.slow, id=f"{each[0].rpartition('/')[2]}-{place}")
        for place, each in enumerate(COMBINATIONS)
    ],
)
def test_a_combination_prints_all_of_a_set_in_its_place(
    name: str, language: str, paper: str, wishes: dict[str, Any]
) -> None:
    proof = render(content(name), language, Job(paper=paper, **wishes))
    pages = all_pages(proof._replace(registration=0))
    faces = [face for side in proof.sides for face in (side.front, side.back) if face is not None]
    hexes = {face.name for face in faces if face.outline == "hexagon"}
    counted: Counter[str] = Counter()
    parted: set[str] = set()
    pads = {line.kind for line in content(name).manifest.parts if line.print == "pages"}
    whole_pages = {side.front.name for side in proof.sides if side.kind in pads}
    rim = PRINTER_MARGIN - NEAR
    for page in pages:
        assert overlapping(page, hexes) == [], page.name
        for spot in page.placed:
            if not spot.is_back:
                (counted.update([spot.face]) if is_whole(spot, page) else parted.add(spot.face))
        if page.bleed and page.placed and not whole_pages.intersection(spot.face for spot in page.placed):
            left, top, right, bottom = page.bleed
            assert min(left, top, page.width - right, page.height - bottom) >= rim, page.name
    lacking = {
        side.id: counted[side.front.name]
        for side in proof.sides
        if side.front.name not in parted and counted[side.front.name] != side.count
    }
    assert lacking == {}
    assert backs_that_stray(proof, pages) == []


def test_a_back_that_is_moved_is_noticed() -> None:
    proof = render(content("empires"), "en", Job(only=("raid",), offset=(2.0, 0.0)))
    assert len(backs_that_stray(proof, all_pages(proof))) == 1
