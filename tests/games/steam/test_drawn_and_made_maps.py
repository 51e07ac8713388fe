"""Maps drawn by chance and made by recipe are legal, and ways on them are the shortest."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from pypdf import PdfReader

from generator.front.tasks.judging import found_in
from generator.print.documents import write_pdf
from generator.print.drawing.hexes import centre_of, side_of
from generator.print.press import Job, Proof, render
from generator.print.sheets.imposition import Page
from tests.content.planted import Files, issues_of, written
from tests.games.played import the_set
from tests.games.steam.planted.sets import Place as FilePlace
from tests.games.steam.planted.sets import cities_at, meadow
from tests.games.steam.tabletop import Ledger, play
from tests.games.steam.test_judgement import table_of
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.content.places import CONTENT
from validator.content.source import plain
from validator.play.agents.greedy import RandomAgent
from validator.play.engine.chance import Dice
from validator.play.engine.making import Chance, Fields, Request
from validator.play.games.steam.making import NUMBERS, Place, around, joined, propose, vary
from validator.play.games.steam.table import EDGES, NO_FACE, OPPOSITE, Table
from validator.play.games.steam.track import bare_track
from validator.play.games.steam.witness import Search, Step, shortest_way, spanning_network
from validator.play.games.steam.words.drawn_map import across
from validator.play.games.steam.words.vocabulary import GameMap
from validator.play.lab.making.decks import Bench
from validator.play.lab.making.maker import Maker
from validator.play.lab.making.pool import Workshop
from validator.play.lab.recipes.reading import demands_of
from validator.play.lab.recipes.vocabulary import Names, Recipe
from validator.play.lookup import game_of, making_of, open_set, quick_issues
from validator.play.playtest.running.table import play_game

# Maps drawn in rows of characters: that of docs/maps.md, the template of `new`, and one of 40 by 40.

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


# Maps made for generated decks: whole, legal by construction, of many shapes.

SEEDS = range(1, 7)
STOPS = ("cities", "towns")


def asked(**numbers: tuple[int, int]) -> Request:
    content = the_set("steam")
    patterns = [plain(node, []) for node in content.stack.entries["map"]]
    return Request("map", content, patterns, {**NUMBERS, **numbers})


def made(seed: int, **numbers: tuple[int, int]) -> Fields:
    found = (propose(asked(**numbers), Chance(seed, number)) for number in range(20))
    return next(one for one in found if one is not None)


def varied(seed: int, of: Fields) -> Fields:
    found = (vary(asked(), Chance(seed, number), of) for number in range(20))
    return next(one for one in found if one is not None)


def places(game_map: Fields, *fields: str) -> list[Place]:
    return [tuple(one["at"] if isinstance(one, dict) else one) for field in fields for one in game_map[field]]


EVERY = [*SEEDS, *(-seed for seed in SEEDS)]


@cache
def a_map(seed: int) -> Fields:
    """A new map; for a number below nought another one made of that."""
    return made(seed) if seed > 0 else varied(-seed, a_map(-seed))


@pytest.mark.parametrize("seed", EVERY)
def test_every_hex_is_there_once(seed: int) -> None:
    every = places(a_map(seed), *a_map(seed))
    assert len(every) == len(set(every))


@pytest.mark.parametrize("seed", EVERY)
def test_the_land_hangs_together(seed: int) -> None:
    assert joined(set(places(a_map(seed), "cities", "towns", "rivers", "mountains", "plains")))


@pytest.mark.parametrize("seed", EVERY)
def test_no_stop_touches_another(seed: int) -> None:
    stops = places(a_map(seed), *STOPS)
    assert [place for place in stops if not set(stops).isdisjoint(around(place))] == []


@pytest.mark.parametrize("seed", EVERY)
def test_each_face_of_the_dice_brings_goods_to_one_city(seed: int) -> None:
    marks = sorted((city["group"], city["number"]) for city in a_map(seed)["cities"])
    assert marks == [(group, number) for group in ("dark", "light") for number in range(1, 7)]


@pytest.mark.parametrize("seed", EVERY)
def test_the_colours_of_cities_are_those_of_the_base_map(seed: int) -> None:
    (base,) = the_set("steam").pieces["map"]
    assert sorted(city["colour"] for city in a_map(seed)["cities"]) == sorted(city.colour for city in base.cities)  # type: ignore[attr-defined]


@pytest.mark.parametrize("turn", ["as it is", "left and right", "up and down"])
def test_no_map_is_another_one_turned_round(turn: str) -> None:
    right, down = (turn == "left and right"), (turn == "up and down")
    looks = {frozenset(places(game_map, "cities")) for game_map in map(a_map, SEEDS)}
    turned = [
        frozenset((17 - column if right else column, 10 - row if down else row) for column, row in look)
        for look in looks
    ]
    assert len(looks) == len(SEEDS) and (turn == "as it is" or looks.isdisjoint(turned))


@pytest.mark.parametrize("seed", SEEDS)
def test_another_map_of_one_has_its_ground_and_as_many_stops_elsewhere(seed: int) -> None:
    old, new = a_map(seed), a_map(-seed)
    ground = ("rivers", "mountains", "lakes")
    assert [new[field] for field in ground] == [old[field] for field in ground]
    assert [len(new[field]) for field in STOPS] == [len(old[field]) for field in STOPS]
    assert set(places(new, *STOPS)) != set(places(old, *STOPS))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_stop_on_a_river_stays(seed: int) -> None:
    fed = {across(place, edge) for place, river in _rivers(a_map(seed)) for edge in river}
    assert set(places(a_map(seed), *STOPS)) & fed == set(places(a_map(-seed), *STOPS)) & fed


def _rivers(game_map: Fields) -> list[tuple[Place, list[int]]]:
    return [((river["at"][0], river["at"][1]), river["edges"]) for river in game_map["rivers"]]


def test_numbers_are_kept_to() -> None:
    assert len(made(3, towns=(16, 16), mountains=(9, 9), lakes=(0, 0))["towns"]) == 16


def test_a_map_without_lakes() -> None:
    assert made(3, lakes=(0, 0))["lakes"] == []


@pytest.fixture(scope="module")
def maker() -> Maker:
    content = the_set("steam")
    recipe = Recipe(base="steam", make={"map": 1}, seed=5)
    return Maker(Workshop(recipe, content, making_of("steam"), demands_of(recipe, Names(content.words))))


def test_a_deck_of_one_map_has_no_finding(maker: Maker) -> None:
    deck = Bench(the_set("steam")).opened(maker.deck(1))
    assert [str(issue) for issue in quick_issues(deck)] == []


@pytest.fixture(scope="module")
def family(maker: Maker) -> list[Fields]:
    """A map, another, and three bred of both."""
    parents = [maker.deck(number).pieces for number in (1, 2)]
    children = [maker.bred(number, parents).pieces for number in (3, 4, 5)]
    return [pieces["map"][0] for pieces in (*parents, *children)]


def test_no_bred_map_is_a_copy(family: list[Fields]) -> None:
    assert len({tuple(sorted(places(one, *STOPS))) for one in family}) == len(family)


def test_a_map_is_bred_on_the_ground_of_a_parent(family: list[Fields]) -> None:
    grounds = [places(one, "mountains", "lakes") for one in family]
    assert any(ground in grounds[:2] for ground in grounds[2:])


def test_a_bred_map_has_no_finding(maker: Maker) -> None:
    parents = [maker.deck(number).pieces for number in (1, 2)]
    deck = Bench(the_set("steam")).opened(maker.bred(3, parents))
    assert [str(issue) for issue in quick_issues(deck)] == []


# The way with the fewest tiles, from any hex to any other, and what the supply and the work allowed leave of it.

CORNERS: list[tuple[FilePlace, FilePlace]] = [
    ((0, 0), (4, 4)),
    ((0, 1), (1, 0)),
    ((4, 0), (0, 4)),
    ((0, 0), (0, 2)),
    ((4, 3), (3, 4)),
    ((2, 2), (2, 3)),
]


def land(folder: Path, west: FilePlace, east: FilePlace, lakes: tuple[FilePlace, ...] = ()) -> Table:
    """The meadow with its cities elsewhere and without its town."""
    return table_of(meadow(cities=cities_at(west, east), city_places=(west, east), towns=[], lakes=lakes), folder)


def way_in(table: Table, supply: list[int] | None = None) -> list[Step] | None:
    west, east = table.grid.cities
    tiles = table.tile_counts[:] if supply is None else supply
    return shortest_way(table, bare_track(table.grid, table.faces), tiles, table.markers, {west}, {east})


def fewest(table: Table) -> int:
    """Hexes between the two cities, found by going outwards from one of them."""
    west, east = table.grid.cities
    reached, tiles = {far for far in neighbours(table, west) if far != east}, 1
    while not any(east in neighbours(table, place) for place in reached):
        reached |= {far for place in reached for far in neighbours(table, place)} - {west, east}
        tiles += 1
    return tiles


def neighbours(table: Table, place: int) -> list[int]:
    return [far for far in table.grid.neighbour[EDGES * place : EDGES * place + EDGES] if far >= 0]


@pytest.mark.parametrize(("west", "east"), [*CORNERS, *((east, west) for west, east in CORNERS)])
def test_a_way_has_no_more_tiles_than_it_needs(tmp_path: Path, west: FilePlace, east: FilePlace) -> None:
    table = land(tmp_path, west, east)
    way = way_in(table)
    assert way is not None
    assert len(way) == fewest(table)


@pytest.mark.parametrize(("west", "east"), CORNERS)
def test_each_step_of_a_way_goes_on_where_the_last_one_ended(tmp_path: Path, west: FilePlace, east: FilePlace) -> None:
    table = land(tmp_path, west, east)
    way, at = way_in(table) or [], table.grid.cities[0]
    for step in way:
        assert table.grid.neighbour[EDGES * step.hex_number + step.entry] == at
        at = step.hex_number
    assert table.grid.neighbour[EDGES * at + way[-1].exit] == table.grid.cities[1]


@pytest.mark.parametrize("between", [(0, 0), (1, 1)])
def test_a_way_through_the_one_hex_that_is_left_is_found(tmp_path: Path, between: FilePlace) -> None:
    cities = ((0, 1), (1, 0))
    lakes = tuple((column, row) for column in range(5) for row in range(5) if (column, row) not in (*cities, between))
    table = land(tmp_path, *cities, lakes=lakes)
    assert [step.hex_number for step in way_in(table) or []] == [table.grid.number[between]]


def test_without_tiles_there_is_no_way(tmp_path: Path) -> None:
    table = land(tmp_path, *CORNERS[0])
    assert way_in(table, [0] * len(table.tile_counts)) is None


def test_over_track_that_lies_no_way_leads(tmp_path: Path) -> None:
    table = land(tmp_path, *CORNERS[0])
    track = bare_track(table.grid, table.faces)
    for place in neighbours(table, table.grid.cities[0]):
        track.lay(place, 0, 0, 1)
    west, east = table.grid.cities
    assert shortest_way(table, track, table.tile_counts[:], table.markers, {west}, {east}) is None


def test_of_a_tile_there_must_be_as_many_as_a_way_takes(tmp_path: Path) -> None:
    table = land(tmp_path, (0, 0), (0, 4))
    way = way_in(table) or []
    track = bare_track(table.grid, table.faces)
    counts = [len(way) * (tile == table.faces.tile[straight(table, way[0])]) for tile in range(len(table.tile_counts))]
    spare = Search(table, track, counts, 0)
    assert spare.join_all(table.grid.cities[0]) == []
    assert spare.supply == [0] * len(counts)
    short = Search(table, bare_track(table.grid, table.faces), [max(0, count - 1) for count in counts], 0)
    assert short.join_all(table.grid.cities[0]) == [1]


def straight(table: Table, step: Step) -> int:
    assert step.exit == OPPOSITE[step.entry]
    return next(face for face in table.faces.joining(False, step.entry, step.exit) if face != NO_FACE)


def test_a_network_counts_the_tiles_that_lie(tmp_path: Path) -> None:
    table = land(tmp_path, *CORNERS[0])
    assert spanning_network(table).tiles == fewest(table)


@pytest.mark.parametrize(("spare", "gave_up"), [(0, False), (-1, True)])
def test_a_search_gives_up_a_step_short_of_what_it_takes(tmp_path: Path, spare: int, gave_up: bool) -> None:
    table = land(tmp_path, *CORNERS[0])
    work = spanning_network(table).work
    witness = spanning_network(table, most_work=work + spare)
    assert (witness.gave_up, witness.work, bool(witness.left_out)) == (gave_up, work + spare, gave_up)


def test_what_cannot_be_joined_is_left_out_without_giving_up(tmp_path: Path) -> None:
    witness = spanning_network(land(tmp_path, (0, 0), (4, 4), lakes=tuple((2, row) for row in range(5))))
    assert (witness.left_out, witness.gave_up, witness.tiles) == ([1], False, 0)
