"""Looks and the kinds that wear them become a layout, with what stands where a piece has no picture."""

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from generator.print.drawing.coverage import LEAST_CONTRAST, contrast
from generator.print.layout.units import NOTHING, Picture
from generator.print.layout.vocabulary import AnyPart, Art, Card, Face, Group, Icon, Layout, Panel
from generator.print.looks.backs import Behind, backs_of, hues_for, tint_of
from generator.print.looks.binding import Offered
from generator.print.looks.filling import ACCENT, Filling, called
from generator.print.looks.hands import back_in, front_in
from generator.print.looks.hues import HUES, LOW_INK, hues_of, known_icon, marks_of, tones
from generator.print.looks.shelves import hands, stock, stock_in
from generator.print.looks.stretching import fit_of, hung, stretched
from generator.print.looks.vocabulary import Look
from validator.content.kits.declared import Art as Wish
from validator.content.kits.declared import Back

Lists = dict[str, tuple[AnyPart, ...]]
TONED = "-art"
"""How colours end of which there are lighter and darker ones."""
EMBLEM = 0.62
"""How much of its window an emblem takes."""
WINDOWS = {"panorama": (69.0, 94.0)}
"""The size in mm that a scene is drawn for; all others are drawn for a window."""
WINDOW = (54.0, 32.0)


class Pictured(NamedTuple):
    """What a kind has for pictures: its fields, what it asks for, and the icon that each value has."""

    kind: str
    fields: Mapping[str, Offered]
    wish: Wish | None
    icons: Mapping[str, str]


def with_art(parts: tuple[AnyPart, ...], one: Pictured, lists: Lists) -> tuple[AnyPart, ...]:
    """The parts with pictures that fall back as the kind says; the lists they fall back on are added to ``lists``."""
    if one.wish is None and not any(offered.pictures for offered in one.fields.values()):
        return parts
    return tuple(_part(part, one, lists) for part in parts)


def _part(part: Any, one: Pictured, lists: Lists) -> Any:
    if isinstance(part, Picture) and part.file is None:
        return _fallen_back(part, one, lists)
    if hasattr(part, "parts"):
        return msgspec.structs.replace(part, parts=with_art(part.parts, one, lists))
    return part


def _fallen_back(part: Picture, one: Pictured, lists: Lists) -> Picture:
    """A picture whose place others take: of values first, then of the kind, then what the look has."""
    if one.wish is not None:
        part = _by_wish(part, one, one.wish, lists)
    for field, offered in one.fields.items():
        if offered.pictures:
            files = {value: (_picture(part, file),) for value, file in offered.pictures.items()}
            part = _by_value(part, one, field, files, lists)
    return part


def _toned(part: Picture, wish: Wish, one: Pictured) -> Picture:
    """The part in a colour that has lighter and darker ones: its own, that of the value it goes by, or the accent."""
    if part.tint.endswith(TONED):
        return part
    by = wish.by if wish.by is not None and one.fields[wish.by].type == "one_of" else None
    return msgspec.structs.replace(part, tint=f"{ACCENT}{TONED}" if by is None else f"of-{{{by}}}{TONED}")


def _by_wish(part: Picture, one: Pictured, wish: Wish, lists: Lists) -> Picture:
    part = _toned(part, wish, one)
    if wish.by is not None:
        offered = one.fields[wish.by]
        if offered.type == "icon":
            return _hung(part, one, tuple(_emblem(part, f"{{{wish.by}}}")), lists)
        emblems = {value: tuple(_emblem(part, one.icons[value])) for value in offered.values}
        return _by_value(part, one, wish.by, emblems, lists)
    if wish.icon is not None:
        return _hung(part, one, tuple(_emblem(part, wish.icon)), lists)
    if wish.picture is not None:
        return _hung(part, one, (_picture(part, wish.picture),), lists)
    if wish.scene == NOTHING:
        return msgspec.structs.replace(part, otherwise=NOTHING)
    return _hung(part, one, (_scene(part, wish.scene or ""),), lists)


def _hung(part: Picture, one: Pictured, held: tuple[AnyPart, ...], lists: Lists) -> Picture:
    name = f"{one.kind}-instead-{len(lists) + 1}"
    lists[name] = held
    return msgspec.structs.replace(part, otherwise=name, drawn_for=part.box)


def _by_value(
    part: Picture, one: Pictured, field: str, held: Mapping[str, tuple[AnyPart, ...]], lists: Lists
) -> Picture:
    """A fallback for each value of a field; a value without one falls back as the part did."""
    stem = f"{one.kind}-instead-{len(lists) + 1}"
    for value in (*one.fields[field].values, "None", ""):
        lists[f"{stem}-{value}"] = held.get(value) or tuple(_as_before(part))
    return msgspec.structs.replace(part, otherwise=f"{stem}-{{{field}}}", drawn_for=part.box)


def _as_before(part: Picture) -> Iterator[AnyPart]:
    if part.otherwise not in (None, NOTHING):
        yield Group(use=part.otherwise)


def _picture(part: Picture, file: str) -> AnyPart:
    return msgspec.structs.replace(part, source=None, file=file, otherwise=NOTHING, name=None, drawn_for=None)


def _scene(part: Picture, scene: str) -> AnyPart:
    width, height = WINDOWS.get(scene, WINDOW)
    left, top, wide, high = part.box
    scale = max(wide / width, high / height)
    inner = Art(box=(0.0, 0.0, round(wide / scale, 3), round(high / scale, 3)), scene=scene, tint=part.tint)
    return Group(at=(left, top), scale=scale, parts=(inner,))


def _emblem(part: Picture, icon: str) -> Iterator[AnyPart]:
    """A large sign on a quiet ground, in the colours of the piece."""
    left, top, wide, high = part.box
    side = min(wide, high) * EMBLEM
    middle = (left + wide / 2, top + high / 2)
    disc = side * 1.36
    yield Panel(box=part.box, shape=part.shape or "rect", radius=part.radius, fill=part.tint)
    if disc <= min(wide, high):
        box = (middle[0] - disc / 2, middle[1] - disc / 2, disc, disc)
        yield Panel(box=_tidy(box), shape="ellipse", fill=f"{part.tint}-light")
    box = (middle[0] - side / 2, middle[1] - side / 2, side, side)
    dark = f"{part.tint}-dark"
    yield Icon(box=_tidy(box), icon=icon, ink=dark, accent=dark, paper=f"{part.tint}-light")


def _tidy(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    left, top, wide, high = (round(length, 3) for length in box)
    return left, top, wide, high


MOST_STEPS = 8
"""So often a colour may be another's name."""
THEMES = ("standard", LOW_INK)


class Worn(NamedTuple):
    """A kind in its look: its size, its fields, which of them fill which slots, and the colours its pieces name.

    ``back_of`` is the look that its ``back`` is made of, None where it has none; ``art`` stands for pictures.
    Pieces wear one of the ``others`` that have that value of the field ``by``. ``even`` titles are of one size; a
    ``hand`` draws all of it; ``strange`` slots hold a field that they would call by a wrong name.
    """

    kind: str
    look: Look
    card: Card
    fields: Mapping[str, Offered]
    filled: Mapping[str, str]
    titled: bool = True
    colours: tuple[str, ...] = ()
    back_of: Look | None = None
    back: Back | None = None
    art: Wish | None = None
    others: Mapping[str, "Worn"] = {}
    by: str = ""
    even: bool = False
    hand: str | None = None
    strange: frozenset[str] = frozenset()

    @property
    def behind(self) -> Behind:
        """Its back, drawn for its size."""
        look = self.back_of
        if look is None or look.back is None:
            return Behind(self.kind, None, self.card, self.fields, self.back)
        named = {**stock().parts, **look.parts}
        apart = called(stretched(look.back, named, fit_of(look, self.card)), look.slots)
        parts = Filling(look, {}, {}, titled=True).parts(apart)
        if self.hand is not None:
            parts = back_in(parts, hands()[self.hand], look, self.card)
        return Behind(self.kind, parts, self.card, self.fields, self.back)


_WHITE = "#ffffff"
"""What signs of values are drawn in."""


def layout_for(
    worn: Iterable[Worn], icons: Container[str], stated: Mapping[str, str] | None = None, hand: str | None = None
) -> Layout:
    """A layout in which each kind has its look; ``icons`` are the names of all there are.

    Colours made from others follow those that are ``stated``, such as ``accent`` and ``of-red``. A ``hand`` draws
    grounds, paper, backs and scenes, in its palette.
    """
    dressed = [_in_hand(_with_known_icons(one, icons), hand) for one in worn]
    common, palette = stock_in(hand), HUES if hand is None else hands()[hand].palette
    behind = [one.behind for one in dressed]
    base = {ACCENT: palette[0], **common.themes[THEMES[0]], **(stated or {})}
    hues = hues_for(behind, base[ACCENT], palette)
    looks = [each.look for one in dressed for each in (one, *one.others.values())]
    looks += [one.back_of for one in dressed if one.back_of is not None]
    themes = {name: _colours(name, dressed, looks, stated or {}, hues, hand) for name in THEMES}
    marked = _marked(dressed)
    pale = {one for one in marked if contrast(themes[THEMES[0]][f"of-{one}"], _WHITE) < LEAST_CONTRAST}
    marks = marks_of(marked, icons, _joined(one.icons for one in _every_field(dressed)), pale)
    signs = {value: mark.icon for value, mark in marks.items()}
    faces: dict[str, Face] = {}
    lists: dict[str, tuple[AnyPart, ...]] = {}
    for one in dressed:
        faces |= _faces(one, signs, lists)
    backs = backs_of(behind, signs, hues)
    return Layout(
        card=dressed[0].card if dressed else Card(),
        themes=themes,
        marks={**marks, **common.marks, **_joined(look.marks for look in looks)},
        scenes={**common.scenes, **_joined(look.scenes for look in looks)},
        parts=lists,
        faces={**faces, **backs.faces},
        fronts={one.kind: (f"{one.kind}-as-{{{one.by}}}", one.kind) if one.others else one.kind for one in dressed},
        backs={"standard": backs.chosen},
    )


def _with_known_icons(one: Worn, icons: Container[str]) -> Worn:
    """A kind without icons that there are not, which are told elsewhere."""
    back, art = one.back, one.art
    if back is not None and back.icon is not None:
        back = msgspec.structs.replace(back, icon=known_icon(back.icon, icons))
    if art is not None and art.icon is not None:
        name = known_icon(art.icon, icons)
        art = None if name is None else msgspec.structs.replace(art, icon=name)
    others = {value: other._replace(art=art) for value, other in one.others.items()}
    return one._replace(back=back, art=art, others=others)


def _in_hand(one: Worn, hand: str | None) -> Worn:
    """A kind as a hand draws it, and those that its pieces wear instead."""
    others = {value: other._replace(hand=hand) for value, other in one.others.items()}
    return one._replace(hand=hand, others=others)


def _faces(one: Worn, signs: Mapping[str, str], lists: dict[str, tuple[AnyPart, ...]]) -> dict[str, Face]:
    """The front of a kind, and those of its pieces that wear another look."""
    faces = {one.kind: _front(one, one.kind, signs, lists)}
    for value, other in one.others.items():
        name = f"{one.kind}-as-{value}"
        faces[name] = _front(other, name, signs, lists)
    return faces


def _front(one: Worn, name: str, signs: Mapping[str, str], lists: dict[str, tuple[AnyPart, ...]]) -> Face:
    look, fit = one.look, fit_of(one.look, one.card)
    filling = Filling(look, one.filled, one.fields, one.titled, one.even, one.strange)
    named = {**stock().parts, **look.parts}
    filled = filling.parts(called(stretched(look.front, named, fit), look.slots))
    if one.hand is not None:
        filled = front_in(filled, hands()[one.hand], one.card)
    front = hung(filled, name, lists)
    return Face(parts=with_art(front, Pictured(name, one.fields, one.art, signs), lists), card=one.card)


def _every_field(dressed: Iterable[Worn]) -> Iterator[Offered]:
    for one in dressed:
        yield from one.fields.values()


def _colours(
    theme: str,
    dressed: Iterable[Worn],
    looks: Iterable[Look],
    stated: Mapping[str, str],
    backs: Mapping[str, str],
    hand: str | None,
) -> dict[str, str]:
    """The theme: what all looks share, what each adds, and the colours of values and of backs."""
    common, palette = stock_in(hand).themes, HUES if hand is None else hands()[hand].palette
    own = {ACCENT: palette[0], **common[THEMES[0]], **common[theme]}
    base = {**own, **stated}
    # A colour that only the theme states comes with the theme, which sees whether anything is drawn in it.
    colours = {**tones(ACCENT, base[ACCENT], theme), **{name: base[name] for name in own}}
    fields: dict[str, Iterable[str]] = {}
    chosen: dict[str, str] = {}
    for look in looks:
        colours |= look.themes.get(THEMES[0], {}) | look.themes.get(theme, {})
    for one in dressed:
        fields |= {f"{one.kind}.{name}": offered.values for name, offered in one.fields.items()}
        fields[f"{one.kind}."] = one.colours
        chosen = {**_joined(offered.colours for offered in one.fields.values()), **chosen}
    hues = {f"of-{value}": chosen.get(value, plain) for value, plain in hues_of(fields, palette).items()}
    hues |= {tint_of(kind): hue for kind, hue in backs.items()}
    for name, plain in hues.items():
        hue = _hex(stated.get(name, plain), base)
        colours |= {tone: colour for tone, colour in tones(name, hue, theme).items() if tone not in colours}
    accents = {name: colour for name, colour in colours.items() if name.partition("-")[0] == ACCENT}
    for nothing in ("None", ""):
        colours |= {f"of-{nothing}{name.removeprefix(ACCENT)}": name for name in accents}
    return colours


def _hex(colour: str, known: Mapping[str, str]) -> str:
    """The digits of a colour that may be a name of the theme; of one that is not known, those of no value."""
    for _ in range(MOST_STEPS):
        if colour.startswith("#"):
            return colour.lower()
        colour = known.get(colour, HUES[-1])
    return HUES[-1]


def _marked(dressed: Iterable[Worn]) -> list[str]:
    """Every value that has a mark, once, in the order of kinds and fields."""
    values = (value for one in dressed for offered in one.fields.values() for value in offered.values)
    return list(dict.fromkeys(values))


def _joined(tables: Iterable[Mapping[str, object]]) -> dict:  # type: ignore[type-arg]
    joined: dict[str, object] = {}
    for table in tables:
        joined |= table
    return joined
