"""Whole files: sets, languages, papers and options together; each back behind its front, nothing behind what has
none.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from pypdf import PdfReader

from generator.cli import main
from generator.front.tasks.printers import paper_asked
from generator.front.tasks.printing import pages_in
from generator.print.drawing.greeking import sizes_of_words
from generator.print.drawing.scene import Group, Scene, Use
from generator.print.press import Job, Proof, all_pages, imposed, render
from generator.print.sheets.duplex import Backs, Imposition, Page, Placed
from generator.print.sheets.geometry import PAPERS, POINTS_PER_MM, PRINTER_MARGIN, paper_of
from tests import ROOT
from tests.sheets.paper_used import page_use
from validator.base.issue import WrongUse
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


def size(name: str) -> tuple[float, float]:
    return paper_of(name).width, paper_of(name).height


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("legal", (215.9, 355.6)),
        ("Tabloid", (279.4, 431.8)),
        ("216x330", (216.0, 330.0)),
        ("330 × 216 mm", (216.0, 330.0)),
        ("8.5x13in", (215.9, 330.2)),
        ("a4+letter", (210.0, 279.4)),
        ("letter+a4", (210.0, 279.4)),
    ],
)
def test_a_paper_is_known_by_name_and_by_size(name: str, wanted: tuple[float, float]) -> None:
    assert size(name) == wanted


@pytest.mark.parametrize(
    "name", ["a44", "", "216", "50x50", "3000x3000", "a4+", "+", "a4+nothing", "1e9x5", "216x-330"]
)
def test_what_is_no_paper_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="there are: a4, letter, legal, tabloid"):
        paper_asked(name)


def test_a_slip_is_told_with_the_paper_that_was_meant() -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="did you mean 'letter'"):
        paper_asked("leter")


def printed(folder: Path, *options: str) -> PdfReader:
    (folder / "out").mkdir(exist_ok=True)
    assert main(["print", "empires", "--lang", "en", "--output", str(folder / "out"), *options]) == 0
    (path,) = (folder / "out").rglob("*.pdf")
    return PdfReader(path)


@pytest.mark.parametrize("paper", ["a4+letter", "8.5x13in", "tabloid"])
def test_sheets_have_the_size_of_their_paper_upright_or_lying(tmp_path: Path, paper: str) -> None:
    reader = printed(tmp_path, "--paper", paper, "--only", "E01-E04")
    sizes = {
        tuple(sorted(round(float(edge) / POINTS_PER_MM, 1) for edge in page.mediabox[2:])) for page in reader.pages
    }
    assert sizes == {tuple(sorted(round(edge, 1) for edge in size(paper)))}


def test_the_file_is_called_by_its_paper(tmp_path: Path) -> None:
    printed(tmp_path, "--paper", "A4+Letter", "--only", "E01")
    assert [path.name for path in tmp_path.rglob("*.pdf")] == ["empires-en-a4+letter-E01.pdf"]


def test_only_some_pages_are_printed_in_their_order(tmp_path: Path) -> None:
    found = {}
    for name, options in (("whole", ()), ("some", ("--pages", "4,1-2"))):
        (tmp_path / name).mkdir()
        reader = printed(tmp_path / name, "--only", "E01-E15", *options)
        found[name] = [page.extract_text().split() for page in reader.pages]
    assert found["some"] == [found["whole"][place] for place in (0, 1, 3)]


def test_a_page_that_there_is_not_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "empires", "--lang", "en", "--only", "E01", "--pages", "99", "--output", str(tmp_path)]) == 2
    assert "--pages asks for page 99; there are 2 (en)" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["0", "3-1", "1-", "-4", "one", "1,,2", "1-2-3", "99999", "9" * 5_000, "1-²"])
def test_what_is_no_range_of_pages_is_refused(text: str) -> None:
    with pytest.raises(WrongUse, match="--pages takes pages and ranges"):
        pages_in(text)
