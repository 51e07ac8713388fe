"""Two sets of one game laid side by side. It knows no game: everything is read off the declared types."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, cast

import msgspec

from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.content.packs.travelling import LOOKS
from validator.content.places import CONTENT
from validator.content.vocabulary import Piece
from validator.play.differences.found import Change, Compared, PieceChange, Side
from validator.play.differences.looks import look_changes
from validator.play.differences.texts import text_changes
from validator.play.differences.values import changes, shown

_OF_THE_SET = ("title", "languages", "players", "status", "profile", "note")
_SAID_ELSEWHERE = ("id", "title")


def compared(first: ContentSet, second: ContentSet) -> Compared:
    """What differs from the first set to the second.

    Raises:
        WrongUse: they are of two games.
    """
    games = first.words.game, second.words.game
    if games[0] != games[1]:
        raise WrongUse(
            f"{first.name} is a set of {games[0]} and {second.name} of {games[1]}: no card of one is in both"
        )
    return Compared(
        game=games[0],
        first=_side(first),
        second=_side(second),
        set=tuple(_of_the_set(first, second)),
        rules=tuple(changes(msgspec.to_builtins(first.rules), msgspec.to_builtins(second.rules))),
        parts=tuple(_parts(first, second)),
        pieces=tuple(_pieces(first, second)),
        texts=tuple(text_changes(first, second)),
        looks=tuple(look_changes(first, second)),
        files=tuple(_files(first, second)),
    )


def _side(content: ContentSet) -> Side:
    designs = sum(map(len, content.pieces.values()))
    return Side(name=content.name, shown=content.place.shown, titles=content.manifest.title, designs=designs)


def _of_the_set(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    for field in _OF_THE_SET:
        before, after = (msgspec.to_builtins(getattr(content.manifest, field)) for content in (first, second))
        yield from changes(before, after, field)


def _parts(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    """Lines of the parts list, each said by how many there are and how they are printed."""
    before, after = (
        {line.kind: msgspec.to_builtins(line) for line in content.manifest.parts} for content in (first, second)
    )
    for kind in dict.fromkeys([*before, *after]):
        if kind in before and kind in after:
            yield from changes(before[kind], after[kind], kind)
        elif before.get(kind) != after.get(kind):
            sides = (str(lines[kind]["count"]) if kind in lines else None for lines in (before, after))
            yield Change(path=kind, before=next(sides), after=next(sides))


def _pieces(first: ContentSet, second: ContentSet) -> Iterator[PieceChange]:
    """Every design that is not the same in both, by kind."""
    for kind in dict.fromkeys([*first.pieces, *second.pieces]):
        before, after = ({piece.id: piece for piece in content.pieces.get(kind, ())} for content in (first, second))
        for name in dict.fromkeys([*before, *after]):
            found = _piece(kind, name, (first, before.get(name)), (second, after.get(name)))
            if found is not None:
                yield found


def _piece(
    kind: str, name: str, first: tuple[ContentSet, Piece | None], second: tuple[ContentSet, Piece | None]
) -> PieceChange | None:
    sides = [(content, piece) for content, piece in (first, second) if piece is not None]
    found = tuple(_field_changes(*sides[0], *sides[1])) if len(sides) == 2 else ()
    if len(sides) == 2 and not found:
        return None
    content, piece = sides[-1]
    spans = [one.span(name) for one, _ in sides]
    return PieceChange(
        id=name,
        kind=kind,
        titles={language: content.title(piece, language) for language in content.languages},
        first=first[1] is not None,
        second=second[1] is not None,
        changes=found,
        places=tuple(f"{span.file}:{span.line}" for span in spans),
    )


def _field_changes(first: ContentSet, before: Piece, second: ContentSet, after: Piece) -> Iterator[Change]:
    for language in (one for one in first.languages if one in second.languages):
        titles = first.called(before, language), second.called(after, language)
        if titles[0] != titles[1]:
            yield Change(path=f"title.{language}", before=titles[0], after=titles[1])
    plain = (cast(dict[str, Any], msgspec.to_builtins(piece)) for piece in (before, after))
    one, other = ({name: value for name, value in side.items() if name not in _SAID_ELSEWHERE} for side in plain)
    yield from changes(one, other)


def _files(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    """Pictures, icons and fonts of the sets' own folders, by what they hold."""
    before, after = (_hashes(content) for content in (first, second))
    for name in sorted({*before, *after}):
        if before.get(name) != after.get(name):
            yield Change(path=name, before=_short(before.get(name)), after=_short(after.get(name)))


def _hashes(content: ContentSet) -> dict[str, str]:
    """What the files that a set is drawn with hold, nearest folder first; those of the box are the same for all."""
    found: dict[str, str] = {}
    for folder in (one for one in content.folders if one.parent != CONTENT):
        below = chain.from_iterable(folder.glob(f"{part}/*") for part in ("pictures", "icons", "fonts"))
        for file in sorted(below):
            if file.suffix.lower() in LOOKS and file.is_file():
                found.setdefault(file.relative_to(folder).as_posix(), _hash(file))
    return found


def _hash(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def _short(digest: str | None) -> str | None:
    return None if digest is None else shown(digest[:12])
