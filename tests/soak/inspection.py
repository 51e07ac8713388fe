"""Looks for broken invariants in a game that is being played, and plays it again on copies."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from tests.soak.setting import Setting
from validator.agents.contract import Agent, View
from validator.engine.game import Facts, Game
from validator.engine.step import Watcher, choose, settle
from validator.playtest.running.table import Refused

CHOICES = 50
"""In a game not looked at closely, invariants are asked for after so many choices, and at the end."""
LAST_ROUND = 0
"""The number of what the soak counts as a promise: that the last round there can be was reached."""


class Inspector:
    """An observer that stops a game in which something is broken; ``closely`` it looks after every step."""

    def __init__(self, game: Game, setting: Setting, closely: bool) -> None:
        self._faults = game.faults
        self._setting = setting
        self._closely = closely
        self._watcher: Watcher[Any] | None = setting.watcher() if closely and setting.watcher else None
        self._choices = 0

    def start(self, state: Any) -> None: ...

    def before(self, state: Any, step: Any, action: int | None) -> None:
        if self._watcher is not None:
            self._watcher.before(state, step, action)

    def after(self, state: Any, step: Any, action: int | None) -> None:
        self._choices += action is not None
        if self._closely or (action is not None and not self._choices % CHOICES):
            self._look(state, step)
        if self._watcher is not None:
            self._watcher.after(state, step, action)
            self._complain(step, self._watcher.found)  # type: ignore[attr-defined]

    def _look(self, state: Any, step: Any) -> None:
        self._complain(step, self._faults(state))

    def _complain(self, step: Any, faults: list[str]) -> None:
        if faults:
            raise Refused(f"after {type(step).__name__}, choice {self._choices}: {'; '.join(faults)}")

    def finish(self, state: Any) -> Facts:
        rounds, last = self._setting.rounds(state), self._setting.last
        reached = {LAST_ROUND} if last is not None and rounds >= last(state) else set()
        return Facts(kept=reached, length=rounds)


def digest_on_copies(game: Game, state: Any, agents: Sequence[Agent]) -> int:
    """Play a started game through, on a new copy at every choice; the sum of its final position as in `GameResult`."""
    while True:
        state = state.copy()
        decision = settle(state)
        if decision is None:
            return zlib.crc32(repr(state.key()).encode())
        seat = decision.seat(state)
        choose(state, agents[seat].choose(View(game, state, decision, seat)))
