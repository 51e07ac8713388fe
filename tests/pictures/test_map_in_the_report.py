"""The report's picture of a map at the end of a game: what lies where, and whose it is."""

from __future__ import annotations

import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path

import pytest

from generator.cli import main
from generator.front.illustrations.albums import report_pictures
from generator.front.illustrations.map_pictures import final_map, network_map
from tests.games.steam.tabletop import Desk, plain_table
from validator.content.vocabulary import Laid
from validator.play.games.steam.game import GAME
from validator.play.games.steam.rules.building import build_city, new_city_sites, site_of
from validator.play.games.steam.rules.state import COLOURS
from validator.play.games.steam.telling.table_view import position_of
from validator.play.lookup import open_set
from validator.play.playtest.figures.results import Picture
from validator.play.playtest.page.album import Album
from validator.play.playtest.run import Outcome, end_of, opened, playtest, write_reports
from validator.play.playtest.running.plan import Plan, bench_of, plan_of
from validator.play.playtest.running.roster import agent_named


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
