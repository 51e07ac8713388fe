"""About how many points a power is worth in each round to come; what `value` reckons with.

Found by trying values in play. Powers that consume goods are reckoned with the goods there are; see `Use.worth`.
"""

from __future__ import annotations

from validator.play.games.race.table.compiled import Face
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
    SettleDiscount,
    Strength,
    StrengthAgainst,
    SuddenStrength,
)

CARD = 0.45
"""A card drawn."""


def worth_of_power(power: Power) -> float:
    """Points in each round to come."""
    match power:
        case ExploreDraw(cards=cards):
            return 0.06 * cards
        case ExploreKeep(cards=cards):
            return 0.25 * cards
        case DrawBeforeDeveloping(cards=cards) | DrawAfterDeveloping(cards=cards) | DrawAfterSettling(cards=cards):
            return 0.2 * cards
        case DevelopDiscount(cards=cards):
            return 0.2 * cards
        case SettleDiscount(cards=cards, good=good):
            return (0.2 if good == "any" else 0.06) * cards
        case Strength(amount=amount):
            return 0.16 * amount
        case StrengthAgainst(amount=amount):
            return 0.05 * amount
        case FreeWorld() | SuddenStrength() | PayForMilitary():
            return 0.1
        case SaleBonus(cards=cards, good=good, source=source):
            return (0.12 if good == "any" and source == "anywhere" else 0.06) * cards
        case DiscardForPoints():
            return 0.15
        case DrawWhenConsuming(cards=cards) | DrawWhenProducing(cards=cards):
            return 0.2 * cards
        case GuessTopCard():
            return 0.1
        case ProduceHere(cards=cards):
            return 0.3 + 0.2 * cards
        case ProduceOnWindfall() | DrawPerKind():
            return 0.15
        case DrawPerGood() | DrawPerWorld() | DrawIfMost() | DrawWhenProduced():
            return 0.1
        case _:
            return 0.0


def worth_of_powers(face: Face) -> float:
    """All powers of a card together."""
    return sum([worth_of_power(power) for power in face.powers])


def worth_of_use(power: Power) -> float:
    """Points for each good that a consume power takes."""
    match power:
        case Consume(points=points, cards=cards, goods=goods):
            return (points + CARD * cards) / goods
        case ConsumeAll():
            return 0.8
        case _:
            return 1.6
