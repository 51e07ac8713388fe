"""The end: chips, printed points and bonuses of developments; winners.

What cards score with one another is added up in the tableau as they are laid down; what depends on chips, strength
and goods is reckoned here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.games.race.state import RaceState
from validator.games.race.table import Table, is_windfall
from validator.games.race.tableau import Tableau
from validator.games.race.words import (
    Bonus,
    Development,
    EachCard,
    EachChip,
    EachDevelopment,
    EachGood,
    EachNamed,
    EachStrength,
    EachWorld,
    World,
)


def _is_world(bonus: EachWorld, table: Table, design: int) -> bool:
    face = table.faces[design]
    return isinstance(face, World) and (
        bonus.good in (None, face.good)
        and (bonus.source is None or (bool(face.good) and (bonus.source == "windfall") == is_windfall(face)))
        and (bonus.military is None or bonus.military == (face.defence is not None))
        and _has(bonus, table, design)
    )


def _is_development(bonus: EachDevelopment, table: Table, design: int) -> bool:
    face = table.faces[design]
    return isinstance(face, Development) and bonus.cost in (None, face.cost) and _has(bonus, table, design)


def _has(bonus: EachWorld | EachDevelopment, table: Table, design: int) -> bool:
    """Whether a card has the keyword and the power a bonus asks for."""
    keyword = getattr(bonus, "keyword", None)
    has_keyword = keyword is None or keyword in table.faces[design].keywords
    return has_keyword and (bonus.power_in is None or bonus.power_in in table.phases_with_powers(design))


def _has_keyword(bonus: EachCard, table: Table, design: int) -> bool:
    return bonus.keyword in table.faces[design].keywords


def _is_named(bonus: EachNamed, table: Table, design: int) -> bool:
    return table.designs[design] == bonus.card


FITS: dict[type[Bonus], Callable[[Any, Table, int], bool]] = {
    EachWorld: _is_world,
    EachDevelopment: _is_development,
    EachCard: _has_keyword,
    EachNamed: _is_named,
}


def worth_of_cards(table: Table, development: Development) -> list[int]:
    """What each design is worth to a development: the points of the first of its rules that fits."""
    rules = [(FITS[type(bonus)], bonus) for bonus in development.bonus if type(bonus) in FITS]
    return [
        next((bonus.points for fits, bonus in rules if fits(bonus, table, design)), 0)
        for design in range(len(table.faces))
    ]  # fmt: skip


def _each_chip(tableau: Tableau, bonus: EachChip, bit: int) -> None:
    tableau.per_chips += ((bonus.per, bonus.points),)


def _each_strength(tableau: Tableau, bonus: EachStrength, bit: int) -> None:
    tableau.per_strength += bonus.points


def _each_good(tableau: Tableau, bonus: EachGood, bit: int) -> None:
    tableau.per_goods += bonus.points


BONUSES: dict[type[Bonus], Callable[[Tableau, Any, int], None]] = {
    EachChip: _each_chip,
    EachStrength: _each_strength,
    EachGood: _each_good,
}
"""Bonuses that depend on more than the cards; they add to the tableau as powers do."""


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
        points += tableau.per_goods * state.goods[seat].bit_count()
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
        wealth = [len(hand) + goods.bit_count() for hand, goods in zip(state.hands, state.goods, strict=True)]
        most = max(wealth[seat] for seat in best)
        best = [seat for seat in best if wealth[seat] == most]
    if state.table.rules.final_tie == "start_number":
        best = [min(best, key=lambda seat: state.table.number[state.starts[seat]])]
    return best
