"""Games dealt on purpose, so that what luck seldom shows is within reach."""

from __future__ import annotations

from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.step import PASS, Decision, choose
from validator.play.games.empires.coverage.promises import promises_of
from validator.play.games.empires.rules.state import EmpiresState, refresh
from validator.play.games.empires.rules.turn import BeginTurn, start
from validator.play.games.empires.table.compiled import Table

LATE_ROUNDS = 3


def spotlight(table: Table, seats: int, seed: int, number: int) -> EmpiresState | None:
    """A position in which a promise is within the active player's reach.

    The promise's card goes into the active hand. Rules of attack and ambassador start after some rounds, with
    attack cards and ambassadors in that hand and, for ambassadors, attacks lying on the active player's row.
    """
    promise = promises_of(table).all[number]
    state = start(table, seats, seed)
    wanted: list[int] = []
    if promise.piece is not None and promise.piece in table.designs:
        design = table.designs.index(promise.piece)
        if design >= table.first_homeworld:
            return _with_homeworld(state, design)
        wanted = [design]
    attacks = list(range(table.first_raid, table.first_ambassador))
    ambassadors = list(range(table.first_ambassador, table.first_homeworld))
    if promise.key.startswith(("rule:ambassador", "end:", "rule:spared-ambassador")) or wanted[:1] in (
        [[design] for design in ambassadors]
    ):
        _play_on(state, seed)
        _attack_own_row(state, attacks)
        wanted = (wanted + ambassadors)[:3]
    elif promise.key.startswith(("rule:attack", "rule:spared")) or wanted[:1] in [[design] for design in attacks]:
        _play_on(state, seed)
        wanted = (attacks * 2)[:2]
    _deal(state, wanted)
    return state


def _with_homeworld(state: EmpiresState, design: int) -> EmpiresState:
    """The active player owns this homeworld."""
    seat = state.active
    if design in state.box:
        state.box[state.box.index(design)] = state.homeworlds[seat]
    else:
        other = state.homeworlds.index(design)
        state.homeworlds[other] = state.homeworlds[seat]
    state.homeworlds[seat] = design
    return state


def _play_on(state: EmpiresState, seed: int) -> None:
    """Some rounds at random, to the start of a turn."""
    dice = Dice(scrambled(seed, 1))
    while True:
        step = state.stack[-1]
        if isinstance(step, BeginTurn) and min(state.turns) >= LATE_ROUNDS:
            return
        if not _runs_on(state):
            options = [action for action in state.options if action != PASS] or state.options
            choose(state, options[below(dice, len(options))])


def _runs_on(state: EmpiresState) -> bool:
    """Run one step that needs nobody; False where a choice is due, with ``state.options`` set."""
    step = state.stack[-1]
    if isinstance(step, Decision):
        state.options = step.options(state)
        return False
    state.stack.pop()
    step.run(state)
    return True


def _attack_own_row(state: EmpiresState, attacks: list[int]) -> None:
    """Lay attack cards of the deck or the discard pile on two unmarked cards of the active row."""
    seat = state.active
    for place, mark in enumerate(state.marks[seat][:2]):
        for pile in (state.deck, state.discard):
            found = [card for card in pile if card in attacks]
            protected = state.table.protect_of_face[state.rows[seat][place]]
            if not mark and not protected and found and not state.marks[seat][place]:
                pile.remove(found[0])
                mode = state.table.raid_modes[found[0]][place % len(state.table.raid_modes[found[0]])]
                state.marks[seat][place] = -(2 * found[0] + mode + 1)
    refresh(state, seat)


def _deal(state: EmpiresState, wanted: list[int]) -> None:
    """Put the wanted cards into the active hand, in exchange for cards of it."""
    hand = state.hands[state.active]
    for card in wanted:
        missing = wanted.count(card) > hand.count(card)
        spare = [other for other in hand if other not in wanted]
        holder = next((pile for pile in _piles(state) if card in pile), None)
        if missing and spare and holder is not None:
            holder[holder.index(card)] = spare[0]
            hand.remove(spare[0])
            hand.append(card)
    for cards in state.hands:
        cards.sort()


def _piles(state: EmpiresState) -> list[list[int]]:
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.active]
    return [state.deck, state.discard, *others]
