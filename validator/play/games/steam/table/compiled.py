"""A set of Age of Steam as flat lists of numbers, made once and shared by all its games.

A *city* is a number: the map's cities first, by group and number, then the new cities in the order of the set. A
city's column on the goods board has the city's number. Money is in dollars.
"""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.play.games.steam.table.faces import CROSSING, PARALLEL, SIMPLE, TOWN_TILE, Faces
from validator.play.games.steam.table.fitting import Rights, Surveyor
from validator.play.games.steam.table.grid import EDGES, NOWHERE, TERRAINS, Grid
from validator.play.games.steam.words.switches import SteamRules
from validator.play.games.steam.words.vocabulary import (
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

DICE_TO_START = 3
"""Dice that each player rolls for the order of the first round."""


class Table:
    """The set, compiled.

    Attributes:
        grid, faces: the map and its tiles; ``tile_counts``: how many of each tile the box holds.
        map: the map as it is written.
        cities: all cities; ``first_new``: the number of the first new one; ``city_colour``, ``city_group``,
            ``city_number``: of each city.
        column_start: where each city's column begins among the spaces of the goods board, and where the last ends;
            ``filling``: the spaces in the order in which they are filled.
        actions: the actions of the goods board.
        cubes: cubes of each colour; ``markers``: town markers; ``trains``: trains of one player.
        designs: ids of what statistics count: tiles, then new cities.
        place_price: what placing each face costs, for each kind of hex (`PLAIN` to `TOWN`); ``replace_price``: what
            laying it over another costs, for each form of that; ``dearest``: no tile costs more.
        beside_cities: hexes next to cities of the map; ``open_ground``: what can be laid on untouched ones, as found.
        onward: for each side by which track may enter an empty hex what a tile there costs, how many links it adds
            and to which sides it leads; ``outlooks``: where a loose end at a side may be led to; players fill both in.
    """

    def __init__(self, content: ContentSet) -> None:
        rules = content.rules
        assert isinstance(rules, SteamRules)
        self.rules = rules
        pieces = content.pieces
        self.map = game_map = next(piece for piece in pieces["map"] if isinstance(piece, GameMap))
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
        self.rights = Rights(rules)
        self.surveyor = Surveyor(self.faces, self.rights)
        self.city_colour = [CUBE_COLOURS.index(city.colour) for city in self.cities]
        self.city_group = [GROUPS.index(city.group) for city in self.cities]
        self.city_number = [city.number for city in self.cities]
        self.start_cubes = [city.cubes if isinstance(city, City) else 0 for city in self.cities]
        neighbour = self.grid.neighbour
        beside = {far for place in self.grid.cities for far in neighbour[EDGES * place : EDGES * place + EDGES]}
        self.beside_cities = beside - {NOWHERE}
        self.open_ground: dict[int, tuple[int, ...]] = {}
        self.onward: list[tuple[int, int, list[int]]] = []
        self.outlooks: dict[int, list[Any]] = {}
        self._make_supplies(content)
        self._make_display()
        self._make_costs()

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
        rules, faces = self.rules, self.faces
        extra = {SIMPLE: 0, CROSSING: rules.place_crossing, PARALLEL: rules.place_parallel, TOWN_TILE: 0}
        on_land = [[cost + extra[form] for form in faces.form] for cost in (rules.place[name] for name in TERRAINS)]
        on_town = [rules.place_town + rules.place_stub * len(sections) for sections in faces.sections]
        self.place_price = [*on_land, on_town]
        by_form = {CROSSING: rules.replace_crossing, PARALLEL: rules.replace_parallel}
        self.replace_price = [
            [
                rules.replace_town
                if faces.on_town[face]
                else by_form.get(form, rules.replace_other)
                if old == SIMPLE
                else rules.replace_other
                for face, form in enumerate(faces.form)
            ]
            for old in range(len(extra))
        ]
        self.dearest = max(map(max, (*self.place_price, *self.replace_price)))
        self.reductions = sorted(rules.income_reduction.items())
