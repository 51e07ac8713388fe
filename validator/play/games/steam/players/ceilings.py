"""What a tile action can lead to at most: a bound for players, who then need not try hundreds of them.

The bound looks at the links that a tile makes or lengthens without laying it. It is sound: no position that the game
comes to after the action, before anyone chooses again, is worth more to the seat. It is nearly always exact.
"""

from __future__ import annotations

from math import inf
from typing import Final

from validator.play.engine.step import PASS
from validator.play.games.steam.players.network import SECOND_PROMISE, Chains, Line, Promises, income_worth, reach_of
from validator.play.games.steam.players.value import (
    AFTER,
    BUILDING,
    action_worth,
    lead_of,
    money,
    rounds_left,
    steady_income,
)
from validator.play.games.steam.rules.building import BUILD, Build, first_site, prices_on
from validator.play.games.steam.rules.moving import MoveGoods
from validator.play.games.steam.rules.rounds import expenses
from validator.play.games.steam.rules.state import SteamState
from validator.play.games.steam.track.links import loose_end

SLACK: Final = 1e-6
"""More than sums of the same numbers in another order differ by."""


def ceilings(state: SteamState, seat: int) -> list[float] | None:
    """For each of ``state.options`` what no position after it is above, or None where nothing is known of any."""
    if type(state.stack[-1]) is not Build or not _stops_before_income(state, seat):
        return None
    turn, sites = _Turn(state, seat), first_site(state.table)
    return [turn.ceiling(action) if PASS < action < sites else inf for action in state.options]


def _stops_before_income(state: SteamState, seat: int) -> bool:
    """Someone will surely have a choice before the seat moves goods: an engine that can still be improved."""
    for step in state.stack[::-1]:
        if isinstance(step, MoveGoods):
            if state.engine[step.who] < state.table.limits.engine:
                return True
            if step.who == seat:
                return False
    return False


class _Turn:
    """What a seat's position is worth by parts, while it takes a tile action.

    It counts as if the seat could go on building where it may: then promises and money are worth no less.
    """

    def __init__(self, state: SteamState, seat: int) -> None:
        self._state, self._seat = state, seat
        self._left = left = rounds_left(state)
        self._builds = state.stack.count(BUILD[seat]) - 1
        self._stage = BUILDING if self._builds else AFTER
        self._reach, self._income = reach_of(state, seat, left), income_worth(left)
        self._sure = lead_of(state, seat) + steady_income(state, seat, left) + action_worth(state, seat) + SLACK
        self._loose: list[tuple[int, int, int, int]] = []
        for number, link in state.track.links.items():
            if link.owner == seat and not link.complete:
                self._loose.append((number, *loose_end(state.table.grid, link), link.sections))
        self._chains = Chains(state.track)
        self._cash: dict[int, float] = {}
        self._promises: dict[tuple[int, tuple[Line, ...]], Promises] = {}
        self._promised: dict[tuple[int, int, int, int, int, tuple[Line, ...]], float] = {}

    def ceiling(self, action: int) -> float:
        """The bound for a tile action."""
        state = self._state
        hex_number, face = divmod(action, state.table.faces.count)
        made = self._chains.made(hex_number, face)
        if made is None:
            return inf
        price, lines = prices_on(state, hex_number)[face], made.lines
        worth = self._sure + made.points + self._cash_less(price) + self._income * self._reach.of(state, lines)
        if self._stage == AFTER and not self._left:
            return worth
        for number, start, ahead, sections in self._loose:
            if number not in made.joined:
                made.loose.append((start, ahead, sections))
        best = second = 0.0
        for start, ahead, sections in made.loose:
            promise = self._promise(hex_number, price, start, ahead, sections, lines)
            if promise > best:
                best, second = promise, best
            elif promise > second:
                second = promise
        return worth + best + SECOND_PROMISE * second

    def _cash_less(self, price: int) -> float:
        """What the seat's money is worth when it has paid a price."""
        found = self._cash.get(price)
        if found is None:
            state, seat = self._state, self._seat
            found = self._cash[price] = money(state, seat, state.cash[seat] - price, self._stage, self._left)
        return found

    def _promise(
        self, hex_number: int, price: int, start: int, ahead: int, sections: int, lines: tuple[Line, ...]
    ) -> float:
        """What a link promises when a tile has been laid on a hex for a price and has completed lines."""
        key = (hex_number, price, start, ahead, sections, lines)
        found = self._promised.get(key)
        if found is None:
            cover = self._state.track.cover | 1 << hex_number
            promises = self._promises_after(price, lines)
            found = self._promised[key] = promises.of(self._state, cover, start, ahead, sections)
        return found

    def _promises_after(self, price: int, lines: tuple[Line, ...]) -> Promises:
        found = self._promises.get((price, lines))
        if found is None:
            state, seat = self._state, self._seat
            spare = state.cash[seat] - price + state.income[seat] - expenses(state, seat)
            found = Promises(state, self._reach, lines, self._left, self._builds, spare)
            self._promises[price, lines] = found
        return found
