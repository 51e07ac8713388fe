"""Losing crew and goods, and stowing goods that were gained."""

from __future__ import annotations

from collections.abc import Iterable

from validator.play.engine.step import PASS
from validator.play.games.trucker.rules.powers import spend
from validator.play.games.trucker.rules.state import SeatDecision, SeatStep, TruckerState, note
from validator.play.games.trucker.ships.hull import COLOURS, HUMANS_ABOARD, Ship

RED = 0
RESTOW = -2
"""The action of taking all goods aboard out again, to stow them anew together with the new ones."""


def lose_crew(state: TruckerState, seat: int, count: int) -> None:
    """The owner chooses, one at a time; with fewer than that all are lost."""
    for _ in range(min(count, state.ships[seat].crew_count())):
        state.stack.append(LoseCrew(seat))


def take_crew(state: TruckerState, ship: Ship, cell: int) -> None:
    """One of those who live on a cell goes: a human, or the alien."""
    if HUMANS_ABOARD[ship.crew[cell]]:
        ship.crew[cell] -= 1
        state.bank_humans += 1
    else:
        ship.crew[cell] = 0


class LoseCrew(SeatDecision):
    """Who goes. An action is the cabin's cell."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return [cell for cell, who in enumerate(state.ships[self.who].crew) if who]

    def apply(self, state: TruckerState, action: int) -> None:
        take_crew(state, state.own_ship(self.who), action)
        note(state, "crew-lost", self.who)


def lose_goods(state: TruckerState, seat: int, count: int) -> None:
    """The most valuable goods first, then batteries, then nothing."""
    ship = state.ships[seat]
    goods = sum(ship.goods)
    spend(state, seat, min(max(count - goods, 0), ship.battery_count()))
    for _ in range(min(count, goods)):
        state.stack.append(LoseGood(seat))


class LoseGood(SeatDecision):
    """Which of the most valuable goods goes. An action is ``4 * cell + colour``."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        goods = state.ships[self.who].goods
        for colour in range(COLOURS):
            found = [place for place in range(colour, len(goods), COLOURS) if goods[place]]
            if found:
                return found
        return [PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        if action != PASS:
            state.own_ship(self.who).goods[action] -= 1
            state.bank_goods[action % COLOURS] += 1
            note(state, "good-lost", self.who, action % COLOURS)


def gain_goods(state: TruckerState, seat: int, colours: Iterable[int]) -> None:
    """Goods come from the bank into the bay, as long as it has some (D-24); the owner then stows them."""
    bay, bank = state.bays[seat][:], state.bank_goods
    unlimited = state.table.rules.goods_shortage == "unlimited"
    for colour in colours:
        if bank[colour] > 0 or unlimited:
            bank[colour] -= 1
            bay.append(colour)
        else:
            note(state, "shortage", seat, colour)
    bay.sort()
    state.bays[seat] = bay
    state.restowed[seat] = 0
    state.stack.append(Stow(seat))


def free_places(ship: Ship, cell: int) -> int:
    """Goods that still fit on a hold's cell."""
    first = COLOURS * cell
    return ship.table.slots[ship.tiles[cell]] - sum(ship.goods[first : first + COLOURS])


def room_for(ship: Ship, colour: int) -> list[int]:
    """Cells where a good of that colour may go: red in special holds alone, the others anywhere."""
    figures = ship.figures()
    cells = figures.special_holds if colour == RED else sorted(figures.holds + figures.special_holds)
    return [cell for cell in cells if free_places(ship, cell) > 0]


class Stow(SeatStep):
    """As long as goods wait in the bay, ask where the most valuable goes."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.bays[self.who]:
            state.stack.append(StowGood(self.who))


class StowGood(SeatDecision):
    """Where the most valuable good of the bay goes: a cell, back to the bank (pass), or everything out again."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        ship = state.ships[self.who]
        options = room_for(ship, state.bays[self.who][0])
        if not state.restowed[self.who] and any(ship.goods):
            options.append(RESTOW)
        options.append(PASS)
        return options

    def apply(self, state: TruckerState, action: int) -> None:
        bay, ship = state.bays[self.who][:], state.own_ship(self.who)
        state.bays[self.who] = bay
        state.stack.append(Stow(self.who))
        if action == RESTOW:
            take_out(ship, bay)
            state.restowed[self.who] = 1
            return
        colour = bay.pop(0)
        if action == PASS:
            state.bank_goods[colour] += 1
            note(state, "left-behind", self.who, colour)
        else:
            ship.goods[COLOURS * action + colour] += 1
            note(state, "stowed", self.who, colour)


def take_out(ship: Ship, bay: list[int]) -> None:
    """All goods aboard go into the bay, the most valuable first."""
    for place, count in enumerate(ship.goods):
        bay += [place % COLOURS] * count
        ship.goods[place] = 0
    bay.sort()
