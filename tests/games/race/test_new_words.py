"""The test set whose cards join words in ways no card of the box does; `benchmarks/new_cards.py` plays it."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.base.issue import Severity
from validator.content.vocabulary import Piece, tag_of
from validator.play.checking import everything_wrong
from validator.play.games.race.words.vocabulary import Development
from validator.play.lookup import open_set

NEW_WORDS = open_set(str(Path(__file__).with_name("new_words")))
NEW = tuple(f"N{number}" for number in range(1, 9))
CARDS = {piece.id: piece for _, piece in NEW_WORDS.every_piece()}


def words(card: Piece) -> frozenset[str]:
    """The words of a card's powers and bonuses."""
    bonuses = (card.bonus or ()) if isinstance(card, Development) else ()
    return frozenset(tag_of(type(word)) for word in (*getattr(card, "powers", ()), *bonuses))


@pytest.mark.parametrize("new", NEW)
def test_no_card_of_the_box_joins_these_words(new: str) -> None:
    joined = words(CARDS[new])
    assert not [name for name, card in CARDS.items() if name not in NEW and joined <= words(card)]


def test_nothing_is_wrong_but_what_is_far_out_on_purpose() -> None:
    found = {(issue.severity, issue.code) for issue in everything_wrong(NEW_WORDS)}
    assert found == {(Severity.ADVICE, "far-out")}
