"""What each power adds to the tableau its card is laid into: one function for each word.

A function takes the tableau that is being made, the power, and the bit of its card's place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from validator.play.games.race.table.compiled import ANY, is_against, kind_number
from validator.play.games.race.table.tableau import Numbers, Tableau
from validator.play.games.race.table.worths import worth_of_use
from validator.play.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    DevelopDiscount,
    DiscardForPoints,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMost,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProduced,
    DrawWhenProducing,
    ExploreDraw,
    ExploreKeep,
    FreeWorld,
    GuessTopCard,
    PayForMilitary,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    SaleBonus,
    Sell,
    SettleDiscount,
    Strength,
    StrengthAgainst,
    SuddenStrength,
)

UNCOUNTED: Final = 99


class Use:
    """A power of the consume phase that takes goods.

    Attributes:
        design: the card it stands on.
        power: what is printed.
        kind: of the goods it takes; 0 for any.
        goods: how many at a time; of as many kinds if ``different``.
        times: how often.
        demand: the most goods it takes; too many to count where it takes all, or where kinds must differ.
        alike: the first of all uses that say the same.
        points, cards: what it brings each time.
        takes_all: whether it takes all goods that are left, for one point each, ``less`` so many.
        sells: whether it sells a good, and ``with_bonuses``: by sale bonuses too.
        worth: about how many points it brings for each good.
    """

    __slots__ = (
        "alike",
        "cards",
        "demand",
        "design",
        "different",
        "goods",
        "kind",
        "less",
        "points",
        "power",
        "sells",
        "takes_all",
        "times",
        "with_bonuses",
        "worth",
    )

    def __init__(self, design: int, power: Power) -> None:
        self.design = design
        self.power = power
        self.kind, self.goods, self.times, self.different = ANY, 1, 1, False
        self.points = self.cards = 0
        if isinstance(power, Consume):
            self.kind = kind_number(power.good)
            self.goods, self.times, self.different = power.goods, power.times, power.different
            self.points, self.cards = power.points, power.cards
        self.takes_all, self.sells = isinstance(power, ConsumeAll), isinstance(power, Sell)
        self.less = power.less if isinstance(power, ConsumeAll) else 0
        self.with_bonuses = power.bonuses if isinstance(power, Sell) else False
        counts = not (self.different or self.takes_all)
        self.demand = self.goods * self.times if counts else UNCOUNTED
        self.alike = 0
        self.worth = worth_of_use(power)


def raised(numbers: Numbers, kind: int, amount: int) -> Numbers:
    """Numbers by kind with one of them raised."""
    return (*numbers[:kind], numbers[kind] + amount, *numbers[kind + 1 :])


def all_raised(numbers: Numbers, kind: int, amount: int) -> Numbers:
    """The same, where ``any`` raises all of them, that of worlds without a good included."""
    return tuple([number + amount for number in numbers]) if kind == ANY else raised(numbers, kind, amount)


def _explore_draw(tableau: Tableau, power: ExploreDraw, bit: int) -> None:
    tableau.explore_draw += power.cards


def _explore_keep(tableau: Tableau, power: ExploreKeep, bit: int) -> None:
    tableau.explore_keep += power.cards


def _draw_before_developing(tableau: Tableau, power: DrawBeforeDeveloping, bit: int) -> None:
    tableau.draw_before += power.cards


def _develop_discount(tableau: Tableau, power: DevelopDiscount, bit: int) -> None:
    tableau.discount += power.cards


def _draw_after_developing(tableau: Tableau, power: DrawAfterDeveloping, bit: int) -> None:
    tableau.draw_after += power.cards


def _settle_discount(tableau: Tableau, power: SettleDiscount, bit: int) -> None:
    tableau.settle_discounts = all_raised(tableau.settle_discounts, kind_number(power.good), power.cards)


def _strength(tableau: Tableau, power: Strength, bit: int) -> None:
    amount: int = power.amount
    tableau.strength += amount
    tableau.strengths = tuple([strength + amount for strength in tableau.strengths])


def _strength_against(tableau: Tableau, power: StrengthAgainst, bit: int) -> None:
    tableau.strengths = tuple(
        [
            strength + power.amount * is_against(power, opposition)
            for opposition, strength in enumerate(tableau.strengths)
        ]
    )


def _free_world(tableau: Tableau, power: FreeWorld, bit: int) -> None:
    tableau.free += (tableau.cards[-1],)


def _sudden_strength(tableau: Tableau, power: SuddenStrength, bit: int) -> None:
    card, amount = tableau.cards[-1], power.amount
    if sum(other == card for other, _ in tableau.sudden) == tableau.cards.count(card):
        # The power stands on this card a second time; the card is discarded once, for both.
        amount += tableau.sudden[-1][1]
        tableau.sudden = tableau.sudden[:-1]
    tableau.sudden += ((card, amount),)
    tableau.reserve += power.amount


def _pay_for_military(tableau: Tableau, power: PayForMilitary, bit: int) -> None:
    tableau.paid_military = max(tableau.paid_military, power.discount)


def _draw_after_settling(tableau: Tableau, power: DrawAfterSettling, bit: int) -> None:
    tableau.draw_settled += power.cards


def _sale_bonus(tableau: Tableau, power: SaleBonus, bit: int) -> None:
    if power.source == "here":
        tableau.here += ((bit, power.cards),)
    else:
        tableau.sale_bonuses = all_raised(tableau.sale_bonuses, kind_number(power.good), power.cards)


def _use(tableau: Tableau, number: int, bit: int) -> None:
    tableau.uses += (number,)


def _discard_for_points(tableau: Tableau, power: DiscardForPoints, bit: int) -> None:
    tableau.discards = tuple(sorted([*tableau.discards, *[power.points] * power.cards], reverse=True))


def _draw_when_consuming(tableau: Tableau, power: DrawWhenConsuming, bit: int) -> None:
    tableau.draw_consuming += power.cards


def _guess_top_card(tableau: Tableau, power: GuessTopCard, bit: int) -> None:
    tableau.guesses += ((power.least, power.most),)


def _produce_here(tableau: Tableau, power: ProduceHere, bit: int) -> None:
    if power.cards:
        tableau.rewarded += ((bit, power.cards),)


def _produce_on_windfall(tableau: Tableau, power: ProduceOnWindfall, bit: int) -> None:
    tableau.refills = raised(tableau.refills, kind_number(power.good), 1)


def _draw_when_produced(tableau: Tableau, power: DrawWhenProduced, bit: int) -> None:
    tableau.rewarded += ((bit, power.cards),)


def _draw_when_producing(tableau: Tableau, power: DrawWhenProducing, bit: int) -> None:
    tableau.draw_producing += power.cards


def _draw_per_good(tableau: Tableau, power: DrawPerGood, bit: int) -> None:
    tableau.per_good = raised(tableau.per_good, kind_number(power.good), power.cards)


def _draw_per_kind(tableau: Tableau, power: DrawPerKind, bit: int) -> None:
    tableau.per_kind += power.cards


def _draw_if_most(tableau: Tableau, power: DrawIfMost, bit: int) -> None:
    tableau.most += ((kind_number(power.good), power.cards),)


def _draw_per_world(tableau: Tableau, power: DrawPerWorld, bit: int) -> None:
    tableau.per_world = raised(tableau.per_world, kind_number(power.good), power.cards)


EFFECTS: dict[type[Power], Callable[[Tableau, Any, int], None]] = {
    ExploreDraw: _explore_draw,
    ExploreKeep: _explore_keep,
    DrawBeforeDeveloping: _draw_before_developing,
    DevelopDiscount: _develop_discount,
    DrawAfterDeveloping: _draw_after_developing,
    SettleDiscount: _settle_discount,
    Strength: _strength,
    StrengthAgainst: _strength_against,
    FreeWorld: _free_world,
    SuddenStrength: _sudden_strength,
    PayForMilitary: _pay_for_military,
    DrawAfterSettling: _draw_after_settling,
    SaleBonus: _sale_bonus,
    Consume: _use,
    ConsumeAll: _use,
    Sell: _use,
    DiscardForPoints: _discard_for_points,
    DrawWhenConsuming: _draw_when_consuming,
    GuessTopCard: _guess_top_card,
    ProduceHere: _produce_here,
    ProduceOnWindfall: _produce_on_windfall,
    DrawWhenProduced: _draw_when_produced,
    DrawWhenProducing: _draw_when_producing,
    DrawPerGood: _draw_per_good,
    DrawPerKind: _draw_per_kind,
    DrawIfMost: _draw_if_most,
    DrawPerWorld: _draw_per_world,
}
