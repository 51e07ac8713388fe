"""A set's cards by what they are: their halves, what a hand pays, which half is as good, and findings gathered."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, Sentences, Several, Text, all_of, any_of
from validator.content.checks.checked_set import CheckedSet, copies
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, Word, fields_of
from validator.play.games.empires.words.ability import EndAbility, OnceAbility, OngoingAbility
from validator.play.games.empires.words.switches import CIVILISATIONS, Edge, EmpiresRules
from validator.play.games.empires.words.vocabulary import (
    AmbassadorCard,
    AnyAbility,
    EmpireCard,
    Half,
    HomeworldCard,
    RaidCard,
)

# A set's cards by what they are, for the checks: their types known, their copies and edges counted.

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
        meeting: Counter[Edge] = Counter()
        for card in self.empires:
            has_wormhole = "wormhole" in (card.left, card.right)
            for edge in self.edges if has_wormhole else {card.left, card.right}:
                meeting[edge] += card.count
        return meeting

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


# One finding for one mistake: what is said of many cards for the same reason is said once, with all their names.

MOST_NAMES = 12


class Note(NamedTuple):
    """What is said of one card at a path of its entry: a sentence whose value ``cards`` is the card's id."""

    piece: Piece
    path: tuple[str, ...]
    code: str
    says: Sentence
    severity: Severity = Severity.WARNING
    found: object = None
    accepted: Text | None = None


def gathered(box: Box, notes: Iterable[Note]) -> Iterator[Issue]:
    """An issue for all notes that say the same of cards of one file, at the first of these cards."""
    groups: dict[tuple[object, ...], list[Note]] = {}
    for note in notes:
        file = box.content.span(note.piece.id, *note.path).file
        groups.setdefault((file, note.code, _of(note.says, ()), *note[4:]), []).append(note)
    for group in groups.values():
        first = group[0]
        message = _of(first.says, [note.piece.id for note in group])
        yield box.issue(
            first.code,
            message,
            first.piece,
            *first.path,
            severity=first.severity,
            found=first.found,
            accepted=first.accepted,
        )


def _of(says: Sentence, names: Iterable[str]) -> Sentence:
    """A sentence said of all these cards, each named once, the last of very many by their number."""
    cards = all_of(dict.fromkeys(names), MOST_NAMES - 1)
    values = tuple((name, cards if name == "cards" else value) for name, value in says.values)
    return Sentence(says.room, says.key, values)


# What a hand can hold and pay, from above: what these bounds call too dear, no course of play can pay for.


def cost(box: Box, facing: Facing) -> int:
    """Cards to pay for a half before anything changes the price, by T3."""
    return box.cost(facing)


def least_price(box: Box, facing: Facing, rounds: int) -> int:
    """The smallest price of a half in the last of so many rounds, all discounts of the set before it in the row."""
    full = cost(box, facing)
    return max(min(1, full), full - most_discount(box, facing.card, rounds - 1))


def most_discount(box: Box, card: EmpireCard, places: int) -> int:
    """The largest discount on a copy of a card that lies behind a row of so many others (T13)."""
    own = next((place for place, (_, name) in enumerate(box.discounts) if name == card.id), None)
    amounts = [amount for place, (amount, _) in enumerate(box.discounts) if place != own][: max(places, 0)]
    return sum(amounts) if box.rules.discount_stacks else max(amounts, default=0)


def hand_after(box: Box, turns: int) -> int:
    """Most cards a waiting player can hold after so many turns: abilities may bring more than a card costs (T16)."""
    if box.rules.discard_to_hand_size:
        return box.rules.hand_size
    return box.rules.hand_size + turns * _most_growth(box)


def waiting_hand(box: Box) -> int:
    """Most cards a rival can hold when an ability strikes, in the longest game."""
    return hand_after(box, box.most_rounds)


def attacking_hand(box: Box) -> int:
    """Most cards in hand when a raid is played, an empire card of the same turn included."""
    return waiting_hand(box) + _most_growth(box)


@lru_cache(maxsize=1)
def _most_growth(box: Box) -> int:
    """Most cards by which one turn can enlarge a hand: what an ability brings less the card and its price."""
    grown = 0
    for facing in box.halves:
        cards = _cards(facing) if facing.half.ability.grows_hand else 0
        if cards > grown + 1:
            grown = max(grown, cards - 1 - least_price(box, facing, box.most_rounds))
    return grown


def dearest_price(box: Box, behind: EmpireCard) -> int:
    """The highest price that a card's discount can lower: of another copy, after a bully if he counts (T8)."""
    others = (facing for facing in box.dearest if facing.card is not behind or behind.count > 1)
    dearest = next((cost(box, facing) for facing in others), 0)
    raised = [_cards(facing) for facing in box.halves if _raises_price(facing)]
    return dearest + (max(raised, default=0) if box.rules.price_floor == "total" else 0)


def _raises_price(facing: Facing) -> bool:
    return isinstance(facing.half.ability, OnceAbility) and facing.half.ability.raises_price


def _cards(facing: Facing) -> int:
    cards = fields_of(facing.half.ability)["cards"]
    assert isinstance(cards, int)
    return cards


# Checks of empire cards against each other: is one never better than another?


def same(box: Box, one: Facing, other: Facing) -> bool:
    """Whether two halves are worth the same in every way."""
    return as_good(box, one, other) and as_good(box, other, one)


def as_good(box: Box, one: Facing, other: Facing) -> bool:
    """Whether a half is nowhere worse than another, edges aside."""
    return (
        cost(box, one) <= cost(box, other)
        and one.half.points >= other.half.points
        and _covers(one.half.ability, other.half.ability)
        and not Counter(other.half.symbols) - Counter(one.half.symbols)
    )


def differs(box: Box, one: Facing, other: Facing) -> bool:
    """Whether of two halves, the first nowhere worse, the first is somewhere better."""
    return not as_good(box, other, one)


def _covers(one: AnyAbility, other: AnyAbility) -> bool:
    if one == other or type(one) is not type(other) or one.better is None:
        return one == other
    better, worse = (one, other) if one.better == "more" else (other, one)
    mine, theirs = fields_of(better), fields_of(worse)
    return all(mine[name] >= theirs[name] for name in mine)  # type: ignore[operator]


class _Worths:
    """What halves are worth, as numbers: halves alike have the same one, and two numbers are compared once."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._numbers: dict[tuple[int, Half], int] = {}
        self._halves: list[Facing] = []
        self._known: dict[tuple[int, int], bool] = {}

    def number(self, facing: Facing) -> int:
        """The number of a half."""
        number = self._numbers.setdefault((cost(self._box, facing), facing.half), len(self._halves))
        if number == len(self._halves):
            self._halves.append(facing)
        return number

    def as_good(self, one: int, other: int) -> bool:
        """`as_good`, of halves by their numbers."""
        known = self._known.get((one, other))
        if known is None:
            known = self._known[one, other] = as_good(self._box, self._halves[one], self._halves[other])
        return known


class _Card(NamedTuple):
    """A card as it is compared: its edges from left to right, and the worths of its halves."""

    card: EmpireCard
    edges: tuple[Edge, Edge]
    halves: tuple[int, int]


def comparing_issues(box: Box) -> Iterator[Issue]:
    """Cards that some other card of the set makes pointless."""
    worths = _Worths(box)
    alike: defaultdict[frozenset[Edge], list[_Card]] = defaultdict(list)
    for card in box.empires:
        first, second = map(worths.number, halves_of(card))
        edges = frozenset((card.left, card.right))
        alike[edges].append(_Card(card, (card.left, card.right), (first, second)))
    beaten = {}
    for cards in alike.values():
        for one in cards:
            better = next((other for other in cards if other is not one and _beats(worths, other, one)), None)
            if better is not None:
                beaten[one.card.id] = better.card.id
    for card in box.empires:
        if card.id in beaten:
            message = say("dominated-card", card=card.id, better=beaten[card.id])
            yield box.warning("dominated-card", message, card)


def _beats(worths: _Worths, one: _Card, other: _Card) -> bool:
    """Whether ``one``, in some orientation, is nowhere worse than ``other`` and somewhere better."""
    first, second = other.halves
    for edges, (a, b) in ((one.edges, one.halves), (one.edges[::-1], one.halves[::-1])):
        is_as_good = edges == other.edges and worths.as_good(a, first) and worths.as_good(b, second)
        if is_as_good and not (worths.as_good(first, a) and worths.as_good(second, b)):
            return True
    return False
