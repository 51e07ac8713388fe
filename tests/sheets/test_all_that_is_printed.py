"""Everything on every kind of sheet, as text: no mark is printed that is not written down in `golden`."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path as File
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from generator.print.drawing.scene import Group, Item, Path, Scene, Text, Use
from generator.print.drawing.shapes import line
from generator.print.sheets.boxes import Deck, boxes_for
from generator.print.sheets.geometry import PAPERS, SIZES
from generator.print.sheets.imposition import Imposition, ImpositionError, Leaf, Page, impose, pad_pages
from generator.print.sheets.marks import ON_EVERY_SHEET, Box, Margin, stroke
from generator.print.sheets.tiling import tiled
from tests.sheets.test_trims_and_backs import bounds, clips, deck, marks, overlap

Mark = Callable[[Margin], Iterable[Item]]
BACKS = ("duplex-long", "duplex-short", "gutterfold", "none")
GOLDEN = File(__file__).parent / "golden"
HEX = Scene("hex", "Hex", 50, 43.3, (), outline="hexagon", corner=0)
DISC = Scene("disc", "Disc", 40, 40, (), outline="circle", corner=0)
BOARD = Scene("board", "Board", 560, 420, (), corner=0)
PAD = Scene("pad", "Pad", 140, 200, (), bleed=0, corner=0)
DECKS = [Deck(63, 88, 54, Scene("cover", "Cover", 63, 88, ()))]
MIXED = [*deck(2), *deck(3, "square-40"), Leaf(Scene("wide", "Wide", 100, 40, (), corner=0), DISC)]


def cards(**options: Any) -> tuple[Page, ...]:
    return impose(deck(5), Imposition(caption="Set", **options))


def plain(front: Scene, backs: str = "duplex-long", **options: Any) -> tuple[Page, ...]:
    return impose([Leaf(front, front, 5)], Imposition(backs=backs, **options))  # type: ignore[arg-type]


SHEETS = {
    **{
        f"cards-{backs}-{spacing}": lambda backs=backs, spacing=spacing: cards(backs=backs, spacing=spacing)
        for backs, spacing in itertools.product(BACKS, ["bleed", "butt"])
    },
    "cards-letter-shifted": lambda: cards(paper=PAPERS["letter"], offset=(1.5, -0.5)),
    "mixed": lambda: impose(MIXED, Imposition()),
    "hexes": lambda: plain(HEX),
    "hexes-butt-folded": lambda: plain(HEX, "gutterfold", spacing="butt"),
    "discs": lambda: plain(DISC),
    "board": lambda: tiled([Leaf(BOARD, BOARD, label="Board")], Imposition()),
    "pad": lambda: pad_pages(Leaf(PAD, PAD, label="Pad"), Imposition()),
    **{
        name: lambda form=form: tuple(box.page for box in boxes_for(DECKS, 0.3, "Set", "en", Imposition(), form))
        for name, form in (("tuck-box", "tuck"), ("tray", "tray"))
    },
}
WITH_MARGIN = [name for name in SHEETS if name != "pad"]
"""A page of a pad may be as large as its paper."""


def told(page: Page) -> Iterator[str]:
    """A page, a line for each thing on it; lengths are in mm."""
    side = ", a back" if page.is_back else ""
    yield f"{page.name}: {page.width:g} x {page.height:g}{side}, turned on {page.turned_on}"
    for item in page.items:
        yield from thing(item)


def thing(item: Item) -> Iterator[str]:
    if isinstance(item, Group):
        inner = ", ".join(each.symbol.name if isinstance(each, Use) else type(each).__name__ for each in item.items)
        yield f"  {item.label}: {inner} {[steps(each.matrix) for each in item.items if isinstance(each, Use)]}"
        yield from outlines(item.clip or ())
    elif isinstance(item, Path):
        yield f"  lines of {item.stroke_width:g} in {item.stroke}, filled {item.fill}"
        yield from outlines(item.segments)
    else:
        assert isinstance(item, Text), item
        yield f"  {item.x:.2f},{item.y:.2f} size {item.size:g} {item.font}: {item.text}"


def outlines(segments: Sequence[Sequence[Any]]) -> Iterator[str]:
    """Strokes of a path, some to a line."""
    strokes: list[str] = []
    for name, *numbers in segments:
        if name == "M":
            strokes.append("")
        strokes[-1] += f" {name}{steps(numbers)}"
    for at in range(0, len(strokes), 6):
        yield "   " + " /".join(strokes[at : at + 6])


def steps(numbers: Sequence[float]) -> str:
    return ",".join(f"{number:.2f}".rstrip("0").rstrip(".").replace("-0", "0", number > -0.005) for number in numbers)


@pytest.mark.parametrize("name", SHEETS)
def test_nothing_is_printed_but_what_is_written_down(name: str) -> None:
    """Set UPDATE_GOLDEN to write the sheets anew, then read the difference."""
    text = "".join(f"{line}\n" for page in SHEETS[name]() for line in told(page))
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def marked(name: str, mark: Mark, monkeypatch: pytest.MonkeyPatch) -> list[list[Box]]:
    """Of each page, the strokes and words of one mark for every sheet that lie on what else is shown there."""
    every: list[list[Item]] = []

    def noted(margin: Margin) -> list[Item]:
        every.append(list(mark(margin)))
        return every[-1]

    monkeypatch.setattr("generator.print.sheets.marks.ON_EVERY_SHEET", (noted,))
    pages = [page for page in SHEETS[name]() if any(item in page.items for items in every for item in items)]
    return [landed(page, every) for page in pages]


def landed(page: Page, every: list[list[Item]]) -> list[Box]:
    """The marks of a page that lie on a face, a net or the picture of a board on it."""
    mine = next(items for items in every if items and items[0] in page.items)
    whole = msgspec.structs.replace(page, items=tuple(mine))
    return [mark for mark, face in itertools.product(marks(whole), shown(page)) if overlap(mark, face)]


def shown(page: Page) -> list[Box]:
    """Where faces, nets and pictures of boards lie on a page."""
    faces = [item for item in page.items if isinstance(item, Group) and any(isinstance(one, Use) for one in item.items)]
    boxes = [bounds([face]) for face in faces if face.clip]
    return boxes or [(spot.x, spot.y, spot.x + spot.width, spot.y + spot.height) for spot in page.placed]


@pytest.mark.parametrize("mark", ON_EVERY_SHEET)
@pytest.mark.parametrize("name", WITH_MARGIN)
def test_no_mark_of_every_sheet_lies_on_what_is_shown(name: str, mark: Mark, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [found for found in marked(name, mark, monkeypatch) if found] == []


@pytest.mark.parametrize("name", WITH_MARGIN)
def test_a_mark_for_every_sheet_is_on_all_of_them_and_told_where_it_lies_on_something(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def across(margin: Margin) -> list[Item]:
        return [stroke(line(0, 0, margin.width, margin.height))]

    told_of = marked(name, across, monkeypatch)
    assert (len(told_of), all(told_of)) == (len(SHEETS[name]()), True)


def test_every_written_sheet_is_printed() -> None:
    assert {file.stem for file in GOLDEN.iterdir()} == set(SHEETS)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(["poker", "square-40", "tarot"]), st.integers(1, 9)), min_size=1, max_size=3),
    st.fixed_dictionaries(
        {
            "paper": st.sampled_from(list(PAPERS.values())),
            "backs": st.sampled_from(BACKS),
            "spacing": st.sampled_from(["bleed", "butt"]),
            "offset": st.tuples(st.floats(-2, 2), st.floats(-2, 2)),
        }
    ),
)
@example([("poker", 1), ("square-40", 7)], {"backs": "duplex-short"})
def test_no_mark_lies_on_a_face_or_its_bleed(sizes: list[tuple[str, int]], how: dict[str, Any]) -> None:
    assert all(size in SIZES for size, _ in sizes)
    try:
        pages = impose([leaf for size, count in sizes for leaf in deck(count, size)], Imposition(**how))
    except ImpositionError:
        return
    for page in pages:
        shift = max(map(abs, how.get("offset", (0.0, 0.0)))) if page.is_back else 0.0
        printed = [
            (left + shift, top + shift, right - shift, bottom - shift) for left, top, right, bottom in clips(page)
        ]
        assert not [1 for mark, face in itertools.product(marks(page), printed) if overlap(mark, face)]
