"""What styles of play lean to: things kept, and the end of the game."""

from __future__ import annotations

from validator.play.games.race.rules.state import RaceState


def held(state: RaceState, seat: int) -> float:
    """Cards in hand and goods."""
    return float(len(state.hands[seat]) + state.goods[seat].bit_count())


def over(state: RaceState) -> float:
    """How far the fullest tableau, or the pool of chips, has come to where the game ends."""
    fullest = max([len(tableau.cards) for tableau in state.tableaus]) / state.table.rules.tableau_end
    taken = sum(state.chips)
    return min(1.0, max(fullest, taken / max(1, taken + state.pool)))
