"""Powers of phase III: worlds that cost less, and military ones conquered or paid for."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.race.words.numbers import ANY, KIND_COUNT, REBEL, all_raised, kind_number
from validator.play.games.race.words.power import (
    CARD,
    PAYS,
    SETTLES,
    Box,
    Cap,
    Card,
    Laid,
    Moment,
    Power,
    Steps,
    StrengthPower,
    WorldCard,
    say,
)
from validator.play.games.race.words.switches import AnyKind, Keyword, OneToFive, Phase


class DrawAfterSettling(Power, frozen=True, kw_only=True):
    """Draw cards after placing a world; not for this card itself."""

    phase: ClassVar[Phase] = "settle"
    moment: ClassVar[Moment] = "after_placing"
    listed: ClassVar[int] = 7
    better: ClassVar[tuple[str, ...]] = ("cards",)
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((3, 1),)}
    cards: OneToFive = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.draw_settled += self.cards

    @property
    def worth(self) -> float:
        return 0.2 * self.cards

    @property
    def lasting(self) -> float:
        return SETTLES * CARD * self.cards

    @property
    def late_cards(self) -> int:
        return self.cards

    def saved(self, box: Box, card: Card, is_world: bool) -> int:
        return self.cards * (box.placements("settle") - 1) if is_world else 0

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return None if box.others(card, box.worlds) else say("why-no-world-to-place")


class FreeWorld(Power, frozen=True, kw_only=True):
    """You may discard this card from your tableau to place a world without paying; not one with alien goods."""

    phase: ClassVar[Phase] = "settle"
    moment: ClassVar[Moment] = "giving_up"
    listed: ClassVar[int] = 4
    twice: ClassVar[Sentence | None] = say("once-discarded")
    shows: ClassVar[tuple[str, ...]] = ("free-world",)
    frees_world: ClassVar[bool] = True
    spares_alien: ClassVar[bool] = True

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.free += (tableau.cards[-1],)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.12

    def idle(self, box: Box, card: Card) -> Sentence | None:
        others = self._freed(box, card)
        if not others:
            return say("why-no-world-free")
        return None if any(map(box.price_of, others)) else say("why-worlds-free-anyway")

    def wrong(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        """Nobody gives up a card for a world that costs no more than it, but one that was never paid for."""
        dearest, cost = max(map(box.price_of, self._freed(box, card)), default=0), box.price_of(card)
        if 0 < dearest <= cost and not box.begins(card):
            message = say("poor-free-world", card=card.id, cost=cost, most=dearest)
            yield box.warning("poor-power", message, card, "powers", place)

    def _freed(self, box: Box, card: Card) -> list[WorldCard]:
        return [world for world in box.others(card, box.worlds) if not box.is_barred(world)]


class PayForMilitary(Power, frozen=True, kw_only=True):
    """You may pay for a military world instead: its defence less this discount; not for one with alien goods."""

    phase: ClassVar[Phase] = "settle"
    moment: ClassVar[Moment] = "paying_for_military"
    listed: ClassVar[int] = 6
    better: ClassVar[tuple[str, ...]] = ("discount",)
    usual: ClassVar[Mapping[str, Steps]] = {"discount": ((1, 1),)}
    twice: ClassVar[Sentence | None] = say("once-better-discount")
    shows: ClassVar[tuple[str, ...]] = ("paid-military",)
    spares_alien: ClassVar[bool] = True
    discount: Annotated[int, Meta(ge=0, le=5)] = 1

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.paid_military = max(tableau.paid_military, self.discount)

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.12

    @property
    def military_discount(self) -> int:
        return self.discount

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return None if self._paid(box, card) else say("why-no-military-paid")

    def cap(self, box: Box, card: Card) -> Cap:
        return Cap("discount", max(map(box.price_of, self._paid(box, card)), default=0), say("cap-defence"))

    def _paid(self, box: Box, card: Card) -> list[WorldCard]:
        return [world for world in box.others(card, box.military) if not box.is_barred(world)]


class SettleDiscount(Power, frozen=True, kw_only=True):
    """Pay this many cards fewer for a world with this kind of good (``any``: for every world), never below none."""

    phase: ClassVar[Phase] = "settle"
    moment: ClassVar[Moment] = "paying_for_world"
    listed: ClassVar[int] = 1
    better: ClassVar[tuple[str, ...]] = ("cards",)
    wider: ClassVar[Mapping[str, str]] = {"good": "any"}
    usual: ClassVar[Mapping[str, Steps]] = {"cards": ((2, 1), (3, 2))}
    cards: OneToFive
    good: AnyKind = "any"

    def lay(self, tableau: Laid, bit: int) -> None:
        tableau.settle_discounts = all_raised(tableau.settle_discounts, kind_number(self.good), self.cards)

    @property
    def worth(self) -> float:
        return (0.2 if self.good == "any" else 0.06) * self.cards

    @property
    def lasting(self) -> float:
        return (PAYS if self.good == "any" else 0.25 * PAYS) * CARD * self.cards

    def saved(self, box: Box, card: Any, is_world: bool) -> int:
        return self.cards if is_world and self.good in ("any", card.good) else 0

    def idle(self, box: Box, card: Card) -> Sentence | None:
        if self._paid(box, card):
            return None
        return say("why-no-world-paid") if self.good == "any" else say("why-no-world-paid-with", kind=self.good)

    def cap(self, box: Box, card: Card) -> Cap:
        return Cap("cards", max(map(box.price_of, self._paid(box, card)), default=0), say("cap-world"))

    def _paid(self, box: Box, card: Card) -> list[WorldCard]:
        """Worlds that it makes cheaper."""
        return [world for world in box.payable(card) if self.good in ("any", world.good)]


class Strength(StrengthPower, frozen=True, kw_only=True):
    """Military strength for conquering worlds; may be negative."""

    moment: ClassVar[Moment] = "conquering"
    listed: ClassVar[int] = 2
    usual: ClassVar[Mapping[str, Steps]] = {"amount": ((1, 1), (2, 2), (4, 3))}
    adds_up: ClassVar[bool] = True
    amount: Annotated[int, Meta(ge=-5, le=9)]

    def lay(self, tableau: Laid, bit: int) -> None:
        amount: int = self.amount
        tableau.strength += amount
        tableau.strengths = tuple([strength + amount for strength in tableau.strengths])
        if amount < 0:  # it goes with a card that is discarded for strength
            tableau.reserve -= amount

    @property
    def worth(self) -> float:
        return 0.16 * self.amount

    @property
    def lasting(self) -> float:
        return 0.0

    @property
    def helps(self) -> bool:
        return self.amount > 0

    @property
    def strength(self) -> int:
        return self.amount

    def strength_against(self, opposition: int) -> int:
        return self.amount

    def idle(self, box: Box, card: Card) -> Sentence | None:
        if not self.amount:
            return say("why-adds-nothing")
        return None if box.opponents(card) or box.counts_strength() else say("why-no-use-of-strength")

    def far(self, box: Box, card: Card, place: int) -> Iterator[Issue]:
        if self.amount < -2:
            what = say("far-loss-of-strength", card=card.id, amount=-self.amount)
            yield box.far_out(what, card, "powers", place, "amount", least=-2, most=9, found=self.amount)

    def does_as_much(self, other: Power) -> bool:
        """Strength everywhere and always is as good as strength against some, or once."""
        return super().does_as_much(other) if isinstance(other, Strength) else 0 < other.most_strength <= self.amount


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


class SuddenStrength(StrengthPower, frozen=True, kw_only=True):
    """You may discard this card from your tableau for strength until the end of the settle phase."""

    moment: ClassVar[Moment] = "giving_up"
    listed: ClassVar[int] = 5
    usual: ClassVar[Mapping[str, Steps]] = {"amount": ((1, 3),)}
    twice: ClassVar[Sentence | None] = say("once-discarded-for-both")
    shows: ClassVar[tuple[str, ...]] = ("sudden-strength",)
    amount: Annotated[int, Meta(ge=1, le=9)]

    def lay(self, tableau: Laid, bit: int) -> None:
        card, amount = tableau.cards[-1], self.amount
        if sum(other == card for other, _ in tableau.sudden) == tableau.cards.count(card):
            # The power stands on this card a second time; the card is discarded once, for both.
            amount += tableau.sudden[-1][1]
            tableau.sudden = tableau.sudden[:-1]
        tableau.sudden += ((card, amount),)
        tableau.reserve += self.amount

    @property
    def worth(self) -> float:
        return 0.1

    @property
    def lasting(self) -> float:
        return 0.12

    @property
    def sudden(self) -> int:
        return self.amount

    def idle(self, box: Box, card: Card) -> Sentence | None:
        return None if box.opponents(card) else say("why-nothing-to-conquer")
