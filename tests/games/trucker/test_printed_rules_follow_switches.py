"""The printed rules of Galaxy Trucker follow the profile: what the publisher's differs in is said otherwise."""

from __future__ import annotations

import msgspec
import pytest

from tests.pages.rules_texts import LANGUAGES, said
from validator.play.games.trucker.words.vocabulary import VOCABULARY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("switch", ["take_back", "number_tile", "surviving_part", "first_alien_round"])
def test_a_switch_of_the_publishers_profile_changes_the_printed_rules(language: str, switch: str) -> None:
    documented, publisher = (VOCABULARY.profiles[name] for name in ("documented", "publisher"))
    changed = msgspec.structs.replace(documented, **{switch: getattr(publisher, switch)})
    assert said("trucker", language, changed) != said("trucker", language, documented)
