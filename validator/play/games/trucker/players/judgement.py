"""How good a position looks to players who think: what they foresee in the yard and of the cards to come."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final

from validator.play.engine.chance import scrambled
from validator.play.engine.step import choose, run_on, settle
from validator.play.games.trucker.players.hidden import unseen_tiles
from validator.play.games.trucker.players.prospects import (
    LOOKS,
    MEMORIES,
    THOUGHTFUL,
    grown_promise,
    grown_promises,
    tiles_promise,
)
from validator.play.games.trucker.players.value import aboard, ahead, default_choice, flaws, in_bay, value
from validator.play.games.trucker.rules.building import DRAW, FINISH, OWN, PEEK, PLACE, RETURN, SET_ASIDE, TAKE, runs
from validator.play.games.trucker.rules.scoring import NEXT_ROUND, exposed_reward, goods_price, loss
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState, new_state
from validator.play.games.trucker.ships.faults import fitting
from validator.play.games.trucker.ships.hull import Promise, Ship
from validator.play.games.trucker.table import (
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    HOLD,
    SHIELD,
    SPECIAL_HOLD,
    Table,
)
from validator.play.games.trucker.table import ENGINE as ENGINE_TILE

# What a builder's next action leads to, without trying it: how players who think choose tiles and places for them.
#
# A ship in the yard is worth what its tiles promise, and what the actions left will add.
# Who draws gets any of the tiles
# that nobody has seen; what the best of all those places would bring is summed up over all of them, each as likely.

ACTIONS_A_TILE: Final = 2.3
"""So many actions a tile takes that is built in: it is drawn first, and not every tile fits."""
CELL: Final = 1.5
"""What a cell is worth that is filled with the first tile that fits."""
CHOICE: Final = 0.5
"""How much more where tiles are chosen: for each e-fold of actions a cell."""
CLOSED: Final = 2.0
"""With so many ways to empty cells half of the actions come to something."""
BUILT_ON: Final = 1.3
"""So many open connectors a tile to come is built on."""
SOON: Final = 0.7
"""How much less a burden those are."""
FIRST: Final = 0.5
"""What one number tile before the next is worth."""
A_LOOK: Final = 0.2
"""What looking at a pile is worth."""


def weighed(state: TruckerState, seat: int, seeds: list[int]) -> list[float] | None:
    """For each option of a builder what comes of it for the own ship; None for any other choice.

    Nothing in it is guessed, so it is the same for all of the ``seeds``.
    """
    if not state.table.rules.strict_build:
        return None
    step = state.stack[-1]
    if step is TAKE:
        return [_taking(state, seat, action) for action in state.options]
    if step is PLACE:
        return [_placing(state, seat, action) for action in state.options]
    return None


def _taking(state: TruckerState, seat: int, action: int) -> float:
    """What the ship is worth once the builder has taken up a tile, looked at a pile or finished."""
    ship, table = state.ships[seat], state.table
    actions = actions_left(state, seat) - 1
    if action == DRAW:
        return _drawing(state, seat, actions)
    if action >= OWN:
        return held(table, ship, action - OWN, actions) + 1.0
    if action >= 0:
        return held(table, ship, action, actions)
    promise = tiles_promise(ship, THOUGHTFUL)
    if action <= PEEK:
        return promise[0] + growth(promise, actions) + A_LOOK
    if action <= FINISH:
        return promise[0] + FIRST * (state.seats - (FINISH - action))
    return promise[0] + growth(promise, actions - 1)


def _drawing(state: TruckerState, seat: int, actions: int) -> float:
    """What it is worth with a tile that nobody has seen in hand, on average."""
    ship, table = state.ships[seat], state.table
    counts = [0] * len(table.look)
    tiles = unseen_tiles(state, seat)
    for tile in tiles:
        counts[table.look[tile]] += 1
    total = 0.0
    for look, count in enumerate(counts):
        if count:
            total += count * held(table, ship, look, actions)
    return total / len(tiles)


def _placing(state: TruckerState, seat: int, action: int) -> float:
    """What the ship is worth once the tile in hand has gone somewhere."""
    ship, actions = state.ships[seat], actions_left(state, seat) - 1
    if action in (RETURN, SET_ASIDE):
        promise = tiles_promise(ship, THOUGHTFUL)
        return promise[0] + growth(promise, actions) - (action == SET_ASIDE)
    promise = grown_promise(ship, action >> 2, 4 * state.hands[seat] + (action & 3), THOUGHTFUL)
    return promise[0] + growth(promise, actions)


def in_yard(state: TruckerState, seat: int) -> float:
    """A ship still being built: what it is, what is in hand, and what the actions left will add."""
    ship, table = state.ships[seat], state.table
    total = -float(loss(ship))
    if not table.rules.strict_build:
        total -= flaws(state, ship)
    promise = tiles_promise(ship, THOUGHTFUL)
    if state.numbers[seat]:
        return total + promise[0] + FIRST * (state.seats - state.numbers[seat])
    total += A_LOOK * state.peeked[seat].bit_count()
    actions, tile = actions_left(state, seat), state.hands[seat]
    if tile != NO_TILE:
        return total + held(table, ship, tile, actions)
    return total + promise[0] + growth(promise, actions)


def actions_left(state: TruckerState, seat: int) -> int:
    """Actions a builder will have: who is asked last has to finish for the last run, if nobody has finished before."""
    turns = runs(state) - state.run
    last = (max(state.round, 0) + state.seats - 1) % state.seats
    if turns > 0 and seat == last and not any(state.numbers):
        turns -= 1
    return state.points[seat] + turns * state.table.rules.action_points


def growth(promise: Promise, actions: int) -> float:
    """What the empty cells may still bring, as far as open connectors lead there: the more actions there are for each,
    the better it is filled. Connectors still to be built on are not yet a burden."""
    _, cells, ways, _ = promise
    if actions <= 0 or not cells or ways <= 0.0:
        return 0.0
    room, tiles = float(cells), tiles_led_to(promise, actions)
    total = CELL * tiles if tiles <= room else room * (CELL + CHOICE * log(tiles / room))
    return total + THOUGHTFUL.exposed * SOON * built_on(promise, actions)


def tiles_led_to(promise: Promise, actions: int) -> float:
    """So many tiles there are actions and ways for, whether there are cells or not."""
    ways = promise[2]
    return actions * ways / (ways + CLOSED) / ACTIONS_A_TILE


def built_on(promise: Promise, actions: int) -> float:
    """How many of the open connectors tiles to come are built on."""
    _, cells, ways, exposed = promise
    if actions <= 0 or not cells or ways <= 0.0:
        return 0.0
    return min(BUILT_ON * min(tiles_led_to(promise, actions), float(cells)), float(exposed))


def held(table: Table, ship: Ship, tile: int, actions: int) -> float:
    """What the ship and its growth are worth with a tile in hand that goes where it goes best, or back."""
    known = ship.figures().in_hand
    key = MEMORIES * (actions * len(table.look) + table.look[tile]) + THOUGHTFUL.memory
    worth = known.get(key)
    if worth is None:
        known[key] = worth = _held(table, ship, tile, actions)
    return worth


def _held(table: Table, ship: Ship, tile: int, actions: int) -> float:
    promise = tiles_promise(ship, THOUGHTFUL)
    if actions <= 0:
        return promise[0]
    best = promise[0] + growth(promise, actions - 1)
    for grown in grown_promises(table, ship, tile, THOUGHTFUL):
        worth = grown[0] + growth(grown, actions - 1)
        if worth > best:
            best = worth
    return best


# What `search` makes of tiles before it builds: it imagines rounds of the set, and looks at which ships earn most.
#
# Each imagined round is built and flown by quick rules. What a ship then earns beyond the others of its round is set
# against what lies aboard beyond theirs, so that cards that are good or bad to all do not count; the weights of players
# who think are what is believed until the rounds say otherwise (ridge regression towards them). So tiles are worth to
# `search` what the cards of this very set ask for, in each round and with so many seats.

PROMISE, CREW, ENGINE, DOUBLE_ENGINES, FIRE, DOUBLE_FIRE, BATTERIES, HOLDS, SPECIAL, SIDES, EXPOSED, NUMBER = range(12)
"""What ships are compared by: what their tiles promise, what lies aboard, and the number tile."""
KINDS: Final = 12
DOUBT: Final = (0.5, 0.6, 0.6, 0.6, 0.4, 0.3, 0.4, 0.4, 0.6, 0.6, 0.4, 0.8)
"""How far from the truth, in credits, the weights of players who think are believed to be."""
PURSE: Final = 1000
"""Credits to begin with, so that no debt is forgiven."""


def aboard_of(ship: Ship, number: int) -> list[float]:
    """What a ship is compared by."""
    figures = ship.figures()
    return [
        tiles_promise(ship, THOUGHTFUL)[0],
        float(figures.most_crew()),
        float(figures.engine),
        float(figures.double_engines),
        float(figures.fire),
        float(sum(figures.double_fire)),
        float(figures.battery_slots),
        float(figures.hold_slots),
        float(figures.special_slots),
        float(figures.shielded.bit_count()),
        float(figures.exposed),
        float(number),
    ]


def imagined_round(table: Table, seats: int, place: int, seed: int) -> tuple[list[list[float]], list[float]]:
    """One round built and flown by quick rules: what the ships were like at the launch, and what they earned."""
    state = new_state(table, seats, seed)
    state.round = place - 1
    state.credits = [PURSE] * seats
    state.stack.append(NEXT_ROUND)
    ships: list[list[float]] = []
    while (decision := settle(state)) is not None and state.round == place:
        if state.decks and not ships:
            ships = [aboard_of(ship, number) for ship, number in zip(state.ships, state.numbers, strict=True)]
        choose(state, _quickly(state, decision))
    return ships, [float(credit - PURSE) for credit in state.credits]


def _quickly(state: TruckerState, decision: Any) -> int:
    """A choice by rule, else what looks best one choice ahead."""
    seat = decision.seat(state)
    options = state.options[:]
    if not state.decks:
        if decision is TAKE and DRAW in options:
            return DRAW
        worth = weighed(state, seat, [])
        return options[0] if worth is None else options[worth.index(max(worth))]
    action = default_choice(state, decision)
    if action is not None:
        return action
    best, best_worth = options[0], -1e9
    for action in options:
        trial = state.copy()
        choose(trial, action)
        run_on(trial)
        found = value(trial, seat)
        if found > best_worth:
            best, best_worth = action, found
    return best


def weights_of(table: Table, seats: int, place: int, rounds: int) -> list[float]:
    """What one more of each is worth in credits, by so many imagined rounds."""
    products = [[0.0] * KINDS for _ in range(KINDS)]
    sums = [0.0] * KINDS
    spread, count = 0.0, 0
    for number in range(rounds):
        ships, earned = imagined_round(table, seats, place, scrambled(place, number))
        if not ships:
            continue
        middle = [sum([ship[kind] for ship in ships]) / seats for kind in range(KINDS)]
        mean = sum(earned) / seats
        for ship, credits in zip(ships, earned, strict=True):
            ahead = [ship[kind] - middle[kind] for kind in range(KINDS)]
            more = credits - mean - ahead[PROMISE]
            spread += more * more
            count += 1
            for kind, one in enumerate(ahead):
                sums[kind] += one * more
                row = products[kind]
                for other in range(KINDS):
                    row[other] += one * ahead[other]
    for kind in range(KINDS):
        products[kind][kind] += spread / max(count, 1) / DOUBT[kind] ** 2 + 1e-9
    weights = solved(products, sums)
    weights[PROMISE] += 1.0
    return weights


def solved(rows: list[list[float]], sums: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive (Gauss)."""
    size = len(sums)
    rows = [[*row, total] for row, total in zip(rows, sums, strict=True)]
    for at in range(size):
        first = rows[at]
        for below in range(at + 1, size):
            row = rows[below]
            factor = row[at] / first[at]
            for column in range(at, size + 1):
                row[column] -= factor * first[column]
    solved = [0.0] * size
    for at in range(size - 1, -1, -1):
        row = rows[at]
        total = row[size]
        for column in range(at + 1, size):
            total -= row[column] * solved[column]
        solved[at] = total / row[at]
    return solved


# How `search` builds: as players who think do, with what tiles are worth in rounds it has imagined before.

LEAST_SCALE = 0.4


def foreseen(state: TruckerState, seat: int, rounds: int) -> list[float] | None:
    """As `weighed`, with weights from so many imagined rounds, which are kept with the table."""
    if not state.table.rules.strict_build:
        return None
    step = state.stack[-1]
    if step is not TAKE and step is not PLACE:
        return None
    weights = kept_weights(state, rounds)
    builder = Builder(state, seat, weights)
    if step is TAKE:
        return [builder.taking(action) for action in state.options]
    return [builder.placing(action) for action in state.options]


def kept_weights(state: TruckerState, rounds: int) -> list[float]:
    """What one more of each is worth in this round beyond its promise, in the promise's own measure."""
    kept = state.table.foreseen
    key = (state.seats, state.round, rounds)
    kept_weights = kept.get(key)
    if kept_weights is None:
        weights = weights_of(state.table, state.seats, state.round, rounds)
        scale = max(weights[PROMISE], LEAST_SCALE)
        kept[key] = kept_weights = [weight / scale for weight in weights]
    return kept_weights


class Builder:
    """A builder's next choice, and the weights it is judged by."""

    def __init__(self, state: TruckerState, seat: int, weights: list[float]) -> None:
        self._state, self._seat, self._weights = state, seat, weights
        self._table: Table = state.table
        self._ship: Ship = state.ships[seat]
        self._actions = actions_left(state, seat) - 1

    def taking(self, action: int) -> float:
        """What the ship is worth once a tile is taken up, a pile looked at, or the ship finished."""
        actions = self._actions
        if action == DRAW:
            return self._drawing()
        if action >= OWN:
            return self._held(action - OWN) + 1.0
        if action >= 0:
            return self._held(action)
        promise = tiles_promise(self._ship, THOUGHTFUL)
        if action <= PEEK:
            return self._whole(promise, actions) + A_LOOK
        if action <= FINISH:
            return self._whole(promise, 0) + FIRST * (self._state.seats - (FINISH - action))
        return self._whole(promise, actions - 1)

    def placing(self, action: int) -> float:
        """What the ship is worth once the tile in hand has gone somewhere."""
        if action in (RETURN, SET_ASIDE):
            return self._whole(tiles_promise(self._ship, THOUGHTFUL), self._actions) - (action == SET_ASIDE)
        return self._with(action >> 2, 4 * self._state.hands[self._seat] + (action & 3), self._actions)

    def _whole(self, promise: Promise, actions: int) -> float:
        """The ship as it is, and its growth."""
        exposed = promise[3] - SOON * built_on(promise, actions)
        return promise[0] + growth(promise, actions) + self._weights[EXPOSED] * exposed

    def _with(self, cell: int, face: int, actions: int) -> float:
        """The ship with one tile more, and its growth."""
        return self._whole(grown_promise(self._ship, cell, face, THOUGHTFUL), actions) + self._gain(face)

    def _gain(self, face: int) -> float:
        """What a tile adds beyond its promise."""
        facts, figures, weights = self._ship.table, self._ship.figures(), self._weights
        kind, slots = facts.kind[face], facts.slots[face]
        if kind == CABIN:
            return 2.0 * weights[CREW]
        if kind == ENGINE_TILE:
            return weights[ENGINE]
        if kind == DOUBLE_ENGINE:
            return weights[DOUBLE_ENGINES]
        if kind == CANNON:
            return weights[FIRE] * facts.fire[face]
        if kind == DOUBLE_CANNON:
            return weights[DOUBLE_FIRE] * facts.fire[face]
        if kind == BATTERY:
            return weights[BATTERIES] * slots
        if kind == HOLD:
            return weights[HOLDS] * slots
        if kind == SPECIAL_HOLD:
            return weights[SPECIAL] * slots
        if kind == SHIELD:
            return weights[SIDES] * (facts.covers[face] & ~figures.shielded).bit_count()
        return 0.0

    def _held(self, tile: int) -> float:
        """What it is worth with a tile in hand that goes where it goes best, or back."""
        actions = self._actions
        if actions <= 0:
            return self._whole(tiles_promise(self._ship, THOUGHTFUL), 0)
        best = self._whole(tiles_promise(self._ship, THOUGHTFUL), actions - 1)
        places = fitting(self._table, self._ship, tile)
        for place in places[:: 1 + len(places) // LOOKS]:
            worth = self._with(place >> 2, 4 * tile + (place & 3), actions - 1)
            if worth > best:
                best = worth
        return best

    def _drawing(self) -> float:
        """What it is worth with a tile that nobody has seen in hand, on average."""
        looks = self._table.look
        counts = [0] * len(looks)
        tiles = unseen_tiles(self._state, self._seat)
        for tile in tiles:
            counts[looks[tile]] += 1
        total = 0.0
        for look, count in enumerate(counts):
            if count:
                total += count * self._held(look)
        return total / len(tiles)


DAYS_A_CARD: Final = 2.5
"""How far a card moves two rockets apart."""
STAYING: Final = 2.0
"""What it is worth to be flying with cards to come."""
ALL_TO_COME: Final = 4.0
"""So many cards bring all that a ship promises."""


def considered(state: TruckerState, seat: int) -> float:
    """Credits ahead of the best rival, with what the ships promise for the rest of the round."""
    seats = state.seats
    worth = [float(credit) for credit in state.credits]
    if state.ships and state.stack:
        is_flight = len(state.decks) > 0
        for place in range(seats):
            worth[place] += in_flight(state, place) if is_flight else in_yard(state, place)
    return ahead(state, seat, worth)


def in_flight(state: TruckerState, seat: int) -> float:
    """A ship in flight, or after it: what would be paid now, and what it may still do if cards are left."""
    ship = state.ships[seat]
    total = goods_price(state, seat) - float(loss(ship))
    if not state.flying[seat]:
        return total
    left = 0
    for deck in state.decks:
        left += len(deck)
    share = 1.0 if left >= ALL_TO_COME else left / ALL_TO_COME
    arriving = placing(state, seat, left)
    total += arriving + 0.7 * exposed_reward(state, seat) + in_bay(state, seat) + STAYING * share
    crew = ship.crew_count()
    if left:
        total += share * aboard(ship, crew, THOUGHTFUL)
    return total if crew else total - 2.0 * arriving - STAYING


def placing(state: TruckerState, seat: int, left: int) -> float:
    """What arriving will bring: places are as sure as few cards are left to change them."""
    rewards, positions = state.table.rules.placing[state.round_number], state.positions
    width = 0.6 * DAYS_A_CARD * sqrt(left)
    place = 0.0
    for other in range(state.seats):
        if other != seat and state.flying[other]:
            behind = float(positions[other] - positions[seat])
            if width:
                place += 1.0 / (1.0 + exp(-behind / width))
            else:
                place += behind > 0.0 or (behind == 0.0 and other < seat)
    above = int(place)
    share = place - above
    placing = (1.0 - share) * rewards[above] if above < len(rewards) else 0.0
    return placing + (share * rewards[above + 1] if above + 1 < len(rewards) else 0.0)
