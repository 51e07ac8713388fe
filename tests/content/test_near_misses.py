"""What is suggested for a name that nothing has."""

from __future__ import annotations

import pytest

from validator.base.issue import near


@pytest.mark.parametrize(
    ("word", "known", "found"),
    [
        ("strenght", ["stretch", "strength"], "'strength'"),
        ("E1", ["E41", "E01", "E10"], "'E01'"),
        ("l1-1", ["L1-10", "L1-01"], "'L1-01'"),
        ("E10", ["E01"], "'E01'"),
        ("zebra", ["strength"], None),
    ],
    ids=["letters exchanged", "noughts left out", "noughts and small letters", "no more than near", "nothing near"],
)
def test_the_nearest_is_found(word: str, known: list[str], found: str | None) -> None:
    assert near(word, known) == found
