"""Which field of a kind fills which slot of a look."""

from collections.abc import Iterable, Iterator, Mapping
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


COST, WORTH = "cost", "worth"
MEANT = {
    COST: frozenset(
        [
            "cost",
            "costs",
            "price",
            "prices",
            "fee",
            "toll",
            "mana",
            "費",
            "费",
            "價格",
            "价格",
            "售價",
            "售价",
            "造價",
            "造价",
            "成本",
            "消耗",
        ]
    ),
    WORTH: frozenset(
        ["worth", "points", "point", "value", "values", "score", "vp", "prestige", "glory", "分", "價值", "价值"]
    ),
}
"""Slots that say what their number is, by a coin or a star: words for it, of a field's name or of what it is called."""


class Offered(NamedTuple):
    """A field of a kind: its type, the values it may have, and whether a piece may leave it out.

    ``colours``, ``icons`` and ``pictures`` are those of values that have one; ``when`` are the values that a piece must
    have for the field to be shown; ``called`` is what it is called in any language.
    """

    type: str
    values: tuple[str, ...] = ()
    optional: bool = False
    of: str = ""
    colours: Mapping[str, str] = {}
    icons: Mapping[str, str] = {}
    pictures: Mapping[str, str] = {}
    when: Mapping[str, Any] = {}
    called: tuple[str, ...] = ()


class Misfit(NamedTuple):
    """What is wrong with a slot that a kind names: a code, a sentence, what was found and what is accepted."""

    slot: str
    code: str
    message: Sentence
    found: Text
    accepted: Text
    suggestion: str | None


def bound(look: Look, fields: Mapping[str, Offered], wanted: Mapping[str, str]) -> dict[str, str]:
    """The field of each slot that has one: as ``wanted``, else the one of its name, else the next of its type.

    A slot with a meaning of its own has a field that means this before others have one, and any other field last.
    """
    slots = look.slots
    filled = {name: field for name, field in wanted.items() if name in slots and field in fields}
    for name, slot in slots.items():
        if name in filled or name in wanted.values():
            continue
        if name in fields and fields[name].type in accepted_by(slot):
            filled[name] = name
    for best in range(2):
        for name, is_meant in (*((name, True) for name in MEANT), *((name, False) for name in _meant_last(slots))):
            if name in slots and name not in filled and len(slots[name].types) > best:
                kind = SELF.get(slots[name].types[best])
                free = (field for field, offered in fields.items() if field not in filled.values())
                fits = (field for field in free if not is_meant or means(name, field, fields[field]))
                field = next((field for field in fits if fields[field].type == kind), None)
                if field is not None:
                    filled[name] = field
    return filled


def _meant_last(slots: Iterable[str]) -> list[str]:
    """Slots in their order, those with a meaning of their own behind the others."""
    return sorted(slots, key=lambda name: name in MEANT)


def means(slot: str, field: str, offered: Offered) -> bool:
    """Whether a field is what a slot with a meaning of its own says of it."""
    called = " ".join(offered.called).casefold()
    words = {*field.split("_"), *called.split()}
    return any(word in words or (not word.isascii() and word in called) for word in MEANT[slot])


def strange(filled: Mapping[str, str], fields: Mapping[str, Offered], wanted: Mapping[str, str]) -> frozenset[str]:
    """The slots whose coin would call something a cost that is none, and that nobody ``wanted`` there."""
    return frozenset(
        name
        for name, field in filled.items()
        if name == COST and name not in wanted and name != field and not means(name, field, fields[field])
    )


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
