"""Effects are said on paper in the same words that play them, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ruled.making import CARDS, KIT, written
from validator.play.lookup import open_set

RULES = """\
zones:
  row: {start: {each: card}, called: {en: row, zh-Hant: 牌列, zh-Hans: 牌列}}
  deck: {of: player, seen: nobody, called: {en: deck, zh-Hant: 牌庫, zh-Hans: 牌库}}
  hand: {of: player, seen: owner, called: {en: hand, zh-Hant: 手牌, zh-Hans: 手牌}}
  laid: {of: player, by: true, called: {en: table, zh-Hant: 桌上, zh-Hans: 桌上}}
numbers:
  coins: {of: player, called: {en: coins, zh-Hant: 金幣, zh-Hans: 金币}}
dice:
  two: {count: 2, sides: 6, called: {en: dice, zh-Hant: 骰子, zh-Hans: 骰子}}
play: [{run: does, each: row}, {choose: [build], pass: true}]
actions: {build: {called: {en: build, zh-Hant: 建造, zh-Hans: 建造}, do: [{gain: points}]}}
"""
SAID = [
    ("{draw: 2}", "Draw 2.", "抽 2 張。"),
    ("{move: 2, from: row, to: laid}", "Move 2 cards from row to table.", "將牌列的 2 張牌移到桌上。"),
    ("{move: all, from: row, to: laid}", "Move all cards from row to table.", "將牌列的全部牌移到桌上。"),
    ("{draw: 1, from: row}", "Move 1 card from row to hand.", "將牌列的 1 張牌移到手牌。"),
    ("{gain: coins, by: 2}", "Coins +2.", "金幣 +2。"),
    ("{pay: coins}", "Coins −1.", "金幣 −1。"),
    ("{set: coins, to: 5}", "Set coins to 5.", "金幣變為 5。"),
    ("{roll: two}", "Roll 2 × dice.", "擲 2 顆骰子。"),
    ("{first: me}", "You go first from now on.", "你成為起始玩家。"),
    ("{end: turn}", "The turn ends.", "回合結束。"),
    ("{shuffle: deck}", "Shuffle deck.", "將牌庫洗勻。"),
    ("{choose: [build], pass: true}", "You may: build.", "可執行：建造。"),
    ("{pass_on: hand}", "Everybody hands their hand to the next player.", "所有人把手牌交給下家。"),
    ("{for: others, do: [{pay: coins}]}", "Each other player: coins −1.", "其他每位玩家：金幣 −1。"),
    (
        "{pick: {from: hand}, then: [{move: it, to: laid}]}",
        "Put a card from hand into table.",
        "將手牌的一張牌放入桌上。",
    ),
    (
        "{if: {each: hand, from: 4}, then: [{gain: coins}], else: [{draw: 1}]}",
        "If 4 or more are in hand: coins +1; otherwise: draw 1.",
        "若手牌有 4 或以上：金幣 +1；否則：抽 1 張。",
    ),
    (
        "{gain: coins, by: {each: laid, where: {suit: red}}}",
        "Coins + (each card (red) in table).",
        "金幣增加：桌上的每個牌（red）。",
    ),
]


@pytest.mark.parametrize(("effect", "english", "chinese"), SAID)
def test_an_effect_is_said_as_it_is_played(effect: str, english: str, chinese: str, tmp_path: Path) -> None:
    cards = CARDS.replace("{id: B4,", f"{{id: B4, does: [{effect}],")
    kit = KIT.replace(
        "  card:\n", "  card:\n    called: {en: card, zh-Hant: 牌, zh-Hans: 牌}\n    several: {en: cards}\n"
    )
    content = open_set(written(tmp_path / "mine", RULES, {"cards.yaml": cards, "kit.yaml": kit}))
    said = [content.words.sentences(content.by_id["B4"], language) for language in ("en", "zh-Hant")]
    assert said == [[english], [chinese]]


def test_what_is_written_on_a_card_is_printed_on_it() -> None:
    content = open_set("kits/hoard")
    market = content.by_id["market"]
    said = content.words.worded(market, "does", market.does, "en", ())  # type: ignore[attr-defined]
    assert said == "Draw 1. Deeds +1. Buys +1. Coins +1."
