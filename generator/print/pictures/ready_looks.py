"""Ready looks drawn with the examples of their slots: how the list of looks and the manual show them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from generator.print.drawing.icons import IconSet, icons_of
from generator.print.drawing.scene import Scene
from generator.print.drawing.typefaces import Hand
from generator.print.faces.sides import parts_of
from generator.print.layout.vocabulary import NO_BACK, Card, Layout
from generator.print.looks.binding import Offered, bound
from generator.print.looks.layouts import Worn, layout_for
from generator.print.looks.shelves import FOLDER
from generator.print.looks.vocabulary import Look, Slot
from generator.print.parts.desk import Desk, Studio
from generator.print.parts.dispatch import drawn
from validator.base.issue import Issue, Span
from validator.base.speech.sentences import Sentences, Text
from validator.content.texts import Texts
from validator.content.vocabulary import Piece, Rules

say = Sentences(__package__)

EXAMPLE = "example"


def looks_icons() -> IconSet:
    """Our icons and those of the looks."""
    return icons_of([FOLDER])


def example_sides(
    name: str, look: Look, language: str, theme: str = "standard", card: Card | None = None, hand: Hand | None = None
) -> tuple[list[Scene], list[Issue]]:
    """The front of an example and its back if it has one, in the look's size or another; and whatever did not fit.

    A ``hand`` draws it as it draws a kit.

    Raises:
        LayoutFault: the look names something that does not exist.
    """
    icons = looks_icons()
    shared = _values_of(look)
    offered = {slot: _offered(one, shared) for slot, one in look.slots.items() if _is_shown(one)}
    filled = bound(look, offered, {})
    worn = Worn(EXAMPLE, look, card or look.card, offered, filled, titled="title" in look.slots, back_of=look)
    layout = layout_for([worn], icons, hand=hand)
    studio = Studio(layout, theme, icons, Texts(language, []), Rules(), {})
    studio.fonts.hand = hand or layout.hand
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


def _offered(slot: Slot, shared: tuple[str, ...]) -> Offered:
    kind = slot.types[0]
    named = kind in ("one_of", "colour") or (kind == "list" and not _is_written(slot))
    of = "" if kind != "list" else "text" if _is_written(slot) else "one_of"
    return Offered(kind, shared if named else (), of=of)


def _is_written(slot: Slot) -> bool:
    """Whether the example is a list of words, not of values with signs."""
    return isinstance(slot.sample, tuple) and any(not one.islower() for one in slot.sample)


def _values_of(look: Look) -> tuple[str, ...]:
    """The values of all slots that show values, each once."""
    samples = [slot.sample for slot in look.slots.values() if slot.types[0] in ("one_of", "colour", "list")]
    values = [one for sample in samples for one in (sample if isinstance(sample, tuple) else (sample,))]
    return tuple(dict.fromkeys(str(one) for one in values if one is not None))


def _piece(look: Look, offered: Mapping[str, Offered], language: str) -> Piece:
    """A piece with the examples as its fields."""
    fields: Any = [(name, Any) for name in offered]
    kind = msgspec.defstruct("Example", fields, bases=(Piece,), frozen=True, kw_only=True)
    values = {name: _value(look.slots[name].sample, language) for name in offered}
    made: Any = kind(id=f"{EXAMPLE}-{look.title.get('en', '')}", title=_titled(look), **values)
    piece: Piece = made
    return piece


def _titled(look: Look) -> dict[str, str]:
    """The example's title in each language, by which its picture is chosen."""
    sample = look.slots["title"].sample if "title" in look.slots else None
    return dict(sample) if isinstance(sample, dict) else {"en": EXAMPLE}


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
    def report(code: str, message: Text, *path: str | int, within: str = "") -> Issue:
        return Issue(
            code=code, message=say("of-look", look=name, what=message), span=Span(f"content/looks/{name}.yaml")
        )

    desk = Desk(studio, piece, title, issues, report)
    whole = parts_of(layout, face)
    desk.card = whole.card or layout.card
    items = drawn(whole.parts, desk)
    card = desk.card
    return Scene(name, title, card.width, card.height, items, card.bleed, card.corner, card.outline)
