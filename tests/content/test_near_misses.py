"""What is suggested for a name that nothing has."""

from __future__ import annotations

import pytest

from validator.base.issue import MOST_LIKE, near


@pytest.mark.parametrize(
    ("word", "known", "found"),
    [
        ("strenght", ["stretch", "strength"], "'strength'"),
        ("E1", ["E41", "E01", "E10"], "'E01'"),
        ("l1-1", ["L1-10", "L1-01"], "'L1-01'"),
        ("E10", ["E01"], "'E01'"),
        ("zebra", ["strength"], None),
        (f"E{'0' * MOST_LIKE}1", ["E01"], None),
        ("E1", [f"E{'0' * MOST_LIKE}1"], None),
    ],
    ids=[
        "letters exchanged",
        "noughts left out",
        "noughts and small letters",
        "no more than near",
        "nothing near",
        "a word that is endless",
        "a known one that is",
    ],
)
def test_the_nearest_is_found(word: str, known: list[str], found: str | None) -> None:
    assert near(word, known) == found
