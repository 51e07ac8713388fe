"""What schemas say of fields, in the languages of the page: ``content/descriptions/``, beside the English sentence."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from validator.content.loading import read_value
from validator.content.places import CONTENT

DESCRIPTIONS = CONTENT / "descriptions"


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
    found: dict[str, str] = {}
    for file in sorted(DESCRIPTIONS.glob("*.yaml")):
        sentences = read_value(file, f"content/descriptions/{file.name}", list[dict[str, str]])
        found |= {said["en"]: said[language] for said in sentences if language in said}
    return found


def _translated(part: Any, known: dict[str, str]) -> Any:
    if isinstance(part, list):
        return [_translated(each, known) for each in part]
    if not isinstance(part, dict):
        return part
    whole = {name: _translated(each, known) for name, each in part.items()}
    said = part.get("description")
    if isinstance(said, str):  # a field may be called so too
        whole["description"] = known.get(said, said)
    return whole
