"""Set-up, the order of a round, the reveal, and when the game ends."""

from __future__ import annotations

from typing import Final

from validator.play.engine.chance import below
from validator.play.engine.step import PASS, Step
from validator.play.games.roll.rules.assigning import ASSIGN_WILD, DICTATE, REASSIGN, ROLL, SELECT_PHASE
from validator.play.games.roll.rules.building import BUILD, take_in
from validator.play.games.roll.rules.ends import END_PHASE
from validator.play.games.roll.rules.exploring import EXPLORE_OF_SEAT
from validator.play.games.roll.rules.managing import MANAGE
from validator.play.games.roll.rules.producing import PRODUCE_OF_SEAT
from validator.play.games.roll.rules.shipping import SHIP_OF_SEAT
from validator.play.games.roll.rules.state import (
    EVERY_SEAT,
    RollState,
    SeatDecision,
    SeatStep,
    dealt,
    draw,
    gain_credits,
    new_state,
    take_dice,
)
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DICTATED,
    DICTATES,
    HOME_DIE,
    NOTHING,
    PHASE_COUNT,
    SELECTED,
    SELECTOR,
    TILES,
    WILD,
    WILD_SIDE,
)

FIRST_TILES: Final = 2


def start(table: Table, seats: int, seed: int) -> RollState:
    """A game at its first step: tableaus and dice laid out, each seat about to use its first two tiles."""
    state = new_state(table, seats, seed)
    factions, homes = dealt(state, table.factions), dealt(state, table.homes)
    for seat in range(seats):
        lay_out(state, seat, factions[seat], homes[seat])
    for seat in range(seats):
        draw(state, seat, FIRST_TILES)
    state.stack.append(START_ROUND)
    state.stack += [USE_FIRST_TILES[seat] for seat in reversed(range(seats))]
    return state


def lay_out(state: RollState, seat: int, faction: int, home: int) -> None:
    """A seat's faction and home come into its tableau, with the dice and credits it begins with."""
    table, mat, rules = state.table, state.mats[seat], state.table.rules
    cup = min(rules.start_cup, state.supply[HOME_DIE])
    citizens = min(rules.start_citizenry, state.supply[HOME_DIE] - cup)
    mat[CUP + HOME_DIE], mat[CITIZENRY + HOME_DIE] = cup, citizens
    state.supply[HOME_DIE] -= cup + citizens
    faces = (2 * faction, 2 * faction + 1, 2 * home)
    mat[CREDITS] = max(table.start_credits[face] for face in faces) or rules.start_credits
    for face in faces:
        take_in(state, seat, face)
    for face in faces:
        gain_credits(state, seat, table.gained_credits[face])
        take_dice(state, seat, face)


def rounds_over(state: RollState) -> int:
    """How many rounds are over: all but the one that has begun, if one has."""
    return state.turns - 1 if state.turns else 0


class UseFirstTiles(SeatDecision):
    """Which of the two first tiles is the development (the action is 0 or 1); the other is the world."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        drawn, cost, rule = state.drawn[self.who], state.table.cost, state.table.rules.start_tiles
        if len(drawn) < FIRST_TILES:
            return [PASS]
        if rule != "free":
            side = 0 if rule == "cheaper_development" else 1
            costs = [cost[2 * tile + side] for tile in drawn]
            cheaper = [place for place in range(FIRST_TILES) if costs[place] == min(costs)]
            return cheaper if side == 0 else [1 - place for place in cheaper]
        return [0, 1]

    def apply(self, state: RollState, action: int) -> None:
        drawn, state.drawn[self.who] = state.drawn[self.who], ()
        if action == PASS:
            state.bag += drawn
            return
        state.stacks[2 * self.who] = [2 * drawn[action]]
        state.stacks[2 * self.who + 1] = [2 * drawn[1 - action] + 1]


class StartRound(Step[RollState]):
    """A new round: everybody rolls and assigns in secret."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        state.turns += 1
        state.concealed = 1
        state.performed = 0
        state.extra = NOTHING
        stack, seats = state.stack, state.seats
        stack.append(END_ROUND)
        stack += MANAGES[seats]
        stack.append(REVEAL)
        for seat in range(seats - 1, -1, -1):
            if state.powers[seat][DICTATES]:
                stack.append(DICTATE[seat])
            if state.reassigns[seat]:
                stack.append(REASSIGN[seat])
            stack.append(SELECT_PHASE[seat])
            stack.append(ROLL[seat])


class Reveal(Step[RollState]):
    """All assignments become known; phases that take place are those selected, and for two that of an extra die."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        performed = 0
        for mat in state.mats:
            phase, colour = mat[SELECTED], mat[SELECTOR]
            if phase >= 0:
                performed |= 1 << phase
                mat[COLUMNS + COLOURS * phase + colour] += 1
                mat[SELECTED] = mat[SELECTOR] = NOTHING
        if state.seats == 2 and state.table.rules.extra_die_for_two:
            performed |= _extra_phase(state)
        state.concealed = 0
        state.performed = performed
        seats, stack = state.seats, state.stack
        for phase in range(PHASE_COUNT - 1, -1, -1):
            if performed >> phase & 1:
                stack += PHASE_STEPS[phase][seats]
        if state.table.rules.wild_faces == "after_reveal" and performed:
            stack.append(SEND_IDLE_HOME)
            state.bound = 0
            stack += [ASSIGN_WILD[seat] for seat in reversed(range(seats)) if any(state.mats[seat][WILD:DICTATED])]
        else:
            send_idle_home(state)


def _extra_phase(state: RollState) -> int:
    """The phase of the extra home die, as a bit; a wild face brings none."""
    sides = state.table.sides[HOME_DIE]
    side = sides[below(state, len(sides))]
    if side == WILD_SIDE:
        return 0
    state.extra = side
    return 1 << side


def send_idle_home(state: RollState) -> None:
    """Workers of phases that do not take place, and dictated dice, go to the cup."""
    performed = state.performed
    places = [COLUMNS + COLOURS * phase for phase in range(PHASE_COUNT) if not performed >> phase & 1]
    places += (WILD, DICTATED)
    for mat in state.mats:
        for place in places:
            dice = mat[place : place + COLOURS]
            if any(dice):
                mat[place : place + COLOURS] = NO_DICE
                for colour, count in enumerate(dice, CUP):
                    if count:
                        mat[colour] += count


NO_DICE: Final = [0] * COLOURS


class SendIdleHome(Step[RollState]):
    """Workers of phases that do not take place go to the cup, once wild faces have been given a phase."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        send_idle_home(state)


class EndRound(Step[RollState]):
    """Whoever has no credits gets one; the game ends or another round begins."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        for mat in state.mats:
            if not mat[CREDITS]:
                mat[CREDITS] = 1
        if not is_over(state):
            state.stack.append(START_ROUND)


def is_over(state: RollState) -> bool:
    """Whether the pool is empty or somebody has enough tiles."""
    end = state.table.rules.tableau_end
    return not state.pool or any(powers[TILES] >= end for powers in state.powers)


START_ROUND, REVEAL, SEND_IDLE_HOME, END_ROUND = StartRound(), Reveal(), SendIdleHome(), EndRound()
USE_FIRST_TILES: Final = [UseFirstTiles(seat) for seat in EVERY_SEAT]
WORK: Final[list[list[SeatStep]]] = [
    list(EXPLORE_OF_SEAT),
    list(BUILD[0]),
    list(BUILD[1]),
    list(PRODUCE_OF_SEAT),
    list(SHIP_OF_SEAT),
]
# By number of seats, the last step first.
MANAGES: Final = [[MANAGE[seat] for seat in reversed(range(seats))] for seats in range(len(EVERY_SEAT) + 1)]
PHASE_STEPS: Final = [
    [
        [END_PHASE[phase], *(WORK[phase][seat] for seat in reversed(range(seats)))]
        for seats in range(len(EVERY_SEAT) + 1)
    ]
    for phase in range(PHASE_COUNT)
]
