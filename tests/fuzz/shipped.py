"""What travels with Proofpress, as material to draw from: files, entries, ids, schemas and their words."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from validator.content.places import CONTENT, SCHEMAS
from validator.content.source import plain, read
from validator.play.lookup import games

GAMES = games()
LOOKS = ("layout*.yaml", "icons.yaml", "learned.yaml", "recipe.yaml", "titles.yaml", "goals.yaml", "explained.yaml")


@cache
def schema(name: str) -> dict[str, Any]:
    """One of the schemas by its file's name without ``.schema.json``."""
    found: dict[str, Any] = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    return found


@cache
def siblings(name: str) -> dict[str, list[str]]:
    """For each word of a schema's enumerations, the words that may stand in its place."""
    found: dict[str, set[str]] = {}
    stack: list[Any] = [schema(name)]
    while stack:
        part = stack.pop()
        if isinstance(part, dict):
            group = [word for word in part.get("enum", ()) if isinstance(word, str)]
            for word in group:
                found.setdefault(word, set()).update(group)
            stack += part.values()
        elif isinstance(part, list):
            stack += part
    return {word: sorted(others) for word, others in found.items()}


@cache
def words(name: str) -> list[str]:
    """Every word that a schema's enumerations know."""
    return sorted(siblings(name))


@cache
def files(game: str, *patterns: str) -> list[Path]:
    """Files of the built-in set, by patterns of their names."""
    return sorted(file for pattern in patterns for file in (CONTENT / game).glob(pattern))


@cache
def contents(file: Path) -> bytes:
    """A file, read once."""
    return file.read_bytes()


@cache
def data_of(file: Path) -> Any:
    """A YAML file as plain data."""
    return plain(read(file, file.name), [])


@cache
def entries(game: str) -> dict[str, list[dict[str, Any]]]:
    """The built-in entries of a game, by kind, as they stand in its files."""
    looks = files(game, "set.yaml", *LOOKS)
    found: dict[str, list[dict[str, Any]]] = {}
    for file in files(game, "*.yaml"):
        if file not in looks:
            for kind, group in data_of(file).items():
                found.setdefault(kind, []).extend(group)
    return found


@cache
def ids(game: str) -> list[str]:
    """The ids of all built-in entries of a game."""
    return [entry["id"] for group in entries(game).values() for entry in group]
