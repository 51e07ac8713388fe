"""Small kits written into a folder, and what is found wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

SET = "game: kit\ntitle: {en: Goblins}\nlanguages: [en]\n"
KIT = """\
kinds:
  goblin:
    fields:
      cost: {type: number, from: 0, to: 9}
      tribe: {type: one_of, values: [red, green]}
      text: {type: text, rich: true, optional: true}
      tags: {type: list, of: {type: one_of, values: [big, sly]}, most: 3, repeats: false}
      partner: {type: card, kind: goblin, optional: true, mutual: true}
      motto: {type: text, translated: true, optional: true, unique: true}
      weight: {type: number, decimals: 1, optional: true}
      tint: {type: colour, default: red}
      sign: {type: icon, optional: true}
      art: {type: picture, optional: true}
      grown: {type: yes_no}
      reds: {type: number, derived: {each: goblin, where: {tribe: red}}}
"""
CARDS = """\
goblin:
  - id: G1
    title: {en: Boss}
    cost: 3
    tribe: red
  - id: G2
    title: {en: Sneak}
    count: 2
    cost: 1
    tribe: green
"""


class Planted(NamedTuple):
    """A fault: what stands where in a kit's files, and the finding that tells of it."""

    told: str
    old: str
    new: str
    code: str
    at: str
    says: str = ""
    suggestion: str | None = None


def kit_in(folder: Path, kit: str = KIT, cards: str = CARDS, manifest: str = SET) -> Path:
    """A kit's files in a new folder ``goblins``."""
    place = folder / "goblins"
    place.mkdir()
    for name, text in (("set.yaml", manifest), ("kit.yaml", kit), ("cards.yaml", cards)):
        (place / name).write_text(text, encoding="utf-8")
    return place


def opened(folder: Path, kit: str = KIT, cards: str = CARDS, manifest: str = SET) -> ContentSet:
    """A kit, typed."""
    return open_set(kit_in(folder, kit, cards, manifest).as_posix())


def found_in(folder: Path, kit: str = KIT, cards: str = CARDS, manifest: str = SET) -> list[Issue]:
    """Everything wrong with a kit, of form or as its declaration says."""
    place = kit_in(folder, kit, cards, manifest)
    try:
        return everything_wrong(open_set(place.as_posix()))
    except ContentError as error:
        return error.issues


def with_line(text: str, line: str) -> str:
    """A kit's declaration with one more field of its goblins."""
    return f"{text}      {line}\n"


def where(issue: Issue) -> str:
    """The place of a finding by its file's name: ``kit.yaml:4:7``."""
    return str(issue.span).rpartition("/")[2]
