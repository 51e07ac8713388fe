"""Rounds of Roll for the Galaxy.

How empires are managed between them, the end with its points, and what holds in every position.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from validator.play.engine.chance import below
from validator.play.engine.game import Telling
from validator.play.engine.step import PASS, Step
from validator.play.engine.telling import leaders, tie_told
from validator.play.games.roll.rules.assigning import ASSIGN_WILD, DICTATE, REASSIGN, ROLL, SELECT_PHASE
from validator.play.games.roll.rules.building import BUILD, take_in
from validator.play.games.roll.rules.exploring import EXPLORE_OF_SEAT
from validator.play.games.roll.rules.shipping import PRODUCE_OF_SEAT, SHIP_OF_SEAT
from validator.play.games.roll.rules.state import (
    EVERY_SEAT,
    RESERVE,
    RollState,
    SeatDecision,
    SeatStep,
    dealt,
    draw,
    gain_credits,
    gain_points,
    new_state,
    rooms,
    take_dice,
)
from validator.play.games.roll.table import Table, first_powers, joined
from validator.play.games.roll.words.bonuses import Bonus
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    COST,
    CREDITS,
    CUP,
    DICTATED,
    DICTATES,
    ENDS,
    EXPLORE,
    GOODS,
    HOME_DIE,
    NOTHING,
    PHASE_COUNT,
    POINTS,
    SELECTED,
    SELECTOR,
    SPENT,
    STACKS,
    TILES,
    WILD,
    WILD_SIDE,
    dice_owned,
)
from validator.play.games.roll.words.power import EndPower
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS
from validator.play.games.roll.words.vocabulary import Face

# The end: points in chips, costs of tiles, bonuses; winners.


def bonus_points(state: RollState, seat: int, face: int) -> int:
    """Points of a tile beside its cost."""
    bonus = state.table.bonus[face]
    return bonus.scored(state, seat) if bonus is not None else 0


def points_alone(face: Face | None) -> int:
    """Points that a tile's bonus brings by the tile itself, whatever else its owner has."""
    bonus: Bonus | None = getattr(face, "bonus", None)
    return bonus.alone(face) if bonus is not None else 0


def score_parts(state: RollState) -> dict[str, list[int]]:
    """Points per seat, by where they come from."""
    every = range(state.seats)
    return {
        "chips": [state.mats[seat][POINTS] for seat in every],
        "tiles": [state.powers[seat][COST] for seat in every],
        "bonuses": [sum(bonus_points(state, seat, face) for face in state.tableaus[seat]) for seat in every],
    }


def scores(state: RollState) -> list[int]:
    """Points per seat."""
    return [points_of(state, seat) for seat in range(state.seats)]


def points_of(state: RollState, seat: int) -> int:
    """Points of one seat."""
    fixed = state.table.fixed_points.get(state.tableaus[seat])
    if fixed is None:
        fixed = _fix(state, seat)
    points, changing = fixed
    points += state.mats[seat][POINTS] + state.powers[seat][COST]
    for face in changing:
        points += bonus_points(state, seat, face)
    return points


def _fix(state: RollState, seat: int) -> tuple[int, tuple[int, ...]]:
    """Write down what the bonuses of a tableau bring by its tiles alone, and the faces whose bonuses ask for more."""
    table, tableau = state.table, state.tableaus[seat]
    bonuses = table.bonus
    changing = tuple([face for face in tableau if (bonus := bonuses[face]) is not None and bonus.changes])
    points = sum(bonus_points(state, seat, face) for face in tableau if face not in changing)
    if len(table.fixed_points) >= MOST_TABLEAUS:
        table.fixed_points.clear()
    table.fixed_points[tableau] = points, changing
    return points, changing


MOST_TABLEAUS: Final = 4096
"""How many tableaus have their points written down at most."""


def winners(state: RollState) -> list[int]:
    """Seats with the most points; of those the ones with the most credits and dice in the cup (G11)."""
    points = scores(state)
    best = [seat for seat, total in enumerate(points) if total == max(points)]
    if len(best) > 1:
        best = _most(best, [mat[CREDITS] + sum(mat[CUP : CUP + COLOURS]) for mat in state.mats])
    if len(best) > 1 and state.table.rules.final_tie == "most_tiles":
        best = _most(best, [powers[TILES] for powers in state.powers])
    return best


def _most(seats: list[int], counts: list[int]) -> list[int]:
    most = max(counts[seat] for seat in seats)
    return [seat for seat in seats if counts[seat] == most]


# What must hold in every position.


def faults(state: RollState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return [*_dice(state), *_tiles(state), *_points(state), *_seats(state)]


def _dice(state: RollState) -> Iterator[str]:
    for colour in range(COLOURS):
        count = state.supply[colour] + sum([dice_owned(mat, colour) for mat in state.mats])
        if count != state.table.supply[colour]:
            yield f"there are {count} dice of {DIE_COLOURS[colour]}, not {state.table.supply[colour]}"
    if any(count < 0 for count in state.supply) or min([min(mat[CUP:]) for mat in state.mats]) < 0:
        yield "somewhere there are fewer dice than none"


def _tiles(state: RollState) -> Iterator[str]:
    table = state.table
    tiles = [*state.bag, *state.aside]
    for drawn in state.drawn:
        tiles += drawn
    for place, stack in enumerate(state.stacks):
        tiles += [face >> 1 for face in stack]
        if any(face & 1 != place & 1 or face >> 1 >= table.first_faction for face in stack):
            yield f"a stack of seat {(place >> 1) + 1} holds a tile that does not belong there"
    for tableau in state.tableaus:
        tiles += [face >> 1 for face in tableau if face >> 1 < table.first_faction]
    if sorted(tiles) != table.tiles:
        yield "the tiles in the bag, in stacks and in tableaus are not the tiles of the set"


def _points(state: RollState) -> Iterator[str]:
    rules = state.table.rules
    pool = rules.points_per_player * state.seats
    reserve = RESERVE if rules.reserve == "ten_points" else max(0, state.table.chips - pool)
    paid = sum(mat[POINTS] for mat in state.mats)
    if paid + state.pool + state.reserve != pool + reserve or state.pool < 0:
        yield "the points paid and the points left are not the points there were"


@lru_cache(maxsize=4096)
def _powers_of(table: Table, tableau: tuple[int, ...]) -> tuple[list[int], tuple[int, ...]]:
    """What the tiles of a tableau add up to, and their powers to reassign."""
    if not tableau:
        return first_powers(table), ()
    powers, reassigns = _powers_of(table, tableau[:-1])
    return joined(table, powers, tableau[-1]), reassigns + table.reassigns[tableau[-1]]


def _seats(state: RollState) -> Iterator[str]:
    table, cap = state.table, state.table.rules.credit_cap
    for seat, mat in enumerate(state.mats):
        who = f"seat {seat + 1}"
        if not 0 <= mat[CREDITS] <= cap:
            yield f"{who} has {mat[CREDITS]} credits"
        if (mat[SELECTED] == NOTHING) != (mat[SELECTOR] == NOTHING):
            yield f"{who} has selected a phase without a worker, or the other way round"
        for kind, room in enumerate(rooms(state, seat)):
            if room < 0:
                yield f"{who} has more goods on {KINDS[kind]} worlds than they can hold"
        if (state.powers[seat], state.reassigns[seat]) != _powers_of(table, state.tableaus[seat]):
            yield f"the powers of {who} are not those of its tiles"


# What powers bring when a phase ends, whether or not anybody worked in it.


class EndPhase(Step[RollState]):
    """A phase ends: abandoned tiles go back into the bag, and powers act."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: RollState) -> None:
        phase = self.phase
        if phase == EXPLORE and state.aside:
            state.bag += state.aside
            state.aside = []
        for seat, powers in enumerate(state.powers):
            if powers[ENDS + phase]:
                ends = state.table.ends[phase]
                for face in state.tableaus[seat]:
                    for power in ends[face]:
                        bring(power, state, seat)


def bring(power: EndPower, state: RollState, seat: int) -> None:
    """Give a seat what a power brings as things stand."""
    credits, points = power.brings(state, seat)
    gain_credits(state, seat, credits)
    if points:
        gain_points(state, seat, points)


END_PHASE: Final = [EndPhase(phase) for phase in range(PHASE_COUNT)]


# Managing: citizens are recruited for credits, and dice recalled for nothing.


class Manage(SeatStep):
    """A seat is about to recruit and recall; where it has to recruit everybody it does so at once."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who = self.who
        mat = state.mats[who]
        if any(mat[STACKS : last_recalled(state)]):
            state.stack.append(START_RECALL[who])
        citizens = sum(mat[CITIZENRY : CITIZENRY + COLOURS])
        if citizens and mat[CREDITS]:
            if mat[CREDITS] >= citizens and state.table.rules.recruiting == "mandatory":
                for colour in range(COLOURS):
                    mat[CUP + colour] += mat[CITIZENRY + colour]
                    mat[CITIZENRY + colour] = 0
                mat[CREDITS] -= citizens
            else:
                state.bound = _next(mat, CITIZENRY, COLUMNS)
                state.stack.append(RECRUIT[who])


def last_recalled(state: RollState) -> int:
    """The end of the places from which dice may be recalled (G2)."""
    return SPENT if state.table.rules.recalling == "stacks_and_goods" else GOODS


def _next(mat: list[int], start: int, end: int) -> int:
    """The first place from ``start`` on with any dice; ``end`` if there is none."""
    while start < end and not mat[start]:
        start += 1
    return start


class Recruit(SeatDecision):
    """How many citizens of one colour go to the cup for a credit each; ``bound`` of the state is their place."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        mat, place = state.mats[self.who], state.bound
        credits = mat[CREDITS]
        least = 0
        if state.table.rules.recruiting == "mandatory":
            least = max(0, min(mat[place], credits - sum(mat[place + 1 : COLUMNS])))
        return list(range(least, min(mat[place], credits) + 1))

    def apply(self, state: RollState, action: int) -> None:
        mat, place = state.mats[self.who], state.bound
        if action:
            mat[place] -= action
            mat[place - COLOURS] += action
            mat[CREDITS] -= action
            if not mat[CREDITS]:
                return
        state.bound = _next(mat, place + 1, COLUMNS)
        if state.bound < COLUMNS:
            state.stack.append(self)


class StartRecall(SeatStep):
    """A seat is about to recall dice; it must recall one if its cup would be empty (G12)."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        mat = state.mats[self.who]
        state.left = int(state.table.rules.forced_recall and not any(mat[CUP:CITIZENRY]))
        state.bound = STACKS
        state.stack.append(RECALL[self.who])


class Recall(SeatDecision):
    """Dice of one place, a colour on a stack or (G2) goods, go to the cup: ``128 × place + count``; or no more."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        bound = state.bound
        options = [] if state.left else [PASS]
        for place, count in enumerate(state.mats[self.who][bound : last_recalled(state)], bound):
            if count:
                options += range(MOST_DICE * place + 1, MOST_DICE * place + count + 1)
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        place, count = divmod(action, MOST_DICE)
        mat[place] -= count
        mat[CUP + (place - CUP) % COLOURS] += count
        state.left = 0
        state.bound = place + 1
        if any(mat[place + 1 : last_recalled(state)]):
            state.stack.append(self)


MOST_DICE: Final = 128
MANAGE: Final = [Manage(seat) for seat in EVERY_SEAT]
RECRUIT: Final = [Recruit(seat) for seat in EVERY_SEAT]
START_RECALL: Final = [StartRecall(seat) for seat in EVERY_SEAT]
RECALL: Final = [Recall(seat) for seat in EVERY_SEAT]


# Set-up, the order of a round, the reveal, and when the game ends.

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


# Why a game is over, and how a tie was decided.


def ended(state: RollState) -> Telling:
    """Somebody has enough tiles, or the pool of points is empty."""
    end = state.table.rules.tableau_end
    seats = tuple(seat for seat, powers in enumerate(state.powers) if powers[TILES] >= end)
    if not seats:
        return Telling("ended-pool", {})
    return Telling("ended-tableau" if state.pool else "ended-both", {"tiles": end, "count": len(seats)}, seats)


def tied(state: RollState) -> Telling | None:
    """A tie goes to the most credits and dice in the cup, then perhaps to the most tiles (G11)."""
    tie_breaks = [("tie-cup", [mat[CREDITS] + sum(mat[CUP : CUP + COLOURS]) for mat in state.mats])]
    if state.table.rules.final_tie == "most_tiles":
        tie_breaks.append(("tie-tiles", [powers[TILES] for powers in state.powers]))
    return tie_told(leaders(scores(state)), tie_breaks)
