"""Worked cases of the rules from set-up to settling, L-05 to L-33, each under its number."""

from __future__ import annotations

import pytest

from tests.games.roll.tabletop import Laid, move, scout, selection, stock, table_of, worker
from validator.play.engine.chance import scrambled
from validator.play.engine.step import PASS
from validator.play.games.roll.rules.assigning import SELECT_PHASE
from validator.play.games.roll.rules.rounds import REVEAL, StartRound, lay_out, start
from validator.play.games.roll.rules.scoring import scores
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
from validator.play.games.roll.words.terms import DIE_COLOURS, PHASES


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
