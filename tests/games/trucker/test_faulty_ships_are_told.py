"""Ten faulty ships: what a player reads of each in three languages, and what the picture marks, by geometry."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.front.commands.ship import drawn_ship
from generator.print.drawing.scene import Item, Scene, Text
from generator.print.drawing.scene import Path as Outline
from generator.print.pictures.ships import CELL, EDGE, HEAD, RED, VEIL
from tests.games.trucker.shipyard import content
from validator.play.games.trucker.ships.layout_file import LaidShip, read_ship
from validator.play.games.trucker.ships.report import report_on, told_lines

HERE = Path(__file__).parent
SHIPS: dict[str, Any] = yaml.safe_load((HERE / "faulty_ships.yaml").read_text(encoding="utf-8"))
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
NAMES = list(SHIPS)
Box = tuple[float, float, float, float]


@pytest.fixture
def laid(request: pytest.FixtureRequest, tmp_path: Path) -> LaidShip:
    return opened(request.param, "en", tmp_path)


def opened(name: str, language: str, folder: Path) -> LaidShip:
    """A ship of the file, as the command reads it."""
    file = folder / "ship.yaml"
    file.write_text(yaml.safe_dump({"board": "I", "tiles": SHIPS[name]["tiles"]}), encoding="utf-8")
    return read_ship(file, "ship.yaml", content(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_reads_of_each(language: str, tmp_path: Path) -> None:
    told = "\n".join("\n".join(_told(name, language, tmp_path)) for name in NAMES) + "\n"
    golden = HERE / "golden" / f"faulty-ships-{language}.txt"
    if os.environ.get("GOLDEN"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


def _told(name: str, language: str, folder: Path) -> Iterator[str]:
    laid = opened(name, language, folder)
    yield f"# {name}"
    report = report_on(laid, content().rules)  # type: ignore[arg-type]
    yield from (str(issue.message) for issue in report.issues)
    worth = list(told_lines(report, laid.words))
    yield from worth[: worth.index(laid.words.say("hits"))]


@pytest.mark.parametrize("laid", NAMES, indirect=True, ids=NAMES)
class TestPicture:
    def test_frames_stand_on_the_tiles_to_blame(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        frames = [item for item in scene_of(laid).items if is_frame(item)]
        assert [cell_of(laid, box_of(frame)) for frame in frames] == _wanted(request, "framed")

    def test_crosses_stand_where_the_faults_are(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        discs = [box_of(item) for item in scene_of(laid).items if is_disc(item)]
        middles = sorted(((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in discs)
        wanted = [[_middle(laid, cell) for cell in cross] for cross in _wanted(request, "crosses")]
        assert middles == sorted(
            (sum(x for x, _ in cross) / len(cross), sum(y for _, y in cross) / len(cross)) for cross in wanted
        )

    def test_dark_tiles_are_the_loose_ones(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        veils = [item for item in scene_of(laid).items if isinstance(item, Outline) and item.opacity == VEIL]
        assert sorted(cell_of(laid, box_of(veil)) for veil in veils) == _wanted(request, "dark")

    def test_crosses_lie_above_frames(self, laid: LaidShip) -> None:
        items = scene_of(laid).items
        frames = [place for place, item in enumerate(items) if is_frame(item)]
        discs = [place for place, item in enumerate(items) if is_disc(item)]
        assert not discs or max(frames) < min(discs)

    def test_what_no_cell_holds_stands_beside_the_board(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        right = 2 * EDGE + (laid.board.width - 2) * CELL
        said = [item.text for item in scene_of(laid).items if isinstance(item, Text) and item.x > right]
        assert said == _wanted(request, "aside")

    def test_the_legend_names_the_marks_that_are_drawn(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        marks = {"framed": "guilty", "crosses": "cross", "dark": "loose", "aside": "aside"}
        said = [laid.words.say(f"key-{key}") for mark, key in marks.items() if _wanted(request, mark)]
        texts = [item.text for item in scene_of(laid).items if isinstance(item, Text)]
        assert texts[-len(said) :] == said


def _wanted(request: pytest.FixtureRequest, mark: str) -> list[Any]:
    found: list[Any] = SHIPS[request.node.callspec.params["laid"]].get(mark, [])
    return found


def scene_of(laid: LaidShip) -> Scene:
    return drawn_ship(content(), laid, "ship")


def is_frame(item: Item) -> bool:
    """The red line of a frame, as wide as a cell."""
    return isinstance(item, Outline) and item.stroke == RED and box_of(item)[2] - box_of(item)[0] > CELL * 0.9


def is_disc(item: Item) -> bool:
    return isinstance(item, Outline) and item.fill == RED


def box_of(item: Item) -> Box:
    """Left, top, right and bottom of an outline."""
    assert isinstance(item, Outline)
    points = [segment[at : at + 2] for segment in item.segments for at in range(1, len(segment), 2)]
    across, down = [float(point[0]) for point in points], [float(point[1]) for point in points]
    return min(across), min(down), max(across), max(down)


def cell_of(laid: LaidShip, box: Box) -> list[int]:
    """The printed place of the cell that a mark covers."""
    column = int(((box[0] + box[2]) / 2 - EDGE) // CELL) + 1
    row = int(((box[1] + box[3]) / 2 - EDGE - HEAD) // CELL) + 1
    return list(laid.board.place(row * laid.board.width + column))


def _middle(laid: LaidShip, place: list[int]) -> tuple[float, float]:
    cell = laid.board.cell_at(place[0], place[1])
    row, column = divmod(cell, laid.board.width)
    return EDGE + (column - 0.5) * CELL, HEAD + EDGE + (row - 0.5) * CELL
