"""Cards described by their words, whatever the words are."""

from __future__ import annotations

from typing import Literal

import pytest

from validator.content.vocabulary import Modifier, Piece, Titled
from validator.play.learned.weights import described, designs_described, words_of_set
from validator.play.lookup import open_set


class Sing(Modifier, frozen=True, kw_only=True):
    """A word that no game has."""

    notes: int
    key: Literal["high", "low"] = "low"
    softly: bool = False


class Face(Titled, frozen=True, kw_only=True):
    """A part with a name."""

    cost: int


class Song(Piece, frozen=True, kw_only=True):
    """A card."""

    cost: int = 0
    powers: tuple[Sing, ...] = ()
    left: Face | None = None


@pytest.mark.parametrize(
    ("card", "says"),
    [
        (Song(id="A", count=7, title={"en": "Air"}), {}),
        (Song(id="A", cost=3), {"cost": 3.0}),
        (Song(id="A", powers=(Sing(notes=4),)), {"sing": 1.0, "sing.notes": 4.0, "sing.key=low": 1.0}),
        (
            Song(id="A", powers=(Sing(notes=1, softly=True),)),
            {"sing": 1.0, "sing.notes": 1.0, "sing.key=low": 1.0, "sing.softly": 1.0},
        ),
        (
            Song(id="A", powers=(Sing(notes=1), Sing(notes=2, key="high"))),
            {"sing": 2.0, "sing.notes": 3.0, "sing.key=low": 1.0, "sing.key=high": 1.0},
        ),
        (Song(id="A", left=Face(title={"en": "Air"}, cost=2)), {"left": 1.0, "left.cost": 2.0}),
    ],
)
def test_a_card_is_described_by_its_words_and_numbers(card: Song, says: dict[str, float]) -> None:
    assert described(card) == says


def test_cards_are_described_in_the_order_of_their_numbers() -> None:
    assert [card["cost"] for card in designs_described(open_set("race"), ["D17", "D16"])] == [
        open_set("race").by_id[name].cost
        for name in ("D17", "D16")  # type: ignore[attr-defined]
    ]


def test_a_part_of_a_piece_is_described_alone() -> None:
    content = open_set("roll")
    tile = content.pieces["tile"][0]
    (face,) = designs_described(content, [f"{tile.id}.front"])
    assert face == described(tile.front)  # type: ignore[attr-defined]


def test_every_game_describes_its_cards() -> None:
    assert all(words_of_set(open_set(name)) for name in ("empires", "race", "roll", "steam", "trucker"))
