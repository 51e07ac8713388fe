"""A theme laid on a layout: colours renamed, words and corners scaled; every part stays where it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from generator.print.drawing.colours import in_full
from generator.print.layout.units import TextSize, Words
from generator.print.layout.vocabulary import Layout, Number
from generator.print.theme.fonts import font_faults
from generator.print.theme.vocabulary import Stated, few_of, say, themes_of
from validator.base.issue import ContentError, Issue, near
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.loading import ContentSet
from validator.content.manifest import Corners, Sizes, Theme
from validator.content.places import CONTENT
from validator.content.source import key_at, span_of, value_at

LEAST, MOST = 2.3, 60.0
"""The sizes that words of a layout have, in mm, as `TextSize` says."""
_READ = {".yaml", ".ftl", ".csv", ".tsv"}
_UNREAD = {".xlsx", ".ods"}
FEW = 12


def themed(layout: Layout, content: ContentSet) -> Layout:
    """The layout as the themes of the set, and of the sets it extends, would have it.

    Raises:
        ContentError: everything wrong in the themes, at its line.
    """
    issues: list[Issue] = []
    themes = themes_of(content)
    issues += font_faults(content, [stated for stated in themes if stated.theme.fonts])
    for stated in themes:
        layout = _coloured(layout, stated, content, issues)
        layout = _scaled(layout, stated.theme)
        layout = _cornered(layout, stated.theme)
        layout = msgspec.structs.replace(layout, hand=stated.theme.hand or layout.hand)
    if issues:
        raise ContentError(issues)
    return layout


def stated_colours(content: ContentSet) -> dict[str, str]:
    """The colours that a set's themes state as ``#rrggbb`` for every theme, by name, the nearest last.

    Raises:
        ContentError: everything wrong with the themes' form, at its line.
    """
    stated = [pair for theme in themes_of(content) for pair in theme.theme.colours.items()]
    return {name: in_full(value) for name, value in stated if isinstance(value, str) and value.startswith("#")}


def stated_hand(content: ContentSet) -> str | None:
    """The hand that a set's themes state, the nearest (ContentError for everything wrong with the themes' form)."""
    return next((theme.theme.hand for theme in reversed(themes_of(content)) if theme.theme.hand), None)


def _coloured(layout: Layout, stated: Stated, content: ContentSet, issues: list[Issue]) -> Layout:
    colours = stated.theme.colours
    if not colours:
        return layout
    node = value_at(stated.node, "colours")
    assert node is not None
    known = list(dict.fromkeys(name for theme in layout.themes.values() for name in theme))
    themes = {name: dict(theme) for name, theme in layout.themes.items()}
    standard = next(iter(themes))
    for name, value in colours.items():
        key = key_at(node, name) or node
        if isinstance(value, Mapping):
            inner = value_at(node, name) or node
            if name not in themes:
                issues.append(_no_theme(name, key, layout))
                continue
            for one, tint in value.items():
                issues += _faults(one, tint, key_at(inner, one) or inner, inner, [*known, *value], known, content)
                themes[name][one] = in_full(tint)
            continue
        issues += _faults(name, value, key, node, [*known, *colours], known, content)
        for theme, held in themes.items():
            if theme == standard or name in held:
                held[name] = in_full(value)
    return msgspec.structs.replace(layout, themes=themes)


def _no_theme(name: str, key: yaml.Node, layout: Layout) -> Issue:
    words = [*layout.themes, *Theme.__struct_fields__]
    return Issue(
        code="unknown-theme",
        message=say("no-theme", name=repr(name)),
        span=span_of(key),
        found=repr(name),
        accepted=in_a_row(words),
        suggestion=near(name, words),
    )


def _faults(
    name: str, tint: str, key: yaml.Node, group: yaml.Node, values: list[str], known: list[str], content: ContentSet
) -> Iterator[Issue]:
    """A colour that nothing is drawn with, and one that stands for another that is not there."""
    if name not in known and not _is_used(name, content):
        yield Issue(
            code="unknown-colour",
            message=say("nothing-in-colour", name=repr(name)),
            span=span_of(key),
            found=repr(name),
            accepted=few_of(known, FEW),
            suggestion=near(name, [*known, *Theme.__struct_fields__]),
        )
    if not tint.startswith("#") and tint not in values:
        span = span_of(value_at(group, name) or key)
        yield Issue(
            code="unknown-colour",
            message=say("no-colour", name=repr(tint)),
            span=span,
            found=repr(tint),
            accepted=say("hex-or-colour", colours=few_of(known, FEW)),
            suggestion=_as_hex(tint) or near(tint, known),
        )


def _as_hex(tint: str) -> str | None:
    """A colour that CSS names, or one without its ``#``, as a theme writes it; None for any other."""
    # What reads drawings takes a while to load, and is asked of tints that are none only.
    colour_of = import_module("generator.print.own_art.svg.tree").colour_of
    colour = colour_of(tint, "") or colour_of(f"#{tint}", "")
    return f'"{colour.name}"' if colour is not None and colour.name.startswith("#") else None


def _is_used(name: str, content: ContentSet) -> bool:
    """Whether a file of the set says the name of a colour that the layout does not have; a spreadsheet may."""
    own = [folder for folder in content.folders if folder.parent != CONTENT]
    files = [file for folder in own for file in sorted(folder.rglob("*"))]
    return any(file.suffix in _UNREAD or (file.suffix in _READ and _says(file, name)) for file in files)


def _says(file: Path, name: str) -> bool:
    if file.name in ("theme.yaml", "set.yaml"):
        return False
    try:
        return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", file.read_text(encoding="utf-8")) is not None
    except (OSError, UnicodeDecodeError):
        return False


def _scaled(layout: Layout, theme: Theme) -> Layout:
    """Words larger or smaller, within the sizes that a layout may state."""
    sizes = theme.sizes
    factors = (
        msgspec.structs.asdict(sizes) if isinstance(sizes, Sizes) else dict.fromkeys(Sizes.__struct_fields__, sizes)
    )
    if all(factor == 1 for factor in factors.values()):
        return layout

    def larger(part: msgspec.Struct) -> dict[str, Any]:
        role = "number" if isinstance(part, Number) else str(getattr(part, "role", "body"))
        scaled: dict[str, Any] = {}
        for field in _sizes_of(type(part)):
            size = getattr(part, field)
            factor = factors["number" if field == "numeral" else role]
            if size is not None and factor != 1:
                scaled[field] = min(MOST, max(LEAST, round(size * factor, 3)))
        return scaled

    return _changed(layout, larger)  # type: ignore[no-any-return]


def _cornered(layout: Layout, theme: Theme) -> Layout:
    if theme.corners is None:
        return layout
    corners = theme.corners if isinstance(theme.corners, Corners) else Corners(cards=theme.corners)

    def rounder(part: msgspec.Struct) -> dict[str, Any]:
        cornered: dict[str, Any] = {}
        if corners.cards is not None and "corner" in part.__struct_fields__:
            card: Any = part
            cornered["corner"] = min(corners.cards, card.width / 2, card.height / 2)
        if corners.panels != 1 and getattr(part, "radius", None):
            cornered["radius"] = min(1000.0, round(part.radius * corners.panels, 3))  # type: ignore[attr-defined]
        return cornered

    return _changed(layout, rounder)  # type: ignore[no-any-return]


@cache
def _sizes_of(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a part that say how large words are set, but for the least that they shrink to."""
    hints = get_type_hints(kind, include_extras=True)
    sizes = (TextSize, TextSize | None)
    return tuple(name for name in kind.__struct_fields__ if name != "least" and hints[name] in sizes)


def _changed(value: Any, change: Any) -> Any:
    """A value with the fields that ``change`` gives for each group of words in it; what stays the same is the same."""
    if isinstance(value, Words):
        changed = {}
        for name in value.__struct_fields__:
            old = getattr(value, name)
            new = _changed(old, change) if isinstance(old, Words | tuple | dict) else old
            if new is not old:
                changed[name] = new
        changed |= change(value)
        return msgspec.structs.replace(value, **changed) if changed else value
    if isinstance(value, tuple):
        items = tuple(_changed(item, change) for item in value)
        return value if all(map(_same, items, value)) else items
    if isinstance(value, dict):
        entries = {name: _changed(item, change) for name, item in value.items()}
        return value if all(map(_same, entries.values(), value.values())) else entries
    return value


def _same(one: object, other: object) -> bool:
    return one is other
