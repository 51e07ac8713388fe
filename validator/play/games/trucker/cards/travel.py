"""Cards that move rockets or touch everyone at once: open space, stardust, epidemic."""

from __future__ import annotations

from validator.play.engine.step import Step
from validator.play.games.trucker.rules.flight import InOrder, give_up
from validator.play.games.trucker.rules.losing import take_crew
from validator.play.games.trucker.rules.powers import DeclareEngines
from validator.play.games.trucker.rules.state import TruckerState, flight_order, note
from validator.play.games.trucker.rules.track import move
from validator.play.games.trucker.ships.hull import HUMANS_ABOARD, Ship, joined_pairs
from validator.play.games.trucker.table.tiles import CABIN, START_CABIN
from validator.play.games.trucker.words.vocabulary import Epidemic, OpenSpace, Stardust


class CrossOpenSpace(Step[TruckerState]):
    """The leader first, each declares engines and moves."""

    __slots__ = ("effect",)

    def __init__(self, effect: OpenSpace) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        for seat in reversed(flight_order(state)):
            state.stack.append(Travel(seat))
            state.stack.append(DeclareEngines(seat))


class Travel(InOrder):
    """Forward by the declared power; without power the ship gives up."""

    __slots__ = ()

    def turn(self, state: TruckerState) -> None:
        power = state.powers[self.who]
        if power:
            move(state, self.who, power)
        else:
            give_up(state, self.who, "no-power")


class CrossStardust(Step[TruckerState]):
    """The last first, each loses a day for every exposed connector."""

    __slots__ = ("effect",)

    def __init__(self, effect: Stardust) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        for seat in flight_order(state):
            state.stack.append(Brush(seat))


class Brush(InOrder):
    """Days lost to stardust."""

    __slots__ = ()

    def turn(self, state: TruckerState) -> None:
        exposed = state.ships[self.who].figures().exposed
        if exposed:
            move(state, self.who, -exposed)
        note(state, "stardust", self.who, exposed)


class SufferEpidemic(Step[TruckerState]):
    """Occupied cabins joined to occupied cabins lose one of their crew each, all at once (D-12)."""

    __slots__ = ("effect",)

    def __init__(self, effect: Epidemic) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        by_pairs = state.table.rules.epidemic == "pairs"
        for seat in flight_order(state):
            ship = state.own_ship(seat)
            pairs = sick_pairs(ship)
            cells = [healthier(ship, pair) for pair in pairs]
            if not by_pairs:
                cells = sorted({cell for pair in pairs for cell in pair})
            before = ship.crew_count()
            for cell in cells:
                if ship.crew[cell]:
                    take_crew(state, ship, cell)
            note(state, "epidemic", seat, before - ship.crew_count())


def sick_pairs(ship: Ship) -> list[tuple[int, int]]:
    """Joined pairs of occupied cabins."""
    kinds, tiles, crew = ship.table.kind, ship.tiles, ship.crew
    return [
        pair
        for pair in joined_pairs(ship)
        if all(crew[cell] and kinds[tiles[cell]] in (START_CABIN, CABIN) for cell in pair)
    ]


def healthier(ship: Ship, pair: tuple[int, int]) -> int:
    """The cabin of a pair with more humans in it; the first of equals."""
    first, second = pair
    return second if HUMANS_ABOARD[ship.crew[second]] > HUMANS_ABOARD[ship.crew[first]] else first


CARDS: dict[type, type] = {OpenSpace: CrossOpenSpace, Stardust: CrossStardust, Epidemic: SufferEpidemic}
