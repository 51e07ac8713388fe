"""What a ship is worth, in numbers a designer asks for; and the same in plain lines."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from validator.games.trucker.ships.figures import Figures
from validator.games.trucker.ships.hull import Ship, parts
from validator.games.trucker.ships.layout_file import LaidShip
from validator.games.trucker.ships.power import cannons_against, first_hit, has_connector
from validator.games.trucker.table.grid import CHANCES
from validator.games.trucker.words.switches import TruckerRules
from validator.games.trucker.words.vocabulary import SIDES
from validator.issue import Issue, in_order, is_legal

Place = tuple[int, int]


class Power(msgspec.Struct, frozen=True, kw_only=True):
    """A power in points: without batteries, with all that help, and with an alien's help as well (if one can live)."""

    without_batteries: float
    with_batteries: float
    with_alien: float


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What a dice sum from one side hits; ``chance`` in 36ths, places as printed column and row.

    ``exposed``: a small meteor does harm, if no shield stops it. ``cannons``: what shoots at a large meteor: ``single``
    (free), ``double`` (for a battery) or ``none``.
    """

    side: str
    dice: int
    chance: int
    hits: Place
    tile: str
    exposed: bool
    cannons: str


class ShipReport(msgspec.Struct, frozen=True, kw_only=True):
    """Everything ``ship check`` says. Places are printed columns and rows."""

    title: str
    board: str
    legal: bool
    tiles: int
    cells: int
    empty_cells: list[Place]
    parts: list[list[Place]]
    exposed_connectors: int
    fire_power: Power
    engine_power: Power
    batteries: int
    crew: int
    brown_alien_cabins: list[Place]
    purple_alien_cabins: list[Place]
    shielded_sides: list[str]
    holds: int
    special_holds: int
    lines: list[Line]
    miss_chances: dict[str, int]
    issues: list[Issue]


def report_on(laid: LaidShip, rules: TruckerRules) -> ShipReport:
    """The report on a layout."""
    ship, board = laid.ship, laid.board
    found = ship.figures()
    lines = list(_lines(ship, rules))
    return ShipReport(
        title=laid.layout.title,
        board=board.name,
        legal=is_legal(laid.issues),
        tiles=ship.tile_count(),
        cells=len(board.cells),
        empty_cells=[board.place(cell) for cell in board.cells if ship.tiles[cell] < 0],
        parts=[[board.place(cell) for cell in part] for part in parts(ship)],
        exposed_connectors=found.exposed,
        fire_power=_fire(found, rules.alien_bonus),
        engine_power=_engine(found, rules.alien_bonus),
        batteries=found.battery_slots,
        crew=found.most_crew(),
        brown_alien_cabins=[board.place(cell) for cell in sorted(found.brown_cabins)],
        purple_alien_cabins=[board.place(cell) for cell in sorted(found.purple_cabins)],
        shielded_sides=[name for side, name in enumerate(SIDES) if found.shielded >> side & 1],
        holds=found.hold_slots,
        special_holds=found.special_slots,
        lines=lines,
        miss_chances={name: 36 - sum(line.chance for line in lines if line.side == name) for name in SIDES},
        issues=in_order(laid.issues),
    )


def _fire(found: Figures, bonus: int) -> Power:
    """From half-points to points."""
    most = found.best_fire(found.battery_slots)
    helped = most + 2 * bonus if most and found.purple_cabins else most
    return Power(without_batteries=found.fire / 2, with_batteries=most / 2, with_alien=helped / 2)


def _engine(found: Figures, bonus: int) -> Power:
    most = found.best_engine(found.battery_slots)
    helped = most + bonus if most and found.brown_cabins else most
    return Power(without_batteries=found.engine, with_batteries=most, with_alien=helped)


def _lines(ship: Ship, rules: TruckerRules) -> Iterator[Line]:
    wide = rules.rear_meteor == "wide"
    for side, name in enumerate(SIDES):
        for dice in range(2, 13):
            cell = first_hit(ship, side, dice)
            if cell < 0:
                continue
            singles, doubles = cannons_against(ship, side, dice, wide)
            yield Line(
                side=name, dice=dice, chance=CHANCES[dice], hits=ship.board.place(cell),
                tile=ship.table.name(ship.tiles[cell]), exposed=has_connector(ship, cell, side),
                cannons="single" if singles else "double" if doubles else "none",
            )  # fmt: skip


def _number(value: float) -> str:
    """``1½``: halves as a player writes them."""
    whole, half = divmod(round(value * 2), 2)
    return "½" if half and not whole else f"{whole}½" if half else str(whole)


def _power(name: str, power: Power, alien: str) -> str:
    text = f"{name} {_number(power.without_batteries)}"
    if power.with_batteries > power.without_batteries:
        text += f", up to {_number(power.with_batteries)} with batteries"
    if power.with_alien > power.with_batteries:
        text += f", {_number(power.with_alien)} with {alien} alien"
    return text


def _places(places: list[Place]) -> str:
    return ", ".join(f"{column}/{row}" for column, row in places) or "none"


def told_lines(report: ShipReport) -> Iterator[str]:
    """The report in plain lines; places are column/row."""
    full = f"{report.tiles} tiles on {report.cells} cells of board {report.board}"
    yield f"{full}, {'every cell filled' if not report.empty_cells else f'empty: {_places(report.empty_cells)}'}"
    if len(report.parts) == 1:
        yield "parts: 1, everything holds together"
    else:
        yield f"parts: {len(report.parts)} ({'; '.join(_places(part) for part in report.parts)})"
    yield f"exposed connectors: {report.exposed_connectors}"
    yield _power("fire power:", report.fire_power, "a purple")
    yield _power("engine power:", report.engine_power, "a brown")
    yield f"batteries: {report.batteries}"
    yield f"crew: {report.crew} humans"
    yield f"brown alien may live at: {_places(report.brown_alien_cabins)}"
    yield f"purple alien may live at: {_places(report.purple_alien_cabins)}"
    yield f"shielded sides: {', '.join(report.shielded_sides) or 'none'}"
    yield f"storage: {report.holds} goods but red, {report.special_holds} of any colour"
    yield from _told_table(report)


def _told_table(report: ShipReport) -> Iterator[str]:
    yield "what the dice hit (chance in 36ths; exposed = a small meteor does harm; cannon = shoots at a large meteor):"
    for side in SIDES:
        yield f"  from the {side} (misses {report.miss_chances[side]}/36)"
        for line in report.lines:
            if line.side == side:
                notes = [*(["exposed"] if line.exposed else []),
                         *([f"{line.cannons} cannon"] if line.cannons != "none" else [])]  # fmt: skip
                what = f"{line.tile} at {line.hits[0]}/{line.hits[1]}"
                yield f"    {line.dice:>2} {line.chance}/36  {what}{'  ' + ', '.join(notes) if notes else ''}"
