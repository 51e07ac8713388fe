"""A set's pieces by what they are and when they come into play, for the checks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from validator.base.speech.sentences import Sentences
from validator.content.checks.checked_set import CheckedSet
from validator.content.loading import ContentSet
from validator.play.games.trucker.table.compiled import LEVELS, PILES
from validator.play.games.trucker.table.yard import Shipyard, plans_of
from validator.play.games.trucker.words.switches import TruckerRules
from validator.play.games.trucker.words.vocabulary import (
    AdventureCard,
    Component,
    FlightBoard,
    Plan,
    ShipBoard,
    Tile,
    Token,
)

say = Sentences(__package__)


class Box(CheckedSet[TruckerRules]):
    """All that a set of Galaxy Trucker holds, with types known."""

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content, TruckerRules)
        self.tiles = self.every(Tile, "tile")
        self.cards = self.every(AdventureCard, "adventure")
        self.boards = self.every(ShipBoard, "ship_board")
        self.flight_boards = self.every(FlightBoard, "flight_board")
        self.tokens = self.every(Token)

    @cached_property
    def yard(self) -> Shipyard:
        """Tiles and boards, compiled."""
        return Shipyard(self.content)

    @cached_property
    def _by_component(self) -> dict[type[Component], list[tuple[Tile, Component]]]:
        found: dict[type[Component], list[tuple[Tile, Component]]] = {}
        for tile in self.tiles:
            found.setdefault(type(tile.component), []).append((tile, tile.component))
        return found

    def with_component(self, *kinds: type[Component]) -> Iterator[tuple[Tile, Component]]:
        """Tiles whose component is of one of the kinds, kind by kind."""
        for kind in kinds:
            yield from self._by_component.get(kind, ())

    def tile_count(self, *kinds: type[Component]) -> int:
        """How many tiles the box holds of these kinds."""
        return sum([tile.count for tile, _ in self.with_component(*kinds)])

    def slots(self, *kinds: type[Component]) -> list[int]:
        """Places on each tile of these kinds, the most first."""
        found: list[int] = []
        for tile, component in self.with_component(*kinds):
            found += [int(getattr(component, "slots", 0))] * tile.count
        return sorted(found, reverse=True)

    def tokens_of(self, icon: str, colour: str | None = None) -> list[Token]:
        """Tokens with that icon, of one colour or of any."""
        return [token for token in self.tokens if token.icon == icon and (colour is None or token.colour == colour)]

    def token_count(self, icon: str, colour: str | None = None) -> int:
        """How many tokens with that icon, of one colour or of any."""
        return sum(token.count for token in self.tokens_of(icon, colour))

    @cached_property
    def plans(self) -> dict[int, tuple[ShipBoard, str, Plan]]:
        """The board that each round is played on: the piece, its side, and the plan."""
        found: dict[int, tuple[ShipBoard, str, Plan]] = {}
        every = plans_of(self.content)
        for number in self.rules.rounds:
            fitting = [each for each in every if each[2].round == number]
            named = [each for each in fitting if each[2].name == self.rules.third_board]
            if fitting:
                found[number] = (named or fitting)[0]
        return found

    def free_cells(self, number: int) -> int:
        """Cells of that round's board without the start cabin's; 0 where the round has no board."""
        if number not in self.plans:
            return 0
        _, _, plan = self.plans[number]
        return max(sum(len(set(row.columns)) for row in plan.rows) - 1, 0)

    def pile(self, number: int) -> tuple[int, ...]:
        """Cards of levels I, II and III in each pile of a round; none of those left out."""
        return (*self.rules.pile[number], 0, 0, 0)[: len(LEVELS)]

    def cards_needed(self, level: int) -> int:
        """Cards of a level that all rounds together deal."""
        return PILES * sum(self.pile(number)[level - 1] for number in self.rules.rounds)

    def rounds_of(self, card: AdventureCard) -> tuple[int, ...]:
        """Rounds in which a card may come up; the learning flight keeps the starred cards for itself."""
        rules = self.rules
        learns = rules.learning_flight and 1 in rules.rounds
        if learns and card.level == 1 and card.starred:
            return (1,)
        return tuple(
            number
            for number in dict.fromkeys(rules.rounds)
            if self.pile(number)[card.level - 1] and not (learns and number == 1)
        )

    @cached_property
    def flown(self) -> list[AdventureCard]:
        """Cards that may come up in some round."""
        return [card for card in self.cards if self.rounds_of(card)]
