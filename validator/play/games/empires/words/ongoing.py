"""Abilities that hold for as long as the card lies there."""

from typing import ClassVar

from validator.play.games.empires.words.ability import Better, Figure, Limit, Need, OngoingAbility
from validator.play.games.empires.words.switches import OneToThree


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


class Look(OngoingAbility, frozen=True, kw_only=True):
    """See this many cards more on the draws at the start and end of your turn; the rest go under the deck."""

    listed: ClassVar[int] = 6
    needs: ClassVar[tuple[Need, ...]] = ("second_round",)
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    cards: OneToThree = 1

    @property
    def seen_more(self) -> int:
        return self.cards


class Protect(OngoingAbility, frozen=True, kw_only=True):
    """The card cannot be chosen by a raid or invasion."""

    listed: ClassVar[int] = 5
    needs: ClassVar[tuple[Need, ...]] = ("attacks",)
    shows: ClassVar[tuple[str, ...]] = ("spared-protected",)

    @property
    def protects(self) -> bool:
        return True
