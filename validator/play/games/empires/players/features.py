"""What a position is described by for those who learn what cards are worth."""

from __future__ import annotations

from validator.play.engine.game import Features
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.table.compiled import Table


def _cards(state: EmpiresState, seat: int) -> list[list[int]]:
    """Faces in the row; cards in hand are numbered after all faces."""
    faces = state.table.faces
    return [state.rows[seat][:], [faces + card for card in state.hands[seat]]]


def _rounds_left(state: EmpiresState) -> float:
    left = state.table.rounds[state.seats] - state.turns[state.active]
    return float(left) if left > 0 else 0.0


def _names(table: Table) -> list[str]:
    """Names of the faces by number, then of the cards."""
    halves = [f"{piece.id}.{half}" for piece in table.pieces for half in ("a", "b")]
    return halves + [piece.id for piece in table.pieces]


FEATURES = Features(shown=("row",), held=("hand",), cards=_cards, rounds_left=_rounds_left, designs=_names)
