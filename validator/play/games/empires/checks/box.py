"""A set's cards by what they are, for the checks: their types known, their copies and edges counted."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from validator.base.speech.sentences import Sentences, Several, any_of
from validator.content.checks.checked_set import CheckedSet, copies
from validator.content.loading import ContentSet
from validator.content.vocabulary import Word
from validator.play.games.empires.words.ability import EndAbility, OngoingAbility
from validator.play.games.empires.words.switches import EmpiresRules
from validator.play.games.empires.words.terms import CIVILISATIONS, Edge
from validator.play.games.empires.words.vocabulary import AmbassadorCard, EmpireCard, Half, HomeworldCard, RaidCard

LEAST_SEATS, MOST_SEATS = 2, 4

say = Sentences(__package__)


class Facing(NamedTuple):
    """A card with one of its halves: ``name`` is a or b."""

    card: EmpireCard
    name: str
    half: Half


def halves_of(card: EmpireCard) -> tuple[Facing, Facing]:
    """A card with each of its halves, a first."""
    return Facing(card, "a", card.a), Facing(card, "b", card.b)


class Box(CheckedSet[EmpiresRules]):
    """All that a set of Tiny Stellar Empires holds; lists are in file order.

    Attributes:
        halves: every half with its card, half a first.
        seats: rounds for each number of players that both the set and the game allow.
        cards: copies of empire cards.
        edges: on how many copies of empire cards each edge is.
    """

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content, EmpiresRules)
        self.empires = self.every(EmpireCard)
        self.raids = self.every(RaidCard)
        self.ambassadors = self.every(AmbassadorCard)
        self.homeworlds = self.every(HomeworldCard)
        self.halves = [
            Facing(card, name, half) for card in self.empires for name, half in (("a", card.a), ("b", card.b))
        ]
        self.seats = {seats: self.rules.rounds[seats] for seats in self.allowed()}
        self._by_ability: defaultdict[type[Word], list[Facing]] = defaultdict(list)
        for facing in self.halves:
            self._by_ability[type(facing.half.ability)].append(facing)
        self.cards = copies(self.empires)
        self.edges: Counter[Edge] = Counter()
        for card in self.empires:
            for edge in {card.left, card.right}:
                self.edges[edge] += card.count

    def allowed(self) -> range:
        """Numbers of players that both the set and the game allow."""
        return range(max(self.players.least, LEAST_SEATS), min(self.players.most, MOST_SEATS) + 1)

    @property
    def most_rounds(self) -> int:
        """Rounds of the longest game; 0 where the game is for none of the set's players."""
        return max(self.seats.values(), default=0)

    def routes(self, edge: Edge) -> int:
        """Trade routes that an edge counts as."""
        return self.rules.wormhole_routes if edge == "wormhole" else edge

    def others_with(self, card: EmpireCard, edge: Edge) -> int:
        """Copies of cards with an edge, a given copy of a card left out."""
        return self.edges[edge] - (edge in (card.left, card.right))

    def facing(self, *kinds: type[Word]) -> list[Facing]:
        """Halves whose ability is of one of these kinds."""
        return [facing for kind in kinds for facing in self._by_ability[kind]]

    def cost(self, facing: Facing) -> int:
        """Cards to pay for a half before anything changes the price, by T3."""
        own = facing.half.cost
        return own if self.rules.cost_per_half and own is not None else facing.card.cost

    @cached_property
    def dearest(self) -> list[Facing]:
        """Every half, those that cost most first."""
        return sorted(self.halves, key=self.cost, reverse=True)

    @cached_property
    def symbols(self) -> dict[str, list[int]]:
        """The symbols of each civilisation on the half that shows most of them, of every copy of a card; most first."""
        doubled = self.rules.double_counts == "points_and_symbols"
        wormholes = 2 if self.rules.double_per_wormhole else 1
        most: dict[str, dict[str, int]] = {name: {} for name in CIVILISATIONS}
        for card, _, half in self.halves:
            times = half.ability.times_beside(wormholes) if doubled and isinstance(half.ability, EndAbility) else 1
            for name, of_cards in most.items():
                of_cards[card.id] = max(of_cards.get(card.id, 0), times * half.symbols.count(name))
        return {
            name: sorted((of_cards[card.id] for card in self.empires for _ in range(card.count)), reverse=True)
            for name, of_cards in most.items()
        }

    @cached_property
    def meeting(self) -> dict[Edge, int]:
        """Copies of cards with each edge or a wormhole."""
        found: Counter[Edge] = Counter()
        for card in self.empires:
            has_wormhole = "wormhole" in (card.left, card.right)
            for edge in self.edges if has_wormhole else {card.left, card.right}:
                found[edge] += card.count
        return found

    @cached_property
    def discounts(self) -> list[tuple[int, str]]:
        """The larger discount of every copy of a card that has one, with the card's id; largest first."""
        best: dict[str, int] = {}
        for card, _, half in self.halves:
            if isinstance(half.ability, OngoingAbility) and half.ability.discount:
                best[card.id] = max(best.get(card.id, 0), half.ability.discount)
        amounts = [(best[card.id], card.id) for card in self.empires if card.id in best for _ in range(card.count)]
        return sorted(amounts, reverse=True)


def with_players(numbers: Iterable[int]) -> Several:
    """Numbers of players as words of a sentence: ``2 players or 3 players``."""
    return any_of(say("players", count=number) for number in numbers)
