"""Cards with something to gain for time or crew: planets, abandoned ships, abandoned stations."""

from __future__ import annotations

from validator.play.engine.step import PASS, Step
from validator.play.games.trucker.rules.flight import InOrder
from validator.play.games.trucker.rules.losing import gain_goods, lose_crew
from validator.play.games.trucker.rules.state import NOBODY, SeatDecision, TruckerState, flight_order, note, receive
from validator.play.games.trucker.rules.track import move
from validator.play.games.trucker.words.vocabulary import GOODS, AbandonedShip, AbandonedStation, Planets

TAKE_IT = 1


class ReachPlanets(Step[TruckerState]):
    """The leader first, each chooses; then goods are loaded; then, from the last, landers lose days."""

    __slots__ = ("effect",)

    def __init__(self, effect: Planets) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        state.planets = [NOBODY] * len(self.effect.planets)
        order = flight_order(state)
        for seat in order:
            state.stack.append(LeavePlanet(seat, self.effect))
        for seat in reversed(order):
            state.stack.append(LoadPlanet(seat, self.effect))
        for seat in reversed(order):
            state.stack.append(Land(seat, self.effect))


class Land(SeatDecision):
    """A free planet, or none. An action is the planet's number from 0."""

    __slots__ = ("effect",)

    def __init__(self, who: int, effect: Planets) -> None:
        self.who = who
        self.effect = effect

    def options(self, state: TruckerState) -> list[int]:
        free = [number for number, seat in enumerate(state.planets) if seat == NOBODY]
        return [*free, PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        if action == PASS:
            note(state, "passed", self.who)
        else:
            state.planets = [self.who if place == action else seat for place, seat in enumerate(state.planets)]
            note(state, "landed", self.who, action + 1)


class LoadPlanet(InOrder):
    """The goods of the planet a seat has landed on."""

    __slots__ = ("effect",)

    def __init__(self, who: int, effect: Planets) -> None:
        self.who = who
        self.effect = effect

    def turn(self, state: TruckerState) -> None:
        if self.who in state.planets:
            goods = self.effect.planets[state.planets.index(self.who)]
            gain_goods(state, self.who, map(GOODS.index, goods))


class LeavePlanet(LoadPlanet):
    """The days that landing costs."""

    __slots__ = ()

    def turn(self, state: TruckerState) -> None:
        if self.who in state.planets:
            move(state, self.who, -self.effect.days)


class FindAbandoned(Step[TruckerState]):
    """The leader first, each who has the crew is asked; the first taker alone gets it."""

    __slots__ = ("effect",)

    def __init__(self, effect: AbandonedShip | AbandonedStation) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        offer(state, self.effect, tuple(flight_order(state)))


def offer(state: TruckerState, effect: AbandonedShip | AbandonedStation, seats: tuple[int, ...]) -> None:
    """Ask the first of the seats with crew enough."""
    for place, seat in enumerate(seats):
        if state.ships[seat].crew_count() >= effect.crew:
            state.stack.append(Explore(seat, effect, seats[place + 1 :]))
            return


class Explore(SeatDecision):
    """Take what is found, or leave it to those behind."""

    __slots__ = ("behind", "effect")

    def __init__(self, who: int, effect: AbandonedShip | AbandonedStation, behind: tuple[int, ...]) -> None:
        self.who = who
        self.effect = effect
        self.behind = behind

    def options(self, state: TruckerState) -> list[int]:
        return [TAKE_IT, PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        effect, seat = self.effect, self.who
        if action == PASS:
            offer(state, effect, self.behind)
            note(state, "passed", seat)
            return
        state.stack.append(LoseDaysLater(seat, effect.days))
        if isinstance(effect, AbandonedShip):
            receive(state, seat, effect.credits)
            lose_crew(state, seat, effect.crew)
            note(state, "took-ship", seat, effect.credits)
        else:
            gain_goods(state, seat, map(GOODS.index, effect.goods))
            note(state, "took-station", seat)


class LoseDaysLater(InOrder):
    """Days lost once goods are stowed or crew is gone."""

    __slots__ = ("days",)

    def __init__(self, who: int, days: int) -> None:
        self.who = who
        self.days = days

    def turn(self, state: TruckerState) -> None:
        move(state, self.who, -self.days)


CARDS: dict[type, type] = {Planets: ReachPlanets, AbandonedShip: FindAbandoned, AbandonedStation: FindAbandoned}
