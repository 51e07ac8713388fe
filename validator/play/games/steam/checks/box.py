"""A set's pieces by what they are, for the checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from validator.base.speech.sentences import Sentences, Text, in_a_row
from validator.content.checks.checked_set import CheckedSet
from validator.content.loading import ContentSet
from validator.content.vocabulary import Place
from validator.play.games.steam.table import EDGES, across
from validator.play.games.steam.words.switches import SteamRules
from validator.play.games.steam.words.vocabulary import (
    AnyAction,
    City,
    Cube,
    GameMap,
    GoodsBoard,
    IncomeBoard,
    NewCity,
    Note,
    PlayerToken,
    TrackTile,
    Urbanization,
)

MOST_NAMED = 6

say = Sentences(__package__)


class Box(CheckedSet[SteamRules]):
    """All that a set of Age of Steam holds, with types known; lists are in file order."""

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content, SteamRules)
        self.maps = self.every(GameMap)
        self.tiles = self.every(TrackTile)
        self.new_cities = self.every(NewCity)
        self.goods_boards = self.every(GoodsBoard)
        self.income_boards = self.every(IncomeBoard)
        self.cubes = self.every(Cube)
        self.notes = self.every(Note)
        self.discs = self.every(PlayerToken, "disc")
        self.trains = self.every(PlayerToken, "train")
        self.markers = sum(piece.count for piece in content.pieces["town_marker"])
        self.towns = sum(len(each.towns) for each in self.maps)
        self.actions: list[AnyAction] = [action for board in self.goods_boards[:1] for action in board.actions]

    @property
    def map(self) -> GameMap | None:
        """The map, where there is exactly one."""
        return self.maps[0] if len(self.maps) == 1 else None

    @property
    def limits(self) -> IncomeBoard | None:
        """The income board, the first where there are several."""
        return self.income_boards[0] if self.income_boards else None

    @property
    def rounds(self) -> list[int]:
        """How many rounds are played, for each number of players the set is for."""
        return [self.rules.rounds.get(seats, 0) for seats in range(self.players.least, self.players.most + 1)]

    @property
    def most_shares(self) -> int:
        """How many shares a player can ever issue."""
        limits = self.limits
        return max(0, limits.last_share - limits.first_share) if limits else 0

    def has(self, action: type[AnyAction]) -> bool:
        """Whether the goods board offers an action of a kind."""
        return any(isinstance(each, action) for each in self.actions)

    @property
    def can_urbanize(self) -> bool:
        """Whether a new city can ever come to the map."""
        return bool(self.new_cities and self.towns and self.has(Urbanization))

    def is_set(self, switch: str, key: object = None) -> bool:
        """Whether the set gives a switch, or one entry of it, another value than its profile does."""
        profile = self.content.words.profiles[self.content.manifest.profile]
        own, usual = getattr(self.rules, switch), getattr(profile, switch)
        return bool(own != usual if key is None else own.get(key) != usual.get(key))

    @property
    def cities(self) -> list[City | NewCity]:
        """Cities of the map and new cities."""
        return [*(city for each in self.maps for city in each.cities), *self.new_cities]


def hexes_of(game_map: GameMap) -> Iterator[tuple[Place, str, tuple[str | int, ...]]]:
    """Every hex as it is written: its place, its terrain, and the path to it."""
    for field in ("cities", "towns", "rivers"):
        for number, entry in enumerate(getattr(game_map, field)):
            yield entry.at, field, (field, number, "at")
    for field in ("mountains", "plains", "lakes"):
        for number, place in enumerate(getattr(game_map, field)):
            yield place, field, (field, number)


def around(place: Place) -> list[Place]:
    """The places across a hex's edges, in order."""
    return [across(place, edge) for edge in range(EDGES)]


def reached(start: Place, places: set[Place], through: set[Place] | None = None) -> set[Place]:
    """The places joined to one of them by neighbours; with ``through`` only over such hexes, ends included."""
    places_reached, edge = {start}, [start]
    while edge:
        place = edge.pop()
        if through is None or place == start or place in through:
            for other in around(place):
                if other in places and other not in places_reached:
                    places_reached.add(other)
                    edge.append(other)
    return places_reached


def named(place: Place) -> str:
    """A hex as reports call it: ``(7, 5)``."""
    return f"({place[0]}, {place[1]})"


def first_named(places: Sequence[Place]) -> Text:
    """Hexes in a row, the first few of many."""
    hexes = in_a_row(map(named, places[:MOST_NAMED]))
    return say("first-hexes", hexes=hexes) if len(places) > MOST_NAMED else hexes


def city_name(city: City | NewCity) -> str:
    """A city by its English name, else by any; a new city by its letter."""
    return city.id if isinstance(city, NewCity) else city.name.get("en", next(iter(city.name.values()), "?"))
