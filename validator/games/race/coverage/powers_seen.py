"""Which promised powers of a tableau's cards were at work, found by the words of the cards."""

from __future__ import annotations

from collections.abc import Iterable

from validator.games.race.table.compiled import ANY, REBEL, Table, kind_number
from validator.games.race.table.powers import Use
from validator.games.race.table.tableau import Tableau
from validator.games.race.words.vocabulary import (
    DiscardForPoints,
    FreeWorld,
    PayForMilitary,
    Power,
    SaleBonus,
    SettleDiscount,
    Strength,
    StrengthAgainst,
    SuddenStrength,
)

Kinds = tuple[type[Power], ...]


class PowersSeen:
    """Adds the numbers of promises to ``kept``, a set that each question is given."""

    def __init__(self, table: Table, numbers: dict[str, int]) -> None:
        self._table = table
        # For each design its powers, each with the number of its promise.
        self._powers = [
            [(power, numbers[f"power:{face.id}-{place}"]) for place, power in enumerate(face.powers)]
            for face in table.faces
        ]
        self._of_type: dict[Kinds, list[tuple[int, ...]]] = {}

    def _numbers(self, kinds: Kinds) -> list[tuple[int, ...]]:
        """For each design the promises of its powers of some words."""
        found = self._of_type.get(kinds)
        if found is None:
            found = [tuple(number for power, number in powers if isinstance(power, kinds)) for powers in self._powers]
            self._of_type[kinds] = found
        return found

    def all_of(self, tableau: Tableau, kinds: Kinds, kept: set[int]) -> None:
        """Every power of these words."""
        numbers = self._numbers(kinds)
        for design in tableau.cards:
            kept.update(numbers[design])

    def at(self, tableau: Tableau, places: int, kinds: Kinds, kept: set[int]) -> None:
        """Powers of these words on the cards at some places."""
        numbers = self._numbers(kinds)
        for place, design in enumerate(tableau.cards):
            if places >> place & 1:
                kept.update(numbers[design])

    def of_kind(self, tableau: Tableau, word: type[Power], kind: int, kept: set[int]) -> None:
        """Powers of a word that are about a kind of good."""
        if not any(self._numbers((word,))[design] for design in tableau.cards):
            return
        for power, number in self._each(tableau):
            if isinstance(power, word) and kind_number(getattr(power, "good", None)) == kind:
                kept.add(number)

    def nth_of(self, tableau: Tableau, word: type[Power], place: int, kept: set[int]) -> None:
        """The power of a word that comes at a place among all of them; one for several cards counts so often."""
        for power, number in self._each(tableau):
            if isinstance(power, word):
                place -= power.cards if isinstance(power, DiscardForPoints) else 1
                if place < 0:
                    kept.add(number)
                    return

    def conquest(self, tableau: Tableau, design: int, kept: set[int]) -> None:
        """Strength against a military world."""
        opposition = self._table.opposition[design]
        for power, number in self._each(tableau):
            if isinstance(power, Strength):
                kept.add(number)
            elif isinstance(power, StrengthAgainst):
                kind = kind_number(power.against)
                if (opposition >= REBEL) if kind == ANY else opposition % REBEL == kind:
                    kept.add(number)

    def payment(self, tableau: Tableau, design: int, kept: set[int]) -> None:
        """What lowers the price of a world, or allows it to be paid for."""
        table = self._table
        military = design >= table.first_military
        dear = table.defence[design] if military else table.cost[design]
        for power, number in self._each(tableau):
            if isinstance(power, SettleDiscount):
                if dear and kind_number(power.good) in (ANY, table.kind[design]):
                    kept.add(number)
            elif military and isinstance(power, PayForMilitary):
                kept.add(number)

    def given_up(self, design: int, kept: set[int]) -> None:
        """A card discarded from the tableau for what it does."""
        kept.update(number for power, number in self._powers[design] if isinstance(power, FreeWorld | SuddenStrength))

    def sale(self, tableau: Tableau, place: int, kept: set[int]) -> None:
        """Bonuses for a good sold from a place, given as its bit."""
        kind = self._table.kind[tableau.cards[place.bit_length() - 1]]
        for number_of_card, design in enumerate(tableau.cards):
            for power, number in self._powers[design]:
                if not isinstance(power, SaleBonus) or kind_number(power.good) not in (ANY, kind):
                    continue
                if power.source == "anywhere" or place >> number_of_card & 1:
                    kept.add(number)

    def use(self, use: Use, kept: set[int]) -> None:
        """A power of the consume phase that takes goods."""
        kept.update(number for power, number in self._powers[use.design] if power is use.power)

    def _each(self, tableau: Tableau) -> Iterable[tuple[Power, int]]:
        for design in tableau.cards:
            yield from self._powers[design]
