"""Titles that a generated piece may not carry: those of the set, and those of publishers, which are known by digest."""

from __future__ import annotations

from hashlib import sha256

from validator.content.loading import ContentSet
from validator.play.lab.titles.width import width_of

LEAST_ROOM = 20


def known_as(title: str) -> str:
    """A title without case, spaces, marks and a leading article: two that read alike are one."""
    folded = title.casefold().replace("’", "'").removeprefix("the ")
    return "".join(character for character in folded if character.isalnum())


def digest_of(title: str) -> str:
    """By what a title to be avoided is known, so that its words need not be written down: 12 hexadecimal digits."""
    return sha256(known_as(title).encode()).hexdigest()[:12]


def titles_in(content: ContentSet) -> set[str]:
    """Every title of a set's pieces and of their parts, in each language of the set."""
    return {title for titles in _by_kind(content).values() for title, _ in titles}


def room_in(content: ContentSet, kind: str) -> dict[str, int]:
    """The widest title that pieces of a kind carry in each language: what its layout is made for."""
    titles = _by_kind(content).get(kind, set())
    return {
        language: max([LEAST_ROOM, *(width_of(title) for title, spoken in titles if spoken == language)])
        for language in content.languages
    }


def _by_kind(content: ContentSet) -> dict[str, set[tuple[str, str]]]:
    found: dict[str, set[tuple[str, str]]] = {}
    for kind, piece in content.every_piece():
        for language in content.languages:
            titles = [content.title(piece, language), *content.part_titles(piece, language).values()]
            found.setdefault(kind, set()).update((title, language) for title in titles)
    return found
