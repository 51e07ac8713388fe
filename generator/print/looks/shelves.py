"""The looks that travel with Proofpress, by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from generator.print.layout.vocabulary import MoreLayout
from generator.print.looks.vocabulary import HandStyle, Look
from validator.content.loading import read_value
from validator.content.places import LOOKS

FOLDER = LOOKS
STOCK, HANDS = "stock", "hands"
"""The files of what all looks share (colours, scenes, parts) and of how each hand draws it."""


@cache
def names() -> tuple[str, ...]:
    """Every look's name, sorted."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.yaml") if file.stem not in (STOCK, HANDS, "icons")))


@cache
def look(name: str) -> Look:
    """A look by its name (FileNotFoundError if there is none; ContentError for a fault in its file)."""
    return read_value(_file(name), f"content/looks/{name}.yaml", Look)


@cache
def stock() -> MoreLayout:
    """What all looks share."""
    return read_value(_file(STOCK), f"content/looks/{STOCK}.yaml", MoreLayout)


@cache
def hands() -> dict[str, HandStyle]:
    """How each hand draws a kit, by its name."""
    return read_value(_file(HANDS), f"content/looks/{HANDS}.yaml", dict[str, HandStyle])


@cache
def stock_in(hand: str | None) -> MoreLayout:
    """What all looks share, as a hand draws it; without one as it stands."""
    common = stock()
    if hand is None:
        return common
    style = hands()[hand]
    themes = {name: {**common.themes[name], **style.themes[name]} for name in common.themes}
    themes["standard"]["accent"] = style.palette[0]
    return msgspec.structs.replace(common, themes=themes, scenes={**common.scenes, **style.scenes})


def _file(name: str) -> Path:
    return FOLDER / f"{name}.yaml"
