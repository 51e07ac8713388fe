"""Producing and shipping goods."""

from __future__ import annotations

from typing import Any, Final

from validator.play.engine.step import PASS
from validator.play.games.roll.rules.state import (
    EVERY_SEAT,
    NO_VIRTUAL,
    RollState,
    SeatDecision,
    SeatStep,
    gain_credits,
    gain_points,
    rooms,
)
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    CONSUME_CREDITS,
    CONSUME_POINTS,
    CREDITS,
    CUP,
    GOODS,
    KIND_COUNT,
    PRODUCERS,
    PURCHASES,
    SHIPPERS,
    TRADE,
    VIRTUAL_SHIPPERS,
)

# Phase V, ship: each shipper trades or consumes a good.

GOOD_PLACES: Final = COLOURS * KIND_COUNT
TASKS: Final = 2 * GOOD_PLACES
TRADED, CONSUMED = range(2)


class Ship(SeatStep):
    """A seat's shippers set to work, its virtual ones among them."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who = self.who
        mat, powers = state.mats[who], state.powers[who]
        virtual = powers[VIRTUAL_SHIPPERS : VIRTUAL_SHIPPERS + COLOURS]
        shippers = sum(mat[SHIPPERS : SHIPPERS + COLOURS])
        if shippers:
            state.stack.append(SEND_SHIPPERS_HOME[who])
        shippers += sum(virtual)
        if not shippers:
            return
        goods = sum(mat[GOODS : GOODS + GOOD_PLACES])
        if goods:
            state.virtual = virtual if any(virtual) else NO_VIRTUAL
            state.left, state.bound = min(shippers, goods), 0
            state.stack.append(SHIP_GOOD[who])


class ShipGood(SeatDecision):
    """A shipper trades or consumes a good: ``56 × shipper + 2 × good + task``.

    Shippers are colours of dice, virtual ones 7 more; a good is ``7 × kind of world + colour of die``; the task is 0 to
    trade, 1 to consume. Unless points are for sale in between, the order of tasks means nothing and they ascend.
    """

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        mat = state.mats[self.who]
        shippers = mat[SHIPPERS : SHIPPERS + COLOURS] + state.virtual
        goods = mat[GOODS : GOODS + GOOD_PLACES]
        places = [place for place, count in enumerate(goods) if count]
        optional = state.table.rules.shipping == "optional"
        left = 1 if optional else state.left
        first, least = divmod(state.bound, TASKS)
        later = sum(shippers[first:])
        options = []
        for shipper in range(first, 2 * COLOURS):
            count = shippers[shipper]
            if count:
                later -= count
                options += _tasks(shipper, count, goods, places, least, left - later)
                if later < left:
                    break
            least = 0
        if optional:
            options.append(PASS)
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        who = self.who
        mat, powers, table = state.mats[who], state.powers[who], state.table
        shipper, task = divmod(action, TASKS)
        good, is_consumed = divmod(task, 2)
        kind, colour = divmod(good, COLOURS)
        mat[GOODS + good] -= 1
        mat[CITIZENRY + colour] += 1
        if shipper < COLOURS:
            mat[SHIPPERS + shipper] -= 1
            mat[CITIZENRY + shipper] += 1
        else:
            state.virtual[shipper - COLOURS] -= 1
        state.left -= 1
        state.bound = 0 if powers[PURCHASES] else action
        if state.left:
            state.stack.append(self)
        if is_consumed:
            points = (
                table.rules.consume_points + powers[CONSUME_POINTS + kind] + table.match[KIND_COUNT * colour + kind]
            )
            gain_points(state, who, points + table.match[KIND_COUNT * (shipper % COLOURS) + kind])
            if powers[CONSUME_CREDITS + kind]:
                gain_credits(state, who, powers[CONSUME_CREDITS + kind])
        else:
            gain_credits(state, who, table.trade[kind] + powers[TRADE + kind])
            if powers[PURCHASES]:
                state.stack.append(PURCHASE_OF_SEAT[who])


def _tasks(shipper: int, count: int, goods: list[int], places: list[int], least: int, left: int) -> list[int]:
    """Tasks of one colour of shipper from ``least`` up that leave ``left`` of them to do in ascending order."""
    first = TASKS * shipper
    if not least and left <= 0:
        return [first + 2 * place + task for place in places for task in (0, 1)]
    if count < left:
        return []
    options = []
    higher = sum([goods[place] for place in places if 2 * place + 1 >= least])
    for place in places:
        if 2 * place + 1 < least:
            continue
        if higher < left:
            break
        options += [first + task for task in (2 * place, 2 * place + 1) if task >= least]
        higher -= goods[place]
    return options


class Purchase(SeatDecision):
    """After a trade a seat buys points with one of its powers (the action is the power's place) or does not."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        credits = state.mats[self.who][CREDITS]
        return [PASS] + [place for place, power in enumerate(offers(state, self.who)) if power.credits <= credits]

    def apply(self, state: RollState, action: int) -> None:
        if action != PASS:
            power = offers(state, self.who)[action]
            state.mats[self.who][CREDITS] -= power.credits
            gain_points(state, self.who, power.points)


def offers(state: RollState, seat: int) -> list[Any]:
    """A seat's powers to buy points."""
    return [power for face in state.tableaus[seat] for power in state.table.powers[face] if power.moment == "buying"]


class SendShippersHome(SeatStep):
    """Shippers without a good go to the cup."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        mat = state.mats[self.who]
        for colour in range(COLOURS):
            mat[CUP + colour] += mat[SHIPPERS + colour]
            mat[SHIPPERS + colour] = 0


SHIP_OF_SEAT: Final = [Ship(seat) for seat in EVERY_SEAT]
SHIP_GOOD: Final = [ShipGood(seat) for seat in EVERY_SEAT]
PURCHASE_OF_SEAT: Final = [Purchase(seat) for seat in EVERY_SEAT]
SEND_SHIPPERS_HOME: Final = [SendShippersHome(seat) for seat in EVERY_SEAT]


# Phase IV, produce: producers become goods on worlds that have room.


class Produce(SeatStep):
    """A seat's producers set to work; where nothing is to choose they go to their worlds at once."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        mat = state.mats[self.who]
        producers = mat[PRODUCERS : PRODUCERS + COLOURS]
        count = sum(producers)
        if not count:
            return
        free = rooms(state, self.who)
        room = sum(free)
        state.stack.append(SEND_PRODUCERS_HOME[self.who])
        if not room:
            return
        if count in producers and room in free and state.table.rules.producing == "mandatory":
            colour, kind = producers.index(count), free.index(room)
            made = min(count, room)
            mat[PRODUCERS + colour] -= made
            mat[GOODS + COLOURS * kind + colour] += made
            return
        state.left, state.bound = min(count, room), 0
        state.stack.append(PRODUCE_GOOD[self.who])


class ProduceGood(SeatDecision):
    """A producer goes to a world: ``4 × colour of die + kind``, in ascending order; or no more, where one may stop."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        mat = state.mats[self.who]
        options = self._goods(state, mat)
        if state.table.rules.producing == "optional":
            options.append(PASS)
        return options

    def _goods(self, state: RollState, mat: list[int]) -> list[int]:
        first, least = divmod(state.bound, KIND_COUNT)
        free = rooms(state, self.who)
        room = sum(free)
        left = state.left if state.table.rules.producing == "mandatory" else 1
        options = []
        later = sum(mat[PRODUCERS + first : PRODUCERS + COLOURS])
        for colour in range(first, COLOURS):
            count = mat[PRODUCERS + colour]
            later -= count
            higher = room - sum(free[:least])
            for kind in range(least, KIND_COUNT):
                if free[kind]:
                    if not count or later + min(count, higher) < left:
                        break
                    options.append(KIND_COUNT * colour + kind)
                    higher -= free[kind]
            least = 0
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        colour, kind = divmod(action, KIND_COUNT)
        mat[PRODUCERS + colour] -= 1
        mat[GOODS + COLOURS * kind + colour] += 1
        state.bound = action
        state.left -= 1
        if state.left:
            state.stack.append(self)


class SendProducersHome(SeatStep):
    """Producers who found no room go to the cup."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        mat = state.mats[self.who]
        for colour in range(COLOURS):
            mat[CUP + colour] += mat[PRODUCERS + colour]
            mat[PRODUCERS + colour] = 0


PRODUCE_OF_SEAT: Final = [Produce(seat) for seat in EVERY_SEAT]
PRODUCE_GOOD: Final = [ProduceGood(seat) for seat in EVERY_SEAT]
SEND_PRODUCERS_HOME: Final = [SendProducersHome(seat) for seat in EVERY_SEAT]
