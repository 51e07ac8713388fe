"""Can a board be filled? By laying tiles, else by a solver whose work is bounded and whose answers are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.trucker.shipyard import content, plain_yard
from tests.games.trucker.test_planted_faults import PLANES, tiles_of, written
from validator.base.cache import FOLDER_NAMED
from validator.base.plugins import MissingExtra
from validator.play.games.trucker.checks import check, costly
from validator.play.games.trucker.checks.boards import IN_VAIN, fill_issues
from validator.play.games.trucker.checks.box import Box
from validator.play.games.trucker.ships import witness
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.games.trucker.ships.filling import filled
from validator.play.games.trucker.ships.witness import Filling, fullest, proof_of, stored_layout
from validator.play.games.trucker.table import Board, Shipyard

BOARDS = ("I", "II", "III", "IIIa")
TINY = "change: {B1: {front: {rows: [{row: 6, columns: [7]}, {row: 7, columns: [6, 7, 8]}, {row: 8, columns: [7]}]}}}\n"
# Engines alone: nothing may stand before another engine's exhaust but the last row.
KEPT = {"T031", "T032", "T033", "T034", *tiles_of("engine")}
UNFILLABLE = TINY + f"remove: [{', '.join(name for name in PLANES if name not in KEPT)}]\n"


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of the test's own, and nothing in memory."""
    folder = tmp_path / "cache"
    monkeypatch.setenv(FOLDER_NAMED, str(folder))
    forget(monkeypatch)
    return folder


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is in memory, as in a new process."""
    monkeypatch.setattr(witness, "_memory", {})


def asked(monkeypatch: pytest.MonkeyPatch, answer: Filling) -> list[str]:
    """The boards that the solver is asked about; it answers always alike."""
    boards: list[str] = []

    def solver(yard: Shipyard, board: Board, work: float) -> Filling:
        boards.append(board.name)
        return answer

    monkeypatch.setattr(witness, "full_ship", solver)
    return boards


@pytest.mark.parametrize("name", BOARDS)
def test_laying_tiles_fills_every_board_of_the_set(name: str) -> None:
    ship = filled(plain_yard(), plain_yard().boards[name])
    assert ship is not None and is_legal(ship) and ship.tile_count() == len(ship.board.cells)


@pytest.mark.parametrize("name", BOARDS)
def test_a_ship_laid_takes_no_tile_twice(name: str) -> None:
    ship = filled(plain_yard(), plain_yard().boards[name])
    assert ship is not None
    tiles = [face >> 2 for face in ship.tiles if face >= 0]
    assert len(set(tiles)) == len(tiles)


def test_laying_tiles_is_always_alike() -> None:
    first, second = (filled(plain_yard(), plain_yard().boards["III"]) for _ in range(2))
    assert first is not None and second is not None and first.tiles == second.tiles


def test_a_set_without_the_tiles_of_its_witnesses_needs_no_solver(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = asked(monkeypatch, Filling(None, False))
    laid = [stored_layout(content(), name) for name in BOARDS]
    used = {one.yard.table.designs[face >> 2].id for one in laid if one for face in one.ship.tiles if face >= 0}
    text = f"remove: [{', '.join(sorted(used - KEPT)[:20])}]"
    assert (list(costly(written(tmp_path, text))), boards) == ([], [])


def test_the_quick_checks_ask_no_solver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = asked(monkeypatch, Filling(None, False))
    assert "unfillable-board" not in {issue.code for issue in check(written(tmp_path, UNFILLABLE))} and not boards


def test_nothing_is_looked_for_on_faulty_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = asked(monkeypatch, Filling(None, False))
    assert list(costly(written(tmp_path, UNFILLABLE.replace("row: 8", "row: 9")))) == [] and not boards


def test_the_solver_proves_that_a_board_cannot_be_filled(tmp_path: Path) -> None:
    pytest.importorskip("ortools")
    found = [issue for issue in costly(written(tmp_path, UNFILLABLE)) if "board I;" in str(issue.message)]
    assert [issue.code for issue in found] == ["unfillable-board"]
    assert "the fullest found has 4 of 5 cells" in str(found[0].message)


def test_a_search_given_up_is_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(monkeypatch, Filling(None, False))
    found = [issue for issue in costly(written(tmp_path, UNFILLABLE)) if "board I was given up" in str(issue.message)]
    assert [(issue.code, issue.severity.value) for issue in found] == [("fill-unknown", "advice")]


def test_without_the_solver_it_is_said_that_nobody_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_installed(yard: Shipyard, board: Board, work: float) -> Filling:
        raise MissingExtra

    monkeypatch.setattr(witness, "full_ship", none_installed)
    found = [issue for issue in costly(written(tmp_path, UNFILLABLE)) if issue.code == "fill-unknown"]
    assert found and all("OR-Tools is not installed" in str(issue.message) for issue in found)


def test_too_few_tiles_need_no_solver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = asked(monkeypatch, Filling(None, False))
    found = list(costly(written(tmp_path, UNFILLABLE)))
    assert "B2: board III has 36 cells, and the set only 23 tiles" in [str(issue.message) for issue in found]
    assert "III" not in boards


def test_the_same_content_is_solved_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = asked(monkeypatch, Filling(None, True))
    yard = Shipyard(written(tmp_path, UNFILLABLE))
    answers = [proof_of(yard, yard.boards["I"]) for _ in range(2)]
    assert boards == ["I"] and answers[0] == answers[1]


def test_another_process_finds_the_answer_on_disk(
    tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = asked(monkeypatch, Filling(None, True))
    yard = Shipyard(written(tmp_path, UNFILLABLE))
    proof_of(yard, yard.boards["I"])
    forget(monkeypatch)
    proof_of(yard, yard.boards["I"])
    assert boards == ["I"] and list(own_cache.rglob("filled-*"))


def test_other_tiles_are_another_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = asked(monkeypatch, Filling(None, True))
    for number, text in enumerate((UNFILLABLE, UNFILLABLE.replace("remove: [", "remove: [T064, "))):
        folder = tmp_path / str(number)
        folder.mkdir()
        yard = Shipyard(written(folder, text))
        proof_of(yard, yard.boards["I"])
    assert boards == ["I", "I"]


def test_progress_is_told_before_the_solver_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = asked(monkeypatch, Filling(None, True))
    told: list[tuple[str, int, int, int]] = []
    content_set = written(tmp_path, UNFILLABLE)
    list(costly(content_set, lambda stage, done, total: told.append((stage, done, total, len(boards)))))
    assert told[0] == ("boards to fill", 0, 4, 0)


def test_the_solver_fills_a_small_board_and_always_alike(tmp_path: Path) -> None:
    pytest.importorskip("ortools")
    yard = Shipyard(written(tmp_path, TINY))
    first, second = (fullest(yard, yard.boards["I"]) for _ in range(2))
    assert first.ship is not None and second.ship is not None
    assert first.proven and is_legal(first.ship) and first.ship.tile_count() == 5
    assert first.ship.tiles == second.ship.tiles


def test_a_board_without_a_start_holds_no_ship(tmp_path: Path) -> None:
    yard = Shipyard(written(tmp_path, "remove: [T031, T032, T033, T034]"))
    assert filled(yard, yard.boards["I"]) is None


def test_the_boards_of_a_set_are_given_so_much_work_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    boards = asked(monkeypatch, Filling(None, False))
    small = UNFILLABLE.replace(
        "{front:", "{back: {rows: [{row: 6, columns: [7]}, {row: 7, columns: [6, 7, 8]}]}, front:"
    )
    box = Box(written(tmp_path, small))
    one_in_vain = 5 * IN_VAIN
    found = list(fill_issues(box, most=one_in_vain))
    assert boards == ["I"]
    assert {issue.code for issue in found[1:]} == {"fill-unknown"}
    assert "was not looked for: the 1 boards before it" in str(found[1].message)
