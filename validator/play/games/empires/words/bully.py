"""Bully: the next player pays more."""

from typing import ClassVar

from validator.play.engine.lists import with_number
from validator.play.games.empires.words.ability import Asking, Figure, OnRival, Position
from validator.play.games.empires.words.terms import OneToThree


class Bully(OnRival, frozen=True, kw_only=True):
    """The next player pays this many cards more for an empire card on their next turn."""

    listed: ClassVar[int] = 14
    usual: ClassVar[Figure | None] = Figure("cards", 1, 3)
    shows: ClassVar[tuple[str, ...]] = ("surcharge-paid",)
    raises_price: ClassVar[bool] = True
    cards: OneToThree = 1

    def targets(self, state: Position) -> list[int]:
        """The next player; one past the last turn is no target."""
        rival = (state.active + 1) % state.seats
        return [] if state.done >> rival & 1 else [rival]

    def use(self, state: Position, target: int, asking: Asking) -> None:
        state.surcharge = with_number(state.surcharge, target, state.surcharge[target] + self.cards)

    def count(self, was: Position, rival: int) -> int:
        return self.cards
