"""Being hit: one meteor or shot on one ship, in the order of the rules.

It comes in on a line (a column from front or rear, a row from the sides) and meets the first tile. A small meteor
bounces off a smooth side; a shield over that side stops small meteors and small shots for a battery; a cannon that
reaches it shoots a large meteor down (a double cannon for a battery); a large shot nothing stops.
"""

from __future__ import annotations

from validator.play.engine.step import PASS
from validator.play.games.trucker.rules.inspection import hold_together
from validator.play.games.trucker.rules.powers import spend
from validator.play.games.trucker.rules.state import SeatDecision, SeatStep, TruckerState, note, return_contents
from validator.play.games.trucker.ships.hull import Ship, remove
from validator.play.games.trucker.ships.power import MISS, cannons_against, first_hit, has_connector
from validator.play.games.trucker.table.tiles import SHIELD
from validator.play.games.trucker.words.vocabulary import PROJECTILES

DEFEND = 1
SMALL_METEOR, LARGE_METEOR, SMALL_SHOT, LARGE_SHOT = range(4)


class Hit(SeatStep):
    """``kind`` of projectile from ``side`` on ``line`` (a sum of two dice) comes upon a ship."""

    __slots__ = ("kind", "line", "side")

    def __init__(self, who: int, kind: int, side: int, line: int) -> None:
        self.who = who
        self.kind = kind
        self.side = side
        self.line = line

    def run(self, state: TruckerState) -> None:
        ship, kind, side = state.ships[self.who], self.kind, self.side
        cell = first_hit(ship, side, self.line)
        if cell == MISS:
            note(state, f"missed-{PROJECTILES[kind]}", self.who)
        elif kind == SMALL_METEOR and not has_connector(ship, cell, side):
            note(state, "bounced-small-meteor", self.who)
        elif kind == LARGE_METEOR:
            self._shoot_down(state, ship, cell)
        elif kind != LARGE_SHOT and is_shielded(state, ship, side, self.line):
            state.stack.append(Defend(self.who, kind, cell))
        else:
            strike(state, self.who, kind, cell)

    def _shoot_down(self, state: TruckerState, ship: Ship, cell: int) -> None:
        wide = state.table.rules.rear_meteor == "wide"
        singles, doubles = cannons_against(ship, self.side, self.line, wide)
        if singles:
            note(state, "shot-down-large-meteor", self.who)
        elif doubles and any(ship.batteries):
            state.stack.append(Defend(self.who, self.kind, cell))
        else:
            strike(state, self.who, self.kind, cell)


def is_shielded(state: TruckerState, ship: Ship, side: int, line: int) -> bool:
    """Whether a shield covers that side and a battery is left; D-17: anywhere on the ship, or on the line alone."""
    bit = 1 << side
    if not ship.figures().shielded & bit or not any(ship.batteries):
        return False
    if state.table.rules.shield_reach == "ship":
        return True
    facts, tiles = ship.table, ship.tiles
    cells = ship.board.lines[side][line]
    return any(facts.kind[tiles[cell]] == SHIELD and facts.covers[tiles[cell]] & bit for cell in cells)


class Defend(SeatDecision):
    """Spend a battery on the shield or the double cannon, or take the hit."""

    __slots__ = ("cell", "kind")

    def __init__(self, who: int, kind: int, cell: int) -> None:
        self.who = who
        self.kind = kind
        self.cell = cell

    def options(self, state: TruckerState) -> list[int]:
        return [DEFEND, PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        if action == PASS:
            strike(state, self.who, self.kind, self.cell)
            return
        done = "shot-down" if self.kind == LARGE_METEOR else "shielded"
        spend(state, self.who, 1)
        note(state, f"{done}-{PROJECTILES[self.kind]}", self.who, 1)


def strike(state: TruckerState, seat: int, kind: int, cell: int) -> None:
    """The tile is lost with what was on it, and whatever no longer holds to the ship."""
    lose_tile(state, seat, cell)
    note(state, f"struck-{PROJECTILES[kind]}", seat, cell)


def lose_tile(state: TruckerState, seat: int, cell: int) -> None:
    """One tile goes; the ship may fall apart."""
    return_contents(state, remove(state.own_ship(seat), cell))
    hold_together(state, seat)
