"""Conditions, counts and throws that always or never hold, and numbers that change nothing, although each word of them
is well formed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.base.issue import Issue, Span
from validator.base.speech.sentences import Sentence, Text
from validator.content.rulebook.converting import say
from validator.content.rulebook.declared import Grid, Rulebook
from validator.content.rulebook.words import (
    Area,
    Bid,
    Choose,
    Each,
    Gain,
    Line,
    NumberOf,
    Pay,
    Phrase,
    PlaceOn,
    Roll,
    Set,
    Shown,
    Sieve,
    Within,
)

_COUNTS = (Each, Shown, NumberOf, Line, Area, PlaceOn)
_EDGES_OF_SQUARES, _EDGES_OF_HEXES = 4, 6


def never(rules: Rulebook, phrase: Phrase) -> Iterator[Issue]:
    """What one phrase asks for in vain."""
    if isinstance(phrase, Within):
        yield from _condition(rules, phrase)
    if getattr(phrase, "per", 1) == 0:
        yield _out_of_range(phrase.span_at("per"), say("counts-nothing"), 0, None)
    if isinstance(phrase, Shown) and phrase.dice in rules.dice:
        yield from _faces(phrase, rules.dice[phrase.dice].sides)
    if isinstance(phrase, Roll) and phrase.roll in rules.dice and isinstance(phrase.count, int):
        most = rules.dice[phrase.roll].count
        if not 1 <= phrase.count <= most:
            accepted = say("from-to", least="1", most=str(most))
            yield _out_of_range(
                phrase.span_at("count"), say("so-many-dice", dice=repr(phrase.roll)), phrase.count, accepted
            )
    yield from _idle_changes(rules, phrase)
    yield from _twice(phrase)


def _condition(rules: Rulebook, asked: Within) -> Iterator[Issue]:
    if asked.exactly is not None and (asked.least is not None or asked.most is not None):
        yield _out_of_range(asked.span_at("is"), say("is-alone"), None, None)
    if _counts_up(rules, asked.amount):
        yield from _from_nothing(asked)
    most = _most_of(rules, asked.amount)
    if most is not None:
        yield from _up_to(asked, most)


def _from_nothing(asked: Within) -> Iterator[Issue]:
    """Ends of a range for what is never below 0."""
    for end, value in (("to", asked.most), ("is", asked.exactly)):
        if isinstance(value, int) and value < 0:
            yield _out_of_range(asked.span_at(end), say("below-nothing"), value, say("or-more", least="0"))
    low = asked.least
    if isinstance(low, int) and low <= 0 and asked.most is None and asked.exactly is None:
        yield _out_of_range(asked.span_at("from"), say("always-holds"), low, say("one-or-more"))


def _up_to(asked: Within, most: int) -> Iterator[Issue]:
    """Ends of a range for what is never more than so much."""
    for end, value in (("from", asked.least), ("is", asked.exactly)):
        if isinstance(value, int) and value > most:
            accepted = say("or-less", most=str(most))
            yield _out_of_range(asked.span_at(end), say("never-so-much", most=str(most)), value, accepted)
    if isinstance(asked.most, int) and asked.most >= most and asked.least is None:
        accepted = say("or-less", most=str(most - 1))
        yield _out_of_range(asked.span_at("to"), say("never-more", most=str(most)), asked.most, accepted)


def _most_of(rules: Rulebook, amount: Any) -> int | None:
    """The most that a number can be, where the rules alone tell."""
    most: int | None = None
    if isinstance(amount, Shown) and amount.dice in rules.dice:
        dice = rules.dice[amount.dice]
        most = dice.count if amount.showing is not None else dice.count * dice.sides
    elif isinstance(amount, Each | Line | Area | PlaceOn):
        zone = rules.zones.get(next(getattr(amount, name) for name in _BOARD if hasattr(amount, name)))
        if zone is not None and zone.grid is not None:
            most = _most_on(zone.grid, amount)
    if most is None or amount.per < 0:
        return None
    return int(most * amount.per + amount.plus)


_BOARD = ("each", "line", "area", "place")
"""The field of a word that names a board."""


def _most_on(grid: Grid, amount: Any) -> int | None:
    """The most that can be counted on a board."""
    if isinstance(amount, PlaceOn):
        return grid.track
    if isinstance(amount, Line):
        return _longest_line(grid)
    if isinstance(amount, Area) and amount.edges:
        return _EDGES_OF_SQUARES if grid.squares is not None else _EDGES_OF_HEXES
    return grid.size if isinstance(amount, Area) or (amount.of is None and amount.different is None) else None


def _longest_line(grid: Grid) -> int | None:
    if grid.shared or grid.map is not None:
        return None
    if grid.squares is not None:
        return max(grid.squares)
    return grid.track if grid.track is not None else 2 * (grid.hexes or 1) - 1


def _idle_changes(rules: Rulebook, phrase: Phrase) -> Iterator[Issue]:
    """Numbers that rise, fall or are bid by nothing or the other way, or become less than they may be."""
    if isinstance(phrase, Gain | Pay) and isinstance(phrase.by, int) and phrase.by < 1:
        message = say("changes-nothing") if phrase.by == 0 else say("the-other-way", word=_OTHER_WAY[type(phrase)])
        yield _out_of_range(phrase.span_at("by"), message, phrase.by, say("one-or-more"))
    elif isinstance(phrase, Bid) and isinstance(phrase.most, int) and phrase.most < 1:
        yield _out_of_range(phrase.span_at("to"), say("nobody-can-bid"), phrase.most, say("one-or-more"))
    elif isinstance(phrase, Set) and isinstance(phrase.to, int) and phrase.set in rules.numbers:
        least = rules.numbers[phrase.set].least
        if least is not None and phrase.to < least:
            message = say("set-below", number=repr(phrase.set))
            yield _out_of_range(phrase.span_at("to"), message, phrase.to, say("or-more", least=str(least)))


_OTHER_WAY: dict[type[Phrase], str] = {Gain: "'pay'", Pay: "'gain'"}


def _twice(phrase: Phrase) -> Iterator[Issue]:
    """Names that stand twice where each counts once."""
    field = "choose" if isinstance(phrase, Choose) else "same" if isinstance(phrase, Sieve) else ""
    names = getattr(phrase, field) if field else ()
    for number, name in enumerate(names):
        if name in names[:number]:
            span, message = phrase.span_at(field, number), say("twice", name=repr(name))
            yield Issue(code="duplicate-value", message=message, span=span, found=repr(name))


def _faces(shown: Shown, sides: int) -> Iterator[Issue]:
    faces = shown.showing if isinstance(shown.showing, tuple) else (shown.showing,)
    for number, face in enumerate(faces):
        if face is not None and face > sides:
            accepted = say("from-to", least="1", most=str(sides))
            span = shown.span_at("showing", number)
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
