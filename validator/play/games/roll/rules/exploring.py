"""Phase I, explore: each explorer scouts or stocks; abandoned tiles, new tiles and where they go."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import PASS
from validator.play.games.roll.rules.state import (
    EVERY_SEAT,
    NO_VIRTUAL,
    RollState,
    SeatDecision,
    SeatStep,
    draw,
    gain_credits,
)
from validator.play.games.roll.words.numbers import (
    CARES,
    CITIZENRY,
    COLOURS,
    EXPLORERS,
    ON_TOP,
    REARRANGES,
    SCOUTS_AT_END,
    STOCKED,
    VIRTUAL_EXPLORERS,
)
from validator.play.games.roll.words.switches import DIE_COLOURS

SCOUT: Final = COLOURS
STACK_ROOM: Final = 128
"""Tiles of stacks are numbered ``128 × stack + place``, development stack first, lowest tile first."""
NOT_TAKEN: Final = 0, 0, 0, 0


class Explore(SeatStep):
    """A seat's explorers set to work, its virtual ones among them."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who = self.who
        powers, mat = state.powers[who], state.mats[who]
        virtual = powers[VIRTUAL_EXPLORERS : VIRTUAL_EXPLORERS + COLOURS]
        state.virtual = virtual if any(virtual) else NO_VIRTUAL
        state.scouted = 0
        if powers[REARRANGES]:
            state.stack.append(REARRANGE[who])
        if powers[SCOUTS_AT_END]:
            state.stack.append(SCOUT_AT_END[who])
        if any(mat[EXPLORERS : EXPLORERS + COLOURS]) or state.virtual is not NO_VIRTUAL:
            state.stack.append(SCOUT_OR_STOCK[who])


class ScoutOrStock(SeatDecision):
    """One explorer stocks (the action is its colour) or scouts (7 + its colour).

    Colours no power asks about are all one, and the first of them goes first.
    """

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        colours = self._colours(state)
        if not (state.bag or state.aside or state.stacks[2 * self.who] or state.stacks[2 * self.who + 1]):
            return colours
        return colours + [SCOUT + colour for colour in colours]

    def _colours(self, state: RollState) -> list[int]:
        mat, virtual = state.mats[self.who], state.virtual
        cares = state.powers[self.who][CARES]
        colours = []
        is_plain_named = False
        for colour in range(COLOURS):
            if mat[EXPLORERS + colour] or virtual[colour]:
                if cares >> colour & 1:
                    colours.append(colour)
                elif not is_plain_named:
                    is_plain_named = True
                    colours.append(colour)
        return colours

    def apply(self, state: RollState, action: int) -> None:
        who = self.who
        mat = state.mats[who]
        colour = action % SCOUT
        if mat[EXPLORERS + colour]:
            mat[EXPLORERS + colour] -= 1
            mat[CITIZENRY + colour] += 1
        else:
            state.virtual[colour] -= 1
        if any(mat[EXPLORERS : EXPLORERS + COLOURS]) or any(state.virtual):
            state.stack.append(self)
        if action < SCOUT:
            gain_credits(state, who, state.powers[who][STOCKED + colour])
            return
        state.scouted |= 1 << colour
        state.left = 1
        state.bound = 2 * STACK_ROOM
        state.power = colour
        state.stack.append(DRAW_TILES[who])
        if state.stacks[2 * who] or state.stacks[2 * who + 1]:
            state.stack.append(ABANDON[who])


class Abandon(SeatDecision):
    """Before a scout draws, a tile of the own stacks is abandoned (``128 × stack + place``), highest first."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        developments = len(state.stacks[2 * self.who])
        worlds = len(state.stacks[2 * self.who + 1])
        bound = state.bound
        options = [PASS, *range(min(bound, developments))]
        if bound > STACK_ROOM:
            options += range(STACK_ROOM, min(bound, STACK_ROOM + worlds))
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        kind, place = divmod(action, STACK_ROOM)
        state.aside.append(state.stacks[2 * self.who + kind].pop(place) >> 1)
        state.left += 1
        state.bound = action
        state.stack.append(self)


class DrawTiles(SeatStep):
    """The scout draws a tile, and one for each abandoned; where there is none at all it stocks."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        if draw(state, self.who, state.left):
            state.laid = NOT_TAKEN
            state.stack.append(PLACE_TILE[self.who])
        else:
            gain_credits(state, self.who, state.powers[self.who][STOCKED + state.power])


class PlaceTile(SeatDecision):
    """The last tile drawn goes under the stack of one of its sides (or on top, or anywhere, where that is allowed).

    The action is ``128 × stack + place``, counted from below. New tiles may lie in any order among themselves.
    """

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        who, laid = self.who, state.laid
        if state.table.rules.scouted_tiles == "anywhere":
            developments: list[int] | range = range(len(state.stacks[2 * who]) + 1)
            worlds: list[int] | range = range(len(state.stacks[2 * who + 1]) + 1)
        elif state.powers[who][ON_TOP]:
            developments = _ends(len(state.stacks[2 * who]), laid[0], laid[2])
            worlds = _ends(len(state.stacks[2 * who + 1]), laid[1], laid[3])
        elif laid == NOT_TAKEN:
            return EITHER_SIDE
        else:
            developments, worlds = range(laid[0] + 1), range(laid[1] + 1)
        return [*developments, *(STACK_ROOM + place for place in worlds)]

    def apply(self, state: RollState, action: int) -> None:
        who = self.who
        kind, place = divmod(action, STACK_ROOM)
        *rest, tile = state.drawn[who]
        state.drawn[who] = tuple(rest)
        counts = list(state.laid)
        counts[kind if place <= counts[kind] else 2 + kind] += 1
        state.laid = (counts[0], counts[1], counts[2], counts[3])
        state.stacks[2 * who + kind].insert(place, 2 * tile + kind)
        if rest:
            state.stack.append(self)


EITHER_SIDE: Final = [0, STACK_ROOM]


def _ends(size: int, below: int, above: int) -> list[int]:
    """Places among the tiles just laid at the bottom of a stack, and among those just laid on top."""
    return [place for place in range(size + 1) if place <= below or place >= size - above]


class TileAtEnd(SeatStep):
    """Powers draw tiles at the end of exploring, and pay if a die of their colour has scouted."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        who, tiles = self.who, 0
        for face in state.tableaus[who]:
            for power in state.table.powers[face]:
                if power.moment == "scouting_at_end":
                    tiles += power.tiles
                    if state.scouted >> DIE_COLOURS.index(power.colour) & 1:
                        gain_credits(state, who, power.credits)
        if draw(state, who, tiles):
            state.laid = NOT_TAKEN
            state.stack.append(PLACE_TILE[who])


class Rearrange(SeatDecision):
    """A seat takes up all tiles of its stacks to lay them anew, or leaves them."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        if state.stacks[2 * self.who] or state.stacks[2 * self.who + 1]:
            return [PASS, 0]
        return [PASS]

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        developments, worlds = state.stacks[2 * self.who], state.stacks[2 * self.who + 1]
        state.drawn[self.who] = tuple(face >> 1 for face in (*developments, *worlds))
        developments.clear()
        worlds.clear()
        state.laid = NOT_TAKEN
        state.stack.append(PLACE_TILE[self.who])


EXPLORE_OF_SEAT: Final = [Explore(seat) for seat in EVERY_SEAT]
SCOUT_OR_STOCK: Final = [ScoutOrStock(seat) for seat in EVERY_SEAT]
ABANDON: Final = [Abandon(seat) for seat in EVERY_SEAT]
DRAW_TILES: Final = [DrawTiles(seat) for seat in EVERY_SEAT]
PLACE_TILE: Final = [PlaceTile(seat) for seat in EVERY_SEAT]
SCOUT_AT_END: Final = [TileAtEnd(seat) for seat in EVERY_SEAT]
REARRANGE: Final = [Rearrange(seat) for seat in EVERY_SEAT]
