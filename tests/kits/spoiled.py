"""Spoiled kits: a sound one with files changed or added, and the finding that must tell of it."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from generator.front.tasks.judging import found_in
from validator.base.issue import ContentError, Issue
from validator.play.lookup import open_set

KIT = """\
kinds:
  goblin:
    look: classic
    fields:
      cost: {type: number, from: 0, to: 9}
      suit: {type: one_of, values: [cave, wood]}
      text: {type: text, rich: true, optional: true}
      motto: {type: text, optional: true}
"""
CARDS = """\
goblin:
  - {id: G1, title: {en: Boss}, cost: 3, suit: cave, text: Draw a card.}
  - {id: G2, title: {en: Sneak}, cost: 1, suit: wood, text: Take a coin.}
"""
SOUND: dict[str, str | bytes] = {
    "set.yaml": "game: kit\ntitle: {en: Goblins}\nlanguages: [en]\n",
    "kit.yaml": KIT,
    "cards.yaml": CARDS,
}


class Spoiled(NamedTuple):
    """What is wrong, the files that make it so, and the finding: its code, its place, and words of it."""

    told: str
    files: Mapping[str, str | bytes]
    code: str
    at: str
    says: str = ""


def picture(kind: str = "PNG", size: tuple[int, int] = (800, 500), mode: str = "RGB") -> bytes:
    """A picture of one colour as a file."""
    into = BytesIO()
    Image.new(mode, size).save(into, kind)
    return into.getvalue()


def kit(old: str, new: str) -> dict[str, str | bytes]:
    """The declaration with something else in place of something."""
    assert old in KIT
    return {"kit.yaml": KIT.replace(old, new)}


def cards(old: str, new: str) -> dict[str, str | bytes]:
    """The cards, likewise."""
    assert old in CARDS
    return {"cards.yaml": CARDS.replace(old, new)}


def laid_out(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    """The sound kit in a folder, with these files over it."""
    for name, data in {**SOUND, **files}.items():
        path = folder / "goblins" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return folder / "goblins"


def judged(folder: Path, files: Mapping[str, str | bytes]) -> list[Issue]:
    """All that ``check`` finds in the kit with these files, but that its goblins have no name in other languages."""
    place = laid_out(folder, files)
    try:
        return [issue for issue in found_in(open_set(place.as_posix())) if issue.code != "no-name"]
    except ContentError as error:
        return error.issues


def told_of(folder: Path, fault: Spoiled) -> tuple[list[Issue], str]:
    """The findings of a fault's code (of any, where it is empty) at its place, and all that is found, a line each."""
    found = judged(folder, fault.files)
    at_place = [issue for issue in found if fault.code in ("", issue.code) and place_of(issue).startswith(fault.at)]
    return at_place, "\n".join(map(str, found))


def place_of(issue: Issue) -> str:
    """Where a finding stands, within the kit's folder."""
    return str(issue.span).rpartition("/goblins/")[2] or str(issue.span)


def at(files: Mapping[str, str | bytes], name: str, words: str) -> str:
    """The place in a file of spoiled files at which some words begin."""
    text = files[name]
    assert isinstance(text, str)
    before = text[: text.index(words)]
    return f"{name}:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}"
