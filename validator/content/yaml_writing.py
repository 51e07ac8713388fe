"""Plain data as YAML that a person would have written: short groups in one line, longer ones line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

WIDTH = 110
"""Characters of a line that a group may take; single items of lists may be longer."""
INDENT = "  "
_PLAIN = re.compile(r"[^\W\d_][\w .()/’'+-]*(?<![ .])|-?\d+\.\.-?\d+")
_OTHERWISE = re.compile(r"true|false|null|yes|no|on|off", re.IGNORECASE)
"""Words that this or another reader of YAML takes for something else than text."""
_NUMBER = re.compile(r"-?\d+")


def inline(value: Any) -> str:
    """A value in one line: ``{do: strength, amount: 1}``."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key_text(str(key))}: {inline(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, str):
        is_plain = _PLAIN.fullmatch(value) and not _OTHERWISE.fullmatch(value)
        return value if is_plain else json.dumps(value, ensure_ascii=False)
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)


def key_text(key: str) -> str:
    """A key: numbers and single words as they are, all else as values are."""
    return key if _NUMBER.fullmatch(key) or key.isidentifier() else inline(key)


def lines_of(data: Mapping[str, Any], *, opened: bool = False) -> list[str]:
    """Fields of a group, line by line; ``opened`` writes groups and lists in lines of their own, short or not."""
    found: list[str] = []
    for key, value in data.items():
        head = f"{key_text(key)}:"
        if _is_short(value, len(head)) and not (opened and isinstance(value, Mapping | list | tuple) and value):
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
