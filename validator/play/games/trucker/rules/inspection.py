"""Inspection after building: the owner removes tiles until the ship is legal, and keeps one part of it.

With ``strict_build`` off, tiles may have been built in wrongly. Which tile of a bad pair goes is the owner's choice;
removed tiles go to the box of lost tiles. Keeping one part of a split ship is the same choice in flight (D-04).
"""

from __future__ import annotations

from validator.play.games.trucker.rules.state import (
    SeatDecision,
    SeatStep,
    TruckerState,
    note,
    receive,
    return_contents,
)
from validator.play.games.trucker.ships.faults import faults, is_legal
from validator.play.games.trucker.ships.hull import Contents, Ship, keep_part, lose_stranded_aliens, parts, remove
from validator.play.games.trucker.table.tiles import CABIN, START_CABIN


class Inspect(SeatStep):
    """Look the whole ship over once; faults may cost credits (D-05)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.who]
        if is_legal(ship):
            note(state, "passed-inspection", self.who)
            return
        found = len(faults(ship))
        receive(state, self.who, -found * state.table.rules.late_fault_fee)
        state.stack.append(Repair(self.who))
        note(state, "faults", self.who, found)


def faulty_cells(ship: Ship) -> list[int]:
    """Cells whose tile the owner may remove to mend something: both of a bad pair, and engines turned wrongly."""
    found: set[int] = set()
    for fault in faults(ship):
        if fault.code != "apart":
            found.add(fault.cell)
            if fault.other >= 0:
                found.add(fault.other)
    return sorted(found)


class Repair(SeatStep):
    """Remove a tile as long as one is wrong, then keep one part."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if faulty_cells(state.ships[self.who]):
            state.stack.append(RemoveFaulty(self.who))
        else:
            hold_together(state, self.who)


class RemoveFaulty(SeatDecision):
    """Which faulty tile goes. An action is its cell."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return faulty_cells(state.ships[self.who])

    def apply(self, state: TruckerState, action: int) -> None:
        return_contents(state, remove(state.own_ship(self.who), action))
        state.stack.append(Repair(self.who))
        note(state, "repaired", self.who)


def hold_together(state: TruckerState, seat: int) -> None:
    """After tiles have gone: several parts ask which is kept; aliens without life support are lost."""
    ship = state.ships[seat]
    found = kept_parts(state, ship)
    if len(found) > 1:
        state.stack.append(KeepPart(seat))
    else:
        settle_part(state, seat, found[0] if found else [])


def kept_parts(state: TruckerState, ship: Ship) -> list[list[int]]:
    """The parts a split ship may keep: any, or those with a cabin where there are some (D-04)."""
    found = parts(ship)
    if len(found) > 1 and state.table.rules.surviving_part == "with_cabin":
        kinds, tiles = ship.table.kind, ship.tiles
        housed = [part for part in found if any(kinds[tiles[cell]] in (START_CABIN, CABIN) for cell in part)]
        return housed or found
    return found


def settle_part(state: TruckerState, seat: int, part: list[int]) -> None:
    """Everything outside the kept part is lost, then aliens that cannot breathe."""
    ship = state.own_ship(seat)
    gone = keep_part(ship, part, Contents())
    tiles = len(gone.tiles)
    aliens = gone.brown + gone.purple
    lose_stranded_aliens(ship, gone)
    return_contents(state, gone)
    if tiles:
        note(state, "split", seat, tiles)
    if gone.brown + gone.purple > aliens:
        note(state, "alien-lost", seat, gone.brown + gone.purple - aliens)


class KeepPart(SeatDecision):
    """Which part of a split ship is kept. An action is the part's first cell."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return [part[0] for part in kept_parts(state, state.ships[self.who])]

    def apply(self, state: TruckerState, action: int) -> None:
        part = next(part for part in parts(state.ships[self.who]) if part[0] == action)
        settle_part(state, self.who, part)
