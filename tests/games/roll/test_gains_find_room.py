"""Dice that a world gains as goods find room on that world, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roll.tabletop import Laid, with_tile, words
from validator.play.games.roll.rules.building import TakeGains
from validator.play.games.roll.rules.rounds import lay_out

TWO = (words.GainDice(colour="rare", to="world"), words.GainDice(colour="home", to="world"))


def gained(gains: tuple[Any, ...], *others: str) -> dict[str, int]:
    """Goods on novelty worlds after one has come that gains these."""
    laid = Laid(table=with_tile("G04", back={"gains": gains})).tableau(*others, "G04.back")
    return laid.run(TakeGains(0)).sound().at("novelty world")


@pytest.mark.parametrize(("others", "goods"), [((), {"rare": 1}), (("G22.front",), {"home": 1, "rare": 1})])
def test_two_dice_gained_to_a_world_share_its_room(others: tuple[str, ...], goods: dict[str, int]) -> None:
    assert gained(TWO, *others) == goods


def test_another_world_of_the_colour_makes_no_room_for_them() -> None:
    assert gained(TWO, "G50.back") == {"rare": 1}


def test_a_power_of_the_faction_makes_room_on_the_home_world() -> None:
    fields: dict[str, Any] = {"powers": (words.ExtraGood(),)}
    laid = Laid(table=with_tile("F1", left=fields, right={"gains": ()}))
    designs = laid.state.table.designs
    table = with_tile("H1", world={"gains": TWO})
    home = designs.index("H1")
    laid.state.table.gained_dice[2 * home] = table.gained_dice[2 * home]
    lay_out(laid.state, 0, designs.index("F1"), home)
    assert laid.sound().at("novelty world") == {"home": 1, "rare": 1}
