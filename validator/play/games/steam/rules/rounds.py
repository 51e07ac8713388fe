"""The game from round to round: ten phases in their order."""

from __future__ import annotations

from validator.play.engine.step import Step, then
from validator.play.games.steam.rules.auction import BEGIN_AUCTION, ISSUE_SHARES, RETURN_ACTIONS, SELECT_ACTION
from validator.play.games.steam.rules.building import BEGIN_BUILDING, first_builder
from validator.play.games.steam.rules.growth import BEGIN_GROWTH
from validator.play.games.steam.rules.money import COLLECT_INCOME, PAY_EXPENSES, REDUCE_INCOME
from validator.play.games.steam.rules.moving import BEGIN_MOVING, MOVE_GOODS, first_mover
from validator.play.games.steam.rules.state import SteamState, new_state
from validator.play.games.steam.table.faces import Table
from validator.play.games.steam.track.links import NOBODY


class BeginRound(Step[SteamState]):
    """Shares and the auction; what follows needs the new order."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        state.round += 1
        shares = [ISSUE_SHARES[seat] for seat in state.order]
        then(state, *shares, BEGIN_AUCTION, RETURN_ACTIONS, SELECT_ACTIONS)


class SelectActions(Step[SteamState]):
    """Everybody selects an action, in the new order."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        then(state, *[SELECT_ACTION[seat] for seat in state.order], BUILD_TRACK)


class BuildTrack(Step[SteamState]):
    """Everybody builds, then moves goods as often as the rules say, then money and goods follow."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        building = [BEGIN_BUILDING[seat] for seat in with_first(state.order, first_builder(state))]
        moving = [MOVE_GOODS[seat] for seat in with_first(state.order, first_mover(state))]
        moving *= state.table.rules.delivery_rounds
        then(
            state,
            *building,
            BEGIN_MOVING,
            *moving,
            COLLECT_INCOME,
            PAY_EXPENSES,
            REDUCE_INCOME,
            BEGIN_GROWTH,
            END_ROUND,
        )


class EndRound(Step[SteamState]):
    """The game is over after its last round, or when at most one player is left."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        if state.round < state.table.rules.rounds[state.seats] and len(state.order) > 1:
            then(state, BEGIN_ROUND)


def with_first(order: list[int], seat: int) -> list[int]:
    """The order of play, one seat put before the others."""
    return order[:] if seat == NOBODY else [seat, *(other for other in order if other != seat)]


def start(table: Table, seats: int, seed: int) -> SteamState:
    """A game before its first round.

    Raises:
        ValueError: the set gives no count of rounds for so many players.
    """
    state = new_state(table, seats, seed)
    then(state, BEGIN_ROUND)
    return state


def rounds_over(state: SteamState) -> int:
    """How many rounds are over: all but the one that has begun, if one has."""
    return state.round - 1 if state.round else 0


BEGIN_ROUND = BeginRound()
SELECT_ACTIONS = SelectActions()
BUILD_TRACK = BuildTrack()
END_ROUND = EndRound()
