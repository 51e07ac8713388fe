"""What schemas say of fields, in the languages of the page: ``content/descriptions/``, beside the English sentence."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from validator.content.loading import read_value
from validator.content.places import CONTENT

DESCRIPTIONS = CONTENT / "descriptions"
_NUMBER = re.compile(r"\d+")


def in_language(schema: Any, language: str) -> Any:
    """A schema, as plain data or bytes, with its descriptions in a language; those that have none stay English."""
    known = translations(language)
    if not known:
        return schema
    return _translated(msgspec.json.decode(schema) if isinstance(schema, bytes) else schema, known)


@cache
def translations(language: str) -> dict[str, str]:
    """Every sentence that is there in a language, by the English one."""
    if language == "en":
        return {}
    translations: dict[str, str] = {}
    for file in sorted(DESCRIPTIONS.glob("*.yaml")):
        sentences = read_value(file, f"content/descriptions/{file.name}", list[dict[str, str]])
        translations |= {said["en"]: said[language] for said in sentences if language in said}
    return translations


def _translated(part: Any, known: dict[str, str]) -> Any:
    if isinstance(part, list):
        return [_translated(each, known) for each in part]
    if not isinstance(part, dict):
        return part
    whole = {name: _translated(each, known) for name, each in part.items()}
    said = part.get("description")
    if isinstance(said, str):  # a field may be called so too
        whole["description"] = known.get(said) or _in_parts(said, known)
    return whole


def _in_parts(said: str, known: dict[str, str]) -> str:
    """A kit's own sentence, with what follows it of the field's type in the language."""
    parts = said.split("; ")
    translated = [known.get(part) or _numbered(part, known) for part in parts]
    return said if translated == parts else "；".join(translated)


def _numbered(said: str, known: dict[str, str]) -> str:
    """A sentence that is known with other numbers; itself where none is."""
    pattern = known.get(_NUMBER.sub("#", said))
    numbers = iter(_NUMBER.findall(said))
    return said if pattern is None else re.sub("#", lambda _: next(numbers), pattern)
