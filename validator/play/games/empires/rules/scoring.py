"""Points at the end and, quickly, of a position; when the end comes, and what holds in every position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from validator.play.engine.game import Telling
from validator.play.engine.telling import leaders, tie_told
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.rules.turn import fits, rounds
from validator.play.games.empires.table import COUNT_BITS, RowWorth, Table, counts
from validator.play.games.empires.words.numbers import WORMHOLE
from validator.play.games.empires.words.switches import TIMINGS
from validator.play.games.empires.words.vocabulary import (
    BusySeams,
    EachTiming,
    ManyCivilisations,
    Mission,
    SymbolsOfOne,
)

# The end: points of cards, missions, tucked cards and majorities; winners.

CIVILISATION_COUNT: Final = 5
COUNT_ONES: Final = sum(1 << COUNT_BITS * civilisation for civilisation in range(CIVILISATION_COUNT))
"""`counts` of one symbol for each civilisation."""
COUNT_TOPS: Final = COUNT_ONES << COUNT_BITS - 1
"""The top bit of each of these counts, which no row reaches."""


def card_points(state: EmpiresState, seat: int, place: int) -> int:
    """Points of one card in a row: what is printed plus its end ability, as far as attacks leave them."""
    points = state.printed_points(seat, place)
    end = state.table.end_of_face[state.rows[seat][place]]
    if end is not None and state.is_live(seat, place):
        points += end.scored(state, seat, place)
    return points


def row_symbols(state: EmpiresState, seat: int) -> int:
    """`counts` of a row's symbols by civilisation: live halves and ambassadors."""
    table = state.table
    symbols_of_face, marks = table.symbols_of_face, state.marks[seat]
    row_symbols = 0
    for place, face in enumerate(state.rows[seat]):
        mark = marks[place]
        if mark > 0:
            row_symbols += symbols_of_face[mark - 1]
        elif mark and not state.has_symbols(seat, place):
            continue
        row_symbols += symbols_of_face[face]
        if table.double_counts_symbols:
            end = table.end_of_face[face]
            if end is not None and state.is_live(seat, place):
                row_symbols += symbols_of_face[face] * (end.times_counted(state, seat, place) - 1)
    return row_symbols


def symbols(state: EmpiresState, seat: int) -> list[int]:
    """A seat's symbols per civilisation: live halves, ambassadors, and the homeworld's main symbol."""
    world = state.table.symbols_of_face[2 * state.homeworlds[seat]]
    return counts(row_symbols(state, seat) + world, CIVILISATION_COUNT)


def columns(state: EmpiresState) -> list[tuple[int, ...]]:
    """For each civilisation, how many symbols each seat has."""
    return list(zip(*(symbols(state, seat) for seat in range(state.seats)), strict=True))


def majorities(state: EmpiresState) -> list[int]:
    """2 points for the most symbols of a civilisation, 1 each when tied (T15: what if nobody has any)."""
    of_face, points = state.table.symbols_of_face, [0] * state.seats
    held = [row_symbols(state, seat) + of_face[2 * world] for seat, world in enumerate(state.homeworlds)]
    add_majorities(state.table, held, points)
    return points


def add_majorities(table: Table, held: list[int], points: list[int]) -> None:
    """Add to each seat's points what `majorities` brings where the seats hold symbols of these `counts`.

    All civilisations are compared at once: with the top bit of each count set before it is taken away from, that bit
    stays where nothing had to be borrowed.
    """
    anyone = 0
    for own in held:
        anyone |= own
    counted = COUNT_TOPS if table.empty_majority_counts else reached(anyone, 1)
    for seat, own in enumerate(held):
        most = alone = counted
        for rival, other in enumerate(held):
            if rival != seat:
                ahead = (own | COUNT_TOPS) - other
                most &= ahead
                alone &= ahead - COUNT_ONES
        points[seat] += most.bit_count() + alone.bit_count()


def reached(found: int, count: int) -> int:
    """Of these `counts` the top bit of each that is no less than a count."""
    return found + (COUNT_TOPS - count * COUNT_ONES) & COUNT_TOPS


def seams(state: EmpiresState, seat: int) -> list[int]:
    """Routes at each seam of a row; a wormhole on either side makes it a wormhole seam."""
    table, row = state.table, state.rows[seat]
    values = []
    for place in range(1, len(row)):
        edge, other = table.right_of_face[row[place - 1]], table.left_of_face[row[place]]
        values.append(edge if edge != WORMHOLE and other != WORMHOLE else table.rules.wormhole_routes)
    return values


def _symbols_of_one(goal: SymbolsOfOne, state: EmpiresState, seat: int, held: int) -> bool:
    return reached(held, goal.count) != 0


def _many_civilisations(goal: ManyCivilisations, state: EmpiresState, seat: int, held: int) -> bool:
    return reached(held, 1).bit_count() >= goal.count


def _each_timing(goal: EachTiming, state: EmpiresState, seat: int, held: int) -> bool:
    timing_of_face, marks, timings = state.table.timing_of_face, state.marks[seat], 0
    for place, face in enumerate(state.rows[seat]):
        if marks[place] >= 0 or state.is_live(seat, place):
            timings += timing_of_face[face]
    return reached(timings, goal.count).bit_count() == len(TIMINGS)


def _busy_seams(goal: BusySeams, state: EmpiresState, seat: int, held: int) -> bool:
    busy, enough = 0, goal.routes
    for routes in seams(state, seat):
        if routes >= enough:
            busy += 1
    return busy >= goal.count


MISSIONS: dict[type[Mission], Callable[[Any, EmpiresState, int, int], bool]] = {
    SymbolsOfOne: _symbols_of_one,
    EachTiming: _each_timing,
    BusySeams: _busy_seams,
    ManyCivilisations: _many_civilisations,
}


def mission_of(state: EmpiresState, seat: int) -> Mission:
    """The mission of a seat's homeworld."""
    mission = state.table.missions[state.homeworlds[seat]]
    assert mission is not None
    return mission


def mission_is_met(state: EmpiresState, seat: int) -> bool:
    """Whether the final row does what the seat's homeworld asks."""
    return _is_met(state, seat, row_symbols(state, seat))


def mission_points(state: EmpiresState, seat: int, held: int) -> int:
    """Points of the mission, 0 where it is not met, for a row with symbols of these `counts` (T18)."""
    return mission_of(state, seat).points if _is_met(state, seat, held) else 0


def _is_met(state: EmpiresState, seat: int, held: int) -> bool:
    mission, table = mission_of(state, seat), state.table
    if table.homeworld_symbol_in_missions:
        held += table.symbols_of_face[2 * state.homeworlds[seat]]
    return MISSIONS[type(mission)](mission, state, seat, held)


def score_parts(state: EmpiresState) -> dict[str, list[int]]:
    """Points per seat, by where they come from."""
    every = range(state.seats)
    return {
        "cards": [sum(card_points(state, seat, place) for place in range(len(state.rows[seat]))) for seat in every],
        "majorities": majorities(state),
        "mission": [mission_points(state, seat, row_symbols(state, seat)) for seat in every],
        "tucked": [len(state.tucked[seat]) for seat in every],
    }


def scores(state: EmpiresState) -> list[int]:
    """Points per seat."""
    return [sum(parts) for parts in zip(*score_parts(state).values(), strict=True)]


def winners(state: EmpiresState) -> list[int]:
    """Seats with the highest sum; a tie is shared, or goes to the most symbols (T17)."""
    return winners_of(state, scores(state))


def winners_of(state: EmpiresState, points: list[int]) -> list[int]:
    """The same, where the scores are known already."""
    most = max(points)
    best = [seat for seat, sum_of_points in enumerate(points) if sum_of_points == most]
    if len(best) > 1 and state.table.rules.tie_break == "symbols":
        totals = {seat: sum(symbols(state, seat)) for seat in best}
        best = [seat for seat in best if totals[seat] == max(totals.values())]
    return best


# Why a game is over, and how a tie was decided.


def ended(state: EmpiresState) -> Telling:
    """All rounds have been played, or every row is full where rounds are counted by cards (T10)."""
    key = "ended-rounds" if state.table.rules.round_count == "turns" else "ended-rows"
    return Telling(key, {"rounds": rounds(state.table, state.seats)})


def tied(state: EmpiresState) -> Telling | None:
    """A tie is shared, or goes to the most symbols (T17)."""
    by_symbols = state.table.rules.tie_break == "symbols"
    counts = [sum(symbols(state, seat)) for seat in range(state.seats)]
    return tie_told(leaders(scores(state)), [("tie-symbols", counts)] if by_symbols else [])


# What must hold in every position.


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


MOST_ROWS: Final = 4096
"""So many rows are remembered for a set, then all are forgotten."""


def standing(state: EmpiresState) -> list[int]:
    """Points per seat, remembered until a row, what lies on it or a homeworld changes; not to be changed."""
    points = state.points
    if points:
        return points
    of_face, homeworlds, tucked = state.table.symbols_of_face, state.homeworlds, state.tucked
    worths = state.worths
    held: list[int] = []
    sent = for_each = 0
    # Copies that share this list stand the same.
    for seat in range(state.seats):
        worth = worths[seat] or row_worth(state, seat)
        world = homeworlds[seat]
        mission = worth.missions.get(world)
        if mission is None:
            mission = worth.missions[world] = mission_points(state, seat, worth.symbols)
        held.append(worth.symbols + of_face[2 * world])
        points.append(worth.points + mission + len(tucked[seat]))
        sent += worth.sent
        for_each += worth.for_each
    add_majorities(state.table, held, points)
    if sent and for_each:
        for seat in range(state.seats):
            points[seat] += sent * row_worth(state, seat).for_each
    return points


def row_worth(state: EmpiresState, seat: int) -> RowWorth:
    """What a seat's row comes to."""
    # Copies that share the list of worths have the same row.
    known = state.worths[seat]
    if known is None:
        rows = state.table.row_worths
        key = (tuple(state.rows[seat]), tuple(state.marks[seat]))
        known = rows.get(key)
        if known is None:
            if len(rows) >= MOST_ROWS:
                rows.clear()
            known = rows[key] = _added_up(state, seat)
        state.worths[seat] = known
    return known


def _added_up(state: EmpiresState, seat: int) -> RowWorth:
    marks, ends = state.marks[seat], state.table.end_of_face
    points_of_face, for_each_of_face = state.table.points_of_face, state.table.for_each_of_face
    points = for_each = sent = 0
    for place, face in enumerate(state.rows[seat]):
        mark = marks[place]
        if mark > 0:
            sent += 1
        points += state.printed_points(seat, place) if mark < 0 else points_of_face[face]
        end = ends[face]
        if end is not None and (mark >= 0 or state.is_live(seat, place)):
            each = for_each_of_face[face]
            if each:
                for_each += each
            else:
                points += end.scored(state, seat, place)
    return RowWorth(points, for_each, sent, row_symbols(state, seat))
