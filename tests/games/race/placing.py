"""All ways to place a world, by the rulebook and by trying every subset of cards: slow, plain, and reads no table.

It takes cards as they are written (`words`), never what `table` makes of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.games.race.tabletop import words

Way = tuple[tuple[str, ...], tuple[str, ...]]
"""What is left: the cards of the tableau without the new world, and the hand, both sorted."""


class Position:
    """A player about to place a world: cards in front of them, cards in hand besides the world."""

    def __init__(self, tableau: list[Any], hand: list[str], world: Any) -> None:
        self.tableau, self.hand, self.world = tableau, hand, world

    def ways(self) -> set[Way]:
        """Every legal way (digest, section 6), those that give up more than another one included."""
        return {*self._conquests(), *self._payments()} if self.world.defence is not None else {*self._payments()}

    def _conquests(self) -> Iterator[Way]:
        """Free, by strength: that of the cards that stay, and the sudden strength of those that go."""
        sudden = [place for place, card in enumerate(self.tableau) if _sum(card, words.SuddenStrength)]
        for count in range(len(sudden) + 1):
            for gone in combinations(sudden, count):
                given = sum(_sum(self.tableau[place], words.SuddenStrength) for place in gone)
                stay = [card for place, card in enumerate(self.tableau) if place not in gone]
                if given + sum(_strength(card, self.world) for card in stay) >= self.world.defence:
                    yield self._left(gone, ())

    def _payments(self) -> Iterator[Way]:
        """With cards of the hand, or for one card of the tableau that makes a world free."""
        cost = self.world.cost
        if self.world.defence is not None:
            discounts = [power.discount for power in self._powers(words.PayForMilitary)]
            if not discounts or self.world.good == "alien":
                return
            cost = self.world.defence - max(discounts)
        kinds = {"any", self.world.good}
        cost = max(0, cost - sum(power.cards for power in self._powers(words.SettleDiscount) if power.good in kinds))
        for paid in combinations(range(len(self.hand)), cost):
            yield self._left((), paid)
        if self.world.good != "alien":
            for place, card in enumerate(self.tableau):
                if any(isinstance(power, words.FreeWorld) for power in card.powers):
                    yield self._left((place,), ())

    def _powers(self, kind: type[Any]) -> list[Any]:
        return [power for card in self.tableau for power in card.powers if isinstance(power, kind)]

    def _left(self, gone: tuple[int, ...], paid: tuple[int, ...]) -> Way:
        tableau = [card.id for place, card in enumerate(self.tableau) if place not in gone]
        hand = [card for place, card in enumerate(self.hand) if place not in paid]
        return tuple(sorted(tableau)), tuple(sorted(hand))


def sensible(ways: set[Way]) -> set[Way]:
    """The ways but those that give up all that another one does, and more."""
    return {way for way in ways if not any(_leaves_more(other, way) for other in ways)}


def _leaves_more(one: Way, other: Way) -> bool:
    here, there = (Counter([*way[0], *(f"hand {card}" for card in way[1])]) for way in (one, other))
    return here > there


def _sum(card: Any, kind: type[Any]) -> int:
    return sum(power.amount for power in card.powers if isinstance(power, kind))


def _strength(card: Any, world: Any) -> int:
    """What a card adds against a world."""
    against = {world.good, "rebel" if "rebel" in world.keywords else None}
    special = [power for power in card.powers if isinstance(power, words.StrengthAgainst)]
    return _sum(card, words.Strength) + sum(power.amount for power in special if power.against in against)
