"""What each gain, power and bonus of a tile does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.roll.tabletop import Laid, move, scout, ship, stock, with_tile, words, worker
from validator.content.vocabulary import Word
from validator.play.engine.step import PASS
from validator.play.games.roll.rules.building import TakeGains
from validator.play.games.roll.rules.exploring import STACK_ROOM
from validator.play.games.roll.rules.rounds import bonus_points, lay_out
from validator.play.games.roll.words.numbers import CUP
from validator.play.games.roll.words.switches import DIE_COLOURS
from validator.play.games.roll.words.vocabulary import VOCABULARY

# Each word of Roll for the Galaxy with the fewest tiles that show it; gains and powers of explore to settle.

Test = Callable[[], None]
SHOWN: set[type[Word]] = set()


def shows(*kinds: type[Word]) -> Callable[[Test], Test]:
    """Marks a test as the one of these words."""
    SHOWN.update(kinds)
    return lambda test: test


@shows(words.RemoveDie)
def test_a_die_is_removed_from_anywhere() -> None:
    laid = Laid().stack("G07.front").tableau("G10.back").dice("develop", home=4)
    laid.dice("cup", rare=1).dice("rare world", genes=1).dice("worlds", alien=1).phase("develop")
    assert len(laid.options) == 4
    supply = laid.state.supply[DIE_COLOURS.index("rare")]
    laid.choose(CUP + DIE_COLOURS.index("rare"))
    assert laid.state.supply[DIE_COLOURS.index("rare")] == supply + 1
    assert laid.at("cup") == {"military": 2}


@shows(words.GainCredits, words.GainDice)
def test_gains_come_once() -> None:
    laid = Laid().stack("G05.back").dice("settle", home=6).phase("settle")
    assert laid.number("credits") == 1 + 2
    assert laid.at("citizenry") == {"home": 6, "consumption": 2}
    laid.phase("settle")
    assert laid.number("credits") == 1 + 2


def test_dice_come_to_cup_citizenry_or_world() -> None:
    laid = Laid().stack("G15.back", "G18.back", "G12.back").dice("settle", home=6).phase("settle")
    assert laid.at("citizenry") == {"home": 6, "novelty": 1}
    assert laid.at("cup") == {"novelty": 1}
    assert laid.at("novelty world") == {"novelty": 1}


def test_a_missing_die_is_not_gained_nor_replaced() -> None:
    laid = Laid().dice("cup", seat=1, consumption=8).stack("G05.back").dice("settle", home=6).phase("settle")
    assert laid.at("citizenry") == {"home": 6, "consumption": 1}
    assert laid.number("credits") == 1 + 2
    laid.sound()


@shows(words.StartCredits)
def test_the_start_with_other_credits() -> None:
    laid = Laid()
    designs = laid.state.table.designs
    lay_out(laid.state, 0, designs.index("F2"), designs.index("H9"))
    assert laid.number("credits") == 8


@shows(words.Reassign)
def test_a_worker_is_reassigned() -> None:
    laid = Laid().tableau("G17.front").select("ship").dice("explore", home=1).reassign().choose(0)
    assert laid.options == [move("explore", "home", to) for to in ("develop", "settle", "produce", "ship")]
    laid.choose(move("explore", "home", "produce"))
    assert (laid.at("produce"), laid.asked) == ({"home": 1}, "")


def test_reassigning_by_colour() -> None:
    laid = Laid().tableau("G25.front").select("ship").dice("explore", home=1, genes=1, novelty=1).reassign().choose(0)
    moved = {option // 5 for option in laid.options}
    assert moved == {worker("explore", "genes"), worker("explore", "novelty")}


def test_reassigning_from_one_column() -> None:
    laid = Laid().tableau("G28.front").select("ship").dice("explore", home=1).dice("settle", home=1).reassign()
    assert {option // 5 for option in laid.choose(0).options} == {worker("explore", "home")}


def test_reassigning_to_one_column() -> None:
    laid = Laid().tableau("G06.front").select("ship").dice("explore", home=1, rare=1).reassign().choose(0)
    assert {option % 5 for option in laid.options} == {2}


def test_reassigning_to_one_of_two_columns() -> None:
    laid = Laid().tableau("G39.front").select("ship").dice("settle", home=1).reassign().choose(0)
    assert laid.options == [move("settle", "home", "explore"), move("settle", "home", "produce")]


def test_reassigning_in_a_contest() -> None:
    alone = Laid().tableau("G31.front", "G15.back").select("ship").dice("explore", home=2).reassign()
    alone.choose(0, move("explore", "home", "settle"))
    assert alone.asked == "MoveWorker"
    tied = Laid().tableau("G31.front", "G15.back").tableau("G16.back", seat=1).select("ship").dice("explore", home=2)
    tied.reassign().choose(0, move("explore", "home", "settle"))
    assert tied.asked == ""
    fewer = Laid().tableau("G31.front").tableau("G16.back", seat=1).select("ship").dice("explore", home=2).reassign()
    assert fewer.asked == ""


def test_each_power_to_reassign_works_once() -> None:
    laid = Laid().tableau("G17.front", "G30.front").select("ship").dice("explore", home=2, rare=1).reassign()
    assert laid.powers == [PASS, 0, 1]
    laid.choose(0, move("explore", "rare", "ship"))
    assert laid.powers == [PASS, 1]


def test_moves_of_two_workers_are_offered_in_one_order() -> None:
    laid = Laid().tableau("G36.front").select("ship").dice("explore", home=1, rare=1).reassign().choose(0)
    laid.choose(move("explore", "rare", "ship"))
    assert laid.asked == "", "the home die would have been moved first"


@shows(words.DictateOften)
def test_dictating_often() -> None:
    laid = Laid().tableau("G05.front").select("ship").dice("explore", home=4).dictate()
    for to in ("develop", "settle"):
        laid.choose(worker("explore", "home"), move("explore", "home", to))
    assert laid.asked == "Dictate"
    once = Laid().select("ship").dice("explore", home=4).dictate()
    assert once.choose(worker("explore", "home"), move("explore", "home", "ship")).asked == ""


@shows(words.DictateMore)
def test_dictating_more() -> None:
    laid = Laid().tableau("G19.front").select("ship").dice("explore", home=4).dictate()
    laid.choose(worker("explore", "home"), *[move("explore", "home", "settle")] * 3)
    assert laid.at("settle") == {"home": 3}
    assert laid.asked == ""


@shows(words.Rearrange)
def test_rearranging_turns_and_reorders() -> None:
    laid = Laid().tableau("G01.front").stack("G02.front", "G04.front", "G05.back").phase("explore")
    assert laid.asked == "Rearrange"
    laid.choose(0)
    arrangements = set()
    pending = [laid.state.copy()]
    while pending:
        state = pending.pop()
        for action in state.options:
            trial = Laid()
            trial.state = state.copy()
            trial.choose(action)
            if trial.asked:
                pending.append(trial.state.copy())
                pending[-1].options = trial.state.options
            else:
                arrangements.add((tuple(trial.on_stack(0)), tuple(trial.on_stack(1))))
    assert len(arrangements) == 4 * 3 * 2
    assert (("G05.front",), ("G04.back", "G02.back")) in arrangements


@shows(words.ScoutAtEnd)
def test_a_tile_at_the_end_of_exploring() -> None:
    laid = Laid().tableau("G03.front").phase("explore")
    assert laid.asked == "PlaceTile"
    assert laid.choose(0).number("credits") == 1
    assert len(laid.on_stack(0)) == 1


def test_a_credit_if_an_alien_scouted() -> None:
    laid = Laid().tableau("G03.front").dice("explore", alien=1).phase("explore").choose(scout("alien"), 0)
    assert laid.asked == "PlaceTile"
    assert laid.number("credits") == 1 + 1


@shows(words.StockMore)
def test_stocking_for_more() -> None:
    laid = Laid().tableau("F2.left").dice("explore", alien=1).phase("explore").choose(stock("alien"))
    assert laid.number("credits") == 1 + 4


@shows(words.ScoutOnTop)
def test_scouted_tiles_on_top() -> None:
    laid = Laid().tableau("F4.left").stack("G02.front").dice("explore", home=1).phase("explore")
    laid.choose(scout()).choose_pass()
    assert laid.options == [0, 1, STACK_ROOM]
    assert laid.choose(1).on_stack(0)[0] == "G02.front"
    below = Laid().stack("G02.front").dice("explore", home=1).phase("explore").choose(scout()).choose_pass()
    assert below.options == [0, STACK_ROOM]


@shows(words.CompletionDiscount)
def test_discounts() -> None:
    worlds = Laid().tableau("G04.front").stack("G06.back").dice("worlds", home=3).phase("settle")
    assert worlds.tiles() == ["G04.front", "G06.back"]
    other = Laid().tableau("G04.front").stack("G02.back").dice("worlds", home=1).phase("settle")
    assert other.tiles() == ["G04.front"]
    grey = Laid().tableau("G12.front").stack("G22.back").dice("worlds", home=1).phase("settle")
    assert grey.tiles() == ["G12.front"], "never fewer than two"
    every = Laid().tableau("G27.front").stack("G02.front").dice("developments", home=4).phase("develop")
    assert every.tiles() == ["G27.front", "G02.front"]


def test_discounts_add_up_to_the_smallest_limit() -> None:
    laid = Laid().tableau("G12.front", "G43.front").stack("G09.back").dice("worlds", home=1).phase("settle")
    assert laid.tiles() == ["G12.front", "G43.front", "G09.back"]


def test_a_new_discount_completes_a_tile_without_workers() -> None:
    laid = Laid().stack("G23.back", "G43.front").dice("developments", home=4).dice("worlds", home=1)
    laid.phase("develop").phase("settle")
    assert laid.tiles() == ["G43.front", "G23.back"]


@shows(words.CreditsOnCompletion)
def test_credits_on_completion() -> None:
    laid = Laid().tableau("G42.front").stack("G05.front").dice("develop", home=1).phase("develop")
    assert laid.number("credits") == 1 + 1
    rare = Laid().tableau("G54.front").stack("G15.back", "G23.back").dice("settle", home=3).phase("settle")
    assert rare.number("credits") == 1 + 1 + 2


@shows(words.ReturnWorkers)
def test_spent_workers_return() -> None:
    some = Laid().tableau("G15.front").stack("G04.back").dice("settle", home=3).phase("settle")
    assert some.asked == "ReturnWorker"
    assert some.choose(0, 0).at("cup") == {"home": 2}
    assert some.at("citizenry") == {"home": 1}
    soldiers = Laid().tableau("G38.front").stack("G04.back").dice("settle", home=1, military=2).phase("settle")
    assert soldiers.at("cup") == {"military": 2}
    itself = Laid().stack("G16.front").dice("develop", home=6).phase("develop")
    assert itself.asked == ""


LATER = {
    words.VirtualWorkers,
    words.CreditsIfMost,
    words.CreditsAtEnd,
    words.CreditsPerCitizen,
    words.CreditsPerGood,
    words.ExtraGood,
    words.CreditsPerTrade,
    words.CreditsPerConsume,
    words.PointsPerConsume,
    words.BuyPoints,
    words.PointsAtEnd,
}
"""Words shown in ``test_roll_words_late``, with all that a phase brings at its end."""


def test_every_gain_and_power_is_shown() -> None:
    assert {*VOCABULARY.families["gain"], *VOCABULARY.families["power"]} == SHOWN | LATER


# Each word of Roll for the Galaxy with the fewest tiles that show it: virtual workers, goods, ends and bonuses.


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


# Dice that a world gains as goods find room on that world, and nowhere else.

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
