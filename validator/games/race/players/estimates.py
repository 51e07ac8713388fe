"""What counts in the long run, in points, for players who judge positions between rounds; see `estate`.

Shares are of rounds in which something happens to a player; all numbers were found by trying them in play.
"""

from __future__ import annotations

CARD: float = 0.7
"""A card in hand, whatever it is; less when fewer than so many rounds are left, and never less than the last."""
CARD_ROUNDS: float = 3.0
LATE_CARD: float = 0.08
HANDFUL: int = 5
SURPLUS_CARD: float = 0.6
"""Of that, for each card beyond so many."""
HAND_WEIGHTS: tuple[float, ...] = (0.6, 0.4, 0.25, 0.12, 0.06)
"""How much of the gain from the best, second best, ... card of a hand counts."""
PLACED_IN_ROUND: float = 1.15
"""Cards that a player places in each round to come, as long as there is room."""
WAIT: float = 0.5
"""Rounds until a card of the hand is placed."""
TOO_DEAR: float = 0.75
"""Of the gain from a card that cannot be paid for yet."""
LACKING: tuple[float, ...] = (1.0, 0.55, 0.35, 0.2, 0.1, 0.05)
"""Of the gain from a world that cannot be conquered yet, by the strength that is lacking."""
UNKNOWN_CARD: float = 0.3
"""A card of a hand nobody else sees, beyond what any card is worth."""
GOOD: float = 0.2
SALE: float = 0.55
"""A good, and of the highest price of one, in cards."""
CONSUMED: float = 0.8
"""Of the points that consume powers would bring for the goods there are."""
CYCLE: float = 0.5
"""Of the points that they would bring for goods on all worlds that get them, in each round to come."""
CONSUMED_CARD: float = 0.6
"""A card drawn by them."""
HOLDER: float = 0.15
WINDFALL: float = 1.0
"""A world that can hold a good, in each round to come; and the good that a windfall world has from the start."""
CONQUESTS: float = 2.0
"""Of the mean gain from the military worlds of the deck that a tableau can conquer, in each round to come."""
CONQUERED: float = 1.5
"""What a world conquered is worth beyond its points."""
GROWTH: float = 1.25
"""How much better cards to be placed fit bonuses than the deck does: players choose them."""
STRENGTH_GROWTH: float = 0.35
"""Strength that the next card placed adds where it scores."""
GOODS_KEPT: float = 0.5
"""Of bonuses for goods: those that lie there at the end."""
CHIPS: float = 0.3
"""Points in chips in each round, beyond what consume powers bring."""
CARDS_IN_ROUND: float = 1.4
"""Cards that the player with most places in a round."""
CHIPS_MORE: float = 0.4
"""By so much the points in chips that a player gets in a round grow from round to round."""
LEAST_NET: float = -0.6
"""In a hurry, a card is placed that promises more than this beyond its price."""
SACRIFICE: float = 1.5
"""In a hurry, what is given up to place a world that can neither be paid for nor conquered as it is."""
SIGHT: float = 0.12
"""A card to choose from when exploring."""
PLACED: float = 0.6
"""Of what a card promises that can be placed in this round."""
LATER: float = 0.6
"""Of the points that goods may be consumed for, what they are worth when kept."""
SOLD: float = 0.6
"""Of the highest price of a good, what a sale gains beyond keeping it."""
PRODUCED: float = 0.9
"""A good that is produced."""
