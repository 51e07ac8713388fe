"""A custom set of Roll for the Galaxy: six new tiles and a new faction, one tile removed, one changed, no code."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.press import Job, render
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.content.vocabulary import titled_parts, wording
from validator.play.checking import everything_wrong
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.roll.table.compiled import Table
from validator.play.games.roll.words.vocabulary import Development, World
from validator.play.lookup import game_of, open_set
from validator.play.playtest.run import playtest

SET = """\
extends: roll
title: {en: Lantern Worlds, zh-Hant: 燈火諸星, zh-Hans: 灯火诸星}
remove: [G55]
change:
  G02:
    back:
      is: world
      title: {en: Saffron Fields, zh-Hant: 番紅花原野, zh-Hans: 番红花原野}
      colour: novelty
      cost: 3
      gains: [{do: gain_credits, credits: 4}]
"""
TILES = """\
tile:
  - id: X01
    front:
      is: development
      title: {en: Lamplighters’ Guild, zh-Hant: 燈夫公會, zh-Hans: 灯夫公会}
      cost: 2
      powers: [{do: reassign, most: 2, from: settle, to: [explore, ship]}]
    back:
      is: world
      title: {en: Beacon Shoals, zh-Hant: 燈塔淺灘, zh-Hans: 灯塔浅滩}
      colour: novelty
      cost: 3
      gains: [{do: gain_dice, colour: novelty, to: cup}, {do: gain_credits, credits: 3}]
  - id: X02
    front:
      is: development
      title: {en: Tidal Customs House, zh-Hant: 潮汐海關, zh-Hans: 潮汐海关}
      cost: 3
      powers: [{do: credits_per_trade, credits: 2, colours: [genes]}, {do: credits_at_end, phase: ship, credits: 1}]
    back:
      is: world
      title: {en: Brackish Nursery, zh-Hant: 鹹水育苗場, zh-Hans: 咸水育苗场}
      colour: genes
      cost: 4
      gains: [{do: gain_dice, colour: novelty, to: world}, {do: gain_dice, colour: genes, to: citizenry}]
  - id: X03
    front:
      is: development
      title: {en: Night Market, zh-Hant: 夜市, zh-Hans: 夜市}
      cost: 4
      powers: [{do: buy_points, credits: 3, points: 2}, {do: points_per_consume, points: 1, colours: [novelty]}]
    back:
      is: world
      title: {en: Ember Quarry, zh-Hant: 餘燼採石場, zh-Hans: 余烬采石场}
      colour: rare
      cost: 3
      gains: [{do: gain_dice, colour: rare, to: citizenry}, {do: gain_credits, credits: 4}]
  - id: X04
    front:
      is: development
      title: {en: Almanac of Lights, zh-Hant: 諸光曆書, zh-Hans: 诸光历书}
      cost: 6
      bonus: {each: world, colour: novelty, points: 1}
    back:
      is: world
      title: {en: Vault of First Light, zh-Hant: 初光寶庫, zh-Hans: 初光宝库}
      colour: alien
      cost: 5
      gains: [{do: gain_dice, colour: alien, to: world}, {do: gain_credits, credits: 2}]
  - id: X05
    front:
      is: development
      title: {en: Surveyors’ Relay, zh-Hant: 測量接力站, zh-Hans: 测量接力站}
      cost: 5
      powers: [{do: completion_discount, phase: settle, workers: 1, colours: [grey]}, {do: scout_on_top}]
    back:
      is: world
      title: {en: Garrison Lightship, zh-Hant: 衛戍燈船, zh-Hans: 卫戍灯船}
      colour: grey
      cost: 3
      gains: [{do: gain_dice, colour: military, to: cup}, {do: gain_dice, colour: military, to: citizenry}]
  - id: X06
    front:
      is: development
      title: {en: Wick Dynasty, zh-Hant: 燭芯王朝, zh-Hans: 烛芯王朝}
      cost: 6
      powers: [{do: stock_more, colour: consumption, credits: 4}]
      bonus: {each: dice, colour: consumption, per: 2, points: 1}
    back:
      is: world
      title: {en: Paper-Lantern Reef, zh-Hant: 紙燈礁, zh-Hans: 纸灯礁}
      colour: novelty
      cost: 2
      gains: [{do: gain_dice, colour: consumption, to: cup}]
"""
FACTIONS = """\
faction:
  - id: X07
    left:
      is: development
      title: {en: Keepers of the Flame, zh-Hant: 守火者, zh-Hans: 守火者}
      cost: 1
      powers: [{do: credits_per_citizen, phase: explore, colour: novelty, credits: 1, per: 1}]
    right:
      is: world
      title: {en: Cinder Roost, zh-Hant: 灰燼棲地, zh-Hans: 灰烬栖地}
      colour: grey
      cost: 1
      gains: [{do: gain_dice, colour: novelty, to: citizenry}]
"""
NEW = [f"X{number:02}" for number in range(1, 8)]
GAMES = 600
LANGUAGES = ("en", "zh-Hant", "zh-Hans")


@pytest.fixture(scope="module")
def lanterns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sets") / "lanterns"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "tiles.yaml").write_text(TILES, encoding="utf-8")
    (folder / "factions.yaml").write_text(FACTIONS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def content(lanterns: Path) -> ContentSet:
    return open_set(str(lanterns))


def test_it_is_legal_and_nothing_in_it_is_suspicious(content: ContentSet) -> None:
    found = everything_wrong(content)
    assert [str(issue) for issue in found if issue.severity is not Severity.ADVICE] == []


def test_its_parts_list_follows(content: ContentSet) -> None:
    counts = {line.kind: line.count for line in content.manifest.parts}
    assert (counts["tile"], counts["faction"], counts["home"]) == (60, 10, 9)


def test_a_fault_of_its_own_is_blamed_at_its_own_line(lanterns: Path, tmp_path: Path) -> None:
    folder = tmp_path / "spoilt"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    spoilt = TILES.replace(
        "{do: gain_dice, colour: military, to: citizenry}", "{do: gain_dice, colour: military, to: world}"
    )
    (folder / "tiles.yaml").write_text(spoilt, encoding="utf-8")
    [issue] = [issue for issue in everything_wrong(open_set(str(folder))) if issue.code == "no-room"]
    line = next(
        number
        for number, text in enumerate(spoilt.splitlines(), start=1)
        if "to: world}]" in text and "military" in text
    )
    assert f"spoilt/tiles.yaml:{line}:" in str(issue.span)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_new_faces_say_what_they_do(content: ContentSet, language: str) -> None:
    texts = content.texts(language)
    faces = [face for name in NEW for face in titled_parts(content.by_id[name]).values()]
    said = [texts.sentence("power", power) for face in faces for power in face.powers]
    said += [texts.sentence("bonus", face.bonus) for face in faces if isinstance(face, Development) and face.bonus]
    assert len(said) == 11
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_new_tiles_are_drawn(content: ContentSet, language: str) -> None:
    proof = render(content, language, Job(only=("tile", "faction")))
    assert set(NEW) <= {side.id for side in proof.sides}
    assert proof.issues == []


def test_it_is_played_without_a_broken_game(lanterns: Path) -> None:
    outcome = playtest(str(lanterns), 24, ["random"], 1, 1, None)
    assert outcome.report.broken == 0
    assert outcome.report.played == 24


def test_its_new_tiles_come_to_lie_in_tableaus_on_both_faces(content: ContentSet) -> None:
    game = game_of(content)
    table: Table = game.table(content)
    laid: set[tuple[str, int]] = set()
    for number in range(GAMES):
        dice, state = Dice(number, 1), game.start(table, 2 + number % 4, number)
        while settle(state) is not None:
            choose(state, state.options[below(dice, len(state.options))])
        assert game.faults(state) == []
        laid.update((table.designs[face >> 1], face & 1) for tableau in state.tableaus for face in tableau)
    assert {(name, side) for name in NEW for side in range(2)} <= laid
    assert "G55" not in {name for name, _ in laid}


def test_its_changed_tile_counts_in_play(content: ContentSet) -> None:
    table: Table = game_of(content).table(content)
    back = table.face[2 * table.designs.index("G02") + 1]
    assert isinstance(back, World)
    assert back.cost == 3
    assert [wording(gain) for gain in back.gains] == ["gain_credits credits=4"]
