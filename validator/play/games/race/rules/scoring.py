"""The end: chips, printed points and bonuses of developments; winners.

What cards score with one another is added up in the tableau as they are laid down; what depends on chips, strength
and goods is reckoned here.
"""

from __future__ import annotations

from validator.play.engine.bits import number_of
from validator.play.games.race.rules.state import RaceState


def card_points(state: RaceState, seat: int) -> int:
    """Points of a seat's cards, bonuses included."""
    tableau = state.tableaus[seat]
    points = tableau.points
    if tableau.per_strength:
        strength = tableau.strength
        if strength < 0 and state.table.rules.strength_floor:
            strength = 0
        points += tableau.per_strength * strength
    for per, each in tableau.per_chips:
        points += state.chips[seat] // per * each
    if tableau.per_goods:
        points += tableau.per_goods * number_of(state.goods[seat])
    return points


def scores(state: RaceState) -> list[int]:
    """Points per seat."""
    return [chips + card_points(state, seat) for seat, chips in enumerate(state.chips)]


def score_parts(state: RaceState) -> dict[str, list[int]]:
    """Points per seat by where they come from: chips, what is printed on cards, and bonuses of developments."""
    printed = [sum(state.table.printed[design] for design in tableau.cards) for tableau in state.tableaus]
    bonuses = [card_points(state, seat) - points for seat, points in enumerate(printed)]
    return {"chips": state.chips[:], "cards": printed, "bonuses": bonuses}


def winners(state: RaceState) -> list[int]:
    """Seats with the most points; of these, with the most cards in hand and goods; F12 says who wins if still tied."""
    points = scores(state)
    best = [seat for seat in range(state.seats) if points[seat] == max(points)]
    if len(best) > 1:
        wealth = [len(hand) + number_of(goods) for hand, goods in zip(state.hands, state.goods, strict=True)]
        most = max(wealth[seat] for seat in best)
        best = [seat for seat in best if wealth[seat] == most]
    if state.table.rules.final_tie == "start_number":
        best = [min(best, key=lambda seat: state.table.number[state.starts[seat]])]
    return best
