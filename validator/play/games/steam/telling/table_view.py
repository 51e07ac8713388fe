"""Places, tiles and goods by name, and the table in pictures.

The map with all that lies on it, what players have, and which hexes an option is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from validator.content.loading import ContentSet
from validator.content.texts import without_icons
from validator.content.vocabulary import Laid, Position, tag_of
from validator.play.engine.step import PASS, Decision
from validator.play.engine.table_view import NOTHING, Figure, Lying, Place, Shown, Touch
from validator.play.engine.telling import Speaker, forgotten
from validator.play.games.steam.rules.auction import Bid, IssueShares, SelectAction
from validator.play.games.steam.rules.building import (
    Build,
    Obstacle,
    Urbanize,
    against_delivery,
    against_new_city,
    against_tile,
    cost_of,
    first_site,
    kind_of,
    links_of,
    site_of,
)
from validator.play.games.steam.rules.moving import IMPROVE, Delivery, MoveGoods, deliveries
from validator.play.games.steam.rules.rounds import (
    COLLECT_INCOME,
    PAY_EXPENSES,
    DrawCubes,
    PlaceCube,
    expenses,
    scores,
    winners,
)
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState
from validator.play.games.steam.table import EDGES, NO_FACE, Table, edges_of
from validator.play.games.steam.track import DANGLING, NO_CITY, NO_LINK, NOBODY, Link, Track
from validator.play.games.steam.witness import spanning_network
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS, PLAYER_COLOURS, NewCity

# Things of the game by the names people know, in one language.


def _in(language: str, name: Mapping[str, str]) -> str:
    """A name in a language, or in whatever language it is given."""
    return name.get(language) or next(iter(name.values()))


class Names(Speaker):
    """Places, tiles, players and goods in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table
        self._cities = [
            self.say("new-city", letter=city.id) if isinstance(city, NewCity) else _in(language, city.name)
            for city in table.cities
        ]
        self._towns = {table.grid.number[town.at]: _in(language, town.name) for town in table.map.towns}

    def listed(self, names: Iterable[str]) -> str:
        """Names in a row, or a dash for none."""
        return self.comma.join(names) or "–"

    def city(self, city: int) -> str:
        return self._cities[city]

    def action(self, number: int) -> str:
        """An action by the name on the goods board."""
        return self.say(f"action-{tag_of(self.table.actions[number]).replace('_', '-')}-name")

    def action_line(self, number: int) -> str:
        """An action with what it does."""
        text = without_icons(self._texts.sentence("action", self.table.actions[number]))
        return self.say("action-line", action=self.action(number), text=text)

    def place(self, state: SteamState, hex_number: int) -> str:
        """A city or town by its name, another hex by column and row as on the map."""
        if hex_number == DANGLING:
            return self.say("place-open")
        city = state.track.city[hex_number]
        if city != NO_CITY:
            return self._cities[city]
        column, row = self.table.grid.places[hex_number]
        return self._towns.get(hex_number) or f"{column},{row}"

    def link(self, state: SteamState, link: Link) -> str:
        """The two ends of a link, or the one that an unfinished link has."""
        if DANGLING in (link.first, link.last):
            return self.say("link-open", first=self.place(state, max(link.first, link.last)))
        first, last = (self.place(state, stop) for stop in (link.first, link.last))
        return self.say("link-ends", first=first, last=last)

    def tile(self, state: SteamState, action: int, player: str = "") -> str:
        """A tile action: tile, hex, what its new sections join, and the cost; with a player, what that player does."""
        faces = self.table.faces
        hex_number, face = divmod(action, faces.count)
        kind = ("do-place", "do-replace", "do-redirect")[kind_of(state, hex_number, face)]
        old = state.track.face[hex_number]
        kept = set(faces.sections[old]) if old >= 0 else set()
        new = [self._section(state, hex_number, section) for section in faces.sections[face] if section not in kept]
        return self.say(
            kind.replace("do-", "tell-") if player else kind,
            player=player,
            tile=self.table.tile_ids[faces.tile[face]],
            place=self.place(state, hex_number),
            track=self.listed(new),
            cost=cost_of(state, hex_number, face),
        )

    def _section(self, state: SteamState, hex_number: int, section: int) -> str:
        """The two sides that a section joins; on a town the one side to which it leads."""
        sides = [self._side(state, EDGES * hex_number + edge) for edge in edges_of(section)]
        return sides[0] if len(sides) == 1 else self.say("section-ends", first=sides[0], last=sides[1])

    def _side(self, state: SteamState, side: int) -> str:
        """What lies across a side: a city or town by its name, else the direction."""
        hex_number = self.table.grid.neighbour[side]
        way = self.say(f"edge-{side % EDGES}")
        named = hex_number >= 0 and (state.track.city[hex_number] != NO_CITY or hex_number in self._towns)
        return self.say("edge-to", edge=way, place=self.place(state, hex_number)) if named else way

    def site(self, state: SteamState, action: int, player: str = "") -> str:
        """A new city and the town it may be put on; with a player, what that player does."""
        hex_number, city = site_of(self.table, action)
        return self.say(
            "tell-city" if player else "do-city",
            player=player,
            city=self.city(city),
            place=self.place(state, hex_number),
        )

    def cube(self, colour: int) -> str:
        return self.say("one-cube", colour=self.say(f"colour-{CUBE_COLOURS[colour]}"))

    def cubes(self, counts: Sequence[int]) -> str:
        """Cubes by colour, or a dash for none."""
        said = [
            self.say("count-of", count=count, name=self.say(f"colour-{CUBE_COLOURS[colour]}"))
            for colour, count in enumerate(counts)
            if count
        ]
        return self.listed(said)

    def goods(self, state: SteamState, city: int) -> str:
        return self.cubes(state.goods[COLOURS * city : COLOURS * (city + 1)])

    def delivery(self, state: SteamState, delivery: Delivery, player: str = "") -> str:
        """A delivery: the cube, where it comes from, all its stops, and what everybody gains.

        With a player it is told as what that player does.
        """
        stops = [self.city(delivery.city), *(self.place(state, stop) for stop in delivery.stops)]
        return self.say(
            "tell-deliver" if player else "do-deliver",
            player=player,
            cube=self.cube(delivery.colour),
            stops=self.say("arrow").join(stops),
            gains=self.gains(delivery),
        )

    def gains(self, delivery: Delivery) -> str:
        """Who gains how much income by a delivery."""
        gaining = [(seat, gain) for seat, gain in enumerate(delivery.income) if gain]
        said = [self.say("gain-of", player=self.player(seat), income=gain) for seat, gain in gaining]
        return self.listed(said) if said else self.say("nobody")


# What lies on the map of a game, for a picture of it, and who owns what.


def position_of(state: SteamState) -> Position:
    """What lies on the map; seat by seat in the order of the players' colours."""
    track, places = state.track, state.table.grid.places
    on_map = [(places[hex_number], city) for hex_number, city in enumerate(track.city) if city != NO_CITY]
    cities = [(place, city, state.table.cities[city]) for place, city in on_map]
    return Position(
        tiles=_tiles(state.table, track),
        new_cities={place: position.id for place, _, position in cities if isinstance(position, NewCity)},
        cubes={place: cubes for place, city in on_map if (cubes := _cubes(state, city))},
    )


def network_of(table: Table) -> Position:
    """Track laid by one player that joins all cities, as far as the tiles of the set go (see `witness`)."""
    return Position(tiles=_tiles(table, spanning_network(table).track))


def _tiles(table: Table, track: Track) -> list[Laid]:
    return [_laid(table, track, hex_number, face) for hex_number, face in enumerate(track.face) if face != NO_FACE]


def _laid(table: Table, track: Track, hex_number: int, face: int) -> Laid:
    """A tile with the owner of each of its sections."""
    owners = {}
    for section in table.faces.sections[face]:
        edges = edges_of(section)
        number = track.link_of[EDGES * hex_number + edges[0]]
        owner = track.links[number].owner if number != NO_LINK else NOBODY
        if owner != NOBODY:
            owners[tuple(edges)] = PLAYER_COLOURS[owner]
    tile = table.tile_ids[table.faces.tile[face]]
    return Laid(table.grid.places[hex_number], tile, table.faces.turn[face], owners, table.faces.marker[face])


def _cubes(state: SteamState, city: int) -> list[str]:
    counts = state.goods[COLOURS * city : COLOURS * (city + 1)]
    return [CUBE_COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count)]


def legend_of(state: SteamState, content: ContentSet, language: str) -> str:
    """Who is which colour, with how many points, and what the signs on the track mean."""
    speaker = Speaker(content, language)
    totals, best = scores(state), winners(state)
    fates = ["won" if seat in best else "out" if state.out[seat] else "none" for seat in range(state.seats)]
    said = [
        speaker.say(
            "map-player",
            player=speaker.player(seat),
            colour=speaker.say(f"colour-{PLAYER_COLOURS[seat]}"),
            points=totals[seat],
            fate=fate,
            round=state.out[seat],
        )
        for seat, fate in enumerate(fates)
    ]
    return speaker.say("map-legend", round=state.round, players=speaker.describer.marks.list.join(said))


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
            touch = NOTHING if action == PASS else self._touch(state, decision, action)
            left = _left_by(state, decision, action)
            if left is None:
                return touch
            foretold, ruins = ahead(*left)
            return replace(touch, foretold=foretold, ruins=ruins)

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
                against = against_tile(state, seat, int(number))
            case "map", Urbanize():
                against = against_new_city(state, int(number))
            case "map", MoveGoods():
                against = against_delivery(state, seat, int(number))
            case "city", Build():
                return self._names.say("why-not-urbanizing")
            case "space", PlaceCube():
                return self._names.say("why-cube-there")
            case _:
                return ""
        if against is None:
            return ""
        return self._names.say(f"why-{_dashed(against.what)}", need=against.need, have=against.have)


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
