"""A custom map of Age of Steam: own cities, towns and texts in three languages, a tile more, no code."""

from __future__ import annotations

from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]
import pytest

from generator.front.tasks.judging import found_in
from generator.print.documents import write_pdf
from generator.print.pictures.maps import map_picture
from generator.print.press import Job, all_pages, render
from tests.content.planted import drawn_issues_of, issues_of, written
from tests.faces.drawings import everything, texts, words
from tests.games.steam.tabletop import Ledger, play
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.content.vocabulary import Laid, Position
from validator.play.engine.chance import Dice
from validator.play.games.steam.table import NO_FACE, PARALLEL, Table
from validator.play.games.steam.words.vocabulary import GameMap
from validator.play.lookup import game_of, open_set
from validator.play.playtest.run import playtest

SET = """\
extends: steam
title: {en: Tideway Lines, zh-Hant: 潮路鐵道, zh-Hans: 潮路铁道}
players: {from: 3, to: 4}
rules: {rounds: {3: 6, 4: 5, 5: 4, 6: 4}, place: {plain: 2, river: 4, mountain: 5}}
remove: [rust-belt, C, D]
change:
  S1: {count: 40}
"""
MAP = """\
map:
  - id: tideway
    cities:
      - {at: [0, 1], name: {en: Saltmarsh, zh-Hant: 鹽澤, zh-Hans: 盐泽}, colour: red, group: light, number: 1}
      - {at: [4, 0], name: {en: Lanternhead, zh-Hant: 燈塔角, zh-Hans: 灯塔角}, colour: blue, group: light, number: 2}
      - {at: [8, 1], name: {en: Gullwick, zh-Hant: 鷗灣, zh-Hans: 鸥湾}, colour: yellow, group: light, number: 3}
      - {at: [1, 4], name: {en: Millford, zh-Hant: 磨坊渡, zh-Hans: 磨坊渡}, colour: purple, group: dark, number: 1}
      - {at: [5, 3], name: {en: Otter Bridge, zh-Hant: 水獺橋, zh-Hans: 水獭桥}, colour: red, group: dark, number: 2}
      - {at: [8, 4], name: {en: Kingsquay, zh-Hant: 王碼頭, zh-Hans: 王码头}, colour: blue, group: dark, number: 3}
    towns:
      - {at: [2, 1], name: {en: Three Wells, zh-Hant: 三井, zh-Hans: 三井}}
      - {at: [2, 3], name: {en: Crow Hill, zh-Hant: 鴉丘, zh-Hans: 鸦丘}}
      - {at: [4, 2], name: {en: Old Chapel, zh-Hant: 老教堂, zh-Hans: 老教堂}}
      - {at: [6, 1], name: {en: Sandbar, zh-Hant: 沙洲, zh-Hans: 沙洲}}
      - {at: [6, 4], name: {en: Heather, zh-Hant: 石南, zh-Hans: 石南}}
      - {at: [7, 2], name: {en: Beacon, zh-Hant: 烽火臺, zh-Hans: 烽火台}}
    rivers:
      - {at: [3, 1], edges: [0, 3]}
      - {at: [3, 2], edges: [0, 3]}
      - {at: [3, 3], edges: [0, 3]}
      - {at: [3, 4], edges: [0, 3]}
    mountains: [[0, 3], [5, 1], [5, 2]]
    plains: [
      [0, 2], [0, 4], [1, 0], [1, 1], [1, 2], [1, 3], [2, 0], [2, 2], [2, 4], [4, 1], [4, 3], [4, 4],
      [5, 0], [5, 4], [6, 0], [6, 2], [6, 3], [7, 1], [7, 3], [8, 0], [8, 2], [8, 3],
    ]
    lakes: [[0, 0], [3, 0], [7, 0], [7, 4]]
"""
TILES = """\
track:
  - {id: W1, count: 6, tracks: [[0, 1], [3, 4]]}
"""
TITLES = {"en": "The Tideway", "zh-Hant": "潮路", "zh-Hans": "潮路水乡"}
ROUNDS = {"en": "6/5 rounds for 3/4", "zh-Hant": "3/4人遊戲各有6/5", "zh-Hans": "3/4人游戏各有6/5"}
LANGUAGES = tuple(TITLES)
READ = ["en", *(pytest.param(language, marks=pytest.mark.slow) for language in ("zh-Hant", "zh-Hans"))]
"""Other languages are drawn alike: their names and prices are tried on the map."""
PLACES = 12
FILES = {"set.yaml": SET, "map.yaml": MAP, "tiles.yaml": TILES} | {
    f"text/{language}.ftl": f"title-tideway = {TITLES[language]}\n" for language in LANGUAGES
}


@pytest.fixture(scope="module")
def tideway(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("sets") / "tideway", FILES).folder


@pytest.fixture(scope="module")
def content(tideway: Path) -> ContentSet:
    return open_set(str(tideway))


@pytest.fixture(scope="module")
def table(content: ContentSet) -> Table:
    return Table(content)


def names(content: ContentSet, language: str) -> list[str]:
    """What the map's cities and towns are called."""
    (board,) = content.pieces["map"]
    assert isinstance(board, GameMap)
    return [city.name[language] for city in board.cities] + [town.name[language] for town in board.towns]


def test_it_is_legal_and_nothing_in_it_is_suspicious(content: ContentSet) -> None:
    found = found_in(content)
    assert [str(issue) for issue in found if issue.severity is not Severity.ADVICE] == []
    assert {issue.code for issue in found} == {"idle-number", "idle-rounds", "spare-spaces", "town-touches"}


def test_its_parts_list_follows(content: ContentSet) -> None:
    counts = {line.kind: line.count for line in content.manifest.parts}
    assert (counts["map"], counts["track"], counts["new_city"]) == (1, 136 - 8 + 6, 6)


def test_its_words_lie_in_its_own_files(content: ContentSet, tideway: Path) -> None:
    (board,) = content.pieces["map"]
    for language in LANGUAGES:
        assert content.title(board, language) == TITLES[language]
        assert tideway / "text" / f"{language}.ftl" in content.text_files(language)
    assert content.span("tideway", "cities", 4, "name").file.endswith("tideway/map.yaml")


# It is printed.


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_map_is_drawn_with_its_names_and_prices(content: ContentSet, language: str) -> None:
    proof = render(content, language, Job(only=("map", "track")))
    assert proof.issues == []
    fronts = {side.id: side.front for side in proof.sides}
    assert {"tideway", "W1"} <= set(fronts)
    shown = [getattr(drawn.item, "text", "") for drawn in texts(fronts["tideway"])]
    assert [shown.count(name) for name in names(content, language)] == [1] * PLACES
    assert TITLES[language] in shown
    assert not {"Chicago", "芝加哥"} & set(shown)
    assert {"$2", "$4", "$5"} <= set(shown)


@pytest.mark.parametrize("language", READ)
def test_its_pages_can_be_read(content: ContentSet, language: str, tmp_path: Path) -> None:
    job = Job(only=("map", "track", "rules"))
    proof = render(content, language, job)
    document = pypdfium2.PdfDocument(write_pdf(content, proof, job, tmp_path))
    pages = [page.get_textpage().get_text_range() for page in document]
    assert len(pages) == len(all_pages(proof)) > len(proof.pages) + len(proof.rules)
    printed = " ".join(pages)
    assert [name for name in names(content, language) if name not in printed] == []
    assert f"{content.texts(language).kind('track')} 3/3 · S3,X1-X3,P1-P4,V1-V5,W1 · A4" in printed
    told = "".join(words(page) for page in proof.rules).replace(" ", "")
    assert ROUNDS[language].replace(" ", "") in told


@pytest.mark.parametrize("language", READ)
def test_a_game_in_progress_is_pictured(content: ContentSet, language: str) -> None:
    laid = Laid((4, 1), "W1", 2, {(2, 3): "red", (0, 5): "blue"})
    scene = map_picture(content, Position([laid], new_cities={(2, 1): "G"}, cubes={(0, 1): ["red", "black"]}), language)
    inks = {getattr(drawn.item, "stroke", None) for drawn in everything(scene)}
    assert {"#cc3d2c", "#3274bb"} <= inks
    shown = {getattr(drawn.item, "text", None) for drawn in texts(scene)}
    assert {*names(content, language), "G"} <= shown


# It is played.


def test_it_is_played_without_a_broken_game(tideway: Path) -> None:
    outcome = playtest(str(tideway), 8, ["random"], 1, 1, None)
    assert (outcome.report.broken, outcome.report.played) == (0, 8)


@pytest.mark.slow
def test_greedy_plays_it_too(tideway: Path) -> None:
    outcome = playtest(str(tideway), 2, ["greedy"], 1, 1, None)
    assert (outcome.report.broken, outcome.report.played) == (0, 2)


def test_games_played_to_their_end_lay_its_tile_and_pay_its_prices(content: ContentSet, table: Table) -> None:
    game = game_of(content)
    new, found, laid = table.tile_ids.index("W1"), list[str](), 0
    assert {table.faces.form[face] for face in range(table.faces.count) if table.faces.tile[face] == new} == {PARALLEL}
    for number in range(8):
        ledger = Ledger()
        state = game.start(table, 3 + number % 2, number)
        play(state, Dice(number, 1), ledger, 6)
        found += [f"game {number}: {fault}" for fault in [*ledger.found, *game.faults(state)]]
        assert state.round <= (6, 5)[number % 2]
        faces = [face for face in state.track.face if face != NO_FACE]
        laid += sum(table.faces.tile[face] == new for face in faces)
        assert len(game.scores(state)) == state.seats and faces
    assert found == []
    assert laid


# It is spoilt.


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("map.yaml", "[3, 3], edges: [0, 3]", "[3, 3], edges: [0, 2]", "broken-river"),
        ("map.yaml", "colour: blue, group: light, ", "group: light, ", "missing-field"),
        ("map.yaml", "zh-Hans: 鸥湾", "zh: 鸥湾", "missing-translation"),
        ("map.yaml", "{en: Sandbar", "{en: Gullwick", "twin-title"),
        ("map.yaml", "colour: purple, group: dark", "colour: purple, group: light", "twin-number"),
        ("map.yaml", "[7, 0], [7, 4]]", "[7, 0], [7, 3]]", "twin-hex"),
        ("tiles.yaml", "[3, 4]]", "[1, 4]]", "shared-edge"),
    ],
)
def test_a_mistake_is_found_at_its_line(file: str, old: str, new: str, code: str, tmp_path: Path) -> None:
    text = FILES[file]
    assert text.count(old) == 1
    line = text[: text.index(old)].count("\n") + 1
    found = issues_of(written(tmp_path, {**FILES, file: text.replace(old, new)}))
    places = [f"{issue.span}" for issue in found if issue.code == code]
    assert any(place.startswith(f"fleet/{file}:{line}:") for place in places), [str(issue) for issue in found]


def test_a_city_with_a_name_too_long_for_its_hex_is_found(tmp_path: Path) -> None:
    spoilt = MAP.replace("en: Otter Bridge", "en: The Old Stone Bridge over the River of Otters at Otterby")
    found = drawn_issues_of(written(tmp_path, {**FILES, "map.yaml": spoilt}))
    places = {str(issue.span) for issue in found if issue.code == "text-overflow"}
    assert "fleet/map.yaml:2:5" in places
