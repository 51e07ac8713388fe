"""Strength against: conquers military worlds of one sort."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.numbers import ANY, KIND_COUNT, REBEL, kind_number
from validator.play.games.race.words.power import Box, Card, Laid, Moment, Steps, StrengthPower, WorldCard, say
from validator.play.games.race.words.terms import Keyword


class StrengthAgainst(StrengthPower, frozen=True, kw_only=True):
    """Military strength against worlds with this kind of good only, or against rebel worlds only."""

    moment: ClassVar[Moment] = "conquering"
    listed: ClassVar[int] = 3
    usual: ClassVar[Mapping[str, Steps]] = {"amount": ((2, 1), (3, 2), (6, 4))}
    amount: Annotated[int, Meta(ge=1, le=9)]
    against: Literal["novelty", "rare", "genes", "alien", "rebel"]

    def concerns(self, number: int) -> bool:
        kind = kind_number(self.against)
        return number >= REBEL if kind == ANY else number % KIND_COUNT == kind

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.strengths = tuple(
            [strength + self.strength_against(opposition) for opposition, strength in enumerate(tableau.strengths)]
        )

    @property
    def worth(self) -> float:
        return 0.05 * self.amount

    @property
    def lasting(self) -> float:
        return 0.0

    def strength_against(self, opposition: int) -> int:
        return self.amount if self.concerns(opposition) else 0

    @property
    def keyword(self) -> Keyword | None:
        return "rebel" if self.against == "rebel" else None

    def meets(self, world: WorldCard) -> bool:
        return "rebel" in world.keywords if self.against == "rebel" else world.good == self.against

    def idle(self, box: Box, card: Card) -> Sentence | None:
        if any(self.meets(world) for world in box.opponents(card)):
            return None
        if self.against == "rebel":
            return say("why-no-rebels")
        return say("why-no-military-with", kind=self.against)
