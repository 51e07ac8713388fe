"""Exact numbers of workers moved together, and dictating before, between and after powers to reassign."""

from __future__ import annotations

import pytest

from tests.games.roll.tabletop import Laid, move, with_tile, words, worker
from validator.play.engine.step import PASS
from validator.play.games.roll.rules.assigning import FIRST_DICTATE, Reassign


def dictating(phase: str, colour: str) -> int:
    """Dictating with a worker before another power to reassign."""
    return FIRST_DICTATE + worker(phase, colour)


@pytest.mark.parametrize("first", ["home", "rare"])
def test_exactly_two_together_are_never_one_alone_whatever_their_colours(first: str) -> None:
    laid = Laid().tableau("G09.front").select("settle").dice("explore", home=1, rare=1).reassign().choose(0)
    assert laid.choose(move("explore", first, "settle")).at("settle") == {"home": 1, "rare": 1}


def exactly(**more: object) -> Laid:
    power = words.Reassign(most=2, exactly=True, **more)  # type: ignore[arg-type]
    laid = Laid(table=with_tile("G09", front={"powers": (power,)}))
    return laid.tableau("G09.front").select("ship")


@pytest.mark.parametrize("first", ["alien", "home"])
def test_exactly_two_of_any_columns_are_never_one_alone(first: str) -> None:
    laid = exactly(to=("settle",)).dice("ship", alien=1).dice("explore", home=1).reassign().choose(0)
    laid.choose(move({"alien": "ship", "home": "explore"}[first], first, "settle"))
    assert laid.at("settle") == {"home": 1, "alien": 1}


def test_a_column_with_one_worker_is_not_left_by_two_together() -> None:
    laid = exactly(to=("settle",), together=True).dice("ship", alien=1).dice("explore", home=2).reassign().choose(0)
    assert laid.at("ship") == {"alien": 1}


def test_a_seat_may_dictate_before_it_uses_a_power() -> None:
    """The worker that a dictate brings to explore is then moved on by a power that takes workers from there."""
    laid = Laid().tableau("G28.front").select("ship").dice("develop", home=1, rare=1).reassign()
    laid.choose(dictating("develop", "home"), move("develop", "rare", "explore"), 0, move("explore", "rare", "ship"))
    assert laid.at("ship") == {"rare": 1}


def test_a_dictate_used_before_a_power_is_gone_after_it() -> None:
    laid = Laid().tableau("G36.front").select("ship").dice("develop", home=4).reassign()
    laid.choose(dictating("develop", "home"), move("develop", "home", "explore"))
    assert laid.options == [PASS, 0]


def test_who_has_used_every_power_dictates_only_after_them() -> None:
    laid = Laid().tableau("G17.front").select("ship").dice("develop", home=3).reassign()
    laid.choose(0, move("develop", "home", "explore"))
    assert laid.asked == ""


def test_a_contest_that_is_lost_leaves_no_power_to_dictate_before() -> None:
    laid = Laid().tableau("G31.front").tableau("G16.back", seat=1).select("ship").dice("explore", home=2).reassign()
    assert laid.asked == ""


def test_the_selector_may_be_dictated_before_a_power() -> None:
    laid = Laid(dictate_selector=True).tableau("G06.front").select("ship").dice("develop", home=3).reassign()
    assert FIRST_DICTATE + 35 in laid.options


def test_dictating_first_is_told_apart_from_powers_by_its_number() -> None:
    laid = Laid().tableau("G17.front", "G30.front", "G36.front").select("ship").dice("explore", home=3).reassign()
    assert isinstance(laid.state.stack[-1], Reassign)
    assert max(laid.powers) < FIRST_DICTATE <= min(set(laid.options) - set(laid.powers))
