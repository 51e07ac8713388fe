"""What a set promises that play should show, said in a language for the pages of its reports."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.content.vocabulary import Word
from validator.play.engine.game import Promise


def promises_in(
    content: ContentSet, language: str, promises: Iterable[Promise], names: Mapping[str, str]
) -> dict[str, str]:
    """What the set's texts say of promises, by key.

    ``rule:wild`` is said by message ``promise-rule-wild``, or else by ``promise-rule`` with these values: ``title``
    (the piece it is about, or the part of it that has a name), ``piece`` (its id), ``part`` (what the key holds beside
    the id), ``head`` and ``tail`` (of the part, before and after its first dash), ``number`` (which entry of a list,
    from 1) and ``word`` (the sentence of the effect it is about). Promises that no message tells are left out.

    Args:
        names: of pieces, by id.
    """
    texts, pieces = content.texts(language), {piece.id: piece for _, piece in content.every_piece()}
    describer = Describer(content, language)
    found = {}
    for promise in promises:
        family, _, rest = promise.key.partition(":")
        whole, shared = f"promise-{family}-{rest}", f"promise-{family}"
        if texts.has(whole):
            found[promise.key] = texts.say(whole)
        elif texts.has(shared):
            piece = pieces.get(promise.piece or "")
            trail = list(_trail(piece, promise.path)) if piece else []
            word = trail[-1] if trail and isinstance(trail[-1], Word) else None
            part = _part(rest, promise.piece)
            head, _, tail = part.partition("-")
            found[promise.key] = texts.say(
                shared,
                title=_title(trail, language) or names.get(promise.piece or "", rest),
                piece=promise.piece,
                part=part,
                head=head,
                tail=tail,
                number=_number(promise.path),
                word=describer.part_line(word, "").rstrip("。.") if word else None,
            )
    return found


def _trail(piece: msgspec.Struct, path: tuple[str | int, ...]) -> Iterator[Any]:
    """What lies along a path into a piece, outermost first, as far as the piece holds it."""
    found: Any = piece
    for step in path:
        found = found[step] if isinstance(step, int) else getattr(found, step, None)
        if found is None:
            return
        yield found


def _title(trail: list[Any], language: str) -> str:
    """The name of the innermost part that has one of its own."""
    for thing in reversed(trail):
        for own in (getattr(thing, "title", None), getattr(thing, "name", None)):
            if own and isinstance(own, Mapping):
                return str(own.get(language) or next(iter(own.values())))
    return ""


def _part(rest: str, piece: str | None) -> str:
    """What a key holds beside the id of its piece, which may stand at either end."""
    if piece and rest.startswith(piece):
        return rest.removeprefix(piece).strip("-")
    return rest.removesuffix(piece or "").strip("-")


def _number(path: tuple[str | int, ...]) -> int:
    """Which entry of a list a path leads to, from 1; 0 where it leads to none."""
    places = [step for step in path if isinstance(step, int)]
    return places[-1] + 1 if places else 0
