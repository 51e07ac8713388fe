"""Pictures of Galaxy Trucker: each adventure has one of its own."""

from __future__ import annotations

from generator.print.faces.sides import layout_of
from validator.play.lookup import open_set


def test_no_two_adventures_share_a_composition() -> None:
    layout = layout_of(open_set("trucker"))
    pictures = [views for name, views in layout.scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) == 60


def test_each_adventure_has_a_picture_of_its_own() -> None:
    content = open_set("trucker")
    names = [f"picture-{piece.id}" for kind, piece in content.every_piece() if kind == "adventure"]
    assert [name for name in names if name not in layout_of(content).scenes] == []
