"""Values that a sentence written anew says in each other's places: draw { $keep }, keep { $draw }."""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

from validator.base.speech.saying import ast
from validator.content.checks.printed_numbers import Spoken, read_in_order

Besides = Mapping[str, frozenset[str]]
"""By the values of a sentence, the words right beside them."""
_PLACE = "\0"
_BEFORE = re.compile(r"([A-Za-z]+|[\u4e00-\u9fff])[^A-Za-z\u4e00-\u9fff]*$")
_AFTER = re.compile(r"^[^A-Za-z\u4e00-\u9fff]*([A-Za-z]+|[\u4e00-\u9fff])")


def exchanged(before: Spoken, now: Spoken, name: str) -> tuple[str, str] | None:
    """Two values that a message says where the earlier version, or their own names, put the other one.

    Words beside both must have changed sides, and neither value may have kept one: values in another order, or a
    sentence in other words, are none of it.
    """
    old_left, old_right = _besides(before, name)
    new_left, new_right = _besides(now, name)
    shared = sorted(old_left.keys() & new_left.keys())
    named = {value: old_left[value] | {value} for value in shared}
    for one, other in combinations(shared, 2):
        if all(_turned(old, new, one, other) for old, new in ((old_left, new_left), (old_right, new_right))):
            return one, other
        if _cross(named, new_left, one, other) and not _kept(old_right, new_right, one, other):
            return one, other
        if _cross(old_right, new_right, one, other) and not _kept(named, new_left, one, other):
            return one, other
    return None


def _turned(old: Besides, new: Besides, one: str, other: str) -> bool:
    """Whether each value has beside it just what the other one had."""
    return old[one] != old[other] and (new[one], new[other]) == (old[other], old[one])


def _cross(old: Besides, new: Besides, one: str, other: str) -> bool:
    if old[one] & old[other] or not (new[one] and new[other]):
        return False
    return new[one] <= old[other] and new[other] <= old[one]


def _kept(old: Besides, new: Besides, one: str, other: str) -> bool:
    """Whether a value has kept a word that the other one did not have beside it."""
    own = ((old[one] - old[other]) & new[one], (old[other] - old[one]) & new[other])
    return any(own)


def _besides(spoken: Spoken, name: str) -> tuple[Besides, Besides]:
    """The words right before and right after each value that a message says, values between them left out."""
    parts = list(_parts(spoken.values.entries[name][1]))
    left, right = dict[str, set[str]](), dict[str, set[str]]()
    for at, part in enumerate(parts):
        if part.startswith(_PLACE):
            value = part.removeprefix(_PLACE)
            left.setdefault(value, set()).update(_word(_BEFORE, parts[at - 1] if at else ""))
            right.setdefault(value, set()).update(_word(_AFTER, parts[at + 1] if at + 1 < len(parts) else ""))
    return _frozen(left), _frozen(right)


def _frozen(words: Mapping[str, set[str]]) -> Besides:
    return {value: frozenset(some) for value, some in words.items()}


def _word(pattern: re.Pattern[str], text: str) -> list[str]:
    match = None if text.startswith(_PLACE) else pattern.search(text)
    return [match.group(1).casefold()] if match else []


def _parts(pattern: ast.Pattern) -> Iterator[str]:
    """A message as it is read: its texts, joined, and places with values."""
    text = ""
    for piece in read_in_order(pattern):
        if isinstance(piece, ast.VariableReference):
            yield from (text, f"{_PLACE}{piece.id.name}")
            text = ""
        else:
            text += piece.value
    yield text
