"""What a position is worth to a player of Roll for the Galaxy, and what the end will add."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from validator.play.engine.game import Features
from validator.play.engine.step import PASS, choose
from validator.play.games.roll.rules.assigning import MoveWorker
from validator.play.games.roll.rules.building import Build, workers_needed
from validator.play.games.roll.rules.exploring import Abandon, DrawTiles, TileAtEnd
from validator.play.games.roll.rules.rounds import StartRound, points_of
from validator.play.games.roll.rules.state import RollState, SeatDecision
from validator.play.games.roll.table import Table
from validator.play.games.roll.words.numbers import (
    CAPACITY,
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DEVELOPERS,
    DICTATED,
    EXPLORERS,
    GOODS,
    KIND_COUNT,
    MAT_SIZE,
    PHASE_COUNT,
    POINTS,
    PRODUCERS,
    SELECTED,
    SETTLERS,
    SHIPPERS,
    SPENT,
    STACKS,
    TILES,
    WILD,
    WORLD_STACK,
    WORLDS,
)
from validator.play.games.roll.words.vocabulary import Faction, GameTile

# How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

# Points things are worth, found by trying values in play against `random` and against one another. What takes place
# behind the rivals' screens is left to `search`, which tries it: a value that guesses at it as well made search weaker.
CREDIT: Final = 0.3
PAY: Final = 0.3
"""On top of a credit's worth, while a citizen waits to be recruited with it."""
READY: Final = 0.7
DIE: Final = 2.6
GOOD: Final = 1.1
WAITING: Final = 0.9
TILE: Final = 0.45
MORE_TILES: Final = 0.45
GAINED: Final = 0.12
STOCKED: Final = 0.5
SCOUTED: Final = 0.75
BUILT: Final = 1.15
PRODUCED: Final = 0.95
SHIPPED: Final = 1.45
SELECTED_BY_OTHERS: Final = 0.25
TO_DEVELOP: Final = 0.35
TO_SETTLE: Final = 0.55
"""For players who think, on top of all else; from 25,000 options played to the end, compared within each choice."""
LAST_PART: Final = 4.0
"""What is of use only later keeps its full worth until a quarter of the game is left, and falls to nothing then."""
NOBODY: Final = -1e9
"""Less than any position is worth."""
EXPLORERS_WITH_WORK: Final = 99
"""There is always something to explore."""


def value(state: RollState, seat: int) -> float:
    """Points ahead of the best rival, with something for what dice, credits, goods and stacks promise."""
    ahead = part_left(state)
    return worth_of(state, seat, ahead, True) - best_rival(state, seat, ahead)


def considered(state: RollState, seat: int) -> float:
    """Points ahead when a round has begun, whoever has rolled already: what dice show by chance is nobody's doing.

    Something to develop and something to settle counts for more than in `value`: a round without it may pass unused.
    """
    ahead = part_left(state)
    later = part_later(ahead)
    own = best = NOBODY
    for who in range(state.seats):
        worth = worth_of(state, who, ahead, False)
        if state.stacks[2 * who]:
            worth += later * TO_DEVELOP
        if state.stacks[2 * who + 1]:
            worth += later * TO_SETTLE
        if who == seat:
            own = worth
        elif worth > best:
            best = worth
    return own - best


def best_rival(state: RollState, seat: int, ahead: float) -> float:
    """The most that any other seat's position is worth."""
    best = NOBODY
    for rival in range(state.seats):
        if rival != seat:
            worth = worth_of(state, rival, ahead, False)
            if worth > best:
                best = worth
    return best


def part_left(state: RollState) -> float:
    """The part of the game that is still to come, by tiles and by points."""
    tiles = 0
    for powers in state.powers:
        if powers[TILES] > tiles:
            tiles = powers[TILES]
    rules = state.table.rules
    by_tiles = 1.0 - tiles / rules.tableau_end
    by_points = state.pool / (rules.points_per_player * state.seats)
    part = by_tiles if by_tiles < by_points else by_points
    return part if part > 0.0 else 0.0


def part_later(ahead: float) -> float:
    """How much of its worth is left to what is of use only later."""
    later = LAST_PART * ahead
    return later if later < 1.0 else 1.0


def worth_of(state: RollState, seat: int, ahead: float, is_own: bool) -> float:
    """What a seat's position is worth; rivals' secret workers count as dice in the cup."""
    later = part_later(ahead)
    total = promised(state, seat, ahead, later)
    if is_own or not state.concealed:
        total += _work(state, seat, later)
    return points_of(state, seat) + total


def promised(state: RollState, seat: int, ahead: float, later: float) -> float:
    """What dice, credits, goods and stacks of a seat promise, wherever its workers stand."""
    mat = state.mats[seat]
    credits = mat[CREDITS]
    citizens = sum(mat[CITIZENRY:COLUMNS])
    developing, settling = sum(mat[STACKS:WORLD_STACK]), sum(mat[WORLD_STACK:GOODS])
    goods = sum(mat[GOODS:SPENT])
    dice = sum(mat[CUP:MAT_SIZE])
    if mat[SELECTED] >= 0:
        dice += 1
    ready = dice - citizens - developing - settling - goods - sum(mat[SPENT:MAT_SIZE])
    total = DIE * ahead * dice + later * (CREDIT * credits + READY * ready + GOOD * goods)
    total += later * PAY * (credits if credits < citizens else citizens)
    return total + _stacks(state, seat, later, ahead, (developing, settling))


def _stacks(state: RollState, seat: int, later: float, ahead: float, waiting: tuple[int, int]) -> float:
    """Tiles begun count by the part that is done; tiles to build count a little, more for what they bring."""
    gained = GAINED * ahead
    total = 0.0
    tiles = len(state.drawn[seat])
    if state.stack:
        top = state.stack[-1]
        if type(top) is Abandon and top.who == seat:
            tiles += state.left
    brings = brought(state.table)
    for kind in (0, 1):
        stack = state.stacks[2 * seat + kind]
        if stack:
            face = stack[-1]
            need, done = workers_needed(state, seat, face), waiting[kind]
            part = done / need if need > done else 1.0
            total += later * (WAITING * state.table.cost[face] * part + TILE)
            tiles += len(stack) - 1
            for face in stack:
                total += gained * brings[face]
    return total + later * MORE_TILES * tiles / (1.0 + tiles)


@lru_cache(maxsize=8)
def brought(table: Table) -> list[float]:
    """By face, what a tile brings when it is completed, beside its own points."""
    brought = []
    for face, gains in enumerate(table.gained_dice):
        dice = sum([count for _, _, count in gains]) - table.removed[face]
        brought.append(DIE * dice + CREDIT * table.gained_credits[face] + len(table.powers[face]))
    return brought


def _work(state: RollState, seat: int, later: float) -> float:
    """What the workers in the columns will do: all of them once phases are known, until then those selected for."""
    mat = state.mats[seat]
    selected = mat[SELECTED]
    if selected < 0 and not any(mat[COLUMNS:DICTATED]):
        return 0.0
    workers, room = workers_by_phase(mat), room_by_phase(state, seat)
    worth = worth_by_phase(state, seat, later)
    if not state.concealed:
        return done(workers, room, worth)
    if selected >= 0:
        workers[selected] += 1
    worth = worth_in_secret(worth, selected)
    total = done(workers, room, worth)
    top = state.stack[-1]
    if type(top) is MoveWorker and state.power >= 0:
        total += best_move(top.options(state), workers, room, worth)
    return total


def workers_by_phase(mat: list[int]) -> list[int]:
    """How many workers stand in the column of each phase."""
    return [
        sum(mat[EXPLORERS:DEVELOPERS]),
        sum(mat[DEVELOPERS:SETTLERS]),
        sum(mat[SETTLERS:PRODUCERS]),
        sum(mat[PRODUCERS:SHIPPERS]),
        sum(mat[SHIPPERS:WILD]),
    ]


def room_by_phase(state: RollState, seat: int) -> list[int]:
    """For how many workers of a seat there is something to do in each phase."""
    mat, powers = state.mats[seat], state.powers[seat]
    goods = sum(mat[GOODS:SPENT])
    room = powers[CAPACITY] * sum(powers[WORLDS + 1 : WORLDS + 1 + KIND_COUNT]) - goods
    develop, settle = -sum(mat[STACKS:WORLD_STACK]), -sum(mat[WORLD_STACK:GOODS])
    for face in state.stacks[2 * seat]:
        develop += workers_needed(state, seat, face)
    for face in state.stacks[2 * seat + 1]:
        settle += workers_needed(state, seat, face)
    return [EXPLORERS_WITH_WORK, develop if develop > 0 else 0, settle if settle > 0 else 0, room, goods]


def worth_by_phase(state: RollState, seat: int, later: float) -> list[float]:
    """What one worker with something to do is worth in each phase."""
    has_tiles = bool(state.stacks[2 * seat]) and bool(state.stacks[2 * seat + 1])
    return [later * (STOCKED if has_tiles else SCOUTED), BUILT, BUILT, later * PRODUCED, SHIPPED]


def worth_in_secret(worth: list[float], selected: int) -> list[float]:
    """The same as long as only the seat's own phase is sure to take place."""
    chances = [SELECTED_BY_OTHERS * each for each in worth]
    if selected >= 0:
        chances[selected] = worth[selected]
    return chances


def done(workers: list[int], room: list[int], worth: list[float]) -> float:
    """What the workers are worth together, those alone who have something to do."""
    total = 0.0
    for count, most, each in zip(workers, room, worth, strict=True):
        total += each * (count if count < most else most)
    return total


def best_move(moves: list[int], workers: list[int], room: list[int], worth: list[float]) -> float:
    """What the next worker to be moved by a power brings at best, or costs at least where one must be moved."""
    lost, gained = [], []
    for count, most, each in zip(workers, room, worth, strict=True):
        lost.append(each if count <= most else 0.0)
        gained.append(each if count < most else 0.0)
    columns = {(move // PHASE_COUNT // COLOURS, move % PHASE_COUNT) for move in moves if move != PASS}
    brought = [gained[column] - lost[start] for start, column in columns]
    return max([0.0, *brought] if PASS in moves else brought)


# What a position is described by: for those who learn what tiles are worth, and for styles of play that lean.

ROUNDS: Final = 10.0
"""About how many rounds a game takes."""


def _cards(state: RollState, seat: int) -> list[list[int]]:
    """Faces in the tableau, and those under construction."""
    return [list(state.tableaus[seat]), state.stacks[2 * seat] + state.stacks[2 * seat + 1]]


def _rounds_left(state: RollState) -> float:
    return ROUNDS * part_left(state)


def _faces(table: Table) -> list[str]:
    """Names of the faces by number; a home world has but one."""
    faces = []
    for piece in table.pieces:
        first, second = ("world", "world")
        if isinstance(piece, GameTile):
            first, second = "front", "back"
        elif isinstance(piece, Faction):
            first, second = "left", "right"
        faces += [f"{piece.id}.{first}", f"{piece.id}.{second}"]
    return faces


FEATURES = Features(shown=("tableau",), held=("stacks",), cards=_cards, rounds_left=_rounds_left, designs=_faces)


def held(state: RollState, seat: int) -> float:
    """Dice that are goods, and credits, of which shipping a good brings some four."""
    mat = state.mats[seat]
    return sum(mat[GOODS:SPENT]) + mat[CREDITS] / 4.0


def over(state: RollState) -> float:
    """How far the fullest tableau, or the pool of points, has come to where the game ends."""
    fullest = max([powers[TILES] for powers in state.powers]) / state.table.rules.tableau_end
    taken = sum([mat[POINTS] for mat in state.mats])
    return min(1.0, max(fullest, taken / max(1, taken + state.pool)))


# What follows from a choice for certain, whatever chance brings and whatever the seat cannot see.


def foreseen(state: RollState, action: int, seat: int) -> RollState | None:
    """The position after a choice made openly and all that follows; None where that hangs on what is to be guessed."""
    for rival in range(state.seats):
        if rival != seat and state.drawn[rival]:
            return None
    trial = state.copy()
    choose(trial, action)
    return trial if _runs_on(trial, seat) and _is_as_hidden(state, trial, seat) else None


def _runs_on(trial: RollState, seat: int) -> bool:
    """Run on as far as a choice; whether this came about before anything was sure to hang on a guess."""
    stack = trial.stack
    while stack:
        step = stack[-1]
        if isinstance(step, SeatDecision):
            action = step.only(trial)
            if action is None:
                return True
            stack.pop()
            step.apply(trial, action)
        else:
            kind = type(step)
            if kind is StartRound or kind is DrawTiles or kind is TileAtEnd:
                return False
            if isinstance(step, Build) and step.who != seat:
                return False
            stack.pop()
            step.run(trial)
    return True


def _is_as_hidden(state: RollState, trial: RollState, seat: int) -> bool:
    """Whether chance was not asked and rivals' tiles lie as they did."""
    if trial.chance != state.chance:
        return False
    for rival in range(state.seats):
        if rival != seat and (
            trial.drawn[rival]
            or trial.stacks[2 * rival] != state.stacks[2 * rival]
            or trial.stacks[2 * rival + 1] != state.stacks[2 * rival + 1]
        ):
            return False
    return True


def show(guess: RollState, trial: RollState, seat: int) -> None:
    """Lay rivals' tiles in a trial as they are guessed."""
    for rival in range(guess.seats):
        if rival != seat:
            trial.stacks[2 * rival] = guess.stacks[2 * rival]
            trial.stacks[2 * rival + 1] = guess.stacks[2 * rival + 1]
