"""The printed rules of Galaxy Trucker follow the profile: what the publisher's differs in is said otherwise."""

from __future__ import annotations

import pytest

from validator.content.vocabulary import Vocabulary
from validator.games.trucker.words import VOCABULARY
from validator.lookup import open_set

SWITCHES = ("take_back", "number_tile", "surviving_part", "first_alien_round")


def said(language: str, words: Vocabulary, **changed: object) -> str:
    rules = words.profiles["documented"]
    values = {name: getattr(rules, name) for name in rules.__struct_fields__} | changed
    plain = {name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in values.items()}
    plain |= {f"{name}_{key}": one for name, value in values.items() if isinstance(value, dict)
              for key, one in value.items()}  # fmt: skip
    return open_set("trucker").texts(language).say("rules-summary", **plain)


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
@pytest.mark.parametrize("switch", SWITCHES)
def test_a_switch_of_the_publishers_profile_changes_the_printed_rules(language: str, switch: str) -> None:
    other = getattr(VOCABULARY.profiles["publisher"], switch)
    assert said(language, VOCABULARY, **{switch: other}) != said(language, VOCABULARY)
