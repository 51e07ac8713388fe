"""What a position is described by for those who learn what tiles are worth."""

from __future__ import annotations

from typing import Final

from validator.play.engine.game import Features
from validator.play.games.roll.players.value import part_left
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table.compiled import Table
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
