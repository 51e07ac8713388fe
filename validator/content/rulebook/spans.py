"""How small and how large what rules count can ever be, as far as the rules and the pieces tell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from validator.content.kits.declared import Number as NumberField
from validator.content.loading import ContentSet
from validator.content.rulebook.declared import Rulebook
from validator.content.rulebook.words import (
    Area,
    Beside,
    Bid,
    Each,
    Gain,
    Its,
    Largest,
    Limits,
    Line,
    NumberOf,
    Pay,
    Phrase,
    PlaceOn,
    Rank,
    Set,
    Shown,
    Smallest,
    Worth,
)

Span = tuple[int | None, int | None]
"""The least and the most that a number can be; None where that is not known."""
_OPEN: Span = (None, None)


def fits(piece: Any, where: Mapping[str, Any]) -> bool | None:
    """Whether a piece has the values that are wanted; None where only play tells."""
    answers = [_has(getattr(piece, name, None), wanted) for name, wanted in where.items() if name != "kind"]
    return False if False in answers else None if None in answers or "kind" in where else True


def _has(value: Any, wanted: Any) -> bool | None:
    if not isinstance(wanted, Phrase):
        return value in (wanted if isinstance(wanted, tuple) else (wanted,))
    if not isinstance(wanted, Limits):
        return None
    low, high = wanted.least, wanted.most
    if not isinstance(value, int):
        return False
    if (isinstance(low, int) and value < low) or (isinstance(high, int) and value > high):
        return False
    return True if all(end is None or isinstance(end, int) for end in (low, high)) else None


class Spans:
    """Answers for the rules of a set; ``lying`` are the kinds of pieces that ever lie in each zone."""

    def __init__(
        self, content: ContentSet, book: Rulebook, phrases: Iterable[Phrase], lying: Mapping[str, set[str]]
    ) -> None:
        words: Any = content.words
        self._content, self._book, self._lying, self._kinds = content, book, lying, words.kit.kinds
        self._changes: dict[str, list[Phrase]] = {}
        for phrase in phrases:
            if isinstance(phrase, Gain | Pay | Set | Bid):
                name = next(getattr(phrase, word) for word in ("gain", "pay", "set", "bid") if hasattr(phrase, word))
                self._changes.setdefault(name, []).append(phrase)

    def of(self, amount: Any) -> Span:
        """How small and how large a number can be."""
        if isinstance(amount, Each):
            low, high = self._pieces(amount)
        elif isinstance(amount, NumberOf):
            low, high = self._kept(amount.number)
        elif isinstance(amount, Rank):
            return min(0, *amount.gives), max(0, *amount.gives)
        else:
            return _OPEN
        if amount.per <= 0:
            return _OPEN
        ends = [None if end is None else end * amount.per + amount.plus for end in (low, high)]
        return ends[0], ends[1]

    def most_of_ones_own(self, zone: str, ways: Iterable[tuple[str, str]]) -> int | None:
        """How many pieces a player can have in a zone that only holds what each player began with."""
        joined, ways = {zone}, [*ways]
        for _ in self._book.zones:
            joined |= {start for start, goal in ways if goal in joined}
        zones = [self._book.zones.get(name) for name in joined]
        total = 0
        for one in zones:
            if one is None or one.of != "player" or one.refilled_from not in (None, *joined):
                return None
            if one.start is not None:
                pieces = self._content.pieces.get(one.start.each, ())
                total += sum(fits(piece, one.start.where) is not False for piece in pieces)
        return total if all(one is None or one.start is None or not one.start.different for one in zones) else None

    def _pieces(self, each: Each) -> Span:
        """Of pieces in a zone: no more than there are of the kinds that ever lie there."""
        if each.each not in self._lying:
            return _OPEN
        there = [piece for kind in sorted(self._lying[each.each]) for piece in self._content.pieces.get(kind, ())]
        meant = [piece for piece in there if fits(piece, each.where) is not False]
        if each.different is not None:
            return None, len({getattr(piece, each.different, None) for piece in meant} - {None})
        if each.of is None:
            return None, sum(piece.count for piece in meant)
        worth = [(getattr(piece, each.of, None) or 0) for piece in meant]
        if any(value < 0 for value in worth):
            return _OPEN
        return None, sum(value * piece.count for value, piece in zip(worth, meant, strict=True))

    def _kept(self, name: str) -> Span:
        """Of a number that is kept: how it begins and is set, unless it also falls or rises. One that nothing changes
        is a switch, for sets to turn."""
        changes, declared = self._changes.get(name), self._book.numbers.get(name)
        if not changes or declared is None:
            return _OPEN
        ends, falls, rises = [getattr(self._content.rules, name, declared.start)], False, False
        for change in changes:
            if isinstance(change, Set) and isinstance(change.to, int):
                ends.append(change.to)
            elif isinstance(change, Gain | Pay) and self._is_never_below_nothing(change.by):
                falls, rises = falls or isinstance(change, Pay), rises or isinstance(change, Gain)
            elif not (isinstance(change, Set) and change.to == name):
                return _OPEN
        return None if falls else min(ends), None if rises else max(ends)

    def _is_never_below_nothing(self, amount: Any) -> bool:
        if isinstance(amount, tuple):
            return all(map(self._is_never_below_nothing, amount))
        if isinstance(amount, int):
            return amount >= 0
        if isinstance(amount, str | NumberOf):
            declared = self._book.numbers.get(amount if isinstance(amount, str) else amount.number)
            if declared is None or declared.least is None or declared.least < 0:
                return False
        if isinstance(amount, Worth):
            return min(amount.worth) >= 0
        if isinstance(amount, Rank):
            return min(amount.gives) >= 0
        if isinstance(amount, Smallest):
            return all(map(self._is_never_below_nothing, amount.smallest))
        if isinstance(amount, Largest):
            return any(map(self._is_never_below_nothing, amount.largest))
        if isinstance(amount, str):
            return True
        if not isinstance(amount, Each | NumberOf | Its | Shown | Line | Area | Beside | PlaceOn):
            return False
        field = amount.its if isinstance(amount, Its) else getattr(amount, "of", None)
        is_high = not isinstance(field, str) or all(map(self._is_high, self._fields(field)))
        return is_high and amount.per >= 0 and amount.plus >= 0

    def _fields(self, name: str) -> list[Any]:
        return [kind.fields[name] for kind in self._kinds.values() if name in kind.fields]

    @staticmethod
    def _is_high(field: Any) -> bool:
        return isinstance(field, NumberField) and field.least is not None and field.least >= 0
