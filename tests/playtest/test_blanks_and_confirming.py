"""A blank of a card, and the same deals with the card and with its blank."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playtest import pebbles as toy
from validator.base.issue import WrongUse
from validator.play.lookup import open_set
from validator.play.playtest.blanking import blanked, emptied, kept_effects
from validator.play.playtest.confirming import Asked, Confirmed, confirm, confirmed_said
from validator.play.playtest.report.wording import Wording


@pytest.fixture(scope="module")
def confirmed(pebbles: str) -> Confirmed:
    (found,) = confirm(Asked(pebbles, 200, ("anyone",), 7), "Five", opener=toy.open_toy, roster=toy.anyone)
    return found


def test_a_blank_keeps_cost_and_kind_and_loses_points_and_effects() -> None:
    blank = emptied(open_set("race").by_id["D18"])
    full = open_set("race").by_id["D18"]
    assert (blank.cost, blank.count, blank.points, blank.powers) == (full.cost, full.count, 0, ())  # type: ignore[attr-defined]


def test_faces_are_emptied_too() -> None:
    blank = emptied(open_set("roll").by_id["G01"])
    assert (blank.front.powers, blank.back.gains, blank.back.cost) == ((), (), 5)


def test_effects_that_no_card_of_the_kind_can_be_without_are_named() -> None:
    by_id = open_set("empires").by_id
    assert (list(kept_effects(by_id["E05"])), list(kept_effects(open_set("race").by_id["D18"]))) == (
        ["a.ability", "b.ability"],
        [],
    )


def test_only_the_card_is_emptied() -> None:
    content = open_set("race")
    blank = blanked(content, "D18")
    assert [name for name in content.by_id if content.by_id[name] != blank.by_id[name]] == ["D18"]


def test_the_set_itself_stays() -> None:
    content = open_set("race")
    blanked(content, "D18")
    assert content.by_id["D18"].powers  # type: ignore[attr-defined]


def test_an_unknown_card_is_refused(pebbles: str) -> None:
    with pytest.raises(WrongUse, match="has no card 'Fivr'; did you mean 'Five'"):
        blanked(toy.open_toy(pebbles)[0], "Fivr")


def test_a_card_with_nothing_on_it_is_refused(pebbles: str) -> None:
    with pytest.raises(WrongUse, match="no points and no effects"):
        blanked(toy.open_toy(pebbles)[0], "Null")


def test_five_points_are_worth_something(confirmed: Confirmed) -> None:
    assert confirmed.difference is not None
    assert confirmed.difference.low > 0.05


def test_the_difference_is_that_of_the_lifts(confirmed: Confirmed) -> None:
    assert confirmed.card is not None
    assert confirmed.blank is not None
    assert confirmed.difference is not None
    assert confirmed.difference.value == pytest.approx(confirmed.card.value - confirmed.blank.value)


def test_games_confirmed_are_kept(pebbles: str, tmp_path: Path) -> None:
    asked = Asked(pebbles, 20, ("anyone",), 7, store_path=tmp_path / "games.sqlite")
    once = confirm(asked, "Five", opener=toy.open_toy, roster=toy.anyone)
    assert confirm(asked, "Five", opener=toy.open_toy, roster=toy.anyone) == once


def test_what_came_of_it_is_a_sentence(confirmed: Confirmed) -> None:
    assert "over 200 deals played both ways: who draws Five wins +" in Wording("en").say(
        confirmed_said(confirmed, "Five")
    )


def test_agents_that_sit_alone_cannot_be_compared(pebbles: str) -> None:
    asked = Asked(pebbles, 10, ("anyone", "best"), 7)
    assert {found.difference for found in confirm(asked, "Five", opener=toy.open_toy, roster=toy.anyone)} == {None}
