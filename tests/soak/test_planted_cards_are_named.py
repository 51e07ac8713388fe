"""Cards made far too good or too bad are named by findings; minutes of play, by `make soak`."""

from __future__ import annotations

import pytest

from benchmarks.planted_cards import MILD, STRIKING, named

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("name", sorted(STRIKING))
def test_striking_cards_are_named_within_400_games(name: str) -> None:
    assert set(STRIKING[name]) - named(name, 400).keys() == set()


def test_the_mild_card_is_named_within_4000_games() -> None:
    assert set(MILD["race"]) - named("race", 4_000).keys() == set()
