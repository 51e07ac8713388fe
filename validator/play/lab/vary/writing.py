"""Plain data as YAML that a person would have written: short groups in one line, longer ones line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

WIDTH = 110
"""Characters of a line that a group may take; single items of lists may be longer."""
INDENT = "  "
_PLAIN = re.compile(r"[^\W\d_][\w .()/’'+-]*(?<![ .])")
_OTHERWISE = re.compile(r"true|false|null")


def inline(value: Any) -> str:
    """A value in one line: ``{do: strength, amount: 1}``."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key_text(str(key))}: {inline(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, str):
        return value if _PLAIN.fullmatch(value) and not _OTHERWISE.fullmatch(value) else _quoted(value)
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)


def key_text(key: str) -> str:
    """A key: numbers as they are, words as values are."""
    return key if key.isdecimal() else inline(key)


def lines_of(data: Mapping[str, Any], *, opened: bool = False) -> list[str]:
    """Fields of a group, line by line; ``opened`` writes what they hold in lines of its own, short or not."""
    found: list[str] = []
    for key, value in data.items():
        head = f"{key_text(key)}:"
        if _is_short(value, len(head)) and not (opened and isinstance(value, Mapping) and value):
            found.append(f"{head} {inline(value)}")
        elif isinstance(value, Mapping):
            found += [head, *(f"{INDENT}{line}" for line in lines_of(value))]
        else:
            found += [head, *(f"{INDENT}- {inline(item)}" for item in value)]
    return found


def _is_short(value: Any, taken: int) -> bool:
    if not isinstance(value, Mapping | list | tuple):
        return True
    return not _has_rows(value) and len(inline(value)) + taken < WIDTH


def _has_rows(value: Any) -> bool:
    """Whether a list of several groups stands in it, which reads better one below the other."""
    if isinstance(value, Mapping):
        return any(map(_has_rows, value.values()))
    if isinstance(value, list | tuple):
        return sum(isinstance(item, Mapping) for item in value) > 1 or any(map(_has_rows, value))
    return False


def _quoted(text: str) -> str:
    if any(ord(letter) < 32 for letter in text):
        return json.dumps(text, ensure_ascii=False)
    return "'" + text.replace("'", "''") + "'"
