"""A deck as the YAML that a person would have written: short entries, in the order of their fields."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from validator.play.engine.making import Fields

WIDTH = 118
"""No line of a group in braces is longer."""
_PLAIN = re.compile(r"^[A-Za-z\u0080-\U0010ffff][\w \u0080-\U0010ffff’'().!?-]*$")
_WORDS = frozenset({"true", "false", "null", "yes", "no", "on", "off", "none"})
FIRST = ("id", "title", "count")


def scalar(value: Any) -> str:
    """A single value as YAML has it; text in quotes only where it must be."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int | float):
        return str(value)
    text = str(value)
    plain = _PLAIN.match(text) and text.lower() not in _WORDS - {"none"} and text == text.strip()
    return text if plain else json.dumps(text, ensure_ascii=False)


def flow(value: Any) -> str:
    """A value in one line: ``{do: strength, amount: 2}``."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)}: {flow(held)}" for key, held in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(flow(item) for item in value) + "]"
    return scalar(value)


def _key(key: object) -> str:
    return str(key) if isinstance(key, int) else scalar(key)


def entry(piece: Fields) -> list[str]:
    """The lines of an entry, without its indent."""
    ordered = {key: piece[key] for key in FIRST if key in piece} | piece
    lines = [line for key, value in ordered.items() for line in field(str(key), value)]
    return [f"- {lines[0]}", *(f"  {line}" for line in lines[1:])]


def field(key: str, value: Any) -> list[str]:
    """The lines of a field: in one where it fits and reads well, else as a block."""
    short = f"{_key(key)}: {flow(value)}"
    holds_names = isinstance(value, Mapping) and "title" in value
    many = isinstance(value, list) and len(value) > 1 and all(isinstance(item, Mapping) for item in value)
    if not isinstance(value, Mapping | list) or (len(short) <= WIDTH and not holds_names and not many) or not value:
        return [short]
    if isinstance(value, Mapping):
        inner = [line for name, held in value.items() for line in field(str(name), held)]
        return [f"{_key(key)}:", *(f"  {line}" for line in inner)]
    if all(isinstance(item, list | tuple) and item and _is_flat(item) for item in value):
        return [f"{_key(key)}: [", *(f"  {line}" for line in _grouped(value)), "]"]
    return [f"{_key(key)}:", *(f"  - {flow(item)}" for item in value)]


def _is_flat(items: Sequence[Any]) -> bool:
    return not any(isinstance(item, Mapping | list | tuple) for item in items)


def _grouped(items: Sequence[Sequence[Any]]) -> Iterator[str]:
    """Short lists, such as hexes: those that begin alike on a line of their own, as far as they fit."""
    for _, group in groupby(items, key=lambda item: item[0]):
        line = ""
        for piece in (f"{flow(item)}," for item in group):
            if len(line) + len(piece) + 1 > WIDTH:
                yield line
                line = piece
            else:
                line = f"{line} {piece}".lstrip()
        yield line


def entries_text(pieces: Mapping[str, Sequence[Fields]], head: str) -> str:
    """A file of entries: a comment, then each kind's."""
    blocks = [head.rstrip()]
    for kind, listed in pieces.items():
        lines = [f"{kind}:"]
        for place, piece in enumerate(listed):
            lines += [*([""] if place else []), *(f"  {line}" for line in entry(piece))]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def list_text(key: str, names: Sequence[str]) -> list[str]:
    """A list of short names in as few lines as it takes."""
    lines, line = [], f"{key}: ["
    for place, name in enumerate(names):
        piece = name + ("," if place < len(names) - 1 else "]")
        if len(line) + len(piece) + 1 > WIDTH:
            lines.append(line)
            line = "  " + piece
        else:
            line += piece if line.endswith("[") else f" {piece}"
    return [*lines, line]
