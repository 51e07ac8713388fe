"""Discount: empire cards cost less."""

from typing import ClassVar

from validator.play.games.empires.words.ability import Better, Figure, Limit, Need, OngoingAbility
from validator.play.games.empires.words.terms import OneToThree


class Discount(OngoingAbility, frozen=True, kw_only=True):
    """Pay this many cards fewer for an empire card, never fewer than one."""

    listed: ClassVar[int] = 7
    needs: ClassVar[tuple[Need, ...]] = ("second_round", "dearer_card")
    limit: ClassVar[Limit | None] = "price"
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    better: ClassVar[Better] = "more"
    shows: ClassVar[tuple[str, ...]] = ("discount-floor",)
    cards: OneToThree = 1

    @property
    def discount(self) -> int:
        return self.cards
