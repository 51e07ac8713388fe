"""Which icons of the library stand on some drawings, so that who drew them is named."""

from __future__ import annotations

from collections.abc import Iterable

from generator.print.drawing.scene import Packed, Scene, Use, inside

CREDIT = "icons: Lorc, Delapouite & contributors, game-icons.net, CC BY 3.0"
"""What is printed in the margin of every sheet of a set that uses some."""
_NAMED = "icon-game-icons:"


def borrowed(scenes: Iterable[Scene]) -> list[str]:
    """The names of all icons of the library on these scenes, sorted."""
    names: set[str] = set()
    for item in inside(item for scene in scenes for item in scene.items):
        if isinstance(item, Use):
            names.add(item.symbol.name)
        elif isinstance(item, Packed):
            names.update(inner.name for inner in item.inner)
            names.update(name for name, _ in item.uses)
    return sorted({_bare(name.removeprefix("icon-")) for name in names if name.startswith(_NAMED)})


def _bare(title: str) -> str:
    """An icon's name: its symbol's, without the one colour that every icon of the library has."""
    return title.rpartition("-")[0]
