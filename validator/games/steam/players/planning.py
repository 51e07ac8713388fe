"""How `search` plans a building turn: a promising tile is played on, with what looks best next, to the turn's end."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from validator.engine.game import PlayingOn
from validator.engine.step import choose, run_on
from validator.games.steam.players.ceilings import ceilings
from validator.games.steam.players.value import value
from validator.games.steam.rules.building import Build, Urbanize
from validator.games.steam.rules.state import SteamState

NO_TURN: Final = -1


def stretch(state: SteamState, seat: int) -> int:
    """A building turn is one stretch; any other position may be judged as soon as the next choice."""
    return state.turn if isinstance(state.stack[-1], (Build, Urbanize)) else NO_TURN


def brisk(state: SteamState, decision: Any) -> int | None:
    """The tile that looks best at once; those that cannot be it are not tried."""
    seat = decision.seat(state)
    bounds = ceilings(state, seat)
    if bounds is None:
        return None
    options = state.options
    best, best_worth = options[0], -inf
    for place in sorted(range(len(options)), key=bounds.__getitem__, reverse=True):
        if bounds[place] < best_worth:
            break
        trial = state.copy()
        choose(trial, options[place])
        run_on(trial)
        worth = value(trial, seat)
        if worth > best_worth:
            best, best_worth = options[place], worth
    return best


PLANNING: Final = PlayingOn(stretch, brisk=brisk, promising=6)
