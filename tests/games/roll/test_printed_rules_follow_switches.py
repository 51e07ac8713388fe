"""The printed rules of Roll for the Galaxy follow its switches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pages.rules_texts import LANGUAGES, said
from validator.play.games.roll.words.switches import RollRules

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


def test_another_value_is_tried_for_every_switch() -> None:
    assert list(CHANGES) == list(RollRules.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", CHANGES)
def test_a_switch_changes_the_printed_rules(language: str, switch: str) -> None:
    assert said("roll", language, RollRules(**{switch: CHANGES[switch]})) != said("roll", language, RollRules())
