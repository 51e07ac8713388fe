"""A look's parts with its slots filled: slots become fields, what shows an empty slot is not drawn."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping
from typing import Any

import msgspec

from generator.print.layout.units import Picture
from generator.print.layout.vocabulary import AnyPart, Badge, Badges, Group, Icon, Number, Panel, Row, Text, Title
from generator.print.looks.binding import Offered
from generator.print.looks.stretching import SCENED
from generator.print.looks.vocabulary import Look, Slot

_BRACES = re.compile(r"\{([^{}.]+)\}")
_COLOUR = re.compile(r"of-\{([^{}.]+)\}")
ACCENT = "accent"
TITLE = "title"
"""What is given or lacking on every piece of a kind: whether its pieces have names of their own."""
PLAIN = "square"
"""The shape of a number that is none of what its slot's own shape says."""
OF_VALUE = "of-{.}"
"""The colour of a list's value, which only values of ``one_of`` have."""
PATHS = frozenset({"source", "given", "lacking", "base", "first", "last", "values"})
CONDITIONS = frozenset({"only", "unless"})
PLAIN_LIST = frozenset({"text", "number", "card", "yes_no"})
"""Lists of these have no marks; they are written out."""
SHOWN_LIST = PLAIN_LIST | {"colour", "picture"}
"""Lists whose values are shown otherwise than by marks."""


def called(parts: tuple[AnyPart, ...], slots: Mapping[str, Slot]) -> tuple[AnyPart, ...]:
    """The parts of a look, each with a name that no other has: that of the slot it shows, else the word for the part.

    The names are those of the whole look, whichever of its slots a kind fills, so that they stay when a field is added.
    """
    taken = set(_stated(parts, slots))
    return _called(parts, slots, taken, set())


def _stated(parts: tuple[AnyPart, ...], slots: Mapping[str, Slot]) -> Iterator[str]:
    for part in parts:
        if (name := _own_name(part, slots)) is not None:
            yield name
        yield from _stated(getattr(part, "parts", ()), slots)


def _called(parts: tuple[Any, ...], slots: Mapping[str, Slot], taken: set[str], given: set[str]) -> tuple[AnyPart, ...]:
    found: list[AnyPart] = []
    for part in parts:
        stated = _own_name(part, slots)
        name = stated if stated is not None and stated not in given else _free(stated or str(tag_of(part)), taken)
        given.add(name)
        changes: dict[str, Any] = {} if getattr(part, "use", None) == SCENED else {"name": name}
        if hasattr(part, "parts"):
            changes["parts"] = _called(part.parts, slots, taken, given)
        found.append(msgspec.structs.replace(part, **changes))
    return tuple(found)


def _free(stem: str, taken: set[str]) -> str:
    name, number = stem, 1
    while name in taken:
        number += 1
        name = f"{stem}-{number}"
    taken.add(name)
    return name


def _own_name(part: Any, slots: Mapping[str, Slot]) -> str | None:
    """The name that a part states, else the slot that it shows."""
    if part.name is not None:
        return str(part.name)
    if isinstance(part, Title):
        return "title"
    shown = [getattr(part, "source", None), getattr(part, "mark", None), getattr(part, "icon", None)]
    for one in (one for each in shown for one in (each if isinstance(each, tuple) else (each,)) if one):
        slot = one.partition(".")[0] if one in slots else next(iter(_BRACES.findall(one)), one.partition(".")[0])
        if slot in slots:
            return str(slot)
    return None


def tag_of(part: Any) -> object:
    """The word for a part in a layout."""
    return part.__struct_config__.tag


class Filling:
    """A look with the fields that fill its slots, by slot, and what the kind offers, by field."""

    def __init__(
        self,
        look: Look,
        filled: Mapping[str, str],
        fields: Mapping[str, Offered],
        titled: bool,
        even: bool = False,
        strange: Container[str] = (),
    ) -> None:
        self.look = look
        self.filled = filled
        self.fields = fields
        self.titled = titled
        self.even = even
        self.strange = strange

    def parts(self, parts: tuple[AnyPart, ...]) -> tuple[AnyPart, ...]:
        """The parts that are drawn, in order."""
        return tuple(part for one in parts for part in self._part(one))

    def _part(self, part: Any) -> Iterator[AnyPart]:
        if isinstance(part, Title):
            yield from self._title(part)
            return
        if isinstance(part, Number) and part.source in self.strange:
            part = msgspec.structs.replace(part, shape=PLAIN, fill="of-{suit}-field", ink="of-{suit}-on")
        if TITLE in (getattr(part, "given", None), getattr(part, "lacking", None)):
            if (part.given == TITLE) is not (self.titled or TITLE in self.filled):
                return
            part = msgspec.structs.replace(part, given=None, lacking=None)
        part = self._coloured(part)
        if isinstance(part, Picture):
            yield self._picture(part)
            return
        needed = list(dict.fromkeys(self._slots(part)))
        if any(slot not in self.filled for slot in needed):
            return
        part = self._without_lacking(part)
        changes = {name: self._renamed(name, getattr(part, name)) for name in part.__struct_fields__}
        if hasattr(part, "parts"):
            of = next((one for slot in needed if (one := self.fields[self.filled[slot]].of) in SHOWN_LIST), "")
            changes["parts"] = self.parts(tuple(_figure(one, of) for one in part.parts) if of else part.parts)
        changes["name"] = part.name or next(iter(needed), None)
        drawn = msgspec.structs.replace(part, **changes)
        for slot in needed:
            field = self.filled[slot]
            if isinstance(drawn, Icon) and drawn.icon == f"{{{field}}}" and self.fields[field].type == "one_of":
                drawn = Badge(mark=f"{{{field}}}", box=drawn.box, ring=drawn.paper, line=0.4, name=drawn.name)
            if isinstance(drawn, Badge) and drawn.mark == f"{{{field}}}" and self.fields[field].type == "colour":
                fill, edge = f"of-{{{field}}}", drawn.ring
                drawn = Panel(shape="ellipse", box=drawn.box, fill=fill, stroke=edge, line=drawn.line, name=drawn.name)
            if isinstance(drawn, Badges) and (of := self.fields[field].of) in SHOWN_LIST:
                drawn = _written_out(drawn) if of in PLAIN_LIST else self._in_a_row(drawn, of)
            if self._may_be_empty(field) and not (isinstance(drawn, Group) and drawn.given == field):
                drawn = Group(given=field, parts=(drawn,))
            drawn = self._shown(field, drawn)
        yield drawn

    def _in_a_row(self, part: Badges, of: str) -> AnyPart:
        """A list whose values are colours or pictures, side by side."""
        side = part.box[3]
        mark = Badge(mark="{.}", box=(0.0, 0.0, side, side), ring=part.ring, line=part.line)
        cells = (_figure(mark, of),)
        return Row(source=part.source, box=part.box, cell=(side, side), gap=part.gap, align=part.align, parts=cells)

    def _shown(self, field: str, drawn: AnyPart) -> AnyPart:
        """The part, drawn only on pieces on which the field is shown."""
        when = self.fields[field].when
        return Group(only=dict(when), parts=(drawn,)) if when else drawn

    def _title(self, part: Title) -> Iterator[AnyPart]:
        """The piece's own title, or the field that takes its place."""
        field = self.filled.get("title")
        part = self._coloured(part)
        part = msgspec.structs.replace(part, ink=self._renamed("ink", part.ink), name=part.name or "title")
        if field is not None:
            same = {name: getattr(part, name) for name in part.__struct_fields__ if name not in ("of", "even", "sign")}
            drawn: AnyPart = Text(source=field, **same)
            yield self._shown(field, Group(given=field, parts=(drawn,)) if self._may_be_empty(field) else drawn)
        else:
            part = msgspec.structs.replace(part, even=self.even)
            yield part if self.titled else Group(given="title", parts=(part,))

    def _picture(self, part: Picture) -> AnyPart:
        """The picture that a field names; without a field that named after the piece."""
        if part.source == ".":
            return part  # a value of a list
        field = self.filled.get(part.source or "")
        name = part.name or part.source
        drawn = msgspec.structs.replace(part, source=field, tint=self._renamed("tint", part.tint), name=name)
        return drawn if field is None else self._shown(field, drawn)

    def _may_be_empty(self, field: str) -> bool:
        return self.fields[field].optional or self.fields[field].type in ("list", "picture")

    def _without_lacking(self, part: Any) -> Any:
        """The part; one that is drawn where a slot is empty is drawn always if no field fills the slot."""
        lacking = getattr(part, "lacking", None)
        if lacking is None or lacking.startswith(".") or lacking in self.filled or lacking not in self.look.slots:
            return part
        return msgspec.structs.replace(part, lacking=None)

    def _coloured(self, part: Any) -> Any:
        """Colours by a slot without a field are those of the set's accent."""
        changes = {}
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if isinstance(value, str) and (match := _COLOUR.search(value)) and match[1] not in self.filled:
                changes[name] = _COLOUR.sub(ACCENT, value)
        return msgspec.structs.replace(part, **changes) if changes else part

    def _slots(self, part: Any) -> Iterator[str]:
        """The slots that the part itself shows."""
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if name in PATHS and name != "lacking":
                yield from self._slots_of_paths(value)
            elif name in CONDITIONS:
                yield from self._slots_of_paths(tuple(value))
            elif name != "parts":
                for text in value if isinstance(value, tuple) else (value,):
                    if isinstance(text, str):
                        yield from (slot for slot in _BRACES.findall(text) if slot in self.look.slots)

    def _slots_of_paths(self, value: object) -> Iterator[str]:
        for path in value if isinstance(value, tuple) else (value,):
            if isinstance(path, str) and path.partition(".")[0] in self.look.slots:
                yield path.partition(".")[0]

    def _renamed(self, name: str, value: Any) -> Any:
        """A value of a part with fields in place of slots."""
        if name in CONDITIONS:
            return {self._field(path): wanted for path, wanted in value.items()}
        if isinstance(value, tuple) and all(isinstance(one, str) for one in value):
            return tuple(self._renamed(name, one) for one in value)
        if not isinstance(value, str) or name == "name":
            return value
        if name in PATHS:
            return self._field(value)
        return _BRACES.sub(lambda match: "{" + self._field(match[1]) + "}", value)

    def _field(self, path: str) -> str:
        head, dot, rest = path.partition(".")
        return f"{self.filled.get(head, head)}{dot}{rest}" if head else path


def _written_out(part: Badges) -> AnyPart:
    """A list whose values have no marks, as words."""
    align = part.align
    return Text(
        source=part.source, box=part.box, size=max(2.6, min(part.box[3] * 0.6, 4.0)), align=align, stand="middle"
    )


def _figure(part: AnyPart, of: str) -> AnyPart:
    """The mark of a list's value; of a value without a mark the value itself, in the set's accent."""
    if not isinstance(part, Badge) or part.mark != "{.}":
        coloured = {
            name: value.replace(OF_VALUE, ACCENT)
            for name in part.__struct_fields__
            if isinstance(value := getattr(part, name), str) and OF_VALUE in value
        }
        return msgspec.structs.replace(part, **coloured) if coloured else part
    if of == "colour":
        return Panel(shape="ellipse", box=part.box, fill=OF_VALUE, stroke=part.ring, line=part.line)
    if of == "picture":
        return Picture(source=".", box=part.box, fit="contain")
    if of in ("text", "card", "yes_no"):
        left, top, width, height = part.box
        box = (left - width / 8, top, width * 5 / 4, height)
        words = Text(
            source=".", box=box, size=min(4.6, height * 0.4), least=2.3, ink="ink", align="centre", stand="middle"
        )
        return Group(parts=(Panel(box=box, radius=1.0, fill="white"), words))
    return Number(source=".", box=part.box, shape="rounded", size=part.box[3] * 0.8, fill="white", ink="ink")
