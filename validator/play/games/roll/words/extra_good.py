"""Extra good: worlds that hold more."""

from typing import ClassVar

from validator.play.games.roll.words.numbers import CAPACITY, COLOURS, GOODS, KIND_COUNT, WORLDS
from validator.play.games.roll.words.power import Moment, Numbers, Position, Power
from validator.play.games.roll.words.terms import OneToFive


class ExtraGood(Power, frozen=True, kw_only=True):
    """Each of your worlds that can hold a good can hold this many more."""

    phase: ClassVar[str] = "produce"
    moment: ClassVar[Moment] = "ending"
    listed: ClassVar[int] = 16
    each: ClassVar[float] = 2
    goods: OneToFive = 1

    def join(self, numbers: Numbers) -> None:
        numbers[CAPACITY] += self.goods

    def acts(self, state: Position, seat: int) -> bool:
        """Whether worlds hold more than one each."""
        mat, powers = state.mats[seat], state.powers[seat]
        return any(
            sum(mat[GOODS + COLOURS * kind : GOODS + COLOURS * kind + COLOURS]) > powers[WORLDS + 1 + kind]
            for kind in range(KIND_COUNT)
        )

    @property
    def amount(self) -> float:
        return self.goods

    @property
    def room(self) -> int:
        return self.goods

    @property
    def needs_goods(self) -> bool:
        return True
