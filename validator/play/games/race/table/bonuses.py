"""What each bonus that depends on more than the cards adds to the tableau: chips, strength and goods."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.play.games.race.table.tableau import Tableau
from validator.play.games.race.words.bonuses import Bonus, EachChip, EachGood, EachStrength


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
