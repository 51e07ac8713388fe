"""Numbers that sentences say: as the fields have them, the same in every language, and silenced by a comment."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.base.issue import Issue, Severity
from validator.content.checks.printed_numbers import are_other, numbers_in
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

CODES = {"fixed-number", "value-left-out", "other-numbers", "missing-number"}
HEAD = "title: {en: Mine, zh-Hant: 我的, zh-Hans: 我的}\n"
RACE = f"extends: race\n{HEAD}"
KIT = f"game: kit\n{HEAD}players: {{from: 2, to: 4}}\nlanguages: [en, zh-Hant]\n"
SCOUT, SEVEN = "power-explore-draw", "When exploring, draw 7 cards more."


def found(folder: Path, **files: str) -> list[Issue]:
    """What is found of numbers in a set; ``text_en`` is ``text/en.ftl``, others are files of YAML."""
    (folder / "text").mkdir()
    for name, text in files.items():
        path = f"text/{name[5:].replace('_', '-')}.ftl" if name.startswith("text_") else f"{name}.yaml"
        (folder / path).write_text(text, encoding="utf-8")
    return [issue for issue in everything_wrong(open_set(str(folder))) if issue.code in CODES]


def told(issues: list[Issue]) -> list[tuple[str, str]]:
    return [(issue.code, f"{issue.span.file.rpartition('/')[2]}:{issue.span.line}") for issue in issues]


def test_a_number_that_cards_have_otherwise_is_told_once_at_the_line_of_the_text(tmp_path: Path) -> None:
    issues = found(tmp_path, set=RACE, text_en=f"# mine\n\n{SCOUT} = {SEVEN}\n")
    assert told(issues) == [("fixed-number", "en.ftl:3")] and issues[0].severity is Severity.WARNING
    assert "$cards, which is" in str(issues[0])


def test_it_is_told_in_every_language_that_says_it(tmp_path: Path) -> None:
    issues = found(tmp_path, set=RACE, text_en=f"{SCOUT} = {SEVEN}", text_zh_Hant=f"{SCOUT} = 探索時多抽7張。")
    assert told(issues) == [("fixed-number", "en.ftl:1"), ("fixed-number", "zh-Hant.ftl:1")]


def test_it_is_told_in_a_set_of_one_language(tmp_path: Path) -> None:
    issues = found(tmp_path, set=f"{RACE}languages: [en]\n", text_en=f"{SCOUT} = {SEVEN}")
    assert told(issues) == [("fixed-number", "en.ftl:1")]


def test_a_value_that_one_language_leaves_out_is_told(tmp_path: Path) -> None:
    issues = found(tmp_path, set=RACE, text_zh_Hant=f"{SCOUT} = 探索時多抽牌。")
    assert told(issues) == [("value-left-out", "zh-Hant.ftl:1")]


def test_a_value_that_the_only_language_leaves_out_is_told_where_a_card_has_more_than_one(tmp_path: Path) -> None:
    head, text = (
        "extends: empires\ntitle: {en: Mine}\nlanguages: [en]\n",
        "A rival discards some cards and draws as many.",
    )
    issues = found(tmp_path, set=head, text_en=f"ability-threat = {text}\nability-bully = The next player pays more.")
    assert told(issues) == [("value-left-out", "en.ftl:1")]


@pytest.mark.parametrize("language", ["en", "zh_Hant"])
def test_a_comment_on_either_side_says_that_it_is_meant(language: str, tmp_path: Path) -> None:
    texts = {"text_en": "label-mine = Up to 5 of them", "text_zh_Hant": "label-mine = 最多8個"}
    comment = "# numbers differ" if language == "en" else "# 數字不同：規則如此"
    texts[f"text_{language}"] = f"{comment}\n{texts[f'text_{language}']}"
    assert told(found(tmp_path, set=f"{RACE}languages: [en, zh-Hant]\n", **texts)) == []


def test_numbers_that_differ_between_languages_are_told(tmp_path: Path) -> None:
    texts = {"text_en": "label-mine = Up to 5 of them", "text_zh_Hant": "label-mine = 最多8個"}
    issues = found(tmp_path, set=f"{RACE}languages: [en, zh-Hant]\n", **texts)
    assert told(issues) == [("other-numbers", "zh-Hant.ftl:1")] or told(issues) == [("other-numbers", "en.ftl:1")]


@pytest.mark.parametrize("game", ["race", "race-2018", "roll", "trucker", "steam", "empires"])
def test_no_set_of_ours_prints_other_numbers(game: str) -> None:
    assert [issue for issue in everything_wrong(open_set(game)) if issue.code in CODES] == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Draw 1 card.", "抽3張牌。"),
        ("Draw 2 cards.", "抽牌。"),
        ("Draw cards.", "抽 ４ 張牌。"),
        ("Pay 3 and draw 2.", "付2抽3抽5。"),
    ],
)
def test_other_numbers_are_noticed(one: str, other: str) -> None:
    assert are_other(one, other) and are_other(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Draw a card.", "抽1張牌。"),
        ("Draw two cards.", "抽2張牌。"),
        ("Draw 3 cards.", "抽三張牌。"),
        ("For 2 players", "雙人遊戲"),
        ("Nobody pays.", "付0元。"),
        ("Draw 2, keep 1.", "留1張，抽２張。"),
    ],
)
def test_numbers_in_words_are_the_same_numbers(one: str, other: str) -> None:
    assert not are_other(one, other) and not are_other(other, one)


def test_long_numbers_are_no_numbers_of_a_game() -> None:
    assert numbers_in("call 00123456789012, 7") == {7}


# Kits

FIELDS = "kinds:\n  goblin:\n    fields:\n      text: {type: text, rich: true, translated: true}\n"
ARMOUR = 'keywords:\n  armour: {en: "It takes # damage less.", zh-Hant: "少受 # 點傷害。"}\n'


def goblin(text: str) -> str:
    return f"goblin:\n  - id: G1\n    title: {{en: Grim, zh-Hant: 陰}}\n    text: {text}\n"


def test_a_text_of_a_kit_says_the_same_numbers_in_every_language(tmp_path: Path) -> None:
    cards = goblin("{en: Draw 1., zh-Hant: 抽3張。}")
    assert told(found(tmp_path, set=KIT, kit=FIELDS, cards=cards)) == [("other-numbers", "cards.yaml:4")]


def test_a_comment_beside_it_says_that_it_is_meant(tmp_path: Path) -> None:
    cards = goblin("{en: Draw 1., zh-Hant: 抽3張。}  # numbers differ")
    assert told(found(tmp_path, set=KIT, kit=FIELDS, cards=cards)) == []


def test_a_keyword_whose_reminder_wants_a_number_is_given_one(tmp_path: Path) -> None:
    cards = goblin('{en: "{armour}.", zh-Hant: "{armour 2}。"}')
    assert ("missing-number", "cards.yaml:4") in told(found(tmp_path, set=KIT, kit=FIELDS + ARMOUR, cards=cards))


def test_a_reminder_that_is_not_told_leaves_no_gap(tmp_path: Path) -> None:
    cards = goblin('{en: "{armour}.", zh-Hant: "{armour}。"}')
    assert told(found(tmp_path, set=KIT, kit=f"{FIELDS}{ARMOUR}reminders: never\n", cards=cards)) == []


def test_reminders_say_the_same_in_every_language(tmp_path: Path) -> None:
    kit = FIELDS + 'keywords:\n  armour:\n    en: "It takes # damage less."\n    zh-Hant: 少受傷害。\n'
    cards = goblin('{en: "{armour 2}.", zh-Hant: "{armour 2}。"}')
    assert told(found(tmp_path, set=KIT, kit=kit, cards=cards)) == [("other-numbers", "kit.yaml:8")]


@pytest.mark.parametrize(
    ("one", "other"), [("Score 14.", "得十四分。"), ("Take 20.", "拿二十張。"), ("Pay 35.", "付三十五。")]
)
def test_numbers_that_chinese_says_in_its_own_signs_are_the_same(one: str, other: str) -> None:
    assert not are_other(one, other)
