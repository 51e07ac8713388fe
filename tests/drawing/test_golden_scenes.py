"""Every motif and every hand is drawn as it was: what changes a picture is seen in a few lines of text."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from generator.print.drawing.scene import Item, Scene
from generator.print.drawing.typefaces import Hand
from generator.print.layout.motifs import AnyMotif, Subject
from generator.print.looks.shelves import hands, look
from generator.print.parts.art import MOTIFS
from generator.print.pictures.ready_looks import example_sides
from tests.drawing.test_light_falls_from_one_side import HEIGHT, WIDTH, stage
from tests.faces.drawings import Drawn, everything

GOLDEN = Path(__file__).parent / "golden"
HANDS: tuple[Hand, ...] = get_args(Hand)
PLACE = {"x": (27, 27), "y": (23, 23), "size": (9, 9), "radius": (9, 9), "height": (12, 12), "length": (20, 20)}
NEEDED = {"radii": (9,), "cell": (4, 4), "icon": "box", "of": "fir"}
FEW = (2, 2)


def _example(kind: type[msgspec.Struct]) -> msgspec.Struct:
    """A motif with a value for each field that has one to give, and few of everything."""
    fields = set(kind.__struct_fields__)
    values = {name: value for name, value in {**PLACE, **NEEDED}.items() if name in fields}
    values = {} if kind is Subject else values
    return kind(**values, **({"count": FEW} if "count" in fields else {}))


def _lines(drawn: Iterable[Drawn]) -> str:
    """What is drawn, a line for each outline or word: its box, its colour, its letters."""
    found = []
    for one in drawn:
        box = " ".join(f"{value:.1f}" for value in one.bounds)
        item = one.item
        paint = item.fill if isinstance(item.fill, str) else type(item.fill).__name__.lower() if item.fill else "-"
        found.append(f"{box} {paint} {getattr(item, 'stroke', None) or getattr(item, 'text', '-')}")
    return "\n".join(found) + "\n"


def _is_kept(name: str, text: str) -> bool:
    """Set UPDATE_GOLDEN to write the drawings anew, then read the difference."""
    file = GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return file.read_text(encoding="utf-8") == text


def test_every_motif_is_drawn_as_it_was() -> None:
    said = []
    for kind in get_args(AnyMotif):
        items: list[Item] = MOTIFS[kind](_example(kind), stage())
        said.append(f"# {kind.__name__}\n{_lines(everything(Scene('s', 's', WIDTH, HEIGHT, tuple(items))))}")
    assert _is_kept("motifs", "".join(said))


@pytest.mark.parametrize("hand", HANDS)
def test_every_hand_is_drawn_as_it_was(hand: Hand) -> None:
    scenes, issues = example_sides("classic", look("classic"), "en", hand=hand)
    assert not issues
    assert _is_kept(hand, "".join(f"# {scene.name}\n{_lines(everything(scene))}" for scene in scenes))


def test_hands_differ_in_frame_ornament_palette_and_texture() -> None:
    assert set(hands()) == set(HANDS)
    for field in ("palette", "ground", "frame", "ornament"):
        assert len({msgspec.json.encode(getattr(style, field)) for style in hands().values()}) == len(HANDS)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("form", ["board", "tile", "hex", "circle", "token", "money"])
def test_a_hand_draws_other_forms_without_fault(hand: Hand, form: str) -> None:
    name = {"board": "player-board", "tile": "domino", "hex": "hex-tile", "circle": "medal"}.get(form, form)
    assert example_sides(name, look(name), "zh-Hant", hand=hand)[1] == []
