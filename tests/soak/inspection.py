"""Looks for broken invariants in a game that is being played, and plays it again on copies."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from tests.soak.setting import Setting
from validator.play.agents.contract import Agent, View
from validator.play.engine.game import Facts, Game
from validator.play.engine.step import choose, settle
from validator.play.playtest.running.table import GameResult, Refused

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
        self._auditor = setting.auditor() if closely and setting.auditor else None
        self._choices = 0

    def start(self, state: Any) -> None: ...

    def before(self, state: Any, step: Any, action: int | None) -> None:
        if self._auditor is not None:
            self._auditor.before(state, step, action)

    def after(self, state: Any, step: Any, action: int | None) -> None:
        self._choices += action is not None
        if self._closely or (action is not None and not self._choices % CHOICES):
            self._look(state, step)
        if self._auditor is not None:
            self._auditor.after(state, step, action)
            self._complain(step, self._auditor.found)

    def _look(self, state: Any, step: Any) -> None:
        self._complain(step, self._faults(state))

    def _complain(self, step: Any, faults: list[str]) -> None:
        if faults:
            raise Refused(f"after {type(step).__name__}, choice {self._choices}: {'; '.join(faults)}")

    def finish(self, state: Any) -> Facts:
        rounds, last = self._setting.rounds(state), self._setting.last
        reached = {LAST_ROUND} if last is not None and rounds >= last(state) else set()
        return Facts(kept=reached, length=rounds)


def fault_on_copies(game: Game, state: Any, agents: Sequence[Agent], known: GameResult) -> str | None:
    """Play a known game from its start again, on a new copy at every choice; what is wrong if it ends otherwise."""
    # As where games are played: whatever a rule raises is a finding.
    try:
        digest = _digest_on_copies(game, state, agents)
    except Exception as error:
        return f"played again on copies, the game stops: {error!r}"
    return None if digest == known.digest else "played again on copies, the game ends otherwise"


def _digest_on_copies(game: Game, state: Any, agents: Sequence[Agent]) -> int:
    while True:
        state = state.copy()
        decision = settle(state)
        if decision is None:
            return zlib.crc32(repr(state.key()).encode())
        seat = decision.seat(state)
        choose(state, agents[seat].choose(View(game, state, decision, seat)))
