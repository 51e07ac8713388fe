"""Which field of a kind fills which slot of a look."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from generator.print.looks.vocabulary import Look, Slot, Takes
from generator.print.looks.wording import or_else, say
from validator.base.issue import near
from validator.base.speech.sentences import Sentence, Text, in_a_row

FITS: dict[Takes, frozenset[str]] = {
    "title": frozenset({"text", "one_of"}),
    "text": frozenset({"text", "number", "one_of", "card"}),
    "number": frozenset({"number", "one_of", "text"}),
    "one_of": frozenset({"one_of"}),
    "icon": frozenset({"icon", "one_of"}),
    "picture": frozenset({"picture"}),
    "list": frozenset({"list"}),
    "colour": frozenset({"colour", "one_of"}),
}
"""The types of fields that may be put into a slot by name."""
SELF: dict[Takes, str] = {
    "text": "text",
    "number": "number",
    "one_of": "one_of",
    "icon": "icon",
    "picture": "picture",
    "list": "list",
    "colour": "colour",
}
"""The type of field that goes into a slot by itself; the piece's own title goes into a title."""


class Offered(NamedTuple):
    """A field of a kind: its type, the values it may have, and whether a piece may leave it out.

    ``colours``, ``icons`` and ``pictures`` are those of values that have one; ``when`` are the values that a piece must
    have for the field to be shown.
    """

    type: str
    values: tuple[str, ...] = ()
    optional: bool = False
    of: str = ""
    colours: Mapping[str, str] = {}
    icons: Mapping[str, str] = {}
    pictures: Mapping[str, str] = {}
    when: Mapping[str, Any] = {}


class Misfit(NamedTuple):
    """What is wrong with a slot that a kind names: a code, a sentence, what was found and what is accepted."""

    slot: str
    code: str
    message: Sentence
    found: Text
    accepted: Text
    suggestion: str | None


def bound(look: Look, fields: Mapping[str, Offered], wanted: Mapping[str, str]) -> dict[str, str]:
    """The field of each slot that has one: as ``wanted``, else the one of its name, else the next of its type."""
    slots = look.slots
    filled = {name: field for name, field in wanted.items() if name in slots and field in fields}
    for name, slot in slots.items():
        if name in filled or name in wanted.values():
            continue
        if name in fields and fields[name].type in accepted_by(slot):
            filled[name] = name
    for best in range(2):
        for name, slot in slots.items():
            if name not in filled and len(slot.types) > best:
                kind = SELF.get(slot.types[best])
                free = (field for field, offered in fields.items() if field not in filled.values())
                field = next((field for field in free if fields[field].type == kind), None)
                if field is not None:
                    filled[name] = field
    return filled


def accepted_by(slot: Slot) -> frozenset[str]:
    """The types of fields that a slot takes when it is asked to."""
    return frozenset().union(*(FITS[one] for one in slot.types))


def misfits(look: Look, name: str, fields: Mapping[str, Offered], wanted: Mapping[str, str]) -> Iterator[Misfit]:
    """Everything wrong with the slots that a kind fills by name."""
    slots = look.slots
    for slot, field in wanted.items():
        if slot not in slots:
            yield Misfit(
                slot, "unknown-slot", say("no-slot", look=repr(name)), repr(slot), in_a_row(slots), near(slot, slots)
            )
        elif field not in fields:
            yield Misfit(
                slot,
                "unknown-field",
                say("no-field"),
                repr(field),
                in_a_row(fields) if fields else say("none-declared"),
                near(field, fields),
            )
        elif fields[field].type not in accepted_by(slots[slot]):
            takes = or_else(sorted(accepted_by(slots[slot])))
            yield Misfit(
                slot,
                "slot-type",
                say("slot-takes", slot=repr(slot), look=repr(name), types=takes),
                say("typed-field", field=repr(field), type=fields[field].type),
                takes,
                None,
            )


def unfilled(look: Look, filled: Mapping[str, str]) -> list[str]:
    """The slots that the look is made for and that nothing fills."""
    return [name for name, slot in look.slots.items() if not slot.optional and name not in filled and _is_field(slot)]


def _is_field(slot: Slot) -> bool:
    return "title" not in slot.types
