"""Phases 6 to 8: income collected, expenses paid, bankruptcy, and income reduced."""

from __future__ import annotations

from validator.play.engine.step import Step
from validator.play.games.steam.rules.state import SteamState, leave_links


class CollectIncome(Step[SteamState]):
    """Everybody receives their income."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        for seat in state.order:
            state.cash[seat] += state.income[seat]


class PayExpenses(Step[SteamState]):
    """Everybody pays for shares and engine; what is missing comes off the income, and may mean bankruptcy (D4)."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        at_zero = state.table.rules.bankruptcy == "at_zero"
        for seat in state.order[:]:
            left = state.cash[seat] - expenses(state, seat)
            state.cash[seat] = max(0, left)
            if left < 0:
                state.income[seat] += left
                if state.income[seat] < 0 or (at_zero and state.income[seat] == 0):
                    go_bankrupt(state, seat)


class ReduceIncome(Step[SteamState]):
    """High incomes fall; cash does not change."""

    __slots__ = ()

    def run(self, state: SteamState) -> None:
        for seat in state.order:
            state.income[seat] = max(0, state.income[seat] - reduction(state, state.income[seat]))


def expenses(state: SteamState, seat: int) -> int:
    """Dollars a seat owes in a round: one for each share and each level of the engine."""
    return state.shares[seat] + state.engine[seat]


def reduction(state: SteamState, income: int) -> int:
    """By how much an income falls."""
    found = 0
    for least, amount in state.table.reductions:
        if income >= least:
            found = amount
    return found


def go_bankrupt(state: SteamState, seat: int) -> None:
    """The seat is out: unfinished links are nobody's, complete ones stay and bring nobody income."""
    state.income[seat] = max(0, state.income[seat])
    state.out[seat] = state.round
    state.order.remove(seat)
    leave_links(state, seat)
    state.routes = {}


COLLECT_INCOME = CollectIncome()
PAY_EXPENSES = PayExpenses()
REDUCE_INCOME = ReduceIncome()
