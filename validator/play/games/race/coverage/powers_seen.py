"""Which promised powers of a tableau's cards were at work, found by the words of the cards.

Which powers a question is about is worked out once; what is left to do in play is to see which cards have them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.play.games.race.table.compiled import ANY, KIND_COUNT, REBEL, Table, kind_number
from validator.play.games.race.table.tableau import Tableau
from validator.play.games.race.words.vocabulary import (
    DevelopDiscount,
    DiscardForPoints,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMost,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProduced,
    DrawWhenProducing,
    ExploreDraw,
    ExploreKeep,
    FreeWorld,
    PayForMilitary,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    SaleBonus,
    SettleDiscount,
    Strength,
    StrengthAgainst,
    SuddenStrength,
)

Cards = tuple[int, ...]
Numbers = tuple[int, ...]


class Those:
    """Some of the powers: for each design that has any of them the numbers of their promises."""

    __slots__ = ("_designs", "_numbers")

    def __init__(self, numbers: dict[int, Numbers]) -> None:
        self._numbers = numbers
        self._designs = frozenset(numbers)

    def all_of(self, cards: Cards, kept: set[int]) -> None:
        """Those of all these cards."""
        if self._designs.isdisjoint(cards):
            return
        numbers = self._numbers
        for design in cards:
            if design in numbers:
                kept.update(numbers[design])

    def at(self, cards: Cards, places: int, kept: set[int]) -> None:
        """Those of the cards at some places."""
        if self._designs.isdisjoint(cards):
            return
        numbers = self._numbers
        for place, design in enumerate(cards):
            if design in numbers and places >> place & 1:
                kept.update(numbers[design])


class PowersSeen:
    """Adds the numbers of promises to ``kept``, a set that each question is given."""

    def __init__(self, table: Table, numbers: dict[str, int]) -> None:
        self._table = table
        # For each design its powers, each with the number of its promise.
        self._powers = [
            [(power, numbers[f"power:{face.id}-{place}"]) for place, power in enumerate(face.powers)]
            for face in table.faces
        ]
        self._by_word: dict[type[Power], list[tuple[int, Power, int]]] = {}
        for design, powers in enumerate(self._powers):
            for power, number in powers:
                self._by_word.setdefault(type(power), []).append((design, power, number))
        self.exploring = self._of(ExploreDraw, ExploreKeep)
        self.before_developing = self._of(DrawBeforeDeveloping)
        self.developing_cheaper = self._of(DevelopDiscount)
        self.after_developing = self._of(DrawAfterDeveloping)
        self.after_settling = self._of(DrawAfterSettling)
        self.when_consuming = self._of(DrawWhenConsuming)
        self.produced_here = self._of(ProduceHere)
        self.when_producing = self._of(DrawWhenProducing)
        self.when_produced = self._of(DrawWhenProduced)
        self.per_kind = self._of(DrawPerKind)
        # By kind of good.
        self.per_world = self._by_kind(DrawPerWorld)
        self.per_good = self._by_kind(DrawPerGood)
        self.most = self._by_kind(DrawIfMost)
        self.on_windfall = self._by_kind(ProduceOnWindfall)
        self._sales = [self._of(SaleBonus, fits=_adds_to_sale(kind, "anywhere")) for kind in range(KIND_COUNT)]
        self._sales_here = [self._of(SaleBonus, fits=_adds_to_sale(kind, "here")) for kind in range(KIND_COUNT)]
        # For worlds, as far as anyone asked.
        self._conquests: list[Those | None] = [None] * len(table.faces)
        self._payments: list[Those | None] = [None] * len(table.faces)
        # For each consume power, by its number in the table.
        self.uses = [
            tuple(number for power, number in self._powers[use.design] if power is use.power) for use in table.uses
        ]

    def _of(self, *words: type[Power], fits: Callable[[Any], bool] = bool) -> Those:
        """Powers of some words, of which each fits."""
        found: dict[int, Numbers] = {}
        for word in words:
            for design, power, number in self._by_word.get(word, ()):
                if fits(power):
                    found[design] = (*found.get(design, ()), number)
        return Those(found)

    def _by_kind(self, word: type[Power]) -> list[Those]:
        """For each kind of good the powers of a word that are about it."""
        return [self._of(word, fits=_about(kind)) for kind in range(KIND_COUNT)]

    def nth_of(self, tableau: Tableau, word: type[Power], place: int, kept: set[int]) -> None:
        """The power of a word that comes at a place among all of them; one for several cards counts so often."""
        for design in tableau.cards:
            for power, number in self._powers[design]:
                if isinstance(power, word):
                    place -= power.cards if isinstance(power, DiscardForPoints) else 1
                    if place < 0:
                        kept.add(number)
                        return

    def conquest(self, cards: Cards, design: int, kept: set[int]) -> None:
        """Strength against a military world."""
        found = self._conquests[design]
        if found is None:
            fits = _is_strength_against(self._table.opposition[design])
            found = self._conquests[design] = self._of(Strength, StrengthAgainst, fits=fits)
        found.all_of(cards, kept)

    def payment(self, cards: Cards, design: int, kept: set[int]) -> None:
        """What lowers the price of a world, or allows it to be paid for."""
        found = self._payments[design]
        if found is None:
            table = self._table
            military = design >= table.first_military
            words: list[type[Power]] = [PayForMilitary] if military else []
            if table.defence[design] if military else table.cost[design]:
                words.append(SettleDiscount)
            found = self._payments[design] = self._of(*words, fits=_lowers_price(table.kind[design]))
        found.all_of(cards, kept)

    def given_up(self, design: int, kept: set[int]) -> None:
        """A card discarded from the tableau for what it does."""
        kept.update(number for power, number in self._powers[design] if isinstance(power, FreeWorld | SuddenStrength))

    def sale(self, cards: Cards, place: int, kept: set[int]) -> None:
        """Bonuses for a good sold from a place, given as its bit."""
        kind = self._table.kind[cards[place.bit_length() - 1]]
        self._sales[kind].all_of(cards, kept)
        self._sales_here[kind].at(cards, place, kept)


def _about(kind: int) -> Callable[[Any], bool]:
    """Whether a power is about a kind of good."""
    return lambda power: kind_number(getattr(power, "good", None)) == kind


def _adds_to_sale(kind: int, source: str) -> Callable[[Any], bool]:
    """Whether a bonus is for goods of a kind, sold from there."""
    return lambda power: power.source == source and kind_number(power.good) in (ANY, kind)


def _is_strength_against(opposition: int) -> Callable[[Any], bool]:
    """Whether strength counts against worlds of an opposition."""

    def counts(power: Any) -> bool:
        kind = kind_number(power.against) if isinstance(power, StrengthAgainst) else None
        if kind is None:
            return True
        return opposition >= REBEL if kind == ANY else opposition % REBEL == kind

    return counts


def _lowers_price(kind: int) -> Callable[[Any], bool]:
    """Whether a power lowers the price of a world of a kind, or allows a military one to be paid for."""
    return lambda power: isinstance(power, PayForMilitary) or kind_number(power.good) in (ANY, kind)
