"""A map with a game on it, in progress and at its end in a report: tiles as they are turned, owners' colours,
cities.
"""

from __future__ import annotations

import math
import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path

import pytest

from generator.cli import main
from generator.front.illustrations.albums import report_pictures
from generator.front.illustrations.map_pictures import final_map, network_map
from generator.print.drawing.hexes import EDGES, centre_of
from generator.print.drawing.scene import IDENTITY, Group, Item, Matrix, Scene, Use, combined
from generator.print.drawing.scene import Path as DrawnPath
from generator.print.drawing.shapes import moved
from generator.print.drawing.written import read
from generator.print.parts.desk import LayoutFault
from generator.print.pictures.maps import map_picture
from generator.print.writers.svg import face_svg
from tests.faces.drawings import bounds, texts
from tests.games.steam.tabletop import Desk, plain_table
from validator.content.loading import ContentSet
from validator.content.vocabulary import Laid, Position
from validator.play.games.steam.game import GAME
from validator.play.games.steam.rules.building import build_city, new_city_sites, site_of
from validator.play.games.steam.rules.state import COLOURS
from validator.play.games.steam.telling.table_view import position_of
from validator.play.lookup import open_set
from validator.play.playtest.figures.results import Picture
from validator.play.playtest.page.book import Album
from validator.play.playtest.run import Outcome, end_of, opened, playtest, write_reports
from validator.play.playtest.running.plan import Plan, bench_of, plan_of
from validator.play.playtest.running.roster import agent_named

ACROSS, ORIGIN = 32.0, (32.441, 25.0)
RED, BLUE, BED = "#cc3d2c", "#3274bb", "#d3c095"
WIDTH = 6.0


@pytest.fixture(scope="module")
def steam() -> ContentSet:
    return open_set("steam")


def lines(
    items: tuple[Item, ...], matrix: Matrix = IDENTITY
) -> list[tuple[DrawnPath, tuple[float, float, float, float]]]:
    """Every path with its box on the map, in drawing order."""
    found: list[tuple[DrawnPath, tuple[float, float, float, float]]] = []
    for item in items:
        if isinstance(item, Group):
            found += lines(item.items, combined(matrix, item.matrix))
        elif isinstance(item, Use):
            found += lines(item.symbol.items, combined(matrix, item.matrix))
        elif isinstance(item, DrawnPath):
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


def the_plan() -> Plan:
    bench = bench_of("steam", ["random"], opened, agent_named)
    return plan_of("steam", (("random",) * 3,), 3, bench)


def the_map() -> Picture:
    assert GAME.map_pictures is not None
    content = open_set("steam")
    return final_map(content, end_of(the_plan(), 0, content), GAME.map_pictures)


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """A run of a game without a map."""
    return playtest("empires", 2, ["random"], 3, 1, None, seats=(2,))


def test_track_lies_as_it_was_laid_in_its_owners_colour() -> None:
    desk = Desk()
    desk.lay(1, (7, 4), "S1 0-3")
    assert position_of(desk.state).tiles == [Laid((7, 4), "S1", 0, {(0, 3): "yellow"}, False)]


def test_sections_of_one_tile_have_owners_of_their_own() -> None:
    desk = Desk()
    desk.lay(0, (7, 4), "S1 0-3")
    desk.lay(2, (6, 5), "S2 1-2")
    desk.lay(2, (7, 4), "X1 0-3 1-4")
    (tile,) = [laid for laid in position_of(desk.state).tiles if laid.place == (7, 4)]
    assert tile.owners == {(0, 3): "red", (1, 4): "blue"}


def test_track_that_is_nobodys_has_no_owner() -> None:
    desk = Desk()
    desk.lay(0, (7, 4), "S1 0-3")
    desk.turn(0)
    desk.end(0)
    assert position_of(desk.state).tiles[0].owners == {}


def test_a_marker_lies_on_track_in_a_town() -> None:
    desk = Desk()
    desk.lay(0, (7, 4), "S1 0-3")
    desk.lay(0, (7, 3), "S1 0,3")
    (tile,) = [laid for laid in position_of(desk.state).tiles if laid.place == (7, 3)]
    assert tile.marker
    assert tile.owners == {(0,): "red", (3,): "red"}


def test_new_cities_and_cubes_lie_on_their_hexes() -> None:
    desk = Desk()
    site = next(each for each in new_city_sites(desk.state) if site_of(desk.table, each)[0] == desk.at((7, 3)))
    build_city(desk.state, 0, site)
    desk.state.goods[COLOURS * desk.city("Chicago") + 1] = 2
    found = position_of(desk.state)
    assert found.new_cities == {(7, 3): "A"}
    assert found.cubes == {(7, 5): ["blue", "blue"]}


def test_a_run_has_the_map_of_its_first_game() -> None:
    picture = the_map()
    assert re.match(r"After round \d+\. Player 1 is red: -?\d+ points", picture.caption)
    assert "wins" in picture.caption
    assert "<svg" in picture.svg[:200]


def test_the_same_run_has_the_same_map() -> None:
    assert the_map() == the_map()


def test_the_network_that_joins_all_cities_is_drawn() -> None:
    assert GAME.map_pictures is not None
    content = open_set("steam")
    picture = network_map(content, GAME.map_pictures.network(GAME.table(content)))
    assert re.match(r"\d+ tiles of the set", picture.caption)
    assert "<svg" in picture.svg[:200]


def test_the_network_lies_in_one_players_colour() -> None:
    assert GAME.map_pictures is not None
    tiles = GAME.map_pictures.network(plain_table()).tiles
    assert len(tiles) > 20
    assert {owner for laid in tiles for owner in laid.owners.values()} == {"red"}


def test_the_page_shows_a_picture_and_needs_nothing_else(outcome: Outcome, tmp_path: Path) -> None:
    picture = Picture("A <map>", "Red & blue.", '<svg xmlns="http://www.w3.org/2000/svg"/>')
    page = write_reports(outcome, tmp_path, [Album(pictures=(picture,))])["html"].read_text(encoding="utf-8")
    found = Images()
    found.feed(page)
    (source,) = found.sources
    head, _, data = source.partition(",")
    assert head == "data:image/svg+xml;base64"
    assert b64decode(data).decode() == picture.svg
    assert "A &lt;map&gt;" in page
    assert "Red &amp; blue." in page
    assert '<a href="#pictures">' in page


def test_games_without_a_map_have_no_picture(outcome: Outcome, tmp_path: Path) -> None:
    assert report_pictures(open_set("empires"), outcome, ["en"]) == {"en": ()}
    assert "#pictures" not in write_reports(outcome, tmp_path)["html"].read_text(encoding="utf-8")


class Images(HTMLParser):
    """Collects where images come from."""

    def __init__(self) -> None:
        super().__init__()
        self.sources: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.sources.append(dict(attrs)["src"] or "")


def test_check_draws_the_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "steam", "--picture", "--output", str(tmp_path)]) == 0
    assert "track that joins all cities" in capsys.readouterr().out
    assert (tmp_path / "steam" / "network.svg").read_text(encoding="utf-8").count("<svg") == 1


def test_check_draws_no_map_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "empires", "--picture", "--output", str(tmp_path)]) == 2
    assert "a game without a map to draw" in capsys.readouterr().err
