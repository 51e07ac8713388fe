"""Where the engine lets workers end, beside all columns they can be brought to (`assigned`), on drawn powers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roll.assigned import DICTATED, Dice, Screen
from tests.games.roll.tabletop import Laid, with_tile, words
from validator.play.engine import chance
from validator.play.engine.chance import below
from validator.play.engine.step import choose, settle
from validator.play.games.roll.rules.assigning import DICTATE, REASSIGN
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words import numbers as places
from validator.play.games.roll.words.terms import DIE_COLOURS, PHASES

FEW, TABLES, POSITIONS = 10, 40, 50
"""So many tables are tried, the others by slow tests, at so many positions each."""


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[pytest.mark.slow] * (number >= FEW)) for number in range(TABLES)]
)
def test_workers_end_in_every_column_they_can_and_in_no_other(number: int) -> None:
    lot = chance.Dice(number, 4747)
    powers = drawn_powers(lot)
    dictates, is_selector_given = (1, 1, 1, 0, 2)[below(lot, 5)], below(lot, 4) == 0
    rules = {"dictates": dictates, "dictate_selector": is_selector_given}
    table = with_tile("G09", rules, front={"powers": powers})
    screen = Screen(list(powers), {"rare": 0}, dictates, is_selector_given)
    for _ in range(POSITIONS):
        dice = tuple((DIE_COLOURS[below(lot, 3)], PHASES[below(lot, 5)]) for _ in range(1 + below(lot, 3)))
        selected, selector = PHASES[below(lot, 5)], DIE_COLOURS[below(lot, 3)]
        laid = Laid(table=table).tableau("G09.front").select(selected, selector)
        for colour, column in dice:
            laid.dice(column, **{colour: 1})
        expected, told = screen.ends(dice, selected, selector), f"{powers} {rules} {dice} {selected} {selector}"
        found = shown_by(laid)
        assert found <= expected, f"impossible: {sorted(found - expected)[:3]} {told}"
        assert expected <= found, f"not offered: {sorted(expected - found)[:3]} {told}"


def shown_by(laid: Laid) -> set[tuple[Dice, str, str]]:
    """Everything that can be shown after reassigning and dictating; positions that are alike are followed once."""
    laid.run(REASSIGN[0], DICTATE[0])
    found, waiting, seen = set(), [laid.state], set()
    while waiting:
        state = waiting.pop()
        if settle(state) is None:
            found.add(shown(state))
            continue
        stack, moved = tuple(type(step) for step in state.stack), (state.left, state.bound, state.start, state.fresh)
        key = (stack, tuple(state.mats[0]), state.used, state.dictates, state.power, moved)
        if key in seen:
            continue
        seen.add(key)
        for option in state.options:
            further = state.copy()
            choose(further, option)
            waiting.append(further)
    return found


def shown(state: RollState) -> tuple[Dice, str, str]:
    """The workers of the first seat by column."""
    mat, dice = state.mats[0], []
    for column, first in enumerate([places.COLUMNS + places.COLOURS * each for each in range(5)] + [places.DICTATED]):
        for colour, name in enumerate(DIE_COLOURS):
            dice += [(name, [*PHASES, DICTATED][column])] * mat[first + colour]
    return tuple(sorted(dice)), PHASES[mat[places.SELECTED]], DIE_COLOURS[mat[places.SELECTOR]]


def drawn_powers(lot: chance.Dice) -> tuple[Any, ...]:
    """One or two powers to reassign, and at times one to dictate."""
    powers: list[Any] = [drawn_power(lot) for _ in range(1 + below(lot, 2))]
    match below(lot, 6):
        case 0:
            powers.append(words.DictateOften())
        case 1:
            powers.append(words.DictateMore(workers=2))
    return tuple(powers)


def drawn_power(lot: chance.Dice) -> Any:
    most, colour = 1 + below(lot, 2), DIE_COLOURS[below(lot, 3)]
    phases: Any = tuple(phase for phase in PHASES if below(lot, 3) == 0)
    return words.Reassign(
        most=most,
        colours=(colour,) if below(lot, 2) else None,
        start=PHASES[below(lot, 5)] if below(lot, 3) == 0 else None,
        to=("any", "selected", phases or "any")[below(lot, 3)],
        exactly=below(lot, 2) == 0,
        together=below(lot, 3) == 0,
        contest="rare" if below(lot, 5) == 0 else None,
    )
