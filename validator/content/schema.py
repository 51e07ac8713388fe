"""JSON Schemas made from the words, and what a schema finds wrong said as issues at lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import msgspec
import yaml
from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from validator.content.source import key_at, locate, span_of
from validator.issue import Issue, Span, near

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema_of(kind: Any, title: str) -> Schema:
    """The schema of a type as editors read it, unions rewritten so that the wrong field is named, not the union."""
    (reference,), definitions = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    definitions = {name: _tidy(_rewritten(part)) for name, part in sorted(definitions.items())}
    top = definitions.pop(reference["$ref"].rpartition("/")[2]) if "$ref" in reference else _rewritten(reference)
    return {"$schema": DIALECT, **top, "title": title, "$defs": definitions}


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


def _is_integer(_: object, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# In JSON Schema 1.0 is an integer; in content, as in msgspec, only 1 is.
_KINDS_OF_VALUE = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer)
_Validator: Any = cast(Any, extend)(Draft202012Validator, type_checker=_KINDS_OF_VALUE)


def explain(schema: Schema, data: Any, node: yaml.Node, name: str = "the entry") -> list[Issue]:
    """Everything the schema finds wrong with ``data``, at the places of ``node`` that ``data`` was read from.

    ``name`` is what messages call the whole of it: an entry's id.
    """
    issues: list[Issue] = []
    for error in _Validator(schema).iter_errors(data):
        issues.extend(_issues(error, schema, node, name))
    return issues


def _issues(error: ValidationError, schema: Schema, node: yaml.Node, name: str) -> Iterator[Issue]:
    path = list(error.absolute_path)
    span = locate(node, path)
    where = _where(path, name)
    rule = str(error.validator)
    part = cast(Schema, error.schema)
    if rule == "additionalProperties" and part[rule] is False:
        yield from _unknown_fields(error, node, path, where)
    elif rule == "required":
        for field in part[rule]:
            if field not in cast(Schema, error.instance):
                message = f"{where} lacks the field {field!r}"
                known = part.get("properties", {}).get(field, {})
                yield Issue(code="missing-field", message=message, span=span, accepted=accepted(known, schema))
    elif "propertyNames" in error.absolute_schema_path:
        key = key_at(_node_at(node, path), str(error.instance))
        issue = _value_issue(error, schema, span if key is None else span_of(key), where)
        yield msgspec.structs.replace(issue, code="unknown-field", message=f"{where} has no field {error.instance!r}")
    elif rule == "anyOf" and (meant := _meant(error)) is not None:
        if meant.absolute_path == error.absolute_path:
            issue = _value_issue(meant, schema, span, where)
            yield msgspec.structs.replace(issue, accepted=accepted(part, schema))
        else:
            yield from _issues(meant, schema, node, name)
    else:
        yield _value_issue(error, schema, span, where)


def _meant(error: ValidationError) -> ValidationError | None:
    """Of a choice such as "a number or a word", what is wrong by the option that is of the value's own kind."""
    by_option: dict[object, list[ValidationError]] = {}
    for inner in error.context or ():
        by_option.setdefault(inner.relative_schema_path[0], []).append(inner)
    fitting = [found for found in by_option.values() if not any(_is_other_kind(inner, error) for inner in found)]
    return fitting[0][0] if len(fitting) == 1 else None


def _is_other_kind(inner: ValidationError, outer: ValidationError) -> bool:
    if inner.absolute_path != outer.absolute_path:
        return False
    return inner.validator == "type" or (inner.validator == "enum" and not isinstance(outer.instance, str))


def _unknown_fields(error: ValidationError, node: yaml.Node, path: Sequence[str | int], where: str) -> Iterator[Issue]:
    known = list(cast(Schema, error.schema).get("properties", {}))
    given = cast(Schema, error.instance)
    holder = _node_at(node, path)
    for name in given:
        if name not in known:
            key = key_at(holder, name)
            free = [field for field in known if field not in given]
            yield Issue(
                code="unknown-field", message=f"{where} has no field {name!r}",
                span=span_of(key) if key is not None else span_of(holder), found=repr(name),
                accepted=", ".join(known), suggestion=near(name, free) or near(name, known),
            )  # fmt: skip


_CODES = {
    "type": ("wrong-type", "holds the wrong kind of value"),
    "enum": ("unknown-word", "holds a word that is not known here"),
    "const": ("unknown-word", "holds a word that is not known here"),
    "anyOf": ("wrong-type", "holds the wrong kind of value"),
    "minimum": ("out-of-range", "is too small"),
    "maximum": ("out-of-range", "is too large"),
    "exclusiveMinimum": ("out-of-range", "is too small"),
    "minItems": ("wrong-length", "has too few entries"),
    "maxItems": ("wrong-length", "has too many entries"),
    "minLength": ("wrong-length", "is too short"),
    "maxLength": ("wrong-length", "is too long"),
    "pattern": ("wrong-spelling", "is not spelled as it must be"),
}


def _value_issue(error: ValidationError, schema: Schema, span: Span, where: str) -> Issue:
    code, trouble = _CODES.get(str(error.validator), ("wrong-value", f"does not fit ({error.message})"))
    part = cast(Schema, error.schema)
    words = _words(part, schema)
    guess = near(error.instance, words) if isinstance(error.instance, str) else None
    return Issue(
        code=code, message=f"{where} {trouble}", span=span, found=_shown(error.instance),
        accepted=accepted(part, schema), suggestion=guess,
    )  # fmt: skip


def _where(path: Sequence[str | int], name: str) -> str:
    names = [str(step) if isinstance(step, str) else f"entry {step + 1}" for step in path]
    lead = [] if names and name.startswith("the ") else [name]
    return " › ".join([*lead, *names])


def _node_at(node: yaml.Node, path: Sequence[str | int]) -> yaml.Node:
    for step in path:
        if isinstance(node, yaml.MappingNode):
            node = next(value for key, value in node.value if key.value == step)
        else:
            node = node.value[step]
    return node


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "a group of fields"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if value is None:
        return "nothing"
    text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:57] + "...'"


def _resolved(part: Mapping[str, Any], schema: Schema) -> Mapping[str, Any]:
    reference = part.get("$ref")
    return schema["$defs"].get(reference.rpartition("/")[2], {}) if reference else part


def _words(part: Mapping[str, Any], schema: Schema) -> list[str]:
    part = _resolved(part, schema)
    words = [word for word in part.get("enum", []) if isinstance(word, str)]
    for option in part.get("anyOf", []):
        words += _words(option, schema)
    return words


_KINDS = {
    "string": "text", "integer": "a whole number", "number": "a number", "boolean": "true or false",
    "object": "a group of fields", "array": "a list", "null": "nothing",
}  # fmt: skip


def accepted(part: Mapping[str, Any], schema: Schema) -> str | None:
    """What a schema accepts, said for a person."""
    part = _resolved(part, schema)
    if "anyOf" in part:
        return " or ".join(filter(None, (accepted(option, schema) for option in part["anyOf"])))
    if "enum" in part:
        return ", ".join(str(word) for word in part["enum"])
    kind = _KINDS.get(str(part.get("type")))
    if kind is None:
        return None
    if part["type"] == "object" and "properties" in part:
        return f"{kind}: {', '.join(part['properties'])}"
    if part["type"] == "array":
        inner = accepted(part.get("items") or next(iter(part.get("prefixItems", [])), {}), schema)
        return f"{kind}{_range(part, 'minItems', 'maxItems', ' of ')}" + (f", each {inner}" if inner else "")
    if "pattern" in part:
        return str(part.get("description", f"{kind} like {part['pattern']}"))
    return kind + (_range(part, "minimum", "maximum", " from ") or _range(part, "minLength", "maxLength", " of "))


def _range(part: Mapping[str, Any], low: str, high: str, lead: str) -> str:
    least, most = part.get(low), part.get(high)
    if least is None and most is None:
        return ""
    if most is None:
        return f"{lead}{least} or more"
    if least == most:
        return f"{lead}{least}"
    return f"{lead}{least} to {most}" if least is not None else f"{lead}up to {most}"
