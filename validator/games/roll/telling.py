"""Tells a game in plain sentences."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.engine.step import Decision
from validator.games.roll.state import RollState
from validator.games.roll.table import Table


class RollNarrator:
    """Names steps and actions by their numbers."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._told: list[str] = []

    def start(self, state: RollState) -> list[str]:
        """Nothing is told of the set-up."""
        return []

    def before(self, state: RollState, step: Any, action: int | None) -> None:
        """A choice is told as it is made."""
        if action is not None:
            self._told.append(f"{step.who + 1} {type(step).__name__} {action}")

    def after(self, state: RollState, step: Any, action: int | None) -> None: ...

    def told(self) -> list[str]:
        """Sentences gathered since the last call."""
        told, self._told = self._told, []
        return told

    def finish(self, state: RollState) -> list[str]:
        """Nothing is told of the end."""
        return []

    def ask(self, state: RollState, decision: Decision[Any]) -> tuple[str, list[str]]:
        """The name of the decision and the numbers of its actions."""
        return type(decision).__name__, [str(action) for action in state.options]

    def situation(self, state: RollState, seat: int) -> list[str]:
        """Nothing is said of what lies on the table."""
        return []
