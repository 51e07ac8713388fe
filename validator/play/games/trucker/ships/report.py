"""What a ship is worth, in numbers a designer asks for; and the same in the lines of a language."""

from collections.abc import Iterator

import msgspec

from validator.base.issue import Issue, in_order, is_legal
from validator.play.games.trucker.ships.hull import Figures, Ship, cannons_against, first_hit, has_connector, parts
from validator.play.games.trucker.ships.layout_file import LaidShip, Wording, splits
from validator.play.games.trucker.table import CHANCES, START_CABIN
from validator.play.games.trucker.words import SIDES, TruckerRules

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


class SplitAt(msgspec.Struct, frozen=True, kw_only=True):
    """A tile whose loss breaks the ship into parts of so many tiles."""

    tile: str
    at: Place
    sizes: tuple[int, ...]


class ShipReport(msgspec.Struct, frozen=True, kw_only=True):
    """Everything ``ship check`` says. Places are printed columns and rows.

    All from ``exposed_connectors`` on counts only the ``counted_tiles`` that are joined to the start cabin.
    """

    title: str
    board: str
    legal: bool
    tiles: int
    cells: int
    empty_cells: list[Place]
    parts: list[list[Place]]
    has_start: bool
    counted_tiles: int
    loose_tiles: list[Place]
    splits: list[SplitAt]
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
    ship, board, joined = laid.ship, laid.board, laid.joined
    figures = joined.figures()
    lines = list(_lines(joined, rules))
    loose = [cell for cell in board.cells if ship.tiles[cell] >= 0 and joined.tiles[cell] < 0]
    return ShipReport(
        title=laid.layout.title,
        board=board.name,
        legal=is_legal(laid.issues),
        tiles=ship.tile_count(),
        cells=len(board.cells),
        empty_cells=[board.place(cell) for cell in board.cells if ship.tiles[cell] < 0],
        parts=[[board.place(cell) for cell in part] for part in parts(ship)],
        has_start=ship.table.kind[ship.tiles[board.start]] == START_CABIN,
        counted_tiles=joined.tile_count(),
        loose_tiles=[board.place(cell) for cell in loose],
        splits=_splits(joined),
        exposed_connectors=figures.exposed,
        fire_power=_fire(figures, rules.alien_bonus),
        engine_power=_engine(figures, rules.alien_bonus),
        batteries=figures.battery_slots,
        crew=figures.most_crew(),
        brown_alien_cabins=[board.place(cell) for cell in sorted(figures.brown_cabins)],
        purple_alien_cabins=[board.place(cell) for cell in sorted(figures.purple_cabins)],
        shielded_sides=[name for side, name in enumerate(SIDES) if figures.shielded >> side & 1],
        holds=figures.hold_slots,
        special_holds=figures.special_slots,
        lines=lines,
        miss_chances={name: 36 - sum(line.chance for line in lines if line.side == name) for name in SIDES},
        issues=in_order(laid.issues),
    )


def _splits(joined: Ship) -> list[SplitAt]:
    designs = joined.table.designs
    return [
        SplitAt(tile=designs[joined.tiles[split.cell] // 4].id, at=joined.board.place(split.cell), sizes=split.sizes)
        for split in splits(joined)
    ]


def _fire(figures: Figures, bonus: int) -> Power:
    """From half-points to points."""
    most = figures.best_fire(figures.battery_slots)
    helped = most + 2 * bonus if most and figures.purple_cabins else most
    return Power(without_batteries=figures.fire / 2, with_batteries=most / 2, with_alien=helped / 2)


def _engine(figures: Figures, bonus: int) -> Power:
    most = figures.best_engine(figures.battery_slots)
    helped = most + bonus if most and figures.brown_cabins else most
    return Power(without_batteries=figures.engine, with_batteries=most, with_alien=helped)


def _lines(ship: Ship, rules: TruckerRules) -> Iterator[Line]:
    wide = rules.rear_meteor == "wide"
    for side, name in enumerate(SIDES):
        for dice in range(2, 13):
            cell = first_hit(ship, side, dice)
            if cell < 0:
                continue
            singles, doubles = cannons_against(ship, side, dice, wide)
            yield Line(
                side=name,
                dice=dice,
                chance=CHANCES[dice],
                hits=ship.board.place(cell),
                tile=ship.table.name(ship.tiles[cell]),
                exposed=has_connector(ship, cell, side),
                cannons="single" if singles else "double" if doubles else "none",
            )


def _number(value: float) -> str:
    """``1½``: halves as a player writes them."""
    whole, half = divmod(round(value * 2), 2)
    return "½" if half and not whole else f"{whole}½" if half else str(whole)


def _power(words: Wording, key: str, power: Power, alien: str) -> str:
    text = words.say(key, number=_number(power.without_batteries))
    if power.with_batteries > power.without_batteries:
        text = words.say("up-to", power=text, number=_number(power.with_batteries))
    if power.with_alien > power.with_batteries:
        text = words.say(alien, power=text, number=_number(power.with_alien))
    return text


def _places(words: Wording, places: list[Place]) -> str:
    return words.joined(f"{column}/{row}" for column, row in places) or words.say("none")


def told_lines(report: ShipReport, words: Wording) -> Iterator[str]:
    """The report in plain lines; places are column/row."""
    say = words.say
    size = {"tiles": report.tiles, "cells": report.cells, "board": report.board}
    empty = report.empty_cells
    yield say("partly", places=_places(words, empty), **size) if empty else say("full", **size)
    yield _told_counted(report, words)
    yield from _told_splits(report, words)
    yield say("exposed", number=report.exposed_connectors)
    yield _power(words, "fire", report.fire_power, "purple")
    yield _power(words, "engine", report.engine_power, "brown")
    yield say("batteries", number=report.batteries)
    yield say("crew", number=report.crew)
    yield say("brown-at", places=_places(words, report.brown_alien_cabins))
    yield say("purple-at", places=_places(words, report.purple_alien_cabins))
    sides = words.joined(words.texts.say(f"side-{side}") for side in report.shielded_sides)
    yield say("shielded", sides=sides or say("none"))
    yield say("storage", holds=report.holds, special=report.special_holds)
    yield from _told_table(report, words)


def _told_counted(report: ShipReport, words: Wording) -> str:
    """What the figures count."""
    loose = len(report.loose_tiles)
    if not report.has_start:
        return words.say("counted-most", count=report.counted_tiles, loose=loose)
    if not loose:
        return words.say("whole")
    places = _places(words, report.loose_tiles)
    return words.say("counted", count=report.counted_tiles, loose=loose, places=places)


def _told_splits(report: ShipReport, words: Wording) -> Iterator[str]:
    yield words.say("splits" if report.splits else "no-splits")
    for split in report.splits:
        *others, last = map(str, split.sizes)
        sizes = words.say("split-sizes", first=words.joined(others), last=last)
        yield "  " + words.say("split", tile=_tile_at(words, split.at), place=_place(split.at), sizes=sizes)


def _tile_at(words: Wording, place: Place) -> str:
    return words.tile(words.tiles[words.board.cell_at(*place)])


def _place(place: Place) -> str:
    return f"{place[0]}/{place[1]}"


def _told_table(report: ShipReport, words: Wording) -> Iterator[str]:
    say = words.say
    yield say("hits")
    for side in SIDES:
        yield "  " + say("from", side=words.texts.say(f"side-{side}"), misses=report.miss_chances[side])
        for line in report.lines:
            if line.side == side:
                row = say(
                    "hit", dice=line.dice, chance=line.chance, tile=_tile_at(words, line.hits), place=_place(line.hits)
                )
                notes = [
                    *([say("is-exposed")] if line.exposed else []),
                    *([say(line.cannons)] if line.cannons != "none" else []),
                ]
                yield "    " + (say("note", first=row, last=words.joined(notes)) if notes else row)
