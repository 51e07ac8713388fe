"""What players guess and weigh, what the table shows, and what powers promise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.played import keys_kept, out_of_reach, played, promises_of, the_game
from tests.games.roll.tabletop import Laid, move, scout, selection, ship, stock, table_of, with_tile, words, worker
from validator.content.vocabulary import Word
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.agents.steady import SteadyAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, Decision, choose, settle
from validator.play.games.roll.game import GAME
from validator.play.games.roll.observer import ABANDONED, DEVELOPED, DRAWN, SETTLED, RollObserver
from validator.play.games.roll.players.choosing import default_choice, looks
from validator.play.games.roll.players.hidden import guess_again, imagine, seen_by
from validator.play.games.roll.players.value import considered
from validator.play.games.roll.promises import promises_of as every_promise
from validator.play.games.roll.rules.assigning import DICTATE, ROLL, SELECT_PHASE
from validator.play.games.roll.rules.building import Complete, TakeGains
from validator.play.games.roll.rules.rounds import END_ROUND, MANAGE, REVEAL, WORK, faults, scores, start
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.table import Table
from validator.play.games.roll.words.numbers import COLOURS, COLUMNS, PHASE_COUNT, PHASES, SELECTED, STACKS, dice_owned
from validator.play.playtest.report.wording import Wording
from validator.play.playtest.run import playtest

# What a seat of Roll for the Galaxy can see, what it cannot, and what holds whatever anybody does.

GUESSES = 20


def positions(seed: int, seats: int) -> Iterator[tuple[RollState, int]]:
    """Each choice of a random game, with the seat whose it is."""
    dice = Dice(seed)
    state = start(table_of(), seats, seed)
    while (decision := settle(state)) is not None:
        yield state, decision.seat(state)
        choose(state, state.options[below(dice, len(state.options))])


def assigned() -> Laid:
    """Seat 0 has assigned three workers; seat 1 is about to select."""
    laid = Laid().dice("explore", home=2).dice("ship", rare=1).run(SELECT_PHASE[0])
    laid.choose(selection("settle", "ship", "rare"))
    laid.state.concealed = 1
    return laid.dice("develop", seat=1, home=2).run(SELECT_PHASE[1])


def test_rivals_workers_are_rolled_and_assigned_afresh() -> None:
    laid = assigned()
    columns, phases = set(), set()
    for seed in range(GUESSES):
        guess = imagine(laid.state, 1, seed)
        assert guess.mats[1] == laid.state.mats[1]
        assert [dice_owned(guess.mats[0], colour) for colour in (0, 4)] == [2, 1]
        columns.add(tuple(guess.mats[0][COLUMNS:STACKS]))
        phases.add(guess.mats[0][SELECTED])
    assert len(columns) > 5
    assert phases <= set(range(PHASE_COUNT))


def test_rivals_dice_guessed_again_are_as_many_and_the_own_stay() -> None:
    laid = assigned()
    for seed in range(GUESSES):
        guess = imagine(laid.state, 1, seed)
        guess_again(guess, 1)
        assert guess.mats[1] == laid.state.mats[1]
        assert [dice_owned(guess.mats[0], colour) for colour in (0, 4)] == [2, 1]
        assert guess.mats[0][SELECTED] in range(PHASE_COUNT)


def test_a_rivals_wild_face_is_guessed_where_a_worker_does_most() -> None:
    laid = Laid().dice("ship", alien=1).run(SELECT_PHASE[1])
    laid.state.concealed = 1
    columns = set()
    for seed in range(3 * GUESSES):
        guess = imagine(laid.state, 1, seed)
        guess_again(guess, 1)
        columns.add((guess.mats[0].index(1, COLUMNS, STACKS) - COLUMNS) // COLOURS)
    faces = {PHASES.index(phase) for phase in ("develop", "settle", "produce")}
    assert len(columns - faces) == 1


def test_what_the_last_to_choose_looks_at_does_not_hang_on_what_its_rival_selected() -> None:
    last = SELECT_PHASE[1]
    one = next(state for state, _ in positions(4, 2) if state.stack[-1] is last and state.mats[0][SELECTED] >= 0)
    other = one.copy()
    other.mats[0][SELECTED] = (one.mats[0][SELECTED] + 1) % PHASE_COUNT
    assert looks(one, last, one.options) == looks(other, last, other.options)


def test_own_workers_stay_as_they_are() -> None:
    laid = assigned()
    assert all(imagine(laid.state, 0, seed).mats[0] == laid.state.mats[0] for seed in range(GUESSES))


def test_after_the_reveal_nothing_of_the_mats_is_secret() -> None:
    laid = assigned()
    laid.state.concealed = 0
    assert all(imagine(laid.state, 1, seed).mats == laid.state.mats for seed in range(GUESSES))


def test_only_the_top_tiles_of_rivals_are_known() -> None:
    laid = Laid().stack("G01.front", "G02.front", "G03.front", "G04.back", "G05.back")
    lower, tops = set(), set()
    for seed in range(GUESSES):
        guess = imagine(laid.state, 1, seed)
        tops.add((guess.stacks[0][-1], guess.stacks[1][-1]))
        lower.add((*guess.stacks[0][:-1], *guess.stacks[1][:-1]))
        assert faults(guess) == []
        assert imagine(laid.state, 0, seed).stacks == laid.state.stacks
    assert tops == {(laid.face("G03.front"), laid.face("G05.back"))}
    assert len(lower) > 5


def test_tiles_in_hand_are_known_to_their_seat_alone() -> None:
    state = start(table_of(), 2, 4)
    settle(state)
    assert all(imagine(state, 0, seed).drawn[0] == state.drawn[0] for seed in range(GUESSES))
    assert len({imagine(state, 0, seed).drawn[1] for seed in range(GUESSES)}) > 5


def test_what_is_hidden_is_not_seen() -> None:
    one, other = assigned().state, assigned().state
    mat = other.mats[0]
    mat[COLUMNS], mat[COLUMNS + 7] = mat[COLUMNS + 7], mat[COLUMNS]
    assert seen_by(one, 1) == seen_by(other, 1)
    assert seen_by(one, 0) != seen_by(other, 0)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 1 << 30), seats=st.integers(2, 5))
def test_random_games_keep_every_die_tile_and_point(seed: int, seats: int) -> None:
    for number, (state, seat) in enumerate(positions(seed, seats)):
        if number % 7 == 0:
            assert faults(state) == []
            guess = imagine(state, seat, seed)
            assert faults(guess) == []
            assert seen_by(guess, seat) == seen_by(state, seat)
        last = state
    assert faults(last) == []


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 1 << 30), seats=st.integers(2, 5))
def test_points_never_fall(seed: int, seats: int) -> None:
    least = [0] * seats
    for state, _ in positions(seed, seats):
        now = [mat[1] for mat in state.mats]
        assert all(before <= after for before, after in zip(least, now, strict=True))
        least = now
    assert all(total >= 0 for total in scores(state))


def broken_states() -> Iterator[tuple[str, RollState]]:
    """Positions with one thing wrong, by a word of the sentence that must say so."""
    laid = Laid()
    laid.state.supply[0] += 1
    yield "dice of home", laid.state
    laid = Laid()
    laid.state.bag.pop()
    yield "tiles in the bag", laid.state
    laid = Laid()
    laid.state.pool -= 1
    yield "points paid", laid.state
    yield "credits", Laid().credits(11).state
    yield "more goods", Laid().dice("rare world", home=1).state
    laid = Laid()
    laid.state.mats[0][SELECTED] = 1
    yield "without a worker", laid.state
    laid = Laid()
    laid.state.powers[0] = laid.state.powers[0][:]
    laid.state.powers[0][0] += 1
    yield "powers of seat 1", laid.state
    laid = Laid()
    laid.state.bag.remove(0)
    laid.state.stacks[0].append(1)
    yield "does not belong", laid.state


def test_each_fault_is_found() -> None:
    for expected, state in broken_states():
        assert any(expected in fault for fault in faults(state)), expected
        assert len(faults(state)) == 1


# A promise counts as kept only where a gain or power brought more than the plain rule would have.

WORKS = "G01"
"""The development that carries the power in question, in a tableau with nothing else unless a test says so."""


def table(*powers: Word, **rules: Any) -> Table:
    return with_tile(WORKS, rules, front={"powers": powers})


def kept(laid: Laid, *actions: int) -> set[str]:
    """Promises kept while these choices are made."""
    state = laid.state
    observer = RollObserver(state.table)
    observer.start(state)
    waiting = list(actions)
    while state.stack:
        step = state.stack[-1]
        options = getattr(step, "options", None)
        if options is None:
            observer.before(state, state.stack[-1], None)
            state.stack.pop().run(state)
            observer.after(state, step, None)
            continue
        state.options = options(state)
        action = state.options[0] if len(state.options) == 1 else waiting.pop(0) if waiting else PASS
        assert action in state.options
        observer.before(state, step, action)
        choose(state, action)
        observer.after(state, step, action)
    assert settle(state) is None
    assert not waiting
    all_of = every_promise(state.table).all
    return {all_of[number].key for number in observer.finish(state).kept}


def lay(*steps: Any, laid: Laid) -> Laid:
    """These steps are to come; nothing is played yet."""
    laid.state.stack = list(reversed(steps))
    return laid


POWER = f"power:{WORKS}-front-0"


@pytest.mark.parametrize(("credits", "is_kept"), [(1, False), (2, False), (3, True)])
def test_stocking_that_brings_less_than_usual_keeps_nothing(credits: int, is_kept: bool) -> None:
    power = words.StockMore(colour="rare", credits=credits)
    laid = Laid(table=table(power)).tableau("G01.front").dice("explore", rare=1)
    assert (POWER in kept(lay(WORK[0][0], laid=laid), stock("rare"))) is is_kept


def test_of_two_powers_to_stock_the_smaller_keeps_nothing() -> None:
    power = words.StockMore(colour="alien", credits=3)
    laid = Laid(table=table(power)).tableau("G01.front", "F2.left").dice("explore", alien=1)
    found = kept(lay(WORK[0][0], laid=laid), stock("alien"))
    assert (POWER in found, "power:F2-left-0" in found) == (False, True)


def test_a_tile_at_the_end_that_is_not_there_keeps_nothing() -> None:
    laid = Laid().tableau("G03.front").bag()
    assert "power:G03-front-0" not in kept(lay(WORK[0][0], laid=laid))


def test_a_tile_on_top_is_nobodys_doing_where_tiles_may_go_anywhere() -> None:
    laid = Laid(scouted_tiles="anywhere").tableau("F4.left").stack("G02.front").bag("G05").dice("explore", home=1)
    assert "power:F4-left-0" not in kept(lay(WORK[0][0], laid=laid), scout(), PASS, 1)


def test_tiles_taken_up_and_laid_as_they_were_keep_nothing() -> None:
    laid = Laid().tableau("G01.front").stack("G02.front")
    assert "power:G01-front-0" not in kept(lay(WORK[0][0], laid=laid), 0, 0)


def test_a_tile_turned_over_keeps_the_promise() -> None:
    laid = Laid().tableau("G01.front").stack("G02.front")
    assert "power:G01-front-0" in kept(lay(WORK[0][0], laid=laid), 0, 128)


def test_one_virtual_worker_is_one_powers_doing() -> None:
    laid = Laid().tableau("G46.front", "G40.front").dice("novelty world", rare=1)
    found = kept(lay(WORK[4][0], laid=laid), ship("consume", "novelty", "rare", "home", virtual=True))
    assert {key for key in found if key.startswith("power:")} == {"power:G46-front-0"}


@pytest.mark.parametrize(("face", "is_kept"), [("G07.back", True), ("G16.back", False)])
def test_a_discount_that_takes_nothing_off_keeps_nothing(face: str, is_kept: bool) -> None:
    """Worlds of cost 1 still need the one worker that the power leaves."""
    laid = Laid().tableau("G43.front").stack(face).dice("settle", home=2)
    assert ("power:G43-front-0" in kept(lay(WORK[2][0], laid=laid))) is is_kept


def test_a_second_discount_below_the_limit_keeps_nothing() -> None:
    power = words.CompletionDiscount(phase="settle", workers=2)
    laid = Laid(table=table(power)).tableau("G01.front", "G43.front").stack("G07.back").dice("settle", home=1)
    found = kept(lay(WORK[2][0], laid=laid))
    assert (POWER in found, "power:G43-front-0" in found) == (True, False)


def test_one_worker_returned_is_one_powers_doing() -> None:
    power = words.ReturnWorkers(phase="develop", most=1)
    laid = Laid(table=table(power)).tableau("G01.front", "G16.front").stack("G42.front").dice("develop", home=1)
    found = kept(lay(WORK[1][0], laid=laid), 0)
    assert (POWER in found, "power:G16-front-0" in found) == (True, False)


@pytest.mark.parametrize(("credits", "is_kept"), [(10, False), (7, False), (6, True)])
def test_credits_that_the_cap_takes_back_keep_nothing(credits: int, is_kept: bool) -> None:
    laid = Laid().tableau("G10.front").credits(credits).dice("novelty world", home=1).dice("ship", home=1)
    found = kept(lay(WORK[4][0], laid=laid), ship("trade", "novelty", "home", "home"))
    assert ("power:G10-front-0" in found) is is_kept


def test_dice_that_the_supply_has_not_keep_nothing() -> None:
    laid = Laid().tableau("G04.back")
    laid.state.supply[3] = 0
    found = kept(lay(TakeGains(0), laid=laid))
    assert "gain:G04-back-0" not in found


def test_a_second_good_on_a_world_for_one_keeps_nothing() -> None:
    gains = (words.GainDice(colour="rare", to="world"), words.GainDice(colour="home", to="world"))
    laid = Laid(table=with_tile("G04", back={"gains": gains})).tableau("G04.back")
    found = kept(lay(TakeGains(0), laid=laid))
    assert {key for key in found if key.startswith("gain:")} == {"gain:G04-back-0"}


def test_a_die_that_nobody_has_to_give_back_keeps_nothing() -> None:
    laid = Laid().stack("G13.back")
    laid.state.supply[1] = 0
    found = kept(lay(Complete(0, 1), laid=laid))
    assert "face:G13-back" in found
    assert "gain:G13-back-0" not in found


def test_credits_to_start_with_that_are_no_more_than_usual_keep_nothing() -> None:
    gains = (words.StartCredits(credits=1),)
    laid = Laid(table=with_tile("H9", world={"gains": gains})).tableau("H9")
    assert "gain:H9-world-0" not in kept(laid)


def test_a_bonus_for_itself_alone_keeps_nothing() -> None:
    front = {"bonus": words.EachDevelopment(points=3)}
    laid = Laid(table=with_tile("G13", front=front)).tableau("G13.front")
    assert "bonus:G13-front" not in kept(laid)


# What a player sees who plays options on to the end of the round, and the rules of thumb it plays on by.

SEEDS = range(4)


def chosen(laid: Laid, seed: int) -> int:
    """What a steady player does here."""
    decision = laid.state.stack[-1]
    assert isinstance(decision, Decision)
    view = View(GAME, laid.state, decision, decision.seat(laid.state))
    return SteadyAgent(GAME, seed).choose(view)


def ruled(laid: Laid) -> int:
    """What the rules of thumb say."""
    decision: Any = laid.state.stack[-1]
    action = default_choice(laid.state, decision)
    assert action in laid.options
    return action


def assigned_by(world: str = "G02.back") -> Laid:
    """Seat 0, the last to assign, has selected settling; one settler more completes its world of cost 2."""
    laid = Laid(extra_die_for_two=False).stack(world, seat=0).stack("G03.back", seat=1)
    laid.select("settle").select("explore", seat=1)
    laid.state.concealed = laid.state.turns = 1
    return laid


def behind_the_screen(laid: Laid) -> Laid:
    return laid.run(DICTATE[0], REVEAL, MANAGE[0], MANAGE[1], END_ROUND)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_die_without_work_is_given_up_to_send_another_to_work(seed: int) -> None:
    laid = behind_the_screen(assigned_by().dice("produce", home=2))
    assert chosen(laid, seed) == worker("produce", "home")


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_calls_settlers_off_who_complete_a_world(seed: int) -> None:
    laid = behind_the_screen(assigned_by("G04.back").dice("settle", home=2))
    assert chosen(laid, seed) == PASS


def test_the_rule_of_thumb_dictates_with_idle_dice() -> None:
    assert ruled(behind_the_screen(assigned_by().dice("produce", home=2))) == worker("produce", "home")


def test_the_rule_of_thumb_moves_the_other_one_to_work() -> None:
    laid = behind_the_screen(assigned_by().dice("produce", home=2)).choose(worker("produce", "home"))
    assert ruled(laid) == move("produce", "home", "settle")


def exploring(**dice: int) -> Laid:
    return Laid().dice("explore", **dice)


def test_explorers_scout_while_a_stack_is_bare() -> None:
    assert ruled(exploring(home=2).stack("G02.back").dice("citizenry", home=4).phase("explore")) == scout()


def test_explorers_stock_for_citizens() -> None:
    laid = exploring(home=2).stack("G02.back", "G04.front").dice("citizenry", home=4).phase("explore")
    assert ruled(laid) == stock()


def test_explorers_do_not_stock_more_than_citizens_cost() -> None:
    laid = exploring(home=8).stack("G02.back", "G04.front").credits(8).phase("explore")
    assert ruled(laid) == scout()


def test_a_tile_goes_under_the_lower_stack() -> None:
    laid = exploring(home=1).stack("G02.back").phase("explore").choose(scout(), PASS)
    assert ruled(laid) == 0


def shipping(credits: int) -> Laid:
    """A rare good may be traded or consumed; four citizens wait."""
    laid = Laid().tableau("H2").dice("rare world", home=1).dice("ship", home=1).dice("citizenry", home=4)
    return laid.credits(credits).phase("ship")


@pytest.mark.parametrize(("credits", "task"), [(0, "trade"), (10, "consume")])
def test_goods_are_traded_for_credits_that_recruit_and_else_consumed(credits: int, task: str) -> None:
    assert ruled(shipping(credits)) == ship(task, "rare", "home", "home")


def test_who_has_rolled_is_judged_as_who_has_not() -> None:
    laid = Laid().dice("cup", 0, home=3).dice("cup", 1, home=3)
    laid.state.concealed = laid.state.turns = 1
    laid.run(*[step for seat in range(2) for step in (ROLL[seat], SELECT_PHASE[seat])])
    assert considered(laid.state, 0) == considered(laid.state, 1) == 0


# Roll for the Galaxy: what the observer notes of play, what spotlights bring, what the report shows of tiles.

GAMES = 120


def test_random_games_show_nearly_all_that_the_set_promises() -> None:
    missing = {promise.key for promise in promises_of("roll")} - keys_kept("roll", GAMES)
    assert len(missing) <= 20, sorted(missing)


@pytest.mark.parametrize("kind", ["face", "gain", "power", "bonus", "rolled", "traded", "consumed"])
def test_every_kind_of_promise_is_made_and_kept(kind: str) -> None:
    assert any(key.startswith(f"{kind}:") for key in keys_kept("roll", GAMES))


@pytest.mark.parametrize("group", ["tiles", "gains", "powers", "bonuses"])
def test_a_spotlight_brings_each_promise_within_reach(group: str) -> None:
    assert out_of_reach("roll", group, samples=6, deals=40) == []


def test_an_empty_supply_is_within_reach() -> None:
    game, table = the_game("roll")
    number = next(number for number, each in enumerate(game.promises(table)) if each.key == "rule:die-missing")
    state = game.spotlight(table, 3, 1, number)
    assert state is not None
    assert not any(state.supply)


def test_whatever_is_completed_was_drawn_or_begun_with() -> None:
    _, table = the_game("roll")
    for result in played("roll", 8):
        built = {(seat, design) for seat, design, use in result.facts.uses if use in (DEVELOPED, SETTLED)}
        drawn = {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        assert {(seat, design) for seat, design in built if design < table.first_faction} <= drawn


def test_a_tile_is_abandoned_by_whoever_drew_it() -> None:
    abandoned = 0
    for result in played("roll", 8):
        gone = {(seat, design) for seat, design, use in result.facts.uses if use == ABANDONED}
        assert gone <= {(seat, design) for seat, design, use in result.facts.uses if use == DRAWN}
        abandoned += len(gone)
    assert abandoned


def test_points_of_tiles_are_those_that_players_have_beside_chips() -> None:
    for result in played("roll", 8, GreedyAgent):
        points = sum(points for _, points in result.facts.worth)
        assert points == sum(result.scores) - sum(result.facts.parts["chips"])


def test_the_report_says_what_tiles_bring_and_how_long_games_are_for_each_agent() -> None:
    report = playtest("roll", 8, ["greedy", "random"], 5, 1, None, apart=True).report
    words = Wording("en")
    assert [words.say(table.title) for table in report.tables] == [
        f"{seats} players ({agent})" for agent in ("greedy", "random") for seats in (2, 3, 4, 5)
    ]
    assert any(card.points is not None for card in report.hands[0].cards)
    assert {use.name for use in report.hands[0].cards[0].uses} >= {
        "drawn",
        "played as development",
        "played as world",
        "abandoned",
    }
