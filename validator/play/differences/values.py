"""Plain values side by side: each path at which they differ, with what stands there on either side."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any

from validator.play.differences.found import Change

MOST_SHOWN = 160
"""A value is written in at most so many characters."""
_NOTHING: tuple[Any, ...] = (None, "", [], (), {})
_ABSENT = object()


def changes(before: Any, after: Any, path: str = "") -> Iterator[Change]:
    """Where two values differ: groups field by field, lists entry by entry where that says more than the whole."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and _same_word(before, after):
        for name in dict.fromkeys([*before, *after]):
            inner = f"{path}.{name}" if path else str(name)
            yield from changes(before.get(name, _ABSENT), after.get(name, _ABSENT), inner)
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and _has_groups([*before, *after]):
        yield from _listed(before, after, path)
    else:
        first, second = _side(before), _side(after)
        if first != second:
            yield Change(path=path, before=first, after=second)


def shown(value: Any) -> str:
    """A value on one line as YAML would have it, what holds nothing left out."""
    text = _flow(value)
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 1]}…"


def _side(value: Any) -> str | None:
    return None if value is _ABSENT or any(value is one or value == one for one in _NOTHING) else shown(value)


def _flow(value: Any) -> str:
    if isinstance(value, dict):
        held = (f"{name}: {_flow(inner)}" for name, inner in value.items() if inner not in _NOTHING)
        return f"{{{', '.join(held)}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_flow, value))}]"
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "–"}[value]
    return f"{value:g}" if isinstance(value, float) else str(value)


def _same_word(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Another effect is another thing as a whole."""
    return all(before.get(tag) == after.get(tag) for tag in ("do", "goal", "kind", "part"))


def _has_groups(values: list[Any]) -> bool:
    return any(isinstance(value, dict | list | tuple) for value in values)


def _listed(before: Sequence[Any], after: Sequence[Any], path: str) -> Iterator[Change]:
    one, other = ([json.dumps(value, sort_keys=True, default=str) for value in values] for values in (before, after))
    for what, first, end, second, stop in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if what == "equal":
            continue
        pairs = min(end - first, stop - second)
        for place in range(pairs):
            yield from changes(before[first + place], after[second + place], f"{path}[{second + place + 1}]")
        for place in range(first + pairs, end):
            yield Change(path=f"{path}[{place + 1}]", before=shown(before[place]), after=None)
        for place in range(second + pairs, stop):
            yield Change(path=f"{path}[{place + 1}]", before=None, after=shown(after[place]))
