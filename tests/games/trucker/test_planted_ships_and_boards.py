"""Planted faults of tiles, ship boards and the flight board: each found at the designer's line, and not beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.trucker.planted import Planted, cards_of, codes_in, expect, tiles_of, without

ENGINES = tiles_of("engine", "double_engine")
CANNONS = tiles_of("cannon", "double_cannon")
ROWS = "change: {B1: {front: {rows: [%s]}}} #!"
TILE = "add: {tile: [{id: X1, edges: [%s], component: {%s}}]} #!"
FAULTS = [
    # Tiles that contradict themselves, or never do anything
    Planted(
        "an exhaust with a connector",
        "connector-on-exhaust",
        "change: {T067: {edges: [single, single, single, smooth]}} #!",
    ),
    Planted(
        "a muzzle with a connector",
        "connector-on-muzzle",
        TILE % ("double, single, smooth, smooth", "is: double_cannon"),
    ),
    Planted(
        "a shield of two opposite sides", "shield-sides", "change: {T141: {component: {covers: [left, right]}}} #!"
    ),
    Planted("a tile without connectors", "unjoinable-tile", TILE % ("smooth, smooth, smooth, smooth", "is: cabin")),
    Planted("structure that joins nothing", "dead-end", TILE % ("smooth, single, smooth, smooth", "is: structure")),
    Planted(
        "a start cabin with a single side",
        "start-cabin-sides",
        "change: {T031: {edges: [single, universal, universal, universal]}} #!",
    ),
    Planted("two blue start cabins", "twin-start-cabin", "change: {T032: {component: {colour: blue}}} #!"),
    Planted("a start cabin too few", "too-few-start-cabins", without(["T033"])),
    Planted("nothing to put batteries in", "no-batteries", without(tiles_of("battery"))),
    Planted("batteries nobody needs", "idle-tile", without(tiles_of("double_engine", "double_cannon", "shield"))),
    Planted("no cabin for an alien", "idle-tile", without(tiles_of("cabin"))),
    Planted("no alien for its life support", "idle-tile", without(["alien-purple"])),
    Planted("no life support for an alien", "homeless-alien", without(tiles_of("life_support"))),
    Planted("no engines", "no-engines", without(ENGINES)),
    Planted("three engines for four", "scarce-tiles", without(ENGINES[3:])),
    Planted("three cannons for four", "scarce-tiles", without(CANNONS[3:])),
    Planted("three batteries for four", "scarce-tiles", without(tiles_of("battery")[3:])),
    Planted("two shields for four", "scarce-tiles", without(tiles_of("shield")[2:])),
    Planted("two cabins for four", "scarce-tiles", without(tiles_of("cabin")[2:])),
    Planted("tiles for three ships only", "too-few-tiles", without(tiles_of("structure", "cannon"))),
    Planted(
        "start cabins alone",
        "too-few-tiles",
        without(
            tiles_of(
                "cabin",
                "life_support",
                "engine",
                "double_engine",
                "cannon",
                "double_cannon",
                "shield",
                "battery",
                "hold",
                "special_hold",
                "structure",
            )
        ),
    ),
    Planted("twenty copies of a tile", "far-out", "change: {T049: {count: 20}} #!"),
    Planted("sixty copies of a tile", "flooded-deck", "change: {T049: {count: 60}} #!"),
    # Ship boards
    Planted("a board of one cell", "no-room", ROWS % "{row: 7, columns: [7]}"),
    Planted("a board of three cells", "no-room", ROWS % "{row: 7, columns: [6, 7, 8]}"),
    Planted(
        "a board on which no engine can stand",
        "no-room",
        ROWS % "{row: 4, columns: [7]}, {row: 5, columns: [7]}, {row: 6, columns: [7]}, {row: 7, columns: [7]}",
    ),
    Planted("a start beside the cells", "start-off-board", "change: {B1: {back: {start: [3, 4]}}} #!"),
    Planted("a cell out of reach", "unreachable-cell", ROWS % "{row: 6, columns: [3]}, {row: 7, columns: [6, 7, 8]}"),
    Planted("a cell beyond the columns", "outside-numbers", "change: {B1: {front: {last_column: 8}}} #!"),
    Planted("a cell twice", "twin-cell", ROWS % "{row: 6, columns: [6, 7, 8]}, {row: 7, columns: [7, 7]}"),
    Planted("a row left out", "broken-numbers", ROWS % "{row: 5, columns: [7]}, {row: 7, columns: [6, 7]}"),
    Planted(
        "columns that run backward", "broken-numbers", "change: {B1: {back: {first_column: 11, last_column: 3}}} #!"
    ),
    Planted("two boards of one name", "twin-board", "change: {B1: {back: {name: I}}} #!"),
    Planted("two boards for round 2", "idle-board", "change: {B2: {back: {round: 2}}} #!"),
    Planted("a third board that no switch names", "idle-board", "change: {B2: {back: {name: IIIc}}} #!"),
    Planted("no board for round 3", "missing-board", "change: {B2: {front: {name: IIIc}}} #!"),
    Planted("three boards for four", "too-few-boards", "change: {B2: {count: 3}} #!"),
    Planted("nine boards for four", "idle-copies", "change: {B2: {count: 9}} #!"),
    Planted("a cap that nobody reaches", "idle-cap", "change: {B1: {front: {most_loss: 20}}} #!"),
    Planted("losses for nothing", "free-loss", "change: {B1: {front: {most_loss: 0}}} #!"),
    Planted("losses far too dear", "far-out", "change: {B1: {front: {most_loss: 12}}} #!"),
    Planted("a reserve far too large", "far-out", "change: {B1: {front: {reserve: 4}}} #!"),
    Planted(
        "a last board smaller than the others",
        "shrinking-board",
        "change: {B2: {front: {rows: [{row: 6, columns: [6, 7, 8]}, {row: 7, columns: [5, 6, 7, 8, 9]}]}}} #!",
    ),
    # The flight board
    Planted("two rockets on one space", "shared-start", "change: {F1: {spaces: 12}} #!\nrules: {start_gap: round}"),
    Planted("a track of few spaces", "far-out", "change: {F1: {spaces: 14}} #!"),
    Planted("a track without an end", "far-out", "change: {F1: {spaces: 80}} #!"),
    Planted("no flight board", "too-few-tokens", without(["F1"])),
    Planted(
        "a second flight board",
        "idle-board",
        "add: {flight_board: [{id: F2, title: {en: A, zh-Hant: 甲, zh-Hans: 甲}, spaces: 40}]} #!",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_planted_fault_is_found_at_its_line(tmp_path: Path, fault: Planted) -> None:
    expect(tmp_path, fault)


BESIDE = [
    ("rockets just apart", "shared-start", "change: {F1: {spaces: 13}}\nrules: {start_gap: round}"),
    (
        "rockets of three players",
        "shared-start",
        "change: {F1: {spaces: 12}}\nrules: {start_gap: round}\nplayers: {from: 2, to: 3}",
    ),
    ("structure with two connectors", "dead-end", "change: {T049: {edges: [single, single, smooth, smooth]}}"),
    ("a cap just below all tiles", "idle-cap", "change: {B1: {front: {most_loss: 19}}}"),
    ("three boards for three", "too-few-boards", "change: {B2: {count: 3}}\nplayers: {from: 2, to: 3}"),
    ("four engines for four", "scarce-tiles", f"remove: [{', '.join(ENGINES[4:])}]"),
    (
        "fewer tiles for two",
        "too-few-tiles",
        f"remove: [{', '.join(tiles_of('structure'))}]\nplayers: {{from: 2, to: 2}}",
    ),
    ("engines nobody asks for may be gone", "no-engines", without([*ENGINES, *cards_of("open_space")])),
]


@pytest.mark.parametrize(("name", "code", "text"), BESIDE, ids=[row[0] for row in BESIDE])
def test_what_is_just_enough_is_no_fault(tmp_path: Path, name: str, code: str, text: str) -> None:
    assert code not in codes_in(tmp_path, text)
