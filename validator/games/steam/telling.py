"""A game told at the terminal: so far decisions and options by their numbers alone."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.engine.step import Decision
from validator.games.steam.scoring import scores
from validator.games.steam.state import SteamState
from validator.games.steam.table import Table


class SteamNarrator:
    """Asks for numbers, and says the scores at the end."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._table = table

    def start(self, state: SteamState) -> list[str]:
        return []

    def before(self, state: SteamState, step: Any, action: int | None) -> None:
        """Nothing is told yet."""

    def after(self, state: SteamState, step: Any, action: int | None) -> None:
        """Nothing is told yet."""

    def told(self) -> list[str]:
        return []

    def finish(self, state: SteamState) -> list[str]:
        return [", ".join(map(str, scores(state)))]

    def ask(self, state: SteamState, decision: Decision[Any]) -> tuple[str, list[str]]:
        return type(decision).__name__, list(map(str, state.options))

    def situation(self, state: SteamState, seat: int) -> list[str]:
        return []
