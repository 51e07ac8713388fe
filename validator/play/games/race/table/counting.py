"""Which cards the bonuses of a development count, and what each is worth to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.play.games.race.table.compiled import Table, is_windfall
from validator.play.games.race.words.bonuses import Bonus, EachCard, EachDevelopment, EachNamed, EachWorld
from validator.play.games.race.words.vocabulary import Development, World


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
"""Bonuses that count cards: whether one fits a design."""


def worth_of_cards(table: Table, development: Development) -> list[int]:
    """What each design is worth to a development: the points of the first of its rules that fits."""
    rules = [(FITS[type(bonus)], bonus) for bonus in development.bonus if type(bonus) in FITS]
    return [
        next((bonus.points for fits, bonus in rules if fits(bonus, table, design)), 0)
        for design in range(len(table.faces))
    ]
