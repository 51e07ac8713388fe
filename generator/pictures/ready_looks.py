"""Ready looks drawn with the examples of their slots: how the list of looks and the manual show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from generator.drawing.icons import IconSet, icons_of
from generator.drawing.scene import Scene
from generator.faces.sides import parts_of
from generator.layout.vocabulary import NO_BACK, Layout
from generator.looks.binding import Offered, bound
from generator.looks.layouts import Worn, layout_for
from generator.looks.shelves import FOLDER
from generator.looks.vocabulary import Look, Slot
from generator.parts.desk import Desk, Studio
from generator.parts.dispatch import drawn
from validator.content.texts import Texts
from validator.content.vocabulary import Piece, Rules
from validator.issue import Issue, Span

EXAMPLE = "example"


def looks_icons() -> IconSet:
    """Our icons and those of the looks."""
    return icons_of([FOLDER])


def example_sides(name: str, look: Look, language: str, theme: str = "standard") -> tuple[list[Scene], list[Issue]]:
    """The front of an example and its back if it has one; and whatever did not fit.

    Raises:
        LayoutFault: the look names something that does not exist.
    """
    icons = looks_icons()
    offered = {slot: _offered(one) for slot, one in look.slots.items() if _is_shown(one)}
    worn = Worn(EXAMPLE, look, look.card, offered, bound(look, offered, {}), titled="title" in look.slots)
    layout = layout_for([worn], icons.names())
    studio = Studio(layout, theme, icons, Texts(language, []), Rules(), {})
    issues: list[Issue] = []
    title = _said(look.slots["title"].sample, language) if "title" in look.slots else ""
    piece = _piece(look, offered, language)
    scenes = [_scene(studio, layout, EXAMPLE, f"{name}", piece, title, issues)]
    back = layout.backs["standard"][EXAMPLE]
    if isinstance(back, str) and back != NO_BACK:
        scenes.append(_scene(studio, layout, back, f"{name}-back", None, "Proofpress", issues))
    return scenes, issues


def _is_shown(slot: Slot) -> bool:
    return slot.sample is not None and "title" not in slot.types


def _offered(slot: Slot) -> Offered:
    kind = slot.types[0]
    values = slot.sample if isinstance(slot.sample, tuple) else (slot.sample,)
    named = kind in ("one_of", "list", "colour")
    return Offered(kind, tuple(map(str, values)) if named else (), of="one_of" if kind == "list" else "")


def _piece(look: Look, offered: Mapping[str, Offered], language: str) -> Piece:
    """A piece with the examples as its fields."""
    fields: Any = [(name, Any) for name in offered]
    kind = msgspec.defstruct("Example", fields, bases=(Piece,), frozen=True, kw_only=True)
    values = {name: _value(look.slots[name].sample, language) for name in offered}
    piece: Piece = kind(id=f"{EXAMPLE}-{look.title.get('en', '')}", title={"en": EXAMPLE}, **values)
    return piece


def _value(sample: object, language: str) -> object:
    return _said(sample, language) if isinstance(sample, dict) else sample


def _said(sample: object, language: str) -> str:
    """An example in a language, else in English."""
    if isinstance(sample, dict):
        return str(sample.get(language) or sample.get("en", ""))
    return str(sample or "")


def _scene(
    studio: Studio, layout: Layout, face: str, name: str, piece: Piece | None, title: str, issues: list[Issue]
) -> Scene:
    def report(code: str, message: str, *path: str | int) -> Issue:
        return Issue(code=code, message=f"{name}: {message}", span=Span(f"content/looks/{name}.yaml"))

    desk = Desk(studio, piece, title, issues, report)
    whole = parts_of(layout, face)
    desk.card = whole.card or layout.card
    items = drawn(whole.parts, desk)
    card = desk.card
    return Scene(name, title, card.width, card.height, items, card.bleed, card.corner, card.outline)


