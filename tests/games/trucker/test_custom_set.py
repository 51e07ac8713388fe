"""A custom set of Galaxy Trucker: twelve new tiles and four new cards, without a line of code."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.press import Job, render
from validator.base.issue import is_legal
from validator.content.loading import ContentSet
from validator.play.checking import everything_wrong
from validator.play.lookup import game_of, open_set
from validator.play.playtest.run import playtest

SET = """\
extends: trucker
title: {en: Scrapyard, zh-Hant: 廢船場, zh-Hans: 废船场}
rules: {rounds: [1, 2]}
remove: [L1-20]
change:
  T005: {component: {is: battery, slots: 3}}
  human: {count: 42}
  battery: {count: 40}
"""
TILES = "tile:\n" + "".join(
    f"  - {{id: X{number:02d}, edges: [{edges}], component: {{{component}}}}}\n"
    for number, (edges, component) in enumerate(
        [
            ("universal, universal, universal, universal", "is: structure"),
            ("single, double, single, double", "is: cabin"),
            ("smooth, single, double, smooth", "is: hold, slots: 4"),
            ("double, double, smooth, smooth", "is: special_hold, slots: 2"),
            ("smooth, universal, single, universal", "is: cannon"),
            ("smooth, smooth, universal, smooth", "is: double_cannon"),
            ("universal, single, smooth, single", "is: engine"),
            ("double, smooth, smooth, double", "is: double_engine"),
            ("single, smooth, single, smooth", "is: shield, covers: [rear, left]"),
            ("double, smooth, double, smooth", "is: battery, slots: 3"),
            ("universal, smooth, smooth, smooth", "is: life_support, alien: brown"),
            ("single, single, single, universal", "is: life_support, alien: purple"),
        ],
        start=1,
    )
)
TITLES = "title: {{en: New Card {0}, zh-Hant: 新卡{0}, zh-Hans: 新卡{0}}}"
CARDS = "adventure:\n" + "".join(
    f"  - {{id: N{number}, {TITLES.format(number)}, level: {level}, adventure: {{{adventure}}}}}\n"
    for number, (level, adventure) in enumerate(
        [
            (1, "event: abandoned_ship, crew: 2, credits: 4, days: 1"),
            (1, "event: planets, planets: [[red, red], [blue]], days: 2"),
            (2, "event: pirates, strength: 7, shots: [{size: large, from: rear}], credits: 9, days: 2"),
            (3, "event: sabotage, tries: 2"),
        ],
        start=1,
    )
)


@pytest.fixture(scope="module")
def scrapyard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sets") / "scrapyard"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "tiles.yaml").write_text(TILES, encoding="utf-8")
    (folder / "cards.yaml").write_text(CARDS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def content(scrapyard: Path) -> ContentSet:
    return open_set(str(scrapyard))


def test_it_is_legal(content: ContentSet) -> None:
    found = everything_wrong(content)
    assert is_legal(found), [str(issue) for issue in found]


def test_more_cabins_without_more_crew_are_noticed(scrapyard: Path, tmp_path: Path) -> None:
    folder = tmp_path / "short"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET.replace("  human: {count: 42}\n", ""), encoding="utf-8")
    (folder / "tiles.yaml").write_text(TILES, encoding="utf-8")
    assert "too-few-tokens" in {issue.code for issue in everything_wrong(open_set(str(folder)))}


def test_its_parts_list_follows(content: ContentSet) -> None:
    counts = {line.kind: line.count for line in content.manifest.parts}
    assert (counts["tile"], counts["adventure"]) == (156, 63)


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_its_new_pieces_are_drawn(content: ContentSet, language: str) -> None:
    proof = render(content, language, Job(only=("tile", "adventure")))
    drawn = {side.id for side in proof.sides}
    assert {f"X{number:02d}" for number in range(1, 13)} | {f"N{number}" for number in range(1, 5)} <= drawn
    assert proof.issues == []


def test_it_is_played_without_a_broken_game(scrapyard: Path) -> None:
    outcome = playtest(str(scrapyard), 12, ["random"], 1, 1, None)
    assert outcome.report.broken == 0


def test_its_changed_tile_counts_in_play(content: ContentSet) -> None:
    table = game_of(content).table(content)
    assert "T005" in game_of(content).designs(table)
    assert content.span("T005", "component").file.endswith("scrapyard/set.yaml")
