"""What the tiles of a tableau add up to: each word of a power adds its part to a seat's numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.table.mat import (
    CAPACITY,
    CARES,
    CLASSES,
    COLOURS,
    CONSUME_CREDITS,
    CONSUME_POINTS,
    COST,
    DEVELOPMENTS,
    DICTATES,
    DISCOUNT,
    ENDS,
    FIRST_WORLD,
    HIGHEST_WORLD,
    KIND_COUNT,
    LEAST,
    MOVES,
    ON_TOP,
    PHASE_COUNT,
    PLAIN_DEVELOPMENT,
    POWERS_SIZE,
    PURCHASES,
    REARRANGES,
    REASSIGN_DEVELOPMENT,
    RETURN_ALL,
    RETURN_MOST,
    REWARD,
    SCOUTS_AT_END,
    STOCKED,
    TILES,
    TRADE,
    VIRTUAL_EXPLORERS,
    VIRTUAL_SHIPPERS,
    WORLDS,
)
from validator.play.games.roll.words.vocabulary import (
    DIE_COLOURS,
    KINDS,
    WORLD_COLOURS,
    BuyPoints,
    CompletionDiscount,
    CreditsOnCompletion,
    CreditsPerConsume,
    CreditsPerTrade,
    DictateMore,
    DictateOften,
    ExtraGood,
    PointsPerConsume,
    Rearrange,
    ReturnWorkers,
    ScoutAtEnd,
    ScoutOnTop,
    StockMore,
    VirtualWorkers,
)

Numbers = list[int]
OFTEN = 1_000
"""More dictates than anybody has workers."""
NO_LEAST = 1_000


def first_powers(table: Table) -> Numbers:
    """The numbers of an empty tableau."""
    numbers = [0] * POWERS_SIZE
    numbers[CAPACITY] = 1
    numbers[DICTATES] = table.rules.dictates
    numbers[MOVES] = 1
    numbers[STOCKED : STOCKED + COLOURS] = [table.rules.stock_credits] * COLOURS
    numbers[LEAST : LEAST + CLASSES] = [NO_LEAST] * CLASSES
    return numbers


def joined(table: Table, powers: Numbers, face: int) -> Numbers:
    """The numbers after a tile has come into the tableau; the old list stays as it is."""
    numbers = powers[:]
    cost, colour = table.cost[face], table.colour[face]
    numbers[TILES] += 1
    numbers[COST] += cost
    if colour < 0:
        numbers[DEVELOPMENTS] += 1
    else:
        numbers[WORLDS + colour] += 1
        numbers[HIGHEST_WORLD] = max(numbers[HIGHEST_WORLD], cost)
    for power in table.powers[face]:
        add = ADDED.get(type(power))
        if add is not None:
            add(power, numbers)
    for phase in range(PHASE_COUNT):
        numbers[ENDS + phase] += len(table.ends[phase][face])
    return numbers


def _dictate_often(power: DictateOften, numbers: Numbers) -> None:
    numbers[DICTATES] = OFTEN


def _dictate_more(power: DictateMore, numbers: Numbers) -> None:
    numbers[MOVES] = max(numbers[MOVES], power.workers)


def _rearrange(power: Rearrange, numbers: Numbers) -> None:
    numbers[REARRANGES] = 1


def _scout_at_end(power: ScoutAtEnd, numbers: Numbers) -> None:
    numbers[SCOUTS_AT_END] += 1
    numbers[CARES] |= 1 << DIE_COLOURS.index(power.colour)


def _stock_more(power: StockMore, numbers: Numbers) -> None:
    colour = DIE_COLOURS.index(power.colour)
    numbers[STOCKED + colour] = max(numbers[STOCKED + colour], power.credits)
    numbers[CARES] |= 1 << colour


def _scout_on_top(power: ScoutOnTop, numbers: Numbers) -> None:
    numbers[ON_TOP] = 1


def _virtual_workers(power: VirtualWorkers, numbers: Numbers) -> None:
    first = VIRTUAL_EXPLORERS if power.phase == "explore" else VIRTUAL_SHIPPERS
    for colour in power.colours:
        numbers[first + DIE_COLOURS.index(colour)] += 1


def _completion_discount(power: CompletionDiscount, numbers: Numbers) -> None:
    if power.phase == "settle":
        worlds = power.colours or WORLD_COLOURS
        classes = [FIRST_WORLD + WORLD_COLOURS.index(colour) for colour in worlds]
    else:
        classes = [REASSIGN_DEVELOPMENT] if power.reassign else [PLAIN_DEVELOPMENT, REASSIGN_DEVELOPMENT]
    for number in classes:
        numbers[DISCOUNT + number] += power.workers
        numbers[LEAST + number] = min(numbers[LEAST + number], power.least)


def _credits_on_completion(power: CreditsOnCompletion, numbers: Numbers) -> None:
    classes = range(FIRST_WORLD, CLASSES) if power.phase == "settle" else range(FIRST_WORLD)
    for number in classes:
        numbers[REWARD + number] += power.credits
    if power.colour is not None:
        numbers[REWARD + FIRST_WORLD + WORLD_COLOURS.index(power.colour)] += power.more


def _return_workers(power: ReturnWorkers, numbers: Numbers) -> None:
    kind = int(power.phase == "settle")
    numbers[RETURN_MOST + kind] += power.most or 0
    for colour in power.colours or ():
        numbers[RETURN_ALL + kind] |= 1 << DIE_COLOURS.index(colour)


def _extra_good(power: ExtraGood, numbers: Numbers) -> None:
    numbers[CAPACITY] += power.goods


def _to_kinds(numbers: Numbers, first: int, worlds: tuple[str, ...] | None, amount: int) -> None:
    for kind in range(KIND_COUNT):
        if worlds is None or KINDS[kind] in worlds:
            numbers[first + kind] += amount


def _credits_per_trade(power: CreditsPerTrade, numbers: Numbers) -> None:
    _to_kinds(numbers, TRADE, power.colours, power.credits)


def _credits_per_consume(power: CreditsPerConsume, numbers: Numbers) -> None:
    _to_kinds(numbers, CONSUME_CREDITS, power.colours, power.credits)


def _points_per_consume(power: PointsPerConsume, numbers: Numbers) -> None:
    _to_kinds(numbers, CONSUME_POINTS, power.colours, power.points)


def _buy_points(power: BuyPoints, numbers: Numbers) -> None:
    numbers[PURCHASES] += 1


ADDED: dict[type, Callable[[Any, Numbers], None]] = {
    DictateOften: _dictate_often,
    DictateMore: _dictate_more,
    Rearrange: _rearrange,
    ScoutAtEnd: _scout_at_end,
    StockMore: _stock_more,
    ScoutOnTop: _scout_on_top,
    VirtualWorkers: _virtual_workers,
    CompletionDiscount: _completion_discount,
    CreditsOnCompletion: _credits_on_completion,
    ReturnWorkers: _return_workers,
    ExtraGood: _extra_good,
    CreditsPerTrade: _credits_per_trade,
    CreditsPerConsume: _credits_per_consume,
    PointsPerConsume: _points_per_consume,
    BuyPoints: _buy_points,
}
