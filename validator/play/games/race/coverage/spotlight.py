"""Games dealt on purpose, so that what luck seldom shows is within reach."""

from __future__ import annotations

from bisect import insort

from validator.play.engine.chance import Dice, below, scrambled
from validator.play.games.race.coverage.promises import promises_of
from validator.play.games.race.rules.rounds import start
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table.compiled import Table
from validator.play.games.race.words.vocabulary import Development

COMPANY = 5
"""Cards that lie in the tableau beside the one a power or bonus is looked for on."""
LATE = 9
"""Cards in a tableau near the end of a game."""


def spotlight(table: Table, seats: int, seed: int, number: int) -> RaceState | None:
    """The start of a game in which a promise is within reach.

    A card to be placed is in somebody's hand; a card whose power or bonus is looked for lies in a tableau among
    others, first of all such as its bonus counts. For a rule every tableau is well on its way.
    """
    promise = promises_of(table).all[number]
    dice = Dice(scrambled(seed, 1))
    state = start(table, seats, seed)
    seat = below(dice, seats)
    if promise.piece is None or promise.group == "actions":
        for other in range(seats):
            _fill(state, other, dice, 1 + below(dice, LATE), None)
        return state
    design = table.designs.index(promise.piece)
    if design in table.starts:
        return state if design in state.starts else None
    if not _take_out(state, design):
        return None
    if promise.group == "cards":
        insort(state.hands[seat], design)
        state.discard.append(state.hands[seat].pop(0))
        return state
    state.tableaus[seat] = state.tableaus[seat].with_card(table, design)
    _fill(state, seat, dice, COMPANY, design)
    return state


def _fill(state: RaceState, seat: int, dice: Dice, count: int, design: int | None) -> None:
    """Cards from the deck come into a tableau: such as a development counts, then any."""
    table = state.table
    face = None if design is None else table.faces[design]
    worth = table.points_for[design] if design is not None and isinstance(face, Development) else None
    for _ in range(count):
        built = state.tableaus[seat].cards
        fitting = [card for card in state.deck if card not in built]
        wanted = [card for card in fitting if worth is not None and worth[card]] or fitting
        if not wanted:
            return
        card = wanted[below(dice, len(wanted))]
        state.deck.remove(card)
        state.tableaus[seat] = state.tableaus[seat].with_card(table, card)


def _take_out(state: RaceState, design: int) -> bool:
    """Take a card out of the deck, or of the hand that holds it, which gets the top card instead."""
    if design in state.deck:
        state.deck.remove(design)
        return True
    for hand in state.hands:
        if design in hand:
            hand.remove(design)
            insort(hand, state.deck.pop())
            return True
    return False
