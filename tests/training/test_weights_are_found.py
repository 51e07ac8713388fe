"""Fitting finds what was planted, and nothing where there is nothing."""

from __future__ import annotations

import pytest

from tests.training.made_up_lessons import FEATURES, made_up
from validator.play.training.lessons import LATER, Label, fitted

CARDS = [{"plain": 1.0}, {"bright": 1.0}]


@pytest.mark.parametrize(("once", "each_round"), [(2.0, 0.0), (0.0, 0.5), (1.0, -0.25)])
def test_what_a_card_is_worth_is_found(once: float, each_round: float) -> None:
    found = fitted(made_up(100, 1, once, each_round), FEATURES, CARDS)
    bright, plain = (found.cards["board"].get(word, (0.0, 0.0)) for word in ("bright", "plain"))
    # Each seat has three cards: one bright card more is one plain card less.
    worth = [bright[column] - plain[column] for column in (0, 1)]
    assert worth == pytest.approx([once, each_round], abs=0.15)


def test_ends_are_foretold_better_with_it() -> None:
    found = fitted(made_up(100, 3, 2.0, 0.0), FEATURES, CARDS)
    assert found.learned > found.hand + 0.1


def test_where_there_is_nothing_but_luck_next_to_nothing_is_learned() -> None:
    found = fitted(made_up(100, 20, 0.0, 0.0), FEATURES, CARDS)
    assert all(abs(once) < 0.5 for once, _ in found.cards["board"].values())


def test_the_same_lessons_give_the_same_weights() -> None:
    assert fitted(made_up(20, 5, 1.0, 0.1), FEATURES, CARDS) == fitted(made_up(20, 5, 1.0, 0.1), FEATURES, CARDS)


@pytest.mark.parametrize(
    ("later", "outcome"), [([], 12.0), ([6.0], 11.0), ([0.0] * LATER, 2.0), ([0.0] * LATER + [90.0], 2.0)]
)
def test_what_an_option_led_to_is_the_mean_of_moments_on_the_way_and_the_end(
    later: list[float], outcome: float
) -> None:
    assert Label(1.0, 12.0, 3.0, [], [], later).outcome == outcome
