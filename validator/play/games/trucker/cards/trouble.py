"""Cards that hit ships: meteor swarms, combat zones, sabotage."""

from __future__ import annotations

from validator.play.engine.step import Step
from validator.play.games.trucker.rules.hits import LARGE_METEOR, LARGE_SHOT, SMALL_METEOR, SMALL_SHOT, Hit, lose_tile
from validator.play.games.trucker.rules.losing import lose_crew, lose_goods
from validator.play.games.trucker.rules.powers import DeclareCannons, DeclareEngines
from validator.play.games.trucker.rules.state import NOBODY, TruckerState, flight_order, note, roll
from validator.play.games.trucker.rules.track import move
from validator.play.games.trucker.ships.hull import Ship
from validator.play.games.trucker.ships.power import MISS, first_hit
from validator.play.games.trucker.table.grid import FRONT, LEFT, side_named
from validator.play.games.trucker.words.vocabulary import (
    BeShotAt,
    CombatZone,
    LoseCrew,
    LoseDays,
    LoseGoods,
    MeteorSwarm,
    Penalty,
    Projectile,
    Sabotage,
)


class Salvo(Step[TruckerState]):
    """Projectiles one after another from ``place`` on: one roll for all targets, which are hit in order."""

    __slots__ = ("is_meteors", "place", "projectiles", "targets")

    def __init__(
        self, projectiles: tuple[Projectile, ...], place: int, targets: tuple[int, ...], is_meteors: bool
    ) -> None:
        self.projectiles = projectiles
        self.place = place
        self.targets = targets
        self.is_meteors = is_meteors

    def run(self, state: TruckerState) -> None:
        projectile = self.projectiles[self.place]
        if self.place + 1 < len(self.projectiles):
            state.stack.append(Salvo(self.projectiles, self.place + 1, self.targets, self.is_meteors))
        large = projectile.size == "large"
        kind = (LARGE_METEOR if large else SMALL_METEOR) if self.is_meteors else LARGE_SHOT if large else SMALL_SHOT
        side, line = side_named(projectile.side), roll(state)
        for seat in reversed(self.targets):
            state.stack.append(Hit(seat, kind, side, line))
        note(state, f"projectile-{kind}-{side}", self.targets[0], line)


class MeetMeteors(Step[TruckerState]):
    """The leader rolls for each meteor; it hits every flying ship."""

    __slots__ = ("effect",)

    def __init__(self, effect: MeteorSwarm) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        state.stack.append(Salvo(self.effect.meteors, 0, tuple(flight_order(state)), is_meteors=True))


def is_skipped(state: TruckerState) -> bool:
    """With one flyer left combat zones and sabotage do nothing (D-19)."""
    return sum(state.flying) == 1 and state.table.rules.alone == "skipped"


class EnterCombatZone(Step[TruckerState]):
    """Line by line from ``line`` on; what one line changes counts for the next."""

    __slots__ = ("effect", "line")

    def __init__(self, effect: CombatZone, line: int = 0) -> None:
        self.effect = effect
        self.line = line

    def run(self, state: TruckerState) -> None:
        if self.line == 0 and is_skipped(state):
            note(state, "skipped")
            return
        if self.line + 1 < len(self.effect.lines):
            state.stack.append(EnterCombatZone(self.effect, self.line + 1))
        state.stack.append(Judge(self.effect, self.line))
        least = self.effect.lines[self.line].least
        for seat in reversed(flight_order(state)):
            if least == "engine_power":
                state.stack.append(DeclareEngines(seat))
            elif least == "fire_power":
                state.stack.append(DeclareCannons(seat))
            else:
                state.powers[seat] = state.ships[seat].crew_count()


class Judge(Step[TruckerState]):
    """Whoever has the least, the one further ahead of equals, suffers."""

    __slots__ = ("effect", "line")

    def __init__(self, effect: CombatZone, line: int) -> None:
        self.effect = effect
        self.line = line

    def run(self, state: TruckerState) -> None:
        order = flight_order(state)
        seat = min(order, key=lambda who: state.powers[who])
        penalise(state, seat, self.effect.lines[self.line].penalty)
        note(state, "weakest", seat, self.line)


def penalise(state: TruckerState, seat: int, penalty: Penalty) -> None:
    """The penalty of one line."""
    if isinstance(penalty, LoseDays):
        move(state, seat, -penalty.days)
    elif isinstance(penalty, LoseCrew):
        lose_crew(state, seat, penalty.crew)
    elif isinstance(penalty, LoseGoods):
        lose_goods(state, seat, penalty.goods)
    else:
        assert isinstance(penalty, BeShotAt)
        state.stack.append(Salvo(penalty.shots, 0, (seat,), is_meteors=False))


class SufferSabotage(Step[TruckerState]):
    """The ship with the least crew, the one further ahead of equals, loses the tile that the dice point at."""

    __slots__ = ("effect",)

    def __init__(self, effect: Sabotage) -> None:
        self.effect = effect

    def run(self, state: TruckerState) -> None:
        if is_skipped(state):
            note(state, "skipped")
            return
        seat = min(flight_order(state), key=lambda who: state.ships[who].crew_count())
        for _ in range(self.effect.tries):
            column, row = roll(state), roll(state)
            cell = sabotaged(state, state.ships[seat], column, row)
            if cell != NOBODY:
                lose_tile(state, seat, cell)
                note(state, "sabotaged", seat, cell)
                return
        note(state, "sabotage-missed", seat)


def sabotaged(state: TruckerState, ship: Ship, column: int, row: int) -> int:
    """The cell of the tile that is lost, or -1.

    D-13: the tile at that column and row; or the outermost: the first from the front in that column, else the
    first from the left in that row.
    """
    if state.table.rules.sabotage == "cell":
        cell = ship.board.cell_at(column, row)
        return cell if cell >= 0 and ship.tiles[cell] >= 0 else NOBODY
    found = first_hit(ship, FRONT, column)
    return found if found != MISS else first_hit(ship, LEFT, row)


CARDS: dict[type, type] = {MeteorSwarm: MeetMeteors, CombatZone: EnterCombatZone, Sabotage: SufferSabotage}
