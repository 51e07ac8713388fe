"""Why a game is over, and how a tie was decided."""

from __future__ import annotations

from validator.play.engine.game import Telling
from validator.play.engine.ties import leaders, tie_told
from validator.play.games.empires.rules.scoring import scores, symbols
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import rounds


def ended(state: EmpiresState) -> Telling:
    """All rounds have been played, or every row is full where rounds are counted by cards (T10)."""
    key = "ended-rounds" if state.table.rules.round_count == "turns" else "ended-rows"
    return Telling(key, {"rounds": rounds(state.table, state.seats)})


def tied(state: EmpiresState) -> Telling | None:
    """A tie is shared, or goes to the most symbols (T17)."""
    by_symbols = state.table.rules.tie_break == "symbols"
    counts = [sum(symbols(state, seat)) for seat in range(state.seats)]
    return tie_told(leaders(scores(state)), [("tie-symbols", counts)] if by_symbols else [])
