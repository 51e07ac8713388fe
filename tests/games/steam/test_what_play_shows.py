"""Age of Steam: what the observer notes of play, and what spotlights bring within reach."""

from __future__ import annotations

import pytest

from tests.games.played import is_dealt, keys_kept, played, promises_of
from tests.games.steam.tabletop import Desk, a_game, content_with, plain_table
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.step import choose, settle
from validator.play.games.steam.coverage.observer import PLAYED, SteamObserver
from validator.play.games.steam.coverage.promises import Promises
from validator.play.games.steam.rules.auction import IssueShares
from validator.play.games.steam.telling.table_view import SteamView


def seen(desk: Desk, seat: int, action: int) -> set[str]:
    """What the observer notes of one choice at the decision on top of the stack."""
    observer = SteamObserver(desk.table)
    observer.start(desk.state)
    assert settle(desk.state, observer) is not None
    choose(desk.state, action, observer)
    every = Promises(desk.table).all
    return {every[number].key for number in observer._kept if number >= 0}


@pytest.mark.parametrize(
    ("group", "count"),
    [
        ("tiles", 15),
        ("replacements", 77),
        ("redirects", 37),
        ("cities", 28),
        ("towns", 14),
        ("actions", 7),
        ("goods", 31),
        ("money", 5),
        ("rules", 23),
    ],
)
def test_how_many_promises_there_are(group: str, count: int) -> None:
    assert len(promises_of("steam", group)) == count


def test_keys_are_single() -> None:
    keys = [promise.key for promise in promises_of("steam")]
    assert len(set(keys)) == len(keys)


def test_a_tile_that_takes_the_place_of_its_like_needs_two() -> None:
    keys = {promise.key for promise in promises_of("steam", "redirects")}
    assert "redirect:X2-X2" in keys
    assert not keys & {"redirect:P1-P1", "redirect:P4-P4"}


def test_greedy_games_show_most_of_what_is_common() -> None:
    found = keys_kept("steam", 2, GreedyAgent)
    assert {f"links:{links}" for links in range(1, 4)} <= found
    assert {"tile:S1", "tile:S2", "tile:S3", "rule:improved", "rule:for-others", "rule:win-alone"} <= found


def test_random_games_go_bankrupt() -> None:
    found = keys_kept("steam", 12)
    assert {"rule:bankrupt", "rule:early-end", "rule:short", "rule:share-issued", "rule:half-bid"} <= found


def test_parts_of_the_score_add_up() -> None:
    for result in played("steam", 12):
        assert [sum(seat) for seat in zip(*result.facts.parts.values(), strict=True)] == result.scores


def test_a_placed_tile_keeps_its_own_promise_alone() -> None:
    desk = Desk()
    desk.turn(0)
    assert seen(desk, 0, desk.action((7, 4), "S1 0-3")) == {"tile:S1"}


def test_a_replaced_tile_keeps_the_promise_of_both() -> None:
    desk = Desk()
    desk.lay(0, (7, 4), "S1 0-3")
    desk.lay(0, (6, 5), "S2 1-2")
    desk.turn(0)
    assert seen(desk, 0, desk.action((7, 4), "X1 0-3 1-4")) == {"tile:X1", "replace:S1-X1"}


def test_whoever_lays_a_tile_has_played_it() -> None:
    desk = Desk()
    observer = SteamObserver(desk.table)
    observer.start(desk.state)
    desk.turn(1)
    settle(desk.state, observer)
    choose(desk.state, desk.action((7, 4), "S1 0-3"), observer)
    desk.state.stack.clear()
    uses = observer.finish(desk.state).uses
    assert {use for use in uses if use[2] == PLAYED} == {(1, desk.table.tile_ids.index("S1"), PLAYED)}
    assert len(uses) == 3 * len(desk.table.designs) + 1


@pytest.mark.parametrize("key", [promise.key for promise in promises_of("steam", "rules")])
def test_a_spotlight_brings_each_rule_within_reach(key: str) -> None:
    assert is_dealt("steam", key)


@pytest.mark.parametrize(
    "key",
    [
        "tile:V2",
        "tile:P1",
        "replace:S2-P2",
        "redirect:P4-X2",
        "on-town:V1-S1",
        "on-town:S1-X1",
        "on-town:V5-P3",
        "reached:7-5",
        "reached:H",
        "new:D",
        "town:17-2",
        "column:G",
        "links:6",
        "delivered:black",
        "reduced:51",
        "action:production",
    ],
)
def test_a_spotlight_brings_things_of_every_kind_within_reach(key: str) -> None:
    assert is_dealt("steam", key)


@pytest.mark.soak
def test_spotlights_bring_all_promises_within_reach() -> None:
    missing = [promise.key for promise in promises_of("steam") if not is_dealt("steam", promise.key)]
    assert missing == []


@pytest.mark.parametrize(
    ("cash", "income", "told", "ruins"),
    [
        (9, 0, "Leaves you $9; after income and expenses $6, as things stand.", False),
        (0, 2, "$1 are then missing for expenses, as things stand, and your income falls to 1.", True),
        (0, 1, "$2 are then missing for expenses, as things stand: you go bankrupt.", True),
    ],
)
def test_what_a_choice_leaves_of_ones_money_is_foretold(cash: int, income: int, told: str, ruins: bool) -> None:
    """With two shares and an engine of one, which cost three dollars, no further share is issued."""
    state = a_game()
    seat = state.order[0]
    state.cash[seat], state.income[seat], state.options = cash, income, [0]
    (touch,) = SteamView(plain_table(), content_with(), "en").touched(state, IssueShares(seat))
    assert touch.foretold.endswith(told) and touch.ruins == ruins
    assert state.cash[seat] == cash
