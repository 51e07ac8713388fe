"""A map with a game in progress on it: tiles as they are turned, owners' colours, cities and cubes."""

from __future__ import annotations

import math

import pytest

from generator.print.drawing.hexes import EDGES, centre_of
from generator.print.drawing.scene import IDENTITY, Group, Item, Matrix, Path, Scene, Use, combined
from generator.print.drawing.shapes import moved
from generator.print.drawing.written import read
from generator.print.parts.desk import LayoutFault
from generator.print.pictures.maps import map_picture
from generator.print.writers.svg import face_svg
from tests.faces.drawings import bounds, texts
from validator.content.loading import ContentSet
from validator.content.vocabulary import Laid, Position
from validator.play.lookup import open_set

ACROSS, ORIGIN = 32.0, (32.441, 25.0)
RED, BLUE, BED = "#cc3d2c", "#3274bb", "#d3c095"
WIDTH = 6.0


@pytest.fixture(scope="module")
def steam() -> ContentSet:
    return open_set("steam")


def lines(items: tuple[Item, ...], matrix: Matrix = IDENTITY) -> list[tuple[Path, tuple[float, float, float, float]]]:
    """Every path with its box on the map, in drawing order."""
    found: list[tuple[Path, tuple[float, float, float, float]]] = []
    for item in items:
        if isinstance(item, Group):
            found += lines(item.items, combined(matrix, item.matrix))
        elif isinstance(item, Use):
            found += lines(item.symbol.items, combined(matrix, item.matrix))
        elif isinstance(item, Path):
            found.append((item, bounds(moved(read(item.segments), matrix))))
    return found


def beds(scene: Scene) -> list[str | None]:
    """The colours of the tracks' beds, in drawing order."""
    return [path.stroke for path, _ in lines(scene.items) if path.stroke_width == WIDTH]


def middle(place: tuple[int, int]) -> tuple[float, float]:
    x, y = centre_of(place, ACROSS)
    return x + ORIGIN[0], y + ORIGIN[1]


def words(scene: Scene) -> list[str]:
    return [item.text for item, _ in texts(scene) if hasattr(item, "text")]


def test_an_empty_position_is_the_printed_board(steam: ContentSet) -> None:
    scene = map_picture(steam, Position(), "en")
    assert (scene.width, scene.height) == (536.0, 394.0)
    assert beds(scene) == []


def test_a_section_lies_on_its_owners_colour(steam: ContentSet) -> None:
    scene = map_picture(steam, Position([Laid((6, 4), "S1", 1, {(1, 4): "red"})]), "en")
    assert beds(scene) == [BED, RED]


def test_crossing_tracks_may_have_two_owners(steam: ContentSet) -> None:
    scene = map_picture(steam, Position([Laid((6, 4), "X1", 0, {(0, 3): "red", (1, 4): "blue"})]), "en")
    assert beds(scene) == [BED, BED, RED, BLUE]


def test_track_without_an_owner_is_plain(steam: ContentSet) -> None:
    assert beds(map_picture(steam, Position([Laid((6, 4), "X1", 0, {(0, 3): "red"})]), "en"))[2:] == [RED, BED]


@pytest.mark.parametrize("turn", range(EDGES))
def test_a_turned_tiles_track_leads_to_the_edges_of_the_map(steam: ContentSet, turn: int) -> None:
    """The track of S3 joins edge 0 and 2: turned, its bed reaches the middles of those edges of the hex."""
    edges = (turn % EDGES, (2 + turn) % EDGES)
    scene = map_picture(steam, Position([Laid((6, 4), "S3", turn, {tuple(sorted(edges)): "red"})]), "en")
    x, y = middle((6, 4))
    ((left, top, right, bottom),) = [box for path, box in lines(scene.items) if path.stroke == RED]
    for edge in edges:
        angle = math.radians(60 * edge - 90)
        at = (x + ACROSS / 2 * math.cos(angle), y + ACROSS / 2 * math.sin(angle))
        assert left - 0.1 <= at[0] <= right + 0.1 and top - 0.1 <= at[1] <= bottom + 0.1


def test_on_a_town_every_edge_is_a_section(steam: ContentSet) -> None:
    laid = Laid((7, 3), "S1", 0, {(0,): "red", (3,): "blue"}, marker=True)
    scene = map_picture(steam, Position([laid]), "en")
    assert beds(scene) == [BED, RED, BLUE]
    y = middle((7, 3))[1]
    boxes = {path.stroke: box for path, box in lines(scene.items) if path.stroke in (RED, BLUE)}
    assert boxes[RED][3] == pytest.approx(y) == boxes[BLUE][1]


def test_a_town_tile_keeps_its_circle_and_the_towns_name(steam: ContentSet) -> None:
    scene = map_picture(steam, Position([Laid((7, 1), "V2", 3, {(0,): "red"})]), "zh-Hant")
    circles = [box for path, box in lines(scene.items) if path.fill == "#ffffff" and path.stroke_width == 0.8]
    x, y = middle((7, 1))
    assert circles[-1] == pytest.approx((x - 5.5, y - 5.5, x + 5.5, y + 5.5))
    assert words(scene).count("綠灣") == 2


def test_each_owner_is_told_by_a_sign_too(steam: ContentSet) -> None:
    owners = {(0, 3): "red", (1, 4): "blue"}
    text = face_svg(map_picture(steam, Position([Laid((6, 4), "X1", 0, owners)]), "en"))
    assert "player-red" in text and "player-blue" in text


def test_a_new_city_takes_the_place_of_the_town(steam: ContentSet) -> None:
    scene = map_picture(steam, Position(new_cities={(12, 5): "A"}), "en")
    assert words(scene)[-2:] == ["A", "3"]
    x, y = middle((12, 5))
    hexes = [box for path, box in lines(scene.items) if path.fill == "#c8452f" and box[2] - box[0] > ACROSS]
    assert hexes[-1][0] < x < hexes[-1][2] and hexes[-1][1] < y < hexes[-1][3]


def test_cubes_stand_on_their_city(steam: ContentSet) -> None:
    colours = ["red", "blue", "yellow", "purple", "black", "red", "red"]
    scene = map_picture(steam, Position(cubes={(7, 5): colours}), "en")
    x, y = middle((7, 5))
    cubes = [box for path, box in lines(scene.items) if path.stroke_width == 0.4 and box[2] - box[0] < 6]
    ours = [box for box in cubes if abs(box[0] - x) < 20 and abs(box[1] - y) < 20]
    assert len(ours) == 7
    assert all(x - ACROSS / 2 <= left and right <= x + ACROSS / 2 for left, _, right, _ in ours)


def test_what_the_set_lacks_is_said(steam: ContentSet) -> None:
    with pytest.raises(LayoutFault, match="the set has no track 'S9'"):
        map_picture(steam, Position([Laid((6, 4), "S9")]), "en")
    with pytest.raises(LayoutFault, match="the set has no new_city 'Z'"):
        map_picture(steam, Position(new_cities={(7, 1): "Z"}), "en")
    with pytest.raises(LookupError, match="player-pink"):
        map_picture(steam, Position([Laid((6, 4), "S1", 0, {(0, 3): "pink"})]), "en")


def test_a_set_without_a_map_of_hexes_has_no_picture() -> None:
    with pytest.raises(LayoutFault, match="no map"):
        map_picture(open_set("trucker"), Position(), "en")
