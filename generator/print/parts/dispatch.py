"""The named drawings a layout may place: each turns one part of a layout file into scene items."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from generator.print.drawing.scene import Group, Item, scaled, turned
from generator.print.layout import boards as board_words
from generator.print.layout import boards as hex_words
from generator.print.layout import vocabulary as words
from generator.print.layout.units import Part, Picture
from generator.print.parts import art, boards, cut_outs, engraving, hex_map, panels, series, spaces, wording
from generator.print.parts.desk import Desk, LayoutFault, Saying, Spoken, say
from validator.base.speech.sentences import in_a_row
from validator.content.kits.counting import Between

MOST_PARTS = 20_000
"""So many parts are drawn on one face, those of lists that others use counted each time; ours have a few hundred."""

MOST_SCALE = 100
"""So much larger than written groups in groups are drawn; one alone at most 20 times."""


def group(part: words.Group, desk: Desk) -> tuple[Item, ...]:
    """Parts that belong together, turned and with a base of their own."""
    if not wanted(part, desk):
        return ()
    base, place, scale = desk.base, desk.place, desk.scale
    desk.scale = scale * part.scale
    if desk.scale > MOST_SCALE:
        raise LayoutFault(say("scaled-too-much", most=MOST_SCALE))
    if part.base is not None:
        desk.base, desk.place = desk.value(part.base), f"{place}/{part.base}"
    items = together(part, desk)
    desk.base, desk.place, desk.scale = base, place, scale
    if part.turn % 360:
        about = part.about or (desk.card.width / 2, desk.card.height / 2)
        items = (Group(items, turned(part.turn, *about)),)
    if (part.at == (0.0, 0.0) and part.scale == 1) or not items:
        return items
    return (Group(items, scaled(part.scale, *part.at)),)


def wanted(part: words.Group, desk: Desk) -> bool:
    """Whether the switch and the fields that the group depends on ask for it."""
    if part.when is not None and not desk.studio.switch(part.when):
        return False
    if part.given is not None and not desk.holds(part.given):
        return False
    if part.lacking is not None and desk.holds(part.lacking):
        return False
    for path, value in part.only.items():
        if not _fits(desk.value(path), value):
            return False
    return not (part.unless and any(_fits(desk.value(path), value) for path, value in part.unless.items()))


def _fits(found: object, value: object) -> bool:
    if isinstance(value, tuple):
        return any(_fits(found, one) for one in value)
    if isinstance(value, Between):
        return isinstance(found, int | float) and not isinstance(found, bool) and value.holds(found)
    return found is None or found == () if value is None else found == value and found is not None


def picture(part: Picture, desk: Desk) -> tuple[Item, ...]:
    """A picture of the set."""
    return art.picture(part, desk, named)


def sections(part: board_words.Sections, desk: Desk) -> tuple[Item, ...]:
    """Values sorted into sections, one below the other."""
    return series.sections(part, desk, lambda name: partial(together, words.Group(use=name)))


def row(part: words.Row, desk: Desk) -> tuple[Item, ...]:
    """Parts once for each value, side by side."""
    return series.row(part, desk, partial(together, part))


def around(part: words.Around, desk: Desk) -> tuple[Item, ...]:
    """Parts once for each value, turned about a point."""
    return series.around(part, desk, partial(together, part))


def hexes(part: hex_words.Hexes, desk: Desk) -> tuple[Item, ...]:
    """A map of hexes with what lies on them."""
    return hex_map.hexes(part, desk, named)


def shelf(part: hex_words.Shelf, desk: Desk) -> tuple[Item, ...]:
    """Groups of parts in rows below a map."""
    return hex_map.shelf(part, desk, named)


def rack(part: board_words.Rack, desk: Desk) -> tuple[Item, ...]:
    """Columns of spaces with their heads."""
    return spaces.rack(part, desk, named)


def sides(part: words.Sides, desk: Desk) -> tuple[Item, ...]:
    """Parts once for each side of a die."""
    return series.sides(part, desk, partial(together, part))


def together(part: words.Group | words.Row | words.Around | words.Sides, desk: Desk) -> tuple[Item, ...]:
    """What a part holds: its named list, then its own parts (LayoutFault if there is no such list)."""
    first = () if part.use is None else named(part.use, desk)
    return (*first, *drawn(part.parts, desk))


def named(pattern: str | tuple[str, ...], desk: Desk) -> tuple[Item, ...]:
    """A named list of parts, drawn, or the first of several that there is (LayoutFault: none of the last name)."""
    name = list_named(pattern, desk)
    desk.enter(name)
    items = drawn(desk.studio.layout.parts[name], desk)
    desk.leave()
    return items


def list_named(pattern: str | tuple[str, ...], desk: Desk) -> str:
    """Which list of parts is meant, the first of several that there is (LayoutFault: none of the last name)."""
    if isinstance(pattern, str) and pattern in desk.studio.layout.parts:
        return pattern
    *others, last = (pattern,) if isinstance(pattern, str) else pattern
    name = next((name for name in map(desk.name, others) if name in desk.studio.layout.parts), "") or desk.name(last)
    if name not in desk.studio.layout.parts:
        known = desk.studio.layout.parts
        raise LayoutFault(say("no-parts", name=repr(name), known=in_a_row(known)), name, known)
    return name


DRAWERS: dict[type[Part], Callable[[Any, Desk], tuple[Item, ...]]] = {
    words.Panel: panels.panel,
    words.Frame: panels.frame,
    words.Number: panels.number,
    words.Icon: panels.icon,
    words.Badge: panels.badge,
    words.Badges: panels.badges,
    words.Pattern: panels.pattern,
    words.Texture: panels.texture,
    words.Paper: engraving.paper,
    words.Border: engraving.border,
    words.Guilloche: engraving.guilloche,
    words.Text: wording.text,
    words.Title: wording.title,
    words.Sentence: wording.sentence,
    words.Edge: panels.edge,
    words.Art: art.art,
    Picture: picture,
    words.Group: group,
    board_words.Sections: sections,
    words.Row: row,
    words.Around: around,
    words.Sides: sides,
    board_words.Cells: boards.cells,
    board_words.Ring: boards.ring,
    board_words.Track: spaces.track,
    board_words.Spaces: spaces.spaces,
    board_words.Rack: rack,
    board_words.Table: spaces.table,
    board_words.Outline: cut_outs.outline,
    board_words.Fold: cut_outs.fold,
    board_words.Pips: cut_outs.pips,
    board_words.Net: cut_outs.net,
    hex_words.Hexes: hexes,
    hex_words.Rails: hex_map.tracks,
    hex_words.Shelf: shelf,
}


SPEAKING = frozenset((words.Text, words.Title, words.Sentence, board_words.Spaces, board_words.Table))
"""Parts that say something; all others are drawn alike in every language."""


def drawn(parts: Iterable[Part], desk: Desk) -> tuple[Item, ...]:
    """The parts' items, in the order they are drawn."""
    items: list[Item] = []
    measures = desk.studio.spoken is not None
    for part in parts:
        desk.work += 1
        if desk.work > MOST_PARTS:
            raise LayoutFault(say("too-many-parts", most=f"{MOST_PARTS:,}"))
        if measures and type(part) in SPEAKING:
            desk.sayings.append(Saying(part, desk.base, desk.place, desk.scale))
        items += DRAWERS[type(part)](part, desk)
    return tuple(items)


def said(spoken: Spoken, desk: Desk) -> None:
    """What a face says, in the desk's language; else it is as it was when it was measured."""
    desk.card, desk.palette = spoken.card, spoken.palette
    for part, desk.base, desk.place, desk.scale in spoken.sayings:
        DRAWERS[type(part)](part, desk)
    desk.studio.icons.asked |= spoken.icons
    desk.studio.pictures.asked |= spoken.pictures
    desk.studio.whole.pieces_read |= spoken.reads_pieces
