"""The record of a game of which only the rules are written: everything else follows from its state and table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import Any

from validator.content.loading import ContentSet
from validator.play.defaults.compiled import Box
from validator.play.defaults.state import PlainState, frozen
from validator.play.defaults.telling import PlainView, narrator
from validator.play.engine.chance import scrambled, shuffle
from validator.play.engine.game import Facts, Game, Promise, Value
from validator.play.engine.step import Decision
from validator.play.engine.telling import leaders

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


MOST_STEPS = 10_000
"""Steps that no game of a few rounds comes near."""

Scores = Callable[[Any], list[int]]
Promises = Callable[[Any], list[Promise]]


def plain_game(
    name: str,
    table: Callable[[ContentSet], Box[Any, Any]],
    start: Callable[[Any, int, int], PlainState],
    scores: Scores,
    *,
    winners: Callable[[Any], list[int]] | None = None,
    value: Value | None = None,
    promises: Promises = each_is_played,
    rounds_over: Callable[[Any], int] | None = None,
    hidden: bool = True,
) -> Game:
    """The record of a game; `dataclasses.replace` changes any field of it.

    Args:
        name: the game's name, as ``game:`` of its sets says it.
        table: content → the set compiled, as `Box` does it or with more.
        start: table, number of seats, seed → a state at its first step; a class of states may do.
        scores: state → points per seat, at any decision as if the game were over.
        winners: final state → seats that won; those with the most points unless said otherwise.
        value: state, seat → how good it looks for a seat; points ahead of the best other unless said otherwise.
        promises: table → what play should show; that each design is played unless said otherwise.
        rounds_over: state → how many rounds are over, where a game has rounds.
        hidden: whether anything is hidden from anybody.
    """
    return Game(
        name=name, table=table, start=start, scores=scores, value=value or ahead(scores),
        winners=winners or (lambda state: list(leaders(scores(state)))),
        imagine=imagined, seen_by=seen, faults=lost, promises=promises, narrator=narrator(scores),
        observer=lambda made: PlainObserver(made, promises(made), scores), spotlight=dealt_first(start, promises),
        designs=lambda made: [piece.id for piece in made.pieces], uses=USES, length_unit="turn",
        step_limit=MOST_STEPS, rounds_over=rounds_over, first=first_to_choose, guesses=2 if hidden else 1,
        table_view=PlainView,
    )  # fmt: skip


def ahead(scores: Scores) -> Value:
    """How many points a seat is ahead of the best other; its points where it plays alone."""

    def value(state: PlainState, seat: int) -> float:
        points = scores(state)
        others = points[:seat] + points[seat + 1 :]
        return points[seat] - max(others, default=0)

    return value


def first_to_choose(state: PlainState) -> int:
    """The seat of the first decision that lies ready; the first seat where none does."""
    waiting = (step.seat(state) for step in reversed(state.stack) if isinstance(step, Decision))
    return next(waiting, 0)


def dealt_first(start: Callable[[Any, int, int], PlainState], promises: Promises) -> Callable[..., PlainState | None]:
    """Deals games in which the design of a promise comes into play: in the first hand, or else next from its pile."""

    def spotlight(table: Box[Any, Any], seats: int, seed: int, number: int) -> PlainState | None:
        state = start(table, seats, seed)
        piece = promises(table)[number].piece
        design = next((place for place, one in enumerate(table.pieces) if one.id == piece), None)
        if design is None:
            return None
        _bring(state, design)
        return state

    return spotlight


def _bring(state: PlainState, design: int) -> None:
    """Change a piece that nobody sees for one of the same back in the first hand, or for the last of its pile."""
    backs, piles = state.table.backs, [each for place in state.hidden for each in state.piles(place)]
    lying = next((pile for seat, pile in piles if seat is None and design in pile), None)
    if lying is None:
        return
    hands = [pile for seat, pile in piles if seat == 0]
    alike = [(pile, at) for pile in [*hands, lying] for at, one in enumerate(pile) if backs[one] == backs[design]]
    pile = alike[0][0]
    last = max(at for other, at in alike if other is pile)
    lying[lying.index(design)], pile[last] = pile[last], design
    for hand in hands:
        hand.sort()
