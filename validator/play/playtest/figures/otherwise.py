"""Cards that are played otherwise than before: in the set that was extended, or before the set was edited."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from validator.play.playtest.figures.shrinkage import discoveries
from validator.play.playtest.figures.statistics import Interval, Outcomes, normal_below, share_difference, wilson
from validator.play.playtest.figures.tally import Tally, UseTally

LEAST_DRAWN = 30
"""So many seats must have drawn a card, now and before."""


class Otherwise(NamedTuple):
    """A card in the hands of one agent: of seats that drew it, the shares that played it, now and before."""

    card: str
    agent: str
    now: Interval
    was: Interval


def played_otherwise(now: Tally, was: Tally, margin: float) -> Iterator[Otherwise]:
    """Cards whose share of play moved by more than the margin, found as findings on cards are; agent by agent."""
    for agent in sorted(now.hands.keys() & was.hands.keys()):
        before = dict(zip(was.plan.designs, was.hands[agent].designs, strict=True))
        after = dict(zip(now.plan.designs, now.hands[agent].designs, strict=True))
        yield from _moved(agent, after, before, margin)


def _moved(
    agent: str, after: Mapping[str, UseTally], before: Mapping[str, UseTally], margin: float
) -> Iterator[Otherwise]:
    known = [
        (name, _plays(design), _plays(before[name]))
        for name, design in after.items()
        if name in before and min(design.drawn, before[name].drawn) >= LEAST_DRAWN
    ]
    found = discoveries([_still(one, other, margin) for _, one, other in known])
    for (name, one, other), moved in zip(known, found, strict=True):
        if moved:
            yield Otherwise(name, agent, wilson(*one), wilson(*other))


def _plays(design: UseTally) -> Outcomes:
    return Outcomes(design.played, design.drawn)


def _still(one: Outcomes, other: Outcomes, margin: float) -> float:
    """The chance that the shares do not truly differ by more than the margin on the side on which they were seen to."""
    found = share_difference([(one, other)])
    assert found is not None
    return normal_below((margin - abs(found.middle)) / found.error)
