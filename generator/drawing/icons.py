"""Icons as data: drawings on a grid of 24 units, read from ``icons.yaml`` here and in content folders."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path as File
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from generator.drawing.scene import Path, Symbol
from generator.drawing.shapes import parse
from validator.content.loading import read_typed, read_value
from validator.content.source import locate
from validator.issue import ContentError, Issue
from validator.light_yaml import yaml

GRID = 24.0
OURS = File(__file__).parent / "icons.yaml"
Colours = Literal["ink", "accent", "paper"]


class Stroke(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One outline of an icon: SVG path data, filled and/or lined in a colour role; ``width`` in grid units."""

    d: Annotated[str, Meta(min_length=2, max_length=2000)]
    fill: Colours | None = None
    line: Colours | None = None
    width: Annotated[float, Meta(gt=0, le=12)] = 1.5


Icon = tuple[Stroke, ...]
IconFile = dict[str, Icon]
"""What an ``icons.yaml`` holds: icons by name."""


class IconSet:
    """Icons by name; each drawn once for each set of colours."""

    def __init__(self, icons: Mapping[str, Icon]) -> None:
        self._icons = icons
        self.asked: set[str] = set()
        """Names that were asked for."""
        self._drawn: dict[tuple[str, str, str, str], Symbol] = {}

    def __contains__(self, name: str) -> bool:
        self.asked.add(name)
        return name in self._icons

    def written(self) -> bytes:
        """All icons as data."""
        return msgspec.json.encode(self._icons)

    def names(self) -> list[str]:
        """Every icon's name, in file order."""
        return list(self._icons)

    def symbol(self, name: str, ink: str, accent: str, paper: str, label: str | None = None) -> Symbol:
        """The icon as a symbol of 24 × 24 mm, to be placed scaled (KeyError if there is none of that name)."""
        key = (name, ink, accent, paper)
        if key not in self._drawn:
            colours = {"ink": ink, "accent": accent, "paper": paper}
            items = tuple(
                Path(
                    parse(stroke.d),
                    fill=colours[stroke.fill] if stroke.fill else None,
                    stroke=colours[stroke.line] if stroke.line else None,
                    stroke_width=stroke.width if stroke.line else 0.0,
                )
                for stroke in self._icons[name]
            )
            used = [c for role, c in colours.items() if any(role in (s.fill, s.line) for s in self._icons[name])]
            title = "-".join(["icon", name, *(colour.lstrip("#") for colour in used)])
            self._drawn[key] = Symbol(title, items, (0.0, 0.0, GRID, GRID), label)
        return self._drawn[key]


@cache
def _ours() -> dict[str, Icon]:
    return read_value(OURS, OURS.name, IconFile)


def _by_folder(file: File) -> str:
    return f"{file.parent.name}/{file.name}"


def icons_of(folders: Iterable[File], shown: Callable[[File], str] = _by_folder) -> IconSet:
    """Our icons with those of the content folders (nearest first) laid over them; ``shown`` names a file in reports.

    Raises:
        ContentError: an icon file has a fault, at its line.
    """
    icons = dict(_ours())
    for folder in reversed(list(folders)):
        file = folder / "icons.yaml"
        if file.is_file():
            found, node = read_typed(file, shown(file), IconFile)
            _check_paths(found, node)
            icons.update(found)
    return IconSet(icons)


def _check_paths(icons: Mapping[str, Icon], node: yaml.Node) -> None:
    issues = []
    for name, strokes in icons.items():
        for place, stroke in enumerate(strokes):
            try:
                parse(stroke.d)
            except ValueError as fault:
                issues.append(
                    Issue(code="icon-path", message=f"icon {name}: {fault}", span=locate(node, [name, place, "d"]))
                )
    if issues:
        raise ContentError(issues)
