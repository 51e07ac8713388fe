"""A set's pieces by what they are, for the checks."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.content.map_position import Place
from validator.content.vocabulary import Piece
from validator.games.steam.table.grid import EDGES, across
from validator.games.steam.words.switches import SteamRules
from validator.games.steam.words.vocabulary import (
    City,
    Cube,
    GameMap,
    GoodsBoard,
    IncomeBoard,
    NewCity,
    Note,
    PlayerToken,
    TrackTile,
)
from validator.issue import Issue, Severity


class Box:
    """All that a set of Age of Steam holds, with types known; lists are in file order."""

    def __init__(self, content: ContentSet) -> None:
        assert isinstance(content.rules, SteamRules)
        self.content = content
        self.rules = content.rules
        self.players = content.manifest.players
        pieces = [piece for _, piece in content.every_piece()]
        self.maps = [piece for piece in pieces if isinstance(piece, GameMap)]
        self.tiles = [piece for piece in pieces if isinstance(piece, TrackTile)]
        self.new_cities = [piece for piece in pieces if isinstance(piece, NewCity)]
        self.goods_boards = [piece for piece in pieces if isinstance(piece, GoodsBoard)]
        self.income_boards = [piece for piece in pieces if isinstance(piece, IncomeBoard)]
        self.cubes = [piece for piece in pieces if isinstance(piece, Cube)]
        self.notes = [piece for piece in pieces if isinstance(piece, Note)]
        self.discs = [piece for piece in content.pieces["disc"] if isinstance(piece, PlayerToken)]
        self.trains = [piece for piece in content.pieces["train"] if isinstance(piece, PlayerToken)]
        self.markers = sum(piece.count for piece in content.pieces["town_marker"])

    @property
    def map(self) -> GameMap | None:
        """The map, where there is exactly one."""
        return self.maps[0] if len(self.maps) == 1 else None

    @property
    def cities(self) -> list[City | NewCity]:
        """Cities of the map and new cities."""
        return [*(city for each in self.maps for city in each.cities), *self.new_cities]

    def issue(
        self,
        code: str,
        message: str,
        piece: Piece | None = None,
        *path: str | int,
        severity: Severity = Severity.ERROR,
        found: object = None,
        accepted: str | None = None,
    ) -> Issue:
        """An issue at a value of a piece, or of ``set.yaml`` where no piece is named."""
        span = self.content.span(piece.id, *path) if piece else self.content.manifest_span(*path)
        return Issue(code=code, message=message, span=span, severity=severity,
                     found=None if found is None else str(found), accepted=accepted)  # fmt: skip


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
    found, edge = {start}, [start]
    while edge:
        place = edge.pop()
        if through is None or place == start or place in through:
            for other in around(place):
                if other in places and other not in found:
                    found.add(other)
                    edge.append(other)
    return found


def named(place: Place) -> str:
    """A hex as reports call it: ``(7, 5)``."""
    return f"({place[0]}, {place[1]})"


def city_name(city: City | NewCity) -> str:
    """A city by its English name, else by any; a new city by its letter."""
    return city.id if isinstance(city, NewCity) else city.name.get("en", next(iter(city.name.values()), "?"))
