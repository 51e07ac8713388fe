"""Long runs of Galaxy Trucker: random games in all variants, the strength of greedy, and the ships it builds."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec
import pytest

from validator.agents.contract import View
from validator.agents.greedy import GreedyAgent
from validator.content.loading import ContentSet
from validator.engine.chance import Dice, below, scrambled
from validator.engine.step import choose, settle
from validator.games.trucker.ships.faults import is_legal
from validator.lookup import game_of, open_set
from validator.playtest.run import playtest

pytestmark = pytest.mark.soak

GAMES = 5_000
CHUNK = 250
WORKERS = 2
VARIANTS: tuple[dict[str, Any], ...] = (
    {}, {"third_board": "IIIa"}, {"rounds": (1,)}, {"rounds": (1, 2)}, {"open_cards": True}, {"learning_flight": True},
    {"teams": True}, {"teams": True, "expert_swap": True},
)  # fmt: skip
SHIPS = 120


def table_of(content: ContentSet, variant: dict[str, Any]) -> Any:
    """The set compiled under other switches."""
    kept = content.rules
    content.rules = msgspec.structs.replace(kept, **variant)
    table = game_of(content).table(content)
    content.rules = kept
    return table


def broken(first: int) -> list[str]:
    """What breaks in a chunk of random games; each game's number tells its variant, its seats and its seed."""
    content = open_set("trucker")
    game = game_of(content)
    found = []
    tables = [table_of(content, variant) for variant in VARIANTS]
    for number in range(first, first + CHUNK):
        place = number % len(VARIANTS)
        variant = VARIANTS[place]
        seats = 4 if variant.get("teams") else 2 + number // len(VARIANTS) % 3
        dice = Dice(number, 1)
        state = game.start(tables[place], seats, number)
        choices = 0
        while settle(state) is not None:
            choose(state, state.options[below(dice, len(state.options))])
            choices += 1
            if not choices % 50:
                found += [f"game {number}: {fault}" for fault in game.faults(state)]
            assert choices < game.step_limit, f"game {number} does not end"
        found += [f"game {number}: {fault}" for fault in game.faults(state)]
    return found


def test_five_thousand_random_games_of_all_variants_break_nothing() -> None:
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        found = [fault for chunk in pool.map(broken, range(0, GAMES, CHUNK)) for fault in chunk]
    assert found == []


def test_greedy_beats_random() -> None:
    outcome = playtest("trucker", 500, ["greedy", "random"], 1, WORKERS, None, seats=(2,))
    (table,) = outcome.report.tables
    wins = next(agent.wins for agent in table.agents if agent.name == "greedy")
    print(f"greedy against random: {wins.value:.3f} ({wins.low:.3f} to {wins.high:.3f}) in 500 games")
    assert wins.value >= 0.95


class Yard:
    """Looks at every ship when it is inspected: cells filled on each board, and whether anything was at fault."""

    def __init__(self) -> None:
        self.filled: dict[str, list[float]] = {}
        self.faultless: list[bool] = []

    def before(self, state: Any, step: Any, action: int | None) -> None:
        if type(step).__name__ != "Inspect":
            return
        ship = state.ships[step.who]
        self.filled.setdefault(ship.board.name, []).append(ship.tile_count() / len(ship.board.cells))
        self.faultless.append(is_legal(ship))

    def after(self, state: Any, step: Any, action: int | None) -> None: ...


def test_the_ships_of_greedy_pass_inspection() -> None:
    content = open_set("trucker")
    game = game_of(content)
    table = game.table(content)
    yard = Yard()
    number = 0
    while len(yard.faultless) < SHIPS:
        state = game.start(table, 2, number)
        agents = [GreedyAgent(game, scrambled(number, seat)) for seat in range(2)]
        decision = settle(state, yard)
        while decision is not None:
            seat = decision.seat(state)
            choose(state, agents[seat].choose(View(game, state, decision, seat)), yard)
            decision = settle(state, yard)
        number += 1
    passed = sum(yard.faultless) / len(yard.faultless)
    shares = {board: round(sum(part) / len(part), 3) for board, part in sorted(yard.filled.items())}
    print(
        f"ships of greedy that pass inspection: {passed:.3f} of {len(yard.faultless)}; share of cells filled: {shares}"
    )
    assert passed >= 0.95
