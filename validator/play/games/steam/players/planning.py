"""How `search` plans in Age of Steam: a promising option is played on, with what looks best next, to the round's end.

Shares, bids, actions, tiles and deliveries of a round show what they are worth together, and only when all seats have
built and moved goods. Until cubes come to the cities nearly nothing is left to chance, and they come by the same dice
for all options, so that one trial of an option says nearly all.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

from validator.play.engine.game import PlayingOn, Value
from validator.play.engine.step import choose, run_on
from validator.play.games.steam.players.ceilings import ceilings
from validator.play.games.steam.players.judgement import considered
from validator.play.games.steam.players.value import value
from validator.play.games.steam.rules.state import SteamState

PROMISING: Final = 4
BEHIND: Final = 8.0
"""Of so many options `search` thinks at most, and of none that looks worse than the best by so many points."""
EFFORT: Final = 100
"""A trial takes about as long as so many looks at the next choice."""


def stretch(state: SteamState, seat: int) -> int:
    """A round is one stretch."""
    return state.round


def default_choice(state: SteamState, decision: Any) -> int:
    """The option that looks best at once; tiles that cannot be it are not tried."""
    seat = decision.seat(state)
    bounds = ceilings(state, seat)
    if bounds is None:
        return _best(state, seat, considered, [inf] * len(state.options))
    return _best(state, seat, value, bounds)


def _best(state: SteamState, seat: int, worth_of: Value, bounds: list[float]) -> int:
    """The option that is worth most to the seat; none is worth more than its bound."""
    options = state.options
    best, best_worth = options[0], -inf
    for place in sorted(range(len(options)), key=bounds.__getitem__, reverse=True):
        if bounds[place] < best_worth:
            break
        trial = state.copy()
        choose(trial, options[place])
        run_on(trial)
        worth = worth_of(trial, seat)
        if worth > best_worth:
            best, best_worth = options[place], worth
    return best


PLANNING: Final = PlayingOn(stretch, brisk=default_choice, promising=PROMISING, behind=BEHIND, effort=EFFORT)
