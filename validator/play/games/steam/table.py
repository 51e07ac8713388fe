"""A set of Age of Steam made numbers: the grid, faces of tiles and how they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from validator.content.loading import ContentSet
from validator.play.games.steam.words.drawn_map import EDGES, OPPOSITE, across
from validator.play.games.steam.words.switches import SteamRules, Terrain
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

# A map as flat lists: hexes by number, what lies on each, and which hex is across each edge.
#
# A hex is numbered in order of column and row; lakes are not hexes here. A *side* is one edge of one hex:
# ``hex * 6 + edge``.

__all__ = ["CITY", "EDGES", "MOUNTAIN", "NOWHERE", "OPPOSITE", "PLAIN", "RIVER", "TERRAINS", "TOWN", "Grid", "across"]

NOWHERE = -1
"""Across an edge lies a lake, or the map ends."""

PLAIN, RIVER, MOUNTAIN, TOWN, CITY = range(5)
TERRAINS: tuple[Terrain, ...] = ("plain", "river", "mountain")


class Grid:
    """The map, compiled.

    Attributes:
        places: column and row of each hex; ``number`` is the way back.
        kind: `PLAIN` to `CITY` of each hex.
        neighbour: for each side the hex across it, or `NOWHERE`.
        facing: for each side the side across it, or `NOWHERE`.
        cities: the hex of each city, in the order of the map; ``towns``: the hexes of the towns.
    """

    def __init__(self, game_map: GameMap) -> None:
        kinds: dict[tuple[int, int], int] = {}
        for kind, places in (
            (PLAIN, game_map.plains),
            (RIVER, [river.at for river in game_map.rivers]),
            (MOUNTAIN, game_map.mountains),
            (TOWN, [town.at for town in game_map.towns]),
            (CITY, [city.at for city in game_map.cities]),
        ):
            kinds.update(dict.fromkeys(places, kind))
        self.places = sorted(kinds)
        self.number = {place: number for number, place in enumerate(self.places)}
        self.kind = [kinds[place] for place in self.places]
        self.neighbour = [
            self.number.get(across(place, edge), NOWHERE) for place in self.places for edge in range(EDGES)
        ]
        self.facing = [
            far if far < 0 else EDGES * far + OPPOSITE[side % EDGES] for side, far in enumerate(self.neighbour)
        ]
        self.cities = [self.number[city.at] for city in game_map.cities]
        self.towns = [self.number[town.at] for town in game_map.towns]


# Track tiles turned every way they differ, and what may take the place of what.
#
# A *face* is a tile turned, and whether it lies on a town. A *section* is one piece of track: a pair of edges, or on a
# town one edge alone; it is written as a set of edges in bits. On a town every edge of a tile is a section by itself,
# and a tile without the white circle needs a marker there.

SIMPLE, CROSSING, PARALLEL, TOWN_TILE = range(4)
FORMS = ("simple", "crossing", "parallel", "town")
STUB, BARE = 6, 7
"""What joins an edge that has no other edge: the town in the middle, or nothing."""
NO_FACE = -1


def edges_of(bits: int) -> list[int]:
    """The edges of a set in bits, in order."""
    return [edge for edge in range(EDGES) if bits >> edge & 1]


def turned(bits: int, turn: int) -> int:
    """A set of edges turned clockwise by so many sixths."""
    return (bits << turn | bits >> EDGES - turn) & 0b111111


def form_of(tile: TrackTile) -> int:
    """Simple, crossing, parallel or a town's: two tracks cross if their edges interleave."""
    if tile.stubs:
        return TOWN_TILE
    if len(tile.tracks) == 1:
        return SIMPLE
    (first, second), other = sorted(tile.tracks[0]), tile.tracks[1]
    inside = [first < edge < second for edge in other]
    return CROSSING if inside[0] != inside[1] else PARALLEL


class Redirect(NamedTuple):
    """A face that differs in one section: ``old`` edge moves to ``new``; ``kept`` is the section's other edge."""

    face: int
    kept: int
    old: int
    new: int


class Faces:
    """All faces of a set's tiles.

    Attributes:
        tile: the tile of each face; ``turn``: sixths of a turn; ``form``: `SIMPLE` to `TOWN_TILE`.
        on_town, marker: whether it lies on a town, and needs a marker there.
        exits: its edges, in bits; ``sections``: its sections, in bits, in order.
        mate: for each face and edge the edge at the section's other end, `STUB` or `BARE`.
        land, town: faces for hexes without and with a town.
    """

    def __init__(self, tiles: list[TrackTile]) -> None:
        self.tile: list[int] = []
        self.turn: list[int] = []
        self.form: list[int] = []
        self.on_town: list[bool] = []
        self.marker: list[bool] = []
        self.exits: list[int] = []
        self.sections: list[tuple[int, ...]] = []
        self.mate: list[int] = []
        for number, tile in enumerate(tiles):
            self._add_turns(number, tile)
        self.count = len(self.tile)
        self.land = [face for face in range(self.count) if not self.on_town[face]]
        self.town = [face for face in range(self.count) if self.on_town[face]]
        self._replacements: dict[int, list[int]] = {}
        self._joining: dict[tuple[bool, int, int], list[int]] = {}
        self._redirects: dict[int, list[Redirect]] = {}

    def _add_turns(self, number: int, tile: TrackTile) -> None:
        form = form_of(tile)
        tracks = [1 << first | 1 << second for first, second in tile.tracks]
        edges = sum(1 << edge for edge in tile.stubs) if tile.stubs else sum(tracks)
        for on_town in (False, True):
            seen: set[tuple[int, ...]] = set()
            for turn in range(EDGES):
                exits = turned(edges, turn)
                if on_town:
                    sections = tuple(1 << edge for edge in edges_of(exits))
                else:
                    sections = tuple(sorted(turned(track, turn) for track in tracks))
                if sections and sections not in seen:
                    seen.add(sections)
                    self._add(number, turn, form, on_town, exits, sections)

    def _add(self, number: int, turn: int, form: int, on_town: bool, exits: int, sections: tuple[int, ...]) -> None:
        self.tile.append(number)
        self.turn.append(turn)
        self.form.append(form)
        self.on_town.append(on_town)
        self.marker.append(on_town and form != TOWN_TILE)
        self.exits.append(exits)
        self.sections.append(sections)
        mates = [BARE] * EDGES
        for section in sections:
            edges = edges_of(section)
            for edge in edges:
                mates[edge] = STUB if on_town else edges[0] + edges[1] - edge
        self.mate += mates

    def replacements(self, face: int) -> list[int]:
        """Faces that hold every section of this one and at least one more."""
        replacement = self._replacements.get(face)
        if replacement is None:
            old = set(self.sections[face])
            others = self.town if self.on_town[face] else self.land
            replacement = [other for other in others if old < set(self.sections[other])]
            self._replacements[face] = replacement
        return replacement

    def joining(self, on_town: bool, entry: int, leaving: int) -> list[int]:
        """Simple faces whose track joins two edges; on a town those of simple and of town tiles that have both."""
        key = (on_town, entry, leaving)
        joining = self._joining.get(key)
        if joining is None:
            joining = [
                face
                for face in (self.town if on_town else self.land)
                if self.form[face] in ((SIMPLE, TOWN_TILE) if on_town else (SIMPLE,))
                and self._joins(face, entry, leaving)
            ]
            self._joining[key] = joining
        return joining

    def _joins(self, face: int, entry: int, leaving: int) -> bool:
        first, other = self.mate[EDGES * face + entry], self.mate[EDGES * face + leaving]
        return BARE not in (first, other) if self.on_town[face] else first == leaving

    def redirects(self, face: int) -> list[Redirect]:
        """Faces that differ from this one in where one section ends; none on a town."""
        redirect = self._redirects.get(face)
        if redirect is None:
            redirect = [] if self.on_town[face] else self._find_redirects(face)
            self._redirects[face] = redirect
        return redirect

    def _find_redirects(self, face: int) -> list[Redirect]:
        redirects = []
        old = self.sections[face]
        for other in self.land:
            new = self.sections[other]
            gone, come = [each for each in old if each not in new], [each for each in new if each not in old]
            if len(gone) == len(come) == 1 and (gone[0] & come[0]).bit_count() == 1 and len(old) == len(new):
                kept = gone[0] & come[0]
                redirects.append(
                    Redirect(other, *(bits.bit_length() - 1 for bits in (kept, gone[0] ^ kept, come[0] ^ kept)))
                )
        return redirects


# Which faces fit a hex, by what its edges look like: worked out once for each look, and remembered.


class Survey(NamedTuple):
    """One hex as a seat sees it: edges in bits, and the stop beyond each edge (or `DANGLING`)."""

    here: int
    blocked: int
    joined: int
    beyond: tuple[int, ...]
    marked: bool
    """The hex is a town in which the seat owns track."""


class Rights:
    """What the switches say of where track may lie (D8, D9, D11, D18)."""

    __slots__ = ("doubles", "loops", "to_nowhere", "tracing")

    def __init__(self, rules: SteamRules) -> None:
        self.to_nowhere, self.loops = rules.track_to_nowhere, rules.loops
        self.tracing, self.doubles = rules.tracing == "own_links", rules.place_double


class Surveyor:
    """Finds tile actions that fit, ``hex * faces + face``, and remembers them by what a hex and its edges look like."""

    def __init__(self, faces: Faces, rights: Rights) -> None:
        self._faces, self._rights = faces, rights
        self._known: dict[tuple[int, int, int, int, bool], tuple[int, ...]] = {}

    def fitting(self, face: int, on_town: bool, view: Survey) -> tuple[int, ...]:
        """Actions for a hex on which ``face`` (or `NO_FACE`) lies, in order."""
        here, blocked, joined, _, marked = view
        key = (here, face, blocked, joined, marked)
        fitting = self._known.get(key)
        if fitting is None:
            fitting = self._known[key] = tuple(self._find(face, on_town, view))
        if self._rights.loops or not fitting or not _may_loop(view):
            return fitting
        count = self._faces.count
        return tuple(action for action in fitting if not self._makes_loop(action % count, face, view))

    def _find(self, face: int, on_town: bool, view: Survey) -> list[int]:
        faces, doubles = self._faces, self._rights.doubles
        if face == NO_FACE:
            candidates: Sequence[int] = faces.town if on_town else faces.land
            candidates = [
                candidate for candidate in candidates if doubles or faces.form[candidate] not in (CROSSING, PARALLEL)
            ]
            kept: tuple[int, ...] = ()
        else:
            candidates, kept = faces.replacements(face), faces.sections[face]
        base = view.here * faces.count
        return [base + candidate for candidate in candidates if self._is_joined(candidate, kept, on_town, view)]

    def _is_joined(self, face: int, kept: tuple[int, ...], on_town: bool, view: Survey) -> bool:
        """New sections lead nowhere forbidden, and each (on a town, one of them) to the seat's network."""
        new = [section for section in self._faces.sections[face] if section not in kept]
        if any(section & view.blocked for section in new):
            return False
        if on_town:
            return view.marked or any(section & view.joined for section in new)
        return all(section & view.joined for section in new)

    def _makes_loop(self, face: int, old: int, view: Survey) -> bool:
        """A new section would join a stop to itself."""
        kept = () if old == NO_FACE else self._faces.sections[old]
        for section in self._faces.sections[face]:
            if section not in kept:
                stops = [view.beyond[edge] for edge in range(EDGES) if section >> edge & 1 and view.beyond[edge] >= 0]
                if view.here in stops or len(set(stops)) < len(stops):
                    return True
        return False


def _may_loop(view: Survey) -> bool:
    """One stop lies beyond two edges, or the hex itself beyond one."""
    stops = [stop for stop in view.beyond if stop >= 0]
    return len(set(stops)) < len(stops) or view.here in stops


# A set of Age of Steam as flat lists of numbers, made once and shared by all its games.
#
# A *city* is a number: the map's cities first, by group and number, then the new cities in the order of the set. A
# city's column on the goods board has the city's number. Money is in dollars.

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
