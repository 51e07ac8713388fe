"""What a kit shows of itself: the schema of ``kit.yaml`` for editors, and its keywords and checks in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module

from validator.content.kits.counting import Between
from validator.content.kits.declared import Counted, Kit, Wish
from validator.content.kits.rich import keyword_name
from validator.content.schema import Schema, entries_schema, schema_of, set_schema
from validator.content.vocabulary import LocalText, Vocabulary


def kit_schema() -> Schema:
    """The schema of ``kit.yaml``; a keyword may be its reminder alone, a text for each language."""
    schema = schema_of(Kit, "kit.yaml of a Proofpress kit")
    keywords = schema["properties"]["keywords"]
    short = {key: part for key, part in schema_of(LocalText, "").items() if key not in ("$schema", "title", "$defs")}
    keywords["additionalProperties"] = {"anyOf": [keywords["additionalProperties"], short]}
    return schema


def schemas_of(words: Vocabulary) -> dict[str, bytes]:
    """The schemas that lie beside a kit, by file name: of entries, ``set.yaml``, ``kit.yaml``, and of its rules."""
    made = {
        "entries.schema.json": entries_schema(words),
        "set.schema.json": set_schema(words),
        "kit.schema.json": kit_schema(),
    }
    if words.plays:
        published = import_module("validator.content.rulebook.published")  # most kits have no rules
        made[published.SCHEMA] = published.rules_schema(getattr(words, "known", None))
    return {name: f"{json.dumps(schema, ensure_ascii=False, indent=1)}\n".encode() for name, schema in made.items()}


def keywords_told(kit: Kit, language: str) -> Iterator[str]:
    """A line for each keyword: how it is written in a rich text, what it is called, and what it means."""
    for name, keyword in kit.keywords.items():
        reminder = keyword.reminder.get(language) or next(iter(keyword.reminder.values()), "no reminder")
        yield f"{{{name}}} {keyword_name(name, keyword, language)}: {reminder}"


def checks_told(kit: Kit) -> Iterator[str]:
    """A line for each check that the kit declares, as it is written."""
    for wish in kit.checks:
        yield _describe(wish)


def _describe(wish: Wish) -> str:
    said = [str(wish.__struct_config__.tag)]
    if isinstance(wish, Counted):
        said.append(f"wanted {wish.wanted}")
    for field in wish.__struct_fields__:
        value = getattr(wish, field)
        if value in (None, (), {}, "", False) or field in ("severity", "exactly", "least", "most", "because"):
            continue
        said.append(f"{field} {_shown(value)}")
    return "; ".join(said) + (f" ({wish.because})" if wish.because else "")


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(one)}" for key, one in value.items())
    if isinstance(value, tuple):
        return ", ".join(map(_shown, value))
    return str(value) if isinstance(value, Between | str | int | float) else repr(value)
