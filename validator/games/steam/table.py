"""A set of Age of Steam as flat lists of numbers, made once and shared by all its games.

A *city* is a number: the map's cities first, by group and number, then the new cities in the order of the set. A
city's column on the goods board has the city's number. Money is in dollars.
"""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.games.steam.faces import CROSSING, PARALLEL, SIMPLE, TOWN_TILE, Faces
from validator.games.steam.grid import CITY, EDGES, MOUNTAIN, NOWHERE, PLAIN, RIVER, TERRAINS, Grid
from validator.games.steam.surveying import Rights, Surveyor
from validator.games.steam.switches import SteamRules
from validator.games.steam.words import (
    CUBE_COLOURS,
    GROUPS,
    PLAYER_COLOURS,
    City,
    Cube,
    GameMap,
    GoodsBoard,
    IncomeBoard,
    NewCity,
    PlayerToken,
    TrackTile,
)

FAR = 4
DICE_TO_START = 3
"""Dice that each player rolls for the order of the first round."""


class Table:
    """The set, compiled.

    Attributes:
        grid, faces: the map and its tiles; ``tile_counts``: how many of each tile the box holds.
        cities: all cities; ``first_new``: the number of the first new one; ``city_colour``, ``city_group``,
            ``city_number``: of each city.
        column_start: where each city's column begins among the spaces of the goods board, and where the last ends;
            ``filling``: the spaces in the order in which they are filled.
        actions: the actions of the goods board.
        cubes: cubes of each colour; ``markers``: town markers; ``trains``: trains of one player.
        designs: ids of what statistics count: tiles, then new cities.
        place_cost: for each kind of land and form of tile the cost to place it; ``dearest``: no placement costs more.
        beside_cities: hexes next to cities of the map; ``open_ground``: what can be laid on untouched ones, as found.
    """

    def __init__(self, content: ContentSet) -> None:
        rules = content.rules
        assert isinstance(rules, SteamRules)
        self.rules = rules
        pieces = content.pieces
        game_map = next(piece for piece in pieces["map"] if isinstance(piece, GameMap))
        tiles = [piece for piece in pieces["track"] if isinstance(piece, TrackTile)]
        self.cities: list[City | NewCity] = sorted(
            game_map.cities, key=lambda city: (GROUPS.index(city.group), city.number)
        )
        self.first_new = len(self.cities)
        self.cities += [piece for piece in pieces["new_city"] if isinstance(piece, NewCity)]
        self.grid = Grid(game_map)
        self.grid.cities = [self.grid.number[city.at] for city in self.cities if isinstance(city, City)]
        self.faces = Faces(tiles)
        self.tile_ids = [tile.id for tile in tiles]
        self.tile_counts = [tile.count for tile in tiles]
        self.surveyor = Surveyor(self.faces)
        self.rights = Rights(to_nowhere=rules.track_to_nowhere, loops=rules.loops, tracing=rules.tracing == "own_links")
        self.city_colour = [CUBE_COLOURS.index(city.colour) for city in self.cities]
        self.city_group = [GROUPS.index(city.group) for city in self.cities]
        self.city_number = [city.number for city in self.cities]
        self.start_cubes = [city.cubes if isinstance(city, City) else 0 for city in self.cities]
        neighbour = self.grid.neighbour
        beside = {far for place in self.grid.cities for far in neighbour[EDGES * place : EDGES * place + EDGES]}
        self.beside_cities = beside - {NOWHERE}
        self.open_ground: dict[int, list[int]] = {}
        self._distances: dict[int, list[int]] = {}
        self._stops_near: dict[int, list[tuple[int, int]]] = {}
        self._make_supplies(content)
        self._make_display()
        self._make_costs()

    def stops_near(self, hex_number: int) -> list[tuple[int, int]]:
        """Tiles to lay, from a hex on, to each city or town no further than `FAR` tiles, and its hex; the nearest
        first."""
        found = self._stops_near.get(hex_number)
        if found is None:
            places = sorted({*self.grid.cities, *self.grid.towns})
            measured = [(self.distance(place)[hex_number], place) for place in places]
            found = self._stops_near[hex_number] = sorted(each for each in measured if 0 < each[0] <= FAR)
        return found

    def distance(self, place: int) -> list[int]:
        """For each hex how many tiles lead from it to a place, itself included; 0 where none do. Cities bar the way."""
        found = self._distances.get(place)
        if found is None:
            found = self._distances[place] = self._measured(place)
        return found

    def _measured(self, place: int) -> list[int]:
        grid = self.grid
        found, edge, tiles = [0] * len(grid.places), [place], 0
        while edge:
            tiles += 1
            reached = []
            for hex_number in edge:
                for far in grid.neighbour[EDGES * hex_number : EDGES * hex_number + EDGES]:
                    if far >= 0 and not found[far] and grid.kind[far] != CITY and far != place:
                        found[far] = tiles
                        reached.append(far)
            edge = reached
        return found

    def _make_supplies(self, content: ContentSet) -> None:
        pieces = content.pieces
        self.cubes = [0] * len(CUBE_COLOURS)
        for piece in pieces["cube"]:
            assert isinstance(piece, Cube)
            self.cubes[CUBE_COLOURS.index(piece.colour)] += piece.count
        trains = [0] * len(PLAYER_COLOURS)
        for piece in pieces["train"]:
            assert isinstance(piece, PlayerToken)
            trains[PLAYER_COLOURS.index(piece.colour)] += piece.count
        self.trains = min((count for count in trains if count), default=0)
        self.markers = sum(piece.count for piece in pieces["town_marker"])
        boards = [piece for piece in pieces["goods_board"] if isinstance(piece, GoodsBoard)]
        self.actions = boards[0].actions
        incomes = [piece for piece in pieces["income_board"] if isinstance(piece, IncomeBoard)]
        self.limits = incomes[0]
        self.designs = [*self.tile_ids, *(city.id for city in self.cities if isinstance(city, NewCity))]

    def _make_display(self) -> None:
        rules = self.rules
        self.column_start = [0]
        for number in range(len(self.cities)):
            spaces = rules.display_city if number < self.first_new else rules.display_new_city
            self.column_start.append(self.column_start[-1] + spaces)
        rows = [
            [self.column_start[number] + depth for number in columns]
            for columns, depths in (
                (range(self.first_new), rules.display_city),
                (range(self.first_new, len(self.cities)), rules.display_new_city),
            )
            for depth in range(depths)
        ]
        self.filling = [space for row in rows for space in row]

    def _make_costs(self) -> None:
        rules = self.rules
        extra = {SIMPLE: 0, CROSSING: rules.place_crossing, PARALLEL: rules.place_parallel, TOWN_TILE: 0}
        self.place_cost = [
            [rules.place[name] + extra[form] for form in range(len(extra))]  # type: ignore[index]
            for name in (TERRAINS[PLAIN], TERRAINS[RIVER], TERRAINS[MOUNTAIN])
        ]
        dearest_town = rules.place_town + EDGES * rules.place_stub
        self.dearest = max(dearest_town, *(cost for costs in self.place_cost for cost in costs))
        self.reductions = sorted(rules.income_reduction.items())
