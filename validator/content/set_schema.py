"""The schemas of a game's files for editors; in ``set.yaml`` a set that extends another states only what differs."""

from __future__ import annotations

from typing import Any

from validator.content.manifest import Theme, entries_type, manifest_type
from validator.content.schema import Schema, name_of_reference, schema_of
from validator.content.vocabulary import Vocabulary

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
