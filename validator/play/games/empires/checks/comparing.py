"""Checks of empire cards against each other: is one never better than another?"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from validator.base.issue import Issue
from validator.content.vocabulary import fields_of
from validator.play.games.empires.checks.box import Box, Facing, halves_of, say
from validator.play.games.empires.checks.hands import cost
from validator.play.games.empires.words.terms import Edge
from validator.play.games.empires.words.vocabulary import AnyAbility, EmpireCard, Half


def same(box: Box, one: Facing, other: Facing) -> bool:
    """Whether two halves are worth the same in every way."""
    return as_good(box, one, other) and as_good(box, other, one)


def as_good(box: Box, one: Facing, other: Facing) -> bool:
    """Whether a half is nowhere worse than another, edges aside."""
    return (
        cost(box, one) <= cost(box, other)
        and one.half.points >= other.half.points
        and _covers(one.half.ability, other.half.ability)
        and not Counter(other.half.symbols) - Counter(one.half.symbols)
    )


def differs(box: Box, one: Facing, other: Facing) -> bool:
    """Whether of two halves, the first nowhere worse, the first is somewhere better."""
    return not as_good(box, other, one)


def _covers(one: AnyAbility, other: AnyAbility) -> bool:
    if one == other or type(one) is not type(other) or one.better is None:
        return one == other
    better, worse = (one, other) if one.better == "more" else (other, one)
    mine, theirs = fields_of(better), fields_of(worse)
    return all(mine[name] >= theirs[name] for name in mine)  # type: ignore[operator]


class _Worths:
    """What halves are worth, as numbers: halves alike have the same one, and two numbers are compared once."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._numbers: dict[tuple[int, Half], int] = {}
        self._halves: list[Facing] = []
        self._known: dict[tuple[int, int], bool] = {}

    def number(self, facing: Facing) -> int:
        """The number of a half."""
        number = self._numbers.setdefault((cost(self._box, facing), facing.half), len(self._halves))
        if number == len(self._halves):
            self._halves.append(facing)
        return number

    def as_good(self, one: int, other: int) -> bool:
        """`as_good`, of halves by their numbers."""
        known = self._known.get((one, other))
        if known is None:
            known = self._known[one, other] = as_good(self._box, self._halves[one], self._halves[other])
        return known


class _Card(NamedTuple):
    """A card as it is compared: its edges from left to right, and the worths of its halves."""

    card: EmpireCard
    edges: tuple[Edge, Edge]
    halves: tuple[int, int]


def comparing_issues(box: Box) -> Iterator[Issue]:
    """Cards that some other card of the set makes pointless."""
    worths = _Worths(box)
    alike: defaultdict[frozenset[Edge], list[_Card]] = defaultdict(list)
    for card in box.empires:
        first, second = map(worths.number, halves_of(card))
        edges = frozenset((card.left, card.right))
        alike[edges].append(_Card(card, (card.left, card.right), (first, second)))
    beaten = {}
    for cards in alike.values():
        for one in cards:
            better = next((other for other in cards if other is not one and _beats(worths, other, one)), None)
            if better is not None:
                beaten[one.card.id] = better.card.id
    for card in box.empires:
        if card.id in beaten:
            message = say("dominated-card", card=card.id, better=beaten[card.id])
            yield box.warning("dominated-card", message, card)


def _beats(worths: _Worths, one: _Card, other: _Card) -> bool:
    """Whether ``one``, in some orientation, is nowhere worse than ``other`` and somewhere better."""
    first, second = other.halves
    for edges, (a, b) in ((one.edges, one.halves), (one.edges[::-1], one.halves[::-1])):
        is_as_good = edges == other.edges and worths.as_good(a, first) and worths.as_good(b, second)
        if is_as_good and not (worths.as_good(first, a) and worths.as_good(second, b)):
            return True
    return False
