"""Why a game is over, and how a tie was decided."""

from __future__ import annotations

from validator.play.engine.game import Telling
from validator.play.engine.ties import leaders, tie_told
from validator.play.games.trucker.rules.scoring import scores
from validator.play.games.trucker.rules.state import TruckerState, is_team_game, partner_of


def ended(state: TruckerState) -> Telling:
    """The last round has been paid."""
    return Telling("ended-rounds", {"rounds": len(state.table.rules.rounds)})


def tied(state: TruckerState) -> Telling | None:
    """Ties share the win; two of one team are not tied with each other."""
    first = leaders(scores(state))
    if is_team_game(state) and set(first) == {first[0], partner_of(first[0])}:
        return None
    return tie_told(first, [])
