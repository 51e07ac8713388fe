"""How the things before a player lie in one flat list of numbers, and the numbers their tiles add up to.

A *mat* starts with four numbers (`CREDITS`, `POINTS`, `SELECTED`, `SELECTOR`); from `CUP` on it holds zones of seven
numbers each, one per colour of die, which say how many dice lie there. A *place* is the number of such an entry.
Goods are kept by the colour of their world, since worlds of one colour are all alike. Where nothing is selected,
`SELECTED` and `SELECTOR` are `NOTHING`.

*Powers* is the list of what all tiles of a tableau add up to; it changes only when a tile is completed.
"""

from __future__ import annotations

from validator.games.roll.words.vocabulary import DIE_COLOURS, KINDS, PHASES, WORLD_COLOURS

NOTHING = -1
COLOURS = len(DIE_COLOURS)
KIND_COUNT = len(KINDS)
PHASE_COUNT = len(PHASES)
EXPLORE, DEVELOP, SETTLE, PRODUCE, SHIP = range(PHASE_COUNT)
WILD_SIDE = PHASE_COUNT
HOME_DIE = DIE_COLOURS.index("home")

CREDITS, POINTS, SELECTED, SELECTOR = range(4)
CUP = 4
CITIZENRY = CUP + COLOURS
COLUMNS = CITIZENRY + COLOURS
WILD = COLUMNS + COLOURS * PHASE_COUNT
DICTATED = WILD + COLOURS
STACKS = DICTATED + COLOURS
GOODS = STACKS + 2 * COLOURS
SPENT = GOODS + COLOURS * KIND_COUNT
MAT_SIZE = SPENT + COLOURS

EXPLORERS, DEVELOPERS, SETTLERS, PRODUCERS, SHIPPERS = (COLUMNS + COLOURS * phase for phase in range(PHASE_COUNT))

# What a tile counts as when it is completed: a development, one with a power of assigning, or a world of a colour.
PLAIN_DEVELOPMENT, REASSIGN_DEVELOPMENT, FIRST_WORLD = range(3)
CLASSES = FIRST_WORLD + len(WORLD_COLOURS)

(
    TILES, COST, DEVELOPMENTS, HIGHEST_WORLD, CAPACITY, DICTATES, MOVES, REARRANGES, ON_TOP, PURCHASES,
    CARES, SCOUTS_AT_END, RETURN_MOST,
) = range(13)  # fmt: skip
RETURN_ALL = RETURN_MOST + 2
ENDS = RETURN_ALL + 2
WORLDS = ENDS + PHASE_COUNT
STOCKED = WORLDS + len(WORLD_COLOURS)
DISCOUNT = STOCKED + COLOURS
LEAST = DISCOUNT + CLASSES
REWARD = LEAST + CLASSES
TRADE = REWARD + CLASSES
CONSUME_CREDITS = TRADE + KIND_COUNT
CONSUME_POINTS = CONSUME_CREDITS + KIND_COUNT
VIRTUAL_EXPLORERS = CONSUME_POINTS + KIND_COUNT
VIRTUAL_SHIPPERS = VIRTUAL_EXPLORERS + COLOURS
POWERS_SIZE = VIRTUAL_SHIPPERS + COLOURS


def dice_owned(mat: list[int], colour: int) -> int:
    """How many dice of a colour lie anywhere before a player."""
    return sum(mat[CUP + colour : MAT_SIZE : COLOURS]) + (mat[SELECTOR] == colour)
