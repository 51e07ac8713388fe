"""What a seat's links can bring it in a game as it stands: from cubes on the map and on their way there."""

from __future__ import annotations

from typing import Final

from validator.play.games.steam.players.network import Line, network_of
from validator.play.games.steam.rules.moving import MOVE_GOODS
from validator.play.games.steam.rules.scoring import INCOME_POINTS
from validator.play.games.steam.rules.state import COLOURS, SteamState

NEXT_ENGINE: Final = 0.3
"""How much of what the next engine level could deliver counts already."""
LATER = (1.0, 1.0, 0.75, 0.65, 0.5, 0.45, 0.35, 0.3, 0.22, 0.2, 0.15, 0.12)
"""How surely the best, second best, ... delivery within reach will be made."""
COMING: Final = 0.3
"""How surely a cube on the goods board will come to its city in time."""
CASH_OF_INCOME: Final = 0.45
"""What a dollar of income is worth in each round still to come, up to `ROUNDS_AHEAD` of them."""
ROUNDS_AHEAD: Final = 5


class Reach:
    """Income that cubes on the map and on their way there will bring a seat with its engine as it is."""

    __slots__ = ("_chances", "_coming", "_known", "_seat", "_waiting")

    def __init__(self, state: SteamState, seat: int, left: int, moves: int) -> None:
        self._seat = seat
        self._chances = min(len(LATER), moves + 2 * left if moves else 2 * (left + 1))
        self._waiting = state.goods[:]
        self._coming = _coming(state) if left else [0] * len(state.goods)
        self._known: dict[tuple[Line, ...], float] = {}

    def of(self, state: SteamState, lines: tuple[Line, ...]) -> float:
        """The income, if lines were built as well; ``state`` may differ from that of the start in unfinished links."""
        found = self._known.get(lines)
        if found is None:
            found = self._known[lines] = self._find(state, lines)
        return found

    def _find(self, state: SteamState, lines: tuple[Line, ...]) -> float:
        """The best deliveries first, each as surely as it will be made."""
        waiting: list[float] = []
        for city, colour, now, soon in network_of(state, self._seat).gains(lines):
            gain = now + NEXT_ENGINE * (soon - now)
            cube = COLOURS * city + colour
            waiting += [gain] * self._waiting[cube]
            waiting += [gain * COMING] * self._coming[cube]
        waiting.sort(reverse=True)
        found = 0.0
        for place in range(min(self._chances, len(waiting))):
            found += waiting[place] * LATER[place]
        return found


def income_worth(left: int) -> float:
    """What a dollar of income is worth with so many rounds left, in points."""
    return INCOME_POINTS + CASH_OF_INCOME * min(left, ROUNDS_AHEAD)


def reach_of(state: SteamState, seat: int, left: int) -> Reach:
    """What lies within a seat's reach with so many rounds left; remembered by network, goods and engine."""
    moves = state.stack.count(MOVE_GOODS[seat])
    key = (seat, state.engine[seat], left, moves, bytes(state.goods), tuple(state.display))
    found: Reach | None = state.routes.get(key)
    if found is None:
        found = state.routes[key] = Reach(state, seat, left, moves)
    return found


def _coming(state: SteamState) -> list[int]:
    """Cubes on the goods board, counted as those on cities are."""
    column, found = state.table.column_start, [0] * len(state.goods)
    for city in range(len(column) - 1):
        for space in range(column[city], column[city + 1]):
            if state.display[space] >= 0:
                found[COLOURS * city + state.display[space]] += 1
    return found
