"""The game keeps to what every game must, and its set has no faults."""

from __future__ import annotations

from validator.play.checking import everything_wrong
from validator.play.conformance.asking import broken_duties
from validator.play.lookup import open_set


def test_the_game_keeps_to_what_every_game_must() -> None:
    assert broken_duties("my_game") == []


def test_nothing_is_wrong_with_its_set() -> None:
    assert everything_wrong(open_set("my_game")) == []
