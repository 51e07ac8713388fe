"""Sheets: every trim where it belongs, every back behind its front, nothing printed where it must not be."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.print.drawing.scene import Group, Path, Scene, Text, Use
from generator.print.drawing.shapes import rect
from generator.print.drawing.typefaces import least_size, measure
from generator.print.sheets.duplex import paired
from generator.print.sheets.geometry import FOLD_CLEARANCE, PAPERS, PRINTER_MARGIN, SIZES
from generator.print.sheets.imposition import (
    NEAR,
    UNDERLAP,
    Imposition,
    ImpositionError,
    Leaf,
    Page,
    Placed,
    choose_grid,
    face_page,
    impose,
    underlapped,
)
from generator.print.sheets.marks import Box, Grid
from tests.sheets.paper_used import page_use

A4 = PAPERS["a4"]
DUPLEX = ("duplex-long", "duplex-short")


def face(name: str, size: str = "poker") -> Scene:
    """A plain face."""
    width, height = SIZES[size].width, SIZES[size].height
    return Scene(name, name, width, height, (Path(rect(-3, -3, width + 6, height + 6), fill="#224466"),))


def deck(count: int = 10, size: str = "poker", kind: str = "Cards", back: bool = True) -> list[Leaf]:
    """Different cards with one back."""
    return [
        Leaf(face(f"{size}{n}", size), face(f"{size}-back", size) if back else None, kind=kind, label=f"{size}{n}")
        for n in range(count)
    ]


def sheets(leaves: list[Leaf] | None = None, **options: object) -> tuple[Page, ...]:
    """Pages of the leaves, or of ten poker cards, imposed as the options say."""
    return impose(deck() if leaves is None else leaves, Imposition(**options))  # type: ignore[arg-type]


def trim(spot: Placed) -> Box:
    """The trim's box on the page."""
    return spot.x, spot.y, spot.x + spot.width, spot.y + spot.height


def clips(page: Page) -> list[Box]:
    """How far each face is seen: what lies below a face that is drawn later is not."""
    found = [bounds([item]) for item in page.items if isinstance(item, Group)]
    for place, (left, top, right, bottom) in enumerate(found):
        for other in (one for one in found[place + 1 :] if overlap(found[place], one)):
            left = other[2] if abs(other[2] - left - UNDERLAP) < NEAR else left
            top = other[3] if abs(other[3] - top - UNDERLAP) < NEAR else top
            right = other[0] if abs(right - other[0] - UNDERLAP) < NEAR else right
            bottom = other[1] if abs(bottom - other[1] - UNDERLAP) < NEAR else bottom
        found[place] = (left, top, right, bottom)
    return found


def marks(page: Page) -> list[Box]:
    """Every stroke and every line of words beside the components."""
    found = []
    for item in page.items:
        if isinstance(item, Path):
            found += [around(points, item.stroke_width / 2) for points in strokes(item)]
        elif isinstance(item, Text):
            found.append((item.x, item.y - item.size * 0.78, item.x + item.width, item.y + item.size * 0.22))
    return found


def strokes(path: Path) -> list[list[tuple[float, float]]]:
    """The points of each stroke, those that bend it among them: it lies within the box round them."""
    found: list[list[tuple[float, float]]] = []
    for name, *numbers in path.segments:
        if name == "M":
            found.append([])
        found[-1] += zip(numbers[::2], numbers[1::2], strict=True)
    return found


def around(points: Iterable[Sequence[Any]], by: float) -> Box:
    """The box round points, enlarged."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - by, min(ys) - by, max(xs) + by, max(ys) + by


def bounds(groups: list[Group]) -> Box:
    """The box round the groups' clips."""
    return around([segment[1:] for g in groups for segment in g.clip or () if len(segment) == 3], 0)


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    slack = 1e-6
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


def reflected(page: Page, box: Box) -> Box:
    """A box as it lies on the other side of the sheet, or across the fold."""
    left, top, right, bottom = box
    if page.turned_on == "vertical":
        return page.width - right, top, page.width - left, bottom
    return left, page.height - bottom, right, page.height - top


def test_poker_cards_lie_nine_to_an_a4_sheet() -> None:
    grid = choose_grid(face("card"), Imposition())
    assert (grid.columns, grid.rows, grid.bleed) == (3, 3, 1.0)


def test_butted_poker_cards_lie_nine_to_an_a4_sheet() -> None:
    grid = choose_grid(face("card"), Imposition(spacing="butt"))
    assert (grid.columns, grid.rows, grid.bleed) == (3, 3, 3.0)


def test_poker_cards_lie_eight_to_a_letter_sheet_with_less_bleed() -> None:
    grid = choose_grid(face("card"), Imposition(paper=PAPERS["letter"]))
    assert (grid.columns * grid.rows, grid.bleed) == (8, 1.5)


@pytest.mark.parametrize("size", SIZES)
def test_a_trim_is_as_large_as_its_component(size: str) -> None:
    spot = sheets(deck(1, size))[0].placed[0]
    assert (spot.width, spot.height) == (SIZES[size].width, SIZES[size].height)


@pytest.mark.parametrize("backs", [*DUPLEX, "gutterfold"])
def test_what_is_drawn_lies_where_the_page_says(backs: str) -> None:
    for page in sheets(backs=backs, offset=(1.0, -0.5)):
        drawn = [item.items[0] for item in page.items if isinstance(item, Group)]
        for spot, use in zip(page.placed, drawn, strict=True):
            assert isinstance(use, Use)
            a, _, _, d, e, f = use.matrix
            corners = [(e, f), (e + a * spot.width, f + d * spot.height)]
            assert around(corners, 0) == pytest.approx(trim(spot), abs=0.001)


def test_every_copy_is_printed() -> None:
    pages = sheets([Leaf(face("card"), count=19)], backs="none")
    assert sum(len(page.placed) for page in pages) == 19


def test_a_kind_is_called_as_the_reader_calls_it() -> None:
    pages = sheets(deck(5, kind="world"), backs="none", called={"world": "星球"})
    assert [page.title for page in pages] == ["星球 1/1"]


def test_kinds_of_one_size_share_sheets() -> None:
    pages = sheets([*deck(5, kind="a"), *deck(3, kind="b")], backs="none")
    assert [page.title for page in pages] == ["a + b 1/1"]


def test_what_has_a_back_shares_no_sheet_with_what_has_none_where_that_saves_none() -> None:
    pages = sheets([*deck(9, kind="a"), *deck(9, kind="b", back=False)])
    assert [(page.title, page.is_back) for page in pages] == [("a 1/1", False), ("a 1/1 backs", True), ("b 1/1", False)]


def test_what_has_no_back_shares_a_sheet_where_that_saves_one() -> None:
    pages = sheets([*deck(1, kind="a"), *deck(1, kind="b", back=False)])
    assert [(len(page.placed), page.is_back) for page in pages] == [(2, False), (1, True)]


def test_what_is_left_of_a_size_goes_below_another() -> None:
    pages = sheets([*deck(4), *deck(2, "square-40")], backs="none")
    assert [{spot.width for spot in page.placed} for page in pages] == [{63.0, 40.0}]


def test_components_of_one_height_share_a_row() -> None:
    wide = Leaf(Scene("wide", "Wide", 100, 40, (), corner=0.0))
    (page,) = sheets([wide, *deck(1, "square-40", back=False)])
    assert len({spot.y for spot in page.placed}) == 1


def test_a_row_is_filled_to_the_last_millimetre() -> None:
    """196 mm are left between margins and marks, 6 of them for the bleed at both ends and 6 between the two."""
    wide = Leaf(Scene("wide", "Wide", 144, 40, (), corner=0.0))
    (page,) = sheets([wide, *deck(1, "square-40", back=False)])
    assert len({spot.y for spot in page.placed}) == 1


def test_blocks_stand_in_the_middle_of_the_paper() -> None:
    leaves = [Leaf(Scene(f"{high}", "", 100, high, (), corner=0.0)) for high in (30, 40, 50)]
    (page,) = sheets(leaves)
    assert page.bleed is not None
    assert page.bleed[1] == pytest.approx(page.height - page.bleed[3])


def test_full_sheets_hold_one_size() -> None:
    pages = sheets([*deck(18), *deck(3, "mini")], backs="none")
    assert [{spot.width for spot in page.placed} for page in pages] == [{63.0}, {63.0}, {44.0}]


@pytest.mark.parametrize("backs", [*DUPLEX, "gutterfold", "none"])
@pytest.mark.parametrize("paper", PAPERS)
def test_marks_of_mixed_sheets_lie_on_no_component(paper: str, backs: str) -> None:
    leaves = [*deck(3), *deck(4, "mini"), *deck(7, "square-40"), *deck(2, "tarot")]
    for page in sheets(leaves, paper=PAPERS[paper], backs=backs):
        assert not [(mark, box) for mark in marks(page) for box in clips(page) if overlap(mark, box)]
        assert not [1 for one, other in itertools.combinations(clips(page), 2) if overlap(one, other)]
        left, top, right, bottom = around([(b[i], b[i + 1]) for b in clips(page) for i in (0, 2)], 0)
        assert min(left, top, page.width - right, page.height - bottom) >= PRINTER_MARGIN


def test_a_blank_page_comes_behind_a_front_without_a_back() -> None:
    pages = paired([*sheets(deck(1, back=False)), *sheets(deck(1))], "duplex-long")
    assert [bool(page.items) for page in pages] == [True, False, True, True]


def test_no_blank_page_comes_last() -> None:
    assert len(paired(list(sheets(deck(1, back=False))), "duplex-long")) == 1


def test_one_sided_printing_needs_no_blank_pages() -> None:
    assert len(paired(list(sheets(deck(10, back=False))), "none")) == 2


def test_each_back_page_follows_its_front() -> None:
    assert [page.is_back for page in sheets()] == [False, True, False, True]


def test_without_backs_there_are_only_fronts() -> None:
    assert [page.is_back for page in sheets(deck(back=False))] == [False, False]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("size", ["poker", "tarot", "square-40"])
@pytest.mark.parametrize("backs", DUPLEX)
def test_a_back_lies_exactly_behind_its_front(backs: str, size: str, paper: str) -> None:
    front, back = sheets(deck(5, size), backs=backs, paper=PAPERS[paper])[:2]
    for ahead, behind in zip(front.placed, back.placed, strict=True):
        assert reflected(back, trim(behind)) == pytest.approx(trim(ahead), abs=1e-6)


@pytest.mark.parametrize(
    ("backs", "count", "axis"),
    [
        ("duplex-long", 3, "horizontal"),
        ("duplex-long", 9, "vertical"),
        ("duplex-short", 3, "vertical"),
        ("duplex-short", 9, "horizontal"),
    ],
)
def test_the_edge_that_is_turned_depends_on_how_the_paper_lies(backs: str, count: int, axis: str) -> None:
    pages = sheets(deck(count, "us-poker" if count == 3 else "poker"), backs=backs)
    assert pages[1].turned_on == axis


@pytest.mark.parametrize("backs", [*DUPLEX, "gutterfold"])
@pytest.mark.parametrize("spacing", ["bleed", "butt"])
def test_a_back_stands_upright_behind_its_front(backs: str, spacing: str) -> None:
    for page in sheets(backs=backs, spacing=spacing):
        for spot in page.placed:
            assert spot.rotation == (180 if spot.is_back and page.turned_on == "horizontal" else 0)


@pytest.mark.parametrize("size", ["poker", "tarot", "mini"])
def test_folding_the_sheet_brings_each_back_behind_its_front(size: str) -> None:
    page = sheets(deck(3, size), backs="gutterfold")[0]
    fronts = [spot for spot in page.placed if not spot.is_back]
    backs = [spot for spot in page.placed if spot.is_back]
    for ahead, behind in zip(fronts, backs, strict=True):
        assert reflected(page, trim(behind)) == pytest.approx(trim(ahead), abs=1e-6)


@pytest.mark.parametrize("size", ["poker", "tarot", "mini"])
def test_no_bleed_comes_near_the_fold(size: str) -> None:
    page = sheets(deck(3, size), backs="gutterfold")[0]
    along = 0 if page.turned_on == "vertical" else 1
    fold = (page.width, page.height)[along] / 2
    distances = [min(abs(box[along] - fold), abs(box[along + 2] - fold)) for box in clips(page)]
    assert min(distances) >= FOLD_CLEARANCE - 1e-6


def test_an_offset_moves_the_backs() -> None:
    plain, moved = sheets()[1], sheets(offset=(1.5, -0.5))[1]
    shifts = {(round(b.x - a.x, 6), round(b.y - a.y, 6)) for a, b in zip(plain.placed, moved.placed, strict=True)}
    assert shifts == {(1.5, -0.5)}


def test_an_offset_leaves_backs_that_are_folded_behind() -> None:
    assert sheets(backs="gutterfold", offset=(1.0, 2.0)) == sheets(backs="gutterfold")


def test_an_offset_leaves_the_fronts() -> None:
    assert sheets()[0] == sheets(offset=(1.5, -0.5))[0]


@pytest.mark.parametrize("backs", [*DUPLEX, "gutterfold"])
@pytest.mark.parametrize("spacing", ["bleed", "butt"])
def test_no_mark_lies_on_a_component(spacing: str, backs: str) -> None:
    for page in sheets(spacing=spacing, backs=backs):
        assert not [(mark, box) for mark in marks(page) for box in clips(page) if overlap(mark, box)]


@pytest.mark.parametrize("backs", [*DUPLEX, "gutterfold"])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("spacing", ["bleed", "butt"])
def test_words_lie_on_no_mark(spacing: str, paper: str, backs: str) -> None:
    for page in sheets(spacing=spacing, backs=backs, paper=PAPERS[paper], caption="A set · en"):
        words = [box for box in marks(page) if box[3] - box[1] > 1 and box[2] - box[0] > 5]
        assert not [1 for one, other in itertools.product(words, marks(page)) if one != other and overlap(one, other)]


@pytest.mark.parametrize("backs", [*DUPLEX, "gutterfold"])
@pytest.mark.parametrize("paper", PAPERS)
def test_the_printers_margin_stays_blank(paper: str, backs: str) -> None:
    for page in sheets(paper=PAPERS[paper], backs=backs):
        left, top, right, bottom = around([(b[i], b[i + 1]) for b in (*marks(page), *clips(page)) for i in (0, 2)], 0)
        sides = (left, top, page.width - right, page.height - bottom)
        assert min(sides) >= PRINTER_MARGIN - 0.08


def test_every_edge_of_a_trim_has_a_crop_mark() -> None:
    page = sheets()[0]
    upright = {round((box[0] + box[2]) / 2, 3) for box in marks(page) if box[2] - box[0] < 0.2}
    assert {round(x, 3) for spot in page.placed for x in (spot.x, spot.x + spot.width)} <= upright


@pytest.mark.parametrize(("size", "axis"), [("mini", "horizontal"), ("poker", "vertical")])
def test_what_a_fold_is_stands_beside_it(size: str, axis: str) -> None:
    page = sheets(deck(3, size), backs="gutterfold")[0]
    (words,) = [item for item in page.items if isinstance(item, Text) and item.text == "fold here"]
    beside = {"vertical": words.x - page.width / 2, "horizontal": page.height / 2 - words.y}
    assert (page.turned_on, 0 < beside[axis] <= 1) == (axis, True)


def test_the_ruler_is_fifty_millimetres_long() -> None:
    assert any(box[2] - box[0] == pytest.approx(50.15) for box in marks(sheets()[0]))


def test_the_caption_names_what_lies_on_the_sheet_as_it_is_asked_for() -> None:
    leaves = [Leaf(face(f"w{n}"), kind="world", id=f"W{n:02}") for n in (1, 2, 3, 7)]
    texts = [item.text for item in sheets(leaves)[0].items if isinstance(item, Text)]
    assert "world 1/1 · W01-W03,W07 · A4" in texts


def test_names_too_long_for_the_line_below_go_on_above_and_none_meets_the_ruler() -> None:
    names = [f"{'abcdefgh'[n]}-marker-of-some-length" for n in range(8)]
    front = sheets([Leaf(face(name), kind="marker", id=name) for name in names])[0]
    texts = [item for item in front.items if isinstance(item, Text)]
    ruler = next(item for item in texts if "50 mm" in item.text)
    below, above = (item for item in texts if "marker" in item.text)
    assert (below.text + above.text).split(",") == names
    assert below.x + below.width < ruler.x


def test_a_back_has_the_whole_line_for_names() -> None:
    """No ruler is on a back, so the line reaches from margin to margin."""
    leaves = [Leaf(face("w1"), face("back"), kind="world", id="W01")]
    font, rest = Imposition().font, " · world 1/1 · W01 · A4 · backs"
    room = sheets(leaves)[1].width - 2 * PRINTER_MARGIN
    caption = next("i" * n for n in range(600) if room - 0.8 < measure("i" * n + rest, font, least_size(font)) <= room)
    texts = [item.text for item in sheets(leaves, caption=caption)[1].items if isinstance(item, Text)]
    assert caption + rest in texts


def test_the_caption_is_text() -> None:
    texts = [item.text for item in sheets(caption="A set · en")[0].items if isinstance(item, Text)]
    assert "A set · en · Cards 1/2 · A4" in texts


def test_what_does_not_fit_is_refused_in_one_sentence() -> None:
    board = Leaf(Scene("board", "The board", 420, 594, ()))
    with pytest.raises(ImpositionError, match=r"^The board \(420 × 594 mm\) does not fit A4 with .*\.$"):
        sheets([board])


def test_the_use_of_a_page_is_that_of_what_can_be_printed_on() -> None:
    page = Page("", "", 110.0, 210.0, (Group((), clip=rect(10, 10, 50, 40)),))
    assert page_use(page, 5.0) == pytest.approx(50 * 40 / (100 * 200))


def test_a_face_page_without_bleed_is_as_large_as_its_trim() -> None:
    page = face_page(face("card"), bleed=False)
    assert (page.width, page.height, page.trim) == (63.0, 88.0, (0.0, 0.0, 63.0, 88.0))


SIDES = st.floats(20, 150)
SHEETS = st.fixed_dictionaries(
    {
        "paper": st.sampled_from(list(PAPERS.values())),
        "backs": st.sampled_from(["duplex-long", "duplex-short", "gutterfold", "none"]),
    }
)


def sheets_of(width: float, height: float, count: int, **how: object) -> tuple[Page, ...]:
    """Sheets of a component of any size; none where it does not fit."""
    try:
        return sheets([Leaf(Scene("a", "A", width, height, ()), Scene("b", "B", width, height, ()), count)], **how)
    except ImpositionError:
        return ()


@settings(max_examples=60, deadline=None)
@given(SIDES, SIDES, st.integers(1, 40), SHEETS)
def test_bleeds_never_overlap(width: float, height: float, count: int, how: dict[str, object]) -> None:
    for page in sheets_of(width, height, count, **how):
        assert not [1 for one, other in itertools.combinations(clips(page), 2) if overlap(one, other)]


def test_at_a_shared_cut_the_face_drawn_first_lies_below_the_other() -> None:
    boxes = [(0.0, 0.0, 10.0, 10.0), (10.0, 0.0, 20.0, 10.0), (0.0, 10.0, 10.0, 20.0)]
    grid = Grid(A4, 2, 2, 10.0, 10.0, 0.0, 0.0, 0.0, 0.0)
    assert underlapped(boxes, grid) == [(0, 0, 10 + UNDERLAP, 10 + UNDERLAP), boxes[1], boxes[2]]
    assert underlapped(boxes[::-1], grid) == [(0, 10 - UNDERLAP, 10, 20), (10 - UNDERLAP, 0, 20, 10), boxes[0]]


@settings(max_examples=60, deadline=None)
@given(SIDES, SIDES, st.integers(1, 40), SHEETS)
def test_no_bleed_reaches_another_trim(width: float, height: float, count: int, how: dict[str, object]) -> None:
    for page in sheets_of(width, height, count, spacing="butt", **how):
        pairs = itertools.permutations(zip(clips(page), map(trim, page.placed), strict=True), 2)
        assert not [1 for (clip, _), (_, other) in pairs if overlap(clip, other)]
