"""Whole files as a printer takes them: each back behind its front, and nothing behind what has none."""

from __future__ import annotations

from functools import cache
from itertools import product
from statistics import fmean

import pytest

from generator.print.drawing.greeking import sizes_of_words
from generator.print.drawing.scene import Group, Scene, Use
from generator.print.press import Job, Proof, all_pages, imposed, render
from generator.print.sheets.duplex import Backs, Imposition, Page
from generator.print.sheets.geometry import PAPERS, POINTS_PER_MM
from tests.sheets.paper_used import page_use
from validator.content.loading import ContentSet
from validator.content.places import built_in
from validator.play.lookup import open_set

SETS = tuple(built_in())
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
DUPLEX: tuple[Backs, ...] = ("duplex-long", "duplex-short")
Face = tuple[str, tuple[float, ...]]
"""What is drawn: the name of a face, and where its trim's corners lie (mm), its top-left corner first."""


@cache
def content(name: str) -> ContentSet:
    return open_set(name)


@cache
def drawn(name: str, language: str) -> Proof:
    return render(content(name), language, Job())


@cache
def file(name: str, language: str, backs: Backs) -> list[Page]:
    """All pages of a file; the faces are drawn once."""
    proof = drawn(name, language)
    if backs == "duplex-long":
        return all_pages(proof)
    pages = imposed(content(name), proof.sides, Imposition(paper=PAPERS["a4"], backs=backs))
    return all_pages(proof._replace(pages=pages, backs=backs))


def faces(page: Page, scenes: dict[str, Scene]) -> list[Face]:
    """Every face on a page, from what is drawn there."""
    found = []
    for group in page.items:
        for use in group.items if isinstance(group, Group) else ():
            if isinstance(use, Use) and use.symbol.name in scenes:
                scene = scenes[use.symbol.name]
                a, b, c, d, e, f = use.matrix
                ends = [(e, f), (a * scene.width + c * scene.height + e, b * scene.width + d * scene.height + f)]
                found.append((scene.name, tuple(round(value, 3) for end in ends for value in end)))
    return found


def turned(page: Page, face: Face, backs: Backs, back: str) -> Face:
    """Where the back of a face must be drawn so that it lies behind the face, head to head."""
    left, top, right, bottom = face[1]
    upright = page.height >= page.width
    others = [(right, top), (left, bottom)]
    if (right - left) * (bottom - top) < 0:  # a quarter turned, its top right corner lies below the top left one
        others.reverse()
    if upright == (backs == "duplex-long"):
        return back, tuple(round(value, 3) for x, y in others for value in (page.width - x, y))
    return back, tuple(round(value, 3) for x, y in others for value in (x, page.height - y))


@pytest.mark.parametrize(("name", "language", "backs"), list(product(SETS, LANGUAGES, DUPLEX)))
def test_each_back_lies_behind_its_front_and_nothing_behind_what_has_none(
    name: str, language: str, backs: Backs
) -> None:
    sides = drawn(name, language).sides
    behind = {side.front.name: side.back.name for side in sides if side.back is not None}
    scenes = {scene.name: scene for side in sides for scene in (side.front, side.back) if scene}
    pages = file(name, language, backs)
    sheets = pages[: -2 if drawn(name, language).rules else None]
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        assert (front.width, front.height) == (back.width, back.height)
        assert not front.is_back and back.is_back
        wanted = [turned(front, face, backs, behind[face[0]]) for face in faces(front, scenes) if face[0] in behind]
        assert sorted(faces(back, scenes)) == sorted(wanted), front.name
        assert wanted or not back.items, front.name


@pytest.mark.parametrize(("name", "backs"), list(product(SETS, DUPLEX)))
def test_the_second_page_of_the_rules_is_behind_the_first(name: str, backs: Backs) -> None:
    pages = file(name, "en", backs)
    titles = [scene.title for scene in drawn(name, "en").rules]
    assert [page.title for page in pages[-2:]] == titles and len(pages) % 2 == 0
    assert [page.is_back for page in pages[-2:]] == [False, True]


@pytest.mark.parametrize(("name", "language"), list(product(SETS, LANGUAGES)))
def test_folding_brings_each_back_behind_its_front(name: str, language: str) -> None:
    sides = drawn(name, language).sides
    behind = {side.front.name: side.back.name for side in sides if side.back is not None}
    for page in file(name, language, "gutterfold"):
        spots = [(spot.face, spot.x, spot.y, spot.width, spot.height) for spot in page.placed if not spot.is_back]
        wanted = []
        for face, x, y, width, height in spots:
            if face in behind and page.turned_on:
                x = page.width - x - width if page.turned_on == "vertical" else x
                y = page.height - y - height if page.turned_on == "horizontal" else y
                wanted.append((behind[face], round(x, 3), round(y, 3)))
        if page.turned_on:
            found = [(spot.face, round(spot.x, 3), round(spot.y, 3)) for spot in page.placed if spot.is_back]
            assert sorted(found) == sorted(wanted) and len(spots) == len(found), page.name


@pytest.mark.parametrize("name", SETS)
def test_one_sided_files_hold_no_blank_pages(name: str) -> None:
    assert all(page.items for backs in ("gutterfold", "none") for page in file(name, "en", backs))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", SETS)
def test_without_backs_none_is_drawn(name: str) -> None:
    assert not any(page.is_back or spot.is_back for page in file(name, "en", "none") for spot in page.placed)


@pytest.mark.parametrize(("name", "backs"), list(product(SETS, (*DUPLEX, "gutterfold", "none"))))
def test_every_copy_is_printed_once(name: str, backs: Backs) -> None:
    proof = drawn(name, "en")
    whole = {side.front.name: side.count for side in proof.sides}
    found = dict.fromkeys(whole, 0)
    for page in file(name, "en", backs):
        for spot in page.placed:
            if not spot.is_back and (spot.x >= 0 and spot.x + spot.width <= page.width):
                found[spot.face] += 1
    assert {face for face, count in found.items() if count != whole[face]} <= {
        side.front.name for side in proof.sides if side.kind in ("map", "ship_board", "flight_board")
    }


@pytest.mark.parametrize("name", SETS)
def test_little_paper_is_wasted(name: str) -> None:
    # Plans, blank pages and rules hold no components and do not count; nor do backs, which take no paper of their own.
    sheets = [page for page in file(name, "en", "duplex-long") if page.placed and not page.is_back]
    assert fmean(map(page_use, sheets)) >= 0.75


@pytest.mark.parametrize("name", SETS)
def test_no_small_thing_takes_a_page_alone(name: str) -> None:
    pages = file(name, "en", "duplex-long")
    assert all(page_use(page) >= 0.2 for page in pages if page.placed and not page.is_back)


@pytest.mark.parametrize(("name", "language"), list(product(SETS, LANGUAGES)))
def test_no_words_are_too_small_to_read(name: str, language: str) -> None:
    least = 6.5 if language == "en" else 7.0
    pages = file(name, language, "duplex-long")
    small = {
        (item.text, round(size * POINTS_PER_MM, 2))
        for page in pages
        for item, size in sizes_of_words(page.items)
        if size * POINTS_PER_MM < least
    }
    assert small == set()
