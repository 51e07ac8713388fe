"""Take: random cards of a rival's hand change owners."""

from bisect import insort
from typing import ClassVar

from validator.play.games.empires.words.ability import Asking, Better, Figure, Limit, OnRival, Position
from validator.play.games.empires.words.terms import OneToThree


class Take(OnRival, frozen=True, kw_only=True):
    """Take cards at random from a rival's hand; that rival draws as many."""

    listed: ClassVar[int] = 8
    limit: ClassVar[Limit | None] = "hand"
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    better: ClassVar[Better] = "more"
    grows_hand: ClassVar[bool] = True
    cards: OneToThree = 1

    def targets(self, state: Position) -> list[int]:
        return state.rivals_with(1)

    def use(self, state: Position, target: int, asking: Asking) -> None:
        taken = state.random_cards(target, self.cards)
        hand = state.own_hand(state.active)
        for card in taken:
            insort(hand, card)
        state.draw(target, len(taken))
