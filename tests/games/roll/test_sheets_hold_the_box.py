"""The sheets of Roll for the Galaxy: every component, at its size, on every paper, in three languages."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from generator.print.faces.sides import Sides
from generator.print.press import Job, Proof, all_pages, render
from generator.print.writers.pdf import pages_pdf
from tests.faces.drawings import words
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
PAPERS = ("a4", "letter", "a3")
PRINTED = [
    pytest.param(language, paper, marks=[pytest.mark.slow] * (LANGUAGES.index(language) != PAPERS.index(paper)))
    for paper in PAPERS
    for language in LANGUAGES
]
"""Each language and each paper once; the other pairs are slow tests."""
SIZES = {
    "tile": (50.0, 50.0),
    "faction": (100.0, 50.0),
    "home": (50.0, 50.0),
    "die": (69.0, 57.0),
    "phase_tile": (50.0, 50.0),
    "mat": (190.0, 133.0),
    "screen": (258.0, 120.0),
    "strip": (222.0, 74.0),
    "marker": (14.0, 14.0),
    "chip": (22.0, 22.0),
}
COUNTS = {
    "tile": 55,
    "faction": 9,
    "home": 9,
    "die": 111,
    "phase_tile": 5,
    "mat": 5,
    "screen": 5,
    "strip": 5,
    "marker": 5,
    "chip": 33,
}


@cache
def content() -> ContentSet:
    return open_set("roll")


@cache
def proof(language: str = "en", paper: str = "a4", *only: str) -> Proof:
    return render(content(), language, Job(paper=paper, only=only))


def sides(kind: str) -> list[Sides]:
    return [side for side in proof().sides if side.kind == kind]


@pytest.mark.parametrize("kind", SIZES)
def test_every_component_has_its_size_on_both_sides(kind: str) -> None:
    for side in sides(kind):
        for scene in (side.front, side.back):
            assert scene is None or (scene.width, scene.height) == SIZES[kind], side.id


@pytest.mark.parametrize("kind", COUNTS)
def test_the_box_holds_every_component(kind: str) -> None:
    assert sum(side.count for side in sides(kind)) == COUNTS[kind]


@pytest.mark.parametrize("kind", COUNTS)
def test_every_copy_is_printed(kind: str) -> None:
    pages = proof("en", "a4", kind).pages
    spots = Counter(spot.face for page in pages for spot in page.placed if not spot.is_back)
    assert spots == {side.front.name: side.count for side in sides(kind)}


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
@pytest.mark.parametrize("kind", ["tile", "faction", "home", "phase_tile", "screen", "chip"])
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts(kind: str, paper: str, backs: str) -> None:
    drawn = render(content(), "en", Job(paper=paper, only=(kind,), backs=backs))  # type: ignore[arg-type]
    behind_of = {side.front.name: side.back.name for side in drawn.sides if side.back is not None}
    for front, back in zip(drawn.pages[::2], drawn.pages[1::2], strict=True):
        for ahead, behind in zip(front.placed, back.placed, strict=True):
            assert behind.face == behind_of[ahead.face]
            x, y = ahead.x, ahead.y
            if back.turned_on == "vertical":
                x = front.width - x - ahead.width
            else:
                y = front.height - y - ahead.height
            assert (behind.x, behind.y) == pytest.approx((x, y), abs=0.001)


def test_a_folded_tile_has_its_own_back_across_the_fold() -> None:
    drawn = render(content(), "en", Job(only=("tile",), backs="gutterfold"))
    behind_of = {side.front.name: side.back.name for side in drawn.sides if side.back is not None}
    for page in drawn.pages:
        half = len(page.placed) // 2
        pairs = zip(page.placed[:half], page.placed[half:], strict=True)
        assert all(behind_of[ahead.face] == behind.face for ahead, behind in pairs)


def test_chips_and_markers_look_the_same_on_both_sides() -> None:
    for side in (*sides("chip"), *sides("marker")):
        assert side.back is not None and side.back.items == side.front.items


@pytest.mark.parametrize(("paper", "pages"), [("a4", 5 + 5 + 3 + 3), ("letter", 5 + 5 + 5 + 3), ("a3", 2 + 2 + 1 + 2)])
def test_screens_mats_and_strips_share_pages_where_they_fit(paper: str, pages: int) -> None:
    assert len(proof("en", paper, "screen", "mat", "strip").pages) == pages


def test_stickers_take_the_place_of_nets_by_choice() -> None:
    drawn = render(content(), "en", Job(only=("die",), front_choice="stickers"))
    assert drawn.issues == [] and {(side.front.width, side.front.height) for side in drawn.sides} == {(72.0, 12.0)}
    assert sum(len(page.placed) for page in drawn.pages) == 111
    assert len(drawn.pages) < len(proof("en", "a4", "die").pages)


def test_an_unknown_choice_of_fronts_names_those_there_are() -> None:
    with pytest.raises(WrongUse, match=r"choice of fronts 'sticker'.*did you mean 'stickers'"):
        render(content(), "en", Job(front_choice="sticker"))


@pytest.mark.parametrize(("language", "paper"), PRINTED)
def test_the_whole_set_prints_on_every_paper_with_the_same_bytes(language: str, paper: str) -> None:
    first, again = proof(language, paper), render(content(), language, Job(paper=paper))
    assert [str(issue) for issue in first.issues] == []
    assert len(first.rules) == 2
    written = [
        pages_pdf(all_pages(each), title="Roll", author="", subject="", lang=language) for each in (first, again)
    ]
    assert written[0] == written[1]
    assert len(written[0]) < 4_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_the_rules_are_set_without_their_signs(language: str) -> None:
    assert all("#" not in words(page) for page in proof(language).rules)
