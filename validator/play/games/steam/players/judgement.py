"""How good a position looks to players who think, and what a tile action can lead to at most.

The bound looks at the links that a tile makes or lengthens without laying it. It is sound: no position that the game
comes to after the action, before anyone chooses again, is worth more to the seat. It is nearly always exact.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

from validator.play.engine.game import PlayingOn, Value
from validator.play.engine.step import PASS, choose, run_on
from validator.play.games.steam.players.network import (
    BUILD_DOLLAR,
    SECOND_PROMISE,
    Chains,
    Line,
    Promises,
    income_worth,
    reach_of,
)
from validator.play.games.steam.players.value import (
    AFTER,
    BEFORE,
    BUDGET,
    BUILDING,
    DOOM_DOLLAR,
    DOOM_ROUNDS,
    MISSING_DOLLAR,
    RUIN,
    SPARE_DOLLAR,
    action_worth,
    lead_of,
    money,
    promises_of,
    rounds_left,
    stage_of,
    steady_income,
    value,
)
from validator.play.games.steam.rules.auction import ISSUE_SHARES, RETURN_ACTIONS, SELECT_ACTION
from validator.play.games.steam.rules.building import BUILD, Build, first_site, prices_on
from validator.play.games.steam.rules.moving import MoveGoods
from validator.play.games.steam.rules.rounds import INCOME_POINTS, REDUCE_INCOME, expenses, reduction, scores
from validator.play.games.steam.rules.state import SteamState
from validator.play.games.steam.track import loose_end

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
        cash_less = self._cash.get(price)
        if cash_less is None:
            state, seat = self._state, self._seat
            cash_less = self._cash[price] = money(state, seat, state.cash[seat] - price, self._stage, self._left)
        return cash_less

    def _promise(
        self, hex_number: int, price: int, start: int, ahead: int, sections: int, lines: tuple[Line, ...]
    ) -> float:
        """What a link promises when a tile has been laid on a hex for a price and has completed lines."""
        key = (hex_number, price, start, ahead, sections, lines)
        promise = self._promised.get(key)
        if promise is None:
            cover = self._state.track.cover | 1 << hex_number
            promises = self._promises_after(price, lines)
            promise = self._promised[key] = promises.of(self._state, cover, start, ahead, sections)
        return promise

    def _promises_after(self, price: int, lines: tuple[Line, ...]) -> Promises:
        promises = self._promises.get((price, lines))
        if promises is None:
            state, seat = self._state, self._seat
            spare = state.cash[seat] - price + state.income[seat] - expenses(state, seat)
            promises = Promises(state, self._reach, lines, self._left, self._builds, spare)
            self._promises[price, lines] = promises
        return promises


HAND_DOLLAR = 1.6
HAND_LATE = 0.6
HAND_ROUND = 0.25
"""What a dollar in hand is worth before building, up to `BUDGET` of them: at most, in the last round, and more for each
round left."""
COMING_DOLLAR = 0.5
"""How much of that a dollar is worth that is there in the next round."""
PLACES = (1.6, 0.8, 0.4, 0.2, 0.1, 0.0)
"""What the first, second, ... place in the order of play is worth."""
HOLDING = 0.7
"""How much of the first place the highest bid is worth, with others still bidding."""
ENGINE = 0.6
"""What a level of the engine is worth for each round left, for links still to be built; of so many levels as rounds
have begun: for more of them shares would have to pay too long."""


def considered(state: SteamState, seat: int) -> float:
    """Points ahead of the best rival, with what lies within the seat's reach."""
    lead = lead_at_last(state, seat)
    if state.out[seat]:
        return lead - 2 * RUIN
    return lead + _prospects(state, seat) if state.stack else float(lead)


def lead_at_last(state: SteamState, seat: int) -> int:
    """Points ahead of the best rival; in the last round with incomes as they will be reduced."""
    points = scores(state)
    is_last = state.round == state.table.rules.rounds[state.seats] and REDUCE_INCOME in state.stack
    best, alone = 0, True
    for other in state.order:
        if is_last:
            points[other] -= INCOME_POINTS * min(reduction(state, state.income[other]), state.income[other])
        if other != seat and (alone or points[other] > best):
            best, alone = points[other], False
    return points[seat] - best


def _prospects(state: SteamState, seat: int) -> float:
    left, stage = rounds_left(state), stage_of(state, seat)
    worth = steady_income(state, seat, left) + money_worth(state, seat, stage, left) + order_worth(state, seat)
    worth += ENGINE * left * min(state.engine[seat], state.round)
    reach = reach_of(state, seat, left)
    worth += income_worth(left) * reach.of(state, ())
    if stage != AFTER or left:
        spare = state.cash[seat] + state.income[seat] - expenses(state, seat)
        worth += promises_of(state, seat, Promises(state, reach, (), left, state.stack.count(BUILD[seat]), spare))
    return worth if RETURN_ACTIONS in state.stack else worth + action_worth(state, seat)


def to_pay(state: SteamState, seat: int) -> int:
    """What the auction will cost a seat: who drops out first pays nothing, the last two their bids, others half."""
    bid = state.bids[seat]
    if not state.bidders or not bid:
        return 0
    if seat in state.bidders:
        return bid
    place = len(state.order) - 1 - state.dropped.index(seat)
    return 0 if place == len(state.order) - 1 else bid if place < 2 else (bid + 1) // 2


def order_worth(state: SteamState, seat: int) -> float:
    """What a seat's place in the order of play promises, until it has selected an action."""
    if not state.bidders:
        return PLACES[state.order.index(seat)] if SELECT_ACTION[seat] in state.stack else 0.0
    if seat in state.dropped:
        return PLACES[len(state.order) - 1 - state.dropped.index(seat)]
    rivals = len(state.bidders) - 1
    if state.holder == seat or not rivals:
        return PLACES[0] * HOLDING + (1.0 - HOLDING) * PLACES[1] if rivals else PLACES[0]
    return PLACES[rivals]


def money_worth(state: SteamState, seat: int, stage: int, left: int) -> float:
    """What a seat's money is worth: in hand it builds, what expenses take is missing, the rest builds later."""
    owed, income = expenses(state, seat), state.income[seat]
    hand = state.cash[seat] - to_pay(state, seat)
    cash = hand + income - owed
    shares, price = state.table.limits.last_share - state.shares[seat], state.table.rules.share_price
    doomed = (owed - income) * min(left, DOOM_ROUNDS) - cash - shares * price
    worth = -DOOM_DOLLAR * max(0, doomed)
    if cash < 0:
        if ISSUE_SHARES[seat] in state.stack and cash + shares * (price - 1) >= 0:
            return worth + cash * HAND_DOLLAR
        ruin = RUIN if income + cash <= 0 else 0.0
        return worth + cash * MISSING_DOLLAR - ruin
    dollar = min(HAND_DOLLAR, HAND_LATE + HAND_ROUND * left)
    if stage == AFTER:
        later = min(BUILD_DOLLAR, HAND_ROUND * left)
        return worth + later * min(cash, BUDGET) + SPARE_DOLLAR * max(0, cash - BUDGET)
    now = min(hand, cash, BUDGET)
    if stage != BEFORE:
        dollar = min(BUILD_DOLLAR, HAND_ROUND * (left + 1))
    worth += dollar * now
    cash -= now
    if left:
        worth += COMING_DOLLAR * min(BUILD_DOLLAR, HAND_ROUND * left) * min(cash, BUDGET)
    return worth + SPARE_DOLLAR * max(0, cash - BUDGET)


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


PLANNING: Final = PlayingOn(stretch, default_choice=default_choice, promising=PROMISING, behind=BEHIND, effort=EFFORT)
