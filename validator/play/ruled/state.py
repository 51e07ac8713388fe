"""The state of a game whose rules are data, and the few kinds of steps it needs."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Self

from validator.play.defaults.state import PlainState
from validator.play.engine.step import Decision, Step

NOBODY = -2
"""What stands for ``it`` where no piece was picked."""
FIRST, LEFT, BEGUN, WORK, ASKER = 0, 1, 2, 3, 4
"""The slots of numbers that every game keeps: who goes first, how many turns may still begin, how many of the outermost
turns or rounds have begun, how often players may still be made to do something all at once, and who asked others."""
MOST_TURNS = 4_000
"""Turns, rounds and choices after which rules are taken to have no end."""
MOST_WORK = 10_000
"""Deeds of players who are made to do something all at once, after which rules are taken to have no end."""


class Moved(NamedTuple):
    """Pieces went from one slot to another, perhaps shuffled; off a board each from its place."""

    start: int
    goal: int
    designs: tuple[int, ...]
    shuffled: bool = False
    places: tuple[int, ...] = ()


class Laid(NamedTuple):
    """A player laid a piece on a place of a board."""

    seat: int
    start: int
    goal: int
    design: int
    place: int


class Went(NamedTuple):
    """A player had a piece go from a place of a board to another."""

    seat: int
    slot: int
    design: int
    start: int
    goal: int


class Turned(NamedTuple):
    """A player turned up a piece that lies face down on a place of a board."""

    seat: int
    slot: int
    design: int
    place: int


class Changed(NamedTuple):
    """A number in a slot rose or fell, or was ``put`` to another value, and was ``total`` then."""

    slot: int
    change: int
    total: int
    put: bool = False


class Rolled(NamedTuple):
    """Dice in a slot were thrown, by a player or (below 0) for all."""

    slot: int
    sides: tuple[int, ...]
    seat: int


class WentFirst(NamedTuple):
    """Another player goes first from now on."""

    seat: int


class Won(NamedTuple):
    """A player made the highest bid."""

    seat: int
    bid: int


class Unplaced(NamedTuple):
    """A player was to lay a piece on a board, and there was no place where it may lie."""

    seat: int
    board: str


class Ended(NamedTuple):
    """The turn was over before all of it was done, or the game."""

    is_game: bool


Happening = Moved | Laid | Went | Turned | Changed | Rolled | WentFirst | Won | Unplaced | Ended
Does = Callable[["Play", int, int], None]


class Play(PlainState):
    """Numbers and zones by slot; a zone of players has a slot for each seat.

    Attributes:
        n: every number that is kept.
        z: the designs in every zone, and what dice show.
        by: who laid what, in the zones that remember it; on a board whose pieces lie face down 1 for those that were
            turned up before, and 0 for others.
        at: for each board the places of the pieces on it, in the order in which they were laid.
        log: where somebody looks on, what has happened since they last looked; None elsewhere, and in copies.
    """

    def __init__(self, table: Any, seats: int, seed: int) -> None:
        super().__init__(table, seats, seed)
        rules = table.rules_for(seats)
        self.places, self.hidden = rules.slots.places, rules.slots.hidden
        self.n: list[int] = rules.slots.numbers[:]
        self.z: list[list[int]] = [[] for _ in range(rules.slots.size)]
        self.by: list[list[int]] = [[] for _ in range(rules.slots.size)]
        self.at: list[list[int]] = [[] for _ in rules.slots.boards]
        self.log: list[Happening] | None = None
        rules.slots.fill(self)
        self.stack = [Do(rules.body, 0, NOBODY)]

    def copy(self) -> Self:
        """The same game, to go on separately."""
        new = type(self).__new__(type(self))
        new.table, new.seats, new.lot = self.table, self.seats, self.lot
        new.places, new.hidden = self.places, self.hidden
        new.stack, new.options = self.stack[:], self.options
        new.n = self.n[:]
        new.z = [pile[:] for pile in self.z]
        new.by = [seats[:] for seats in self.by]
        new.at = [places[:] for places in self.at]
        new.log = None
        return new

    def fields(self) -> Iterator[tuple[str, Any]]:
        """Numbers, zones, who laid what, and where."""
        yield from (("n", self.n), ("z", self.z), ("by", self.by), ("at", self.at))

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another."""
        steps = tuple(step.key() for step in self.stack)  # type: ignore[attr-defined]
        lists = (self.z, self.by, self.at)
        return (steps, self.chance, tuple(self.n), *(tuple(map(tuple, each)) for each in lists))

    def piles(self, place: str) -> list[tuple[int | None, list[int]]]:
        """The designs in a zone; of one that nobody sees, not even its player, without whose they are."""
        zone = self.table.rules_for(self.seats).slots.zones[place]
        owned = zone.own and zone.seen != "nobody"
        return [(seat if owned else None, self.z[slot]) for seat, slot in enumerate(zone.slots)]


class Code:
    """Something that rules do: ``run`` does it at once, or, where it ``asks``, puts what is to do on the stack.

    ``number`` tells it from others of the same rules. One that ``forgets`` is done though the rest of a turn is not.
    """

    run: Does
    is_turn = forgets = False

    def __init__(self, number: int, run: Does, asks: bool) -> None:
        self.number, self.run, self.asks = number, run, asks

    def is_idle(self, s: "Play", me: int, it: int) -> bool:
        """Whether it would do nothing now, since no condition in it holds."""
        return False


class Do(Step[Play]):
    """Something to run for a seat, with the piece that was picked before."""

    __slots__ = ("code", "it", "me")

    def __init__(self, code: Code, me: int, it: int) -> None:
        self.code, self.me, self.it = code, me, it

    def run(self, state: Play) -> None:
        """Run it."""
        self.code.run(state, self.me, self.it)

    def key(self) -> tuple[object, ...]:
        """What tells it from other steps."""
        return (type(self).__name__, self.code.number, self.me, self.it)


class Rest(Step[Play]):
    """What is left of a list of effects, from one of them on."""

    __slots__ = ("code", "it", "me", "place")

    def __init__(self, code: Any, place: int, me: int, it: int) -> None:
        self.code, self.place, self.me, self.it = code, place, me, it

    def run(self, state: Play) -> None:
        """Run it."""
        self.code.go_on(state, self.me, self.it, self.place)

    def key(self) -> tuple[object, ...]:
        """What tells it from other steps."""
        return ("Rest", self.code.number, self.place, self.me, self.it)


class Again(Step[Play]):
    """A loop at the point where it may go on: for a seat, with so many times left (below 0: no end is set)."""

    __slots__ = ("code", "it", "left", "me")

    def __init__(self, code: Any, me: int, left: int, it: int) -> None:
        self.code, self.me, self.left, self.it = code, me, left, it

    def run(self, state: Play) -> None:
        """Run it."""
        self.code.again(state, self.me, self.left, self.it)

    def key(self) -> tuple[object, ...]:
        """What tells it from other steps."""
        return ("Again", self.code.number, self.me, self.left, self.it)


class Ask(Decision[Play]):
    """Somebody chooses: a piece, an action, or both at once."""

    __slots__ = ("code", "it", "me")

    def __init__(self, code: Any, me: int, it: int) -> None:
        self.code, self.me, self.it = code, me, it

    def seat(self, state: Play) -> int:
        """Whose choice it is."""
        return self.me

    def options(self, state: Play) -> list[int]:
        """Every legal action once."""
        options: list[int] = self.code.options(state, self.me, self.it)
        return options

    def apply(self, state: Play, action: int) -> None:
        """Do what was chosen."""
        self.code.taken(state, self.me, self.it, action)

    def key(self) -> tuple[object, ...]:
        """What tells it from other steps."""
        return ("Ask", self.code.number, self.me, self.it)


class Offer(Ask):
    """Somebody bids: who has bid the most so far (below 0: nobody), and who is out."""

    __slots__ = ("best", "out")

    def __init__(self, code: Any, me: int, it: int, best: int, out: tuple[int, ...]) -> None:
        super().__init__(code, me, it)
        self.best, self.out = best, out

    def apply(self, state: Play, action: int) -> None:
        """Raise the bid, or be out."""
        self.code.answered(state, self, action)

    def key(self) -> tuple[object, ...]:
        """What tells it from other steps."""
        return (*super().key(), self.best, self.out)


class Reply(Ask):
    """Somebody agrees or does not: to whom, and who is asked after them."""

    __slots__ = ("asker", "rest")

    def __init__(self, code: Any, me: int, it: int, asker: int, rest: tuple[int, ...]) -> None:
        super().__init__(code, me, it)
        self.asker, self.rest = asker, rest

    def apply(self, state: Play, action: int) -> None:
        """Agree, or leave it to the next."""
        self.code.answered(state, self, action)

    def key(self) -> tuple[object, ...]:
        """What tells it from other steps."""
        return (*super().key(), self.asker, self.rest)


def works(state: Play, seats: int) -> bool:
    """Count what so many players do at once; where it is too much the game is over, and false is returned."""
    state.n[WORK] -= seats
    if state.n[WORK] > 0:
        return True
    state.n[LEFT] = 0
    state.stack.clear()
    return False


def begins(state: Play) -> bool:
    """Count a turn that is about to begin; where there have been too many the game is over, and false is returned."""
    state.n[LEFT] -= 1
    if state.n[LEFT] > 0:
        return True
    state.stack.clear()
    return False
