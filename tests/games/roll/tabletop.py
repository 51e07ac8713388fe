"""Lays a few tiles and dice of Roll for the Galaxy, so that a test reads like the case it is about.

Faces are named ``"G07.front"``, ``"F1.left"`` or ``"H2"``; places of dice ``"cup"``, ``"citizenry"``, a phase for the
column of its workers, ``"developments"`` and ``"worlds"`` for dice that wait on the stacks, and ``"rare world"`` for
goods on such worlds.
"""

from __future__ import annotations

from copy import copy
from functools import cache
from types import SimpleNamespace
from typing import Any

import msgspec

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.roll.rules.assigning import DICTATE, FIRST_DICTATE, REASSIGN, WORKERS
from validator.play.games.roll.rules.rounds import END_PHASE, MANAGE, WORK, faults, take_in
from validator.play.games.roll.rules.shipping import TASKS
from validator.play.games.roll.rules.state import RollState, gain_points, new_state
from validator.play.games.roll.table import Table
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    GOODS,
    KIND_COUNT,
    POINTS,
    SELECTED,
    SELECTOR,
    STACKS,
)
from validator.play.games.roll.words.switches import DIE_COLOURS, KINDS, PHASES
from validator.play.games.roll.words.vocabulary import VOCABULARY
from validator.play.lookup import open_set

words: Any = SimpleNamespace(**{word.__name__: word for family in VOCABULARY.families.values() for word in family})
"""Every word by the name of its class, wherever its file is."""
SIDES = {"front": 0, "back": 1, "left": 0, "right": 1, "": 0}
PLACES = {
    "cup": CUP,
    "citizenry": CITIZENRY,
    **{phase: COLUMNS + COLOURS * number for number, phase in enumerate(PHASES)},
    "developments": STACKS,
    "worlds": STACKS + COLOURS,
    **{f"{kind} world": GOODS + COLOURS * number for number, kind in enumerate(KINDS)},
}
VIRTUAL = COLOURS


@cache
def content() -> ContentSet:
    return open_set("roll")


def table_of(**rules: Any) -> Table:
    """The set compiled with some switches set."""
    return _plain_table() if not rules else _compiled(**rules)


@cache
def _plain_table() -> Table:
    return _compiled()


def _compiled(**rules: Any) -> Table:
    loaded = copy(content())
    loaded.rules = msgspec.structs.replace(loaded.rules, **rules)
    return Table(loaded)


def with_tile(design: str, rules: dict[str, Any] | None = None, **faces: dict[str, Any]) -> Table:
    """The set compiled with other fields on the faces of one piece: ``front={"powers": (...)}``."""
    loaded = copy(content())
    old = loaded.by_id[design]
    changed = {name: msgspec.structs.replace(getattr(old, name), **fields) for name, fields in faces.items()}
    new = msgspec.structs.replace(old, **changed)
    loaded.pieces = {kind: [new if each is old else each for each in many] for kind, many in loaded.pieces.items()}
    loaded.rules = msgspec.structs.replace(loaded.rules, **(rules or {}))
    return Table(loaded)


class Laid:
    """A position under test. Seats count from 0; methods return the position, so that calls can be chained."""

    def __init__(self, seats: int = 2, table: Table | None = None, **rules: Any) -> None:
        self.state: RollState = new_state(table or table_of(**rules), seats, 1)
        for mat in self.state.mats:
            mat[CREDITS] = 1

    def face(self, name: str) -> int:
        design, _, side = name.partition(".")
        return 2 * self.state.table.designs.index(design) + SIDES[side]

    def tableau(self, *names: str, seat: int = 0) -> Laid:
        """Tiles come into a tableau, without what they gain."""
        for name in names:
            self._from_bag(self.face(name))
            take_in(self.state, seat, self.face(name))
        return self

    def stack(self, *names: str, seat: int = 0) -> Laid:
        """Tiles go on the stacks of their sides, the last one on top."""
        for name in names:
            face = self.face(name)
            self._from_bag(face)
            self.state.stacks[2 * seat + (face & 1)].append(face)
        return self

    def _from_bag(self, face: int) -> None:
        if face >> 1 < self.state.table.first_faction:
            self.state.bag.remove(face >> 1)

    def bag(self, *designs: str) -> Laid:
        """Only these tiles are left in the bag; the others lie at the far end of a table nobody looks at."""
        self.state.bag = [self.state.table.designs.index(design) for design in designs]
        return self

    def dice(self, place: str, seat: int = 0, **colours: int) -> Laid:
        for name, count in colours.items():
            colour = DIE_COLOURS.index(name)
            self.state.mats[seat][PLACES[place] + colour] += count
            self.state.supply[colour] -= count
        return self

    def credits(self, amount: int, seat: int = 0) -> Laid:
        self.state.mats[seat][CREDITS] = amount
        return self

    def points(self, amount: int, seat: int = 0) -> Laid:
        gain_points(self.state, seat, amount)
        return self

    def select(self, phase: str, colour: str = "home", seat: int = 0) -> Laid:
        """A worker has selected a phase."""
        mat = self.state.mats[seat]
        mat[SELECTED], mat[SELECTOR] = PHASES.index(phase), DIE_COLOURS.index(colour)
        self.state.supply[mat[SELECTOR]] -= 1
        return self

    def run(self, *steps: Any) -> Laid:
        """These steps are to come, the first one first; play goes on to the first real choice."""
        self.state.stack = list(reversed(steps))
        settle(self.state)
        return self

    def phase(self, phase: str) -> Laid:
        """A phase takes place for all seats."""
        number = PHASES.index(phase)
        return self.run(*WORK[number][: self.state.seats], END_PHASE[number])

    def reassign(self, seat: int = 0) -> Laid:
        return self.run(REASSIGN[seat])

    def dictate(self, seat: int = 0) -> Laid:
        return self.run(DICTATE[seat])

    def manage(self, seat: int = 0) -> Laid:
        return self.run(MANAGE[seat])

    @property
    def asked(self) -> str:
        """The name of the choice that is due, empty when all is done."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def options(self) -> list[int]:
        assert self.state.stack, "nothing is asked"
        return self.state.options

    @property
    def powers(self) -> list[int]:
        """What a seat may answer about its powers to reassign, dictating first left aside."""
        return [option for option in self.options if option < FIRST_DICTATE]

    def choose(self, *actions: int) -> Laid:
        for action in actions:
            assert action in self.options, f"{action} is not among {self.options} of {self.asked}"
            choose(self.state, action)
            settle(self.state)
        return self

    def choose_pass(self) -> Laid:
        return self.choose(PASS)

    def at(self, place: str, seat: int = 0) -> dict[str, int]:
        """Dice at a place, by colour."""
        first = PLACES[place]
        counts = self.state.mats[seat][first : first + COLOURS]
        return {colour: count for colour, count in zip(DIE_COLOURS, counts, strict=True) if count}

    def number(self, what: str, seat: int = 0) -> int:
        return self.state.mats[seat][CREDITS if what == "credits" else POINTS]

    def tiles(self, seat: int = 0) -> list[str]:
        return [self.name(face) for face in self.state.tableaus[seat]]

    def on_stack(self, kind: int, seat: int = 0) -> list[str]:
        """Tiles of the development (0) or world stack (1), lowest first."""
        return [self.name(face) for face in self.state.stacks[2 * seat + kind]]

    def name(self, face: int) -> str:
        table = self.state.table
        design = table.designs[face >> 1]
        sides = ("front", "back") if design[0] == "G" else ("left", "right") if design[0] == "F" else ("", "")
        return f"{design}.{sides[face & 1]}".rstrip(".")

    def sound(self) -> Laid:
        """Nothing is broken."""
        assert faults(self.state) == []
        return self


def worker(phase: str, colour: str) -> int:
    """A worker in a column, as actions number it."""
    return COLOURS * PHASES.index(phase) + DIE_COLOURS.index(colour)


def move(start: str, colour: str, to: str) -> int:
    """A worker goes from one column to another."""
    return len(PHASES) * worker(start, colour) + PHASES.index(to)


def selection(phase: str, start: str, colour: str) -> int:
    """A worker selects a phase."""
    return (WORKERS + COLOURS) * PHASES.index(phase) + worker(start, colour)


def stock(colour: str = "home") -> int:
    return DIE_COLOURS.index(colour)


def scout(colour: str = "home") -> int:
    return COLOURS + DIE_COLOURS.index(colour)


def produce(colour: str, kind: str) -> int:
    return KIND_COUNT * DIE_COLOURS.index(colour) + KINDS.index(kind)


def ship(task: str, kind: str, good: str, shipper: str, virtual: bool = False) -> int:
    """A shipper trades or consumes a good on a world of a kind."""
    number = DIE_COLOURS.index(shipper) + VIRTUAL * virtual
    place = COLOURS * KINDS.index(kind) + DIE_COLOURS.index(good)
    return TASKS * number + 2 * place + ("trade", "consume").index(task)
