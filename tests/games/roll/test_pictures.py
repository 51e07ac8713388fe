"""Pictures of Roll for the Galaxy: each face of a tile has one of its own."""

from __future__ import annotations

from generator.print.faces.sides import layout_of
from validator.content.vocabulary import Piece
from validator.play.lookup import open_set


def faces_of_tiles() -> list[str]:
    """The name of the picture of every face of a tile."""
    return [
        f"picture-{piece.id}-{getattr(face, 'colour', 'development')}"
        for _, piece in open_set("roll").every_piece()
        for face in faces(piece)
    ]


def faces(piece: Piece) -> list[object]:
    """The developments and worlds of a piece."""
    found = (getattr(piece, side, None) for side in ("front", "back", "left", "right", "world"))
    return [face for face in found if hasattr(face, "powers")]


def test_no_two_faces_share_a_composition() -> None:
    layout = layout_of(open_set("roll"))
    pictures = [views for name, views in layout.scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) == len(faces_of_tiles())


def test_each_face_has_a_picture_of_its_own() -> None:
    scenes = layout_of(open_set("roll")).scenes
    assert [name for name in faces_of_tiles() if name not in scenes] == []
