"""The words of rules as they are shown: the schema of ``rules.yaml`` for editors, and each word with its fields."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Meta

from validator.content.rulebook.converting import fields_of, word_of
from validator.content.rulebook.declared import Action, Dice, Known, Number, Rulebook, Start, Zone
from validator.content.rulebook.words import (
    AMOUNTS,
    EFFECTS,
    TESTS,
    FirstOf,
    Flat,
    Highest,
    LastOf,
    Limits,
    Names,
    Options,
    Phrase,
    PlaceOn,
    Sieve,
)
from validator.content.schema import DIALECT, Schema, schema_of
from validator.content.vocabulary import LocalText

SCHEMA = "rules.schema.json"
_UNION = type(int | str)
_SECTIONS: dict[str, Sequence[type[Phrase]]] = {
    "rules.yaml": (Rulebook, Zone, Start, Number, Dice, Action),
    "effect": EFFECTS,
    "number": AMOUNTS,
    "condition": TESTS,
    "pieces and players": (Options, Sieve, Limits, FirstOf, LastOf, Highest),
}
"""The words by what they are for."""
_UNNAMED = (Rulebook, Zone, Start, Number, Dice, Action, Options, Sieve, Limits)
"""Groups of fields that have no word of their own: they are known by where they stand."""

_ARTICLE = dict.fromkeys(("zone", "number", "field", "figure", "kind", "place", "block"), "a ") | {
    "action": "an ",
    "effects": "",
    "dice": "",
    "piece": "a picked ",
    "new name": "a piece: a ",
}


def rules_schema(known: Known | None = None) -> Schema:
    """The schema of ``rules.yaml``; with the names that a kit and its rules declare, it offers no others."""
    made = _Schema(known)
    top = made.group(Rulebook)
    return {
        "$schema": DIALECT,
        **top,
        "title": "rules.yaml of a Proofpress kit",
        "$defs": dict(sorted(made.found.items())),
    }


def schema_bytes(known: Known | None = None) -> bytes:
    """It as a file."""
    return f"{json.dumps(rules_schema(known), ensure_ascii=False, indent=1)}\n".encode()


class _Schema:
    """Makes schemas of the declared types; words met on the way are gathered."""

    def __init__(self, known: Known | None) -> None:
        self._known = known
        self.found: dict[str, Schema] = {}

    def group(self, kind: type[Phrase]) -> Schema:
        """The schema of a word."""
        fields = [field for field in fields_of(kind) if not _marked(field.hint, Flat)]
        flat = next((field for field in fields_of(kind) if _marked(field.hint, Flat)), None)
        said: Schema = {
            "type": "object",
            "description": _about(kind),
            "properties": {field.written: self.part(field.hint) for field in fields},
        }
        if flat is not None:
            return said | {"anyOf": [{"required": [word_of(each)]} for each in AMOUNTS]}
        required = [field.written for field in fields if field.required]
        return said | {"additionalProperties": False} | ({"required": required} if required else {})

    def _reference(self, kind: type[Phrase]) -> Schema:
        name = kind.__name__
        if name not in self.found:
            self.found[name] = {}  # a word may hold itself
            self.found[name] = self.group(kind)
        return {"$ref": f"#/$defs/{name}"}

    def part(self, hint: Any) -> Schema:
        """The schema of what a field holds."""
        origin, arguments = get_origin(hint), get_args(hint)
        if hint == LocalText or (origin is Annotated and arguments[0] == get_args(LocalText)[0]):
            text = schema_of(LocalText, "")
            return {key: one for key, one in text.items() if key not in ("$schema", "title", "$defs")}
        if origin is Annotated:
            return self._annotated(arguments[0], arguments[1:])
        if origin in (Union, _UNION):
            return _any_of([self.part(argument) for argument in arguments if argument is not type(None)])
        if origin is tuple:
            return {"type": "array", "items": self.part(arguments[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.part(arguments[1])}
        if origin is Literal:
            return {"enum": list(arguments)}
        if isinstance(hint, type) and issubclass(hint, Phrase):
            return self._reference(hint)
        return {"type": {int: "integer", float: "number", bool: "boolean", str: "string"}[hint]}

    def _annotated(self, inner: Any, marks: Sequence[Any]) -> Schema:
        names = next((mark.what for mark in marks if isinstance(mark, Names)), None)
        if names == "where":
            values = _any_of([self.part(Limits), self.part(PlaceOn)])
            plain = [{"type": "string"}, {"type": "number"}, {"type": "boolean"}, {"type": "array"}, values]
            known = self._all("field")
            return {"type": "object", "additionalProperties": {"anyOf": plain}} | (
                {"propertyNames": {"enum": known}} if known else {}
            )
        if names is not None:
            known = self._all(names)
            return (
                {"enum": known} if known else {"type": "string", "description": f"the name of {_ARTICLE[names]}{names}"}
            )
        return self.part(inner) | _bounds(marks)

    def _all(self, what: str) -> list[str]:
        return [] if self._known is None else list(self._known.of(what))


def _any_of(parts: list[Schema]) -> Schema:
    return parts[0] if len(parts) == 1 else {"anyOf": parts}


def _bounds(marks: Sequence[Any]) -> Schema:
    bounds: Schema = {}
    names = {"ge": "minimum", "le": "maximum", "pattern": "pattern"}
    for mark in marks:
        if isinstance(mark, Meta):
            bounds |= {name: getattr(mark, key) for key, name in names.items() if getattr(mark, key) is not None}
    return bounds


def _marked(hint: Any, kind: type) -> bool:
    return get_origin(hint) is Annotated and any(isinstance(mark, kind) for mark in get_args(hint)[1:])


def _about(kind: type[Phrase]) -> str:
    return " ".join((inspect.getdoc(kind) or "").replace("``", "").split())


# In words


def words_told() -> Iterator[tuple[str, list[str]]]:
    """Every word of rules: what it is called, and its lines: what it means, and what each of its fields holds."""
    for section, kinds in _SECTIONS.items():
        for kind in kinds:
            name = kind.__name__.lower() if kind in _UNNAMED else _word(kind)
            fields = [f"    {one.written}: {_held(one.hint)}" for one in fields_of(kind) if not _marked(one.hint, Flat)]
            yield name, [f"{section} {name}: {_about(kind)}", *fields]


def _word(kind: type[Phrase]) -> str:
    first = fields_of(kind)[0]
    return "from/to/is" if _marked(first.hint, Flat) else first.written


def _held(hint: Any) -> str:
    """What a field holds, in a few words."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint == LocalText or (origin is Annotated and arguments[0] == get_args(LocalText)[0]):
        return "a text for each language"
    if origin is Annotated:
        names = next((mark.what for mark in arguments[1:] if isinstance(mark, Names)), None)
        if names is None:
            return _held(arguments[0])
        return "fields with the values that are meant" if names == "where" else f"the name of {_ARTICLE[names]}{names}"
    if origin in (Union, _UNION):
        return _held_of_several([argument for argument in arguments if argument is not type(None)])
    if origin is tuple:
        return f"a list: {_held(arguments[0])}"
    if origin is dict:
        return f"by name: {_held(arguments[1])}"
    if origin is Literal:
        return ", ".join(map(str, arguments))
    if isinstance(hint, type) and issubclass(hint, Phrase):
        return hint.__name__.lower() if hint in _UNNAMED else f"{{{_word(hint)}: ...}}"
    return {int: "a whole number", float: "a number", bool: "true or false", str: "a word"}.get(hint, "any value")


def _held_of_several(kinds: list[Any]) -> str:
    for section, name in ((EFFECTS, "effects"), (AMOUNTS, "a number"), (TESTS, "a condition")):
        if set(section) <= set(kinds):
            rest = [kind for kind in kinds if kind not in section and get_origin(kind) is Literal]
            return ", ".join([*map(_held, rest), name])
    return ", ".join(dict.fromkeys(map(_held, kinds)))
