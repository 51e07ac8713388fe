"""What counts in the long run, in points, for players who judge positions between rounds; see `prospects`.

Shares are of rounds in which something happens to a player; all numbers were found by trying them in play.
"""

from __future__ import annotations

from typing import Final

CARD: Final = 0.7
"""A card in hand, whatever it is; less when fewer than so many rounds are left, and never less than the last."""
CARD_ROUNDS: Final = 3.0
LATE_CARD: Final = 0.08
HANDFUL: Final = 5
SURPLUS_CARD: Final = 0.6
"""Of that, for each card beyond so many."""
HAND_WEIGHTS: Final = (0.6, 0.4, 0.25, 0.12, 0.06)
"""How much of the gain from the best, second best, ... card of a hand counts."""
PLACED_IN_ROUND: Final = 1.15
"""Cards that a player places in each round to come, as long as there is room."""
WAIT: Final = 0.5
"""Rounds until a card of the hand is placed."""
TOO_DEAR: Final = 0.75
"""Of the gain from a card that cannot be paid for yet."""
LACKING: Final = (1.0, 0.55, 0.35, 0.2, 0.1, 0.05)
"""Of the gain from a world that cannot be conquered yet, by the strength that is lacking."""
UNKNOWN_CARD: Final = 0.3
"""A card of a hand nobody else sees, beyond what any card is worth."""
GOOD: Final = 0.2
SALE: Final = 0.55
"""A good, and of the highest price of one, in cards."""
CONSUMED: Final = 0.8
"""Of the points that consume powers would bring for the goods there are."""
CYCLE: Final = 0.42
"""Of the points that they would bring for goods on all worlds that get them, in each round to come."""
CONSUMED_CARD: Final = 0.6
"""A card drawn by them."""
TOO_LATE: Final = 1.0
"""What other powers bring in so many last rounds is of no use any more."""
HOLDER: Final = 0.15
WINDFALL: Final = 1.0
"""A world that can hold a good, in each round to come; and the good that a windfall world has from the start."""
CONQUESTS: Final = 2.0
"""Of the mean gain from the military worlds of the deck that a tableau can conquer, in each round to come."""
CONQUERED: Final = 1.5
"""What a world conquered is worth beyond its points."""
GROWTH: Final = 1.25
"""How much better cards to be placed fit bonuses than the deck does: players choose them."""
STRENGTH_GROWTH: Final = 0.35
"""Strength that the next card placed adds where it scores."""
CHIPS: Final = 0.3
"""Points in chips in each round, beyond what consume powers bring."""
CARDS_IN_ROUND: Final = 1.4
"""Cards that the player with most places in a round."""
CHIPS_MORE: Final = 0.4
"""By so much the points in chips that a player gets in a round grow from round to round."""
LEAST_NET: Final = -0.6
"""In a hurry, a card is placed that promises more than this beyond its price."""
SACRIFICE: Final = 1.5
"""In a hurry, what is given up to place a world that can neither be paid for nor conquered as it is."""
SIGHT: Final = 0.12
"""A card to choose from when exploring."""
PLACED: Final = 0.85
"""Of what a card promises that can be placed in this round."""
LATER: Final = 0.6
"""Of the points that goods may be consumed for, what they are worth when kept."""
SOLD: Final = 0.6
"""Of the highest price of a good, what a sale gains beyond keeping it."""
PRODUCED: Final = 0.9
"""A good that is produced."""
