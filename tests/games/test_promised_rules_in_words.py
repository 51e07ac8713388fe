"""What play should show of a game's rules is said in Chinese too, for the pages of reports."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from validator.play.lookup import games, open_set

IN_CHINESE = [(game, language) for game in games() for language in ("zh-Hant", "zh-Hans")]
PREFIX = "promise-rule-"


def rules_of(game: str) -> set[str]:
    """The keys of all rules that a set of the game may promise."""
    promises = vars(import_module(f"validator.play.games.{game}.coverage.promises"))
    return {key for name, rules in promises.items() if name.endswith("RULES") for key in rules}


def told_in(game: str, language: str) -> dict[str, str]:
    """The rules that the built-in set's texts tell, by key."""
    content = open_set(game)
    keys = {
        found[1]
        for file in content.text_files(language)
        for found in re.finditer(rf"^{PREFIX}([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    return {key: content.texts(language).say(PREFIX + key) for key in keys}


@pytest.mark.parametrize(("game", "language"), IN_CHINESE)
def test_every_promised_rule_is_told(game: str, language: str) -> None:
    assert rules_of(game) ^ told_in(game, language).keys() == set()


@pytest.mark.parametrize(("game", "language"), IN_CHINESE)
def test_no_two_rules_are_told_alike(game: str, language: str) -> None:
    told = list(told_in(game, language).values())
    assert [one for one in told if told.count(one) > 1] == []
