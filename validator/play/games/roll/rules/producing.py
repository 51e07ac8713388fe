"""Phase IV, produce: producers become goods on worlds that have room."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import PASS
from validator.play.games.roll.rules.state import EVERY_SEAT, RollState, SeatDecision, SeatStep, rooms
from validator.play.games.roll.words.numbers import COLOURS, CUP, GOODS, KIND_COUNT, PRODUCERS


class Produce(SeatStep):
    """A seat's producers set to work; where nothing is to choose they go to their worlds at once."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        mat = state.mats[self.who]
        producers = mat[PRODUCERS : PRODUCERS + COLOURS]
        count = sum(producers)
        if not count:
            return
        free = rooms(state, self.who)
        room = sum(free)
        state.stack.append(SEND_PRODUCERS_HOME[self.who])
        if not room:
            return
        if count in producers and room in free and state.table.rules.producing == "mandatory":
            colour, kind = producers.index(count), free.index(room)
            made = min(count, room)
            mat[PRODUCERS + colour] -= made
            mat[GOODS + COLOURS * kind + colour] += made
            return
        state.left, state.bound = min(count, room), 0
        state.stack.append(PRODUCE_GOOD[self.who])


class ProduceGood(SeatDecision):
    """A producer goes to a world: ``4 × colour of die + kind``, in ascending order; or no more, where one may stop."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        mat = state.mats[self.who]
        options = self._goods(state, mat)
        if state.table.rules.producing == "optional":
            options.append(PASS)
        return options

    def _goods(self, state: RollState, mat: list[int]) -> list[int]:
        first, least = divmod(state.bound, KIND_COUNT)
        free = rooms(state, self.who)
        room = sum(free)
        left = state.left if state.table.rules.producing == "mandatory" else 1
        options = []
        later = sum(mat[PRODUCERS + first : PRODUCERS + COLOURS])
        for colour in range(first, COLOURS):
            count = mat[PRODUCERS + colour]
            later -= count
            higher = room - sum(free[:least])
            for kind in range(least, KIND_COUNT):
                if free[kind]:
                    if not count or later + min(count, higher) < left:
                        break
                    options.append(KIND_COUNT * colour + kind)
                    higher -= free[kind]
            least = 0
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        colour, kind = divmod(action, KIND_COUNT)
        mat[PRODUCERS + colour] -= 1
        mat[GOODS + COLOURS * kind + colour] += 1
        state.bound = action
        state.left -= 1
        if state.left:
            state.stack.append(self)


class SendProducersHome(SeatStep):
    """Producers who found no room go to the cup."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        mat = state.mats[self.who]
        for colour in range(COLOURS):
            mat[CUP + colour] += mat[PRODUCERS + colour]
            mat[PRODUCERS + colour] = 0


PRODUCE_OF_SEAT: Final = [Produce(seat) for seat in EVERY_SEAT]
PRODUCE_GOOD: Final = [ProduceGood(seat) for seat in EVERY_SEAT]
SEND_PRODUCERS_HOME: Final = [SendProducersHome(seat) for seat in EVERY_SEAT]
