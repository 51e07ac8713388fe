"""Pictures of Tiny Stellar Empires: each half of a card has one of its own."""

from __future__ import annotations

from generator.print.faces.sides import layout_of
from validator.play.lookup import open_set


def test_no_two_halves_share_a_composition() -> None:
    layout = layout_of(open_set("empires"))
    pictures = [views for name, views in layout.scenes.items() if name.startswith("picture-")]
    assert len(set(pictures)) == len(pictures) == 84


def test_each_half_has_a_picture_of_its_own() -> None:
    content = open_set("empires")
    halves = [
        f"picture-{piece.id}-{half.ability.__struct_config__.tag}"
        for kind, piece in content.every_piece()
        if kind == "empire"
        for half in (piece.a, piece.b)  # type: ignore[attr-defined]
    ]
    assert [name for name in halves if name not in layout_of(content).scenes] == []
