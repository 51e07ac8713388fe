"""A promise counts as kept only where a gain or power brought more than the plain rule would have."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roll.tabletop import Laid, scout, ship, stock, with_tile, words
from validator.content.vocabulary import Word
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.roll.coverage.observer import RollObserver
from validator.play.games.roll.coverage.promises import Promises
from validator.play.games.roll.rules.building import Complete, TakeGains
from validator.play.games.roll.rules.rounds import WORK
from validator.play.games.roll.table.compiled import Table

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
    all_of = Promises(state.table).all
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
