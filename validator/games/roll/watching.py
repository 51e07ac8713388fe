"""What one game shows to statistics."""

from __future__ import annotations

from typing import Any

from validator.engine.game import Facts
from validator.games.roll.scoring import score_parts
from validator.games.roll.state import RollState
from validator.games.roll.table import Table

USES = ("completed",)
COMPLETED = 0


class RollObserver:
    """Reports which tiles each seat completed."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def start(self, state: RollState) -> None:
        """A new game is about to begin."""

    def before(self, state: RollState, step: Any, action: int | None) -> None: ...

    def after(self, state: RollState, step: Any, action: int | None) -> None: ...

    def finish(self, state: RollState) -> Facts:
        """All is read from the final tableaus."""
        uses = {(seat, face >> 1, COMPLETED) for seat, tableau in enumerate(state.tableaus) for face in tableau}
        return Facts(set(), uses, score_parts(state), state.turns)
