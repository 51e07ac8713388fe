"""A shuffle that goes on later ends as one made at once; bits are counted whatever their number."""

from __future__ import annotations

import pytest

from validator.play.engine.chance import Dice, shuffle, shuffle_on, shuffle_top
from validator.play.engine.lists import MOST, number_of


@pytest.mark.parametrize("loose", [1, 2, 7, 20, 30])
def test_what_is_left_open_is_brought_into_the_same_order_later(loose: int) -> None:
    whole, parts = list(range(20)), list(range(20))
    shuffle(Dice(5), whole)
    going_on = shuffle_top(Dice(5), parts, loose)
    shuffle_on(going_on, parts, min(loose, len(parts)), 1)
    assert parts == whole


@pytest.mark.parametrize("loose", [1, 7, 30])
def test_chance_goes_on_as_after_the_whole_shuffle(loose: int) -> None:
    whole, parts = Dice(5), Dice(5)
    shuffle(whole, list(range(20)))
    shuffle_top(parts, list(range(20)), loose)
    assert parts.chance == whole.chance


@pytest.mark.parametrize("places", [0, 1, 0b1011, MOST - 1, MOST, MOST * 8 + 5])
def test_bits_are_counted_in_numbers_of_any_size(places: int) -> None:
    assert number_of(places) == bin(places).count("1")
