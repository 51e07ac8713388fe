"""Sentences that say the contrary of others, and sentences that only say the same in other words."""

from __future__ import annotations

import pytest

from validator.content.checks.contrary_words import Words, tokens_of
from validator.content.checks.written import strangers

TURNED = [
    ("en", "In each Consume phase, draw $cards cards.", "In each Consume phase, each player draws $cards cards."),
    ("zh-Hant", "消費階段抽$cards 張牌。", "消費階段每位玩家抽$cards 張牌。"),
    ("en", "$points points for each good on your worlds.", "$points points for each good in your hand."),
    ("en", "Military strength +$amount.", "Military strength −$amount."),
    ("en", "town, + $stub per track", "town, - $stub per track"),
    ("en", "Put $cities new city on a town.", "Put $cities town on a new city."),
    ("en", "Worlds cost you $cards less.", "Worlds cost other players $cards less."),
    ("zh-Hans", "从一名对手手中随机拿$cards 张牌。", "从自己手中随机拿$cards 张牌。"),
    ("en", "Put $goods goods on empty windfall worlds.", "Take $goods goods from windfall worlds."),
    ("en", "Power 2 for 1 battery, and no tile behind it.", "Power 2 without a battery, and no tile behind it."),
    ("zh-Hans", "每位玩家失去$crew 名船员。", "每位玩家得到$crew 名船员。"),
]
SAME = [
    ("en", "Every round each player pays $1 for each share.", "Each round, $1 must be paid for every share."),
    ("zh-Hant", "比所有人先運送貨物。", "你第一個運送貨物。"),
    (
        "en",
        "Gain $c credits when you consume a good of a world.",
        "Each good you consume of a world brings $c credits.",
    ),
    ("en", "No raid or invasion can be aimed at this card.", "This card can’t be raided or invaded."),
    ("zh-Hant", "失去$crew 名乘員。", "少$crew 名乘員。"),
    ("zh-Hans", "先把自己的$count 颗骰子放回公共区。", "先失去自己的$count 颗骰子，放回公共区。"),
    ("en", "Draw $cards cards for each of your worlds.", "You draw $cards cards per world in your tableau."),
    ("en", "Draw a card when you sell a good.", "When you sell a good, draw a card."),
]


def turned(language: str, before: str, now: str) -> object:
    words = Words(language, things=("world", "development"))
    return words.turned(tokens_of(before), tokens_of(now))


@pytest.mark.parametrize(("language", "before", "now"), TURNED)
def test_the_contrary_is_told(language: str, before: str, now: str) -> None:
    assert turned(language, before, now) is not None


@pytest.mark.parametrize(("language", "before", "now"), SAME)
def test_the_same_in_other_words_is_not(language: str, before: str, now: str) -> None:
    assert turned(language, before, now) is None


@pytest.mark.parametrize(
    ("text", "language", "strange"),
    [
        ("监听帝国", "zh-Hant", "监国"),
        ("監聽前哨", "zh-Hant", ""),
        ("監聽前哨", "zh-Hans", "監聽"),
        ("看着瞭望台", "zh-Hans", ""),
        ("监听帝国", "en", ""),
    ],
)
def test_characters_of_the_other_script_are_found(text: str, language: str, strange: str) -> None:
    assert strangers(text, language) == strange
