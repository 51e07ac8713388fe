"""What styles of play lean to: things kept, and the end of the game."""

from __future__ import annotations

from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import CREDITS, GOODS, POINTS, SPENT, TILES


def held(state: RollState, seat: int) -> float:
    """Dice that are goods, and credits, of which shipping a good brings some four."""
    mat = state.mats[seat]
    return sum(mat[GOODS:SPENT]) + mat[CREDITS] / 4.0


def over(state: RollState) -> float:
    """How far the fullest tableau, or the pool of points, has come to where the game ends."""
    fullest = max([powers[TILES] for powers in state.powers]) / state.table.rules.tableau_end
    taken = sum([mat[POINTS] for mat in state.mats])
    return min(1.0, max(fullest, taken / max(1, taken + state.pool)))
