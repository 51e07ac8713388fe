"""Conditions, counts and throws that always or never hold, although each word of them is well formed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.base.issue import Issue, Span
from validator.base.speech.sentences import Sentence, Text
from validator.content.rulebook.converting import say
from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.words import Area, Each, Line, NumberOf, Phrase, Roll, Shown, Within

_COUNTS = (Each, Shown, NumberOf, Line, Area)


def never(rules: Rulebook, phrase: Phrase) -> Iterator[Issue]:
    """What one phrase asks for in vain."""
    if isinstance(phrase, Within):
        yield from _condition(rules, phrase)
    if getattr(phrase, "per", 1) == 0:
        yield _out_of_range(phrase.at("per"), say("counts-nothing"), 0, None)
    if isinstance(phrase, Shown) and phrase.dice in rules.dice:
        yield from _faces(phrase, rules.dice[phrase.dice].sides)
    if isinstance(phrase, Roll) and phrase.roll in rules.dice and isinstance(phrase.count, int):
        most = rules.dice[phrase.roll].count
        if not 1 <= phrase.count <= most:
            accepted = say("from-to", least="1", most=str(most))
            yield _out_of_range(phrase.at("count"), say("so-many-dice", dice=repr(phrase.roll)), phrase.count, accepted)


def _condition(rules: Rulebook, asked: Within) -> Iterator[Issue]:
    low, high, exactly = asked.least, asked.most, asked.exactly
    if exactly is not None and (low is not None or high is not None):
        yield _out_of_range(asked.at("is"), say("is-alone"), None, None)
    if not _counts_up(rules, asked.amount):
        return
    for end, value in (("to", high), ("is", exactly)):
        if isinstance(value, int) and value < 0:
            yield _out_of_range(asked.at(end), say("below-nothing"), value, say("or-more", least="0"))
    if isinstance(low, int) and low <= 0 and high is None and exactly is None:
        yield _out_of_range(asked.at("from"), say("always-holds"), low, say("one-or-more"))


def _faces(shown: Shown, sides: int) -> Iterator[Issue]:
    faces = shown.showing if isinstance(shown.showing, tuple) else (shown.showing,)
    for number, face in enumerate(faces):
        if face is not None and face > sides:
            accepted = say("from-to", least="1", most=str(sides))
            span = shown.at("showing", number)
            yield _out_of_range(span, say("face-not-there", dice=repr(shown.dice)), face, accepted)


def _counts_up(rules: Rulebook, amount: Any) -> bool:
    """Whether a number cannot be below 0."""
    if not isinstance(amount, _COUNTS) or amount.per < 0 or amount.plus < 0:
        return False
    if isinstance(amount, NumberOf):
        declared = rules.numbers.get(amount.number)
        return declared is not None and declared.least is not None and declared.least >= 0
    return not isinstance(amount, Each) or amount.of is None


def _out_of_range(span: Span, message: Sentence, found: int | None, accepted: Text | None) -> Issue:
    shown = None if found is None else str(found)
    return Issue(code="out-of-range", message=message, span=span, found=shown, accepted=accepted)
