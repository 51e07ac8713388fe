"""An observer for statistics: the parts of each seat's score, and for how many rounds a game lasted."""

from __future__ import annotations

from typing import Any

from validator.engine.game import Facts
from validator.games.steam.scoring import PARTS, parts
from validator.games.steam.state import SteamState
from validator.games.steam.table import Table

USES = ("drawn", "played")


class SteamObserver:
    """Watches one game after another."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def start(self, state: SteamState) -> None:
        """Nothing is kept from one game to the next."""

    def before(self, state: SteamState, step: Any, action: int | None) -> None:
        """Everything is seen at the end."""

    def after(self, state: SteamState, step: Any, action: int | None) -> None:
        """Everything is seen at the end."""

    def finish(self, state: SteamState) -> Facts:
        found = [parts(state, seat) for seat in range(state.seats)]
        by_name = {name: [points[number] for points in found] for number, name in enumerate(PARTS)}
        return Facts(parts=by_name, turns=state.round)
