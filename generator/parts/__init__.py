"""The named drawings a layout may place: each turns one part of a layout file into scene items."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from generator import layout_words as words
from generator.parts import art, edges, panels, wording
from generator.parts.desk import Desk, LayoutFault
from generator.scene import Group, Item, turned


def group(part: words.Group, desk: Desk) -> tuple[Item, ...]:
    """Parts that belong together, turned and with a base of their own."""
    if part.when is not None and not desk.studio.switch(part.when):
        return ()
    named: tuple[words.AnyPart, ...] = ()
    if part.use is not None:
        if part.use not in desk.studio.layout.parts:
            raise LayoutFault(f"no parts named {part.use!r}; the layout has {', '.join(desk.studio.layout.parts)}")
        named = desk.studio.layout.parts[part.use]
    base, place = desk.base, desk.place
    if part.base is not None:
        desk.base, desk.place = desk.value(part.base), f"{place}/{part.base}"
    items = drawn((*named, *part.parts), desk)
    desk.base, desk.place = base, place
    if part.turn % 360 == 0:
        return items
    about = part.about or (desk.card.width / 2, desk.card.height / 2)
    return (Group(items, turned(part.turn, *about)),)


DRAWERS: dict[type[words.Part], Callable[[Any, Desk], tuple[Item, ...]]] = {
    words.Panel: panels.panel,
    words.Number: panels.number,
    words.Icon: panels.icon,
    words.Badge: panels.badge,
    words.Badges: panels.badges,
    words.Pattern: panels.pattern,
    words.Text: wording.text,
    words.Title: wording.title,
    words.Sentence: wording.sentence,
    words.Edge: edges.edge,
    words.Art: art.art,
    words.Group: group,
}


def drawn(parts: Iterable[words.Part], desk: Desk) -> tuple[Item, ...]:
    """The parts' items, in the order they are drawn."""
    items: list[Item] = []
    for part in parts:
        items += DRAWERS[type(part)](part, desk)
    return tuple(items)
