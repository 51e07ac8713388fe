"""Galaxy Trucker: the ships that greedy builds."""

from __future__ import annotations

from typing import Any

import pytest

from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.step import choose, settle
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.lookup import game_of, open_set

pytestmark = pytest.mark.soak

SHIPS = 120


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
