"""The printed rules of Roll for the Galaxy follow its switches, and its sentences tell their words apart."""

from __future__ import annotations

from typing import Any

import pytest

from validator.content.lint import family_of, words_in
from validator.content.vocabulary import wording
from validator.games.roll.switches import RollRules
from validator.lookup import open_set

LANGUAGES = ["en", "zh-Hant", "zh-Hans"]
CHANGES: dict[str, Any] = {
    "start_cup": 4,
    "start_citizenry": 3,
    "start_credits": 2,
    "credit_cap": 12,
    "stock_credits": 3,
    "points_per_player": 15,
    "tableau_end": 10,
    "trade_price": {"novelty": 2, "rare": 4, "genes": 5, "alien": 6},
    "consume_points": 2,
    "match_points": 2,
    "recruiting": "mandatory",
    "recalling": "stacks_and_goods",
    "extra_die_for_two": False,
    "reserve": "all_chips",
    "dictates": 2,
    "dictate_selector": True,
    "scouted_tiles": "anywhere",
    "start_tiles": "cheaper_world",
    "forced_recall": False,
    "wild_faces": "after_reveal",
    "producing": "optional",
    "shipping": "optional",
    "dice_bonus": "points",
    "final_tie": "most_tiles",
}
"""Another value for every switch."""


def said(language: str, rules: RollRules) -> str:
    values: dict[str, object] = {}
    for name in rules.__struct_fields__:
        value = getattr(rules, name)
        if isinstance(value, dict):
            values |= {f"{name}_{key}": each for key, each in value.items()}
        else:
            values[name] = ("yes" if value else "no") if isinstance(value, bool) else value
    return open_set("roll").texts(language).say("rules-summary", **values)


def test_another_value_is_tried_for_every_switch() -> None:
    assert list(CHANGES) == list(RollRules.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", CHANGES)
def test_a_switch_changes_the_printed_rules(language: str, switch: str) -> None:
    assert said(language, RollRules(**{switch: CHANGES[switch]})) != said(language, RollRules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_differ_are_said_otherwise(language: str) -> None:
    content = open_set("roll")
    found: dict[tuple[str, str], set[str]] = {}
    for _, piece in content.every_piece():
        for _, word in words_in(piece):
            family = family_of(content, word)
            found.setdefault((family, content.texts(language).sentence(family, word)), set()).add(wording(word))
    assert [wordings for wordings in found.values() if len(wordings) > 1] == []
