"""A game told in plain sentences; and what a person at the terminal is asked, with the answers in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import Teller
from validator.play.games.steam.rules.auction import (
    TURN_ORDER_PASS,
    BeginAuction,
    Bid,
    IssueShares,
    PayBids,
    ReturnActions,
    SelectAction,
    prices,
)
from validator.play.games.steam.rules.building import (
    BUILD,
    BeginBuilding,
    Build,
    EndBuilding,
    Urbanize,
    first_site,
    links_of,
)
from validator.play.games.steam.rules.moving import IMPROVE, BeginMoving, MoveGoods, deliveries
from validator.play.games.steam.rules.rounds import (
    PARTS,
    BeginGrowth,
    BeginRound,
    DrawCubes,
    EndRound,
    GrowGoods,
    PayExpenses,
    PlaceCube,
    ReduceIncome,
    expenses,
    is_on_map,
    parts,
    scores,
    winners,
)
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState
from validator.play.games.steam.table import Table
from validator.play.games.steam.telling.messages import NO_ANSWERS, QUESTIONS
from validator.play.games.steam.telling.table_view import Names
from validator.play.games.steam.track import NOBODY, Link
from validator.play.games.steam.words.vocabulary import GROUPS


def question(names: Names, state: SteamState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    values: dict[str, object] = {"price": state.table.rules.share_price, "high": state.high}
    if not isinstance(decision, PlaceCube):
        seat = decision.seat(state)
        values |= {"cash": state.cash[seat], "shares": state.shares[seat]}
    if isinstance(decision, Build):
        values["left"] = state.stack.count(BUILD[decision.who])
    elif isinstance(decision, MoveGoods):
        values["engine"] = state.engine[decision.who]
    elif isinstance(decision, PlaceCube):
        values["cube"] = names.cube(state.cubes_drawn[0])
    return names.say(QUESTIONS[type(decision).__name__], **values)


def option(names: Names, state: SteamState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    if action == PASS:
        return names.say(NO_ANSWERS[type(decision).__name__])
    return _OPTIONS[type(decision)](names, state, decision, action)


def _shares(names: Names, state: SteamState, decision: IssueShares, action: int) -> str:
    if not action:
        return names.say("option-no-shares")
    return names.say("option-shares", shares=action, dollars=action * state.table.rules.share_price)


def _bid(names: Names, state: SteamState, decision: Bid, action: int) -> str:
    return names.say("option-stay-in") if action == TURN_ORDER_PASS else names.say("option-bid", dollars=action)


def _action(names: Names, state: SteamState, decision: SelectAction, action: int) -> str:
    return names.action_line(action)


def _build(names: Names, state: SteamState, decision: Build | Urbanize, action: int) -> str:
    return names.site(state, action) if action >= first_site(state.table) else names.tile(state, action)


def _move(names: Names, state: SteamState, decision: MoveGoods, action: int) -> str:
    if action == IMPROVE:
        return names.say("option-improve", engine=state.engine[decision.who] + 1)
    return names.delivery(state, deliveries(state, state.engine[decision.who])[action])


def _draw(names: Names, state: SteamState, decision: DrawCubes, action: int) -> str:
    return names.say("option-draw")


def _space(names: Names, state: SteamState, decision: PlaceCube, action: int) -> str:
    column = state.table.column_start
    city = max(city for city in range(len(state.table.cities)) if column[city] <= action)
    return names.say("option-space", city=names.city(city), space=action - column[city] + 1)


_Option = Callable[[Names, SteamState, Any, int], str]
_OPTIONS: dict[type, _Option] = {
    IssueShares: _shares,
    Bid: _bid,
    SelectAction: _action,
    Urbanize: _build,
    Build: _build,
    MoveGoods: _move,
    DrawCubes: _draw,
    PlaceCube: _space,
}


def situation(names: Names, state: SteamState, seat: int) -> list[str]:
    """What everybody sees: nothing on the table is secret."""
    rounds = state.table.rules.rounds[state.seats]
    lines = [names.say("see-round", round=state.round, rounds=rounds, order=names.players(state.order))]
    lines += [_player(names, state, other) for other in range(state.seats)]
    lines += [_city(names, state, city) for city in range(len(state.table.cities))]
    lines += _links(names, state)
    return lines


def _player(names: Names, state: SteamState, seat: int) -> str:
    number = state.action[seat]
    return names.say(
        "see-out" if state.out[seat] else "see-player",
        player=names.player(seat),
        cash=state.cash[seat],
        income=state.income[seat],
        shares=state.shares[seat],
        engine=state.engine[seat],
        links=links_of(state, seat),
        points=scores(state)[seat],
        action="–" if number < 0 else names.action(number),
    )


def _city(names: Names, state: SteamState, city: int) -> str:
    column = state.table.column_start
    coming = [0] * COLOURS
    for cube in state.display[column[city] : column[city + 1]]:
        if cube != NO_CUBE:
            coming[cube] += 1
    table = state.table
    return names.say(
        "see-city" if is_on_map(state, city) else "see-new-city",
        city=names.city(city),
        accepts=names.cube(table.city_colour[city]),
        group=GROUPS[table.city_group[city]],
        number=table.city_number[city],
        goods=names.goods(state, city),
        coming=names.cubes(coming),
    )


def _links(names: Names, state: SteamState) -> list[str]:
    """Each owner's links; last those that are nobody's."""
    lines = []
    for owner in (*range(state.seats), NOBODY):
        links = [names.link(state, link) for link in state.track.links.values() if link.owner == owner]
        if links:
            who = names.say("nobody") if owner == NOBODY else names.player(owner)
            lines.append(names.say("see-links", player=who, links=names.listed(sorted(links))))
    return lines


class SteamNarrator(Teller):
    """Tells what happens. Sentences gather until `told` is called."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        super().__init__(self._names)
        self._links: dict[int, Link] = {}
        self._numbers: list[int] = []
        self._cash: list[int] = []
        self._before = {
            BeginRound: self._forget,
            IssueShares: self._shares,
            BeginAuction: self._auction,
            Bid: self._bid,
            PayBids: self._order,
            ReturnActions: self._actions,
            SelectAction: self._action,
            BeginBuilding: self._builds,
            Build: self._build,
            Urbanize: self._build,
            EndBuilding: self._remember_links,
            BeginMoving: self._moving,
            MoveGoods: self._move,
            PayExpenses: self._remember_money,
            ReduceIncome: self._reduce,
            BeginGrowth: self._growth,
            PlaceCube: self._cube,
            GrowGoods: self._remember_goods,
            EndRound: self._standing,
        }
        self._after = {
            BeginRound: self._round,
            SelectAction: self._selected,
            Build: self._built,
            Urbanize: self._built,
            EndBuilding: self._given_up,
            PayExpenses: self._paid,
            GrowGoods: self._grown,
        }

    def start(self, state: SteamState) -> list[str]:
        names, self._lines = self._names, []
        self._say("tell-start", order=names.players(state.order))
        first = state.order[0]
        self._say(
            "tell-start-with",
            cash=state.cash[first],
            shares=state.shares[first],
            engine=state.engine[first],
            income=state.income[first],
        )
        goods = [
            names.say("goods-in", city=names.city(city), cubes=names.goods(state, city))
            for city in range(state.table.first_new)
            if any(state.goods[COLOURS * city : COLOURS * (city + 1)])
        ]
        self._say("tell-start-goods", goods=names.describer.marks.list.join(goods) or "–")
        return self.told()

    def finish(self, state: SteamState) -> list[str]:
        self._say("tell-end")
        of_seats = [parts(state, seat) for seat in range(state.seats)]
        self._say_scores(scores(state), winners(state), dict(zip(PARTS, zip(*of_seats, strict=True), strict=True)))
        return self.told()

    def ask(self, state: SteamState, decision: Decision[Any]) -> tuple[str, list[str]]:
        names = self._names
        return question(names, state, decision), [option(names, state, decision, each) for each in state.options]

    def situation(self, state: SteamState, seat: int) -> list[str]:
        return situation(self._names, state, seat)

    def _forget(self, state: SteamState, step: BeginRound, action: int) -> None:
        self._close()

    def _title(self, key: str) -> None:
        """A phase by its name; where nobody uses it, that is said in its place."""
        self._head(self._names.say(f"tell-{key}"), self._names.say(f"tell-no-{key}"))

    def _round(self, state: SteamState, step: BeginRound, action: int) -> None:
        self._say("tell-round", round=state.round, rounds=state.table.rules.rounds[state.seats])
        self._title("issuing")

    def _shares(self, state: SteamState, step: IssueShares, action: int) -> None:
        if action > 0:
            dollars = action * state.table.rules.share_price
            self._say(
                "tell-shares",
                player=self._me(step),
                shares=action,
                dollars=dollars,
                all=state.shares[step.who] + action,
                cash=state.cash[step.who] + dollars,
            )

    def _auction(self, state: SteamState, step: BeginAuction, action: int) -> None:
        self._title("auction")

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

    def _actions(self, state: SteamState, step: ReturnActions, action: int) -> None:
        self._title("actions")

    def _action(self, state: SteamState, step: SelectAction, action: int) -> None:
        self._numbers = state.engine[:]
        self._say("tell-action", player=self._me(step), action=self._names.action(action))

    def _selected(self, state: SteamState, step: SelectAction, action: int) -> None:
        engine = state.engine[step.who]
        if engine > self._numbers[step.who]:
            self._say("tell-improve", player=self._me(step), engine=engine)

    def _builds(self, state: SteamState, step: BeginBuilding, action: int) -> None:
        values = {"player": self._me(step), "cash": state.cash[step.who]}
        self._head(self._names.say("tell-builds", **values), self._names.say("tell-no-builds", **values))

    def _build(self, state: SteamState, step: Build | Urbanize, action: int) -> None:
        self._remember_links(state, step, action)
        if action != PASS:
            tell = self._names.site if action >= first_site(state.table) else self._names.tile
            self._add(tell(state, action, self._me(step)))

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
        self._close()
        names = self._names
        links = [
            names.link(state, old)
            for number, old in self._links.items()
            if state.track.links[number].owner != old.owner
        ]
        if links:
            self._say("tell-given-up", player=self._me(step), count=len(links), links=names.listed(links))

    def _moving(self, state: SteamState, step: BeginMoving, action: int) -> None:
        self._title("moving")

    def _move(self, state: SteamState, step: MoveGoods, action: int) -> None:
        if action == IMPROVE:
            self._say("tell-improve", player=self._me(step), engine=state.engine[step.who] + 1)
        elif action != PASS:
            delivery = deliveries(state, state.engine[step.who])[action]
            self._add(self._names.delivery(state, delivery, self._me(step)))

    def _remember_money(self, state: SteamState, step: PayExpenses, action: int) -> None:
        self._title("money")
        self._numbers, self._cash = state.income[:], state.cash[:]

    def _paid(self, state: SteamState, step: PayExpenses, action: int) -> None:
        for seat, income in enumerate(self._numbers):
            if state.out[seat] and state.out[seat] != state.round:
                continue
            owed, player = expenses(state, seat), self._names.player(seat)
            missing = owed - self._cash[seat]
            self._say(
                "tell-paid",
                player=player,
                income=income,
                expenses=owed,
                cash=state.cash[seat],
                shares=state.shares[seat],
                engine=state.engine[seat],
            )
            if state.out[seat]:
                self._say("tell-bankrupt", player=player, missing=missing)
            elif missing > 0:
                self._say("tell-short", player=player, missing=missing, income=state.income[seat])

    def _reduce(self, state: SteamState, step: ReduceIncome, action: int) -> None:
        trial = state.copy()
        step.run(trial)
        for seat in state.order:
            lost = state.income[seat] - trial.income[seat]
            if lost:
                self._say("tell-reduced", player=self._names.player(seat), lost=lost, income=trial.income[seat])

    def _growth(self, state: SteamState, step: BeginGrowth, action: int) -> None:
        self._title("growth")

    def _cube(self, state: SteamState, step: PlaceCube, action: int) -> None:
        where = option(self._names, state, step, action)
        self._say("tell-cube", player=self._me(step), cube=self._names.cube(state.cubes_drawn[0]), where=where)

    def _remember_goods(self, state: SteamState, step: GrowGoods, action: int) -> None:
        self._numbers = state.goods[:]

    def _grown(self, state: SteamState, step: GrowGoods, action: int) -> None:
        names, came = self._names, []
        for city in range(len(state.table.cities)):
            zone = slice(COLOURS * city, COLOURS * (city + 1))
            more = [new - old for new, old in zip(state.goods[zone], self._numbers[zone], strict=True)]
            if any(more):
                came.append(names.say("goods-to", city=names.city(city), cubes=names.cubes(more)))
        dice = names.listed(map(str, sorted(step.dice)))
        key = "tell-grown" if came else "tell-not-grown"
        self._say(key, group=GROUPS[step.group], dice=dice, goods=names.describer.marks.list.join(came))

    def _standing(self, state: SteamState, step: EndRound, action: int) -> None:
        self._close()
        totals = scores(state)
        for seat in state.order:
            self._say(
                "tell-standing",
                player=self._names.player(seat),
                round=state.round,
                cash=state.cash[seat],
                income=state.income[seat],
                shares=state.shares[seat],
                engine=state.engine[seat],
                points=totals[seat],
            )
