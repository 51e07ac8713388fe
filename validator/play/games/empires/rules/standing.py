"""Points of a position, quickly: what a row comes to is remembered until something of it changes.

`scores` says the same of any position, from the position alone.
"""

from __future__ import annotations

from typing import Final

from validator.play.games.empires.rules.scoring import add_majorities, mission_points, row_symbols
from validator.play.games.empires.rules.state import EmpiresState
from validator.play.games.empires.table.row_worth import RowWorth

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
