"""What everything that is not a point yet counts for, in points; all numbers were found by trying them in play."""

from __future__ import annotations

from typing import Final

CARD: Final = 0.55
"""A card in hand, whatever it is; less when fewer than so many rounds are left, and never less than the last."""
CARD_ROUNDS: Final = 4.0
LATE_CARD: Final = 0.1
HAND_WEIGHTS: Final = (0.55, 0.35, 0.2, 0.1)
"""How much of the gain from the best, second best, ... card of a hand counts."""
TOO_DEAR: Final = 0.6
"""Of the gain from a card that cannot be paid for yet."""
TOO_STRONG: Final = 0.25
"""Of the gain from a world that cannot be conquered yet, one point less for each point of strength that is lacking."""
GOOD: Final = 0.4
GOOD_SOLD: Final = 0.35
"""A good, and more for each card of its price."""
GOOD_CONSUMED: Final = 0.8
"""Of the points that consume powers would bring for the goods there are."""
CYCLE: Final = 0.42
"""Of the points that they would bring for goods on all worlds, in each round to come."""
HOLDER: Final = 0.15
WINDFALL: Final = 1.0
"""A world that can hold a good, in each round to come; and the good that a windfall world has from the start."""
BONUSES: Final = 0.5
BONUS_ROUNDS: Final = 4.0
"""What bonuses of a development not yet placed may still grow by, in each of at most so many rounds."""
ROUNDS_PER_CARD: Final = 1.1
POINTS_PER_ROUND: Final = 3.0
SOON: Final = 0.9
"""Of what the phases still to come in this round promise."""
PLACED_SOON: Final = 0.45
"""Of the gain from the best card that can be placed in them."""
UNKNOWN: Final = 0.5
"""The gain from the best card of a hand nobody else sees."""
SIGHT: Final = 0.12
"""A card to choose from when exploring."""
SOLD: Final = 0.6
NOT_KEPT: Final = 0.4
PRODUCED: Final = 0.9
TIE_BREAK: Final = 0.01
