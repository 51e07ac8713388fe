"""Words of pieces that differ are told apart by the sentences that say them, in every language."""

from __future__ import annotations

import pytest

from tests.games.played import the_set
from tests.pages.rules_texts import LANGUAGES
from validator.content.checks.languages import family_of, words_in
from validator.content.vocabulary import wording


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["empires", "race", "race-2018", "roll", "steam"])
def test_words_that_differ_are_said_otherwise(name: str, language: str) -> None:
    content = the_set(name)
    found: dict[tuple[str, str], set[str]] = {}
    for _, piece in content.every_piece():
        for _, word in words_in(piece):
            family = family_of(content, word)
            found.setdefault((family, content.texts(language).sentence(family, word)), set()).add(wording(word))
    assert [wordings for wordings in found.values() if len(wordings) > 1] == []
