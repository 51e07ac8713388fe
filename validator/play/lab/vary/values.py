"""Values as a designer writes them on the command line: ``7..12``, ``0..8/2``, ``1,2,5``, ``mandatory,optional``."""

from __future__ import annotations

import re

from validator.base.issue import WrongUse
from validator.base.speech.sentences import Sentence
from validator.play.lab.vary.leaves import Value
from validator.play.lab.vary.wording import say

MOST_VALUES = 1_000
"""Of one range; a sweep takes fewer by far."""
_WHOLE = re.compile(r"[-+]?\d{1,9}")
_RANGE = re.compile(r"([-+]?\d{1,9})\.\.([-+]?\d{1,9})(?:/(\d{1,9}))?")
_NUMBER = re.compile(r"[-+]?\d{1,9}\.\d{1,9}")
_WORDS: dict[str, Value] = {"true": True, "false": False, "null": None}


class NoValues(WrongUse):
    """A text names no values; ``said`` is why, in every language."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(str(said))
        self.said = said


def values_of(text: str) -> list[Value]:
    """The values that a text names, each once and in its order: parts with commas between, each a value or a range.

    Raises:
        NoValues: it names none, a range runs backwards or is too long.
    """
    found = [value for part in text.split(",") for value in _part(part.strip(), text)]
    once: list[Value] = []
    for value in found:
        if not any(value == other and type(value) is type(other) for other in once):
            once.append(value)
    return once


def _part(part: str, text: str) -> list[Value]:
    if not part:
        raise NoValues(say("written-as", found=repr(text)))
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
        raise NoValues(say("range-written-as", found=repr(part)))
    first, last, step = int(found[1]), int(found[2]), int(found[3] or 1)
    if last < first:
        raise NoValues(say("range-backwards", range=repr(part), turned=f"{last}..{first}"))
    if step < 1 or (last - first) // step >= MOST_VALUES:
        raise NoValues(say("range-too-long", range=repr(part), most=f"{MOST_VALUES:,}"))
    return list(range(first, last + 1, step))
