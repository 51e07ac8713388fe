"""What a schema finds wrong with an entry, said as issues at lines."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from itertools import islice
from typing import Any, NamedTuple, cast

import msgspec
from jsonschema import Draft202012Validator, ValidationError
from jsonschema.validators import extend

from validator.base.issue import Issue, Span, near
from validator.base.speech.sentences import Sentence, Several, Text, all_of, in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.schema import Schema, name_of_reference, schema_of
from validator.content.source import key_at, locate, span_of
from validator.content.spreadsheets.tables import meant_by
from validator.content.spreadsheets.typed import NO, YES
from validator.content.vocabulary import ONE_LINE
from validator.content.wording import THE_ENTRY, described_in, say


def _is_integer(_: object, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# In JSON Schema 1.0 is an integer; in content, as in msgspec, only 1 is.
_KINDS_OF_VALUE = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_integer)
_Validator: Any = cast(Any, extend)(Draft202012Validator, type_checker=_KINDS_OF_VALUE)


MOST_ERRORS = 1_000
"""Of one entry so many are looked at; nobody mends more of them at once."""


class _Entry(NamedTuple):
    """What is explained: data read from ``node``, called ``name``, judged by ``schema``.

    ``strangers`` are the fields that no group they stand in knows; ``homes`` says which group lacks a field.
    """

    schema: Schema
    node: yaml.Node
    name: Text
    strangers: frozenset[str] = frozenset()
    homes: Mapping[str, Text] = {}

    def where(self, path: Sequence[str | int]) -> Text:
        """``X1 › a › points``; what has no name of its own is named only where nothing in it is."""
        names: list[Text] = [step if isinstance(step, str) else say("numbered", number=step + 1) for step in path]
        if isinstance(self.name, str) or not names:
            names.insert(0, self.name)
        return reduce(lambda outer, inner: say("within", outer=outer, inner=inner), names)

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


def explain(schema: Schema, data: Any, node: yaml.Node, name: Text = THE_ENTRY) -> list[Issue]:
    """Everything the schema finds wrong with ``data``, at the places of ``node`` that ``data`` was read from.

    ``name`` is what messages call the whole of it: an entry's id, or a sentence where it has none. One mistake is told
    once: a field that is misspelt or stands in the wrong group is not missing as well.
    """
    errors_of_schema = islice(_Validator(schema).iter_errors(data), MOST_ERRORS)
    errors = _causes([cause for error in errors_of_schema for cause in _opened(error)])
    entry = _Entry(schema, node, name)
    strangers = {field for error in errors if _forbids(error) for field in _strange(error)}
    homes = {
        field: entry.where(list(error.absolute_path))
        for error in errors
        if error.validator == "required"
        for field in _absent(error)
    }
    entry = entry._replace(strangers=frozenset(strangers), homes=homes)
    return _once(issue for error in errors for issue in _issues(error, entry))


def _once(issues: Iterable[Issue]) -> list[Issue]:
    """Of what is said for each of several groups that a value might have been, the first."""
    said: dict[tuple[object, ...], Issue] = {}
    for place, issue in enumerate(issues):
        is_choice = issue.code == "wrong-type"
        said.setdefault((issue.span, str(issue.message)) if is_choice else (place,), issue)
    return list(said.values())


def explained(data: Any, node: yaml.Node, kind: Any, name: Text, said: str) -> list[Issue]:
    """What is wrong with ``data`` that is no ``kind``; what its schema does not find is told as msgspec ``said`` it."""
    return explain(_schema_of(kind), data, node, name) or [_as_said(node, said)]


@lru_cache(64)
def _schema_of(kind: Any) -> Schema:
    return schema_of(kind, "entry")


def _as_said(node: yaml.Node, message: str) -> Issue:
    """What msgspec says, at the place it says it of: ``... - at `$.rules.rounds[...]```."""
    _, _, path = message.partition("`$")
    steps = [int(step) if step.isdecimal() else step for step in re.findall(r"[^.`\[\]]+", path)]
    return Issue(code="wrong-value", message=say("not-as-wanted", words=message), span=locate(node, steps))


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
        name, spelled = repr(error.instance), _as_name(str(error.instance), cast(Schema, error.schema))
        message = say("name-misspelt", where=where, field=name) if spelled else say("no-field", where=where, field=name)
        suggestion = issue.suggestion or spelled
        issue = msgspec.structs.replace(issue, code="unknown-field", message=message, suggestion=suggestion)
        yield _quoted(issue, entry.holder([*path, str(error.instance)]), entry.holder(path))
    elif error.validator == "anyOf" and (meant := _meant(error)):
        issue = _value_issue(meant[0], entry.schema, span, where)
        yield msgspec.structs.replace(issue, accepted=accepted(cast(Schema, error.schema), entry.schema))
    else:
        issue = _value_issue(error, entry.schema, span, where)
        wants_text = cast(Schema, error.schema).get("type") == "string"
        issue = _as_written(issue, entry.holder(path)) if wants_text else issue
        yield _quoted(issue, entry.holder(path), entry.holder(path[:-1])) if wants_text else issue


def _as_written(issue: Issue, node: yaml.Node) -> Issue:
    """A number or truth that stands for a text, as it is written: 1.10, not 1.1."""
    if not isinstance(node, yaml.ScalarNode) or issue.code != "wrong-type" or not node.value or node.style:
        return issue
    suggestion = None if issue.suggestion is None else f'"{node.value}"'
    return msgspec.structs.replace(issue, found=_shown_text(node.value), suggestion=suggestion)


def _as_name(text: str, part: Schema) -> str | None:
    """A name as it may be spelled that is nearly the one that was written: ``Attack Value`` is ``attack_value``."""
    name = re.sub(r"[^a-z0-9]+", "_", text.lower())[: part.get("maxLength")].strip("_")
    return repr(name) if name and re.search(part.get("pattern", "^$"), name) else None


def _quoted(issue: Issue, node: yaml.Node, group: yaml.Node) -> Issue:
    """Where a comma has cut a text in two, ``{en: Far, Beacon}``, what is accepted says so."""
    cut = isinstance(node, yaml.ScalarNode) and not node.value and getattr(group, "flow_style", False)
    if not cut:
        return issue
    hint = say("comma-in-quotes")
    wanted = hint if issue.accepted is None else Several((issue.accepted, hint), "semicolon")
    return msgspec.structs.replace(issue, accepted=wanted)


def _meant(error: ValidationError) -> list[ValidationError]:
    """Of a choice such as "a number or a word", what is wrong by the option that is of the value's own kind."""
    by_option: dict[object, list[ValidationError]] = {}
    for inner in error.context or ():
        by_option.setdefault(inner.relative_schema_path[0], []).append(inner)
    fitting = [value for value in by_option.values() if not any(_is_other_kind(inner, error) for inner in value)]
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
        message = say("lacks-fields", where=entry.where(path), count=len(absent), fields=all_of(map(repr, absent)))
        said = {field: accepted(known.get(field, {}), entry.schema) for field in absent}
        each = tuple(say("of-field", field=field, accepted=one or "") for field, one in said.items())
        wanted = said[absent[0]] if len(absent) == 1 else Several(each, "semicolon")
        yield Issue(code="missing-field", message=message, span=locate(entry.node, path), accepted=wanted)


def _unknown_fields(error: ValidationError, entry: _Entry) -> Iterator[Issue]:
    path, known = list(error.absolute_path), cast(Schema, error.schema).get("properties", {})
    for field in _strange(error):
        guess = _near_field(field, error)
        group = next((name for name, part in known.items() if field in _fields(part, entry.schema)), None)
        if guess is None and group is not None and field not in entry.homes:
            entry = entry._replace(homes={**entry.homes, field: group})
        issue = _unknown_field(entry, path, field, list(known), guess)
        yield issue if guess else _quoted(issue, entry.holder([*path, field]), entry.holder(path))


def _fields(part: Schema, schema: Schema) -> Mapping[str, Any]:
    return cast(Mapping[str, Any], _resolved(part, schema).get("properties", {}))


def _unknown_field(
    entry: _Entry, path: Sequence[str | int], field: str, known: Sequence[str], guess: str | None
) -> Issue:
    home = entry.homes.get(field)
    where, shown = entry.where(path), repr(field)
    message = (
        say("field-elsewhere", where=where, field=shown, home=home)
        if home
        else (say("no-field", where=where, field=shown))
    )
    return Issue(
        code="unknown-field",
        message=message,
        span=entry.key_span(path, field),
        found=repr(field),
        accepted=in_a_row(known),
        suggestion=None if home else guess,
    )


def _near_field(field: str, error: ValidationError) -> str | None:
    """The field that a strange one may stand for: one that is wanted and not given, else any."""
    part, given = cast(Schema, error.schema), cast(Schema, error.instance)
    wanted, known = [name for name in part.get("required", ()) if name not in given], part.get("properties", {})
    usual = meant_by(field)
    return near(field, wanted) or (repr(usual) if usual in known and usual not in given else near(field, known))


RAISED_BY = "x-proofpress-bound"
"""The key of a schema that says which word raises a bound."""
_CODES = {
    "type": "wrong-type",
    "enum": "unknown-word",
    "const": "unknown-word",
    "anyOf": "wrong-type",
    "minimum": "out-of-range",
    "maximum": "out-of-range",
    "exclusiveMinimum": "out-of-range",
    "minItems": "wrong-length",
    "maxItems": "wrong-length",
    "minLength": "wrong-length",
    "maxLength": "wrong-length",
    "pattern": "wrong-spelling",
}


def _value_issue(error: ValidationError, schema: Schema, span: Span, where: Text) -> Issue:
    broken, part = str(error.validator), cast(Schema, error.schema)
    message = (
        say(f"breaks-{broken}", where=where)
        if broken in _CODES
        else (say("does-not-fit", where=where, why=error.message))
    )
    return Issue(
        code=_CODES.get(broken, "wrong-value"),
        message=message,
        span=span,
        found=_found(broken, error.instance),
        accepted=_raisable(broken, part, accepted(part, schema, error.instance)),
        suggestion=_guess(error.instance, part, schema),
    )


def _found(broken: str, value: Any) -> Text:
    """A value as it is told; of a text that is too long or too short also how long it is."""
    if broken in ("minLength", "maxLength") and isinstance(value, str):
        return say("characters-in", count=len(value), words=_shown(value))
    return _shown(value)


def _raisable(broken: str, part: Schema, wanted: Text | None) -> Text | None:
    """What is accepted, with the word of ``kit.yaml`` that raises the bound, where there is one."""
    word = part.get(RAISED_BY)
    if wanted is None or word is None or broken not in ("maxLength", "maxItems"):
        return wanted
    return say("or-raised", accepted=wanted, word=word)


def _guess(value: Any, part: Schema, schema: Schema) -> str | None:
    """What a value may stand for: a known word nearly spelled so, or the same in quotes where text is wanted."""
    if isinstance(value, str):
        known = near(value, _words(part, schema))
        return known or _meant_as(value, part, schema) or _size_of(value, part, schema) or _last_name(value, part)
    if isinstance(value, float | int) and {part.get("minimum"), part.get("maximum")} == MILLIMETRES:
        return _in_millimetres(float(value), "in") if value < min(MILLIMETRES) else None
    if part.get("type") == "string" and part.get("pattern") in (None, ONE_LINE) and isinstance(value, int | float):
        return f'"{value}"'
    return None


_NUMBER = re.compile(r"\s*[xX×]?\s*([-+−]?)\s*(\d{1,9})(?:[.,](\d{1,9}))?\s*[^\W\d_]{0,8}%?\s*")


_THOUSANDS = 3
"""So many digits behind a comma or point are rather thousands than parts of one."""


def _meant_as(text: str, part: Schema, schema: Schema) -> str | None:
    """The number or truth that a text stands for: in quotes, with its unit (``3 mm``), with a comma (``2,5``)."""
    options = [_resolved(option, schema) for option in (part, *part.get("anyOf", ()))]
    kinds = {option.get("type"): option for option in options}
    folded = text.strip().casefold()
    if "boolean" in kinds and folded in YES | NO | {"on", "off"}:
        return "true" if folded in YES | {"on"} else "false"
    wanted, written = kinds.get("number") or kinds.get("integer"), _NUMBER.fullmatch(text)
    if wanted is None or written is None:
        return None
    sign, whole, places = written.groups()
    if places and len(places) == _THOUSANDS:
        whole, places = whole + places, None
    number = f"{'-' if sign in ('-', '−') else ''}{int(whole)}" + (f".{places}" if places and int(places) else "")
    meant = float(number) if "number" in kinds else int(number) if number.lstrip("-").isdecimal() else None
    return number if meant is not None and _Validator(wanted).is_valid(meant) else None


MILLIMETRES = {10.0, 1000.0}
"""The bounds of a side of a piece."""
_STANDARD = "poker"
"""Where this size may stand, so may one in millimetres."""
_UNITS = {"in": 25.4, '"': 25.4, "inch": 25.4, "inches": 25.4, "cm": 10.0, "mm": 1.0, "": 1.0}
_SIDE = r"(\d{1,4}(?:[.,]\d{1,4})?)\s*(in|inch|inches|\"|cm|mm|)"
_SIDES = re.compile(rf"\s*{_SIDE}\s*[x×*X]\s*{_SIDE}\s*", re.IGNORECASE)
_LENGTH = re.compile(rf"\s*{_SIDE}\s*", re.IGNORECASE)


def _in_millimetres(length: float, unit: str) -> str | None:
    sides = length * _UNITS[unit.lower()]
    return f"{sides:.4g}" if min(MILLIMETRES) <= sides <= max(MILLIMETRES) else None


def _size_of(text: str, part: Schema, schema: Schema) -> str | None:
    """A size such as ``2.5x3.5in``, or one side of it, in the millimetres that are meant."""
    options = [_resolved(option, schema) for option in (part, *part.get("anyOf", ()))]
    if any({option.get("minimum"), option.get("maximum")} == MILLIMETRES for option in options):
        side = _LENGTH.fullmatch(text)
        return None if side is None else _in_millimetres(float(side[1].replace(",", ".")), side[2])
    if _STANDARD not in _words(part, schema) or (sides := _SIDES.fullmatch(text)) is None:
        return None
    wide, of_wide, high, of_high = sides.groups()
    width = _in_millimetres(float(wide.replace(",", ".")), of_wide or of_high)
    height = _in_millimetres(float(high.replace(",", ".")), of_high or of_wide)
    return f"{{width: {width}, height: {height}}}" if width and height else None


_OF_PICTURE = re.compile(r"[^\\/:]+\.(?:png|jpe?g|webp|svg)", re.IGNORECASE)


def _last_name(text: str, part: Schema) -> str | None:
    """The file that a path of another computer ends with, where a picture is wanted."""
    name = re.split(r"[\\/]", text)[-1]
    is_picture = name != text and _OF_PICTURE.fullmatch(name) and re.search(str(part.get("pattern", "$^")), name)
    return repr(name) if is_picture else None


def _shown(value: Any) -> Text:
    if isinstance(value, dict):
        return say("kind-object")
    if isinstance(value, list):
        return say("a-list-of", count=len(value))
    if value is None:
        return say("kind-null")
    return _shown_text(str(value).lower() if isinstance(value, bool) else repr(value))


def _shown_text(text: str) -> str:
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

_KINDS = ("string", "integer", "number", "boolean", "object", "array", "null")


def accepted(part: Mapping[str, Any], schema: Schema, given: Any = None) -> Text | None:
    """What a schema accepts, said for a person; an example is made with the value that was ``given`` instead."""
    part = _resolved(part, schema)
    if "anyOf" in part:
        return _any([accepted(option, schema) for option in part["anyOf"]])
    if "enum" in part:
        return in_a_row(word for word in part["enum"] if word != "")
    kind = str(part.get("type"))
    if kind not in _KINDS:
        return None
    if kind == "object":
        return _accepted_group(part, given)
    if kind == "array":
        return _accepted_list(part, schema)
    if "pattern" in part:
        described = part.get("description")
        return say("text-like", pattern=part["pattern"]) if described is None else described_in(described)
    low, high = ("minLength", "maxLength") if kind == "string" else ("minimum", "maximum")
    return _ranged(kind, part.get(low), part.get(high))


def _any(options: Sequence[Text | None]) -> Text:
    """``a or b``, of options that are whole phrases, however many."""
    first, *others = [option for option in options if option]
    for option in others:
        first = Several((first, option), "or")
    return first


def _accepted_list(part: Mapping[str, Any], schema: Schema) -> Text:
    inner = accepted(part.get("items") or next(iter(part.get("prefixItems", [])), {}), schema)
    whole = _ranged("array", part.get("minItems"), part.get("maxItems"))
    return say("each-of", list=whole, each=inner) if inner else whole


def _accepted_group(part: Mapping[str, Any], given: Any) -> Text:
    fields = [*part.get("properties", part.get("propertyNames", {}).get("enum", []))]
    if not part.get("examples"):
        return say("group-of", fields=in_a_row(fields)) if 0 < len(fields) <= MOST_FIELDS else say("kind-object")
    ((name, text),) = part["examples"][0].items()
    text = given if isinstance(given, str) else text
    shown = text if re.fullmatch(r"[\w][\w .'!?-]*", text) else json.dumps(text, ensure_ascii=False)
    described = part["description"].rpartition("; ")[2]  # before it, what the field is for
    return say("such-as", what=described_in(described), example=f"{{{name}: {shown}}}")


def _ranged(kind: str, least: object, most: object) -> Sentence:
    """A kind of value within bounds."""
    if least is None and most is None:
        return say(f"kind-{kind}")
    if most is None:
        return say(f"least-{kind}", least=least)
    if least is None:
        return say(f"most-{kind}", most=most)
    return say(f"just-{kind}", most=most) if least == most else say(f"range-{kind}", least=least, most=most)
