"""Pebbles: a tiny game with hidden cards, to test play-testing without the rules of a real one.

Each seat holds three cards; in its turn it plays one for the card's points or passes. Three turns each; most points
win. The set and its words are made here too.
"""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

from validator.content.loading import ContentSet, load
from validator.content.places import Place
from validator.content.vocabulary import Piece, Rules, Vocabulary
from validator.play.agents.contract import Agent, MakeAgent, View
from validator.play.engine.chance import Dice, below, scrambled, shuffle
from validator.play.engine.game import Facts, Game, Promise
from validator.play.engine.step import PASS, Decision, State

HAND = 3
USES = ("drawn", "played", "played last")


class Pebble(Piece, frozen=True, kw_only=True):
    """A card. ``shy`` cards can only be played by a seat that has no points yet and ``stuck`` ones never."""

    points: int
    shy: bool = False
    stuck: bool = False


WORDS = Vocabulary(game="pebbles", kinds={"pebble": Pebble}, families={}, rules=Rules, profiles={"documented": Rules()})


class Table:
    """The set in flat lists."""

    def __init__(self, content: ContentSet) -> None:
        self.pebbles = [piece for piece in content.pieces["pebble"] if isinstance(piece, Pebble)]
        self.deck = [number for number, piece in enumerate(self.pebbles) for _ in range(piece.count)]


class Position(State):
    """The state."""

    def __init__(self, table: Table, seats: int, seed: int) -> None:
        self.table = table
        self.seats = seats
        self.chance = scrambled(seed)
        self.stack: list[Any] = [Turn(seat) for _ in range(HAND) for seat in reversed(range(seats))]
        self.options: list[int] = []
        deck = list(table.deck)
        shuffle(self, deck)
        self.hands = [sorted(deck[seat * HAND : seat * HAND + HAND]) for seat in range(seats)]
        self.points = [0] * seats
        self.turns = 0

    def copy(self) -> Position:
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.seats, twin.chance = self.seats, self.chance
        twin.stack, twin.options, twin.points = list(self.stack), list(self.options), list(self.points)
        twin.hands = [list(hand) for hand in self.hands]
        return twin

    def key(self) -> tuple[object, ...]:
        return (self.chance, tuple(map(tuple, self.hands)), tuple(self.points), self.turns, len(self.stack))


class Turn(Decision[Position]):
    """Play one card or pass."""

    __slots__ = ("_seat",)

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def seat(self, state: Position) -> int:
        return self._seat

    def options(self, state: Position) -> list[int]:
        hand = sorted(set(state.hands[self._seat]))
        return [PASS, *(card for card in hand if self._playable(state, card))]

    def _playable(self, state: Position, card: int) -> bool:
        pebble = state.table.pebbles[card]
        return not pebble.stuck and not (pebble.shy and state.points[self._seat])

    def apply(self, state: Position, action: int) -> None:
        state.turns += 1
        below(state, 6)
        if action != PASS:
            state.hands[self._seat].remove(action)
            state.points[self._seat] += state.table.pebbles[action].points


class Observer:
    """Notes who drew and played what."""

    def __init__(self, table: Table) -> None:
        self._designs = len(table.pebbles)

    def start(self, state: Position) -> None:
        self._facts = Facts()
        for seat, hand in enumerate(state.hands):
            for card in hand:
                self._facts.kept.add(2 * card)
                self._facts.uses.add((seat, card, 0))

    def before(self, state: Position, step: Any, action: int | None) -> None:
        if action is None or action == PASS:
            return
        seat = step.seat(state)
        self._facts.kept.add(2 * action + 1)
        self._facts.uses.add((seat, action, 1))
        if not any(later.seat(state) == seat for later in state.stack):
            self._facts.uses.add((seat, action, 2))

    def after(self, state: Position, step: Any, action: int | None) -> None: ...

    def finish(self, state: Position) -> Facts:
        self._facts.length = state.turns
        self._facts.parts = {"even": [p - p % 2 for p in state.points], "odd": [p % 2 for p in state.points]}
        return self._facts


def promises(table: Table) -> list[Promise]:
    found = []
    for pebble in table.pebbles:
        found.append(Promise(f"drawn:{pebble.id}", f"{pebble.id} is drawn", "drawn", pebble.id))
        found.append(Promise(f"played:{pebble.id}", f"{pebble.id} is played", "played", pebble.id, ("points",)))
    return found


def spotlight(table: Table, seats: int, seed: int, promise: int) -> Position | None:
    state = Position(table, seats, seed)
    state.hands[0][0] = promise // 2
    return state


def winners(state: Position) -> list[int]:
    return [seat for seat in range(state.seats) if state.points[seat] == max(state.points)]


def seen_by(state: Position, seat: int) -> Hashable:
    return tuple(state.hands[seat]), tuple(state.points)


def no_faults(state: Position) -> list[str]:
    return []


GAME = Game(
    name="pebbles",
    table=Table,
    start=Position,
    scores=lambda state: list(state.points),
    winners=winners,
    value=lambda state, seat: float(state.points[seat]),
    imagine=lambda state, seat, seed: state.copy(),
    seen_by=seen_by,
    faults=no_faults,
    promises=promises,
    observer=Observer,
    narrator=lambda table, content, language: None,  # type: ignore[arg-type, return-value]
    spotlight=spotlight,
    designs=lambda table: [pebble.id for pebble in table.pebbles],
    uses=USES,
    length_unit="move",
    step_limit=200,
)

SET = """\
game: pebbles
title: {en: Pebbles & Co}
players: {from: 2, to: 3}
languages: [en]
"""
PEBBLES = """\
pebble:
  - {id: One, title: {en: <b>One</b>}, points: 1, count: 6}
  - {id: Two, points: 2, count: 4}
  - {id: Five, points: 5, count: 2}
  - {id: Shy, points: 3, shy: true, count: 2}
  - {id: Null, points: 0, count: 4}
"""
STUCK = "  - {id: Stuck, points: 1, stuck: true}\n"
RARE = "  - {id: Rare, points: 1, count: 1}\n  - {id: Dust, points: 0, count: 200}\n"


def write_set(folder: Path, pebbles: str = PEBBLES) -> str:
    """A set on disk; its reference."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "pebbles.yaml").write_text(pebbles, encoding="utf-8")
    return str(folder)


def open_toy(reference: str) -> tuple[ContentSet, Game]:
    """The set in a folder and the game that plays it."""
    folder = Path(reference)
    return load(Place(folder, folder.name), {"pebbles": WORDS}.get, ["pebbles"]), GAME


class Anyone:
    """Takes any option."""

    name = "anyone"

    def __init__(self, game: Game, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, view: View) -> int:
        return view.options[below(self._dice, len(view.options))]


class Best:
    """Takes the last option, and so never passes."""

    name = "best"

    def __init__(self, game: Game, seed: int) -> None: ...

    def choose(self, view: View) -> int:
        return view.options[-1]


class Cheat:
    """Takes what was not offered."""

    name = "cheat"

    def __init__(self, game: Game, seed: int) -> None: ...

    def choose(self, view: View) -> int:
        return 99


def anyone(name: str) -> MakeAgent:
    """A roster of the three."""
    known: dict[str, type[Any]] = {"anyone": Anyone, "best": Best, "cheat": Cheat}
    return known[name]


def agents(*makers: type[Any]) -> list[Agent]:
    """Agents for one game."""
    return [maker(GAME, seat) for seat, maker in enumerate(makers)]
