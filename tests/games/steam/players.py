"""A player between random and greedy: chooses by lot, but stays solvent and likes track that completes a link.

Random seats are bankrupt in the first rounds; this one takes games to their end.
"""

from __future__ import annotations

from typing import Any

from validator.engine.chance import Dice, below
from validator.engine.step import PASS, choose, settle
from validator.games.steam.rules.laying import cost_of, first_site
from validator.games.steam.rules.money import expenses
from validator.games.steam.rules.moving import IMPROVE, deliveries
from validator.games.steam.rules.state import SteamState

SPARE = 8
TRIED = 12


def sensible(state: SteamState, decision: Any, dice: Dice) -> int:
    """One of ``state.options``."""
    seat, options = decision.seat(state), state.options
    spare = state.cash[seat] + state.income[seat] - expenses(state, seat)
    name = type(decision).__name__
    if name == "IssueShares":
        # A share brings its price and costs a dollar in the same round.
        wanted = max(0, -(-(SPARE - spare) // (state.table.rules.share_price - 1)))
        return options[min(wanted + (not below(dice, 4)), len(options) - 1)]
    if name == "Bid":
        return options[below(dice, min(len(options), 2 if spare > SPARE and not below(dice, 3) else 1))]
    if name == "Build":
        return _build(state, seat, spare, dice)
    if name == "MoveGoods":
        found = deliveries(state, state.engine[seat])
        own = [option for option in options if option >= 0 and found[option].income[seat]]
        if own and below(dice, 8):
            return own[below(dice, len(own))]
        if IMPROVE in options and spare > 3:
            return IMPROVE
    return options[below(dice, len(options))]


def _build(state: SteamState, seat: int, spare: int, dice: Dice) -> int:
    """Of some options the one with most of the seat's complete links and fewest loose ends."""
    best, best_found = PASS, (0, 0, 0)
    for number in range(TRIED):
        option = state.options[below(dice, len(state.options))]
        if option == PASS:
            continue
        if option < first_site(state.table):
            hex_number, face = divmod(option, state.table.faces.count)
            if cost_of(state, hex_number, face) > spare:
                continue
        trial = state.copy()
        choose(trial, option)
        own = [link for link in trial.track.links.values() if link.owner == seat]
        found = (1 + sum(link.complete for link in own), -sum(not link.complete for link in own), number)
        if found > best_found:
            best, best_found = option, found
    return best


def play(state: SteamState, dice: Dice, watcher: Any = None, random_share: int = 0) -> int:
    """Play to the end, every ``random_share``-th choice at random; how many choices were made."""
    choices = 0
    while (decision := settle(state, watcher)) is not None:
        choices += 1
        if random_share and not below(dice, random_share):
            action = state.options[below(dice, len(state.options))]
        else:
            action = sensible(state, decision, dice)
        choose(state, action, watcher)
    return choices
