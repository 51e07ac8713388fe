"""Looks on at games of Age of Steam: every dollar is accounted for, nothing is lost, links are what the tiles form."""

from __future__ import annotations

from typing import Any

from validator.play.games.steam.rules.auction import IssueShares, PayBids
from validator.play.games.steam.rules.building import Build, EndBuilding
from validator.play.games.steam.rules.growth import GrowGoods, PlaceCube
from validator.play.games.steam.rules.invariants import faults
from validator.play.games.steam.rules.laying import cost_of, first_site
from validator.play.games.steam.rules.money import CollectIncome, PayExpenses
from validator.play.games.steam.rules.moving import MoveGoods
from validator.play.games.steam.rules.rounds import EndRound
from validator.play.games.steam.rules.state import SteamState


class Ledger:
    """Finds changes of cash that no rule explains, and broken invariants where much has changed."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._due: list[int] = []

    def before(self, state: SteamState, step: Any, action: int | None) -> None:
        cash = state.cash[:]
        if isinstance(step, IssueShares):
            assert action is not None
            cash[step.who] += action * state.table.rules.share_price
        elif isinstance(step, PayBids):
            for seat, price in self._prices(state).items():
                cash[seat] -= price
        elif isinstance(step, Build) and action is not None and 0 <= action < first_site(state.table):
            cash[step.who] -= cost_of(state, *divmod(action, state.table.faces.count))
        elif isinstance(step, CollectIncome):
            cash = [has + state.income[seat] * (seat in state.order) for seat, has in enumerate(cash)]
        elif isinstance(step, PayExpenses):
            for seat in state.order:
                cash[seat] = max(0, cash[seat] - state.shares[seat] - state.engine[seat])
        self._due = cash

    def after(self, state: SteamState, step: Any, action: int | None) -> None:
        if state.cash != self._due:
            self.found.append(f"{type(step).__name__} leaves {state.cash} and not {self._due} dollars")
        if isinstance(step, (EndBuilding, EndRound, GrowGoods, MoveGoods, PlaceCube)):
            self.found += faults(state)

    def _prices(self, state: SteamState) -> dict[int, int]:
        """What each bidder pays: the last two in full, the first to leave nothing, others half, rounded up."""
        left_last = [*state.dropped, *state.bidders]
        prices = {seat: -(-state.bids[seat] // 2) for seat in left_last}
        prices |= {seat: state.bids[seat] for seat in left_last[-2:]}
        return prices | {left_last[0]: 0}
