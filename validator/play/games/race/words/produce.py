"""Powers of phase V: goods for worlds, and cards drawn for them."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.numbers import kind_number, raised
from validator.play.games.race.words.power import (
    CARD,
    PRODUCES,
    Box,
    Card,
    Laid,
    Moment,
    Power,
    Steps,
    never_produced,
    no_goods,
    say,
)
from validator.play.games.race.words.switches import AnyKind, Kind, OneToFive, Phase


class DrawIfMost(Power, frozen=True, kw_only=True):
    """Draw cards if you produced more goods of this kind in the phase than every other player."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "most"
    listed: ClassVar[int] = 7
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((3, 2),)}
    shows: ClassVar[tuple[str, ...]] = ("most-tied",)
    needs_goods: ClassVar[bool] = True
    good: Kind
    cards: OneToFive

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.most += ((kind_number(self.good), self.cards),)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.2

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return never_produced(box, self.good)


class DrawPerGood(Power, frozen=True, kw_only=True):
    """Draw cards for each good of this kind you produced in the phase."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "per_good"
    listed: ClassVar[int] = 5
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((4, 1),)}
    needs_goods: ClassVar[bool] = True
    good: Kind
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.per_good = raised(tableau.per_good, kind_number(self.good), self.cards)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.2

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return never_produced(box, self.good)


class DrawPerKind(Power, frozen=True, kw_only=True):
    """Draw cards for each different kind of good you produced in the phase."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "per_kind"
    listed: ClassVar[int] = 6
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((4, 1),)}
    needs_goods: ClassVar[bool] = True
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.per_kind += self.cards

    @property
    def worth(self) -> float:
        return 0.15

    @property
    def lasting(self) -> float:
        return 0.2

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return never_produced(box, "any")


class DrawPerWorld(Power, frozen=True, kw_only=True):
    """Draw cards for each of your worlds with this kind of good, empty or not."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "per_world"
    listed: ClassVar[int] = 8
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((6, 1),)}
    good: Kind
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.per_world = raised(tableau.per_world, kind_number(self.good), self.cards)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.2

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return no_goods(box, self.good)


class DrawWhenProduced(Power, frozen=True, kw_only=True):
    """Draw cards when a good comes to this windfall world in the produce phase."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "produced_here"
    listed: ClassVar[int] = 3
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((1, 1),)}
    needs_goods: ClassVar[bool] = True
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.rewarded += ((bit, self.cards),)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.2

    @property
    def of_own_good(self) -> bool:
        return True

    @property
    def late_cards(self) -> int:
        return self.cards

    def idle(self, box: Box, card: Any) -> Sentence | None:
        good = getattr(card, "good", None)
        return None if good is None or box.refills(good) else say("why-no-windfall-production")

    def wrong(self, box: Box, card: Any, place: int) -> Iterator[Issue]:
        if getattr(card, "good", None) is not None and any(other.makes_production for other in card.powers):
            message, accepted = say("not-windfall", card=card.id), say("produce-here-with", cards=self.cards)
            yield box.issue("not-windfall", message, card, "powers", place, accepted=accepted)


class DrawWhenProducing(Power, frozen=True, kw_only=True):
    """Draw cards in the produce phase."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "producing"
    listed: ClassVar[int] = 4
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((3, 1), (6, 2))}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_producing += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return PRODUCES * CARD * self.cards

    @property
    def late_cards(self) -> int:
        return self.cards


class ProduceHere(Power, frozen=True, kw_only=True):
    """Production: a good on this world if it has none, and so many cards if it came. Without it, a windfall world."""

    phase: ClassVar[Phase] = "produce"
    moment: ClassVar[Moment] = "producing_here"
    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((2, 1), (5, 2))}
    twice: ClassVar[Sentence | None] = say("once-one-good")
    needs_goods: ClassVar[bool] = True
    makes_production: ClassVar[bool] = True
    cards: Annotated[int, Meta(ge=0, le=5)] = 0

    def lay(self, tableau: Laid, bit: int) -> None:
        if self.cards:
            tableau.rewarded += ((bit, self.cards),)

    @property
    def worth(self) -> float:
        return 0.3 + 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return 0.25 + PRODUCES * CARD * self.cards

    @property
    def of_own_good(self) -> bool:
        return True

    @property
    def late_cards(self) -> int:
        return self.cards


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
