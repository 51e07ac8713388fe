"""Looks and the kinds that wear them become a layout."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from generator.print.layout.vocabulary import NO_BACK, AnyPart, Card, Face, Layout
from generator.print.looks.binding import Offered
from generator.print.looks.filling import ACCENT, Filling
from generator.print.looks.hues import HUES, LOW_INK, hues_of, marks_of, tones
from generator.print.looks.shelves import stock
from generator.print.looks.stretching import fit_of, hung, stretched
from generator.print.looks.vocabulary import Look

THEMES = ("standard", LOW_INK)


class Worn(NamedTuple):
    """A kind in its look: its size, its fields, which of them fill which slots, and the colours its pieces name."""

    kind: str
    look: Look
    card: Card
    fields: Mapping[str, Offered]
    filled: Mapping[str, str]
    titled: bool = True
    colours: tuple[str, ...] = ()


def layout_for(worn: Iterable[Worn], icons: Iterable[str], stated: Mapping[str, str] | None = None) -> Layout:
    """A layout in which each kind has its look; ``icons`` are the names of all there are.

    Colours made from others follow those that are ``stated``, such as ``accent`` and ``of-red``.
    """
    dressed = list(worn)
    common = stock()
    faces: dict[str, Face] = {}
    lists: dict[str, tuple[AnyPart, ...]] = {}
    for one in dressed:
        faces |= _faces(one, lists)
    looks = [one.look for one in dressed]
    return Layout(
        card=dressed[0].card if dressed else Card(),
        themes={name: _colours(name, dressed, stated or {}) for name in THEMES},
        marks={**marks_of(_marked(dressed), icons), **common.marks, **_joined(look.marks for look in looks)},
        scenes={**common.scenes, **_joined(look.scenes for look in looks)},
        parts=lists,
        faces=faces,
        fronts={one.kind: one.kind for one in dressed},
        backs={"standard": {one.kind: _back_name(one) for one in dressed}},
    )


def _faces(one: Worn, lists: dict[str, tuple[AnyPart, ...]]) -> dict[str, Face]:
    look, fit = one.look, fit_of(one.look, one.card)
    filling = Filling(look, one.filled, one.fields, one.titled)
    named = {**stock().parts, **look.parts}
    front = filling.parts(stretched(look.front, named, fit))
    faces = {one.kind: Face(parts=hung(front, one.kind, lists), card=one.card)}
    if look.back is not None:
        plain = Filling(look, {}, {}, titled=True)
        faces[_back_name(one)] = Face(parts=plain.parts(stretched(look.back, named, fit)), card=one.card)
    return faces


def _back_name(one: Worn) -> str:
    return NO_BACK if one.look.back is None else f"{one.kind}-back"


def _colours(theme: str, dressed: Iterable[Worn], stated: Mapping[str, str]) -> dict[str, str]:
    """The theme: what all looks share, what each adds, and the colours of values."""
    base = {ACCENT: HUES[0], **stock().themes[THEMES[0]], **stock().themes[theme], **stated}
    found = {**tones(ACCENT, base[ACCENT], theme), **base}
    fields: dict[str, Iterable[str]] = {}
    for one in dressed:
        found |= one.look.themes.get(THEMES[0], {}) | one.look.themes.get(theme, {})
        fields |= {f"{one.kind}.{name}": offered.values for name, offered in one.fields.items()}
        fields[f"{one.kind}."] = one.colours
    for value, plain in hues_of(fields).items():
        hue = stated.get(f"of-{value}", plain)
        found |= {name: colour for name, colour in tones(f"of-{value}", hue, theme).items() if name not in found}
    accents = {name: colour for name, colour in found.items() if name.partition("-")[0] == ACCENT}
    for nothing in ("None", ""):
        found |= {f"of-{nothing}{name.removeprefix(ACCENT)}": name for name in accents}
    return found


def _marked(dressed: Iterable[Worn]) -> list[str]:
    """Every value that has a mark, once, in the order of kinds and fields."""
    values = (value for one in dressed for offered in one.fields.values() for value in offered.values)
    return list(dict.fromkeys(values))


def _joined(tables: Iterable[Mapping[str, object]]) -> dict:  # type: ignore[type-arg]
    found: dict[str, object] = {}
    for table in tables:
        found |= table
    return found
