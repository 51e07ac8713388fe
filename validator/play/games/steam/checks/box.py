"""A set's pieces by what they are, for the checks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, Sentences, Several, Text, in_a_row
from validator.content.loading import ContentSet
from validator.content.map_position import Place
from validator.content.vocabulary import Piece
from validator.play.games.steam.table.grid import EDGES, across
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

    def issue(
        self,
        code: str,
        message: Sentence,
        piece: Piece | None = None,
        *path: str | int,
        severity: Severity = Severity.ERROR,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """An issue at a value of a piece, or of ``set.yaml`` where no piece is named."""
        span = self.content.span(piece.id, *path) if piece else self.content.manifest_span(*path)
        return Issue(
            code=code, message=message, span=span, severity=severity, found=_as_found(found), accepted=accepted
        )

    def warning(
        self,
        code: str,
        message: Sentence,
        piece: Piece | None,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """A finding of what can never act or never matters; places as for `issue`."""
        return self.issue(code, message, piece, *path, severity=Severity.WARNING, found=found, accepted=accepted)

    def advice(
        self,
        code: str,
        message: Sentence,
        piece: Piece | None,
        *path: str | int,
        found: object = None,
        accepted: Text | None = None,
    ) -> Issue:
        """A finding of what is legal and pointless or extreme; places as for `issue`."""
        return self.issue(code, message, piece, *path, severity=Severity.ADVICE, found=found, accepted=accepted)


def _as_found(value: object) -> Text | None:
    return value if value is None or isinstance(value, Sentence | Several) else str(value)


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


def first_named(places: Sequence[Place]) -> Text:
    """Hexes in a row, the first few of many."""
    hexes = in_a_row(map(named, places[:MOST_NAMED]))
    return say("first-hexes", hexes=hexes) if len(places) > MOST_NAMED else hexes


def city_name(city: City | NewCity) -> str:
    """A city by its English name, else by any; a new city by its letter."""
    return city.id if isinstance(city, NewCity) else city.name.get("en", next(iter(city.name.values()), "?"))
