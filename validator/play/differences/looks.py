"""What of the layout, the theme, the icons and the rules is not the same, by the names a designer gave it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from validator.content.loading import ContentSet
from validator.content.manifest import Theme
from validator.content.places import CONTENT, KIT, RULES, THEME
from validator.content.source import plain, read
from validator.play.differences.found import Change
from validator.play.differences.values import changes

LAYOUT, ICONS = "layout", "icons.yaml"
_GROUPS = ("faces", "fronts", "backs", "parts", "scenes", "themes", "marks")
"""Fields of a layout that hold things by name: a difference is told by that name."""


def look_changes(first: ContentSet, second: ContentSet) -> Iterator[Change]:
    """Small files value by value, layouts by the name of what differs and in how many places it does."""
    before, after = (_theme(content) for content in (first, second))
    yield from changes(before, after, "theme")
    before, after = (_laid_over(content, KIT) for content in (first, second))
    yield from changes(before, after, "kit")
    before, after = (_rules(content) for content in (first, second))
    yield from changes(before, after, RULES)
    if _layout_files(first) != _layout_files(second):
        yield from _counted(_together(first, _layout_files(first)), _together(second, _layout_files(second)), LAYOUT)
    before, after = (_laid_over(content, ICONS) for content in (first, second))
    for name in dict.fromkeys([*before, *after]):
        if before.get(name) != after.get(name):
            sides = ("drawn" if name in icons else None for icons in (before, after))
            yield Change(path=f"icons.{name}", before=next(sides), after=_other(next(sides), name in before))


def _other(said: str | None, was_there: bool) -> str | None:
    return "drawn otherwise" if said and was_there else said


def _laid_over(content: ContentSet, name: str) -> dict[str, Any]:
    return _together(content, [folder / name for folder in reversed(content.folders)])


def _rules(content: ContentSet) -> dict[str, Any]:
    """The rules that play a kit: its own, or those of the nearest that it extends."""
    return next((found for folder in content.folders if (found := _read(content, folder / RULES))), {})


def _theme(content: ContentSet) -> dict[str, Any]:
    """The theme, in a file of its own or in ``set.yaml``, with its colours under the word ``colours``."""
    found: dict[str, Any] = {}
    for folder in reversed(content.folders):
        inline = _read(content, folder / "set.yaml").get("theme") if folder.parent != CONTENT else None
        for stated in (_read(content, folder / THEME), inline if isinstance(inline, dict) else {}):
            for name, value in stated.items():
                colours = {name: value} if name not in Theme.__struct_fields__ else {}
                field, held = ("colours", colours) if colours else (name, value)
                before = found.get(field)
                found[field] = before | held if isinstance(before, dict) and isinstance(held, dict) else held
    return found


def _layout_files(content: ContentSet) -> list[Path]:
    """The layouts of the set and of those it extends, nearest last."""
    found: list[Path] = []
    for folder in reversed(content.folders):
        found += [folder / f"{LAYOUT}.yaml", *sorted(folder.glob(f"{LAYOUT}-*.yaml"))]
    return [file for file in found if file.is_file()]


def _together(content: ContentSet, files: list[Path]) -> dict[str, Any]:
    """What files hold together, by name, later ones over the others."""
    found: dict[str, Any] = {}
    for file in files:
        for field, value in _read(content, file).items():
            held = found.get(field)
            found[field] = held | value if isinstance(held, dict) and isinstance(value, dict) else value
    return found


def _read(content: ContentSet, file: Path) -> dict[str, Any]:
    if not file.is_file():
        return {}
    data = plain(read(file, content.shown(file)), [])
    return data if isinstance(data, dict) else {}


def _counted(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterator[Change]:
    """Each named thing that differs, with the one value that does or how many do."""
    for name in dict.fromkeys([*before, *after]):
        one, other, inner = before.get(name), after.get(name), f"{path}.{name}"
        if one == other:
            continue
        if name in _GROUPS and isinstance(one, dict) and isinstance(other, dict) and path == LAYOUT:
            yield from _counted(one, other, inner)
            continue
        found = list(changes(one, other, inner))
        if len(found) == 1:
            yield found[0]
        elif one is None or other is None:
            yield Change(path=inner, before=None if one is None else "there", after=None if other is None else "there")
        else:
            yield Change(path=inner, before="as it was", after=f"{len(found)} values differ")
