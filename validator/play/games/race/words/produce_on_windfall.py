"""Produce on windfall: a good for a world that had but one."""

from collections.abc import Mapping
from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.numbers import kind_number, raised
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Power, say
from validator.play.games.race.words.switches import Kind
from validator.play.games.race.words.terms import AnyKind, Phase


class ProduceOnWindfall(Power, frozen=True, kw_only=True):
    """Put a good on one of your windfall worlds with this kind of good that has none."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "refilling"
    listed: ClassVar[int] = 2
    wider: ClassVar[Mapping[str, str]] = {"good": "any"}
    needs_goods: ClassVar[bool] = True
    good: AnyKind = "any"

    def concerns(self, number: int) -> bool:
        """Those for any kind are chosen by themselves."""
        return kind_number(self.good) == number

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.refills = raised(tableau.refills, kind_number(self.good), 1)

    @property
    def worth(self) -> float:
        return 0.15

    @property
    def lasting(self) -> float:
        return 0.2

    def refills(self, kind: Kind | None) -> bool:
        return self.good in ("any", kind)

    def idle(self, box: Box, card: Card) -> Sentence | None:
        if box.windfalls(self.good):
            return None
        return say("why-no-windfall") if self.good == "any" else say("why-no-windfall-for", kind=self.good)
