"""Faces, names and words of some pieces of a set in one language, for pages that show no games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping

from generator.print.faces.sides import faces_of
from generator.print.faces.standing import Standing
from generator.print.writers.gallery import gallery_svg
from validator.base.issue import ContentError
from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.play.playtest.page.album import Album, Face, face_name

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
) -> Album:
    """An album of some pieces; ``lead`` is what every name begins with, so that two sets share a page. Where not
    ``pictured`` there are words alone. What is ``standing`` is not drawn again.

    Of a set that does not speak the language, in English, or else in its first.

    Raises:
        ContentError: the layout cannot be used.
    """
    if language not in content.languages:
        language = "en" if "en" in content.languages else content.languages[0]
    drawn = faces_of(content, language, only=shown, standing=standing)[0] if shown and pictured else []
    describer = Describer(content, language)
    every = [piece for _, piece in content.every_piece()]
    names = told_apart({piece.id: describer.name(piece) for piece in every})
    pieces = [piece for piece in every if piece.id in shown]
    gallery = gallery_svg({face_name(f"{lead}{side.id}"): side.front for side in drawn})
    return Album(
        language=language,
        titles={f"{lead}{piece.id}": names[piece.id] for piece in pieces},
        kinds={kind: describer.kind(found[0]) for kind, found in content.pieces.items() if found},
        texts={f"{lead}{piece.id}": describer.line(piece) for piece in pieces},
        gallery=_INNER.sub(rf"\g<1>{lead}", gallery) if lead else gallery,
        faces={f"{lead}{side.id}": Face(side.front.width, side.front.height) for side in drawn},
    )


def told_apart(names: Mapping[str, str]) -> dict[str, str]:
    """Names by id; those that several pieces share are followed by the id."""
    often = Counter(names.values())
    return {piece: name if often[name] == 1 or name == piece else f"{name} {piece}" for piece, name in names.items()}
