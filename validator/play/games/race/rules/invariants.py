"""What must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.games.race.rules.state import NOTHING, RaceState
from validator.play.games.race.words.numbers import ANY


def faults(state: RaceState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return list(_faults(state))


def _faults(state: RaceState) -> Iterator[str]:
    table, rules = state.table, state.table.rules
    if sorted(_everywhere(state)) != table.cards:
        yield "the cards on the table, in hands and piles are not the cards of the box"
    if state.pool + state.reserve + sum(state.chips) != table.chip_points:
        yield "the chips of pool, reserve and players are not the chips of the box"
    if state.pool < 0 or min(state.chips) < 0:
        yield "there are fewer chips than none"
    if state.reserve < table.chip_points - rules.points_per_player * state.seats and not rules.reserve_chips:
        yield "chips came from a reserve that is not used"
    if len(state.under) != sum(goods.bit_count() for goods in state.goods):
        yield "there are not as many cards under worlds as goods"
    for seat in range(state.seats):
        yield from _seat_faults(state, seat)


def _seat_faults(state: RaceState, seat: int) -> Iterator[str]:
    table, rules = state.table, state.table.rules
    tableau, hand = state.tableaus[seat], state.hands[seat]
    if hand != sorted(hand) or state.drawn[seat] != sorted(state.drawn[seat]):
        yield f"the hand of seat {seat + 1} is out of order"
    if state.goods[seat] & ~tableau.worlds[ANY]:
        yield f"a card of seat {seat + 1} that cannot hold a good has one"
    developments = [design for design in tableau.cards if design >= table.first_development]
    if len(set(developments)) < len(developments) and not rules.duplicate_developments:
        yield f"seat {seat + 1} has built a development twice"
    if state.is_secret and state.round > 1 and len(hand) > rules.hand_limit:
        yield f"seat {seat + 1} begins a round with more cards than the hand limit"


def _everywhere(state: RaceState) -> Iterator[int]:
    yield from state.deck
    yield from state.discard
    yield from state.under
    for seat in range(state.seats):
        yield from state.hands[seat]
        yield from state.drawn[seat]
        yield from state.tableaus[seat].cards
    yield from (design for design in state.placing if design != NOTHING)
