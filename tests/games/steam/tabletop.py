"""A table of Age of Steam set up for a test: tracks laid, money counted, players who do as told."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from validator.content.loading import ContentSet
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.steam.players.network import outlook
from validator.play.games.steam.rules.auction import IssueShares, PayBids
from validator.play.games.steam.rules.building import (
    BEGIN_BUILDING,
    END_BUILDING,
    Build,
    EndBuilding,
    build_city,
    cost_of,
    first_site,
    lay_tile,
    new_city_sites,
    tile_actions,
)
from validator.play.games.steam.rules.moving import IMPROVE, MOVE_GOODS, MoveGoods, deliveries
from validator.play.games.steam.rules.rounds import (
    CollectIncome,
    EndRound,
    GrowGoods,
    PayExpenses,
    PlaceCube,
    expenses,
    faults,
    start,
)
from validator.play.games.steam.rules.state import COLOURS, SteamState
from validator.play.games.steam.table import EDGES, NO_FACE, Table
from validator.play.games.steam.track import DANGLING, NO_CITY, Link
from validator.play.games.steam.words.switches import PUBLISHER
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS
from validator.play.lookup import open_set

# Age of Steam set up for tests: few tiles laid by hand, money as given, and choices named as on the map.
#
# A tile is written as its id and what it joins: ``"S3 1-5"`` joins edges 1 and 5, ``"X1 0-3 1-4"`` has two tracks, and
# on a town ``"V3 0,2,5"`` or, with a marker, ``"S1 1,4"`` leads from these edges to it. Hexes are column and row.

Place = tuple[int, int]


def content_with(**switches: Any) -> ContentSet:
    """The set with some switches changed; ``profile="publisher"`` begins with the publisher's."""
    content = open_set("steam")
    rules = PUBLISHER if switches.pop("profile", None) == "publisher" else content.rules
    content.rules = msgspec.structs.replace(rules, **switches)
    return content


@cache
def plain_table() -> Table:
    return Table(content_with())


def a_table(**switches: Any) -> Table:
    return Table(content_with(**switches)) if switches else plain_table()


def a_game(seats: int = 3, seed: int = 1, **switches: Any) -> SteamState:
    """A game at its first choice."""
    state = start(a_table(**switches), seats, seed)
    settle(state)
    return state


def answer(state: SteamState, *actions: int) -> None:
    """Take these options one after another, and go on to the next choice."""
    for action in actions:
        assert action in state.options, (action, state.options[:20])
        choose(state, action)
        settle(state)


class Desk:
    """A map under test: nobody is at a turn, everybody has laid a first tile and has money."""

    def __init__(self, seats: int = 3, cash: int = 100, table: Table | None = None, **switches: Any) -> None:
        self.table = table or a_table(**switches)
        self.state = start(self.table, seats, 1)
        self.state.stack.clear()
        self.state.goods = [0] * len(self.state.goods)
        self.state.cash, self.state.begun = [cash] * seats, [1] * seats
        self.state.round = 1
        self.grid, self.faces, self.track = self.table.grid, self.table.faces, self.state.track

    def at(self, place: Place) -> int:
        return self.grid.number[place]

    def city(self, name: str) -> int:
        """The number of a city by its English name, or of a new city by its letter."""
        names = [getattr(city, "name", {}).get("en") or getattr(city, "id", "") for city in self.table.cities]
        return names.index(name)

    def hex_of(self, name: str) -> int:
        """The hex of a city."""
        return list(self.track.city).index(self.city(name))

    def face(self, tile: str) -> int:
        name, *parts = tile.split()
        stubs = [edge for part in parts for edge in part.split(",")] if "-" not in tile else []
        groups = stubs or [part.replace("-", "") for part in parts]
        sections = {sum(1 << int(edge) for edge in group) for group in groups}
        number = self.table.tile_ids.index(name)
        (found,) = [
            face
            for face in range(self.faces.count)
            if self.faces.tile[face] == number
            and self.faces.on_town[face] == bool(stubs)
            and set(self.faces.sections[face]) == sections
        ]
        return found

    def action(self, place: Place, tile: str) -> int:
        return self.at(place) * self.faces.count + self.face(tile)

    def lay(self, seat: int, place: Place, tile: str) -> None:
        """Lay a tile without asking the rules or paying; its new track is the seat's."""
        cash = self.state.cash[seat]
        self.state.cash[seat] = 100
        lay_tile(self.state, seat, self.action(place, tile))
        self.state.cash[seat] = cash

    def turn(self, seat: int) -> None:
        """A building turn of a seat begins."""
        self.state.action = [len(self.table.actions) - 1] * self.state.seats
        self.state.stack.clear()
        BEGIN_BUILDING[seat].run(self.state)

    def end(self, seat: int) -> None:
        """A building turn of a seat ends."""
        END_BUILDING[seat].run(self.state)
        self.state.stack.clear()

    def can(self, seat: int, place: Place, tile: str) -> bool:
        return self.action(place, tile) in tile_actions(self.state, seat)

    def build(self, seat: int, place: Place, tile: str) -> int:
        """A legal tile action; what it cost."""
        assert self.can(seat, place, tile), f"{tile} at {place} is illegal for seat {seat}"
        before = self.state.cash[seat]
        lay_tile(self.state, seat, self.action(place, tile))
        return before - self.state.cash[seat]

    def price(self, place: Place, tile: str) -> int:
        return cost_of(self.state, self.at(place), self.face(tile))

    def site(self, place: Place, letter: str) -> int:
        count = len(self.table.cities) - self.table.first_new
        return first_site(self.table) + self.at(place) * count + self.city(letter) - self.table.first_new

    def sites(self) -> list[int]:
        return list(new_city_sites(self.state))

    def urbanize(self, seat: int, place: Place, letter: str) -> None:
        site = self.site(place, letter)
        assert site in self.sites()
        build_city(self.state, seat, site)

    def link(self, place: Place, edge: int) -> Link:
        """The link whose track leads over an edge of a hex."""
        return self.track.links[self.track.link_of[6 * self.at(place) + edge]]

    def cube(self, city: str, colour: str, count: int = 1) -> None:
        """Cubes from the bag lie on a city."""
        number = CUBE_COLOURS.index(colour)  # type: ignore[arg-type]
        self.state.goods[COLOURS * self.city(city) + number] += count
        self.state.bag[number] -= count

    def road(self, seat: int, *tiles: tuple[Place, str]) -> None:
        """Several tiles."""
        for place, tile in tiles:
            self.lay(seat, place, tile)

    def move(self, seat: int) -> list[tuple[str, str, tuple[str, ...], tuple[int, ...]]]:
        """Deliveries the seat may make: from, colour, the names of the stops, income by seat."""
        options = MOVE_GOODS[seat].options(self.state)
        found = deliveries(self.state, self.state.engine[seat])
        return [
            (
                self.name(found[each].city),
                CUBE_COLOURS[found[each].colour],
                tuple(self.name(self.track.city[stop]) for stop in found[each].stops),
                found[each].income,
            )
            for each in options
            if each >= 0
        ]

    def deliver(self, seat: int, stops: tuple[str, ...]) -> None:
        """Make the delivery over these stops."""
        options = [each for each in MOVE_GOODS[seat].options(self.state) if each >= 0]
        found = deliveries(self.state, self.state.engine[seat])
        names = [tuple(self.name(self.track.city[stop]) for stop in found[each].stops) for each in options]
        MOVE_GOODS[seat].apply(self.state, options[names.index(stops)])

    def name(self, city: int) -> str:
        if city == NO_CITY:
            return "town"
        piece = self.table.cities[city]
        return str(getattr(piece, "name", {}).get("en") or getattr(piece, "id", ""))

    def owners(self) -> list[tuple[int, bool, int]]:
        """Every link: owner, complete, sections."""
        return sorted((link.owner, link.complete, link.sections) for link in self.track.links.values())


# Looks on at games of Age of Steam: every dollar is accounted for, nothing is lost, links are what the tiles form.


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


# A player between random and greedy: chooses by lot, but stays solvent and builds on until a link is complete.
#
# Random seats are bankrupt in the first rounds; this one takes games to their end.

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
