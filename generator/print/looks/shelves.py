"""The looks that travel with Proofpress, by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from generator.print.layout.vocabulary import MoreLayout
from generator.print.looks.vocabulary import Look
from validator.content.loading import read_value
from validator.content.places import LOOKS

FOLDER = LOOKS
STOCK = "stock"
"""The file of what all looks share: colours, scenes, parts."""


@cache
def names() -> tuple[str, ...]:
    """Every look's name, sorted."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.yaml") if file.stem not in (STOCK, "icons")))


@cache
def look(name: str) -> Look:
    """A look by its name (FileNotFoundError if there is none; ContentError for a fault in its file)."""
    return read_value(_file(name), f"content/looks/{name}.yaml", Look)


@cache
def stock() -> MoreLayout:
    """What all looks share."""
    return read_value(_file(STOCK), f"content/looks/{STOCK}.yaml", MoreLayout)


def _file(name: str) -> Path:
    return FOLDER / f"{name}.yaml"
