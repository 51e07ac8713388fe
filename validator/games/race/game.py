"""The record that ties the game together."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.engine.game import Game
from validator.engine.step import Decision
from validator.games.race.hidden import faults, imagine, seen_by
from validator.games.race.promises import Promises
from validator.games.race.rounds import start
from validator.games.race.scoring import scores, winners
from validator.games.race.setup import table_of
from validator.games.race.spotlight import spotlight
from validator.games.race.state import RaceState, name_of
from validator.games.race.table import Table
from validator.games.race.value import value
from validator.games.race.watching import USES, RaceObserver


class Reader:
    """Tells a game by the names of its steps."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._designs = table.designs
        self._told: list[str] = []

    def start(self, state: RaceState) -> list[str]:
        return []

    def before(self, state: RaceState, step: Any, action: int | None) -> None:
        self._told.append(f"{name_of(step)} {'' if action is None else action}")

    def after(self, state: RaceState, step: Any, action: int | None) -> None:
        """Everything is told before a step."""

    def told(self) -> list[str]:
        told, self._told = self._told, []
        return told

    def finish(self, state: RaceState) -> list[str]:
        return []

    def ask(self, state: RaceState, decision: Decision[Any]) -> tuple[str, list[str]]:
        return name_of(decision), list(map(str, state.options))

    def situation(self, state: RaceState, seat: int) -> list[str]:
        return [" ".join(self._designs[design] for design in state.hands[seat])]


GAME = Game(
    name="race",
    table=table_of,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    seen_by=seen_by,
    faults=faults,
    promises=lambda table: Promises(table).all,
    observer=RaceObserver,
    narrator=Reader,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    step_limit=20_000,
    proof_games=1_200,
    proof_agents=("greedy", "random"),
)
