"""Worked cases from setup to the end, and a whole game told line by line."""

from __future__ import annotations

from copy import copy
from pathlib import Path

import msgspec
import pytest

from tests.games.roll.tabletop import Laid, content, move, produce, scout, selection, ship, stock, table_of, worker
from tests.games.test_what_every_game_keeps_to import LANGUAGES, assert_told_as_read, told_game
from validator.play.engine.chance import scrambled
from validator.play.engine.step import PASS
from validator.play.games.roll.rules.assigning import SELECT_PHASE
from validator.play.games.roll.rules.rounds import (
    END_ROUND,
    REVEAL,
    StartRound,
    bonus_points,
    is_over,
    lay_out,
    score_parts,
    scores,
    start,
    winners,
)
from validator.play.games.roll.words.numbers import (
    CUP,
    DISCOUNT,
    NOTHING,
    PLAIN_DEVELOPMENT,
    SELECTED,
    SELECTOR,
    SHIP,
    TILES,
)
from validator.play.games.roll.words.switches import DIE_COLOURS, PHASES

# Worked cases of the rules from set-up to settling, L-05 to L-33, each under its number.


def begun(faction: str, home: str) -> Laid:
    laid = Laid()
    designs = laid.state.table.designs
    lay_out(laid.state, 0, designs.index(faction), designs.index(home))
    return laid


def test_l05_start_with_soldiers() -> None:
    laid = begun("F1", "H2").sound()
    assert laid.at("cup") == {"home": 3}
    assert laid.at("citizenry") == {"home": 2, "military": 3}
    assert laid.number("credits") == 1
    assert laid.state.powers[0][TILES] == 3
    assert scores(laid.state)[0] == 4


def test_l07_start_with_two_worlds() -> None:
    laid = begun("F9", "H7").sound()
    assert laid.at("cup") == {"home": 3, "consumption": 1}
    assert laid.at("citizenry") == {"home": 2, "military": 1, "consumption": 1}


def test_start_with_eight_credits() -> None:
    assert begun("F1", "H9").number("credits") == 8


@pytest.mark.parametrize(("seats", "points"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_l08_the_pool(seats: int, points: int) -> None:
    assert start(table_of(), seats, 3).pool == points


def test_l09_any_worker_selects_any_phase() -> None:
    laid = Laid().dice("ship", home=1).run(SELECT_PHASE[0])
    assert len(laid.options) == len(PHASES)
    laid.choose(selection("explore", "ship", "home"))
    laid.select("produce", seat=1).run(REVEAL)
    assert laid.at("explore") == {"home": 1}


def test_l11_to_the_selected_phase_only() -> None:
    laid = Laid().tableau("G41.front").select("settle").dice("ship", home=1).dice("explore", rare=2).reassign()
    assert laid.powers == [PASS, 0]
    laid.choose(0)
    assert laid.options == [move("explore", "rare", "settle"), move("ship", "home", "settle")]
    laid.choose(move("explore", "rare", "settle"))
    laid.choose(move("ship", "home", "settle"))
    assert laid.at("settle") == {"rare": 1, "home": 1}
    assert laid.asked == ""


def test_l12_exactly_two_of_one_column() -> None:
    laid = Laid().tableau("G09.front").select("settle").dice("ship", home=1).dice("explore", rare=1, home=1).reassign()
    laid.choose(0)
    # The second worker follows by itself: there is no choice left.
    laid.choose(move("explore", "home", "settle"))
    assert laid.at("settle") == {"rare": 1, "home": 1}
    assert laid.at("ship") == {"home": 1}


def test_l12_moving_one_is_not_possible() -> None:
    laid = Laid().tableau("G09.front").select("settle").dice("ship", home=1).dice("explore", home=1).reassign()
    assert laid.powers == [PASS]


@pytest.mark.parametrize("seed", range(12))
def test_l15_the_extra_die_of_two_players(seed: int) -> None:
    laid = Laid().select("explore").select("ship", seat=1)
    laid.state.chance = scrambled(seed)
    laid.state.stack = []
    REVEAL.run(laid.state)
    selected = {PHASES.index("explore"), SHIP}
    assert laid.state.extra in range(len(PHASES))
    performed = {phase for phase in range(len(PHASES)) if laid.state.performed >> phase & 1}
    assert performed == selected | {laid.state.extra}
    assert len(performed) == (2 if laid.state.extra in selected else 3)


def test_l15_both_outcomes_come_up() -> None:
    extras = set()
    for seed in range(60):
        laid = Laid().select("explore").select("ship", seat=1)
        laid.state.chance = scrambled(seed)
        REVEAL.run(laid.state)
        extras.add(laid.state.extra)
    assert extras == set(range(len(PHASES)))


def test_l16_credits_stop_at_ten() -> None:
    laid = Laid().credits(9).dice("explore", home=1).phase("explore").choose(stock())
    assert laid.number("credits") == 10


def test_l17_an_alien_explorer_stocks_for_more() -> None:
    laid = Laid().tableau("F2.left").dice("explore", home=1, alien=1).phase("explore")
    assert laid.options == [stock("home"), stock("alien"), scout("home"), scout("alien")]
    assert laid.choose(stock("alien")).number("credits") == 1 + 4
    assert laid.choose(stock("home")).number("credits") == 1 + 4 + 2


def test_l18_abandoned_tiles_stay_out_until_the_phase_ends() -> None:
    laid = Laid().stack("G01.front", "G02.front").bag("G03", "G04", "G05").dice("explore", home=1).phase("explore")
    laid.choose(scout())
    assert laid.asked == "Abandon"
    laid.choose(1, 0)
    assert laid.asked == "PlaceTile"
    assert len(laid.state.drawn[0]) == 3
    assert laid.state.bag == []
    assert sorted(laid.state.aside) == [0, 1]
    while laid.asked:
        laid.choose(laid.options[0])
    assert sorted(laid.state.bag) == [0, 1]
    assert laid.state.aside == []
    assert len(laid.on_stack(0)) == 3


def test_l20_a_scout_without_a_tile_to_draw_stocks() -> None:
    laid = Laid().stack("G01.front").bag().dice("explore", home=1).phase("explore")
    laid.choose(scout()).choose_pass()
    assert laid.number("credits") == 1 + 2


def test_l20_nothing_to_draw_or_abandon_leaves_only_stocking() -> None:
    laid = Laid().bag().dice("explore", home=1).phase("explore")
    assert laid.asked == ""
    assert laid.number("credits") == 1 + 2


def test_tiles_set_aside_are_drawn_when_the_bag_is_empty() -> None:
    laid = Laid().stack("G01.front").bag().dice("explore", home=1).phase("explore")
    laid.choose(scout(), 0)
    assert laid.asked == "PlaceTile"
    laid.choose(laid.options[1])
    assert laid.on_stack(1) == ["G01.back"]


def test_l21_virtual_explorers() -> None:
    laid = Laid().tableau("G02.front", "F2.left").phase("explore")
    laid.choose(stock("alien"), stock("home"))
    assert laid.number("credits") == 1 + 4 + 2
    assert laid.at("citizenry") == {}
    assert laid.asked == ""


def test_l21_no_virtual_explorers_without_the_phase() -> None:
    laid = Laid().tableau("G02.front").phase("settle")
    assert (laid.asked, laid.number("credits")) == ("", 1)


def test_l23_developers_go_on_to_the_next_tile() -> None:
    laid = Laid().stack("G02.front", "G04.front").dice("developments", rare=1).dice("develop", home=4).phase("develop")
    assert laid.tiles() == ["G04.front"]
    assert laid.at("citizenry") == {"rare": 1, "home": 2}
    assert laid.at("developments") == {"home": 2}
    laid.sound()


def test_l23_without_a_next_tile_they_go_to_the_cup() -> None:
    laid = Laid().stack("G04.front").dice("developments", rare=1).dice("develop", home=4).phase("develop")
    assert laid.at("citizenry") == {"rare": 1, "home": 2}
    assert laid.at("cup") == {"home": 2}


def test_which_developers_are_used_is_chosen() -> None:
    laid = Laid().stack("G06.front").dice("develop", home=2, rare=1).phase("develop")
    # Two of three are needed, one of them surely a home die: the choice is the other one.
    assert laid.asked == "PlaceWorker"
    assert laid.options == [DIE_COLOURS.index("home"), DIE_COLOURS.index("rare")]
    laid.choose(DIE_COLOURS.index("home"))
    assert laid.at("cup") == {"rare": 1}


def test_l26_a_discount_has_its_least() -> None:
    laid = Laid().tableau("F7.left").stack("G05.front").phase("develop")
    assert laid.tiles() == ["F7.left"]
    laid.dice("develop", home=1).phase("develop")
    assert laid.tiles() == ["F7.left", "G05.front"]
    assert laid.state.powers[0][DISCOUNT + PLAIN_DEVELOPMENT] == 0


def test_l27_credits_for_other_tiles_only() -> None:
    laid = Laid().stack("G20.front").dice("develop", home=2).phase("develop")
    assert laid.number("credits") == 1
    laid.stack("G15.back", "G16.back").dice("settle", home=2).phase("settle")
    assert laid.number("credits") == 1 + 2


def test_l27_more_for_a_rare_world() -> None:
    laid = Laid().tableau("G54.front").stack("G23.back").dice("settle", home=2).phase("settle")
    assert laid.number("credits") == 1 + 2


def test_l28_credits_at_the_end_of_the_phase_it_was_completed_in() -> None:
    laid = Laid().stack("G18.front").dice("develop", home=5).phase("develop")
    assert laid.number("credits") == 1 + 2


def test_l29_a_die_is_removed_before_the_gains() -> None:
    laid = Laid().stack("G47.front").dice("develop", home=3).dice("cup", novelty=1).phase("develop")
    assert laid.asked == "RemoveDie"
    # One in the cup, or one of the three just spent, now in the citizenry.
    assert len(laid.options) == 2
    laid.choose(laid.options[1])
    assert laid.at("citizenry") == {"home": 2}
    assert laid.at("cup") == {"novelty": 1, "military": 1}
    assert laid.number("credits") == 1 + 1
    laid.sound()


def test_l31_a_world_with_credits_and_a_good() -> None:
    laid = Laid().stack("G29.back").dice("worlds", home=6).phase("settle")
    assert laid.number("credits") == 1 + 2
    assert laid.at("alien world") == {"alien": 1}


def test_l33_without_the_phase_the_world_stays() -> None:
    laid = Laid().stack("G15.back").dice("settle", home=1).select("explore").select("explore", seat=1)
    laid.state.table = table_of(extra_die_for_two=False)
    laid.state.stack = []
    REVEAL.run(laid.state)
    assert laid.on_stack(1) == ["G15.back"]
    assert laid.at("cup") == {"home": 1}


def test_dictating_gives_up_one_worker_to_move_another() -> None:
    laid = Laid().select("ship").dice("explore", home=2).dictate()
    laid.choose(worker("explore", "home"))
    assert laid.asked == "MoveWorker"
    laid.choose(move("explore", "home", "settle"))
    assert laid.asked == ""
    REVEAL.run(laid.state)
    assert laid.at("cup")["home"] >= 1
    assert laid.state.mats[0][SELECTED] == NOTHING


def test_a_round_begins_in_secret() -> None:
    laid = Laid().dice("cup", home=2).dice("cup", seat=1, home=2).run(StartRound())
    assert laid.asked == "SelectPhase"
    assert laid.state.concealed == 1
    laid.choose(laid.options[0])
    assert laid.state.mats[0][SELECTED] >= 0
    assert laid.state.mats[0][SELECTOR] == DIE_COLOURS.index("home")
    assert sum(laid.state.mats[1][CUP : CUP + 7]) in (0, 2)


# Worked cases of the rules from producing to the end, L-34 to L-53, each under its number.


def test_l34_goods_only_on_worlds_with_room() -> None:
    laid = Laid().tableau("G02.back", "G10.back", "G11.back").dice("produce", home=3).phase("produce")
    assert laid.at("novelty world") == {"home": 1}
    assert laid.at("rare world") == {"home": 1}
    assert laid.at("cup") == {"home": 1}
    laid.sound()


def test_l34_which_die_goes_where_is_chosen() -> None:
    laid = Laid().tableau("G02.back", "G10.back").dice("produce", home=1, rare=1).phase("produce")
    assert laid.asked == "ProduceGood"
    assert laid.options == [produce("home", "novelty"), produce("home", "rare")]
    laid.choose(produce("home", "novelty"))
    assert laid.at("rare world") == {"rare": 1}


def test_l35_two_goods_on_a_world_in_one_phase() -> None:
    laid = Laid().tableau("G22.front", "G10.back").dice("produce", home=3).phase("produce")
    assert laid.at("rare world") == {"home": 2}
    assert laid.at("cup") == {"home": 1}
    laid.sound()


@pytest.mark.parametrize(("task", "points", "credits"), [("consume", 2, 1), ("trade", 0, 1 + 5)])
def test_l36_a_soldier_shipped_by_genes(task: str, points: int, credits: int) -> None:
    laid = Laid().tableau("G04.back", "G06.back").dice("genes world", military=1).dice("ship", genes=1).phase("ship")
    assert laid.options == [ship("trade", "genes", "military", "genes"), ship("consume", "genes", "military", "genes")]
    laid.choose(ship(task, "genes", "military", "genes"))
    assert (laid.number("points"), laid.number("credits")) == (points, credits)
    assert laid.at("citizenry") == {"military": 1, "genes": 1}
    assert laid.at("genes world") == {}


def test_l38_five_points_for_a_good() -> None:
    laid = Laid().tableau("G35.front", "G21.front", "G06.back")
    laid.dice("genes world", genes=1).dice("ship", genes=1).phase("ship")
    assert laid.choose(ship("consume", "genes", "genes", "genes")).number("points") == 5


def test_l40_a_virtual_shipper() -> None:
    laid = Laid().tableau("G46.front", "G10.back").dice("rare world", rare=1).phase("ship")
    assert laid.options == [
        ship("trade", "rare", "rare", "home", virtual=True),
        ship("consume", "rare", "rare", "home", virtual=True),
    ]
    laid.choose(ship("consume", "rare", "rare", "home", virtual=True))
    assert laid.at("citizenry") == {"rare": 1}
    assert laid.number("points") == 2
    laid.sound()


def test_l42_a_shipper_without_a_good() -> None:
    laid = Laid().tableau("G10.back").dice("rare world", rare=1).dice("ship", home=2).phase("ship")
    laid.choose(ship("trade", "rare", "rare", "home"))
    assert laid.asked == ""
    assert laid.at("citizenry") == {"rare": 1, "home": 1}
    assert laid.at("cup") == {"home": 1}


def test_l43_points_are_paid_in_full() -> None:
    laid = Laid().tableau("G06.back").dice("genes world", genes=1).dice("ship", genes=1).points(22, seat=1)
    assert laid.state.pool == 2
    laid.phase("ship").choose(ship("consume", "genes", "genes", "genes"))
    assert laid.number("points") == 3
    assert laid.state.pool == 0
    assert is_over(laid.state)
    laid.sound()


def test_l45_credits_at_zero_are_set_to_one() -> None:
    laid = Laid().credits(3).points(24, seat=1).dice("citizenry", home=5).manage().choose(3)
    assert laid.number("credits") == 0
    laid.run(END_ROUND)
    assert laid.at("cup") == {"home": 3}
    assert laid.number("credits") == 1


def test_l45_a_credit_left_stays() -> None:
    laid = Laid().credits(3).points(24, seat=1).dice("citizenry", home=2).manage().choose(2)
    laid.run(END_ROUND)
    assert laid.number("credits") == 1


def test_l46_recruiting_may_stop() -> None:
    laid = Laid().credits(4).dice("citizenry", home=4).manage()
    assert laid.options == [0, 1, 2, 3, 4]
    assert laid.choose(2).number("credits") == 2
    assert laid.at("citizenry") == {"home": 2}


def test_l46_recruiting_may_be_forced() -> None:
    laid = Laid(recruiting="mandatory").credits(4).dice("citizenry", home=4).manage()
    assert (laid.asked, laid.at("cup"), laid.number("credits")) == ("", {"home": 4}, 0)


def test_l47_an_empty_cup_recalls_a_die() -> None:
    laid = Laid().dice("worlds", home=2).manage()
    assert laid.asked == "Recall"
    assert len(laid.options) == 2
    laid.choose(laid.options[0])
    assert laid.at("cup") == {"home": 1}


def test_l49_credits_and_cup_break_a_tie() -> None:
    laid = Laid().points(45).points(45, seat=1)
    laid.credits(4).dice("cup", home=3).credits(1, seat=1).dice("cup", seat=1, home=7)
    assert scores(laid.state) == [45, 45]
    assert winners(laid.state) == [1]


def test_l49_a_tie_that_is_left_is_shared() -> None:
    laid = Laid().credits(4).dice("cup", home=3).credits(1, seat=1).dice("cup", seat=1, home=6)
    assert winners(laid.state) == [0, 1]


def bonus_of(laid: Laid, face: str) -> int:
    return bonus_points(laid.state, 0, laid.face(face))


def test_l51_a_final_score() -> None:
    laid = Laid().points(16)
    laid.tableau("F3.left", "F3.right", "H1", "G11.front", "G02.back", "G47.back", "G21.front", "G34.back")
    assert bonus_of(laid, "G11.front") == 4
    assert bonus_of(laid, "G21.front") == 5
    assert scores(laid.state)[0] == 48
    assert score_parts(laid.state)["bonuses"][0] == 9


@pytest.mark.parametrize(("reading", "soldiers", "total"), [("groups", 4, 58), ("points", 3, 57)])
def test_l53_a_final_score(reading: str, soldiers: int, total: int) -> None:
    laid = Laid(dice_bonus=reading).points(10)
    laid.tableau("F5.left", "F5.right", "H7", "G15.front", "G22.front", "G13.front", "G38.front", "G52.back")
    laid.dice("cup", home=4, military=4, consumption=1).dice("genes world", genes=2)
    assert [bonus_of(laid, face) for face in ("G15.front", "G22.front", "G13.front")] == [4, 2, 5]
    assert bonus_of(laid, "G38.front") == soldiers
    assert scores(laid.state)[0] == total


@pytest.mark.parametrize(("soldiers", "groups", "points"), [(1, 2, 1), (2, 2, 2), (3, 2, 2), (4, 4, 3), (6, 4, 4)])
def test_the_two_readings_of_a_bonus_for_dice(soldiers: int, groups: int, points: int) -> None:
    for reading, expected in (("groups", groups), ("points", points)):
        laid = Laid(dice_bonus=reading).tableau("G38.front").dice("worlds", military=soldiers)
        assert bonus_of(laid, "G38.front") == expected


def test_dice_count_wherever_they_lie() -> None:
    laid = Laid().tableau("G15.front", "G10.back")
    places = ("cup", "citizenry", "explore", "developments", "worlds", "rare world")
    for place, colour in zip(places, DIE_COLOURS, strict=False):
        laid.dice(place, **{colour: 1})
    assert bonus_of(laid, "G15.front") == len(places)


# Roll for the Galaxy: one short game for two, told in each language as it was read and found good.

GOLDEN = Path(__file__).parent / "golden"
SEED = 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_reads_as_it_was_read(language: str) -> None:
    short = copy(content())
    short.rules = msgspec.structs.replace(short.rules, tableau_end=8, points_per_player=5)
    lines = told_game(short, ("greedy", "greedy"), SEED, language)
    assert_told_as_read(lines, GOLDEN / f"told-{language}.txt")
