"""Why a game is over, and how a tie was decided."""

from __future__ import annotations

from validator.play.engine.game import Telling
from validator.play.engine.ties import leaders, tie_told
from validator.play.games.roll.rules.scoring import scores
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import COLOURS, CREDITS, CUP, TILES


def ended(state: RollState) -> Telling:
    """Somebody has enough tiles, or the pool of points is empty."""
    end = state.table.rules.tableau_end
    seats = tuple(seat for seat, powers in enumerate(state.powers) if powers[TILES] >= end)
    if not seats:
        return Telling("ended-pool", {})
    return Telling("ended-tableau" if state.pool else "ended-both", {"tiles": end, "count": len(seats)}, seats)


def tied(state: RollState) -> Telling | None:
    """A tie goes to the most credits and dice in the cup, then perhaps to the most tiles (G11)."""
    tie_breaks = [("tie-cup", [mat[CREDITS] + sum(mat[CUP : CUP + COLOURS]) for mat in state.mats])]
    if state.table.rules.final_tie == "most_tiles":
        tie_breaks.append(("tie-tiles", [powers[TILES] for powers in state.powers]))
    return tie_told(leaders(scores(state)), tie_breaks)
