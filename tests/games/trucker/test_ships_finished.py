"""A ship begun is filled around the tiles that stand: by laying tiles where that will do, else by the solver."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.cli import main
from validator.base.issue import ContentError, is_legal
from validator.content.loading import value_of
from validator.content.places import CONTENT
from validator.content.source import parse
from validator.play.games.trucker.ships import witness
from validator.play.games.trucker.ships.layout_file import LaidShip
from validator.play.games.trucker.ships.witness import added, finished
from validator.play.games.trucker.words import ShipLayout
from validator.play.lookup import open_set

HEAD = "board: I\nset: trucker\ntiles:\n"
BEGUN = f"""{HEAD}\
  # the middle
  - {{at: [7, 7], tile: T031}}   # stays
  - {{at: [8, 7], tile: T016}}
"""
WITNESS = (CONTENT / "trucker" / "witnesses" / "I.yaml").read_text()
APART = "".join(line for line in WITNESS.splitlines(keepends=True) if "[6, 7]" not in line)
OWN = """\
  - {at: [7, 7], tile: T031}
  - {at: [8, 7], edges: [universal, universal, universal, universal], component: {is: structure}}
"""
FAULTY = f"{HEAD}  - {{at: [7, 7], tile: T031}}\n  - {{at: [8, 7], tile: T016, turn: 90}}\n"


def laid(text: str) -> LaidShip:
    node = parse(text, "ship.yaml")
    assert node is not None
    layout = value_of(node, ShipLayout, [])
    assert layout is not None
    return LaidShip(layout, node, open_set("trucker"), "ship.yaml", "en")


def no_solver(library: str) -> None:
    """As ``find_spec`` answers where a library is not installed."""


def test_what_stands_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.base.plugins.find_spec", no_solver)
    ship = laid(BEGUN)
    filled = finished(ship).ship
    assert filled is not None
    assert {cell: filled.tiles[cell] for cell in ship.order} == {cell: ship.ship.tiles[cell] for cell in ship.order}


def test_every_cell_is_filled_without_a_solver_where_laying_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.base.plugins.find_spec", no_solver)
    ship = laid(BEGUN)
    assert len(added(ship, finished(ship))) == len(ship.board.cells) - 2


def test_no_tile_is_used_more_often_than_the_box_has_it() -> None:
    ship = laid(BEGUN)
    assert "T016" not in [entry["tile"] for entry in added(ship, finished(ship))]


def test_a_tile_that_the_layout_describes_is_used_once() -> None:
    ship = laid(HEAD + OWN)
    assert all(entry["tile"].startswith("T") for entry in added(ship, finished(ship)))


def test_tiles_that_lie_apart_are_joined_by_the_solver() -> None:
    pytest.importorskip("ortools")
    ship = laid(APART)
    filling = witness.completed(ship.yard, ship.board, {cell: ship.ship.tiles[cell] for cell in ship.order}, 20.0)
    assert filling.ship is not None and all(filling.ship.tiles[cell] == ship.ship.tiles[cell] for cell in ship.order)


def test_faults_that_no_tile_can_mend_come_first() -> None:
    with pytest.raises(ContentError) as fault:
        finished(laid(FAULTY))
    assert [issue.code for issue in fault.value.issues] == ["unmatched-connectors"]


def test_the_command_keeps_comments_and_writes_a_legal_ship(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.yaml").write_text(BEGUN)
    assert main(["ship", "fill", "mine.yaml"]) == 0
    text = Path("output/ships/mine-filled.yaml").read_text()
    assert text.startswith(BEGUN.rstrip("\n")) and is_legal(laid(text).issues)


def test_without_a_solver_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("validator.base.plugins.find_spec", no_solver)
    Path("mine.yaml").write_text(APART)
    assert (main(["ship", "fill", "mine.yaml"]), "proofpress[solve]" in capsys.readouterr().err) == (2, True)
