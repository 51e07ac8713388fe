"""What a position is described by: for those who learn what tiles are worth, and for styles of play that lean."""

from __future__ import annotations

from typing import Final

from validator.play.engine.game import Features
from validator.play.games.roll.players.value import part_left
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.numbers import CREDITS, GOODS, POINTS, SPENT, TILES
from validator.play.games.roll.words.vocabulary import Faction, GameTile

ROUNDS: Final = 10.0
"""About how many rounds a game takes."""


def _cards(state: RollState, seat: int) -> list[list[int]]:
    """Faces in the tableau, and those under construction."""
    return [list(state.tableaus[seat]), state.stacks[2 * seat] + state.stacks[2 * seat + 1]]


def _rounds_left(state: RollState) -> float:
    return ROUNDS * part_left(state)


def _faces(table: Table) -> list[str]:
    """Names of the faces by number; a home world has but one."""
    found = []
    for piece in table.pieces:
        first, second = ("world", "world")
        if isinstance(piece, GameTile):
            first, second = "front", "back"
        elif isinstance(piece, Faction):
            first, second = "left", "right"
        found += [f"{piece.id}.{first}", f"{piece.id}.{second}"]
    return found


FEATURES = Features(shown=("tableau",), held=("stacks",), cards=_cards, rounds_left=_rounds_left, designs=_faces)


def held(state: RollState, seat: int) -> float:
    """Dice that are goods, and credits, of which shipping a good brings some four."""
    mat = state.mats[seat]
    return sum(mat[GOODS:SPENT]) + mat[CREDITS] / 4.0


def over(state: RollState) -> float:
    """How far the fullest tableau, or the pool of points, has come to where the game ends."""
    fullest = max([powers[TILES] for powers in state.powers]) / state.table.rules.tableau_end
    taken = sum([mat[POINTS] for mat in state.mats])
    return min(1.0, max(fullest, taken / max(1, taken + state.pool)))
