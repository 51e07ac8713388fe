"""The end: points of cards, missions, tucked cards and majorities; winners."""

from __future__ import annotations

from validator.content.vocabulary import Word
from validator.games.empires.effects import factor
from validator.games.empires.state import EmpiresState
from validator.games.empires.table import SYMBOLS_OFF, WORMHOLE
from validator.games.empires.words import (
    TIMINGS,
    BusySeams,
    Double,
    EachTiming,
    HomeworldCard,
    ManyCivilisations,
    Mission,
    SymbolsOfOne,
)

CIVILISATION_COUNT = 5


def card_points(state: EmpiresState, seat: int, place: int) -> int:
    """Points of one card in a row: what is printed plus its end ability, as far as attacks leave them."""
    table, face = state.table, state.rows[seat][place]
    mark = state.marks[seat][place]
    points = table.points_of_face[face]
    if mark < 0 and table.rules.reward_off == "symbols_and_points" and (-mark - 1) & 1 == SYMBOLS_OFF:
        points = 0
    end = table.end_of_face[face]
    if end is not None and state.is_live(seat, place):
        meaning, effect = end
        points += meaning(effect, state, seat, place)
    return points


def symbols(state: EmpiresState, seat: int, with_homeworld: bool = True) -> list[int]:
    """A seat's symbols per civilisation: live halves, ambassadors, and the homeworld's main symbol."""
    table = state.table
    totals = [0] * CIVILISATION_COUNT
    if with_homeworld:
        _add(totals, table.symbols_of_face[2 * state.homeworlds[seat]], 1)
    twice = table.rules.double_counts == "points_and_symbols"
    for place, face in enumerate(state.rows[seat]):
        mark = state.marks[seat][place]
        if mark > 0:
            _add(totals, table.symbols_of_face[mark - 1], 1)
        if mark >= 0 or state.has_symbols(seat, place):
            ability = table.ability_of_face[face]
            times = 1
            if twice and isinstance(ability, Double) and state.is_live(seat, place):
                times = factor(ability, state, seat, place)
            _add(totals, table.symbols_of_face[face], times)
    return totals


def _add(totals: list[int], more: tuple[int, ...], times: int) -> None:
    for civilisation, count in enumerate(more):
        if count:
            totals[civilisation] += count * times


def majorities(state: EmpiresState) -> list[int]:
    """2 points for the most symbols of a civilisation, 1 each when tied (T15: what if nobody has any)."""
    counts = [symbols(state, seat) for seat in range(state.seats)]
    points = [0] * state.seats
    for civilisation in range(CIVILISATION_COUNT):
        column = [count[civilisation] for count in counts]
        most = max(column)
        if not most and state.table.rules.empty_majority == "nobody":
            continue
        leaders = [seat for seat, count in enumerate(column) if count == most]
        for seat in leaders:
            points[seat] += 2 if len(leaders) == 1 else 1
    return points


def seams(state: EmpiresState, seat: int) -> list[int]:
    """Routes at each seam of a row; a wormhole on either side makes it a wormhole seam."""
    table, row = state.table, state.rows[seat]
    values = []
    for place in range(1, len(row)):
        edge, other = table.right_of_face[row[place - 1]], table.left_of_face[row[place]]
        values.append(edge if edge != WORMHOLE and other != WORMHOLE else table.rules.wormhole_routes)
    return values


def _symbols_of_one(goal: SymbolsOfOne, state: EmpiresState, seat: int) -> bool:
    return max(_mission_symbols(state, seat)) >= goal.count


def _many_civilisations(goal: ManyCivilisations, state: EmpiresState, seat: int) -> bool:
    return sum(count > 0 for count in _mission_symbols(state, seat)) >= goal.count


def _mission_symbols(state: EmpiresState, seat: int) -> list[int]:
    return symbols(state, seat, with_homeworld=state.table.rules.homeworld_symbol_in_missions)


def _each_timing(goal: EachTiming, state: EmpiresState, seat: int) -> bool:
    timings = [
        state.table.timing_of_face[face] for place, face in enumerate(state.rows[seat]) if state.is_live(seat, place)
    ]
    return all(timings.count(timing) >= goal.count for timing in TIMINGS)


def _busy_seams(goal: BusySeams, state: EmpiresState, seat: int) -> bool:
    return sum(routes >= goal.routes for routes in seams(state, seat)) >= goal.count


MISSIONS = {
    SymbolsOfOne: _symbols_of_one,
    EachTiming: _each_timing,
    BusySeams: _busy_seams,
    ManyCivilisations: _many_civilisations,
}


def mission_of(state: EmpiresState, seat: int) -> Mission:
    """The mission of a seat's homeworld."""
    homeworld = state.table.pieces[state.homeworlds[seat]]
    assert isinstance(homeworld, HomeworldCard)
    return homeworld.mission


def mission_is_met(state: EmpiresState, seat: int) -> bool:
    """Whether the final row does what the seat's homeworld asks."""
    mission: Word = mission_of(state, seat)
    met = MISSIONS[type(mission)]  # type: ignore[index]
    return bool(met(mission, state, seat))  # type: ignore[operator]


def score_parts(state: EmpiresState) -> dict[str, list[int]]:
    """Points per seat, by where they come from."""
    every = range(state.seats)
    return {
        "cards": [sum(card_points(state, seat, place) for place in range(len(state.rows[seat]))) for seat in every],
        "majorities": majorities(state),
        "mission": [mission_of(state, seat).points if mission_is_met(state, seat) else 0 for seat in every],
        "tucked": [len(state.tucked[seat]) for seat in every],
    }


def scores(state: EmpiresState) -> list[int]:
    """Points per seat."""
    return [sum(parts) for parts in zip(*score_parts(state).values(), strict=True)]


def winners(state: EmpiresState) -> list[int]:
    """Seats with the highest sum; a tie is shared, or goes to the most symbols (T17)."""
    points = scores(state)
    best = [seat for seat in range(state.seats) if points[seat] == max(points)]
    if len(best) > 1 and state.table.rules.tie_break == "symbols":
        totals = {seat: sum(symbols(state, seat)) for seat in best}
        best = [seat for seat in best if totals[seat] == max(totals.values())]
    return best
