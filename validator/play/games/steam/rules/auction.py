"""Phases 1 to 3: issuing shares, the auction for the order of players, and selecting actions."""

from __future__ import annotations

from validator.play.engine.step import PASS, Step, then
from validator.play.games.steam.rules.state import NO_ACTION, SeatDecision, SteamState
from validator.play.games.steam.track import NOBODY

TURN_ORDER_PASS = -2
"""Let others speak without dropping out of the auction."""
MOST_SEATS = 6


class IssueShares(SeatDecision):
    """How many shares to issue; each brings its price at once."""

    __slots__ = ()

    def options(self, state: SteamState) -> list[int]:
        rules = state.table.rules
        most = state.table.limits.last_share - state.shares[self.who]
        if rules.shares_per_turn:
            most = min(most, rules.shares_per_turn)
        return list(range(most + 1))

    def apply(self, state: SteamState, action: int) -> None:
        state.shares[self.who] += action
        state.cash[self.who] += action * state.table.rules.share_price


class Bid(SeatDecision):
    """Bid more than anyone yet, drop out (`PASS`), or pass once and stay in."""

    __slots__ = ()

    def options(self, state: SteamState) -> list[int]:
        options = [PASS]
        two_left = len(state.bidders) == 2 and state.holder != NOBODY
        if state.passes[self.who] and (state.table.rules.pass_with_two or not two_left):
            options.append(TURN_ORDER_PASS)
        options += range(state.high + 1, state.cash[self.who] + 1)
        return options

    def apply(self, state: SteamState, action: int) -> None:
        seat, bidders = self.who, state.bidders
        bidders.remove(seat)
        if action == PASS:
            state.dropped.append(seat)
            return
        bidders.append(seat)
        if action == TURN_ORDER_PASS:
            state.passes[seat] = 0
        else:
            state.high = state.bids[seat] = action
            state.holder = seat


class BeginAuction(Step[SteamState]):
    """Everybody still in bids, in the order of the last round."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        state.high, state.holder = 0, NOBODY
        state.bids = [0] * state.seats
        state.bidders, state.dropped = state.order[:], []
        then(state, GO_ON_BIDDING)


class GoOnBidding(Step[SteamState]):
    """The next bidder speaks, unless that one holds the highest bid; with one bidder left the order is known."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        bidders = state.bidders
        if len(bidders) == 1:
            then(state, PAY_BIDS)
            return
        if bidders[0] == state.holder:
            bidders.append(bidders.pop(0))
        then(state, BID[bidders[0]], GO_ON_BIDDING)


class PayBids(Step[SteamState]):
    """Whoever dropped out first pays nothing, the last two their bids, others half, rounded up."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        state.order = [*state.bidders, *reversed(state.dropped)]
        for place, price in enumerate(prices(state)):
            state.cash[state.order[place]] -= price
        state.passes = [0] * state.seats
        state.bidders, state.dropped = [], []


def prices(state: SteamState) -> list[int]:
    """What each place of the new order pays, in dollars."""
    last = len(state.order) - 1
    bids = [state.bids[seat] for seat in state.order]
    return [0 if place == last else bid if place < 2 else (bid + 1) // 2 for place, bid in enumerate(bids)]


class SelectAction(SeatDecision):
    """Take one of the actions that nobody has taken."""

    __slots__ = ()

    def options(self, state: SteamState) -> list[int]:
        return [number for number in range(len(state.table.actions)) if number not in state.action]

    def apply(self, state: SteamState, action: int) -> None:
        state.action[self.who] = action
        state.table.actions[action].select(state, self.who)


class ReturnActions(Step[SteamState]):
    """Before actions are selected, those of the last round are free again."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        state.action = [NO_ACTION] * state.seats


ISSUE_SHARES = [IssueShares(seat) for seat in range(MOST_SEATS)]
BID = [Bid(seat) for seat in range(MOST_SEATS)]
SELECT_ACTION = [SelectAction(seat) for seat in range(MOST_SEATS)]
BEGIN_AUCTION = BeginAuction()
GO_ON_BIDDING = GoOnBidding()
PAY_BIDS = PayBids()
RETURN_ACTIONS = ReturnActions()
