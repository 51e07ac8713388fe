"""Powers of phase II: developments that cost less, and cards drawn for them."""

from collections.abc import Mapping
from typing import ClassVar

from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.power import (
    BUILDS,
    CARD,
    DEVELOPS,
    Box,
    Cap,
    Card,
    Laid,
    Moment,
    Power,
    Steps,
    say,
)
from validator.play.games.race.words.switches import OneToFive, Phase


class DevelopDiscount(Power, frozen=True, kw_only=True):
    """Pay this many cards fewer for a development, never fewer than none."""

    phase: ClassVar[Phase] = "develop"
    moment: ClassVar[Moment] = "paying_for_development"
    listed: ClassVar[int] = 2
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((1, 1), (6, 2))}
    cards: OneToFive

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.discount += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return BUILDS * CARD * self.cards

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        return 0 if is_world else self.cards

    def idle(self, box: Box, card: Card) -> Sentence | None:
        others = box.others(card, box.developments)
        if not others:
            return say("why-no-development-to-pay")
        return None if any(other.cost for other in others) else say("why-free-other-developments")

    def cap(self, box: Box, card: Card) -> Cap:
        return Cap("cards", *box.dearest_development(card))


class DrawAfterDeveloping(Power, frozen=True, kw_only=True):
    """Draw cards after building a development; not for this card itself."""

    phase: ClassVar[Phase] = "develop"
    moment: ClassVar[Moment] = "after_building"
    listed: ClassVar[int] = 3
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((1, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_after += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return BUILDS * CARD * self.cards

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        return self.cards * box.placements("develop")

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return None if box.others(card, box.developments) else say("why-no-development-to-build")


class DrawBeforeDeveloping(Power, frozen=True, kw_only=True):
    """Draw cards at the start of every develop phase, whether or not you build."""

    phase: ClassVar[Phase] = "develop"
    moment: ClassVar[Moment] = "before_developing"
    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((2, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_before += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return DEVELOPS * CARD * self.cards

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        return self.cards * box.placements("develop")
