"""Long runs of Roll for the Galaxy: 50,000 random games under both profiles, and the strength of the agents."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from copy import copy
from multiprocessing import get_context
from typing import Any

import msgspec
import pytest

from validator.content.loading import ContentSet
from validator.engine.chance import Dice, below
from validator.engine.step import choose, settle
from validator.games.roll.words.switches import PUBLISHER
from validator.lookup import game_of, open_set
from validator.playtest.figures.statistics import Interval, wilson
from validator.playtest.run import playtest

pytestmark = pytest.mark.soak

GAMES = 50_000
CHUNK = 1_000
WORKERS = 2
SEATS = (2, 3, 4, 5)
SEED = 20_141
OTHERS: dict[str, Any] = {
    "extra_die_for_two": False, "dictates": 2, "dictate_selector": True, "scouted_tiles": "anywhere",
    "forced_recall": False, "wild_faces": "after_reveal", "producing": "optional", "shipping": "optional",
    "dice_bonus": "points", "final_tie": "most_tiles",
}  # fmt: skip


def tables_of(content: ContentSet) -> list[Any]:
    """The set under the documented profile, the publisher's, and with every other switch the other way."""
    others = msgspec.structs.replace(content.rules, **OTHERS)
    found = []
    for rules in (content.rules, PUBLISHER, others):
        variant = copy(content)
        variant.rules = rules
        found.append(game_of(content).table(variant))
    return found


class AtRoundEnds:
    """Looks for broken invariants whenever a round has ended."""

    def __init__(self, faults: Any) -> None:
        self._faults = faults
        self.found: list[str] = []

    def before(self, state: Any, step: Any, action: int | None) -> None: ...

    def after(self, state: Any, step: Any, action: int | None) -> None:
        if type(step).__name__ == "EndRound":
            self.found += self._faults(state)


def broken(first: int) -> list[str]:
    """What breaks in a chunk of random games; each game's number tells its table, its seats and its seed."""
    content = open_set("roll")
    game = game_of(content)
    tables = tables_of(content)
    found = []
    for number in range(first, first + CHUNK):
        watcher = AtRoundEnds(game.faults)
        dice = Dice(SEED, number, 1)
        seats = SEATS[number % len(SEATS)]
        state = game.start(tables[number // len(SEATS) % len(tables)], seats, number)
        choices = 0
        while settle(state, watcher) is not None:
            choose(state, state.options[below(dice, len(state.options))], watcher)
            choices += 1
            assert choices < game.step_limit, f"game {number} does not end"
        found += [f"game {number}: {fault}" for fault in watcher.found + game.faults(state)]
    return found


def test_fifty_thousand_random_games_break_no_invariant() -> None:
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        found = [fault for chunk in pool.map(broken, range(0, GAMES, CHUNK)) for fault in chunk]
    assert found == []


def wins(stronger: str, weaker: str, games: int) -> Interval:
    """The share of two-seat games that the stronger agent wins, a shared win counting half; seats are swapped."""
    report = playtest("roll", games, [stronger, weaker], SEED, WORKERS, None, seats=(2,)).report
    share = next(side.wins.value for side in report.tables[0].agents if side.name == stronger)
    found = wilson(share * games, games)
    print(f"{stronger} against {weaker}: {found.value:.3f} ({found.low:.3f} to {found.high:.3f}) in {games} games")
    return found


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 1_000).value >= 0.95


def test_search_beats_greedy_in_six_games_of_ten() -> None:
    assert wins("search:200", "greedy", 200).value >= 0.6
