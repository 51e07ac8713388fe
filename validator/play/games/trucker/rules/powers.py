"""Engine and fire power: what counts by itself, what costs batteries, and paying for it."""

from __future__ import annotations

from validator.play.games.trucker.rules.state import SeatDecision, TruckerState, note
from validator.play.games.trucker.ships.hull import BROWN, PURPLE
from validator.play.games.trucker.ships.power import engine_with, fire_with


def fire_power(state: TruckerState, seat: int, batteries: int) -> int:
    """Fire power in half-points with so many double cannons in use, the best first; D-23 is the alien's bonus."""
    ship = state.ships[seat]
    return fire_with(ship, batteries, state.table.rules.alien_bonus if PURPLE in ship.crew else 0)


def engine_power(state: TruckerState, seat: int, batteries: int) -> int:
    """Engine power with so many double engines in use."""
    ship = state.ships[seat]
    return engine_with(ship, batteries, state.table.rules.alien_bonus if BROWN in ship.crew else 0)


def most_engine_power(state: TruckerState, seat: int) -> int:
    """Engine power with every battery spent that helps."""
    return engine_power(state, seat, state.ships[seat].battery_count())


class DeclareEngines(SeatDecision):
    """How many double engines are used, a battery each. ``state.powers`` holds what comes of it."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        ship = state.ships[self.who]
        doubles = ship.figures().double_engines
        return list(range(min(doubles, ship.battery_count()) + 1)) if doubles else [0]

    def apply(self, state: TruckerState, action: int) -> None:
        state.powers[self.who] = engine_power(state, self.who, action)
        note(state, "engine-power", self.who, state.powers[self.who])
        spend(state, self.who, action)


class DeclareCannons(SeatDecision):
    """How many double cannons are used, a battery each, the strongest first. Fire power is in half-points."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        ship = state.ships[self.who]
        doubles = len(ship.figures().double_fire)
        return list(range(min(doubles, ship.battery_count()) + 1)) if doubles else [0]

    def apply(self, state: TruckerState, action: int) -> None:
        state.powers[self.who] = fire_power(state, self.who, action)
        note(state, "fire-power", self.who, state.powers[self.who])
        spend(state, self.who, action)


def spend(state: TruckerState, seat: int, count: int) -> None:
    """The owner gives up batteries, one choice for each."""
    for _ in range(count):
        state.stack.append(SpendBattery(seat))


class SpendBattery(SeatDecision):
    """From which battery tile a token is taken. An action is its cell."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return [cell for cell, tokens in enumerate(state.ships[self.who].batteries) if tokens]

    def apply(self, state: TruckerState, action: int) -> None:
        state.own_ship(self.who).batteries[action] -= 1
        state.bank_batteries += 1
        note(state, "battery", self.who)
