"""Where every die and tile of a game lies, and the few numbers of the choice in progress."""

from __future__ import annotations

from typing import Final

from validator.play.engine.chance import below, scrambled, shuffle
from validator.play.engine.step import Decision, State, Step, name_of
from validator.play.games.roll.table import Table, first_powers
from validator.play.games.roll.words.gains import ZONES
from validator.play.games.roll.words.numbers import (
    CAPACITY,
    COLOURS,
    CREDITS,
    GOODS,
    KIND_COUNT,
    MAT_SIZE,
    NOTHING,
    POINTS,
    SELECTED,
    SELECTOR,
    WORLDS,
)

RESERVE: Final = 10
EVERY_SEAT: Final = range(5)
NO_VIRTUAL: Final = [0] * COLOURS
"""Nobody's virtual workers; never changed."""


class RollState(State):
    """One game.

    Per seat: ``mats`` and ``powers`` (see `mat`), ``tableaus`` (faces in the order completed), ``stacks`` (faces, the
    top one last; seat's developments at ``2 × seat``, worlds after them), ``drawn`` (designs in hand, not yet placed),
    ``reassigns`` (numbers of powers in `Table.moves`). Powers, reassigns and tableaus are replaced, never changed.

    Of the table: ``bag`` (designs; drawing takes any of them), ``aside`` (designs abandoned in this phase), ``supply``
    (dice by colour), ``pool`` and ``reserve`` of points (the reserve may fall below 0: points are never refused),
    ``turns`` (rounds begun), ``concealed`` (assignments are secret), ``performed`` (a bit for each phase), ``extra``
    (phase of the extra die for two, or `NOTHING`).

    Of the choice in progress: ``left`` (how many are still to be chosen), ``bound`` (the least that may be chosen, so
    that each combination is offered once), ``used`` (a bit for each reassign power), ``dictates`` taken, ``power`` (the
    reassign power in use, or `NOTHING` for a dictate), ``start`` (the column its first worker left), ``fresh`` (places
    where workers it has moved have come), ``virtual`` workers still at hand, ``scouted`` (a bit for each colour that
    has), ``laid`` (tiles just placed below and on top of each stack).
    """

    __slots__ = (
        "aside",
        "bag",
        "bound",
        "concealed",
        "dictates",
        "drawn",
        "extra",
        "fresh",
        "laid",
        "left",
        "mats",
        "performed",
        "pool",
        "power",
        "powers",
        "reassigns",
        "reserve",
        "scouted",
        "stacks",
        "start",
        "supply",
        "table",
        "tableaus",
        "turns",
        "used",
        "virtual",
    )

    table: Table
    mats: list[list[int]]
    powers: list[list[int]]
    tableaus: list[tuple[int, ...]]
    reassigns: list[tuple[int, ...]]
    stacks: list[list[int]]
    drawn: list[tuple[int, ...]]
    bag: list[int]
    aside: list[int]
    supply: list[int]
    pool: int
    reserve: int
    turns: int
    concealed: int
    performed: int
    extra: int
    left: int
    bound: int
    used: int
    dictates: int
    power: int
    start: int
    fresh: tuple[int, ...]
    virtual: list[int]
    scouted: int
    laid: tuple[int, int, int, int]

    def copy(self) -> RollState:
        """The same game, to go on separately."""
        new = RollState()
        new.table, new.seats, new.options, new.lot = self.table, self.seats, self.options, self.lot
        new.stack = self.stack[:]
        new.mats = [mat[:] for mat in self.mats]
        new.powers, new.tableaus, new.reassigns = self.powers[:], self.tableaus[:], self.reassigns[:]
        new.stacks = [stack[:] for stack in self.stacks]
        new.drawn, new.bag, new.aside, new.supply = self.drawn[:], self.bag[:], self.aside[:], self.supply[:]
        new.pool, new.reserve, new.turns = self.pool, self.reserve, self.turns
        new.concealed, new.performed, new.extra = self.concealed, self.performed, self.extra
        new.left, new.bound, new.used, new.dictates = self.left, self.bound, self.used, self.dictates
        new.power, new.start, new.fresh = self.power, self.start, self.fresh
        new.virtual, new.scouted, new.laid = self.virtual[:], self.scouted, self.laid
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another, hidden parts included."""
        return (
            [name_of(step) for step in self.stack],
            self.chance,
            self.mats,
            self.tableaus,
            self.stacks,
            self.drawn,
            self.bag,
            self.aside,
            self.supply,
            self.pool,
            self.reserve,
            self.turns,
            self.concealed,
            self.performed,
            self.extra,
            self.left,
            self.bound,
            self.used,
            self.dictates,
            self.power,
            self.start,
            self.fresh,
            self.virtual,
            self.scouted,
            self.laid,
        )


class SeatStep(Step[RollState]):
    """A step about one seat."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who


class SeatDecision(Decision[RollState]):
    """A choice of one seat."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: RollState) -> int:
        return self.who


def new_state(table: Table, seats: int, seed: int) -> RollState:
    """A game before anything is dealt."""
    rules = table.rules
    state = RollState()
    state.table, state.seats, state.chance = table, seats, scrambled(seed)
    state.stack, state.options = [], []
    state.mats = [[0] * MAT_SIZE for _ in range(seats)]
    for mat in state.mats:
        mat[SELECTED] = mat[SELECTOR] = NOTHING
    state.powers = [first_powers(table) for _ in range(seats)]
    nothing: tuple[int, ...] = ()
    state.tableaus, state.reassigns, state.drawn = ([nothing] * seats for _ in range(3))
    state.stacks = [[] for _ in range(2 * seats)]
    state.bag, state.aside, state.supply = table.tiles[:], [], table.supply[:]
    state.pool = rules.points_per_player * seats
    state.reserve = RESERVE if rules.reserve == "ten_points" else max(0, table.chips - state.pool)
    state.turns = state.concealed = state.performed = 0
    state.extra = state.power = state.start = NOTHING
    state.left = state.bound = state.used = state.dictates = state.scouted = 0
    state.fresh, state.laid = (), (0, 0, 0, 0)
    state.virtual = NO_VIRTUAL
    return state


def gain_credits(state: RollState, seat: int, amount: int) -> None:
    """Credits up to the cap; the rest is lost (G15)."""
    mat = state.mats[seat]
    credits = mat[CREDITS] + amount
    cap = state.table.rules.credit_cap
    mat[CREDITS] = credits if credits < cap else cap


def gain_points(state: RollState, seat: int, amount: int) -> None:
    """Points from the pool, then from the reserve; they are paid in any case."""
    state.mats[seat][POINTS] += amount
    state.pool -= amount
    if state.pool < 0:
        state.reserve += state.pool
        state.pool = 0


def gain_dice(state: RollState, seat: int, colour: int, count: int, place: int) -> None:
    """Dice from the supply, as far as it has them, to the zone of a mat that begins at that place."""
    count = min(count, state.supply[colour])
    state.supply[colour] -= count
    state.mats[seat][place + colour] += count


def take_dice(state: RollState, seat: int, face: int) -> None:
    """The dice that a tile brings; onto a world only while that world, still empty, has room."""
    good = state.table.good[face]
    room = state.powers[seat][CAPACITY] if good >= 0 else 0
    for colour, to, count in state.table.gained_dice[face]:
        if to in ZONES:
            gain_dice(state, seat, colour, count, ZONES[to])
        elif room:
            count = min(count, room, state.supply[colour])
            room -= count
            gain_dice(state, seat, colour, count, GOODS + COLOURS * good)


def rooms(state: RollState, seat: int) -> list[int]:
    """By kind, how many more goods a seat's worlds can hold."""
    mat, powers = state.mats[seat], state.powers[seat]
    capacity = powers[CAPACITY]
    return [
        capacity * powers[WORLDS + 1 + kind] - sum(mat[GOODS + COLOURS * kind : GOODS + COLOURS * kind + COLOURS])
        for kind in range(KIND_COUNT)
    ]


def draw(state: RollState, seat: int, count: int) -> int:
    """Take tiles from the bag in hand, abandoned ones put back if it runs out; how many could be taken."""
    bag = state.bag
    taken = []
    for _ in range(count):
        if not bag:
            if not state.aside:
                break
            bag += state.aside
            state.aside = []
        place = below(state, len(bag))
        taken.append(bag[place])
        bag[place] = bag[-1]
        bag.pop()
    state.drawn[seat] += tuple(taken)
    return len(taken)


def dealt(state: RollState, designs: list[int]) -> list[int]:
    """Designs in random order."""
    order = designs[:]
    shuffle(state, order)
    return order
