"""Force discard: a rival loses cards at random."""

from typing import ClassVar

from validator.play.games.empires.words.ability import Asking, Figure, Limit, Need, OnRival, Position
from validator.play.games.empires.words.terms import OneToFive


class ForceDiscard(OnRival, frozen=True, kw_only=True):
    """A rival loses cards at random and draws as many."""

    listed: ClassVar[int] = 9
    needs: ClassVar[tuple[Need, ...]] = ("full_hand",)
    limit: ClassVar[Limit | None] = "hand"
    usual: ClassVar[Figure | None] = Figure("cards", 2, 5)
    takes_from_hand: ClassVar[bool] = True
    cards: OneToFive = 2

    def use(self, state: Position, target: int, asking: Asking) -> None:
        lost = state.random_cards(target, self.cards)
        state.discard += lost
        state.draw(target, len(lost))
