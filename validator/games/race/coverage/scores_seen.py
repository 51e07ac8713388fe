"""What the cards of a finished game brought: lines of bonuses that scored, and points by card."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.race.coverage.promises import least_bonus, line_of
from validator.games.race.rules.state import RaceState
from validator.games.race.table.compiled import Table
from validator.games.race.words.bonuses import EachChip, EachGood, EachStrength
from validator.games.race.words.vocabulary import Development


def bonuses_scored(table: Table, state: RaceState) -> Iterator[str]:
    """Keys of the promises about bonuses that the end of a game keeps."""
    for seat, tableau in enumerate(state.tableaus):
        for design in tableau.cards:
            face = table.faces[design]
            if isinstance(face, Development) and face.bonus:
                for place in _lines(table, state, seat, face):
                    yield f"bonus:{face.id}-{place}"
                if bonus_of(table, state, seat, design) > least_bonus(table, design):
                    yield f"above:{face.id}"


def _lines(table: Table, state: RaceState, seat: int, face: Development) -> Iterator[int]:
    """Lines of a development's bonus that scored."""
    found = {line_of(table, face, design) for design in state.tableaus[seat].cards}
    for place, bonus in enumerate(face.bonus):
        if place in found or _uncarded(state, seat, bonus) > 0:
            yield place


def _uncarded(state: RaceState, seat: int, bonus: object) -> int:
    """Points of a line that counts no cards."""
    tableau = state.tableaus[seat]
    match bonus:
        case EachChip(per=per, points=points):
            return state.chips[seat] // per * points
        case EachStrength(points=points):
            strength = max(0, tableau.strength) if state.table.rules.strength_floor else tableau.strength
            return strength * points
        case EachGood(points=points):
            return state.goods[seat].bit_count() * points
    return 0


def bonus_of(table: Table, state: RaceState, seat: int, design: int) -> int:
    """Points that a development's bonus scores for a seat."""
    face, worth = table.faces[design], table.points_for[design]
    if not isinstance(face, Development) or worth is None:
        return 0
    cards = sum(worth[other] for other in state.tableaus[seat].cards)
    return cards + sum(_uncarded(state, seat, bonus) for bonus in face.bonus)


def points_brought(table: Table, state: RaceState) -> list[tuple[int, int]]:
    """For every card placed at the end: its design, and the points printed on it and scored by its bonus."""
    return [
        (design, table.printed[design] + bonus_of(table, state, seat, design))
        for seat, tableau in enumerate(state.tableaus)
        for design in tableau.cards
    ]
