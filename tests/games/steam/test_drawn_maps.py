"""Maps drawn in rows of characters: that of docs/maps.md, the template of `new`, and one of 40 by 40."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from generator.front.tasks.judging import found_in
from generator.print.documents import write_pdf
from generator.print.drawing.hexes import centre_of, side_of
from generator.print.press import Job, Proof, render
from generator.print.sheets.imposition import Page
from tests.content.planted import Files, issues_of, written
from tests.games.steam.ledger import Ledger
from tests.games.steam.players import play
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.content.places import CONTENT
from validator.play.agents.random_agent import RandomAgent
from validator.play.engine.chance import Dice
from validator.play.games.steam.words.vocabulary import GameMap
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.table import play_game

MANUAL = (Path(__file__).parents[3] / "docs" / "maps.md").read_text(encoding="utf-8")
EXAMPLE = dict(re.findall(r"```yaml (\S+)\n(.*?)```", MANUAL, re.S))
TEMPLATE = {file.name: file.read_text(encoding="utf-8") for file in (CONTENT / "steam" / "template").glob("*.yaml")}
TINY = {
    "set.yaml": EXAMPLE["set.yaml"],
    "map.yaml": """\
map:
  - id: tiny
    title: {en: Tiny}
    rows: ["A.B"]
    key:
      A: {is: city, name: {en: Ashdown}, colour: red, group: light, number: 1}
      B: {is: city, name: {en: Bellhaven}, colour: blue, group: light, number: 2}
""",
}
MAP_ALONE = Job(only=("map",), backs="none")
ACROSS = 32.0
WIDE = 40
CITIES = {"A": (3, 3), "B": (12, 4), "C": (7, 9), "D": (15, 11), "E": (4, 14), "F": (20, 6)}


def wide() -> Files:
    """A map of 40 by 40: six cities in a corner, towns, a lake, mountains and a river down its middle."""
    rows = [["^" if (7 * row + 11 * column) % 29 == 0 else "." for column in range(WIDE)] for row in range(WIDE)]
    for number in range(10):
        rows[6 + 3 * number][(9 + 7 * number) % WIDE] = "o"
    for row in range(WIDE):
        rows[row][26] = "~"
    for row, column in ((30, 30), (30, 31), (31, 30), (31, 31)):
        rows[row][column] = "="
    for sign, (column, row) in CITIES.items():
        rows[row][column] = sign
    drawn = "\n".join("      " + "".join(row) for row in rows)
    colours = ("red", "blue", "yellow", "purple", "red", "blue")
    cities = "\n".join(
        f"      {sign}: {{is: city, name: {{en: City {sign}}}, colour: {colour}, group: light, number: {number}}}"
        for number, (sign, colour) in enumerate(zip(CITIES, colours, strict=True), 1)
    )
    towns = ", ".join(f"{{en: Town {number}}}" for number in range(10))
    drawn_map = f"map:\n  - id: wide\n    title: {{en: Wide}}\n    rows: |\n{drawn}\n    key:\n{cities}\n"
    return {
        "set.yaml": "extends: steam\ntitle: {en: Wide}\nlanguages: [en]\nremove: [rust-belt]\n",
        "map.yaml": f"{drawn_map}      o: {{is: town, names: [{towns}]}}\n",
    }


SETS: dict[str, Files] = {"example": EXAMPLE, "template": TEMPLATE, "wide": wide()}


@pytest.fixture(scope="module", params=SETS)
def content(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> ContentSet:
    folder = written(tmp_path_factory.mktemp("sets") / request.param, SETS[request.param]).folder
    return open_set(str(folder))


def the_map(content: ContentSet) -> GameMap:
    (board,) = content.pieces["map"]
    assert isinstance(board, GameMap)
    return board


def size(board: GameMap) -> int:
    lists = (board.cities, board.towns, board.rivers, board.mountains, board.plains, board.lakes)
    return sum(map(len, lists))


def opened(files: Files, folder: Path) -> ContentSet:
    return open_set(str(written(folder, files).folder))


# Checked.


def test_nothing_is_wrong_with_it(content: ContentSet) -> None:
    assert [str(issue) for issue in found_in(content) if issue.severity is not Severity.ADVICE] == []


def test_the_manuals_map_has_sixty_hexes(tmp_path: Path) -> None:
    assert size(the_map(opened(EXAMPLE, tmp_path))) == 60


def test_the_wide_map_is_forty_by_forty(tmp_path: Path) -> None:
    assert size(the_map(opened(SETS["wide"], tmp_path))) == WIDE * WIDE


# Printed.


def printed(content: ContentSet) -> Proof:
    return render(content, "en", MAP_ALONE)


def hexes_on(page: Page, board: GameMap, width: float) -> int:
    """How many hexes of a map in the middle of its board have their middle on a page."""
    (spot,) = page.placed
    assert page.trim is not None
    left, top, right, bottom = page.trim
    found = 0
    for place in (*board.plains, *(city.at for city in board.cities)):
        x, y = centre_of(place, ACROSS)
        x += spot.x + (width - extent(board)) / 2 + side_of(ACROSS)
        y += spot.y + 25
        found += left <= x <= right and top <= y <= bottom
    return found


def extent(board: GameMap) -> float:
    """How wide a map is that begins in column 0."""
    columns = 1 + max(place[0] for place in (*board.plains, *(city.at for city in board.cities)))
    return side_of(ACROSS) * (1.5 * columns + 0.5)


def test_the_board_is_as_large_as_its_map(content: ContentSet) -> None:
    (side,) = printed(content).sides
    widest_group = 190
    assert side.front.width == pytest.approx(max(widest_group, extent(the_map(content)) + 2 * 13.97), abs=0.1)


def test_every_page_of_the_board_shows_hexes(content: ContentSet) -> None:
    proof = printed(content)
    width = proof.sides[0].front.width
    assert [page.name for page in proof.pages[1:] if not hexes_on(page, the_map(content), width)] == []


def test_the_file_has_the_pages_the_map_needs_and_a_plan_of_several(content: ContentSet, tmp_path: Path) -> None:
    file = write_pdf(content, printed(content), MAP_ALONE, tmp_path)
    wanted = {"two-valleys": 1 + 4, "my-map": 1, "wide": 1 + 35}
    assert len(PdfReader(file).pages) == wanted[the_map(content).id]


def test_a_map_of_a_few_hexes_is_printed_on_one_page(tmp_path: Path) -> None:
    assert len(printed(opened(TINY, tmp_path)).pages) == 1


# Played.


def test_a_random_game_ends_without_a_fault(content: ContentSet) -> None:
    game = game_of(content)
    result = play_game(game, game.table(content), [RandomAgent(game, seat) for seat in range(3)], 1)
    assert result.fault is None
    assert len(result.scores) == 3


def test_a_sensible_game_builds_links(content: ContentSet) -> None:
    game, ledger = game_of(content), Ledger()
    state = game.start(game.table(content), 3, 2)
    play(state, Dice(2, 1), ledger, 3)
    assert [*ledger.found, *game.faults(state)] == []
    assert any(face >= 0 for face in state.track.face)


# As it is drawn.


def test_rows_mean_the_hexes_they_show(tmp_path: Path) -> None:
    board = the_map(opened(EXAMPLE, tmp_path))
    assert [(city.name["en"], city.at) for city in board.cities[:3]] == [
        ("Ashdown", (0, 0)),
        ("Bellhaven", (8, 0)),
        ("Cross Mills", (4, 3)),
    ]
    assert [town.name["en"] for town in board.towns[:2]] == ["Nook", "Orchard"]


def test_a_river_flows_on_from_one_to_the_next(tmp_path: Path) -> None:
    flows = {river.at: river.edges for river in the_map(opened(EXAMPLE, tmp_path)).rivers}
    assert (flows[2, 2], flows[7, 4]) == ((0, 3), (0, 3))
    assert flows[4, 6] == (0, 3), "it leaves the map"


def test_a_river_ends_in_a_lake(tmp_path: Path) -> None:
    drawn = TINY["map.yaml"].replace('["A.B"]', '["A~B", ".=."]')
    (river,) = the_map(opened({**TINY, "map.yaml": drawn}, tmp_path)).rivers
    assert (river.at, river.edges) == ((1, 0), (3,))


def test_rows_may_be_a_list_of_texts(tmp_path: Path) -> None:
    rows = re.search(r"rows: \|\n((?:      .*\n)+?)    key", EXAMPLE["map.yaml"])
    assert rows is not None
    listed = "".join(f'      - "{line.strip()}"\n' for line in rows[1].splitlines())
    files = {**EXAMPLE, "map.yaml": EXAMPLE["map.yaml"].replace(f"|\n{rows[1]}", f"\n{listed}")}
    assert the_map(opened(files, tmp_path / "one")) == the_map(opened(EXAMPLE, tmp_path / "two"))


# What is wrong is told where it is drawn.


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("A..o.^..B", "A..o.^.?B", "unknown-character", "5:14"),
        ("A..o.^..B", "A..o.^.A.", "misplaced-mark", "5:14"),
        ("A..o.^..B", "A..o.^...", "misplaced-mark", "14:7"),
        ("A..o.^..B", "A..o.^.oB", "wrong-names", "11:12"),
        ("A..o.^..B", "A....^..B", "wrong-names", "19:7"),
        ("A..o.^..B", "A..o.^..B" + "." * 32, "map-too-large", "5:47"),
        ("..~..^o..", "..~..~o..", "open-river", "6:12"),
        ("..~..^o..", ".~~..^o..", "open-river", "6:8"),
        ("..~..^o..", "..~..=o..", None, ""),
        ("      --o.~o.F-", "\n\n      --o.~o.F-", "off-grid", "13:10"),
        ("colour: red, group: light", "colour: rot, group: light", "unknown-word", "13:50"),
        ("colour: purple, group: dark", "colour: purple, group: light", "twin-number", "16:81"),
        ("colour: red, group: light, ", "group: light, ", "missing-field", "13:10"),
        ("colour: red, group: light", "color: red, group: light", "unknown-field", "13:42"),
        ("{is: river,", "{is: stream,", "unknown-word", "22:17"),
        ("rows: |", "rows: >", "wrong-rows", "4:11"),
        ("    key:", "    plains: [[0, 0]]\n    key:", "unknown-field", "12:5"),
    ],
)
def test_a_slip_is_found_at_its_character(old: str, new: str, code: str | None, place: str, tmp_path: Path) -> None:
    assert EXAMPLE["map.yaml"].count(old) == 1
    found = issues_of(written(tmp_path, {**EXAMPLE, "map.yaml": EXAMPLE["map.yaml"].replace(old, new)}))
    places = {(issue.code, str(issue.span)) for issue in found if issue.severity is not Severity.ADVICE}
    if code is None:
        assert {one for one, _ in places} <= {"twin-title"}
    else:
        assert (code, f"fleet/map.yaml:{place}") in places, sorted(map(str, found))
