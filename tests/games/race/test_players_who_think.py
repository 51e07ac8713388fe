"""What players who judge positions between rounds see in them: one cause a case, one card more or less on each side."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.race.tabletop import Tabletop, compiled, table
from validator.play.agents.contract import View
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.race.game import GAME
from validator.play.games.race.players.position_value import considered, rounds_to_come
from validator.play.games.race.players.prospects import Horizon, appraisal_of
from validator.play.games.race.players.quick_choice import at_once, shortlist
from validator.play.games.race.players.value import ahead
from validator.play.games.race.rules.rounds import start
from validator.play.games.race.rules.state import RaceState

WORLD = "S3"


def between_rounds(*cards: str, hand: tuple[str, ...] = (), chips: int = 0) -> Tabletop:
    """Two seats before their action cards; the first has a tableau and a hand, the second a start world."""
    return table().lay(0, WORLD, *cards).lay(1, "S2").hand(0, *hand).chips(chips, 0).round()


def gain(card: str, *cards: str, left: float = 5.0, chips: int = 0, changes: Any = None) -> float:
    """What a card promises to a tableau."""
    setting = table(cards=changes).lay(0, WORLD, *cards)
    estate = appraisal_of(setting.table).estate(setting.state.tableaus[0])
    return estate.gain(setting.design(card), Horizon(estate, left, chips), 0.0)


@pytest.mark.parametrize(
    ("card", "without", "with_it"),
    [
        ("D29", (), ("D16",)),
        ("D12", (), ("D29",)),
        ("D22", (), ("D01", "D04")),
        ("W12", (), ("D13",)),
        ("D13", (), ("W12",)),
        ("D21", (), ("W03",)),
    ],
    ids=[
        "a bonus per strength where there is strength",
        "strength where it scores",
        "a bonus for developments where there are some",
        "a world that produces where its good is consumed",
        "a power that consumes where there is its good",
        "a bonus for worlds where there are some",
    ],
)
def test_cards_promise_more_where_they_fit(card: str, without: tuple[str, ...], with_it: tuple[str, ...]) -> None:
    assert gain(card, *with_it) > gain(card, *without) + 0.5


def test_a_bonus_per_chips_counts_chips_there_and_chips_to_come() -> None:
    assert gain("D24", chips=12) >= gain("D24") + 4
    assert gain("D24", "D13", "W12") > gain("D24") + 0.5


@pytest.mark.parametrize("card", ["D14", "D10", "D17", "D24", "D16"])
def test_powers_promise_more_the_longer_the_game(card: str) -> None:
    assert gain(card, left=7.0) > gain(card, left=3.0) + 0.5


def test_strength_promises_nothing_to_come_where_there_is_nothing_to_conquer() -> None:
    worlds = {card.id: {"count": 0} for card in table().table.faces if getattr(card, "defence", None) is not None}
    assert gain("D16", left=8.0, changes=worlds) == gain("D16", left=2.0, changes=worlds) < gain("D16", left=8.0)


def test_developments_in_play_that_count_cards_promise_as_many_as_will_be_placed() -> None:
    early, late = (between_rounds("D25", *["W22"] * more) for more in (2, 9))
    assert promised(early) > promised(late) + 1.0


def promised(setting: Tabletop) -> float:
    """Points that bonuses in play may still bring."""
    estate = appraisal_of(setting.table).estate(setting.state.tableaus[0])
    return estate.fitting * Horizon(estate, 6.0, 0).placed


def test_a_world_that_lacks_little_strength_promises_more_than_one_that_lacks_much() -> None:
    worth = [considered(between_rounds(*cards, hand=("W59",)).state, 0) for cards in (("D16", "D12"), ("D16",), ())]
    base = [considered(between_rounds(*cards, hand=("W55",)).state, 0) for cards in (("D16", "D12"), ("D16",), ())]
    near, nearer, far = (one - other for one, other in zip(worth, base, strict=True))
    assert near > nearer > far


def test_a_second_development_is_a_reason_for_a_second_phase() -> None:
    def is_thought_of(*hand: str) -> bool:
        setting = between_rounds(hand=hand)
        choices = setting.table.choices[2]
        found = shortlist(setting.state, setting.state.stack[-1])  # type: ignore[arg-type]
        return ["develop", "develop-second"] in [choices[number].cards for number in found]

    fillers = ("W16",) * 6
    assert is_thought_of("D25", "D17", *fillers)
    assert not is_thought_of("W22", "W23", *fillers)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_start_the_game_is_thought_to_last_as_long_as_people_play(seats: int) -> None:
    state = start(compiled({}, {}), seats, 3)
    settle(state)
    assert 6.0 < rounds_to_come(state, appraisal_of(state.table)) < 9.0


def test_the_end_is_judged_by_the_scores() -> None:
    setting = between_rounds("D01", chips=7)
    setting.state.stack.clear()
    assert considered(setting.state, 0) == ahead(setting.state, 0)


TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "as documented": (2, {}),
    "four seats": (4, {"timing_order": "start_number"}),
    "one of seven cards": (3, {"two_player_actions": "one_of_seven", "explore_keep": 3}),
    "powers at once": (2, {"new_card_powers": "at_once", "duplicate_developments": True, "hand_limit": 4}),
}


@pytest.mark.parametrize("name", TABLES)
def test_what_is_chosen_at_once_is_an_option(name: str) -> None:
    seats, rules = TABLES[name]
    prepared, dice, asked = compiled(rules, {}), Dice(seats), 0
    for number in range(6):
        state = start(prepared, seats, number)
        while (decision := settle(state)) is not None:
            action = at_once(state, decision)  # type: ignore[arg-type]
            assert action is None or action in state.options
            asked += action is not None
            choose(state, state.options[below(dice, len(state.options))] if action is None else action)
    assert asked > 100


def test_what_others_hold_makes_no_difference() -> None:
    """The value looks at the own hand and at sizes of others."""
    first, second = between_rounds("D01", hand=("D25", "W12")), between_rounds("D01", hand=("D25", "W12"))
    first.hand(1, "W59", "D16"), second.hand(1, "W22", "W23")
    assert considered(first.state, 0) == considered(second.state, 0)


def test_a_steady_player_settles_what_costs_nothing() -> None:
    setting = (
        table()
        .lay(0, WORLD, "D16", "D12")
        .lay(1, "S2")
        .hand(0, "W59", "W22")
        .acts(0, "settle", "produce")
        .play("settle")
    )
    assert setting.asked == "SettleCommit 0"
    assert setting.name(chosen(setting.state)) == "W59"


def chosen(state: RaceState) -> int:
    decision: Any = state.stack[-1]
    return SteadyAgent(GAME, 3).choose(View(GAME, state, decision, decision.seat(state)))
