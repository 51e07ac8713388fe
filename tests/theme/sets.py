"""Small sets that extend Race for the Galaxy and look otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from generator.print.drawing.packed import opened
from generator.print.drawing.scene import Group, Item, Text, Use
from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.layout.vocabulary import Layout
from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet, load
from validator.content.places import Place
from validator.play.lookup import games, words_of

SET = "extends: race\ntitle: {en: Mine}\nlanguages: [en]\n"


def laid_out(folder: Path, files: Mapping[str, str]) -> Path:
    """A set of some files, with a plain ``set.yaml`` where none is among them."""
    for name, text in {"set.yaml": SET, **files}.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def opened_set(folder: Path) -> ContentSet:
    return load(Place(folder, folder.name), words_of, games())


def look(folder: Path, files: Mapping[str, str]) -> Layout:
    return layout_of(opened_set(laid_out(folder, files)))


def wrong_with(folder: Path, files: Mapping[str, str]) -> list[Issue]:
    try:
        look(folder, files)
    except ContentError as error:
        return error.issues
    return []


def drawn(folder: Path, files: Mapping[str, str], *ids: str) -> list[Sides]:
    sides, issues = faces_of(opened_set(laid_out(folder, files)), "en", only=ids)
    assert not issues, "\n".join(map(str, issues))
    return sides


def texts(items: tuple[Item, ...]) -> list[Text]:
    """All runs of words among items, in the order drawn."""
    found: list[Text] = []
    for item in opened(items):
        if isinstance(item, Text):
            found.append(item)
        elif isinstance(item, Group):
            found += texts(item.items)
        elif isinstance(item, Use):
            found += texts(item.symbol.items)
    return found
