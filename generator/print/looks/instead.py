"""What stands where a piece has no picture: that of a field's value, or the art that its kind asks for."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from generator.print.layout.units import NOTHING, Picture
from generator.print.layout.vocabulary import AnyPart, Art, Group, Icon, Panel
from generator.print.looks.binding import Offered
from generator.print.looks.filling import ACCENT
from validator.content.kits.declared import Art as Wish

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
