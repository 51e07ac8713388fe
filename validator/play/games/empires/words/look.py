"""Look: more cards to choose from on a draw."""

from typing import ClassVar

from validator.play.games.empires.words.ability import Figure, Need, OngoingAbility
from validator.play.games.empires.words.terms import OneToThree


class Look(OngoingAbility, frozen=True, kw_only=True):
    """See this many cards more on the draws at the start and end of your turn; the rest go under the deck."""

    listed: ClassVar[int] = 6
    needs: ClassVar[tuple[Need, ...]] = ("second_round",)
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    cards: OneToThree = 1

    @property
    def seen_more(self) -> int:
        return self.cards
