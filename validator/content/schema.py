"""JSON Schemas made from the words."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect

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
        return {"propertyNames": {"pattern": kind.type.pattern, "type": "string", **(kind.extra_json_schema or {})}}
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
