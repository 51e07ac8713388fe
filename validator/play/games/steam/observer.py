"""An observer for statistics: notes which promises a game keeps, who laid which tiles, and the parts of each score."""

from __future__ import annotations

from typing import Any

from validator.content.vocabulary import tag_of
from validator.play.engine.game import Facts
from validator.play.engine.step import PASS
from validator.play.engine.watching import NO_PROMISE, PromiseWatcher
from validator.play.games.steam.promises import Way, city_key, promises_of, way_key, ways_of
from validator.play.games.steam.rules.auction import TURN_ORDER_PASS, Bid, IssueShares, PayBids, SelectAction
from validator.play.games.steam.rules.building import PLACE, Build, EndBuilding, Urbanize, first_site, kind_of, site_of
from validator.play.games.steam.rules.moving import IMPROVE, MoveGoods, deliveries
from validator.play.games.steam.rules.rounds import (
    PARTS,
    BuildTrack,
    EndRound,
    GrowGoods,
    PayExpenses,
    PlaceCube,
    ReduceIncome,
    is_on_map,
    parts,
    reduction,
    winners,
)
from validator.play.games.steam.rules.state import NO_CUBE, SteamState
from validator.play.games.steam.table import EDGES, NO_FACE, TOWN, Table
from validator.play.games.steam.track import NO_CITY, NO_LINK, NOBODY, Link
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS

USES = ("drawn", "played")
DRAWN, PLAYED = range(2)
"""Tiles and new cities lie open before everybody, so that every player of a game has "drawn" them; whoever laid one
has "played" it."""


class SteamObserver(PromiseWatcher):
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        number = promises_of(table).number
        super().__init__(number)
        self._table = table
        self._tiles = [number.get(f"tile:{tile}", NO_PROMISE) for tile in table.tile_ids]
        self._ways = {way: number[way_key(table, way)] for way in ways_of(table)}
        keys = [city_key(table, city) for city in range(len(table.cities))]
        self._reached = [number.get(f"reached:{key}", NO_PROMISE) for key in keys]
        self._new = [number.get(f"new:{key}", NO_PROMISE) for key in keys]
        self._columns = [number.get(f"column:{key}", NO_PROMISE) for key in keys]
        self._towns = {place: number["town:{}-{}".format(*table.grid.places[place])] for place in table.grid.towns}
        self._before = {
            IssueShares: self._issue,
            Bid: self._bid,
            PayBids: self._pay_bids,
            SelectAction: self._select,
            BuildTrack: self._order,
            Build: self._build,
            Urbanize: self._urbanize,
            EndBuilding: self._give_up,
            MoveGoods: self._move,
            PlaceCube: self._produce,
            GrowGoods: self._grow,
            PayExpenses: self._remember,
            ReduceIncome: self._reduce,
            EndRound: self._end_round,
        }
        self._after = {
            Build: self._built,
            Urbanize: self._urbanized,
            PayExpenses: self._paid,
            MoveGoods: self._moved,
            EndBuilding: self._given_up,
            SelectAction: self._top_engine,
        }
        self._links: dict[int, Link] = {}
        self._incomes: list[int] = []

    def start(self, state: SteamState) -> None:
        seats, designs = range(state.seats), range(len(self._table.designs))
        self._kept = set()
        self._uses = {(seat, design, DRAWN) for seat in seats for design in designs}

    def finish(self, state: SteamState) -> Facts:
        if len(winners(state)) == 1:
            self._keep("rule:win-alone")
        self._kept.discard(NO_PROMISE)
        points_of_seats = [parts(state, seat) for seat in range(state.seats)]
        by_name = {name: [points[number] for points in points_of_seats] for number, name in enumerate(PARTS)}
        return Facts(self._kept, self._uses, by_name, state.round)

    def _issue(self, state: SteamState, step: IssueShares, action: int) -> None:
        if action > 0:
            self._keep("rule:share-issued")
            if state.shares[step.who] + action == state.table.limits.last_share:
                self._keep("rule:last-share")

    def _bid(self, state: SteamState, step: Bid, action: int) -> None:
        if action == TURN_ORDER_PASS:
            self._keep("rule:stayed-in")

    def _pay_bids(self, state: SteamState, step: PayBids, action: int) -> None:
        if state.high == 0:
            self._keep("rule:no-bid")
        # All but the last two to stay and the first to leave pay half.
        if any(state.bids[seat] for seat in state.dropped[1:-1]):
            self._keep("rule:half-bid")

    def _select(self, state: SteamState, step: SelectAction, action: int) -> None:
        self._keep(f"action:{tag_of(state.table.actions[action])}")

    def _top_engine(self, state: SteamState, step: Any, action: int) -> None:
        if state.engine[step.who] == state.table.limits.engine:
            self._keep("rule:top-engine")

    def _order(self, state: SteamState, step: BuildTrack, action: int) -> None:
        for seat in state.order[1:]:
            action_of = state.table.actions[state.action[seat]]
            if action_of.moves_first:
                self._keep("rule:moved-first")
            if action_of.builds_first:
                self._keep("rule:built-first")

    def _build(self, state: SteamState, step: Build, action: int) -> None:
        self._links = state.track.links.copy()
        if action != PASS and action < first_site(state.table):
            self._lay(state, step.who, *divmod(action, state.table.faces.count))

    def _lay(self, state: SteamState, seat: int, hex_number: int, face: int) -> None:
        faces, old = state.table.faces, state.track.face[hex_number]
        kind, tile = kind_of(state, hex_number, face), faces.tile[face]
        self._kept.add(self._tiles[tile])
        self._uses.add((seat, tile, PLAYED))
        if kind != PLACE:
            way = Way(kind, NO_FACE if old == NO_FACE else faces.tile[old], tile, faces.on_town[face])
            self._kept.add(self._ways.get(way, NO_PROMISE))
        if state.table.grid.kind[hex_number] == TOWN:
            self._kept.add(self._towns[hex_number])
        if faces.marker[face]:
            self._keep("rule:marker")
        if len(state.laid) == state.table.rules.tiles_per_turn:
            self._keep("rule:engineer")

    def _built(self, state: SteamState, step: Build, action: int) -> None:
        if action == PASS:
            return
        track = state.track
        new = [link for number, link in track.links.items() if number not in self._links]
        for link in new:
            self._reach(state, link)
        if action >= first_site(state.table):
            self._city_placed(state, step.who, action)
            return
        before = [link for number, link in self._links.items() if number not in track.links]
        nobodys = {side for link in before if link.owner == NOBODY for side in link.sides}
        if any(link.owner == step.who and nobodys.intersection(link.sides) for link in new):
            self._keep("rule:taken-over")

    def _reach(self, state: SteamState, link: Link) -> None:
        """Cities at the ends of a complete link."""
        if link.complete:
            for stop in (link.first, link.last):
                city = state.track.city[stop]
                if city != NO_CITY:
                    self._kept.add(self._reached[city])

    def _urbanize(self, state: SteamState, step: Urbanize, action: int) -> None:
        self._links = state.track.links.copy()

    def _urbanized(self, state: SteamState, step: Urbanize, action: int) -> None:
        if action != PASS:
            self._city_placed(state, step.who, action)

    def _city_placed(self, state: SteamState, seat: int, action: int) -> None:
        table, track = state.table, state.track
        hex_number, city = site_of(table, action)
        self._kept.add(self._new[city])
        self._uses.add((seat, len(table.tile_ids) + city - table.first_new, PLAYED))
        open_before = {side: link for link in self._links.values() if not link.complete for side in link.sides}
        for side in range(EDGES * hex_number, EDGES * hex_number + EDGES):
            far = track.facing(side)
            number = track.link_of[far] if far >= 0 else NO_LINK
            if number == NO_LINK:
                continue
            link = track.links[number]
            self._reach(state, link)
            if far in open_before and link.complete:
                self._keep("rule:city-completes")
                if link.owner == seat and open_before[far].owner == NOBODY:
                    self._keep("rule:city-claims")

    def _give_up(self, state: SteamState, step: EndBuilding, action: int) -> None:
        self._links = state.track.links.copy()

    def _given_up(self, state: SteamState, step: EndBuilding, action: int) -> None:
        if any(state.track.links[number].owner != link.owner for number, link in self._links.items()):
            self._keep("rule:given-up")

    def _move(self, state: SteamState, step: MoveGoods, action: int) -> None:
        if action == IMPROVE:
            self._keep("rule:improved")
        elif action != PASS:
            delivery = deliveries(state, state.engine[step.who])[action]
            self._keep(f"links:{len(delivery.links)}")
            self._keep(f"delivered:{CUBE_COLOURS[delivery.colour]}")
            if any(gain and owner != step.who for owner, gain in enumerate(delivery.income)):
                self._keep("rule:for-others")
            if any(state.track.links[number].owner == NOBODY for number in delivery.links):
                self._keep("rule:for-nobody")

    def _moved(self, state: SteamState, step: MoveGoods, action: int) -> None:
        if action == IMPROVE:
            self._top_engine(state, step, action)

    def _produce(self, state: SteamState, step: PlaceCube, action: int) -> None:
        self._keep("rule:produced")

    def _grow(self, state: SteamState, step: GrowGoods, action: int) -> None:
        """Cubes left in the columns of cities that the dice show, as they will be taken one by one."""
        table = state.table
        for city in range(len(table.cities)):
            rolled = step.dice.count(table.city_number[city]) if table.city_group[city] == step.group else 0
            if rolled and is_on_map(state, city):
                column = state.display[table.column_start[city] : table.column_start[city + 1]]
                there = len(column) - column.count(NO_CUBE)
                if there:
                    self._kept.add(self._columns[city])
                if there < rolled:
                    self._keep("rule:empty-column")

    def _remember(self, state: SteamState, step: Any, action: int) -> None:
        self._incomes = state.income[:]

    def _paid(self, state: SteamState, step: PayExpenses, action: int) -> None:
        if state.income != self._incomes:
            self._keep("rule:short")
        if state.round in state.out:
            self._keep("rule:bankrupt")

    def _reduce(self, state: SteamState, step: ReduceIncome, action: int) -> None:
        for seat in state.order:
            if reduction(state, state.income[seat]):
                level = max(least for least, _ in state.table.reductions if least <= state.income[seat])
                self._keep(f"reduced:{level}")

    def _end_round(self, state: SteamState, step: EndRound, action: int) -> None:
        if len(state.order) < 2 and state.round < state.table.rules.rounds[state.seats]:
            self._keep("rule:early-end")
