"""Whole pieces given their titles: in the piece itself or in each part that carries one, and names of what is in it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from validator.base.locks import learnt
from validator.content.loading import ContentSet
from validator.content.vocabulary import titled_parts
from validator.play.lab.titles.avoided import room_in, titles_in
from validator.play.lab.titles.facts import Wanted, wanted_of
from validator.play.lab.titles.lists import Lists
from validator.play.lab.titles.naming import Title, titles_for

Fields = Mapping[str, Any]


class _Place(NamedTuple):
    """Where a title goes: which piece, and the path in it of what bears the title; ``field`` is title, or name."""

    piece: int
    path: tuple[str | int, ...]
    wanted: Wanted
    field: str = "title"


def entitled(
    content: ContentSet, lists: Lists, pieces: Sequence[tuple[str, Fields]], seed: int
) -> list[dict[str, Any]]:
    """The fields of each piece with its title in every language of the set; pieces are given as (kind, fields).

    What in a piece has a ``name`` in several languages, such as the towns of a map, gets another one, by the patterns
    for the field it is listed in.
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
        found[place.piece] = _with_title(found[place.piece], place.path, place.field, title)
    return found


def _places(content: ContentSet, number: int, kind: str, fields: Fields) -> list[_Place]:
    typed = msgspec.convert(dict(fields), learnt(content.words.kinds[kind]), str_keys=True)
    parts = titled_parts(typed)
    places = [_Place(number, (part,), wanted_of(kind, value)) for part, value in parts.items()]
    if not parts and kind not in content.words.untitled:
        places.append(_Place(number, (), wanted_of(kind, typed)))
    return places + [
        _Place(number, path, wanted_of(next(step for step in reversed(path) if isinstance(step, str)), named), "name")
        for path, named in _named(fields, ())
    ]


def _named(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], Fields]]:
    """Whatever lies in an entry and has a name by language, with its path."""
    if isinstance(value, Mapping) and path and isinstance(value.get("name"), Mapping):
        yield path, value
    inner: Iterable[tuple[str | int, Any]] = ()
    if isinstance(value, Mapping):
        inner = value.items()
    elif isinstance(value, list | tuple):
        inner = enumerate(value)
    for step, held in inner:
        yield from _named(held, (*path, step))


def _with_title(value: Any, path: tuple[str | int, ...], field: str, title: Title) -> Any:
    """The fields with the title put in at a path: a name in its place, a title after the id, as a person writes it."""
    if path and isinstance(value, Mapping):
        return {**value, path[0]: _with_title(value[path[0]], path[1:], field, title)}
    if path:
        return [
            _with_title(held, path[1:], field, title) if step == path[0] else held for step, held in enumerate(value)
        ]
    if field in value:
        return {name: title if name == field else held for name, held in value.items()}
    first = {name: held for name, held in value.items() if name in ("id", "is", "at")}
    return {**first, field: title, **{name: held for name, held in value.items() if name not in first}}
