"""Faces show what fields say, and printed rules what switches say."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from generator.print.drawing.hexes import EDGES, borders, centre_of, corner_of, course, hexagon, neighbour_of
from generator.print.drawing.icons import icons_of
from generator.print.drawing.scene import IDENTITY, Group, Item, Matrix, Scene, Segment, Use, combined
from generator.print.drawing.scene import Path as Outline
from generator.print.drawing.shapes import moved
from generator.print.drawing.written import read
from generator.print.faces.sides import Sides, faces_of, layout_of
from generator.print.layout.boards import Hexes, Layer
from generator.print.layout.vocabulary import AnyPart, Card, Face
from generator.print.parts.chance import Chance
from generator.print.parts.hex_map import stream
from tests.booklet.rules_texts import LANGUAGES, said
from tests.faces.drawings import apart, as_text, bounds, symbols, texts
from validator.content.loading import ContentSet
from validator.play.games.steam.table import across as rules_across
from validator.play.games.steam.words.switches import PUBLISHER, SteamRules
from validator.play.games.steam.words.vocabulary import CUBE_COLOURS, PLAYER_COLOURS, GameMap, TrackTile
from validator.play.lookup import open_set

# Track tiles, the map and the boards of Age of Steam: drawn from the fields the rules walk, and fitting each other.

GOLDEN = Path(__file__).parent / "golden"
ACROSS, NEAR = 32.0, 0.1
ORIGIN = (32.441, 25.0)
BED = 6.0
PIECES = ("S2", "X3", "P1", "V3", "G", "disc-black", "train-green", "cube-purple")


@cache
def drawn(language: str = "en", theme: str = "standard") -> tuple[dict[str, Sides], list[str]]:
    """Every design by id, and what is wrong."""
    sides, issues = faces_of(open_set("steam"), language, theme=theme)
    return {side.id: side for side in sides}, [str(issue) for issue in issues]


def face(name: str) -> Scene:
    return drawn()[0][name].front


def the_map() -> GameMap:
    board = open_set("steam").pieces["map"][0]
    assert isinstance(board, GameMap)
    return board


def tiles() -> list[TrackTile]:
    return [piece for piece in open_set("steam").pieces["track"] if isinstance(piece, TrackTile)]


def lines(items: tuple[Item, ...], matrix: Matrix = IDENTITY) -> Iterator[tuple[Outline, tuple[Segment, ...]]]:
    """Every path of a face with its outline where it lies."""
    for item in items:
        if isinstance(item, Group):
            yield from lines(item.items, combined(matrix, item.matrix))
        elif isinstance(item, Use):
            yield from lines(item.symbol.items, combined(matrix, item.matrix))
        elif isinstance(item, Outline):
            yield item, moved(read(item.segments), matrix)


def strokes(segments: tuple[Segment, ...]) -> list[list[Segment]]:
    """An outline taken apart where the pen is lifted."""
    found: list[list[Segment]] = []
    for segment in segments:
        if segment[0] == "M":
            found.append([])
        found[-1].append(segment)
    return found


def ends(stroke: list[Segment]) -> tuple[tuple[float, float], tuple[float, float]]:
    first, last = stroke[0], [segment for segment in stroke if len(segment) > 1][-1]
    return (float(first[1]), float(first[2])), (float(last[-2]), float(last[-1]))


def edge_middle(edge: int) -> tuple[float, float]:
    angle = math.radians(60 * edge - 90)
    return ACROSS / 2 * math.cos(angle), ACROSS / 2 * math.sin(angle)


def turn_between(one: float, other: float) -> float:
    """How far two headings differ, in degrees."""
    return abs((one - other + 180) % 360 - 180)


def edge_at(point: tuple[float, float]) -> int | None:
    """The edge whose middle a point is."""
    return next((edge for edge in range(EDGES) if math.dist(point, edge_middle(edge)) < NEAR), None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["standard", "low-ink"])
def test_every_design_is_drawn_and_all_words_fit(language: str, theme: str) -> None:
    sides, issues = drawn(language, theme)
    assert issues == []
    assert list(sides) == [piece.id for _, piece in open_set("steam").every_piece()]


@pytest.mark.parametrize("name", PIECES)
def test_golden_faces(name: str) -> None:
    """Set UPDATE_GOLDEN to write the drawings anew, then read the difference."""
    file = GOLDEN / f"{name}.txt"
    drawing = as_text(msgspec.structs.replace(face(name), title=""))
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(drawing, encoding="utf-8")
    assert drawing == file.read_text(encoding="utf-8")


# Hexes and track.


@pytest.mark.parametrize("place", list(product(range(3), range(3))))
@pytest.mark.parametrize("edge", range(EDGES))
def test_the_printers_hexes_are_those_of_the_rules(place: tuple[int, int], edge: int) -> None:
    other = neighbour_of(place, edge)
    assert other == rules_across(place, edge)
    (x, y), (dx, dy) = centre_of(place, ACROSS), edge_middle(edge)
    assert math.dist((x + 2 * dx, y + 2 * dy), centre_of(other, ACROSS)) < 1e-9


@pytest.mark.parametrize("edges", [*combinations(range(EDGES), 2), *((edge,) for edge in range(EDGES))])
def test_a_course_meets_its_edges_in_their_middle_at_right_angles(edges: tuple[int, ...]) -> None:
    way = course(edges, ACROSS)
    assert edge_at(way.at(0.0)[:2]) == edges[0]
    assert turn_between(way.at(0.0)[2], 60 * edges[0] + 90) < 1e-6
    if len(edges) == 2:
        assert edge_at(way.at(1.0)[:2]) == edges[1]
        assert turn_between(way.at(1.0)[2], 60 * edges[1] - 90) < 1e-6
    else:
        assert way.at(1.0)[:2] == pytest.approx((0, 0), abs=1e-9)
    assert all(math.hypot(*way.at(step / 20)[:2]) <= ACROSS / 2 + 1e-9 for step in range(21))


def test_rails_keep_their_distance_all_the_way() -> None:
    for edges in ((0, 1), (0, 2), (0, 3), (2, 0)):
        way = course(edges, ACROSS)
        left, right = (strokes(way.beside(offset))[0] for offset in (-1.35, 1.35))
        assert math.dist(ends(left)[0], ends(right)[0]) == pytest.approx(2.7)
        assert math.dist(ends(left)[1], ends(right)[1]) == pytest.approx(2.7)


def test_each_tile_shows_the_tracks_of_the_data() -> None:
    for tile in tiles():
        scene = face(tile.id)
        found = []
        for path, outline in lines(scene.items):
            if path.stroke_width == BED:
                start, *_ = strokes(outline)
                middle = [(x - scene.width / 2, y - scene.height / 2) for x, y in ends(start)]
                edges = [edge_at(point) for point in middle]
                found.append(tuple(edge for edge in edges if edge is not None))
        assert found == [*tile.tracks, *((edge,) for edge in tile.stubs)], tile.id
        towns = [path for path, outline in lines(scene.items) if path.fill == "#ffffff"]
        assert len(towns) == bool(tile.stubs), tile.id


def test_track_runs_over_the_edge_into_the_bleed() -> None:
    for tile in tiles():
        scene = face(tile.id)
        for path, outline in lines(scene.items):
            if path.stroke_width == BED:
                reach = max(
                    math.dist(ends(stroke)[1], (scene.width / 2, scene.height / 2)) for stroke in strokes(outline)[1:]
                )
                assert reach == pytest.approx(ACROSS / 2 + scene.bleed)


def test_tiles_and_new_cities_fit_the_maps_hexes() -> None:
    part = hex_part()
    assert part.across == ACROSS
    left, top, right, bottom = bounds(hexagon(0, 0, part.across))
    for name in (*(tile.id for tile in tiles()), *"ABCDEFGH"):
        scene = face(name)
        assert scene.outline == "hexagon"
        assert (scene.width, scene.height) == pytest.approx((right - left, bottom - top), abs=NEAR)


def hex_part() -> Hexes:
    parts = layout_of(open_set("steam")).parts["map-hexes"]
    return next(part for part in parts if isinstance(part, Hexes))


# The map.


def hexes_drawn(scene: Scene, fill: str) -> list[tuple[float, float, float, float]]:
    """The boxes of all hexes filled in one colour."""
    found = []
    for path, outline in lines(scene.items):
        if path.fill == fill and len(outline) % 7 == 0:
            found += [bounds(outline[start : start + 6]) for start in range(0, len(outline), 7)]
    return [box for box in found if box[3] - box[1] == pytest.approx(ACROSS, abs=NEAR)]


def near(box: tuple[float, ...]) -> list[int]:
    return [round(number) for number in box]


def test_every_hex_is_drawn_once_and_in_its_place() -> None:
    board, scene = the_map(), face("rust-belt")
    colours = ("#dde0b4", "#d9c396", "#9cc5cd", "#c8452f", "#3f7dbd", "#efbf3c", "#8b58a8")
    boxes = [box for colour in colours for box in hexes_drawn(scene, colour)]
    places = [
        *board.plains,
        *board.mountains,
        *board.lakes,
        *(hex.at for hex in (*board.rivers, *board.towns)),
        *(city.at for city in board.cities),
    ]
    assert len(boxes) == len(places) == 189
    wanted = []
    for place in places:
        x, y = centre_of(place, ACROSS)
        wanted.append(bounds(hexagon(x + ORIGIN[0], y + ORIGIN[1], ACROSS)))
    for box, hex_box in zip(sorted(boxes, key=near), sorted(wanted, key=near), strict=True):
        assert box == pytest.approx(hex_box, abs=NEAR)


def test_rivers_run_on_from_hex_to_hex() -> None:
    """Every end of a river's line is the middle of an edge it flows through, and the next hex takes it up there."""
    board = the_map()
    flows = {river.at: river.edges for river in board.rivers}
    water = {*board.lakes, *(city.at for city in board.cities)}
    land = {*board.plains, *board.mountains, *(town.at for town in board.towns)}
    for place, edges in flows.items():
        ((first, last),) = [ends(stroke) for stroke in strokes(stream(edges, ACROSS, Chance(f"stream {place}")))]
        assert (edge_at(first), edge_at(last)) == edges
        for edge in edges:
            other = neighbour_of(place, edge)
            assert other not in land
            assert other in water or other not in flows or (edge + 3) % EDGES in flows[other]


def test_rivers_stay_in_their_hexes() -> None:
    for river in the_map().rivers:
        points = [segment[1:] for segment in stream(river.edges, ACROSS, Chance(f"stream {river.at}"))]
        for numbers in points:
            for x, y in zip(numbers[0::2], numbers[1::2], strict=True):
                assert math.hypot(float(x), float(y)) <= ACROSS / 2 + NEAR


def test_shores_are_where_lakes_meet_land() -> None:
    lake = {(3, 3), (4, 3)}
    shores = borders(lake, {(3, 2), (3, 3), (4, 3)}, ACROSS)
    assert len(shores) == 2 * 2
    assert len(borders(lake, None, ACROSS)) == 2 * 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_lie_on_their_hexes_and_off_the_track(language: str) -> None:
    board = the_map()
    found = {item.text: box for item, box in texts(drawn(language)[0]["rust-belt"].front) if hasattr(item, "text")}
    for town in board.towns:
        x, y = centre_of(town.at, ACROSS)
        left, top, right, bottom = found[town.name[language]]
        x, y = x + ORIGIN[0], y + ORIGIN[1]
        assert top >= y + 5.5, "the name is below the white circle"
        assert bottom <= y + ACROSS / 2 - 1
        half = corner_of(1, ACROSS)[0] - (bottom - y) / math.sqrt(3)
        assert x - half <= left and right <= x + half
    boxes = [found[name.name[language]] for name in (*board.towns, *board.cities)]
    assert all(apart(one, other) for one, other in combinations(boxes, 2))


def test_hexes_are_named_as_in_the_data_clear_of_rivers() -> None:
    board = the_map()
    named = [*board.plains, *board.mountains, *(hex.at for hex in (*board.rivers, *board.towns))]
    found = {item.text: box for item, box in texts(face("rust-belt")) if getattr(item, "size", 0) == 2.3}
    assert sorted(found) == sorted(f"{column},{row}" for column, row in named)
    for column, row in named:
        x, y = centre_of((column, row), ACROSS)
        _, _, right, bottom = found[f"{column},{row}"]
        assert x + ORIGIN[0] - right > ACROSS * 0.34 and bottom - y - ORIGIN[1] < 2


def test_a_city_shows_the_cubes_it_starts_with() -> None:
    cubes = [symbol.name for symbol in symbols(face("rust-belt")) if symbol.name.startswith("icon-cube-")]
    assert len(cubes) == sum(city.cubes for city in the_map().cities) == 26


def test_costs_are_those_of_the_switches() -> None:
    assert [word for word in figures(face("rust-belt")) if "$" in word] == [
        "$2",
        "$3",
        "$4",
        "+$1",
        "+$2",
        "$1",
        "$3",
        "$3",
        "$3",
        "$2",
        "$2",
    ]
    content = open_set("steam")
    content.rules = PUBLISHER
    changed = next(side for side in faces_of(content, "en")[0] if side.kind == "map")
    assert [word for word in figures(changed.front) if "$" in word][3:8] == ["+$2", "+$1", "$1", "$3", "$2"]


def figures(scene: Scene) -> list[str]:
    """All runs of text set in the face for numbers."""
    return [
        item.text for item, _ in texts(scene) if getattr(item, "font", "") == "Cinzel-Bold" and item.text[-1].isdigit()
    ]


# Boards, colours and signs.


def squares(scene: Scene, size: float) -> int:
    """How many squares of a size are drawn."""
    found = 0
    for _, outline in lines(scene.items):
        boxes = [bounds([s for s in stroke if len(s) > 1]) for stroke in strokes(outline)]
        found += sum(box[2] - box[0] == pytest.approx(size) == box[3] - box[1] for box in boxes)
    return found


def test_the_display_has_its_52_spaces_and_follows_the_switches() -> None:
    assert squares(face("goods-board"), 12.4) == 52
    content = open_set("steam")
    content.rules = msgspec.structs.replace(content.rules, display_city=2, display_new_city=1)  # type: ignore[call-arg]
    changed = next(side for side in faces_of(content, "en")[0] if side.kind == "goods_board")
    assert squares(changed.front, 12.4) == 12 * 2 + 8


def test_more_spaces_than_the_display_has_room_for_are_smaller() -> None:
    content = open_set("steam")
    content.rules = msgspec.structs.replace(content.rules, display_city=6)  # type: ignore[call-arg]
    changed = next(side for side in faces_of(content, "en")[0] if side.kind == "goods_board")
    assert squares(changed.front, 12.4 * 43.2 / (6 * 13.6)) == 12 * 6


def test_the_income_board_has_every_number() -> None:
    found = figures(face("income-board"))
    numbers = [*range(50), *range(1, 11), *range(2, 16), *range(1, 7), *range(1, 7)]
    assert found == [str(number) for number in numbers]


def test_the_income_board_tells_reductions_and_last_rounds() -> None:
    words = [item.text for item, _ in texts(face("income-board")) if hasattr(item, "text")]
    assert [words.count(f"−{fall}") for fall in (2, 4, 6, 8, 10)] == [10, 10, 10, 9, 0]
    assert [word for word in words if word.endswith("players")] == [f"{count} players" for count in (6, 5, 4, 3)]


def test_colours_differ_by_sign() -> None:
    content = open_set("steam")
    icons = icons_of(content.folders)
    for kind, colours in (("goods", CUBE_COLOURS), ("player", PLAYER_COLOURS)):
        signs = {icons.symbol(f"{kind}-{colour}", "#000000", "#808080", "#ffffff").items for colour in colours}
        assert len(signs) == len(colours)


def test_dice_of_light_cities_are_dark_on_white_and_of_dark_ones_white_on_black() -> None:
    for name, group in (("A", "light"), ("E", "dark")):
        inks = {item.fill for item, _ in texts(face(name))}
        assert inks == ({"#28211b"} if group == "light" else {"#ffffff"})


# What a layout may get wrong.


def issues_of(change: Callable[[Hexes], AnyPart]) -> list[str]:
    """What is reported of the map, drawn with a changed part only."""
    content: ContentSet = open_set("steam")
    content.pieces = {"map": content.pieces["map"]}
    layout = layout_of(content)
    only = Face(parts=(change(hex_part()),), card=Card(width=536, height=394))
    layout = msgspec.structs.replace(layout, fronts={"map": "only"}, faces={**layout.faces, "only": only})
    return [str(issue.message) for issue in faces_of(content, "en", layout)[1]]


@pytest.mark.parametrize(
    ("layer", "message"),
    [
        (Layer(source="plain"), "no field 'plain'"),
        (Layer(source="id"), "leads to no list of hexes"),
        (Layer(source="cities.0.name"), "leads to no list of hexes"),
        (Layer(source="cities", use="hex-{.group}"), "no parts named 'hex-light'"),
        (Layer(source="set.map"), "is no place on a map of hexes"),
        (Layer(source="set.cube"), "path 'set.cube': no 'cube'"),
    ],
)
def test_faults_of_layers_are_issues(layer: Layer, message: str) -> None:
    assert message in issues_of(lambda part: msgspec.structs.replace(part, layers=(layer,)))[0]


def test_a_hex_outside_the_board_is_reported() -> None:
    (issue,) = issues_of(lambda part: msgspec.structs.replace(part, at=(10.0, 25.0)))
    assert "the hex at column 0, row 0 lies outside the board" in issue


# The printed rules of Age of Steam follow its switches.

CHANGES: dict[str, Any] = {
    "rounds": {3: 9, 4: 8, 5: 7, 6: 6},
    "start_cash": 12,
    "share_price": 4,
    "shares_per_turn": 2,
    "tiles_per_turn": 2,
    "delivery_rounds": 3,
    "income_per_link": 2,
    "bankruptcy": "below_zero",
    "urbanize": "any_time",
    "first_accepting_city": "may_pass",
    "track_to_nowhere": True,
    "loops": True,
    "same_hex_twice": True,
    "tracing": "first_tile",
    "pass_with_two": True,
    "growth_dice": "remaining",
    "production_spaces": "placed",
    "final_tie": "income",
    "place_double": False,
    "unowned_completed": "nobody",
    "redirect_joins": False,
}
"""Another value for every switch that the rules speak of."""
ON_BOARDS = {
    "display_city",
    "display_new_city",
    "place",
    "place_crossing",
    "place_parallel",
    "place_town",
    "place_stub",
    "replace_crossing",
    "replace_parallel",
    "replace_town",
    "replace_other",
    "redirect",
    "income_reduction",
}
"""Numbers that stand on the map and the boards, to which the rules refer."""


def test_another_value_is_tried_for_every_switch() -> None:
    assert set(CHANGES) | ON_BOARDS == set(SteamRules.__struct_fields__)
    assert not set(CHANGES) & ON_BOARDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", CHANGES)
def test_a_switch_changes_the_printed_rules(language: str, switch: str) -> None:
    assert said("steam", language, SteamRules(**{switch: CHANGES[switch]})) != said("steam", language, SteamRules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_are_told_for_the_players_a_set_allows(language: str) -> None:
    text = said("steam", language, SteamRules(rounds={4: 5, 3: 6}))
    assert "6/5" in text
    assert "3/4" in text
