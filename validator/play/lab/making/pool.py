"""Candidates for a deck: many more cards than it needs, each kept to the recipe, sound by itself, none like another."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from validator.base.decoding import convert
from validator.base.plugins import with_extra
from validator.content.loading import ContentSet
from validator.content.source import plain
from validator.play.engine.making import Chance, Fields, Making, Request
from validator.play.lab.making.entries import (
    Path,
    copied,
    copies_of,
    features_of,
    group_at,
    groups_in,
    key_of,
    put,
    slots_in,
    tags_in,
    value_of,
    values_at,
)
from validator.play.lab.making.variation import Varier
from validator.play.lab.recipes.reading import Demand
from validator.play.lab.recipes.vocabulary import Names, Reach, Recipe

if TYPE_CHECKING:
    from validator.play.lab.prices.listing import PriceList


def is_single(demand: Demand) -> bool:
    """Whether a demand is on each card by itself."""
    return demand.counted in (None, "words")


def keeps(demand: Demand, names: Names, kind: str, piece: Fields) -> bool:
    """Whether a card keeps to a demand on single cards; those on sums are for the whole deck."""
    if kind not in demand.kinds:
        return True
    if demand.counted == "words":
        return all(
            demand.reach.least <= len(words_of_side) <= demand.reach.most
            for words_of_side in words_by_side(names, piece).values()
        )
    if demand.apart:
        return all(len(demand.apart & {*words_of_side}) < 2 for words_of_side in words_by_side(names, piece).values())
    if demand.counted is None:
        return all(
            not isinstance(value, int) or demand.reach.least <= value <= demand.reach.most
            for _, _, value in _numbers(demand, names, kind, piece)
        )
    return True


def words_by_side(names: Names, piece: Fields) -> dict[Path, list[str]]:
    """The words of each group of a piece that can hold any; of a piece without groups, its own."""
    slots = slots_in(names, piece)
    groups: dict[Path, list[str]] = {slot.group: [] for slot in slots} or {(): []}
    for slot in slots:
        groups[slot.group].append(slot.tag)
    return groups


def _numbers(demand: Demand, names: Names, kind: str, piece: Fields) -> Iterator[tuple[Fields, str, Any]]:
    """The numbers that a demand speaks of: what holds each, its field, and its value."""
    for other, tag, field in demand.paths:
        if other != kind:
            continue
        if not tag:
            *groups, last = field.split(".")
            holder = piece if not groups else value_of(piece, ".".join(groups))
            if (
                isinstance(holder, dict)
                and (value := holder.get(last, names.kinds[kind].leaves[field].default)) is not None
            ):
                yield holder, last, value
            continue
        leaf = names.kinds[kind].words[tag][field]
        for slot in slots_in(names, piece):
            if slot.tag == tag:
                yield slot.word, field, slot.word.get(field, leaf.default)


def mend(demand: Demand, names: Names, kind: str, piece: Fields, varier: Varier, chance: Chance) -> None:
    """Make a card keep to a demand on single cards, as far as that goes."""
    if demand.counted == "words":
        for _ in range(4):
            words = words_by_side(names, piece)
            if any(len(tags) > demand.reach.most for tags in words.values()):
                varier.drop_word(piece, chance)
            elif any(len(tags) < demand.reach.least for tags in words.values()):
                varier.add_word(piece, chance)
    elif demand.apart:
        _take_apart(demand.apart, names, piece, varier, chance)
    else:
        for holder, field, value in list(_numbers(demand, names, kind, piece)):
            if isinstance(value, int):
                holder[field] = max(demand.reach.least, min(demand.reach.most, value))


def _take_apart(apart: frozenset[str], names: Names, piece: Fields, varier: Varier, chance: Chance) -> None:
    here = [slot for slot in slots_in(names, piece) if slot.tag in apart]
    if len({slot.tag for slot in here}) > 1 and any(slot.place is not None for slot in here):
        varier.drop_word(piece, chance, only=chance.one_of([slot for slot in here if slot.place is not None]).tag)


def with_value(demand: Demand, piece: Fields, value: str, varier: Varier) -> Fields | None:
    """The card with another value of the field that a curve is of; None where it cannot have it."""
    assert demand.counted is not None
    path = demand.counted.partition("=")[0]
    old = value_of(piece, path)
    if isinstance(old, str) and not value.lstrip("-").isdecimal():
        return varier.recoloured(piece, path, value)
    if isinstance(old, int) and not isinstance(old, bool) and value.lstrip("-").isdecimal():
        fresh: Fields = copied(piece)
        put(fresh, path, int(value))
        return fresh
    return None


TIMES = 4
"""So many candidates for each design that a deck needs."""
AGAIN = 2
"""So often a card of the base set stands by where there are too few others."""
NEAR = 1
"""A curve may move a number of a card by so much, and by as much more as it asks beyond all numbers of the base set."""
PRICES = "validator.play.lab.prices.listing"
WORD = "word "
"""How a demand on a word begins."""
OTHER_COUNT = 0.15
"""The share of candidates that also stand by with another number of copies."""


class Candidate(NamedTuple):
    """A card that may come into the deck. Candidates of one ``body`` differ in little: a deck takes one at most."""

    kind: str
    piece: Fields
    body: int
    features: Counter[str]
    copies: int
    worth: float = 0.0


class Workshop:
    """A base set, studied for making decks of it by one recipe.

    ``names`` are what recipes may name, ``patterns`` the entries of each kind, ``demands`` the recipe's lines.
    """

    def __init__(self, recipe: Recipe, content: ContentSet, making: Making, demands: Sequence[Demand]) -> None:
        self.recipe, self.content, self.making = recipe, content, making
        self.names = Names(content.words)
        self.patterns: dict[str, list[Fields]] = {
            kind: [plain(node, []) for node in nodes] for kind, nodes in content.stack.entries.items()
        }
        self.variers = {
            kind: Varier(self.names, kind, self.patterns.get(kind, []), making.left_out) for kind in recipe.make
        }
        self.base = {kind: self._counted(kind) for kind in recipe.make}
        self._prices = self._price_list() if recipe.budget else None
        self.demands = [*demands, *self._caps()]
        self.counted_words = {
            demand.counted.removeprefix(WORD): (demand.reach.least, demand.reach.most)
            for demand in demands
            if demand.counted is not None and demand.counted.startswith(WORD)
        }
        self.single = {kind: self._never_twice(kind) for kind in recipe.make}

    def _price_list(self) -> "PriceList":
        price_list: PriceList = with_extra("lab", PRICES, "a budget").PriceList(self.content, list(self.recipe.budget))
        return price_list

    def _caps(self) -> list[Demand]:
        """What the game can bear no more of than there is in the base set."""
        return [
            Demand(
                ("make", kind),
                frozenset({kind}),
                feature,
                Reach(0, amount * self.recipe.make[kind] // self.copies(kind)),
            )
            for kind, counted in self.base.items()
            for feature, amount in sorted(counted.items())
            if feature.startswith(self.making.capped or ("\n",))
        ]

    def _never_twice(self, kind: str) -> tuple[str, ...]:
        """The groups, such as faces, that no two pieces of the base set have alike."""
        seen: dict[str, list[str]] = {}
        for piece in self.variers[kind].pieces:
            for path in groups_in(self.names, piece)[1:]:
                seen.setdefault(path[0], []).append(key_of(group_at(piece, path)))
        return tuple(field for field, keys in seen.items() if len(keys) == len(set(keys)))

    def groups(self, kind: str, piece: Fields) -> list[str]:
        """Those groups of a piece, each with its field, for comparing."""
        return [f"{field} {key_of(piece[field])}" for field in self.single[kind] if isinstance(piece.get(field), dict)]

    def _counted(self, kind: str) -> Counter[str]:
        total: Counter[str] = Counter()
        for piece in self.variers[kind].pieces:
            for feature, amount in self.features(kind, piece).items():
                total[feature] += amount * copies_of(piece)
        return total

    def features(self, kind: str, piece: Fields) -> Counter[str]:
        """What is counted of a card."""
        features = features_of(self.names, kind, piece)
        if self.making.features is not None:
            features.update(self.making.features(kind, piece))
        return features

    def worth(self, kind: str, piece: Fields) -> float:
        """What a card is worth by the price list of the base set, in cost; 0 where the recipe does not ask."""
        if kind not in self.recipe.budget or self._prices is None:
            return 0.0
        worth = self._prices.worth(kind, piece)
        return worth.cost if worth is not None else 0.0

    def copies(self, kind: str) -> int:
        """How many cards of a kind the base set has."""
        return sum(copies_of(piece) for piece in self.variers[kind].pieces)

    def request(self, kind: str) -> Request:
        """What a game's own maker of a kind is asked for."""
        return Request(kind, self.content, self.patterns[kind], *_said(self, kind), frozenset(self.recipe.keep))

    def can_vary(self, kind: str) -> bool:
        """Whether other cards can be had of one that is there."""
        return kind not in self.making.propose or kind in self.making.vary

    def varied(self, kind: str, piece: Fields, chance: Chance) -> Fields | None:
        """Another card of one that is there; None where none came about."""
        vary = self.making.vary.get(kind)
        return self.variers[kind].vary(chance, piece) if vary is None else vary(self.request(kind), chance, piece)

    def designs(self, kind: str) -> int:
        """About how many designs a deck needs of a kind."""
        pieces = self.variers[kind].pieces
        return max(1, -(-self.recipe.make[kind] * len(pieces) // max(1, self.copies(kind))))

    def is_sound(self, kind: str, piece: Fields) -> bool:
        """Whether the game's words allow a card, and the game finds that it makes sense."""
        try:
            convert({"id": "X", **piece}, self.content.words.kinds[kind], str_keys=True)
        except msgspec.ValidationError:
            return False
        return self.making.fits is None or self.making.fits(kind, piece)


class Pool:
    """The candidates of one deck. With ``free`` they need not keep to the recipe's lines on single cards."""

    def __init__(
        self, shop: Workshop, chance: Chance, times: int = TIMES, *, free: bool = False, first_body: int = 0
    ) -> None:
        self._shop, self._chance, self._free = shop, chance, free
        self._bodies = first_body
        self._seen = {key_of(piece) for varier in shop.variers.values() for piece in varier.pieces}
        self.candidates: list[Candidate] = []
        for kind in shop.recipe.make:
            self._fill(kind, times * shop.designs(kind))
            self._offer_again(kind)
        self._ask_for_words()

    def _fill(self, kind: str, wanted: int) -> None:
        make = self._maker(kind)
        for _ in range(wanted * 6):
            if wanted <= 0:
                return
            piece = make()
            wanted -= piece is not None and self.add(kind, piece)

    def _offer_again(self, kind: str) -> None:
        """The cards of the base set, where its fields allow too few others: a deck has some more often, some not."""
        if len({one.body for one in self.candidates if one.kind == kind}) >= self._shop.designs(kind):
            return
        for piece in self._shop.variers[kind].pieces:
            for _ in range(AGAIN):
                self._bodies += 1
                self._stand_by(kind, copied(piece))

    def _maker(self, kind: str) -> Callable[[], Fields | None]:
        shop, chance = self._shop, self._chance
        propose = shop.making.propose.get(kind)
        if propose is None:
            return lambda: shop.variers[kind].vary(chance)
        request = shop.request(kind)
        return lambda: propose(request, chance)

    def _ask_for_words(self) -> None:
        """More cards with each word that the recipe asks for more often than the base set has it."""
        for demand in self._shop.demands:
            if demand.counted is None or not demand.counted.startswith(WORD) or demand.reach.most <= 0:
                continue
            tag = demand.counted.removeprefix(WORD)
            for kind in sorted(demand.kinds):
                self._offer_alike(kind, tag, demand.reach.most)
            have = sum(candidate.features[demand.counted] for candidate in self.candidates)
            for kind in sorted(demand.kinds):
                if kind not in self._shop.making.propose:
                    self._add_with(kind, tag, demand.reach.least * 2 - have)

    def _offer_alike(self, kind: str, tag: str, most: int) -> None:
        """Cards with a word that the base set has several times alike, such as open space: so may the deck."""
        pieces = [piece for piece in self._shop.variers[kind].pieces if tag in tags_in(self._shop.names, piece)]
        held = Counter(key_of(piece) for piece in pieces)
        for piece in {key_of(piece): piece for piece in pieces if held[key_of(piece)] > 1}.values():
            for _ in range(min(most, self._shop.recipe.make[kind])):
                self._bodies += 1
                self._stand_by(kind, copied(piece))

    def _add_with(self, kind: str, tag: str, wanted: int) -> None:
        varier = self._shop.variers[kind]
        for _ in range(max(0, wanted) * 6):
            if wanted <= 0:
                return
            piece = varier.vary(self._chance)
            has = tag in tags_in(self._shop.names, piece)
            if has or varier.add_word(piece, self._chance, tag) or varier.reword(piece, self._chance, tag):
                wanted -= self.add(kind, piece)

    def add(self, kind: str, piece: Fields) -> bool:
        """Take up a card, and what curves may make of it; whether anything came of it."""
        self._bodies += 1
        single = [demand for demand in self._shop.demands if is_single(demand) and kind in demand.kinds]
        if not self._free:
            for demand in single:
                if not keeps(demand, self._shop.names, kind, piece):
                    mend(demand, self._shop.names, kind, piece, self._shop.variers[kind], self._chance)
        forms = [form for form in self._forms(kind, piece) if self._free or self._keeps_all(single, kind, form)]
        taken = [self._take(kind, one) for one in forms]
        return any(taken)

    def _keeps_all(self, demands: Sequence[Demand], kind: str, piece: Fields) -> bool:
        return all(keeps(demand, self._shop.names, kind, piece) for demand in demands)

    def _forms(self, kind: str, piece: Fields) -> list[Fields]:
        """The card, and what it is with the values of the curves and with another number of copies."""
        varier, forms = self._shop.variers[kind], [piece]
        for demand in self._shop.demands:
            if kind in demand.kinds and demand.counted is not None and demand.at[0] == "curves":
                path, _, value = demand.counted.partition("=")
                if self._free or self._is_near(values_at(piece, path, None), value, varier.seen("", path)):
                    fresh = with_value(demand, piece, value, varier)
                    forms += [fresh] if fresh is not None else []
        counts = sorted({copies_of(one) for one in varier.pieces} - {copies_of(piece)})
        if counts and kind not in self._shop.making.propose and self._chance.yes(OTHER_COUNT):
            fresh = copied(piece)
            fresh["count"] = self._chance.one_of(counts)
            forms.append(fresh)
        return forms

    @staticmethod
    def _is_near(here: Sequence[str], value: str, known: Sequence[object]) -> bool:
        numbers = [int(one) for one in (*here, value) if one.lstrip("-").isdecimal()]
        if len(numbers) < 2:
            return True
        beyond = min((abs(one - numbers[-1]) for one in known if isinstance(one, int)), default=0)
        return abs(numbers[0] - numbers[-1]) <= NEAR + beyond

    def _take(self, kind: str, piece: Fields) -> bool:
        key = f"{key_of(piece)} {copies_of(piece)}"
        if key in self._seen or key_of(piece) in self._seen or not self._shop.is_sound(kind, piece):
            return False
        self._seen.add(key)
        self._stand_by(kind, piece)
        return True

    def _stand_by(self, kind: str, piece: Fields) -> None:
        features = self._shop.features(kind, piece)
        worth = self._shop.worth(kind, piece)
        self.candidates.append(Candidate(kind, piece, self._bodies, features, copies_of(piece), worth))


def _said(shop: Workshop, kind: str) -> tuple[Mapping[str, tuple[int, int]], Mapping[str, tuple[int, int]]]:
    """What a recipe says of a kind's numbers and words, for a game's own maker."""
    numbers = dict(shop.making.numbers.get(kind, {}))
    words: dict[str, tuple[int, int]] = {}
    for demand in shop.demands:
        if kind in demand.kinds and demand.at[0] in ("numbers", "words"):
            said = numbers if demand.at[0] == "numbers" else words
            said[str(demand.at[1]).removeprefix(f"{kind}.")] = demand.reach.least, demand.reach.most
    return numbers, words
