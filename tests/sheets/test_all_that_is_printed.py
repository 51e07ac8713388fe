"""Everything on every kind of sheet, as text: no mark is printed that is not written down in `golden`."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator, Sequence
from pathlib import Path as File
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from generator.print.drawing.scene import Group, Item, Path, Scene, Text, Use
from generator.print.sheets.geometry import PAPERS, SIZES
from generator.print.sheets.imposition import Imposition, ImpositionError, Leaf, Page, impose, pad_pages
from generator.print.sheets.tiling import tiled
from tests.sheets.test_trims_and_backs import clips, deck, marks, overlap

BACKS = ("duplex-long", "duplex-short", "gutterfold", "none")
GOLDEN = File(__file__).parent / "golden"
HEX = Scene("hex", "Hex", 50, 43.3, (), outline="hexagon", corner=0)
DISC = Scene("disc", "Disc", 40, 40, (), outline="circle", corner=0)
BOARD = Scene("board", "Board", 560, 420, (), corner=0)
PAD = Scene("pad", "Pad", 140, 200, (), bleed=0, corner=0)
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
}


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
