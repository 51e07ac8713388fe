"""Each word of Roll for the Galaxy with the fewest tiles that show it: virtual workers, goods, ends and bonuses."""

from __future__ import annotations

import pytest

from tests.games.roll.tabletop import Laid, ship, stock
from validator.play.engine.step import PASS
from validator.play.games.roll.rules.scoring import bonus_points


def test_virtual_workers() -> None:
    explorer = Laid().tableau("G32.front").phase("explore").choose(stock())
    assert (explorer.number("credits"), explorer.at("citizenry"), explorer.asked) == (1 + 2, {}, "")
    laid = Laid().tableau("G40.front", "G06.back").dice("genes world", genes=1).phase("ship")
    laid.choose(ship("consume", "genes", "genes", "genes", virtual=True))
    assert laid.number("points") == 3
    assert laid.at("citizenry") == {"genes": 1}
    laid.sound()


def test_a_virtual_shipper_ships_one_good() -> None:
    laid = Laid(shipping="optional").tableau("G40.front", "G06.back", "G10.back").dice("ship", home=1)
    laid.dice("genes world", genes=1).dice("rare world", rare=1).phase("ship")
    laid.choose(ship("consume", "rare", "rare", "genes", virtual=True))
    assert (laid.asked, laid.at("genes world")) == ("", {"genes": 1})


def test_virtual_workers_work_in_every_round() -> None:
    laid = Laid().tableau("G32.front")
    for times in (1, 2):
        assert laid.phase("explore").choose(stock()).number("credits") == 1 + 2 * times


@pytest.mark.parametrize("phase", ["explore", "produce"])
def test_credits_for_the_most_developments(phase: str) -> None:
    assert Laid().tableau("G53.front").phase(phase).number("credits") == 1 + 1
    tied = Laid().tableau("G53.front").tableau("G05.front", seat=1)
    assert tied.phase(phase).number("credits") == 1


def test_credits_for_the_highest_world() -> None:
    assert Laid().tableau("G50.front", "G05.back").phase("ship").number("credits") == 1 + 1 + 1
    tied = Laid().tableau("G50.front", "G05.back").tableau("G29.back", seat=1)
    assert tied.phase("ship").number("credits") == 1 + 1


def test_the_highest_world_is_that_of_the_printed_cost() -> None:
    laid = Laid().tableau("G50.front", "G43.front", "G05.back").tableau("G54.back", seat=1).phase("ship")
    assert laid.number("credits") == 1 + 1 + 1


@pytest.mark.parametrize(
    ("tile", "phase"),
    [("G11.front", "ship"), ("G18.front", "develop"), ("G33.front", "produce"), ("G44.front", "settle")],
)
def test_credits_at_the_end(tile: str, phase: str) -> None:
    laid = Laid().tableau(tile).phase(phase)
    assert laid.number("credits") == 1 + 2
    other = "explore"
    assert laid.phase(other).number("credits") == 1 + 2


@pytest.mark.parametrize(("soldiers", "credits"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_credits_for_citizens(soldiers: int, credits: int) -> None:
    laid = Laid().tableau("F1.left").dice("citizenry", military=soldiers).dice("cup", military=2).phase("ship")
    assert laid.number("credits") == 1 + credits
    assert Laid().tableau("F6.left").dice("citizenry", novelty=3).phase("develop").number("credits") == 1 + 3


def test_credits_for_goods() -> None:
    by_world = Laid().tableau("G34.front", "G10.back", "G17.back").dice("rare world", home=1, rare=1)
    assert by_world.phase("produce").number("credits") == 1 + 2
    by_die = Laid().tableau("F5.left", "G10.back", "G06.back").dice("rare world", genes=1).dice("genes world", home=1)
    assert by_die.phase("produce").number("credits") == 1 + 2


def test_an_extra_good() -> None:
    laid = Laid().tableau("G22.front", "G10.back", "G06.back").dice("produce", home=5).phase("produce")
    assert laid.at("rare world") == {"home": 2}
    assert laid.at("genes world") == {"home": 2}
    assert laid.at("cup") == {"home": 1}


@pytest.mark.parametrize(
    ("tile", "world", "kind", "credits"),
    [
        ("G10.front", "G06.back", "genes", 5 + 1),
        ("G14.front", "G04.back", "novelty", 3 + 2),
        ("G14.front", "G06.back", "genes", 5),
        ("G29.front", "G10.back", "rare", 4 + 1),
    ],
)
def test_credits_for_trading(tile: str, world: str, kind: str, credits: int) -> None:
    laid = Laid().tableau(tile, world).dice(f"{kind} world", home=1).dice("ship", home=1).phase("ship")
    assert laid.choose(ship("trade", kind, "home", "home")).number("credits") == 1 + credits


@pytest.mark.parametrize(
    ("tile", "world", "kind", "credits", "points"),
    [
        ("G37.front", "G06.back", "genes", 2, 1),
        ("G55.front", "G06.back", "genes", 1, 1),
        ("F8.left", "G10.back", "rare", 1, 1),
        ("F8.left", "G06.back", "genes", 0, 1),
        ("G21.front", "G10.back", "rare", 0, 2),
        ("G35.front", "G06.back", "genes", 0, 2),
        ("G49.front", "G10.back", "rare", 0, 2),
        ("G49.front", "G06.back", "genes", 0, 1),
    ],
)
def test_more_for_consuming(tile: str, world: str, kind: str, credits: int, points: int) -> None:
    laid = Laid().tableau(tile, world).dice(f"{kind} world", home=1).dice("ship", home=1).phase("ship")
    laid.choose(ship("consume", kind, "home", "home"))
    assert (laid.number("credits"), laid.number("points")) == (1 + credits, points)


def test_a_consumption_die_matches_every_world() -> None:
    laid = Laid().tableau("G10.back").dice("rare world", consumption=1).dice("ship", consumption=1).phase("ship")
    assert laid.choose(ship("consume", "rare", "consumption", "consumption")).number("points") == 3


def test_points_are_bought_after_a_trade() -> None:
    laid = Laid().tableau("G13.front", "G10.back").dice("rare world", home=1).dice("ship", home=1).phase("ship")
    laid.choose(ship("trade", "rare", "home", "home"))
    assert (laid.asked, laid.options) == ("Purchase", [PASS, 0])
    laid.choose(0)
    assert (laid.number("credits"), laid.number("points")) == (1 + 4 - 1, 1)
    laid.sound()


def test_no_points_are_bought_after_consuming() -> None:
    laid = Laid().tableau("G13.front", "G10.back").dice("rare world", home=1).dice("ship", home=1).phase("ship")
    assert laid.choose(ship("consume", "rare", "home", "home")).asked == ""


def test_points_at_the_end() -> None:
    assert Laid().tableau("G23.front").phase("ship").sound().number("points") == 1


@pytest.mark.parametrize(
    ("tile", "others", "points"),
    [
        ("G11.front", ("G02.back", "G04.back", "G10.back"), 3),
        ("G16.front", ("G05.front", "G10.back"), 3),
        ("G51.front", ("G05.front", "G09.front", "G10.front"), 5),
        ("G13.front", ("G05.front", "G10.back"), 2),
        ("G37.front", ("G05.front", "G09.front", "G10.front"), 2),
        ("G34.front", ("G10.back", "G17.back", "G02.back"), 4),
    ],
)
def test_bonuses_for_tiles(tile: str, others: tuple[str, ...], points: int) -> None:
    laid = Laid().tableau(tile, *others)
    assert bonus_points(laid.state, 0, laid.face(tile)) == points


def test_bonuses_for_dice_and_goods() -> None:
    laid = Laid().tableau("G15.front", "G22.front", "G38.front", "G10.back")
    laid.dice("rare world", home=1, military=1).dice("cup", military=3, genes=1)
    points = [bonus_points(laid.state, 0, laid.face(face)) for face in ("G15.front", "G22.front", "G38.front")]
    assert points == [3, 2, 4]


@pytest.mark.parametrize(("chips", "steps"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3), (55, 10), (66, 11)])
def test_a_bonus_for_steps_of_chips(chips: int, steps: int) -> None:
    laid = Laid(seats=5).tableau("G21.front").points(chips)
    assert bonus_points(laid.state, 0, laid.face("G21.front")) == steps
