"""About how many points a power is worth in each round to come, by the word; what `estate` reckons with.

Strength and powers that consume goods are not here: they depend on what else lies in the tableau.
"""

from __future__ import annotations

from typing import Final

from validator.play.games.race.players.estimates import CARD
from validator.play.games.race.table.compiled import Face
from validator.play.games.race.words.vocabulary import (
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
    SuddenStrength,
)

EXPLORES: Final = 0.6
DEVELOPS: Final = 0.6
BUILDS: Final = 0.5
SETTLES: Final = 0.65
PAYS: Final = 0.5
TRADES: Final = 0.25
CONSUMES: Final = 0.5
PRODUCES: Final = 0.45
"""In how many of all rounds a player draws in explore phases, has a develop phase, builds in one, places a world, pays
for one, sells, uses consume powers, produces."""


def lasting_worth(power: Power) -> float:
    """Points in each round to come."""
    match power:
        case ExploreDraw(cards=cards):
            return EXPLORES * 0.12 * cards
        case ExploreKeep(cards=cards):
            return EXPLORES * CARD * cards
        case DrawBeforeDeveloping(cards=cards):
            return DEVELOPS * CARD * cards
        case DrawAfterDeveloping(cards=cards):
            return BUILDS * CARD * cards
        case DrawAfterSettling(cards=cards):
            return SETTLES * CARD * cards
        case DevelopDiscount(cards=cards):
            return BUILDS * CARD * cards
        case SettleDiscount(cards=cards, good=good):
            return (PAYS if good == "any" else 0.25 * PAYS) * CARD * cards
        case FreeWorld() | SuddenStrength() | PayForMilitary():
            return 0.12
        case SaleBonus(cards=cards, good=good, source=source):
            return (TRADES if good == "any" and source == "anywhere" else 0.5 * TRADES) * CARD * cards
        case DrawWhenConsuming(cards=cards):
            return CONSUMES * CARD * cards
        case DrawWhenProducing(cards=cards):
            return PRODUCES * CARD * cards
        case ProduceHere(cards=cards):
            return 0.25 + PRODUCES * CARD * cards
        case DiscardForPoints() | GuessTopCard():
            return 0.15
        case ProduceOnWindfall() | DrawPerKind() | DrawPerGood() | DrawPerWorld() | DrawIfMost() | DrawWhenProduced():
            return 0.2
        case _:
            return 0.0


def lasting_worths(face: Face) -> float:
    """All powers of a card together."""
    return sum([lasting_worth(power) for power in face.powers])
