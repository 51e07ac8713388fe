"""Measures of cards: how far their power lies apart, and which of them nobody, or everybody, plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from validator.play.lab.goals.spreads import heterogeneity
from validator.play.playtest.figures.hands import LEAST_DRAWN, automatic_above, dead_below, usual_play
from validator.play.playtest.figures.power import draw_lift
from validator.play.playtest.figures.statistics import Interval, wilson
from validator.play.playtest.figures.tally import Tally, UseTally


def power_spread(tally: Tally) -> Interval | None:
    """The standard deviation of the cards' draw lifts, in percent of wins, without the luck in them."""
    lifts = [draw_lift(design) for hand in _hands(tally) for design in hand]
    known = [(100 * one.middle, 100 * one.error) for one in lifts if one is not None and one.error > 0]
    return heterogeneity(known)


def dead_cards(tally: Tally, kinds: Mapping[str, str]) -> Interval | None:
    """How many cards hardly anyone plays who has them, as a play-test's report says it."""
    return _extremes(tally, kinds, automatic=False)


def automatic_cards(tally: Tally, kinds: Mapping[str, str]) -> Interval | None:
    """How many cards nearly everyone plays who has them."""
    return _extremes(tally, kinds, automatic=True)


def _hands(tally: Tally) -> list[list[UseTally]]:
    return [hand.designs for hand in tally.hands.values() if hand.games]


def _extremes(tally: Tally, kinds: Mapping[str, str], *, automatic: bool) -> Interval | None:
    """Of all hands the most: cards beyond the bound for certain, by their shares as they are, and perhaps.

    Cards that came to too few seats might be so, and count as such in the upper end alone.
    """
    named = [kinds.get(design, "") for design in tally.plan.designs]
    found = [_of_hand(hand, named, automatic) for hand in _hands(tally)]
    return max(found, key=lambda one: one.value) if found else None


def _of_hand(designs: Sequence[UseTally], kinds: Sequence[str], automatic: bool) -> Interval:
    usual = usual_play(designs, kinds)
    sure = plain = perhaps = 0
    for design, kind in zip(designs, kinds, strict=True):
        if kind not in usual:
            perhaps += design.drawn > 0
            continue
        bound = automatic_above(usual[kind]) if automatic else dead_below(usual[kind])
        if (usual[kind] >= bound) if automatic else (usual[kind] <= bound):
            continue  # most of its kind are so: there it is no choice
        share = wilson(design.played, design.drawn)
        known = design.drawn >= LEAST_DRAWN
        low, value, high = (
            (share.low, share.value, share.high) if automatic else (-share.high, -share.value, -share.low)
        )
        limit = bound if automatic else -bound
        sure += known and low > limit
        plain += known and value > limit
        perhaps += design.drawn > 0 and high > limit
    return Interval(float(plain), float(sure), float(max(plain, perhaps)))
