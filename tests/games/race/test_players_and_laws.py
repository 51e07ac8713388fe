"""Players who think, what the table shows, and the laws that hold at every moment of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.games.played import keys_kept, out_of_reach, played, promises_of, the_game
from tests.games.race.tabletop import Tabletop, compiled, table
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import Decision, choose, settle
from validator.play.games.race.game import GAME
from validator.play.games.race.observer import DRAWN, KEPT, PAID, PLAYED, RaceObserver
from validator.play.games.race.players.choosing import at_once, shortlist
from validator.play.games.race.players.hidden import imagine, seen_by
from validator.play.games.race.players.position_value import considered, rounds_to_come
from validator.play.games.race.players.prospects import Horizon, appraisal_of
from validator.play.games.race.players.value import ahead
from validator.play.games.race.promises import TWO_OF_NINE
from validator.play.games.race.promises import promises_of as every_promise
from validator.play.games.race.rules.consuming import CONSUME_PHASE
from validator.play.games.race.rules.placing import develop_price
from validator.play.games.race.rules.rounds import faults, score_parts, scores, start, winners
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table import ANY, Tableau, tableau_of
from validator.play.games.race.words.consume import Consume, Sell
from validator.play.games.race.words.power import GoodsPower
from validator.play.games.race.words.switches import RaceRules
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.run import playtest

# Laws of Race for the Galaxy that hold whatever the seed, the number of seats, the switches and the choices.

KINDS = ("novelty", "rare", "genes", "alien")
NUMBERS: dict[str, some.SearchStrategy[Any]] = {
    "start_hand": some.integers(3, 8),
    "start_discards": some.integers(0, 3),
    "explore_draw": some.integers(1, 5),
    "explore_keep": some.integers(1, 3),
    "hand_limit": some.integers(4, 12),
    "tableau_end": some.integers(4, 14),
    "points_per_player": some.integers(3, 20),
    "sale_price": some.fixed_dictionaries({kind: some.integers(0, 7) for kind in KINDS}),
}


def values_of(name: str, kind: Any) -> some.SearchStrategy[Any]:
    """All values of a switch."""
    if name in NUMBERS:
        return NUMBERS[name]
    return some.sampled_from(get_args(kind)) if get_origin(kind) is Literal else some.booleans()


switches = some.fixed_dictionaries(
    {}, optional={name: values_of(name, kind) for name, kind in get_type_hints(RaceRules).items()}
)
seats = some.integers(2, 4)
seeds = some.integers(0, 1 << 63)
sets = some.sampled_from(("race", "race-2018"))
few = settings(max_examples=60, deadline=None)


def positions(
    rules: dict[str, Any], count: int, seed: int, name: str = "race"
) -> Iterator[tuple[RaceState, Decision[RaceState]]]:
    """Stand at each choice of a random game."""
    dice = Dice(seed, 1)
    state = start(compiled(rules, {}, name), count, seed)
    while (decision := settle(state)) is not None:
        yield state, decision
        choose(state, state.options[below(dice, len(state.options))])


def final(rules: dict[str, Any], count: int, seed: int) -> RaceState:
    *_, (state, _) = positions(rules, count, seed)
    return state


@few
@given(switches, seats, seeds, sets)
def test_nothing_is_lost_and_nothing_is_double(rules: dict[str, Any], count: int, seed: int, name: str) -> None:
    assert [fault for state, _ in positions(rules, count, seed, name) for fault in faults(state)] == []


@few
@given(switches, seats, seeds)
def test_options_are_never_few_nor_double(rules: dict[str, Any], count: int, seed: int) -> None:
    assert all(1 < len(state.options) == len(set(state.options)) for state, _ in positions(rules, count, seed))


@few
@given(switches, seats, seeds)
def test_every_last_option_can_be_taken_anywhere(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, _ in positions(rules, count, seed):
        trial = state.copy()
        choose(trial, trial.options[-1])
        settle(trial)
        assert faults(trial) == []


@few
@given(switches, seats, seeds)
def test_sums_of_a_tableau_do_not_depend_on_how_it_came_about(rules: dict[str, Any], count: int, seed: int) -> None:
    """Sums kept up to date card by card are those of the same cards laid down at once."""
    sums = set(Tableau.__slots__) - {"latest", "latest_design", "outlook"}
    for state, _ in positions(rules, count, seed):
        for tableau in state.tableaus:
            anew = tableau_of(state.table, tableau.cards)
            assert {name: getattr(anew, name) for name in sums} == {name: getattr(tableau, name) for name in sums}


@few
@given(switches, seats, seeds)
def test_groups_of_like_worlds_make_up_the_worlds(rules: dict[str, Any], count: int, seed: int) -> None:
    for tableau in final(rules, count, seed).tableaus:
        assert sum(tableau.alike) == tableau.worlds[ANY] == tableau.production | tableau.windfalls
        assert sum(tableau.worlds[1:]) == tableau.worlds[ANY]


@few
@given(switches, seats, seeds)
def test_prices_are_never_negative(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, decision in positions(rules, count, seed):
        if type(decision).__name__ == "DevelopCommit":
            seat = decision.seat(state)
            assert min(develop_price(state, seat, design) for design in range(len(state.table.faces))) >= 0


@few
@given(switches, seats, seeds)
def test_hands_are_within_the_limit_when_a_round_begins(rules: dict[str, Any], count: int, seed: int) -> None:
    for state, decision in positions(rules, count, seed):
        if type(decision).__name__ == "ChooseActions" and state.round > 1:
            assert max(map(len, state.hands)) <= state.table.rules.hand_limit


@few
@given(switches, seats, seeds)
def test_a_game_ends_for_a_reason(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    full = max(len(tableau.cards) for tableau in state.tableaus) >= state.table.rules.tableau_end
    assert full or not state.pool


@few
@given(switches, seats, seeds)
def test_parts_add_up_to_scores(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    assert [sum(points) for points in zip(*score_parts(state).values(), strict=True)] == scores(state)


@few
@given(switches, seats, seeds)
def test_winners_have_the_highest_score(rules: dict[str, Any], count: int, seed: int) -> None:
    state = final(rules, count, seed)
    points = scores(state)
    assert {points[seat] for seat in winners(state)} == {max(points)}


@few
@given(switches, seats, seeds, some.integers(0, 3))
def test_a_guess_looks_the_same_and_loses_nothing(rules: dict[str, Any], count: int, seed: int, seat: int) -> None:
    seat %= count
    for state, _ in positions(rules, count, seed):
        guess = imagine(state, seat, seed)
        assert faults(guess) == [] and seen_by(guess, seat) == seen_by(state, seat)


@few
@given(switches, seats, seeds)
def test_a_guess_can_be_played_to_the_end(rules: dict[str, Any], count: int, seed: int) -> None:
    for number, (state, decision) in enumerate(positions(rules, count, seed)):
        if number % 15 == 7:
            guess, dice = imagine(state, decision.seat(state), seed), Dice(seed)
            while settle(guess) is not None:
                choose(guess, guess.options[below(dice, len(guess.options))])
            assert faults(guess) == []


# What players who judge positions between rounds see in them: one cause a case, one card more or less on each side.

WORLD = "S3"


def between_rounds(*cards: str, hand: tuple[str, ...] = (), chips: int = 0) -> Tabletop:
    """Two seats before their action cards; the first has a tableau and a hand, the second a start world."""
    return table().lay(0, WORLD, *cards).lay(1, "S2").hand(0, *hand).chips(chips, 0).round()


def gain(card: str, *cards: str, left: float = 5.0, chips: int = 0, changes: Any = None) -> float:
    """What a card promises to a tableau."""
    setting = table(cards=changes).lay(0, WORLD, *cards)
    prospects = appraisal_of(setting.table).prospects(setting.state.tableaus[0])
    return prospects.gain(setting.design(card), Horizon(prospects, left, chips), 0.0)


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
    prospects = appraisal_of(setting.table).prospects(setting.state.tableaus[0])
    return prospects.fitting * Horizon(prospects, 6.0, 0).placed


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


# Race for the Galaxy: what the observer notes of play, what spotlights bring, what the report shows of cards.

GAMES = 240
SELLS, CONSUMES = Sell(bonuses=False), Consume(points=1)


def test_random_games_show_nearly_all_that_the_set_promises() -> None:
    missing = {promise.key for promise in promises_of("race")} - keys_kept("race", GAMES)
    assert len(missing) <= 8, sorted(missing)


@pytest.mark.parametrize("group", ["cards", "powers", "bonuses"])
def test_a_spotlight_brings_each_promise_of_a_card_within_reach(group: str) -> None:
    assert out_of_reach("race", group, samples=12) == []


def test_with_seven_actions_what_takes_two_cards_is_not_promised() -> None:
    pairs = {f"rule:{key}" for key in TWO_OF_NINE}
    assert pairs <= set(every_promise(compiled({}, {})).number)
    assert not pairs & set(every_promise(compiled({"two_player_actions": "one_of_seven"}, {})).number)


@pytest.mark.parametrize(("power", "doubled"), [(SELLS, False), (CONSUMES, True)])
def test_points_are_doubled_only_where_a_power_brings_some(power: GoodsPower, doubled: bool) -> None:
    top = table(3, cards={"D20": {"powers": (power,)}}).lay(0, "D20", "W16").goods(0, "W16").acts(0, "double")
    state, watcher = top.state, RaceObserver(top.table)
    watcher.start(state)
    state.stack.append(CONSUME_PHASE)
    while settle(state, watcher) is not None:
        choose(state, state.options[0], watcher)
    assert (every_promise(top.table).number["rule:doubled"] in watcher.finish(state).kept) == doubled


def test_whatever_is_placed_was_drawn_and_kept() -> None:
    _, table = the_game("race")
    for result in played("race", 12):
        placed = {(seat, design) for seat, design, use in result.facts.uses if use == PLAYED}
        drawn = {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        kept = {(seat, design) for seat, design, use in result.facts.uses if use == KEPT}
        starts = {(seat, design) for seat, design in placed if design in table.starts}
        assert placed <= drawn
        assert placed - starts <= kept


def test_cards_refused_when_exploring_or_at_the_start_are_drawn_but_not_kept() -> None:
    for result in played("race", 12):
        drawn = {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        kept = {(seat, design) for seat, design, use in result.facts.uses if use == KEPT}
        starts = {(seat, design) for seat, design in drawn if design in the_game("race")[1].starts}
        assert kept < drawn
        assert len(drawn - starts - kept) > len(result.scores)


def test_whatever_pays_had_been_drawn() -> None:
    for result in played("race", 12):
        paid = {(seat, design) for seat, design, use in result.facts.uses if use == PAID}
        assert paid
        assert paid <= {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}


def test_points_of_cards_are_those_that_players_have_beside_chips() -> None:
    for result in played("race", 12, GreedyAgent):
        points = sum(points for _, points in result.facts.worth)
        assert points == sum(result.scores) - sum(result.facts.parts["chips"])


def test_the_report_says_what_cards_bring_and_how_long_games_are_for_each_agent() -> None:
    report = playtest("race", 36, ["greedy", "random"], 5, 1, None, apart=True).report
    words = Wording("en")
    assert [words.say(table.title) for table in report.tables] == [
        f"{seats} players ({agent})" for agent in ("greedy", "random") for seats in (2, 3, 4)
    ]
    assert any(card.points is not None for card in report.hands[0].cards)
    assert {use.name for use in report.hands[0].cards[0].uses} == {"drawn", "played", "kept", "paid"}
    assert all(table.choices.mean.value > table.length.mean.value > 3 for table in report.tables)
