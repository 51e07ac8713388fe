"""A custom card of a game shows what its title names, in the place of what its scene shows otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from generator.print.drawing.scene import Group, Item, Use
from generator.print.faces.sides import faces_of
from validator.play.lookup import open_set

ENTRIES = {
    "race": "world:\n  - {{id: Z1, title: {title}, cost: 2, points: 1, good: novelty, powers: [{{do: produce_here}}]}}",
    "roll": "tile:\n  - id: Z1\n    front: {{is: development, title: {title}, cost: 2, powers: [{{do: rearrange}}]}}\n"
    "    back: {{is: world, title: {{en: Plain}}, colour: rare, cost: 3, gains: [{{do: gain_credits, credits: 1}}]}}",
    "empires": "empire:\n  - {{id: Z1, title: {title}, cost: 1, left: 1, right: 2,\n"
    "     a: {{ability: {{do: bully}}, points: 2, symbols: [military]}},\n"
    "     b: {{ability: {{do: look}}, points: 2, symbols: [trade]}}}}",
    "trucker": "adventure:\n  - {{id: Z1, title: {title}, level: 1, adventure: {{event: stardust}}}}",
}


def names(items: Iterable[Item]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Group):
            yield from names(item.items)
        elif isinstance(item, Use):
            yield item.symbol.name


def shown(game: str, title: str, folder: Path) -> set[str]:
    """What is drawn on the front of a custom card of that title."""
    (folder / "set.yaml").write_text(f"extends: {game}\ntitle: {{en: Custom}}\nlanguages: [en]\n", "utf-8")
    (folder / "cards.yaml").write_text(ENTRIES[game].format(title=f"{{en: {title}}}") + "\n", "utf-8")
    sides, issues = faces_of(open_set(str(folder)), "en")
    assert not issues
    return set(names(next(side.front for side in sides if side.front.name.startswith("Z1")).items))


@pytest.mark.parametrize("game", ENTRIES)
def test_a_custom_card_shows_what_its_title_names(game: str, tmp_path: Path) -> None:
    assert any(name.startswith("thing-icon-dragon-") for name in shown(game, "Dragon Hollow", tmp_path))


@pytest.mark.parametrize("game", ENTRIES)
def test_a_title_that_names_nothing_leaves_the_scene_as_it_is(game: str, tmp_path: Path) -> None:
    assert not any(name.startswith("thing-") for name in shown(game, "Second Chances", tmp_path))
