"""What unfinished links promise: the best city that a loose end may still reach, less what the missing tiles cost."""

from __future__ import annotations

from typing import Final

from validator.play.games.steam.players.network import Line
from validator.play.games.steam.players.reach import Reach, income_worth
from validator.play.games.steam.players.ways import MOST_TILES, outlook
from validator.play.games.steam.rules.state import SteamState
from validator.play.games.steam.table.faces import EDGES

BUILD_DOLLAR: Final = 0.6
"""What a dollar is worth to a builder."""
SURE: Final = 0.93
"""How surely each missing tile of an unfinished link will be laid in this turn."""
NEXT_TURN: Final = 0.4
"""How surely a link is finished that this turn cannot finish."""
SECTION: Final = 0.8
"""What a section of an unfinished link counts when it is finished."""
SECOND_PROMISE: Final = 0.25
"""How much the second best unfinished link counts of what it promises; the best counts all, others nothing."""
SURELY = [SURE**tiles for tiles in range(MOST_TILES + 1)]
"""How surely so many missing tiles will be laid."""


class Promises:
    """What links promise a seat that lays at most ``builds`` tiles more in this turn, for at most ``spare`` dollars.

    ``lines`` are taken as built already; ``left`` rounds follow this one.
    """

    __slots__ = ("_base", "_builds", "_income", "_left", "_lines", "_reach", "_spare")

    def __init__(
        self, state: SteamState, reach: Reach, lines: tuple[Line, ...], left: int, builds: int, spare: int
    ) -> None:
        self._reach, self._lines = reach, lines
        self._base = reach.of(state, lines)
        self._income, self._left = income_worth(left), left
        self._builds, self._spare = builds, spare

    def of(self, state: SteamState, cover: int, start: int, ahead: int, sections: int) -> float:
        """What a link promises that starts at a stop, points at a side and has so many sections.

        ``cover`` says as `Track.cover` where track lies; of the state only its complete links are asked.
        """
        if ahead < 0 or start < 0 or cover >> ahead // EDGES & 1:
            return 0.0
        best = 0.0
        for stop, links, tiles, price in outlook(state.table, cover, ahead).ways:
            is_near = tiles <= self._builds and price <= self._spare
            if stop == start or not (is_near or self._left):
                continue
            sure = SURELY[tiles] if is_near else SURELY[tiles] * NEXT_TURN
            added = self._reach.of(state, (*self._lines, (start, stop, links))) - self._base
            worth = (self._income * added + SECTION * (tiles + sections)) * sure - BUILD_DOLLAR * price
            if worth > best:
                best = worth
        return best
