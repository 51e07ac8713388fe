"""A game told in plain sentences."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.engine.step import PASS, Decision
from validator.engine.telling import Teller
from validator.games.steam.rules.auction import (
    TURN_ORDER_PASS,
    BeginAuction,
    Bid,
    IssueShares,
    PayBids,
    SelectAction,
    prices,
)
from validator.games.steam.rules.building import BeginBuilding, Build, EndBuilding, Urbanize
from validator.games.steam.rules.growth import GrowGoods, PlaceCube
from validator.games.steam.rules.laying import first_site
from validator.games.steam.rules.money import CollectIncome, PayExpenses, ReduceIncome, expenses
from validator.games.steam.rules.moving import IMPROVE, BeginMoving, MoveGoods, deliveries
from validator.games.steam.rules.rounds import BeginRound, EndRound
from validator.games.steam.rules.scoring import PARTS, parts, scores, winners
from validator.games.steam.rules.state import COLOURS, SteamState
from validator.games.steam.table.compiled import Table
from validator.games.steam.telling.names import Names
from validator.games.steam.telling.questions import option, question, situation
from validator.games.steam.track.links import NOBODY, Link
from validator.games.steam.words.vocabulary import GROUPS


class SteamNarrator(Teller):
    """Tells what happens. Sentences gather until `told` is called."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        super().__init__(self._names)
        self._links: dict[int, Link] = {}
        self._numbers: list[int] = []
        self._before = {
            IssueShares: self._shares, BeginAuction: self._auction, Bid: self._bid, PayBids: self._order,
            SelectAction: self._action, BeginBuilding: self._builds, Build: self._build, Urbanize: self._build,
            EndBuilding: self._remember_links, BeginMoving: self._moving, MoveGoods: self._move,
            PayExpenses: self._remember_income, ReduceIncome: self._reduce, PlaceCube: self._cube,
            GrowGoods: self._roll, EndRound: self._standing,
        }  # fmt: skip
        self._after = {
            BeginRound: self._round, Build: self._built, Urbanize: self._built, EndBuilding: self._given_up,
            CollectIncome: self._collected, PayExpenses: self._paid, GrowGoods: self._grown,
        }  # fmt: skip

    def start(self, state: SteamState) -> list[str]:
        self._lines = []
        self._say("tell-start", order=self._names.players(state.order))
        return self.told()

    def finish(self, state: SteamState) -> list[str]:
        names, totals, best = self._names, scores(state), winners(state)
        self._say("tell-end")
        for seat in range(state.seats):
            values = dict(zip(PARTS, parts(state, seat), strict=True))
            self._say("tell-score", player=names.player(seat), total=totals[seat], **values)
        self._say_winners(best)
        return self.told()

    def ask(self, state: SteamState, decision: Decision[Any]) -> tuple[str, list[str]]:
        names = self._names
        return question(names, state, decision), [option(names, state, decision, each) for each in state.options]

    def situation(self, state: SteamState, seat: int) -> list[str]:
        return situation(self._names, state, seat)

    def _round(self, state: SteamState, step: BeginRound, action: int) -> None:
        self._say("tell-round", round=state.round, rounds=state.table.rules.rounds[state.seats])

    def _shares(self, state: SteamState, step: IssueShares, action: int) -> None:
        if action > 0:
            dollars, all_shares = action * state.table.rules.share_price, state.shares[step.who] + action
            self._say("tell-shares", player=self._me(step), shares=action, dollars=dollars, all=all_shares)

    def _auction(self, state: SteamState, step: BeginAuction, action: int) -> None:
        self._say("tell-auction")

    def _bid(self, state: SteamState, step: Bid, action: int) -> None:
        key = {PASS: "tell-drop-out", TURN_ORDER_PASS: "tell-stay-in"}.get(action, "tell-bid")
        self._say(key, player=self._me(step), dollars=action)

    def _order(self, state: SteamState, step: PayBids, action: int) -> None:
        """The new order and what each place pays; the step is about to set it."""
        trial = state.copy()
        trial.order = [*state.bidders, *reversed(state.dropped)]
        names = self._names
        said = [
            names.say("seat-pays", player=names.player(seat), dollars=price)
            for seat, price in zip(trial.order, prices(trial), strict=True)
        ]
        self._say("tell-order", order=names.listed(said))

    def _action(self, state: SteamState, step: SelectAction, action: int) -> None:
        self._say("tell-action", player=self._me(step), action=self._names.action(action))

    def _builds(self, state: SteamState, step: BeginBuilding, action: int) -> None:
        self._say("tell-builds", player=self._me(step), cash=state.cash[step.who])

    def _build(self, state: SteamState, step: Build | Urbanize, action: int) -> None:
        self._remember_links(state, step, action)
        if action == PASS:
            return
        is_city = action >= first_site(state.table)
        what = self._names.site(state, action) if is_city else self._names.tile(state, action)
        self._say("tell-build", player=self._me(step), what=what)

    def _built(self, state: SteamState, step: Build | Urbanize, action: int) -> None:
        """Links that are complete now and were not."""
        if action == PASS:
            return
        names = self._names
        known = {link.sides for link in self._links.values() if link.complete}
        for number, link in state.track.links.items():
            if number not in self._links and link.complete and link.sides not in known:
                who = names.say("nobody") if link.owner == NOBODY else names.player(link.owner)
                self._say("tell-complete", link=names.link(state, link), player=who, sections=link.sections)

    def _remember_links(self, state: SteamState, step: object, action: int) -> None:
        self._links = state.track.links.copy()

    def _given_up(self, state: SteamState, step: EndBuilding, action: int) -> None:
        for number, old in self._links.items():
            if state.track.links[number].owner != old.owner:
                self._say("tell-given-up", player=self._me(step), link=self._names.link(state, old))

    def _moving(self, state: SteamState, step: BeginMoving, action: int) -> None:
        self._say("tell-moving")

    def _move(self, state: SteamState, step: MoveGoods, action: int) -> None:
        if action == PASS:
            self._say("tell-no-move", player=self._me(step))
        elif action == IMPROVE:
            self._say("tell-improve", player=self._me(step), engine=state.engine[step.who] + 1)
        else:
            delivery = deliveries(state, state.engine[step.who])[action]
            self._say("tell-move", player=self._me(step), what=self._names.delivery(state, delivery))

    def _collected(self, state: SteamState, step: CollectIncome, action: int) -> None:
        for seat in state.order:
            self._say("tell-money", player=self._names.player(seat), income=state.income[seat],
                      expenses=expenses(state, seat))  # fmt: skip

    def _remember_income(self, state: SteamState, step: object, action: int) -> None:
        self._numbers = state.income[:]

    def _paid(self, state: SteamState, step: PayExpenses, action: int) -> None:
        for seat in range(state.seats):
            if state.out[seat] == state.round:
                self._say("tell-bankrupt", player=self._names.player(seat))
            elif state.income[seat] != self._numbers[seat]:
                self._say("tell-short", player=self._names.player(seat), income=state.income[seat])

    def _reduce(self, state: SteamState, step: ReduceIncome, action: int) -> None:
        trial = state.copy()
        step.run(trial)
        for seat in state.order:
            lost = state.income[seat] - trial.income[seat]
            if lost:
                self._say("tell-reduced", player=self._names.player(seat), lost=lost, income=trial.income[seat])

    def _cube(self, state: SteamState, step: PlaceCube, action: int) -> None:
        where = option(self._names, state, step, action)
        self._say("tell-cube", player=self._me(step), cube=self._names.cube(state.cubes_drawn[0]), where=where)

    def _roll(self, state: SteamState, step: GrowGoods, action: int) -> None:
        self._numbers = state.goods[:]
        dice = self._names.listed(map(str, sorted(step.dice)))
        self._say("tell-dice", group=GROUPS[step.group], dice=dice)

    def _grown(self, state: SteamState, step: GrowGoods, action: int) -> None:
        names = self._names
        for city in range(len(state.table.cities)):
            zone = slice(COLOURS * city, COLOURS * (city + 1))
            came = [new - old for new, old in zip(state.goods[zone], self._numbers[zone], strict=True)]
            if any(came):
                self._say("tell-grown", city=names.city(city), cubes=names.cubes(came))

    def _standing(self, state: SteamState, step: EndRound, action: int) -> None:
        totals = scores(state)
        for seat in state.order:
            self._say(
                "tell-standing", player=self._names.player(seat), cash=state.cash[seat], income=state.income[seat],
                shares=state.shares[seat], engine=state.engine[seat], points=totals[seat],
            )  # fmt: skip
