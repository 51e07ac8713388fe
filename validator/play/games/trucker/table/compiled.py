"""A set of Galaxy Trucker as flat lists of numbers, made once and shared by all its games.

A *design* is the number of a tile's design or, from ``first_card`` on, of an adventure card's. A *card* is counted
from 0. Tiles themselves, turned and unturned, are in `tiles`.
"""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import Step
from validator.play.games.trucker.table.grid import Board
from validator.play.games.trucker.table.tiles import START_CABIN, Tiles
from validator.play.games.trucker.words.switches import TruckerRules
from validator.play.games.trucker.words.vocabulary import GOODS, AdventureCard, FlightBoard, ShipBoard, Tile, Token

LEVELS = (1, 2, 3)
PILES = 4


class Table:
    """The set, compiled.

    Attributes:
        boards: the ship board of each round, by the round's number.
        face_down: tile designs that lie face down at the start of a round, copies repeated; ``starts``: start cabins.
        cards: adventure cards; ``act_of_card``: the step that resolves each; ``stocks``: copies by level (0 to 2).
        look: for each tile the first tile that is the same in everything; ``turns``: turns that differ.
        prices: credits for a good of each colour.
        foreseen: left to players, who remember here what they make of tiles by seats, place of the round and so many
            imagined rounds.
        supply_*: what the bank holds at the start.
    """

    def __init__(self, content: ContentSet) -> None:
        rules = content.rules
        assert isinstance(rules, TruckerRules)
        self.rules = rules
        self.prices = [rules.goods_price[colour] for colour in GOODS]
        self.most_players = content.manifest.players.most
        tiles = [piece for piece in content.pieces["tile"] if isinstance(piece, Tile)]
        self.tiles = Tiles(tiles)
        self.cards = [piece for piece in content.pieces["adventure"] if isinstance(piece, AdventureCard)]
        self.first_card = len(tiles)
        self.designs = [piece.id for piece in (*tiles, *self.cards)]
        copies = [number for number, tile in enumerate(tiles) for _ in range(tile.count)]
        self.starts = [number for number in copies if self.tiles.kind[4 * number] == START_CABIN]
        self.face_down = [number for number in copies if self.tiles.kind[4 * number] != START_CABIN]
        self.stocks = [
            [number for number, card in enumerate(self.cards) if card.level == level for _ in range(card.count)]
            for level in LEVELS
        ]
        # Filled by the game's set-up from the steps that give each word its meaning.
        self.act_of_card: list[Step[Any]] = []
        self.foreseen: dict[tuple[int, int, int], list[float]] = {}
        self._make_boards(content)
        self._make_supplies(content)
        self._make_looks(tiles)

    def _make_boards(self, content: ContentSet) -> None:
        plans = [
            plan
            for piece in content.pieces["ship_board"]
            if isinstance(piece, ShipBoard)
            for plan in (piece.front, piece.back)
        ]
        self.boards: dict[int, Board] = {}
        for number in self.rules.rounds:
            found = [plan for plan in plans if plan.round == number]
            named = [plan for plan in found if plan.name == self.rules.third_board]
            self.boards[number] = Board((named or found)[0])
        flights = [piece for piece in content.pieces["flight_board"] if isinstance(piece, FlightBoard)]
        self.spaces = flights[0].spaces

    def _make_supplies(self, content: ContentSet) -> None:
        tokens = [piece for _, piece in content.every_piece() if isinstance(piece, Token)]

        def supply(icon: str, colour: str = "") -> int:
            return sum(token.count for token in tokens if token.icon == icon and token.colour in (colour, ""))

        self.supply_humans = supply("human")
        self.supply_batteries = supply("battery")
        self.supply_goods = [supply("goods", colour) for colour in GOODS]

    def _make_looks(self, tiles: list[Tile]) -> None:
        first: dict[tuple[object, ...], int] = {}
        self.look = [first.setdefault((tile.edges, tile.component), number) for number, tile in enumerate(tiles)]
        self.turns = [self._turns(number) for number in range(len(tiles))]

    def _turns(self, tile: int) -> tuple[int, ...]:
        facts = self.tiles
        seen: dict[tuple[object, ...], int] = {}
        for turn in range(4):
            face = 4 * tile + turn
            is_turned = turn if facts.engine[face] else 0
            seen.setdefault((facts.connectors[face], facts.covers[face], facts.muzzle[face], is_turned), turn)
        return tuple(seen.values())
