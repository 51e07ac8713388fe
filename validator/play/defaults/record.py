"""The record of a game of which only the rules are written: everything else follows from its state and table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.content.loading import ContentSet
from validator.play.defaults.compiled import Box
from validator.play.defaults.observing import USES, PlainObserver, each_is_played, imagined, lost, seen
from validator.play.defaults.state import PlainState
from validator.play.defaults.telling import PlainView, narrator
from validator.play.engine.game import Game, Promise, Value
from validator.play.engine.step import Decision
from validator.play.engine.telling import leaders

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
