"""Points at the end, when the end comes, and what holds in every position."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.engine.bits import number_of
from validator.play.engine.game import Telling
from validator.play.engine.ties import leaders, tie_told
from validator.play.games.race.rules.state import NOTHING, RaceState
from validator.play.games.race.words.numbers import ANY

# The end: chips, printed points and bonuses of developments; winners.
#
# What cards score with one another is added up in the tableau as they are laid down; what depends on chips, strength
# and goods is reckoned here.


def card_points(state: RaceState, seat: int) -> int:
    """Points of a seat's cards, bonuses included."""
    tableau = state.tableaus[seat]
    points = tableau.points
    if tableau.per_strength:
        strength = tableau.strength
        if strength < 0 and state.table.rules.strength_floor:
            strength = 0
        points += tableau.per_strength * strength
    for per, each in tableau.per_chips:
        points += state.chips[seat] // per * each
    if tableau.per_goods:
        points += tableau.per_goods * number_of(state.goods[seat])
    return points


def scores(state: RaceState) -> list[int]:
    """Points per seat."""
    return [chips + card_points(state, seat) for seat, chips in enumerate(state.chips)]


def score_parts(state: RaceState) -> dict[str, list[int]]:
    """Points per seat by where they come from: chips, what is printed on cards, and bonuses of developments."""
    printed = [sum(state.table.printed[design] for design in tableau.cards) for tableau in state.tableaus]
    bonuses = [card_points(state, seat) - points for seat, points in enumerate(printed)]
    return {"chips": state.chips[:], "cards": printed, "bonuses": bonuses}


def winners(state: RaceState) -> list[int]:
    """Seats with the most points; of these, with the most cards in hand and goods; F12 says who wins if still tied."""
    points = scores(state)
    best = [seat for seat in range(state.seats) if points[seat] == max(points)]
    if len(best) > 1:
        wealth = [len(hand) + number_of(goods) for hand, goods in zip(state.hands, state.goods, strict=True)]
        most = max(wealth[seat] for seat in best)
        best = [seat for seat in best if wealth[seat] == most]
    if state.table.rules.final_tie == "start_number":
        best = [min(best, key=lambda seat: state.table.number[state.starts[seat]])]
    return best


# Why a game is over, and how a tie was decided.


def ended(state: RaceState) -> Telling:
    """Somebody has a full tableau, or the pool of points is empty."""
    full = state.table.rules.tableau_end
    seats = tuple(seat for seat, tableau in enumerate(state.tableaus) if len(tableau.cards) >= full)
    if not seats:
        return Telling("ended-pool", {})
    key = "ended-both" if state.pool <= 0 else "ended-tableau"
    return Telling(key, {"cards": full, "count": len(seats)}, seats)


def tied(state: RaceState) -> Telling | None:
    """A tie goes to the most cards in hand and goods; F12 says who wins if these are equal too."""
    wealth = [len(hand) + goods.bit_count() for hand, goods in zip(state.hands, state.goods, strict=True)]
    first = leaders(scores(state))
    told = tie_told(first, [("tie-wealth", wealth)])
    if told is None or state.table.rules.final_tie != "start_number":
        return told
    numbers = [-state.table.number[world] for world in state.starts]
    by_number = tie_told(first, [("tie-wealth", wealth), ("tie-number", numbers)])
    assert by_number is not None
    return by_number._replace(numbers={name: abs(number) for name, number in by_number.numbers.items()})


# What must hold in every position.


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
