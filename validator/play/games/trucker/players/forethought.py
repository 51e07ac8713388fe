"""How `search` builds: as players who think do, with what tiles are worth in rounds it has imagined before."""

from __future__ import annotations

from validator.play.games.trucker.players.foresight import (
    BATTERIES,
    CREW,
    DOUBLE_ENGINES,
    DOUBLE_FIRE,
    ENGINE,
    EXPOSED,
    FIRE,
    HOLDS,
    PROMISE,
    SIDES,
    SPECIAL,
    weights_of,
)
from validator.play.games.trucker.players.hidden import unseen_tiles
from validator.play.games.trucker.players.prospects import LOOKS, grown_promise, tiles_promise
from validator.play.games.trucker.players.weights import THOUGHTFUL
from validator.play.games.trucker.players.yard import A_LOOK, FIRST, SOON, actions_left, built_on, growth
from validator.play.games.trucker.rules.building import DRAW, FINISH, OWN, PEEK, PLACE, RETURN, SET_ASIDE, TAKE
from validator.play.games.trucker.rules.state import TruckerState
from validator.play.games.trucker.ships.figures import Promise
from validator.play.games.trucker.ships.hull import Ship
from validator.play.games.trucker.ships.placing import fitting
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.table.tiles import (
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    HOLD,
    SHIELD,
    SPECIAL_HOLD,
)
from validator.play.games.trucker.table.tiles import ENGINE as ENGINE_TILE

LEAST_SCALE = 0.4


def foreseen(state: TruckerState, seat: int, rounds: int) -> list[float] | None:
    """As `weighed`, with weights from so many imagined rounds, which are kept with the table."""
    if not state.table.rules.strict_build:
        return None
    step = state.stack[-1]
    if step is not TAKE and step is not PLACE:
        return None
    weights = kept_weights(state, rounds)
    builder = Builder(state, seat, weights)
    if step is TAKE:
        return [builder.taking(action) for action in state.options]
    return [builder.placing(action) for action in state.options]


def kept_weights(state: TruckerState, rounds: int) -> list[float]:
    """What one more of each is worth in this round beyond its promise, in the promise's own measure."""
    kept = state.table.foreseen
    key = (state.seats, state.round, rounds)
    found = kept.get(key)
    if found is None:
        weights = weights_of(state.table, state.seats, state.round, rounds)
        scale = max(weights[PROMISE], LEAST_SCALE)
        kept[key] = found = [weight / scale for weight in weights]
    return found


class Builder:
    """A builder's next choice, and the weights it is judged by."""

    def __init__(self, state: TruckerState, seat: int, weights: list[float]) -> None:
        self._state, self._seat, self._weights = state, seat, weights
        self._table: Table = state.table
        self._ship: Ship = state.ships[seat]
        self._actions = actions_left(state, seat) - 1

    def taking(self, action: int) -> float:
        """What the ship is worth once a tile is taken up, a pile looked at, or the ship finished."""
        actions = self._actions
        if action == DRAW:
            return self._drawing()
        if action >= OWN:
            return self._held(action - OWN) + 1.0
        if action >= 0:
            return self._held(action)
        promise = tiles_promise(self._ship, THOUGHTFUL)
        if action <= PEEK:
            return self._whole(promise, actions) + A_LOOK
        if action <= FINISH:
            return self._whole(promise, 0) + FIRST * (self._state.seats - (FINISH - action))
        return self._whole(promise, actions - 1)

    def placing(self, action: int) -> float:
        """What the ship is worth once the tile in hand has gone somewhere."""
        if action in (RETURN, SET_ASIDE):
            return self._whole(tiles_promise(self._ship, THOUGHTFUL), self._actions) - (action == SET_ASIDE)
        return self._with(action >> 2, 4 * self._state.hands[self._seat] + (action & 3), self._actions)

    def _whole(self, promise: Promise, actions: int) -> float:
        """The ship as it is, and its growth."""
        exposed = promise[3] - SOON * built_on(promise, actions)
        return promise[0] + growth(promise, actions) + self._weights[EXPOSED] * exposed

    def _with(self, cell: int, face: int, actions: int) -> float:
        """The ship with one tile more, and its growth."""
        return self._whole(grown_promise(self._ship, cell, face, THOUGHTFUL), actions) + self._gain(face)

    def _gain(self, face: int) -> float:
        """What a tile adds beyond its promise."""
        facts, figures, weights = self._ship.table, self._ship.figures(), self._weights
        kind, slots = facts.kind[face], facts.slots[face]
        if kind == CABIN:
            return 2.0 * weights[CREW]
        if kind == ENGINE_TILE:
            return weights[ENGINE]
        if kind == DOUBLE_ENGINE:
            return weights[DOUBLE_ENGINES]
        if kind == CANNON:
            return weights[FIRE] * facts.fire[face]
        if kind == DOUBLE_CANNON:
            return weights[DOUBLE_FIRE] * facts.fire[face]
        if kind == BATTERY:
            return weights[BATTERIES] * slots
        if kind == HOLD:
            return weights[HOLDS] * slots
        if kind == SPECIAL_HOLD:
            return weights[SPECIAL] * slots
        if kind == SHIELD:
            return weights[SIDES] * (facts.covers[face] & ~figures.shielded).bit_count()
        return 0.0

    def _held(self, tile: int) -> float:
        """What it is worth with a tile in hand that goes where it goes best, or back."""
        actions = self._actions
        if actions <= 0:
            return self._whole(tiles_promise(self._ship, THOUGHTFUL), 0)
        best = self._whole(tiles_promise(self._ship, THOUGHTFUL), actions - 1)
        places = fitting(self._table, self._ship, tile)
        for place in places[:: 1 + len(places) // LOOKS]:
            found = self._with(place >> 2, 4 * tile + (place & 3), actions - 1)
            if found > best:
                best = found
        return best

    def _drawing(self) -> float:
        """What it is worth with a tile that nobody has seen in hand, on average."""
        looks = self._table.look
        counts = [0] * len(looks)
        tiles = unseen_tiles(self._state, self._seat)
        for tile in tiles:
            counts[looks[tile]] += 1
        total = 0.0
        for look, count in enumerate(counts):
            if count:
                total += count * self._held(look)
        return total / len(tiles)
