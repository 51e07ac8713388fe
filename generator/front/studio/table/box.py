"""What lies in the box of a set: its pieces with their faces, how many of each, and dice with faces of their own."""

from __future__ import annotations

from typing import Any

from generator.front.studio.work.faces import Drawn, Faces
from generator.print.faces.sides import Sides
from validator.content.vocabulary import Piece

DICE_FACES = "faces"
"""The field of a kit's die that holds what stands on its sides."""


def box_of(faces: Faces, reference: str, language: str) -> dict[str, Any]:
    """All designs as a table wants them. Raises ContentError, WrongUse as `Faces.of`."""
    drawn = faces.of(reference, language)
    backs: dict[str, list[Sides]] = {}
    pieces = [
        {
            "id": side.id,
            "kind": side.kind,
            "title": side.title,
            "count": side.count,
            "width": side.front.width,
            "height": side.front.height,
            "back": _like(side, backs.setdefault(side.kind, [])),
        }
        for side in drawn.sides.values()
    ]
    return {"pieces": pieces, "dice": dice_of(drawn)}


def _like(side: Sides, known: list[Sides]) -> str | None:
    """The first piece of the kind whose back looks the same, so that a deck of one back is one drawing."""
    if side.back is None:
        return None
    found = next((other for other in known if other.back == side.back), None)
    if found is None:
        known.append(side)
    return (found or side).id


def dice_of(drawn: Drawn) -> list[dict[str, Any]]:
    """The dice of a kit: id, how many, and the words on their sides."""
    every = [piece for _, piece in drawn.content.every_piece()]
    return [{"id": piece.id, "count": piece.count, "faces": found} for piece in every if (found := _sides(piece))]


def _sides(piece: Piece) -> list[str]:
    found = getattr(piece, DICE_FACES, None)
    return [str(one) for one in found] if isinstance(found, tuple) and len(found) > 1 else []
