"""Discard for points: hand cards for points."""

from collections.abc import Mapping
from typing import ClassVar

from validator.play.games.race.words.power import Laid, Moment, Power, Steps
from validator.play.games.race.words.terms import OneToFive, Phase


class DiscardForPoints(Power, frozen=True, kw_only=True):
    """You may discard up to so many hand cards for points each."""

    phase: ClassVar[Phase] = "consume"
    moment: ClassVar[Moment] = "discarding"
    listed: ClassVar[int] = 4
    better: ClassVar[tuple[str, ...]] = ("cards", "points")
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((2, 2),), "points": ((2, 1),)}
    cards: OneToFive
    points: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.discards = tuple(sorted([*tableau.discards, *[self.points] * self.cards], reverse=True))

    @property
    def worth(self) -> float:
        return 0.15

    @property
    def lasting(self) -> float:
        return 0.15

    @property
    def brings_points(self) -> bool:
        return True

    @property
    def uses(self) -> int:
        return self.cards
