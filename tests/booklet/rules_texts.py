"""The printed rules of the built-in sets under changed switches, for tests."""

from __future__ import annotations

from copy import copy

from generator.print.pages.rules import rule_values
from tests.games.played import the_set
from validator.content.vocabulary import Rules

LANGUAGES = ["en", "zh-Hant", "zh-Hans"]


def said(name: str, language: str, rules: Rules) -> str:
    """The rules of a set in a language, as they are printed under these switches."""
    content = copy(the_set(name))
    content.rules = rules
    return content.texts(language).say("rules-summary", **rule_values(content))
