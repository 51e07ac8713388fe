"""What is seen first of a set that is opened: a file, the first of its cards, and those around it."""

from __future__ import annotations

from generator.front.studio.writing.files import SetFiles
from validator.content.loading import ContentSet

BEFORE, AFTER = 8, 4
"""Cards before the first and from it on: as many as a window shows that has been scrolled as far as that card."""


def first_file(files: SetFiles) -> str | None:
    """The file in which the set's own cards are most likely written."""
    listed = files.listed()
    own = [each for each in listed if each["path"] is not None and each["language"] == "yaml"]
    cards = [each for each in own if each["name"] == "cards.yaml"]
    others = [each for each in own if each["name"] != "set.yaml"]
    found = [*cards, *others, *own, *listed]
    return str(found[0]["file"]) if found else None


def first_card(content: ContentSet, file: str | None, card: str = "") -> str | None:
    """The card that was asked for, else the first of a file; None where there is no such card."""
    if card:
        return card if card in content.by_id else None
    return next((name for name in content.by_id if content.span(name).file == file), None)


def around(content: ContentSet, card: str | None) -> list[str]:
    """The cards that are in sight together with one; the first of the set where it is None."""
    names = list(content.by_id)
    place = max(0, names.index(card) - BEFORE) if card else 0
    return names[place : place + BEFORE + AFTER]
