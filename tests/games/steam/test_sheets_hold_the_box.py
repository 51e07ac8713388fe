"""The sheets of Age of Steam: every component at its size, hexes in a honeycomb, the map over several pages."""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import cache
from io import BytesIO
from itertools import combinations

import pikepdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.print.drawing.hexes import hexagon, side_of
from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Group, Path, Scene, Use, inside
from generator.print.drawing.shapes import parse
from generator.print.faces.sides import Sides
from generator.print.press import Job, Proof, all_pages, render
from generator.print.sheets.geometry import PAPERS, POINTS_PER_MM, PRINTER_MARGIN
from generator.print.sheets.imposition import UNDERLAP, Imposition, ImpositionError, Leaf, Page, choose_grid, impose
from generator.print.sheets.marks import Honeycomb
from generator.print.writers.pdf import pages_pdf
from generator.print.writers.svg import face_svg
from tests.faces.drawings import symbols
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.lookup import open_set

LANGUAGES = ("en", "zh-Hant", "zh-Hans")
HEX = (36.9504, 32.0)
SIZES = {
    "map": {(536.0, 394.0)},
    "income_board": {(260.0, 186.0)},
    "goods_board": {(260.0, 186.0)},
    "track": {HEX},
    "new_city": {HEX},
    "cube": {(43.8, 36.8)},
    "disc": {(12.0, 12.0)},
    "train": {(16.0, 11.0)},
    "note": {(56.0, 28.0)},
    "town_marker": {(12.0, 12.0)},
    "round_marker": {(14.0, 14.0)},
    "die": {(80.0, 88.0)},
}
COUNTS = {
    "map": 1,
    "income_board": 1,
    "goods_board": 1,
    "track": 136,
    "new_city": 8,
    "cube": 96,
    "disc": 30,
    "train": 120,
    "note": 90,
    "town_marker": 8,
    "round_marker": 1,
    "die": 6,
}


@cache
def content() -> ContentSet:
    return open_set("steam")


@cache
def proof(language: str = "en", paper: str = "a4", *only: str) -> Proof:
    return render(content(), language, Job(paper=paper, only=only or tuple(COUNTS)))


def pdf(language: str, paper: str = "a4") -> bytes:
    return pages_pdf(all_pages(proof(language, paper)), title="Age of Steam", author="", subject="", lang=language)


def sides(kind: str) -> list[Sides]:
    return [side for side in proof().sides if side.kind == kind]


def middles(page: Page) -> list[tuple[float, float]]:
    """The middle of every trim on a page."""
    return [(spot.x + spot.width / 2, spot.y + spot.height / 2) for spot in page.placed]


def hex_face(across: float = 32.0, bleed: float = 3.0, name: str = "hex") -> Scene:
    """A plain hex drawn to its bleed."""
    ground = Path(hexagon(side_of(across), across / 2, across + 2 * bleed), fill="#224466")
    return Scene(name, name, 2 * side_of(across), across, (ground,), bleed, 0.0, "hexagon")


@pytest.mark.parametrize("kind", SIZES)
def test_every_component_has_its_size(kind: str) -> None:
    assert {(side.front.width, side.front.height) for side in sides(kind)} == SIZES[kind]
    assert sum(side.count for side in sides(kind)) == COUNTS[kind]


@pytest.mark.parametrize("kind", sorted(set(COUNTS) - {"map"}))
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_copy_is_printed(kind: str, paper: str) -> None:
    spots = Counter(spot.face for page in proof("en", paper, kind).pages for spot in page.placed)
    assert spots == {side.front.name: side.count for side in sides(kind)}


# Honeycombs.


@settings(max_examples=60, deadline=None)
@given(st.floats(15, 60), st.sampled_from(sorted(PAPERS)), st.sampled_from(["bleed", "butt"]))
def test_hexes_neither_overlap_nor_leave_the_paper(across: float, paper: str, spacing: str) -> None:
    leaf = Leaf(hex_face(across), count=400)
    (page, *_) = impose([leaf], Imposition(paper=PAPERS[paper], spacing=spacing))  # type: ignore[arg-type]
    grid = choose_grid(leaf.front, Imposition(paper=PAPERS[paper], spacing=spacing))  # type: ignore[arg-type]
    assert len(page.placed) == min(400, grid.size)
    for one, other in combinations(middles(page), 2):
        assert math.dist(one, other) >= across + grid.gutter - 1e-6
    assert page.bleed is not None
    left, top, right, bottom = page.bleed
    assert min(left, top, page.width - right, page.height - bottom) >= PRINTER_MARGIN - 1e-6


def test_a_honeycomb_is_as_dense_as_it_can_be() -> None:
    """Inside the block every hex has six neighbours, each a gutter away."""
    (page, *_) = impose([Leaf(hex_face(), count=45)], Imposition())
    grid = choose_grid(hex_face(), Imposition())
    near = [
        sum(math.dist(one, other) < 32 + grid.gutter + 0.01 for other in middles(page)) - 1 for one in middles(page)
    ]
    assert max(near) == 6 and near.count(6) >= 16


def test_no_row_is_wasted_on_the_longer_columns() -> None:
    grids = [choose_grid(hex_face(across), Imposition()) for across in range(24, 48)]
    assert {grid.even for grid in grids if isinstance(grid, Honeycomb)} == {False, True}
    for grid in grids:
        assert isinstance(grid, Honeycomb)
        columns = Counter(round(grid.cell(index)[0], 3) for index in range(grid.size))
        long, short = grid.rows, grid.rows - grid.even
        assert [columns[left] for left in sorted(columns)] == [(long, short)[n % 2] for n in range(grid.columns)]


@pytest.mark.parametrize(
    ("paper", "spacing", "number"), [("a4", "bleed", 45), ("a4", "butt", 48), ("letter", "bleed", 42)]
)
def test_so_many_tiles_lie_on_a_sheet(paper: str, spacing: str, number: int) -> None:
    assert choose_grid(hex_face(), Imposition(paper=PAPERS[paper], spacing=spacing)).size == number  # type: ignore[arg-type]


def test_every_hex_is_cut_along_its_own_outline() -> None:
    for page in proof("en", "a4", "track").pages:
        (cuts,) = [item for item in page.items if isinstance(item, Path) and item.stroke_width == 0.15][:1]
        assert len(cuts.segments) == 7 * len(page.placed)
        for number, middle in enumerate(middles(page)):
            outline = cuts.segments[7 * number : 7 * number + 6]
            assert {round(math.dist((float(s[1]), float(s[2])), middle), 3) for s in outline if len(s) == 3} == {
                round(side_of(32), 3)
            }


def test_a_tile_is_printed_to_its_bleed_and_no_further() -> None:
    page = proof("en", "a4", "track").pages[0]
    groups = [item for item in page.items if isinstance(item, Group)]
    for group, (x, y) in zip(groups, middles(page), strict=True):
        assert group.clip is not None
        reach = {round(math.dist((float(s[1]), float(s[2])), (x, y)), 2) for s in group.clip if len(s) == 3}
        assert reach == {round(side_of(32 + 2 * (1.0 + UNDERLAP)), 2)}


@pytest.mark.parametrize("backs", ["duplex-long", "duplex-short"])
def test_backs_of_hexes_lie_behind_their_fronts(backs: str) -> None:
    leaf = Leaf(hex_face(), hex_face(name="behind"), 30)
    front, back = impose([leaf], Imposition(backs=backs))  # type: ignore[arg-type]
    for (x, y), (behind_x, behind_y) in zip(middles(front), middles(back), strict=True):
        across = front.width - x if back.turned_on == "vertical" else x
        down = front.height - y if back.turned_on == "horizontal" else y
        assert (behind_x, behind_y) == pytest.approx((across, down))


def test_a_fold_has_hexes_on_either_side() -> None:
    leaf = Leaf(hex_face(), hex_face(name="behind"), 12)
    page = impose([leaf], Imposition(backs="gutterfold"))[0]
    behind = [spot.is_back for spot in page.placed]
    assert behind.count(True) == behind.count(False) > 0


def test_nothing_is_folded_that_has_no_back() -> None:
    folded = render(content(), "en", Job(backs="gutterfold", only=tuple(COUNTS)))
    flat = render(content(), "en", Job(backs="none", only=tuple(COUNTS)))
    assert [page.placed for page in folded.pages] == [page.placed for page in flat.pages]


def test_hexes_too_large_for_the_paper_are_refused() -> None:
    with pytest.raises(ImpositionError, match="does not fit A4"):
        impose([Leaf(hex_face(280))], Imposition())


def test_the_picture_of_a_tile_is_cut_to_its_hex() -> None:
    clip = re.search(r'<clipPath[^>]*><path[^>]* d="([^"]*)"', face_svg(hex_face()))
    assert clip is not None
    corners = [segment[1:] for segment in parse(clip[1]) if len(segment) == 3]
    assert len(corners) == 6
    assert all(math.dist(corner, (side_of(32), 16)) == pytest.approx(side_of(32), abs=0.01) for corner in corners)


# The map and the boards.


@pytest.mark.parametrize(("paper", "pages"), [("a4", 7), ("letter", 7), ("a3", 3), ("a2", 1), ("a1", 1)])
def test_the_map_is_one_poster_or_a_plan_and_its_pages(paper: str, pages: int) -> None:
    assert len(proof("en", paper, "map").pages) == pages


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_both_boards_fit_a_sheet_whole(paper: str) -> None:
    pages = proof("en", paper, "income_board", "goods_board").pages
    assert [len(page.placed) for page in pages] == [1, 1]


def test_all_there_is_to_cut_takes_few_sheets() -> None:
    sheets = {kind: len(proof("en", "a4", kind).pages) for kind in ("track", "cube", "disc", "train", "note")}
    assert sheets == {"track": 4, "cube": 4, "disc": 1, "train": 1, "note": 4}


def test_cubes_may_be_squares_that_lie_flat() -> None:
    flat = render(content(), "en", Job(only=("cube",), front_choice="flat-cubes"))
    assert {(side.front.width, side.front.height) for side in flat.sides} == {(11.0, 11.0)}
    assert (len(flat.pages), len(flat.pages[0].placed)) == (1, 96)
    with pytest.raises(WrongUse, match="did you mean 'flat-cubes'"):
        render(content(), "en", Job(front_choice="flat-cube"))


def test_a_cubes_net_shows_its_sign_on_all_six_faces() -> None:
    for side in sides("cube"):
        drawn = inside(opened(side.front.items))
        signs = [item for item in drawn if isinstance(item, Use) and item.symbol.name.startswith("icon-goods")]
        assert len(signs) == 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_the_rules_and_their_key_fill_two_pages(language: str, theme: str) -> None:
    drawn = render(content(), language, Job(only=("rules",), theme=theme))
    assert [str(issue) for issue in drawn.issues] == []
    assert len(drawn.rules) == 2
    signs = {symbol.name.split("-")[1] for symbol in symbols(drawn.rules[1]) if symbol.name.startswith("mark-")}
    assert signs >= {"action", "place", "player", *("red", "blue", "yellow", "purple", "black")}


# All of it.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "a2", "a1"])
def test_the_box_prints_on_every_paper_without_a_fault(language: str, paper: str) -> None:
    drawn = render(content(), language, Job(paper=paper, only=tuple(COUNTS)))
    assert [str(issue) for issue in drawn.issues] == []
    assert drawn.pages


@pytest.mark.parametrize("theme", ["standard", "low-ink"])
@pytest.mark.parametrize("backs", ["duplex-short", "gutterfold", "none"])
@pytest.mark.parametrize("spacing", ["bleed", "butt"])
def test_every_way_of_making_up_sheets_prints_everything(theme: str, backs: str, spacing: str) -> None:
    job = Job(backs=backs, spacing=spacing, theme=theme, only=("track", "new_city", "train", "cube"))  # type: ignore[arg-type]
    drawn = render(content(), "en", job)
    faces = Counter(spot.face for page in drawn.pages for spot in page.placed)
    assert faces == {side.front.name: side.count for side in drawn.sides}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_content_gives_the_same_bytes(language: str) -> None:
    written = pdf(language)
    proof.cache_clear()
    assert pdf(language) == written
    assert len(written) < 2_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_fonts_are_embedded_and_pages_have_the_papers_size(language: str) -> None:
    with pikepdf.open(BytesIO(pdf(language))) as document:
        fonts = [
            item for item in document.objects if isinstance(item, pikepdf.Dictionary) and "/FontDescriptor" in item
        ]
        assert fonts and all("/FontFile2" in font.FontDescriptor for font in fonts)
        sizes = {
            tuple(sorted(round(float(edge) / POINTS_PER_MM, 1) for edge in page.mediabox[2:]))
            for page in document.pages
        }
    assert sizes == {(210.0, 297.0)}
