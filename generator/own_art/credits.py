"""Which icons of the library stand on some drawings, so that who drew them is named."""

from __future__ import annotations

from collections.abc import Iterable

from generator.drawing.scene import Group, Item, Packed, Scene, Use

CREDIT = "icons: Lorc, Delapouite & contributors, game-icons.net, CC BY 3.0"
"""What is printed in the margin of every sheet of a set that uses some."""
_NAMED = "icon-game-icons:"


def borrowed(scenes: Iterable[Scene]) -> list[str]:
    """The names of all icons of the library on these scenes, sorted."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting: list[Item] = [item for scene in scenes for item in scene.items]
    while waiting:
        item = waiting.pop()
        if isinstance(item, Group):
            waiting += item.items
        elif isinstance(item, Use):
            if item.symbol.name not in seen:
                seen.add(item.symbol.name)
                waiting += item.symbol.items
        elif isinstance(item, Packed):
            seen.update(inner.name for inner in item.inner)
            seen.update(name for name, _ in item.uses)
    for name in seen:
        if name.startswith(_NAMED):
            found.add(_bare(name.removeprefix("icon-")))
    return sorted(found)


def _bare(title: str) -> str:
    """An icon's name: its symbol's, without the one colour that every icon of the library has."""
    return title.rpartition("-")[0]
