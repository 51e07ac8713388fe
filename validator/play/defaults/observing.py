"""What a seat of any plain game sees, what it guesses of the rest, and who notes what was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import Any

from validator.play.defaults.compiled import Box
from validator.play.defaults.state import PlainState, frozen
from validator.play.engine.chance import scrambled, shuffle
from validator.play.engine.game import Facts, Promise
from validator.play.engine.step import Decision

LOST = "the pieces on the table are not those of the box"


def imagined(state: PlainState, seat: int, seed: int) -> PlainState:
    """A copy in which the pieces that a seat cannot see have changed places, each with others of the same back."""
    guess = state.copy()
    guess.chance = scrambled(seed, 1)  # never that of a game which begins by this seed
    unseen = [pile for _, pile in _unseen(guess, seat)]
    backs = guess.table.backs
    for back in sorted({backs[design] for pile in unseen for design in pile}):
        mixed = [design for pile in unseen for design in pile if backs[design] == back]
        shuffle(guess, mixed)
        for pile in unseen:
            pile[:] = [mixed.pop() if backs[design] == back else design for design in pile]
    for holder, pile in _unseen(guess, seat):
        if holder is not None:
            pile.sort()
    return guess


def seen(state: PlainState, seat: int) -> Hashable:
    """All that a seat can see: what lies open, its own hand, and the backs of everything else."""
    unseen = {id(pile) for _, pile in _unseen(state, seat)}
    shown = []
    for name, value in state.fields():
        if name in state.hidden:
            shown.append(tuple(_faces(state, pile, id(pile) in unseen) for _, pile in state.piles(name)))
        else:
            shown.append(frozen(value))
    return tuple(shown)


def lost(state: PlainState) -> list[str]:
    """That a piece was lost or came from nowhere, if so."""
    if not state.places:
        return []
    lying = sorted(design for place in state.places for _, pile in state.piles(place) for design in pile)
    return [] if lying == sorted(state.table.deck) else [LOST]


def _unseen(state: PlainState, seat: int) -> Iterator[tuple[int | None, list[int]]]:
    for place in state.hidden:
        for holder, pile in state.piles(place):
            if holder is None or holder != seat:
                yield holder, pile


def _faces(state: PlainState, pile: list[int], is_unseen: bool) -> tuple[int, ...]:
    return tuple(sorted(state.table.backs[design] for design in pile)) if is_unseen else tuple(pile)


DRAWN, PLAYED = 0, 1
USES = ("drawn", "played")


def each_is_played(table: Box[Any, Any]) -> list[Promise]:
    """What a set promises: that each of its designs is played."""
    return [Promise(_key(piece.id), f"{piece.id} was played", "played", piece.id) for piece in table.pieces]


def _key(design: str) -> str:
    return f"played:{design}"


class PlainObserver:
    """Notes what comes into a hand, and what a seat's own decision lays open.

    A design is drawn where it lies hidden before its seat, and played where there is more of it in an open place after
    a decision than before. What is played counts as drawn, so that a piece taken from the table is known as well.
    """

    def __init__(self, table: Box[Any, Any], promises: list[Promise], scores: Callable[[Any], list[int]]) -> None:
        number = {promise.key: place for place, promise in enumerate(promises)}
        self._promise = [number.get(_key(piece.id)) for piece in table.pieces]
        self._scores = scores
        self._facts = Facts()
        self._open: Counter[tuple[str, int]] = Counter()
        self._held: list[list[int]] = []

    def start(self, state: PlainState) -> None:
        """A new game is about to begin."""
        self._facts, self._held = Facts(), []
        self._look_at_hands(state)

    def before(self, state: PlainState, step: Any, action: int | None) -> None:
        """A step is about to run."""
        if action is not None:
            self._open = _open(state)

    def after(self, state: PlainState, step: Any, action: int | None) -> None:
        """A step has run."""
        self._look_at_hands(state)
        if action is None or not isinstance(step, Decision):
            return
        self._facts.length += 1
        for _, design in _open(state) - self._open:
            self._facts.uses |= {(step.seat(state), design, DRAWN), (step.seat(state), design, PLAYED)}
            promise = self._promise[design]
            self._facts.kept |= set() if promise is None else {promise}

    def finish(self, state: PlainState) -> Facts:
        """The game is over."""
        self._facts.parts = {"points": self._scores(state)}
        return self._facts

    def _look_at_hands(self, state: PlainState) -> None:
        held = [pile for place in state.hidden for seat, pile in state.piles(place) if seat is not None]
        if held == self._held:
            return
        self._held = [pile[:] for pile in held]
        for place in state.hidden:
            for seat, pile in state.piles(place):
                self._facts.uses |= {(seat, design, DRAWN) for design in pile if seat is not None}


def _open(state: PlainState) -> Counter[tuple[str, int]]:
    """How many copies of each design lie in each place where all can see them."""
    places = [place for place in state.places if place not in state.hidden]
    return Counter((place, design) for place in places for _, pile in state.piles(place) for design in pile)
