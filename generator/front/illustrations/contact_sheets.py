"""All faces of a deck's own pieces on one drawing, small and in rows, to be looked over at a glance."""

from __future__ import annotations

from pathlib import Path

from generator.print.faces.sides import Sides, faces_of
from generator.print.writers.gallery import gallery_svg
from validator.content.loading import ContentSet
from validator.play.lookup import open_set
from validator.play.playtest.page.album import face_name

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
        uses.append(f'<use href="#{face_name(side.id)}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>')
        x, high = x + width + GAP, max(high, height)
    gallery = gallery_svg({face_name(side.id): side.front for side in sides})
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {y + high:g}">{gallery}{"".join(uses)}</svg>\n'
    )
