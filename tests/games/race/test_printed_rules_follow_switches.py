"""The printed rules of Race for the Galaxy follow its switches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pages.rules_texts import LANGUAGES, said
from validator.play.games.race.words.switches import RaceRules
from validator.play.lookup import open_set

CHANGES: dict[str, Any] = {
    "start_hand": 7,
    "start_discards": 3,
    "beginner_hands": True,
    "explore_draw": 3,
    "explore_keep": 2,
    "hand_limit": 9,
    "tableau_end": 14,
    "points_per_player": 15,
    "sale_price": {"novelty": 1, "rare": 3, "genes": 4, "alien": 5},
    "consume_powers": "optional",
    "trade": "optional",
    "two_player_actions": "one_of_seven",
    "new_card_powers": "at_once",
    "duplicate_developments": True,
    "trade_powers_count": "trade_and_consume",
    "double_hand_discards": True,
    "alien_worlds_barred": False,
    "reserve_chips": False,
    "timing_order": "seat",
    "final_tie": "start_number",
    "strength_floor": True,
}
"""Another value for every switch."""


def test_another_value_is_tried_for_every_switch() -> None:
    assert list(CHANGES) == list(RaceRules.__struct_fields__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", CHANGES)
def test_a_switch_changes_the_printed_rules(language: str, switch: str) -> None:
    assert said("race", language, RaceRules(**{switch: CHANGES[switch]})) != said("race", language, RaceRules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bonus_for_a_named_card_says_its_title(language: str) -> None:
    content = open_set("race")
    development = next(piece for piece in content.pieces["development"] if piece.id == "D30")
    sentence = content.texts(language).sentence("bonus", development.bonus[-1])  # type: ignore[attr-defined]
    assert content.title(content.by_id["D01"], language) in sentence
