"""Which promised powers of a tableau's cards were at work, found by the words of the cards.

Which powers a question is about is worked out once; what is left to do in play is to see which cards have them.
"""

from __future__ import annotations

from collections.abc import Callable

from validator.play.games.race.table.compiled import Table
from validator.play.games.race.table.tableau import Tableau
from validator.play.games.race.words.numbers import KIND_COUNT
from validator.play.games.race.words.power import Moment, Power

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
        self._by_moment: dict[Moment, list[tuple[int, Power, int]]] = {}
        for design, powers in enumerate(self._powers):
            for power, number in powers:
                self._by_moment.setdefault(power.moment, []).append((design, power, number))
        self.exploring = self._of("exploring")
        self.before_developing = self._of("before_developing")
        self.developing_cheaper = self._of("paying_for_development")
        self.after_developing = self._of("after_building")
        self.after_settling = self._of("after_placing")
        self.when_consuming = self._of("consuming")
        self.produced_here = self._of("producing_here")
        self.when_producing = self._of("producing")
        self.when_produced = self._of("produced_here")
        self.per_kind = self._of("per_kind")
        # By kind of good.
        self.per_world = self._by_kind("per_world")
        self.per_good = self._by_kind("per_good")
        self.most = self._by_kind("most")
        self.on_windfall = self._by_kind("refilling")
        self._sales = self._by_kind("selling", lambda power: not power.of_own_good)
        self._sales_here = self._by_kind("selling", lambda power: power.of_own_good)
        # For worlds, as far as anyone asked.
        self._conquests: list[Those | None] = [None] * len(table.faces)
        self._payments: list[Those | None] = [None] * len(table.faces)
        # For each consume power, by its number in the table.
        self.uses = [
            tuple(number for power, number in self._powers[use.design] if power is use.power) for use in table.uses
        ]

    def _of(self, *moments: Moment, fits: Callable[[Power], bool] = bool) -> Those:
        """Powers of some moments, of which each fits."""
        found: dict[int, Numbers] = {}
        for moment in moments:
            for design, power, number in self._by_moment.get(moment, ()):
                if fits(power):
                    found[design] = (*found.get(design, ()), number)
        return Those(found)

    def _by_kind(self, moment: Moment, fits: Callable[[Power], bool] = bool) -> list[Those]:
        """For each kind of good the powers of a moment that are about it."""
        return [self._of(moment, fits=_about(kind, fits)) for kind in range(KIND_COUNT)]

    def nth_of(self, tableau: Tableau, moment: Moment, place: int, kept: set[int]) -> None:
        """The power of a moment that comes at a place among all of them; one used several times counts so often."""
        for design in tableau.cards:
            for power, number in self._powers[design]:
                if power.moment == moment:
                    place -= power.uses
                    if place < 0:
                        kept.add(number)
                        return

    def conquest(self, cards: Cards, design: int, kept: set[int]) -> None:
        """Strength against a military world."""
        found = self._conquests[design]
        if found is None:
            found = self._conquests[design] = self._of("conquering", fits=_about(self._table.opposition[design]))
        found.all_of(cards, kept)

    def payment(self, cards: Cards, design: int, kept: set[int]) -> None:
        """What lowers the price of a world, or allows it to be paid for."""
        found = self._payments[design]
        if found is None:
            table = self._table
            military = design >= table.first_military
            moments: list[Moment] = ["paying_for_military"] if military else []
            if table.defence[design] if military else table.cost[design]:
                moments.append("paying_for_world")
            found = self._payments[design] = self._of(*moments, fits=_about(table.kind[design]))
        found.all_of(cards, kept)

    def given_up(self, design: int, kept: set[int]) -> None:
        """A card discarded from the tableau for what it does."""
        kept.update(number for power, number in self._powers[design] if power.moment == "giving_up")

    def sale(self, cards: Cards, place: int, kept: set[int]) -> None:
        """Bonuses for a good sold from a place, given as its bit."""
        kind = self._table.kind[cards[place.bit_length() - 1]]
        self._sales[kind].all_of(cards, kept)
        self._sales_here[kind].at(cards, place, kept)


def _about(number: int, fits: Callable[[Power], bool] = bool) -> Callable[[Power], bool]:
    """Whether a power fits and is about a kind of good, or about worlds of an opposition."""
    return lambda power: fits(power) and power.concerns(number)
