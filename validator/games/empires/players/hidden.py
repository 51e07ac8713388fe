"""What a seat can see, guesses at what it cannot, and what must hold in every position."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from validator.engine.chance import scrambled, shuffle
from validator.games.empires.rules.state import EmpiresState
from validator.games.empires.rules.turn import fits


def imagine(state: EmpiresState, seat: int, seed: int) -> EmpiresState:
    """A copy with chance of its own; rivals' hands and homeworlds, cards they look at and the deck are dealt afresh."""
    guess = state.copy()
    guess.chance = scrambled(seed)
    unseen = guess.deck
    for rival, hand in enumerate(guess.hands):
        if rival != seat:
            unseen += hand
    if seat != guess.active:
        unseen += guess.looked
    shuffle(guess, unseen)
    for rival, hand in enumerate(guess.hands):
        if rival != seat and hand:
            guess.hands[rival] = sorted(unseen[-len(hand) :])
            del unseen[-len(hand) :]
    if seat != guess.active and guess.looked:
        guess.looked = sorted(unseen.pop() for _ in guess.looked)
    worlds = [world for rival, world in enumerate(guess.homeworlds) if rival != seat] + guess.box
    shuffle(guess, worlds)
    guess.homeworlds = [guess.homeworlds[rival] if rival == seat else worlds.pop() for rival in range(guess.seats)]
    guess.box = worlds
    return guess


def seen_by(state: EmpiresState, seat: int) -> Hashable:
    """All that a seat can see: the table, its own hand and homeworld, the sizes of everything else."""
    looked = tuple(state.looked) if state.active == seat else len(state.looked)
    return (
        tuple(state.hands[seat]), state.homeworlds[seat], tuple(map(len, state.hands)), len(state.deck),
        tuple(state.discard), tuple(map(tuple, state.rows)), tuple(map(tuple, state.marks)),
        tuple(map(tuple, state.tucked)), tuple(state.removed), looked, tuple(state.surcharge),
        tuple(state.new_hand), tuple(state.turns), state.active, state.owed, state.bound, state.drawing,
        state.hit, state.done, state.ambassadors, tuple(type(step).__name__ for step in state.stack),
    )  # fmt: skip


def faults(state: EmpiresState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return list(_faults(state))


def _faults(state: EmpiresState) -> Iterator[str]:
    table = state.table
    if sorted(_everywhere(state)) != table.deck:
        yield "the cards on the table, in hands and piles are not the cards of the box"
    if sorted([*state.homeworlds, *state.box]) != table.homeworlds:
        yield "the homeworlds in play and in the box are not the homeworlds of the set"
    if any(not table.first_raid <= card < table.first_ambassador for card in state.removed):
        yield "a card other than an attack was removed from the game"
    for seat in range(state.seats):
        yield from _seat_faults(state, seat)


def _seat_faults(state: EmpiresState, seat: int) -> Iterator[str]:
    table, row, marks = state.table, state.rows[seat], state.marks[seat]
    if state.hands[seat] != sorted(state.hands[seat]):
        yield f"the hand of seat {seat + 1} is out of order"
    if len(row) != len(marks):
        yield f"seat {seat + 1} has {len(row)} cards and {len(marks)} marks"
    for place in range(1, len(row)):
        if not fits(table.right_of_face[row[place - 1]], table.left_of_face[row[place]]):
            yield f"cards {place} and {place + 1} of seat {seat + 1} do not match"
    if any(mark < 0 and table.protect_of_face[face] for face, mark in zip(row, marks, strict=False)):
        yield f"a protected card of seat {seat + 1} is under attack"


def _everywhere(state: EmpiresState) -> Iterator[int]:
    yield from state.deck
    yield from state.discard
    yield from state.removed
    yield from state.looked
    for seat in range(state.seats):
        yield from state.hands[seat]
        yield from state.tucked[seat]
        yield from (face >> 1 for face in state.rows[seat])
        yield from ((mark - 1 if mark > 0 else -mark - 1) >> 1 for mark in state.marks[seat] if mark)
