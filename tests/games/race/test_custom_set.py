"""A custom set of Race for the Galaxy: twelve new cards with every effect word, six removed, three changed, no code."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.print.press import Job, render
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.content.vocabulary import wording
from validator.play.checking import everything_wrong
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.race.words.vocabulary import Development, World
from validator.play.lookup import game_of, open_set
from validator.play.playtest.run import playtest

SET = """\
extends: race
title: {en: Outer Reach, zh-Hant: 外域, zh-Hans: 外域}
remove: [W05, W15, W26, W37, D10, D17]
change:
  S3: {points: 2}
  W59: {defence: 8, points: 8}
  D16: {cost: 5, powers: [{do: strength, amount: 4}]}
"""
WORLDS = """\
world:
  - id: X01
    title: {en: Tidal Forge, zh-Hant: 潮汐鍛爐, zh-Hans: 潮汐锻炉}
    cost: 4
    points: 2
    good: rare
    powers:
      - {do: sale_bonus, cards: 2, good: rare, from: here}
      - {do: produce_here, cards: 1}
  - id: X02
    title: {en: Dockhands’ Barricade, zh-Hant: 碼頭工街壘, zh-Hans: 码头工街垒}
    defence: 2
    points: 1
    good: novelty
    keywords: [rebel]
    powers:
      - {do: strength, amount: 1}
      - {do: draw_when_produced, cards: 2}
  - id: X03
    title: {en: Uplifted Otter Lagoon, zh-Hant: 開智水獺潟湖, zh-Hans: 开智水獭泻湖}
    defence: 4
    points: 3
    good: genes
    keywords: [uplift]
    powers:
      - {do: strength_against, amount: 2, against: rebel}
      - {do: draw_per_world, good: genes}
  - id: X04
    title: {en: Oracle Buoy, zh-Hant: 神諭浮標, zh-Hans: 先知浮标}
    cost: 1
    points: 0
    powers:
      - {do: consume_all, less: 2}
      - {do: guess_top_card, least: 2, most: 5}
  - id: X05
    title: {en: Grand Caravanserai, zh-Hant: 大驛站, zh-Hans: 大客栈}
    cost: 4
    points: 2
    powers:
      - {do: consume, goods: 2, different: true, points: 3, cards: 1}
      - {do: draw_per_kind}
  - id: X06
    title: {en: Sunken Alien Choir, zh-Hant: 異星沉歌, zh-Hans: 异星沉歌}
    cost: 5
    points: 3
    good: alien
    keywords: [alien]
    powers:
      - {do: settle_discount, cards: 1, good: alien}
      - {do: produce_on_windfall}
"""
DEVELOPMENTS = """\
development:
  - id: X07
    title: {en: Homesteaders’ Lottery, zh-Hant: 墾荒抽籤, zh-Hans: 垦荒抽签}
    count: 2
    cost: 3
    points: 1
    powers: [{do: free_world}, {do: draw_after_settling}, {do: draw_when_producing}]
  - id: X08
    title: {en: Letters of Marque, zh-Hant: 私掠許可, zh-Hans: 私掠许可}
    count: 2
    cost: 3
    points: 1
    powers: [{do: sudden_strength, amount: 2}, {do: pay_for_military, discount: 2}]
  - id: X09
    title: {en: Deep-Field Array, zh-Hant: 深空陣列, zh-Hans: 深空阵列}
    cost: 4
    points: 1
    powers: [{do: explore_draw, cards: 2}, {do: explore_keep}, {do: draw_before_developing}]
  - id: X10
    title: {en: Guild of Joiners, zh-Hant: 匠作行會, zh-Hans: 匠作行会}
    cost: 4
    points: 2
    powers: [{do: develop_discount, cards: 1}, {do: draw_after_developing, cards: 2}, {do: draw_when_consuming}]
  - id: X11
    title: {en: Parliament of Tides, zh-Hant: 潮汐議會, zh-Hans: 潮汐议会}
    cost: 6
    powers: [{do: sell, bonuses: true}, {do: discard_for_points, cards: 3}]
    bonus:
      - {each: named, card: X01, points: 3}
      - {each: world, keyword: uplift, points: 2}
      - {each: card, keyword: alien, points: 2}
      - {each: strength, points: 1}
  - id: X12
    title: {en: Ledger of the Reach, zh-Hant: 外域總帳, zh-Hans: 外域总账}
    cost: 6
    powers: [{do: draw_per_good, good: rare}, {do: draw_if_most, good: novelty, cards: 2}]
    bonus:
      - {each: development, power_in: produce, points: 2}
      - {each: chip_points, per: 4, points: 1}
      - {each: good, points: 1}
"""
NEW = [f"X{number:02}" for number in range(1, 13)]
GAMES = 200
LANGUAGES = ("en", "zh-Hant", "zh-Hans")


@pytest.fixture(scope="module")
def reach(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sets") / "reach"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET, encoding="utf-8")
    (folder / "worlds.yaml").write_text(WORLDS, encoding="utf-8")
    (folder / "developments.yaml").write_text(DEVELOPMENTS, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def content(reach: Path) -> ContentSet:
    return open_set(str(reach))


def test_it_is_legal_and_nothing_in_it_is_suspicious(content: ContentSet) -> None:
    found = everything_wrong(content)
    assert [str(issue) for issue in found if issue.severity is not Severity.ADVICE] == []


def test_its_new_cards_use_every_word(content: ContentSet) -> None:
    cards = [content.by_id[name] for name in NEW]
    powers = {type(power) for card in cards if isinstance(card, World | Development) for power in card.powers}
    bonuses = {type(bonus) for card in cards if isinstance(card, Development) for bonus in card.bonus}
    assert powers == set(content.words.families["power"])
    assert bonuses == set(content.words.families["bonus"])


def test_its_parts_list_follows(content: ContentSet) -> None:
    counts = {line.kind: line.count for line in content.manifest.parts}
    assert (counts["start_world"], counts["world"], counts["development"]) == (5, 61, 54)


def test_a_change_of_its_own_is_blamed_at_its_own_line(reach: Path, tmp_path: Path) -> None:
    folder = tmp_path / "spoilt"
    folder.mkdir()
    (folder / "set.yaml").write_text(SET.replace("W59: {", "W59: {cost: 2, "), encoding="utf-8")
    [issue] = [issue for issue in everything_wrong(open_set(str(folder))) if issue.code == "cost-or-defence"]
    assert f"{issue.span}".endswith("spoilt/set.yaml:6:27")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_new_cards_say_what_they_do(content: ContentSet, language: str) -> None:
    texts = content.texts(language)
    cards = [card for name in NEW if isinstance(card := content.by_id[name], World | Development)]
    said = [texts.sentence("power", power) for card in cards for power in card.powers]
    said += [texts.sentence("bonus", rule) for card in cards if isinstance(card, Development) for rule in card.bonus]
    assert len(set(said)) == len(said)
    assert any(content.title(content.by_id["X01"], language) in sentence for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_new_cards_are_drawn(content: ContentSet, language: str) -> None:
    proof = render(content, language, Job(only=("world", "development")))
    assert set(NEW) <= {side.id for side in proof.sides}
    assert proof.issues == []


def test_it_is_played_without_a_broken_game(reach: Path) -> None:
    outcome = playtest(str(reach), 60, ["random"], 1, 1, None)
    assert outcome.report.broken == 0
    assert outcome.report.played == 60


def test_its_new_cards_come_to_lie_in_tableaus(content: ContentSet) -> None:
    game = game_of(content)
    table = game.table(content)
    laid: set[str] = set()
    for number in range(GAMES):
        dice, state = Dice(number, 1), game.start(table, 2 + number % 3, number)
        while settle(state) is not None:
            choose(state, state.options[below(dice, len(state.options))])
        assert game.faults(state) == []
        laid.update(table.designs[design] for tableau in state.tableaus for design in tableau.cards)
    assert set(NEW) <= laid
    assert not {"W05", "W15", "W26", "W37", "D10", "D17"} & laid


def test_its_changed_cards_count_in_play(content: ContentSet) -> None:
    table = game_of(content).table(content)
    start, citadel, carriers = (table.designs.index(name) for name in ("S3", "W59", "D16"))
    assert (table.printed[start], table.defence[citadel], table.printed[citadel]) == (2, 8, 8)
    assert table.cost[carriers] == 5
    assert [wording(power) for power in table.faces[carriers].powers] == ["strength amount=4"]
