"""Whole pieces given their titles: in the piece itself, or in each part of it that carries one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from validator.content.loading import ContentSet
from validator.content.vocabulary import titled_parts
from validator.lab.titles.avoided import room_in, titles_in
from validator.lab.titles.facts import Wanted, wanted_of
from validator.lab.titles.lists import Lists
from validator.lab.titles.naming import Title, titles_for

Fields = Mapping[str, Any]


class _Place(NamedTuple):
    """Where a title goes: which piece, and which part of it (None: the piece itself)."""

    piece: int
    part: str | None
    wanted: Wanted


def entitled(
    content: ContentSet, lists: Lists, pieces: Sequence[tuple[str, Fields]], seed: int
) -> list[dict[str, Any]]:
    """The fields of each piece with its title in every language of the set; pieces are given as (kind, fields).

    ``content`` is the set that the pieces come beside: none of them is called as one of its own. Each must have an id.

    Raises:
        ContentError: the words make too few titles.
        msgspec.ValidationError: the fields are none of their kind.
    """
    places = [place for number, (kind, fields) in enumerate(pieces) for place in _places(content, number, kind, fields)]
    widest = {kind: room_in(content, kind) for kind in {place.wanted.kind for place in places}}
    wanted = [place.wanted for place in places]
    titles = titles_for(lists, wanted, titles_in(content), content.languages, seed, widest)
    found = [dict(fields) for _, fields in pieces]
    for place, title in zip(places, titles, strict=True):
        found[place.piece] = _with_title(found[place.piece], place.part, title)
    return found


def _places(content: ContentSet, number: int, kind: str, fields: Fields) -> list[_Place]:
    if kind in content.words.untitled:
        return []
    typed = msgspec.convert(dict(fields), content.words.kinds[kind], str_keys=True)
    parts = titled_parts(typed)
    if not parts:
        if kind in content.words.untitled:
            return []
        return [_Place(number, None, wanted_of(kind, typed))]
    return [_Place(number, part, wanted_of(kind, value)) for part, value in parts.items()]


def _with_title(fields: dict[str, Any], part: str | None, title: Title) -> dict[str, Any]:
    """The fields with the title after the id, where a person would write it."""
    if part is not None:
        return {**fields, part: _with_title(dict(fields[part]), None, title)}
    first = {name: fields[name] for name in ("id", "is") if name in fields}
    rest = {name: value for name, value in fields.items() if name not in (*first, "title")}
    return {**first, "title": title, **rest}
