"""The printed rules of Age of Steam follow its switches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pages.rules_texts import LANGUAGES, said
from validator.play.games.steam.words.switches import SteamRules

CHANGES: dict[str, Any] = {
    "rounds": {3: 9, 4: 8, 5: 7, 6: 6},
    "start_cash": 12,
    "share_price": 4,
    "shares_per_turn": 2,
    "tiles_per_turn": 2,
    "delivery_rounds": 3,
    "income_per_link": 2,
    "bankruptcy": "below_zero",
    "urbanize": "any_time",
    "first_accepting_city": "may_pass",
    "track_to_nowhere": True,
    "loops": True,
    "same_hex_twice": True,
    "tracing": "first_tile",
    "pass_with_two": True,
    "growth_dice": "remaining",
    "production_spaces": "placed",
    "final_tie": "income",
    "place_double": False,
    "unowned_completed": "nobody",
    "redirect_joins": False,
}
"""Another value for every switch that the rules speak of."""
ON_BOARDS = {
    "display_city",
    "display_new_city",
    "place",
    "place_crossing",
    "place_parallel",
    "place_town",
    "place_stub",
    "replace_crossing",
    "replace_parallel",
    "replace_town",
    "replace_other",
    "redirect",
    "income_reduction",
}
"""Numbers that stand on the map and the boards, to which the rules refer."""


def test_another_value_is_tried_for_every_switch() -> None:
    assert set(CHANGES) | ON_BOARDS == set(SteamRules.__struct_fields__)
    assert not set(CHANGES) & ON_BOARDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", CHANGES)
def test_a_switch_changes_the_printed_rules(language: str, switch: str) -> None:
    assert said("steam", language, SteamRules(**{switch: CHANGES[switch]})) != said("steam", language, SteamRules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_are_told_for_the_players_a_set_allows(language: str) -> None:
    text = said("steam", language, SteamRules(rounds={4: 5, 3: 6}))
    assert "6/5" in text
    assert "3/4" in text
