"""Sets whose entries are spreadsheets, made in memory."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet, load
from validator.content.places import Place
from validator.content.spreadsheets.writing.rows import xlsx
from validator.play.lookup import set_games, words_of

SET = """\
extends: empires
title: {en: Fleet, zh-Hant: 艦隊, zh-Hans: 舰队}
"""
HEADINGS = (
    "id",
    "title en",
    "title zh-Hant",
    "title zh-Hans",
    "cost",
    "left",
    "right",
    "a.ability.do",
    "a.ability.cards",
    "a.points",
    "a.symbols",
    "b",
)
"""The columns A to L of a sheet of empires."""
ROW = ("X1", "Far Beacon", "遠", "远", 1, 1, 2, "look", 1, 2, "trade", "ability={do: bully} points=2 symbols=science")
KIT = """\
kinds:
  goblin:
    form: card
    fields:
      cost: {type: number, from: 0, to: 9}
      tribe: {type: one_of, values: [red, green], optional: true}
      text: {type: text, translated: true, optional: true}
      tags: {type: list, of: {type: one_of, values: [big, sly]}, most: 4, optional: true}
      loud: {type: yes_no, optional: true}
"""
KIT_SET = "game: kit\ntitle: {en: Goblins}\nlanguages: [en, zh-Hant]\n"


def loaded(folder: Path, files: dict[str, str | bytes]) -> ContentSet:
    """A set made of these files. Raises ContentError as `load` does."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        data = content.encode() if isinstance(content, str) else content
        (folder / name).write_bytes(data)
    return load(Place(folder.resolve(), "mine"), words_of, set_games())


def kit(folder: Path, **sheets: str) -> ContentSet:
    """A kit of goblins with these CSV files; a name's ``_`` stands for its dot."""
    names = {f"{name}.csv": text for name, text in sheets.items()}
    return loaded(folder, {"kit.yaml": KIT, "set.yaml": KIT_SET, **names})


def found(folder: Path, files: dict[str, str | bytes]) -> list[Issue]:
    """What is wrong with a set of these files."""
    try:
        return loaded(folder, files).issues
    except ContentError as error:
        return error.issues


def empires(**changed: object) -> list[tuple[object, ...]]:
    """The sheet of one empire with some of its columns changed, by their letters."""
    row = [changed.get(chr(ord("A") + at), value) for at, value in enumerate(ROW)]
    return [HEADINGS, tuple(row)]


def book(rows: Sequence[Sequence[object]], name: str = "Empires") -> bytes:
    """A workbook of one sheet."""
    return xlsx({name: rows})  # type: ignore[dict-item]
