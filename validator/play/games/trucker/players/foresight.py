"""What `search` makes of tiles before it builds: it imagines rounds of the set, and looks at which ships earn most.

Each imagined round is built and flown by quick rules. What a ship then earns beyond the others of its round is set
against what lies aboard beyond theirs, so that cards that are good or bad to all do not count; the weights of players
who think are what is believed until the rounds say otherwise (ridge regression towards them). So tiles are worth to
`search` what the cards of this very set ask for, in each round and with so many seats.
"""

from __future__ import annotations

from typing import Any, Final

from validator.play.engine.chance import scrambled
from validator.play.engine.step import choose, run_on, settle
from validator.play.games.trucker.players.flying import default_choice
from validator.play.games.trucker.players.prospects import tiles_promise
from validator.play.games.trucker.players.value import value
from validator.play.games.trucker.players.weights import THOUGHTFUL
from validator.play.games.trucker.players.yard import weighed
from validator.play.games.trucker.rules.building import DRAW, TAKE
from validator.play.games.trucker.rules.rounds import NEXT_ROUND
from validator.play.games.trucker.rules.state import TruckerState, new_state
from validator.play.games.trucker.ships.hull import Ship
from validator.play.games.trucker.table.compiled import Table

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
    found = solved(products, sums)
    found[PROMISE] += 1.0
    return found


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
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        row = rows[at]
        total = row[size]
        for column in range(at + 1, size):
            total -= row[column] * found[column]
        found[at] = total / row[at]
    return found
