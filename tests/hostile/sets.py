"""A small kit that hostile files are laid into."""

from __future__ import annotations

from collections.abc import Mapping

from tests.hostile.trial import SET

MANIFEST = b"game: kit\ntitle: {en: Goblin Market}\nlanguages: [en]\n"
KIT = b"""kinds:
  goblin:
    form: card
    size: poker
    look: classic
    fields:
      cost: {type: number, from: 0, to: 9, optional: true}
      suit: {type: one_of, values: [moss, ember, frost], optional: true}
      text: {type: text, rich: true, optional: true}
"""
CARDS = b"goblin:\n  - {id: G1, title: {en: Lamp}, cost: 1, suit: moss}\n"


def files_with(files: Mapping[str, bytes], cards: bytes = b"") -> dict[str, bytes]:
    """The files of the kit with some of these in its folder, and with cards, if there are any, in YAML."""
    plain = {"set.yaml": MANIFEST, "kit.yaml": KIT} | ({"cards.yaml": cards} if cards else {})
    return {f"{SET}/{name}": content for name, content in (plain | dict(files)).items()}
