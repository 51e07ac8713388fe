"""A player between random and greedy: chooses by lot, but stays solvent and builds on until a link is complete.

Random seats are bankrupt in the first rounds; this one takes games to their end.
"""

from __future__ import annotations

from typing import Any

from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.steam.players.ways import outlook
from validator.play.games.steam.rules.laying import cost_of, first_site
from validator.play.games.steam.rules.money import expenses
from validator.play.games.steam.rules.moving import IMPROVE, deliveries
from validator.play.games.steam.rules.state import SteamState
from validator.play.games.steam.table.faces import NO_FACE
from validator.play.games.steam.table.grid import EDGES
from validator.play.games.steam.track.links import DANGLING

SPARE = 8
TRIED = 12
FAR = 9
"""Tiles that a loose end takes which leads nowhere soon."""
NOWHERE = -1000


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
            return max(own, key=lambda option: found[option].income[seat])
        if IMPROVE in options and spare > 3:
            return IMPROVE
    return options[below(dice, len(options))]


def _build(state: SteamState, seat: int, spare: int, dice: Dice) -> int:
    """Of some options, those at the seat's loose ends first, the one that leads to complete links soonest."""
    table = state.table
    ends = {end // EDGES for end, _ in _loose_ends(state, seat)}
    options = [
        option
        for option in state.options
        if option >= first_site(table) or (option != PASS and option // table.faces.count in ends)
    ] or [option for option in state.options if option != PASS]
    tried = [options[below(dice, len(options))] for _ in range(TRIED)] if len(options) > TRIED else options
    best, best_found = PASS, (0, NOWHERE)
    for option in tried:
        if option < first_site(table) and cost_of(state, *divmod(option, table.faces.count)) > spare:
            continue
        trial = state.copy()
        choose(trial, option)
        complete = sum(link.owner == seat and link.complete for link in trial.track.links.values())
        found = (complete, -sum(_tiles_to_go(trial, *end) for end in _loose_ends(trial, seat)))
        if found > best_found:
            best, best_found = option, found
    return best


def _loose_ends(state: SteamState, seat: int) -> list[tuple[int, int]]:
    """The sides that a seat's unfinished links point at, and the stops that they come from."""
    found = []
    for link in state.track.links.values():
        if link.owner == seat and not link.complete:
            side, start = (link.sides[0], link.last) if link.first == DANGLING else (link.sides[-1], link.first)
            found.append((state.track.facing(side), start))
    return found


def _tiles_to_go(state: SteamState, ahead: int, start: int) -> int:
    """How many tiles lead a loose end to another stop than the one it comes from."""
    if ahead < 0 or state.track.face[ahead // EDGES] != NO_FACE:
        return FAR
    ways = outlook(state.table, state.track.cover, ahead).ways
    return min((way.tiles for way in ways if way.stop != start), default=FAR)


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
