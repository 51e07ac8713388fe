"""Values as a designer writes them on the command line: ``7..12``, ``0..8/2``, ``1,2,5``, ``mandatory,optional``."""

from __future__ import annotations

import re

from validator.issue import WrongUse
from validator.lab.vary.leaves import Value

MOST_VALUES = 1_000
"""Of one range; a sweep takes fewer by far."""
_WHOLE = re.compile(r"[-+]?\d{1,9}")
_RANGE = re.compile(r"([-+]?\d{1,9})\.\.([-+]?\d{1,9})(?:/(\d{1,9}))?")
_NUMBER = re.compile(r"[-+]?\d{1,9}\.\d{1,9}")
_WORDS: dict[str, Value] = {"true": True, "false": False, "null": None}


def values_of(text: str) -> list[Value]:
    """The values that a text names, each once and in its order: parts with commas between, each a value or a range.

    Raises:
        WrongUse: it names none, a range runs backwards or is too long.
    """
    found = [value for part in text.split(",") for value in _part(part.strip(), text)]
    once: list[Value] = []
    for value in found:
        if not any(value == other and type(value) is type(other) for other in once):
            once.append(value)
    return once


def _part(part: str, text: str) -> list[Value]:
    if not part:
        raise WrongUse(f"values are written as 7..12, 0..8/2, or with commas as 1,2,5; found {text!r}")
    if part in _WORDS:
        return [_WORDS[part]]
    if _WHOLE.fullmatch(part):
        return [int(part)]
    if _NUMBER.fullmatch(part):
        return [float(part)]
    if ".." not in part:
        return [part]
    found = _RANGE.fullmatch(part)
    if found is None:
        raise WrongUse(f"a range of whole numbers is written as 7..12, or 0..8/2 for every second; found {part!r}")
    first, last, step = int(found[1]), int(found[2]), int(found[3] or 1)
    if last < first:
        raise WrongUse(f"the range {part!r} runs backwards; write {last}..{first}")
    if step < 1 or (last - first) // step >= MOST_VALUES:
        raise WrongUse(f"the range {part!r} has no step, or more than {MOST_VALUES:,} values")
    return list(range(first, last + 1, step))
