"""The end: points in chips, costs of tiles, bonuses; winners."""

from __future__ import annotations

from typing import Final

from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.bonuses import Bonus
from validator.play.games.roll.words.numbers import COLOURS, COST, CREDITS, CUP, POINTS, TILES
from validator.play.games.roll.words.vocabulary import Face


def bonus_points(state: RollState, seat: int, face: int) -> int:
    """Points of a tile beside its cost."""
    bonus = state.table.bonus[face]
    return bonus.scored(state, seat) if bonus is not None else 0


def points_alone(face: Face | None) -> int:
    """Points that a tile's bonus brings by the tile itself, whatever else its owner has."""
    bonus: Bonus | None = getattr(face, "bonus", None)
    return bonus.alone(face) if bonus is not None else 0


def score_parts(state: RollState) -> dict[str, list[int]]:
    """Points per seat, by where they come from."""
    every = range(state.seats)
    return {
        "chips": [state.mats[seat][POINTS] for seat in every],
        "tiles": [state.powers[seat][COST] for seat in every],
        "bonuses": [sum(bonus_points(state, seat, face) for face in state.tableaus[seat]) for seat in every],
    }


def scores(state: RollState) -> list[int]:
    """Points per seat."""
    return [points_of(state, seat) for seat in range(state.seats)]


def points_of(state: RollState, seat: int) -> int:
    """Points of one seat."""
    fixed = state.table.fixed_points.get(state.tableaus[seat])
    if fixed is None:
        fixed = _fix(state, seat)
    points, changing = fixed
    points += state.mats[seat][POINTS] + state.powers[seat][COST]
    for face in changing:
        points += bonus_points(state, seat, face)
    return points


def _fix(state: RollState, seat: int) -> tuple[int, tuple[int, ...]]:
    """Write down what the bonuses of a tableau bring by its tiles alone, and the faces whose bonuses ask for more."""
    table, tableau = state.table, state.tableaus[seat]
    bonuses = table.bonus
    changing = tuple([face for face in tableau if (bonus := bonuses[face]) is not None and bonus.changes])
    points = sum(bonus_points(state, seat, face) for face in tableau if face not in changing)
    if len(table.fixed_points) >= MOST_TABLEAUS:
        table.fixed_points.clear()
    table.fixed_points[tableau] = points, changing
    return points, changing


MOST_TABLEAUS: Final = 4096
"""How many tableaus have their points written down at most."""


def winners(state: RollState) -> list[int]:
    """Seats with the most points; of those the ones with the most credits and dice in the cup (G11)."""
    points = scores(state)
    best = [seat for seat, total in enumerate(points) if total == max(points)]
    if len(best) > 1:
        best = _most(best, [mat[CREDITS] + sum(mat[CUP : CUP + COLOURS]) for mat in state.mats])
    if len(best) > 1 and state.table.rules.final_tie == "most_tiles":
        best = _most(best, [powers[TILES] for powers in state.powers])
    return best


def _most(seats: list[int], counts: list[int]) -> list[int]:
    most = max(counts[seat] for seat in seats)
    return [seat for seat in seats if counts[seat] == most]
