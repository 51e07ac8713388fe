"""Why a game is over, and how a tie was decided."""

from __future__ import annotations

from validator.play.engine.game import Telling
from validator.play.engine.ties import tie_told
from validator.play.games.steam.rules.scoring import rivals_of, scores
from validator.play.games.steam.rules.state import SteamState


def ended(state: SteamState) -> Telling:
    """The last round is over, or at most one player is not bankrupt."""
    if not state.order:
        return Telling("ended-nobody", {})
    if len(state.order) == 1:
        return Telling("ended-alone", {}, tuple(state.order))
    return Telling("ended-rounds", {"rounds": state.round})


def tied(state: SteamState) -> Telling | None:
    """A tie is shared, or goes to the higher income (D15)."""
    rivals, totals = rivals_of(state), scores(state)
    best = max(totals[seat] for seat in rivals)
    first = tuple(sorted(seat for seat in rivals if totals[seat] == best))
    by_income = state.table.rules.final_tie == "income"
    return tie_told(first, [("tie-income", state.income)] if by_income else [])
