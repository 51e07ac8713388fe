"""The table in pictures: the map with all that lies on it, what players have, and which hexes an option is about."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, Decision
from validator.play.engine.table_view import NOTHING, Figure, Lying, Place, Shown, Touch
from validator.play.engine.telling import forgotten
from validator.play.games.steam.rules.auction import Bid, IssueShares, SelectAction
from validator.play.games.steam.rules.building import (
    Build,
    Obstacle,
    Urbanize,
    against_delivery,
    against_new_city,
    against_tile,
)
from validator.play.games.steam.rules.growth import DrawCubes, PlaceCube
from validator.play.games.steam.rules.laying import cost_of, first_site, links_of, site_of
from validator.play.games.steam.rules.money import COLLECT_INCOME, PAY_EXPENSES, expenses
from validator.play.games.steam.rules.moving import IMPROVE, MoveGoods, deliveries
from validator.play.games.steam.rules.scoring import scores
from validator.play.games.steam.rules.state import NO_CUBE, SteamState
from validator.play.games.steam.table.faces import EDGES, Table
from validator.play.games.steam.telling.names import Names
from validator.play.games.steam.track.links import NO_CITY
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS, PLAYER_COLOURS

FULL_TURN = 360
_OF_NOTHING = (IssueShares, Bid, SelectAction, MoveGoods, DrawCubes)


class SteamView:
    """Shows positions of one set in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        self._table = table

    def shown(self, state: SteamState, seat: int) -> Shown:
        """The table: nothing on it is secret."""
        said = self._names.say
        rounds = state.table.rules.rounds[state.seats]
        table = (
            Figure(said("shown-round"), f"{state.round} / {rounds}"),
            Figure(said("shown-order"), self._names.players(state.order)),
        )
        figures = tuple(self._figures(state, each) for each in range(state.seats))
        return Shown((self._map(state), self._new_cities(state), self._display(state)), figures, table)

    def _figures(self, state: SteamState, seat: int) -> tuple[Figure, ...]:
        said, names, action = self._names.say, self._names, state.action[seat]
        return (
            Figure(said("shown-colour"), names.say(f"colour-{PLAYER_COLOURS[seat]}")),
            Figure(said("shown-points"), str(scores(state)[seat])),
            Figure(said("shown-cash"), str(state.cash[seat])),
            Figure(said("shown-income"), str(state.income[seat])),
            Figure(said("shown-shares"), str(state.shares[seat])),
            Figure(said("shown-engine"), str(state.engine[seat])),
            Figure(said("shown-links"), str(links_of(state, seat))),
            Figure(said("shown-action"), "–" if action < 0 else names.action(action)),
        )

    def _map(self, state: SteamState) -> Place:
        names = self._names
        hexes = tuple(
            Lying(
                f"map/{number}",
                cell=place,
                said=names.place(state, number),
                notes=(names.goods(state, city),) if city != NO_CITY else (),
            )
            for number, (place, city) in enumerate(zip(self._table.grid.places, state.track.city, strict=True))
        )
        return Place(names.say("shown-map"), hexes, "map")

    def _new_cities(self, state: SteamState) -> Place:
        """New cities that are not on the map yet."""
        table = self._table
        cities = [city for city in range(table.first_new, len(table.cities)) if city not in state.track.city]
        pieces = tuple(
            Lying(f"city/{city}", getattr(table.cities[city], "id", ""), said=self._names.city(city)) for city in cities
        )
        return Place(self._names.say("shown-new-cities"), pieces, "row")

    def _display(self, state: SteamState) -> Place:
        """Cubes that are to come, in the columns of the goods board."""
        names, column = self._names, self._table.column_start
        cubes = tuple(
            self._space(space, state.display[space], names.city(city))
            for city in range(len(self._table.cities))
            for space in range(column[city], column[city + 1])
        )
        return Place(names.say("shown-display"), cubes, "dice")

    def _space(self, space: int, cube: int, city: str) -> Lying:
        """A space of a city's column, with the cube on it."""
        if cube == NO_CUBE:
            return Lying(f"space/{space}", said=city)
        return Lying(f"space/{space}", f"cube-{CUBE_COLOURS[cube]}", said=self._names.cube(cube), notes=(city,))

    def touched(self, state: SteamState, decision: Decision[Any]) -> list[Touch]:
        """For each option the hexes it is about, and what it leaves of one's money."""
        ahead = cache(lambda cash, shares: self._ahead(state, decision.seat(state), cash, shares))

        def touch(action: int) -> Touch:
            found = NOTHING if action == PASS else self._touch(state, decision, action)
            left = _left_by(state, decision, action)
            if left is None:
                return found
            foretold, ruins = ahead(*left)
            return replace(found, foretold=foretold, ruins=ruins)

        return [touch(action) for action in state.options]

    def _ahead(self, state: SteamState, seat: int, cash: int, shares: int) -> tuple[str, bool]:
        """What income and expenses make of money and shares, nothing else changing, and whether they ruin the seat."""
        then = state.copy()
        then.cash[seat], then.shares[seat] = cash, shares
        COLLECT_INCOME.run(then)
        left = then.cash[seat] - expenses(then, seat)
        PAY_EXPENSES.run(then)
        if left >= 0:
            return self._names.say("foretold-left", cash=cash, left=left), False
        if seat not in then.order:
            return self._names.say("foretold-out", cash=cash, missing=-left), True
        return self._names.say("foretold-missing", cash=cash, missing=-left, income=then.income[seat]), True

    def _touch(self, state: SteamState, decision: Decision[Any], action: int) -> Touch:
        if isinstance(decision, Build | Urbanize):
            return self._laid(action)
        if isinstance(decision, MoveGoods) and action != IMPROVE:
            delivery = deliveries(state, state.engine[decision.who])[action]
            start = state.track.city.index(delivery.city)
            return Touch(
                tuple(f"map/{stop}" for stop in (start, *delivery.stops)), f"cube-{CUBE_COLOURS[delivery.colour]}"
            )
        if isinstance(decision, PlaceCube):
            return Touch((f"space/{action}",))
        if isinstance(decision, _OF_NOTHING):
            return NOTHING
        raise forgotten(decision)

    def _laid(self, action: int) -> Touch:
        """A tile as it would lie, or a new city on a town."""
        table, faces = self._table, self._table.faces
        if action >= first_site(table):
            hex_number, city = site_of(table, action)
            return Touch((f"map/{hex_number}", f"city/{city}"))
        hex_number, face = divmod(action, faces.count)
        return Touch((f"map/{hex_number}",), table.tile_ids[faces.tile[face]], faces.turn[face] * FULL_TURN // EDGES)

    def why_not(self, state: SteamState, decision: Decision[Any], key: str) -> str:
        """What stands against a tile, a new city or a delivery there."""
        where, _, number = key.partition("/")
        seat = decision.seat(state)
        match where, decision:
            case "map", Build():
                found = against_tile(state, seat, int(number))
            case "map", Urbanize():
                found = against_new_city(state, int(number))
            case "map", MoveGoods():
                found = against_delivery(state, seat, int(number))
            case "city", Build():
                return self._names.say("why-not-urbanizing")
            case "space", PlaceCube():
                return self._names.say("why-cube-there")
            case _:
                return ""
        if found is None:
            return ""
        return self._names.say(f"why-{_dashed(found.what)}", need=found.need, have=found.have)


def _left_by(state: SteamState, decision: Decision[Any], action: int) -> tuple[int, int] | None:
    """The money and the shares that one has after a choice about either; None where it is about something else."""
    seat = decision.seat(state)
    cash, shares = state.cash[seat], state.shares[seat]
    if isinstance(decision, IssueShares):
        return cash + action * state.table.rules.share_price, shares + action
    if isinstance(decision, Build) and action == PASS:
        return cash, shares
    if isinstance(decision, Build) and action < first_site(state.table):
        return cash - cost_of(state, *divmod(action, state.table.faces.count)), shares
    return None


def _dashed(what: Obstacle) -> str:
    return what.name.lower().replace("_", "-")
