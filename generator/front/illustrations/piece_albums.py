"""Faces, names and words of some pieces of a set in one language, and what the set promises that play should show, for
pages; and all faces of a deck's own pieces on one drawing, small and in rows, to be looked over at a glance.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from simple_html import SafeString

from generator.print.faces.pictured import Standing
from generator.print.faces.sides import Sides, faces_of
from generator.print.writers.gallery import gallery_svg
from validator.base import svg
from validator.base.issue import ContentError
from validator.base.svg import drawing, given
from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.content.places import travels
from validator.content.vocabulary import Word
from validator.play.engine.game import Promise
from validator.play.lookup import game_of, open_set
from validator.play.playtest.page.book import Album, Face, face_name

_INNER = re.compile(r'(id="|href="#|url\(#)(?=[gscl]-\d+["\')])')


def album_where_drawn(content: ContentSet, language: str, shown: Collection[str], lead: str = "") -> Album:
    """The same as `piece_album`, without faces where the set cannot be drawn; ``check`` says why."""
    try:
        return piece_album(content, language, shown, lead)
    except ContentError:
        return piece_album(content, language, shown, lead, pictured=False)


def piece_album(
    content: ContentSet,
    language: str,
    shown: Collection[str],
    lead: str = "",
    *,
    pictured: bool = True,
    standing: Standing | None = None,
    is_kept: bool = False,
) -> Album:
    """An album of some pieces; ``lead`` is what every name begins with, so that two sets share a page. Where not
    ``pictured`` there are words alone. What is ``standing`` is not drawn again. Of an album that ``is_kept`` the faces
    are kept besides only where the set is somebody's own: edited, it will need most of them again.

    Of a set that does not speak the language, in English, or else in its first.

    Raises:
        ContentError: the layout cannot be used.
    """
    if language not in content.languages:
        language = "en" if "en" in content.languages else content.languages[0]
    drawn: list[Sides] = []
    if shown and pictured:
        is_read_only = is_kept and travels(content.place)
        drawn, _ = faces_of(content, language, only=shown, standing=standing, is_open=True, is_read_only=is_read_only)
    describer = Describer(content, language)
    every = [piece for _, piece in content.every_piece()]
    names = distinct_names({piece.id: describer.name(piece) for piece in every})
    pieces = [piece for piece in every if piece.id in shown]
    gallery = gallery_svg({face_name(f"{lead}{side.id}"): side.front for side in drawn})
    return Album(
        language=language,
        titles={f"{lead}{piece.id}": names[piece.id] for piece in pieces},
        kinds={kind: describer.kind(piece_album[0]) for kind, piece_album in content.pieces.items() if piece_album},
        texts={f"{lead}{piece.id}": describer.line(piece) for piece in pieces},
        gallery=_INNER.sub(rf"\g<1>{lead}", gallery) if lead else gallery,
        faces={f"{lead}{side.id}": Face(side.front.width, side.front.height) for side in drawn},
    )


def distinct_names(names: Mapping[str, str]) -> dict[str, str]:
    """Names by id; those that several pieces share are followed by the id."""
    often = Counter(names.values())
    return {piece: name if often[name] == 1 or name == piece else f"{name} {piece}" for piece, name in names.items()}


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
    wording = {}
    for promise in promises:
        family, _, rest = promise.key.partition(":")
        whole, shared = f"promise-{family}-{rest}", f"promise-{family}"
        if texts.has(whole):
            wording[promise.key] = texts.say(whole)
        elif texts.has(shared):
            piece = pieces.get(promise.piece or "")
            trail = list(_trail(piece, promise.path)) if piece else []
            word = trail[-1] if trail and isinstance(trail[-1], Word) else None
            part = _part(rest, promise.piece)
            head, _, tail = part.partition("-")
            wording[promise.key] = texts.say(
                shared,
                title=_title(trail, language) or names.get(promise.piece or "", rest),
                piece=promise.piece,
                part=part,
                head=head,
                tail=tail,
                number=_number(promise.path),
                word=describer.part_line(word, "").rstrip("。.") if word else None,
            )
    return wording


def _trail(piece: msgspec.Struct, path: tuple[str | int, ...]) -> Iterator[Any]:
    """What lies along a path into a piece, outermost first, as far as the piece holds it."""
    trail: Any = piece
    for step in path:
        trail = trail[step] if isinstance(step, int) else getattr(trail, step, None)
        if trail is None:
            return
        yield trail


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


def promised_album(
    content: ContentSet, language: str, shown: Collection[str], standing: Standing, *, pictured: bool
) -> Album:
    """An album, to be kept, of some pieces and of all that the set promises; what is ``standing`` is not drawn again.

    Where not ``pictured`` there are words alone.

    Raises:
        ContentError: the layout cannot be used.
    """
    game = game_of(content)
    names = distinct_names({piece.id: Describer(content, language).name(piece) for _, piece in content.every_piece()})
    promised = promises_in(content, language, game.promises(game.table(content)), names)
    album = piece_album(content, language, shown, pictured=pictured, standing=standing, is_kept=True)
    return album._replace(promises=promised)


WIDTH, GAP = 900.0, 12.0
"""How wide a sheet is, and what lies between faces, in mm of the faces."""


def contact_sheet(deck: Path, language: str) -> str | None:
    """The sheet of a set's own pieces as a drawing in SVG; None where the set has no faces in that language.

    Raises:
        ContentError: the set or its layout cannot be used.
    """
    content = open_set(str(deck))
    if language not in content.languages:
        return None
    sides, _ = faces_of(content, language, only=_own(content))
    return _drawn(sides) if sides else None


def _own(content: ContentSet) -> set[str]:
    return {piece.id for _, piece in content.every_piece() if content.is_own(content.span(piece.id))}


def _drawn(sides: list[Sides]) -> str:
    """Faces from left to right, each row as high as its highest face."""
    uses, x, y, high = [], 0.0, 0.0, 0.0
    for side in sides:
        width, height = side.front.width, side.front.height
        if x and x + width > WIDTH:
            x, y, high = 0.0, y + high + GAP, 0.0
        box = given(x=f"{x:g}", y=f"{y:g}", width=f"{width:g}", height=f"{height:g}")
        uses.append(svg.use({"href": f"#{face_name(side.id)}", **box}))
        x, high = x + width + GAP, max(high, height)
    gallery = gallery_svg({face_name(side.id): side.front for side in sides})
    return drawing(f"0 0 {WIDTH:g} {y + high:g}", SafeString(gallery), *uses)
