"""The backs of a kit's kinds: those of looks, each kind's in a colour of its own, with an icon or a picture."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from generator.print.drawing.colours import in_full
from generator.print.layout.units import Picture
from generator.print.layout.vocabulary import NO_BACK, AnyPart, Card, Face, Faces, Icon, Panel, Title
from generator.print.looks.binding import Offered
from generator.print.looks.hues import HUES, tones
from validator.content.kits.declared import Back

ACCENT = "accent"
EMBLEM = 0.36
"""How much of a back's smaller side an icon on it takes."""
SPARKS = frozenset({"spark"})


class Behind(NamedTuple):
    """A kind's back: the parts of the look it is made of, its card, its fields, and what the kind asks for."""

    kind: str
    parts: tuple[AnyPart, ...] | None
    card: Card
    fields: Mapping[str, Offered]
    wish: Back | None = None


class Backs(NamedTuple):
    """The faces of backs by name, and the back of each kind."""

    faces: dict[str, Face]
    chosen: dict[str, Faces]


def backs_of(behind: Iterable[Behind], icons: Mapping[str, str], hues: Mapping[str, str]) -> Backs:
    """All backs; ``icons`` are those of values, ``hues`` the colours of kinds whose backs are not in the accent."""
    backs = Backs({}, {})
    for one in behind:
        name = f"{one.kind}-back"
        if one.parts is None:
            backs.chosen[one.kind] = NO_BACK
            continue
        wish = one.wish or Back()
        plain = _named(one.kind) if one.kind in hues else {}
        backs.faces[name] = _face(one, plain, wish.icon, wish.picture)
        backs.chosen[one.kind] = name
        if wish.by is not None:
            offered = one.fields[wish.by]
            for value in offered.values:
                backs.faces[f"{name}-{value}"] = _of_value(one, wish, offered, value, icons, plain)
            backs.chosen[one.kind] = (f"{name}-{{{wish.by}}}", name)
    return backs


def _of_value(
    one: Behind, wish: Back, offered: Offered, value: str, icons: Mapping[str, str], plain: dict[str, str]
) -> Face:
    """The back of the pieces that have a value of a field: in its colour, with its icon, or its picture."""
    if offered.type == "picture":
        return _face(one, plain, None, value)
    if offered.type == "icon":
        return _face(one, plain, value, wish.picture)
    sign = icons.get(value) if offered.type == "one_of" else None
    return _face(one, {f"{ACCENT}{tone}": f"of-{value}{tone}" for tone in TONES}, wish.icon or sign, wish.picture)


TONES = tuple(name.removeprefix(ACCENT) for name in tones(ACCENT, "#000000", "standard"))
"""The endings of the names of colours that are made from one."""


def _named(kind: str) -> dict[str, str]:
    return {f"{ACCENT}{tone}": f"{tint_of(kind)}{tone}" for tone in TONES}


def tint_of(kind: str) -> str:
    """The name of the colour of a kind's back."""
    return f"back-{kind.replace('_', '-')}"


def _face(one: Behind, colours: dict[str, str], icon: str | None, picture: str | None) -> Face:
    parts = one.parts or ()
    card = one.card
    if picture is not None:
        bleed = card.bleed
        parts = (Picture(file=picture, box=(-bleed, -bleed, card.width + 2 * bleed, card.height + 2 * bleed)),)
    if icon is not None:
        parts = (*_without_middle(parts), *_emblem(card, icon))
    return Face(parts=parts, card=card, colours=colours, common=True)


def _without_middle(parts: tuple[AnyPart, ...]) -> tuple[AnyPart, ...]:
    """The parts without the sign and the title in the middle, whose place an icon takes."""
    return tuple(_inside(part) for part in parts if not _is_in_the_middle(part))


def _is_in_the_middle(part: AnyPart) -> bool:
    return isinstance(part, Title) or (isinstance(part, Panel) and part.shape in SPARKS)


def _inside(part: Any) -> Any:
    return msgspec.structs.replace(part, parts=_without_middle(part.parts)) if hasattr(part, "parts") else part


def _emblem(card: Card, icon: str) -> Iterable[AnyPart]:
    side = min(card.width, card.height) * EMBLEM
    disc = side * 1.4
    for shape, length, fill in (("ellipse", disc, "accent-line"), ("ellipse", disc - 1.2, "accent-field")):
        box = ((card.width - length) / 2, (card.height - length) / 2, length, length)
        yield Panel(box=_tidy(box), shape=shape, fill=fill)
    box = ((card.width - side) / 2, (card.height - side) / 2, side, side)
    yield Icon(box=_tidy(box), icon=icon, ink="accent-on", accent="accent-on", paper="accent-field")


def _tidy(box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    left, top, wide, high = (round(length, 3) for length in box)
    return left, top, wide, high


def hues_for(behind: Iterable[Behind], accent: str, palette: Sequence[str] = HUES) -> dict[str, str]:
    """The colour of each kind's back: the first in the accent unless it asks for another, all others told apart."""
    hues: dict[str, str] = {}
    taken: list[str] = []
    waiting = [one for one in behind if one.parts is not None]
    for one in waiting:
        if one.wish is not None and one.wish.colour is not None:
            hues[one.kind] = in_full(one.wish.colour)
            taken.append(hues[one.kind])
    for one in waiting:
        if one.kind in hues:
            continue
        if accent not in taken:
            taken.append(accent)
            continue
        hues[one.kind] = max(palette, key=lambda hue: min(_apart(hue, other) for other in taken))
        taken.append(hues[one.kind])
    return hues


def _apart(one: str, other: str) -> int:
    """How far two colours are apart; one that is a name is nowhere near."""
    if not (one.startswith("#") and other.startswith("#")):
        return 3 * 255 * 255
    pairs = ((int(colour[at : at + 2], 16) for colour in (one, other)) for at in (1, 3, 5))
    return sum((first - second) ** 2 for first, second in pairs)
