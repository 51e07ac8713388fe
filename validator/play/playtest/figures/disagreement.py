"""Cards that one agent gains by and another does not: what strong and weak players disagree about."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from validator.play.playtest.figures.results import CardFigures, Hand
from validator.play.playtest.figures.shrinkage import discoveries, shrunken
from validator.play.playtest.figures.statistics import Z95, Interval

LEAST_GAMES = 200
"""So many games must each of two agents have sat in before they are compared."""


class Split(NamedTuple):
    """A card that is better in the hands of agent ``good``, by its own lift ``here``, than in those of ``bad``."""

    card: str
    good: str
    here: Interval
    bad: str
    there: Interval


def splits_of(hands: Sequence[Hand], margin: float) -> Iterator[Split]:
    """Cards whose lifts differ between two agents by more than the margin, found as findings on cards are."""
    for one, other in combinations([hand for hand in hands if hand.games >= LEAST_GAMES], 2):
        yield from _between(one, other, margin)


def _between(one: Hand, other: Hand, margin: float) -> Iterator[Split]:
    pairs = [
        (first, second)
        for first, second in zip(one.cards, other.cards, strict=True)
        if first.draw_lift is not None and second.draw_lift is not None
    ]
    likely = shrunken([_difference(first, second) for first, second in pairs])
    better = discoveries([found.below(margin) for found in likely])
    worse = discoveries([1 - found.below(-margin) for found in likely])
    for (first, second), up, down in zip(pairs, better, worse, strict=True):
        assert first.likely_lift is not None
        assert second.likely_lift is not None
        if up:
            yield Split(first.id, one.agent, first.likely_lift, other.agent, second.likely_lift)
        elif down:
            yield Split(first.id, other.agent, second.likely_lift, one.agent, first.likely_lift)


def _difference(first: CardFigures, second: CardFigures) -> tuple[float, float]:
    """The difference of two draw lifts and its error, from their intervals."""
    one, two = first.draw_lift, second.draw_lift
    assert one is not None
    assert two is not None
    errors = [(lift.high - lift.low) / 2 / Z95 for lift in (one, two)]
    middles = [(lift.high + lift.low) / 2 for lift in (one, two)]
    return middles[0] - middles[1], sqrt(errors[0] ** 2 + errors[1] ** 2)
