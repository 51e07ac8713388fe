"""What a seat sees, what it guesses of the rest, and whether every piece is still in one place."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from validator.play.defaults.state import PlainState, frozen
from validator.play.engine.chance import scrambled, shuffle

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
