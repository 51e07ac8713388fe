"""What a schema finds wrong with an entry, said as issues at lines."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec
from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from validator.content.schema import Schema, name_of_reference, schema_of
from validator.content.source import key_at, locate, span_of
from validator.content.vocabulary import ONE_LINE
from validator.issue import Issue, Span, listed, near
from validator.light_yaml import yaml


def _is_integer(_: object, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# In JSON Schema 1.0 is an integer; in content, as in msgspec, only 1 is.
_KINDS_OF_VALUE = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer)
_Validator: Any = cast(Any, extend)(Draft202012Validator, type_checker=_KINDS_OF_VALUE)


class _Entry(NamedTuple):
    """What is explained: data read from ``node``, called ``name``, judged by ``schema``.

    ``strangers`` are the fields that no group they stand in knows; ``homes`` says which group lacks a field.
    """

    schema: Schema
    node: yaml.Node
    name: str
    strangers: frozenset[str] = frozenset()
    homes: Mapping[str, str] = {}

    def where(self, path: Sequence[str | int]) -> str:
        """``X1 › a › points``."""
        names = [str(step) if isinstance(step, str) else f"entry {step + 1}" for step in path]
        lead = [] if names and self.name.startswith("the ") else [self.name]
        return " › ".join([*lead, *names])

    def holder(self, path: Sequence[str | int]) -> yaml.Node:
        """The node at a path that exists."""
        node = self.node
        for step in path:
            if isinstance(node, yaml.MappingNode):
                node = next(value for key, value in node.value if key.value == step)
            else:
                node = node.value[step]
        return node

    def key_span(self, path: Sequence[str | int], field: str) -> Span:
        """Where a field's name is written."""
        key = key_at(self.holder(path), field)
        return locate(self.node, path) if key is None else span_of(key)


def explain(schema: Schema, data: Any, node: yaml.Node, name: str = "the entry") -> list[Issue]:
    """Everything the schema finds wrong with ``data``, at the places of ``node`` that ``data`` was read from.

    ``name`` is what messages call the whole of it: an entry's id. One mistake is told once: a field that is misspelt
    or stands in the wrong group is not missing as well.
    """
    errors = _causes([cause for error in _Validator(schema).iter_errors(data) for cause in _opened(error)])
    entry = _Entry(schema, node, name)
    strangers = {field for error in errors if _forbids(error) for field in _strange(error)}
    homes = {field: entry.where(list(error.absolute_path)) for error in errors if error.validator == "required"
             for field in _absent(error)}  # fmt: skip
    entry = entry._replace(strangers=frozenset(strangers), homes=homes)
    return [issue for error in errors for issue in _issues(error, entry)]


def explained(data: Any, node: yaml.Node, kind: Any, name: str, said: str) -> list[Issue]:
    """What is wrong with ``data`` that is no ``kind``; what its schema does not find is told as msgspec ``said`` it."""
    return explain(schema_of(kind, "entry"), data, node, name) or [_as_said(node, said)]


def _as_said(node: yaml.Node, message: str) -> Issue:
    """What msgspec says, at the place it says it of: ``... - at `$.rules.rounds[...]```."""
    _, _, path = message.partition("`$")
    steps = [int(step) if step.isdecimal() else step for step in re.findall(r"[^.`\[\]]+", path)]
    return Issue(code="wrong-value", message=message, span=locate(node, steps))


def _opened(error: ValidationError) -> list[ValidationError]:
    """Of a choice such as "a word or a group of fields", what is wrong inside the group that is meant."""
    meant = _meant(error) if error.validator == "anyOf" else []
    if any(inner.absolute_path == error.absolute_path and not _of_fields(inner) for inner in meant):
        return [error]
    return [cause for inner in meant for cause in _opened(inner)] or [error]


def _of_fields(error: ValidationError) -> bool:
    return error.validator == "required" or _forbids(error)


def _causes(errors: list[ValidationError]) -> list[ValidationError]:
    """The errors without those of values whose very names are wrong."""
    misnamed = [[*error.absolute_path, error.instance] for error in errors if _is_name(error)]
    return [error for error in errors if not any(list(error.absolute_path)[: len(path)] == path for path in misnamed)]


def _is_name(error: ValidationError) -> bool:
    return "propertyNames" in error.absolute_schema_path


def _forbids(error: ValidationError) -> bool:
    return error.validator == "additionalProperties" and cast(Schema, error.schema)["additionalProperties"] is False


def _strange(error: ValidationError) -> list[str]:
    known = cast(Schema, error.schema).get("properties", {})
    return [field for field in cast(Schema, error.instance) if field not in known]


def _absent(error: ValidationError) -> list[str]:
    return [field for field in cast(Schema, error.schema)["required"] if field not in cast(Schema, error.instance)]


def _issues(error: ValidationError, entry: _Entry) -> Iterator[Issue]:
    path = list(error.absolute_path)
    span, where = locate(entry.node, path), entry.where(path)
    if _forbids(error):
        yield from _unknown_fields(error, entry)
    elif error.validator == "required":
        yield from _missing_fields(error, entry)
    elif _is_name(error):
        issue = _value_issue(error, entry.schema, entry.key_span(path, str(error.instance)), where)
        issue = msgspec.structs.replace(issue, code="unknown-field", message=f"{where} has no field {error.instance!r}")
        yield _quoted(issue, entry.holder([*path, str(error.instance)]), entry.holder(path))
    elif error.validator == "anyOf" and (meant := _meant(error)):
        issue = _value_issue(meant[0], entry.schema, span, where)
        yield msgspec.structs.replace(issue, accepted=accepted(cast(Schema, error.schema), entry.schema))
    else:
        issue = _value_issue(error, entry.schema, span, where)
        wants_text = cast(Schema, error.schema).get("type") == "string"
        yield _quoted(issue, entry.holder(path), entry.holder(path[:-1])) if wants_text else issue


def _quoted(issue: Issue, node: yaml.Node, group: yaml.Node) -> Issue:
    """Where a comma has cut a text in two, ``{en: Far, Beacon}``, what is accepted says so."""
    cut = isinstance(node, yaml.ScalarNode) and not node.value and getattr(group, "flow_style", False)
    hint = "a text with a comma in it stands in quotes"
    wanted = "; ".join(filter(None, (str(issue.accepted or ""), hint)))
    return msgspec.structs.replace(issue, accepted=wanted) if cut else issue


def _meant(error: ValidationError) -> list[ValidationError]:
    """Of a choice such as "a number or a word", what is wrong by the option that is of the value's own kind."""
    by_option: dict[object, list[ValidationError]] = {}
    for inner in error.context or ():
        by_option.setdefault(inner.relative_schema_path[0], []).append(inner)
    fitting = [found for found in by_option.values() if not any(_is_other_kind(inner, error) for inner in found)]
    return fitting[0] if len(fitting) == 1 else []


def _is_other_kind(inner: ValidationError, outer: ValidationError) -> bool:
    if inner.absolute_path != outer.absolute_path:
        return False
    return inner.validator == "type" or (inner.validator == "enum" and not isinstance(outer.instance, str))


def _missing_fields(error: ValidationError, entry: _Entry) -> Iterator[Issue]:
    """One issue for all that a group lacks and does not hold under another spelling, or elsewhere in the entry."""
    path, part = list(error.absolute_path), cast(Schema, error.schema)
    known = part.get("properties", {})
    guesses = {field: _near_field(field, error) for field in _strange(error)}
    if "additionalProperties" not in part:
        # A choice of words, told apart by this one field: the others are judged once the word is known.
        guesses = {field: guess for field, guess in guesses.items() if guess}
        for field, guess in guesses.items():
            yield _unknown_field(entry, path, field, _words(next(iter(known.values())), entry.schema), guess)
    absent = [field for field in _absent(error) if repr(field) not in guesses.values() and field not in entry.strangers]
    if absent:
        message = f"{entry.where(path)} lacks the field{'s' * (len(absent) > 1)} {listed([*map(repr, absent)])}"
        said = {field: accepted(known.get(field, {}), entry.schema) for field in absent}
        wanted = said[absent[0]] if len(absent) == 1 else "; ".join(f"{field}: {one}" for field, one in said.items())
        yield Issue(code="missing-field", message=message, span=locate(entry.node, path), accepted=wanted)


def _unknown_fields(error: ValidationError, entry: _Entry) -> Iterator[Issue]:
    path, known = list(error.absolute_path), cast(Schema, error.schema).get("properties", {})
    for field in _strange(error):
        guess = _near_field(field, error)
        group = next((name for name, part in known.items() if field in _fields(part, entry.schema)), None)
        if guess is None and group is not None and field not in entry.homes:
            entry = entry._replace(homes={**entry.homes, field: group})
        yield _unknown_field(entry, path, field, list(known), guess)


def _fields(part: Schema, schema: Schema) -> Mapping[str, Any]:
    return cast(Mapping[str, Any], _resolved(part, schema).get("properties", {}))


def _unknown_field(
    entry: _Entry, path: Sequence[str | int], field: str, known: Sequence[str], guess: str | None
) -> Issue:
    home = entry.homes.get(field)
    message = f"{entry.where(path)} has no field {field!r}" + (f"; it belongs to {home}" if home else "")
    return Issue(
        code="unknown-field", message=message, span=entry.key_span(path, field), found=repr(field),
        accepted=", ".join(known), suggestion=None if home else guess,
    )  # fmt: skip


def _near_field(field: str, error: ValidationError) -> str | None:
    """The field that a strange one may stand for: one that is wanted and not given, else any."""
    part, given = cast(Schema, error.schema), cast(Schema, error.instance)
    wanted = [name for name in part.get("required", ()) if name not in given]
    return near(field, wanted) or near(field, part.get("properties", {}))


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
    return Issue(
        code=code, message=f"{where} {trouble}", span=span, found=_shown(error.instance),
        accepted=accepted(part, schema, error.instance), suggestion=_guess(error.instance, part, schema),
    )  # fmt: skip


def _guess(value: Any, part: Schema, schema: Schema) -> str | None:
    """What a value may stand for: a known word nearly spelled so, or the same in quotes where text is wanted."""
    if isinstance(value, str):
        return near(value, _words(part, schema))
    if part.get("type") == "string" and part.get("pattern") in (None, ONE_LINE) and isinstance(value, int | float):
        return f'"{_shown(value)}"'
    return None


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
    return schema["$defs"].get(name_of_reference(dict(part)), {}) if "$ref" in part else part


def _words(part: Mapping[str, Any], schema: Schema) -> list[str]:
    part = _resolved(part, schema)
    words = [word for word in part.get("enum", []) if isinstance(word, str)]
    for option in part.get("anyOf", []):
        words += _words(option, schema)
    return words


MOST_FIELDS = 12
"""A group of more fields is not spelled out where one of them is expected."""

_KINDS = {
    "string": "text", "integer": "a whole number", "number": "a number", "boolean": "true or false",
    "object": "a group of fields", "array": "a list", "null": "nothing",
}  # fmt: skip


def accepted(part: Mapping[str, Any], schema: Schema, given: Any = None) -> str | None:
    """What a schema accepts, said for a person; an example is made with the value that was ``given`` instead."""
    part = _resolved(part, schema)
    if "anyOf" in part:
        return " or ".join(filter(None, (accepted(option, schema) for option in part["anyOf"])))
    if "enum" in part:
        return ", ".join(str(word) for word in part["enum"] if word != "")
    kind = _KINDS.get(str(part.get("type")))
    if kind is None:
        return None
    if part["type"] == "object":
        return _accepted_group(part, kind, given)
    if part["type"] == "array":
        inner = accepted(part.get("items") or next(iter(part.get("prefixItems", [])), {}), schema)
        return f"{kind}{_range(part, 'minItems', 'maxItems', ' of ')}" + (f", each {inner}" if inner else "")
    if "pattern" in part:
        return str(part.get("description", f"{kind} like {part['pattern']}"))
    return kind + (_range(part, "minimum", "maximum", " from ") or _range(part, "minLength", "maxLength", " of "))


def _accepted_group(part: Mapping[str, Any], kind: str, given: Any) -> str:
    fields = [*part.get("properties", part.get("propertyNames", {}).get("enum", []))]
    if not part.get("examples"):
        return f"{kind}: {', '.join(fields)}" if 0 < len(fields) <= MOST_FIELDS else kind
    ((name, text),) = part["examples"][0].items()
    text = given if isinstance(given, str) else text
    shown = text if re.fullmatch(r"[\w][\w .'!?-]*", text) else json.dumps(text, ensure_ascii=False)
    described = part["description"].rpartition("; ")[2]  # before it, what the field is for
    return f"{described}, such as {{{name}: {shown}}}"


def _range(part: Mapping[str, Any], low: str, high: str, lead: str) -> str:
    least, most = part.get(low), part.get(high)
    if least is None and most is None:
        return ""
    if most is None:
        return f"{lead}{least} or more"
    if least == most:
        return f"{lead}{least}"
    return f"{lead}{least} to {most}" if least is not None else f"{lead}up to {most}"
