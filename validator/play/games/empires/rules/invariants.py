"""What must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import fits


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
