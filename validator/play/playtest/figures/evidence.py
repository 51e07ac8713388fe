"""How strong the evidence is: what could hide at a number of games, and how many games would tell.

A difference counts as one that would have shown where four runs in five find it at 95 %, by points at 98 % (Cohen,
*Statistical Power Analysis for the Behavioral Sciences*, 1988, for the formula).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from validator.play.playtest.figures.results import Hand
from validator.play.playtest.figures.statistics import Z95, Interval, median

Z80 = 0.8416212335729143
"""The one-sided 80 % point of the normal distribution."""
Z98 = 2.3263478740408408
"""The two-sided 98 % point: of cards named by points fewer may be none."""
LEAST_ADVANTAGE = 0.03
"""A seat is uneven if its win share is surely farther than this from an equal one."""


def advantage_shown(games: int, fair: float) -> float:
    """The smallest advantage of a seat, over an equal share ``fair``, that so many games would have shown."""
    error = sqrt(fair * (1 - fair) / games) if games else 1.0
    return min(1 - fair, LEAST_ADVANTAGE + (Z95 + Z80) * error)


def games_for_advantage(fair: float) -> float:
    """How many games show a seat with twice the advantage that matters."""
    return (Z95 + Z80) ** 2 * fair * (1 - fair) / LEAST_ADVANTAGE**2


def usual_error(hand: Hand) -> float | None:
    """The middle one of the errors of a hand's draw lifts; None where none could be compared."""
    return _middle([card.draw_lift for card in hand.cards])


def _middle(found: Iterable[Interval | None]) -> float | None:
    errors = [(one.high - one.low) / 2 / Z95 for one in found if one is not None]
    return median(errors) if errors else None


def beyond_the_margin(hand: Hand) -> float | None:
    """How far beyond the margin a card's lift must be for these games to tell: by wins, or sooner by points.

    By points it has to lean beyond the margin in wins as well.
    """
    wins, points = usual_error(hand), _middle([card.ahead for card in hand.cards])
    if wins is None:
        return None
    told = (Z95 + Z80) * wins
    if points is None or not hand.point_worth:
        return told
    return min(told, max((Z98 + Z80) * points * hand.point_worth, Z80 * wins))


def lift_shown(hand: Hand, margin: float) -> float | None:
    """By how much a card must differ from the typical one to be told, at these games, from one within the margin."""
    beyond = beyond_the_margin(hand)
    return None if beyond is None else margin + beyond


def games_for_lift(hand: Hand, margin: float) -> float | None:
    """How many games tell a card at twice the margin from one within it."""
    beyond = beyond_the_margin(hand)
    return None if beyond is None else hand.games * (beyond / margin) ** 2
