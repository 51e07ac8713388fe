"""How the things before a player lie in one flat list of numbers, and the numbers their tiles add up to.

A *mat* starts with four numbers (`CREDITS`, `POINTS`, `SELECTED`, `SELECTOR`); from `CUP` on it holds zones of seven
numbers each, one per colour of die, which say how many dice lie there. A *place* is the number of such an entry.
Goods are kept by the colour of their world, since worlds of one colour are all alike. Where nothing is selected,
`SELECTED` and `SELECTOR` are `NOTHING`.

The numbers are written out, `Final`, so that compiled modules know them beforehand; the words they count are checked.

*Powers* is the list of what all tiles of a tableau add up to; it changes only when a tile is completed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, PHASES, WORLD_COLOURS

NOTHING: Final = -1
COLOURS: Final = 7
KIND_COUNT: Final = 4
PHASE_COUNT: Final = 5
assert (len(DIE_COLOURS), len(KINDS), len(PHASES)) == (COLOURS, KIND_COUNT, PHASE_COUNT)
EXPLORE: Final = 0
DEVELOP: Final = 1
SETTLE: Final = 2
PRODUCE: Final = 3
SHIP: Final = 4
WILD_SIDE: Final = PHASE_COUNT
HOME_DIE = DIE_COLOURS.index("home")

CREDITS: Final = 0
POINTS: Final = 1
SELECTED: Final = 2
SELECTOR: Final = 3
CUP: Final = 4
CITIZENRY: Final = CUP + COLOURS
COLUMNS: Final = CITIZENRY + COLOURS
WILD: Final = COLUMNS + COLOURS * PHASE_COUNT
DICTATED: Final = WILD + COLOURS
STACKS: Final = DICTATED + COLOURS
WORLD_STACK: Final = STACKS + COLOURS
GOODS: Final = WORLD_STACK + COLOURS
SPENT: Final = GOODS + COLOURS * KIND_COUNT
MAT_SIZE: Final = SPENT + COLOURS

EXPLORERS: Final = COLUMNS + COLOURS * EXPLORE
DEVELOPERS: Final = COLUMNS + COLOURS * DEVELOP
SETTLERS: Final = COLUMNS + COLOURS * SETTLE
PRODUCERS: Final = COLUMNS + COLOURS * PRODUCE
SHIPPERS: Final = COLUMNS + COLOURS * SHIP

# What a tile counts as when it is completed: a development, one with a power of assigning, or a world of a colour.
PLAIN_DEVELOPMENT: Final = 0
REASSIGN_DEVELOPMENT: Final = 1
FIRST_WORLD: Final = 2
CLASSES: Final = FIRST_WORLD + 1 + KIND_COUNT
assert FIRST_WORLD + len(WORLD_COLOURS) == CLASSES

TILES: Final = 0
COST: Final = 1
DEVELOPMENTS: Final = 2
HIGHEST_WORLD: Final = 3
CAPACITY: Final = 4
DICTATES: Final = 5
MOVES: Final = 6
REARRANGES: Final = 7
ON_TOP: Final = 8
PURCHASES: Final = 9
CARES: Final = 10
SCOUTS_AT_END: Final = 11
RETURN_MOST: Final = 12
RETURN_ALL: Final = RETURN_MOST + 2
ENDS: Final = RETURN_ALL + 2
WORLDS: Final = ENDS + PHASE_COUNT
STOCKED: Final = WORLDS + (CLASSES - FIRST_WORLD)
DISCOUNT: Final = STOCKED + COLOURS
LEAST: Final = DISCOUNT + CLASSES
REWARD: Final = LEAST + CLASSES
TRADE: Final = REWARD + CLASSES
CONSUME_CREDITS: Final = TRADE + KIND_COUNT
CONSUME_POINTS: Final = CONSUME_CREDITS + KIND_COUNT
VIRTUAL_EXPLORERS: Final = CONSUME_POINTS + KIND_COUNT
VIRTUAL_SHIPPERS: Final = VIRTUAL_EXPLORERS + COLOURS
POWERS_SIZE: Final = VIRTUAL_SHIPPERS + COLOURS


OFTEN: Final = 1_000
"""More dictates than anybody has workers."""


class Moves(NamedTuple):
    """A power to reassign: most workers, colours allowed (by number), the column they leave (or `NOTHING`), columns
    they may go to (None: that of the phase selected), and the conditions of `Reassign`."""

    most: int
    allowed: tuple[bool, ...]
    start: int
    to: tuple[int, ...] | None
    exactly: bool
    together: bool
    contest: int


def dice_owned(mat: list[int], colour: int) -> int:
    """How many dice of a colour lie anywhere before a player."""
    return sum(mat[CUP + colour : MAT_SIZE : COLOURS]) + (mat[SELECTOR] == colour)
