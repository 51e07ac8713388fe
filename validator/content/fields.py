"""The fields of every kind of piece and of the groups inside them: what each holds, accepts, and is if not given."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from validator.content.explaining import accepted
from validator.content.schema import Schema, name_of_reference, schema_of
from validator.content.vocabulary import Piece, Vocabulary, snake_case, tag_of


class Group(NamedTuple):
    """Fields that stand together: its name, what it is, each field with what is said of it, and the groups inside."""

    name: str
    meaning: str
    fields: list[tuple[str, str]]
    inner: tuple[str, ...]


def kinds_of(words: Vocabulary) -> list[Group]:
    """Every kind of piece of a game, in the order of its words; then other forms, ``map (rows)`` for maps in rows."""
    return [_group(name, schema, schema, words) for name, schema in _schemas(words).items()]


def every_piece(words: Vocabulary) -> Group:
    """The fields that all kinds of piece have."""
    schema = schema_of(Piece, "piece")
    return _group("piece", schema, schema, words)


def groups_of(words: Vocabulary) -> list[Group]:
    """Every group of fields inside the kinds of piece that is no word of a family, each once."""
    groups: dict[str, Group] = {}
    for schema in _schemas(words).values():
        waiting = _inner(schema, schema, words)
        for name in waiting:
            if name not in groups:
                groups[name] = _group(_plain(name), schema["$defs"][name], schema, words)
                waiting += _inner(schema["$defs"][name], schema, words)
    return list(groups.values())


def field_text(name: str, part: Schema, schema: Schema, accepts: str | None = None) -> str:
    """What is said of one field: what it holds, what it accepts, and what counts where it is not given."""
    accepts = accepts or str(accepted(_without_nothing(part), schema) or "")
    described = (one for one in part.get("description", "").split("; ") if one not in accepts)
    said = [*described, accepts, _default(name, part, schema)]
    return "; ".join(filter(None, said))


def plain_text(described: str) -> str:
    """A description without the marks of code."""
    return described.replace("`", "")


def _schemas(words: Vocabulary) -> dict[str, Schema]:
    forms = {f"{name} ({other.sign})": other.form for name, other in words.forms.items()}
    return {name: schema_of(kind, name.partition(" ")[0]) for name, kind in {**words.kinds, **forms}.items()}


def _group(name: str, part: Schema, schema: Schema, words: Vocabulary) -> Group:
    fields = [
        (field, field_text(field, inner, {**schema, "required": part.get("required", ())}, _accepts(inner, words)))
        for field, inner in part["properties"].items()
    ]
    inside = tuple(_plain(one) for one in _inner(part, schema, words))
    return Group(name, plain_text(str(part.get("description", ""))), fields, inside)


def _plain(name: str) -> str:
    """``CombatLine`` → ``combat line``."""
    return snake_case(name).replace("_", " ")


def _without_nothing(part: Schema) -> Schema:
    options = [option for option in part.get("anyOf", ()) if option.get("type") != "null"]
    return options[0] if len(options) == 1 else {**part, "anyOf": options} if options else part


def _default(name: str, part: Schema, schema: Schema) -> str:
    if name in schema.get("required", ()):
        return "must be given"
    default = part.get("default")
    if default is None or default in ("", [], {}, ()):
        return "may be left out"
    shown = default if isinstance(default, str) else json.dumps(default, ensure_ascii=False).replace('"', "")
    return f"{shown} if not given"


def _accepts(part: Schema, words: Vocabulary) -> str | None:
    """What a field accepts where that is told in a place of its own; None where it is told at once."""
    part = _without_nothing(part)
    if "$ref" in part:
        return f"a group of fields: {_plain(name_of_reference(part))}, told below"
    if (tags := _tags(part)) is not None:
        family = _family(tags[1], words)
        return f"one {family}, told below" if family else f"a group with {tags[0]}: {' or '.join(tags[1])}, told below"
    inner = _accepts(part["items"], words) if isinstance(part.get("items"), dict) else None
    if inner is None:
        return None
    least, most = part.get("minItems", 0), part.get("maxItems")
    size = f" of {least} to {most}" if least and most else f" of up to {most}" if most else ""
    return f"a list{size}, each {inner}"


def _tags(part: Mapping[str, Any]) -> tuple[str, list[str]] | None:
    """For a choice of words: the field that tells them apart, and the words."""
    if "allOf" not in part:
        return None
    ((field, choice),) = part["properties"].items()
    return field, choice["enum"]


def _family(tags: list[str], words: Vocabulary) -> str | None:
    return next((name for name, kinds in words.families.items() if {*map(tag_of, kinds)} == set(tags)), None)


def _inner(part: Schema, schema: Schema, words: Vocabulary) -> list[str]:
    """Names of the definitions that the fields of a group lead to, but for words of families, in order."""
    names = {kind.__name__ for kinds in words.families.values() for kind in kinds}
    inner = (name for field in part["properties"].values() for name in _references(field))
    return [name for name in dict.fromkeys(inner) if _known(name, names, schema)]


def _known(name: str, told: set[str], schema: Schema) -> bool:
    return name not in told and "properties" in schema["$defs"][name]


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield name_of_reference(part)
        for inner in part.values():
            yield from _references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _references(inner)
