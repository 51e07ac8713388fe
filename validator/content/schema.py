"""JSON Schemas made from the words: of a game's files, for editors."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

from validator.content.manifest import Theme, entries_type, manifest_type
from validator.content.vocabulary import Vocabulary

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"
FEW_NUMBERS = 12
"""Keys that are numbers are listed one by one up to so many."""


def schema_of(kind: Any, title: str) -> Schema:
    """The schema of a type as editors read it, unions rewritten so that the wrong field is named, not the union."""
    (reference,), definitions = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    _name_keys(inspect.type_info(kind), reference, definitions, set())
    definitions = {name: _tidy(_rewritten(part)) for name, part in sorted(definitions.items())}
    top = definitions.pop(name_of_reference(reference)) if "$ref" in reference else _rewritten(reference)
    return {"$schema": DIALECT, **top, "title": title, "$defs": definitions}


def name_of_reference(part: Schema) -> str:
    """The definition that a ``$ref`` leads to."""
    return str(part["$ref"]).rpartition("/")[2]


def _name_keys(kind: inspect.Type, part: Schema, definitions: dict[str, Schema], seen: set[type]) -> None:
    """Say which keys a group with named or numbered values may hold; msgspec checks them and leaves them out here."""
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.StructType):
        if kind.cls not in seen:
            seen.add(kind.cls)
            fields = definitions[kind.cls.__name__]["properties"]
            for field in kind.fields:
                _name_keys(field.type, fields[field.encode_name], definitions, seen)
    elif isinstance(kind, inspect.DictType):
        part.update(_keys(kind.key_type))
        _name_keys(kind.value_type, part.get("additionalProperties", {}), definitions, seen)
    elif isinstance(kind, inspect.CollectionType):
        _name_keys(kind.item_type, part.get("items", {}), definitions, seen)
    elif isinstance(kind, inspect.UnionType):
        group: Schema = next((option for option in part.get("anyOf", ()) if option.get("type") == "object"), {})
        for option in kind.types:
            _name_keys(option, group, definitions, seen)


def _keys(kind: inspect.Type) -> Schema:
    if isinstance(kind, inspect.Metadata) and isinstance(kind.type, inspect.StrType) and kind.type.pattern:
        names = {"pattern": kind.type.pattern, "type": "string", "maxLength": kind.type.max_length}
        given = {name: value for name, value in names.items() if value is not None}
        return {"propertyNames": {**given, **(kind.extra_json_schema or {})}}
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.LiteralType):
        return {"propertyNames": {"enum": list(kind.values)}}
    if not isinstance(kind, inspect.IntType) or kind.ge is None or kind.le is None:
        return {}
    numbers = [str(number) for number in range(kind.ge, kind.le + 1)]
    if len(numbers) <= FEW_NUMBERS:
        return {"propertyNames": {"enum": numbers}}
    described = f"a whole number from {kind.ge} to {kind.le}"
    return {"propertyNames": {"pattern": f"^({'|'.join(numbers)})$", "type": "string", "description": described}}


def _tidy(part: Any) -> Any:
    """Docstrings unfolded to one paragraph."""
    if isinstance(part, dict):
        text = part.get("description")
        return {
            key: " ".join(value.split()) if key == "description" and isinstance(text, str) else _tidy(value)
            for key, value in part.items()
        }
    return [_tidy(value) for value in part] if isinstance(part, list) else part


def _rewritten(part: Any) -> Any:
    """Turn each tagged ``anyOf`` into one ``if``/``then`` per tag."""
    if isinstance(part, list):
        return [_rewritten(value) for value in part]
    if not isinstance(part, dict):
        return part
    part = {key: _rewritten(value) for key, value in part.items()}
    tagged = part.pop("discriminator", None)
    if tagged is None:
        return part
    field, mapping = tagged["propertyName"], tagged["mapping"]
    part.pop("anyOf")
    return part | {
        "type": "object",
        "required": [field],
        "properties": {field: {"enum": list(mapping)}},
        "allOf": [
            {"if": {"properties": {field: {"const": tag}}, "required": [field]}, "then": {"$ref": reference}}
            for tag, reference in mapping.items()
        ],
    }


CHANGED = "Changed"
"""What follows a type's name where it stands for a change of such a thing."""


def entries_schema(words: Vocabulary) -> Schema:
    """The schema of a game's files of entries."""
    schema = schema_of(entries_type(words), f"Entries of a set of the game {words.game}")
    _add_forms(words, schema["properties"], schema["$defs"])
    schema["$defs"] = dict(sorted(schema["$defs"].items()))
    return schema


def _add_forms(words: Vocabulary, kinds: Schema, definitions: dict[str, Schema]) -> None:
    """Let entries of some kinds stand in their other form as well; ``kinds`` are the lists of entries by kind."""
    for kind, other in words.forms.items():
        form = schema_of(other.form, "")
        definitions |= form.pop("$defs")
        definitions[other.form.__name__] = {key: part for key, part in form.items() if key not in ("$schema", "title")}
        kinds[kind]["items"] = {
            "if": {"required": [other.sign]},
            "then": {"$ref": f"#/$defs/{other.form.__name__}"},
            "else": kinds[kind]["items"],
        }


def theme_schema(title: str) -> Schema:
    """The schema of ``theme.yaml``, where colours may stand without the word ``colours``."""
    schema = schema_of(Theme, title)
    return schema | {"additionalProperties": schema["properties"]["colours"]["additionalProperties"]}


def set_schema(words: Vocabulary) -> Schema:
    """The schema of a game's ``set.yaml``.

    An entry of ``change`` holds fields of one kind of piece, each as the piece itself has it, and none is required;
    the same holds for groups inside it. A list is replaced whole, so what stands in lists is complete. Switches under
    ``rules`` are laid over those of the profile in the same way.
    """
    schema = schema_of(manifest_type(words), f"set.yaml of the game {words.game}")
    schema |= {"if": {"required": ["extends"]}, "else": {"required": schema.pop("required")}}
    _add_forms(words, schema["$defs"][entries_type(words).__name__]["properties"], schema["$defs"])
    kinds = [*words.kinds.values(), *(other.form for other in words.forms.values())]
    changes = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in dict.fromkeys(kinds)]
    change = schema["properties"]["change"]
    change["additionalProperties"] = {"anyOf": [_changed(one, schema["$defs"]) for one in changes]}
    theme = theme_schema("")
    schema["$defs"] |= theme.pop("$defs")
    schema["properties"]["theme"] = {key: part for key, part in theme.items() if key not in ("$schema", "title")}
    schema["properties"]["rules"] = _changed(schema["properties"]["rules"], schema["$defs"])
    schema["$defs"] = dict(sorted(schema["$defs"].items()))
    return schema


def _changed(part: Any, definitions: dict[str, Schema]) -> Any:
    """The schema of a change of what ``part`` describes; new definitions are added as they are met."""
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        whole = name_of_reference(part)
        name = f"{whole}{CHANGED}"
        if name not in definitions:
            definitions[name] = {}  # a type may hold itself
            definitions[name] = _changed(definitions[whole], definitions)
        if definitions[name] == definitions[whole]:
            del definitions[name]
            return part
        return part | {"$ref": f"#/$defs/{name}"}
    if "allOf" in part:
        return _changed_choice(part, definitions)
    changed = {key: value for key, value in part.items() if key != "required"}
    if "properties" in part:
        changed["properties"] = {name: _changed(field, definitions) for name, field in part["properties"].items()}
    if isinstance(part.get("additionalProperties"), dict):
        changed["additionalProperties"] = _changed(part["additionalProperties"], definitions)
    if "anyOf" in part:
        changed["anyOf"] = [_changed(option, definitions) for option in part["anyOf"]]
    return changed


def _changed_choice(part: Schema, definitions: dict[str, Schema]) -> Schema:
    """A choice of words: the word may be left out, and then a field of any of them may stand."""
    rules = [rule | {"then": _changed(rule["then"], definitions)} for rule in part["allOf"]]
    fields = {name for rule in part["allOf"] for name in definitions[name_of_reference(rule["then"])]["properties"]}
    known = {name: {} for name in sorted(fields)} | part["properties"]
    changed = {key: value for key, value in part.items() if key != "required"}
    return changed | {"properties": known, "additionalProperties": False, "allOf": rules}
