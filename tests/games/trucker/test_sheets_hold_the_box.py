"""The sheets of Galaxy Trucker: every component, at its size, on every paper, in three languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from io import BytesIO
from itertools import pairwise

import pikepdf
import pytest

from generator.print.drawing.scene import Group, Item, Path
from generator.print.faces.sides import Sides
from generator.print.layout.boards import Net
from generator.print.parts.cut_outs import CROSS, net_edges, net_tabs
from generator.print.press import Job, Proof, all_pages, render
from generator.print.sheets.geometry import POINTS_PER_MM
from generator.print.writers.pdf import pages_pdf
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
    "tile": {(40.0, 40.0)},
    "adventure": {(63.0, 88.0)},
    "ship_board": {(376.0, 254.0)},
    "flight_board": {(376.0, 254.0)},
    "token": {(12.0, 12.0), (24.0, 24.0)},
    "note": {(56.0, 28.0)},
    "marker": {(20.0, 80.0)},
    "die": {(80.0, 88.0)},
    "help": {(63.0, 88.0)},
}
COUNTS = {
    "tile": 144,
    "adventure": 60,
    "ship_board": 8,
    "flight_board": 1,
    "token": 144,
    "note": 65,
    "marker": 8,
    "die": 2,
    "help": 3,
}
OURS = frozenset(SIZES) - {"tile", "adventure"}


@cache
def content() -> ContentSet:
    return open_set("trucker")


@cache
def proof(language: str = "en", paper: str = "a4", *only: str) -> Proof:
    return render(content(), language, Job(paper=paper, only=only))


@cache
def pdf(language: str, paper: str = "a4") -> bytes:
    drawn = proof(language, paper)
    return pages_pdf(all_pages(drawn), title="Galaxy Trucker", author="", subject="", lang=language)


def sides(kind: str) -> list[Sides]:
    return [side for side in proof().sides if side.kind == kind]


def paths(items: tuple[Item, ...]) -> list[Path]:
    """Every path that is drawn where it stands."""
    return [item for item in items if isinstance(item, Path)]


def squares(items: tuple[Item, ...]) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of the closed outlines of every path about 40 mm wide."""
    boxes = []
    for path in paths(items):
        points: list[tuple[float, float]] = []
        for segment in path.segments:
            if segment[0] == "Z" and points:
                xs, ys = zip(*points, strict=True)
                boxes.append((min(xs), min(ys), max(xs), max(ys)))
                points = []
            elif len(segment) >= 3:
                points.append(segment[-2:])
    return [box for box in boxes if abs(box[2] - box[0] - 40) <= 0.6 and abs(box[3] - box[1] - 40) <= 0.6]


def cells(items: tuple[Item, ...]) -> list[tuple[float, float, float, float]]:
    """The cells of a board's side: the places for tiles set aside are no cells."""
    inner = next((item for item in items if isinstance(item, Group) and item.clip is None), None)
    return [box for box in squares(inner.items if inner else items) if abs(box[2] - box[0] - 40) > 0.1]


@pytest.mark.parametrize("kind", SIZES)
def test_every_component_has_its_size(kind: str) -> None:
    assert {(side.front.width, side.front.height) for side in sides(kind)} == SIZES[kind]


@pytest.mark.parametrize("kind", COUNTS)
def test_the_box_holds_every_component(kind: str) -> None:
    assert sum(side.count for side in sides(kind)) == COUNTS[kind]


@pytest.mark.parametrize("kind", sorted(OURS - {"ship_board", "flight_board"}))
def test_every_copy_is_printed(kind: str) -> None:
    pages = proof("en", "a4", kind).pages
    spots = Counter(spot.face for page in pages for spot in page.placed if not spot.is_back)
    assert spots == {side.front.name: side.count for side in sides(kind)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit_boards_and_small_components(language: str) -> None:
    drawn = render(content(), language, Job(only=tuple(sorted(OURS))))
    ours = {side.id for side in drawn.sides}
    assert [str(issue.message) for issue in drawn.issues if str(issue.message).split(":")[0] in ours] == []


@pytest.mark.parametrize(("name", "count"), [("I", 18), ("II", 27), ("III", 36), ("IIIa", 36)])
def test_a_ship_board_has_its_cells_of_40_mm_side_by_side(name: str, count: int) -> None:
    found = [cells(scene.items) for side in sides("ship_board") for scene in (side.front, side.back) if scene]
    boxes = set(found[["I", "II", "III", "IIIa"].index(name)])  # a cell is drawn in layers
    assert len(boxes) == count
    for at in (0, 1):
        starts = sorted({round(box[at], 3) for box in boxes})
        steps = {round(after - before, 3) for before, after in pairwise(starts)}
        assert steps == {40.0}


def test_a_ship_boards_sides_are_alike_in_size() -> None:
    for side in sides("ship_board"):
        assert side.back is not None
        assert (side.front.width, side.front.height) == (side.back.width, side.back.height)


@pytest.mark.parametrize("kind", ["token", "help", "tile"])
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts(kind: str, paper: str) -> None:
    pages = proof("en", paper, kind).pages
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        assert back.is_back and len(front.placed) == len(back.placed)
        for ahead, behind in zip(front.placed, back.placed, strict=True):
            x, y = ahead.x, ahead.y
            if back.turned_on == "vertical":
                x = front.width - x - ahead.width
            else:
                y = front.height - y - ahead.height
            assert (behind.x, behind.y) == pytest.approx((x, y), abs=0.001)


def test_tokens_look_the_same_on_both_sides() -> None:
    assert all(side.back is side.front for side in sides("token"))


@pytest.mark.parametrize(("paper", "pages"), [("a4", 37), ("letter", 37), ("a3", 17), ("a2", 9), ("a1", 5)])
def test_boards_are_tiled_where_the_paper_is_small(paper: str, pages: int) -> None:
    assert len(proof("en", paper, "ship_board", "flight_board").pages) == pages


@pytest.mark.parametrize("paper", PAPERS)
def test_the_tiles_fill_whole_punch_sheets(paper: str) -> None:
    fronts = [page for page in proof("en", paper, "tile").pages if not page.is_back]
    assert sum(len(page.placed) for page in fronts) == 144
    assert len({len(page.placed) for page in fronts[:-1]}) <= 1


@pytest.mark.parametrize(("language", "paper"), PRINTED)
def test_the_whole_set_prints_on_every_paper_with_the_same_bytes(language: str, paper: str) -> None:
    again = render(content(), language, Job(paper=paper))
    written = pages_pdf(all_pages(again), title="Galaxy Trucker", author="", subject="", lang=language)
    assert written == pdf(language, paper)
    assert len(written) < 4_000_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_fonts_are_embedded_and_pages_have_the_papers_size(language: str) -> None:
    with pikepdf.open(BytesIO(pdf(language))) as document:
        objects = [item for item in document.objects if isinstance(item, pikepdf.Dictionary)]
        fonts = [item for item in objects if "/FontDescriptor" in item]
        assert fonts
        assert all("/FontFile2" in font.FontDescriptor for font in fonts)
        sizes = {
            tuple(sorted(round(float(edge) / POINTS_PER_MM, 1) for edge in page.mediabox[2:]))
            for page in document.pages
        }
    assert sizes == {(210.0, 297.0)}


def test_the_opposite_faces_of_a_die_add_up_to_seven() -> None:
    from_net = {(column, row): value for column, row, value in CROSS}
    strip = [from_net[(column, 1)] for column in range(4)]
    assert (strip[0] + strip[2], strip[1] + strip[3], from_net[(1, 0)] + from_net[(1, 2)]) == (7, 7, 7)


def test_a_nets_tabs_are_as_many_as_a_cube_needs() -> None:
    net = Net(at=(0.0, 0.0), fill="#ffffff", stroke="#000000")
    assert len(net_tabs(net)) == 7


def test_a_net_folds_between_its_faces_and_along_its_tabs_and_is_cut_elsewhere() -> None:
    cut, folded = net_edges(Net(at=(0.0, 0.0), fill="#ffffff", stroke="#000000"))
    assert (len(cut), len(folded)) == (7, 5 + 7)


def test_no_tab_is_white() -> None:
    (side,) = sides("die")
    blank = [path for path in paths(side.front.items) if path.fill == "#ffffff"]
    spots = 21 + 21  # of the net and of the stickers
    assert sum(segment[0] == "M" for path in blank for segment in path.segments) == spots


def test_the_flight_board_has_forty_spaces() -> None:
    board = sides("flight_board")[0].front
    arrows = sum(
        1
        for path in paths(board.items)
        if path.stroke_width == 0.7 and len(path.segments) % 5 == 0 and path.segments[1][0] == "L"
        for segment in path.segments
        if segment[0] == "M"
    )
    assert arrows == 40
