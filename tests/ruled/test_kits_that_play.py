"""The ruled kits that travel with Proofpress keep every duty of a game; worked cases of their rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import ROOT
from tests.ruled.making import RULED, Table
from validator.play.conformance.asking import broken_duties

MOST_LINES = dict.fromkeys(RULED, 90) | {
    "tide": 25,
    "shed": 20,
    "sealed": 20,
    "squall": 35,
    "hoard": 60,
    "harbour": 60,
    "garland": 30,
}
"""Each kit, and the most lines that its rules may have."""


@pytest.mark.parametrize(
    "name", [pytest.param(one, marks=[pytest.mark.slow] * (one not in ("tide", "rain"))) for one in RULED]
)
def test_a_ruled_kit_keeps_every_duty_of_a_game(name: str) -> None:
    assert broken_duties(f"kits/{name}") == []


@pytest.mark.parametrize(("name", "most"), MOST_LINES.items())
def test_rules_are_short(name: str, most: int) -> None:
    rules = (ROOT / "content" / "kits" / name / "rules.yaml").read_text(encoding="utf-8")
    assert len(rules.splitlines()) <= most


def test_every_kit_with_rules_is_held() -> None:
    assert list(RULED) == sorted(file.parent.name for file in Path(ROOT / "content" / "kits").glob("*/rules.yaml"))


# Tricks


def trick(*played: str, hands: tuple[tuple[str, ...], ...] = ((), (), ())) -> Table:
    """Three hands in which the first player has played a card."""
    table = Table("kits/tide", 3)
    table.settle()
    for seat, hand in enumerate(hands):
        table.lay("hand", *hand, seat=seat)
    for card in played:
        table.take(f"Play {card}")
    return table


HANDS = (("wave-3", "sun-1", "sun-2"), ("wave-9", "flame-1", "leaf-2"), ("sun-4", "moon-5", "moon-6"))


def test_who_has_the_suit_led_follows_it() -> None:
    assert trick("Wave 3", hands=(HANDS[0], ("wave-9", "wave-2", "flame-1"), HANDS[2])).offered() == [
        "Play Wave 9",
        "Play Wave 2",
    ]


def test_who_has_none_of_it_plays_anything() -> None:
    table = trick("Wave 3", hands=(HANDS[0], ("leaf-9", "flame-1"), HANDS[2]))
    assert table.offered() == ["Play Leaf 9", "Play Flame 1"]


def test_the_lowest_flame_beats_the_suit_led() -> None:
    table = trick("Wave 3", "Flame 1", "Sun 4", hands=(HANDS[0], ("flame-1", "leaf-2", "leaf-3"), HANDS[2]))
    assert table.lying("won", seat=1) == ["wave-3", "flame-1", "sun-4"]


def test_without_a_flame_the_highest_of_the_suit_led_wins() -> None:
    table = trick("Wave 3", "Leaf 9", "Sun 4", hands=(HANDS[0], ("leaf-9", "leaf-2", "leaf-3"), HANDS[2]))
    assert table.lying("won", seat=0) == ["wave-3", "leaf-9", "sun-4"]


def test_a_moon_costs_a_point_and_a_twelve_brings_two() -> None:
    table = Table("kits/tide", 3)
    table.lay("won", "moon-1", "moon-12", "sun-12", "leaf-3", seat=2)
    assert table.game.scores(table.state)[2] == -2 + 4


# Sealed bids


def test_the_suit_of_the_prize_beats_any_number() -> None:
    table = Table("kits/sealed", 3)
    table.settle()
    table.lay("prize", "sun-7")
    for seat, hand in enumerate((("leaf-12", "wave-1"), ("sun-2", "wave-2"), ("moon-11", "wave-3"))):
        table.lay("hand", *hand, seat=seat)
    table.take("Leaf 12", "Sun 2", "Moon 11")
    assert table.lying("won", seat=1) == ["sun-7"]


# Shedding


def test_a_card_of_the_same_suit_or_rank_may_be_laid() -> None:
    table = Table("kits/shed", 3)
    seat = table.settle().seat(table.state)
    table.lay("pile", "sun-7")
    table.lay("hand", "sun-2", "leaf-7", "wave-1", seat=seat)
    assert table.offered() == ["Follow suit with Sun 2", "Match rank with Leaf 7", "Draw a card"]


def test_the_first_empty_hand_ends_it() -> None:
    table = Table("kits/shed", 3)
    seat = table.settle().seat(table.state)
    table.lay("pile", "sun-7")
    table.lay("hand", "sun-2", seat=seat)
    table.take("Follow suit with Sun 2")
    assert table.settle() is None


# Drafting


def test_hands_are_handed_to_the_next_player() -> None:
    table = Table("kits/garland", 3)
    table.settle()
    for seat, hand in enumerate(
        (("sun-1", "sun-2", "sun-3"), ("leaf-1", "leaf-2", "leaf-3"), ("moon-1", "moon-2", "moon-3"))
    ):
        table.lay("hand", *hand, seat=seat)
    table.take("Marigold 1", "Fern 1", "Lily 1")
    assert table.lying("hand", seat=1) == ["sun-2", "sun-3"]


def test_five_sorts_are_worth_ten_and_three_of_one_two() -> None:
    table = Table("kits/garland", 3)
    table.lay("garland", "sun-1", "sun-1", "sun-1", "leaf-1", "wave-1", "flame-1", "moon-1")
    assert table.game.scores(table.state)[0] == 7 + 10 + 2


# Dice


def test_only_harbours_that_the_haul_reaches_are_offered() -> None:
    table = Table("kits/squall", 2)
    table.settle()
    table.lay("open", "H1", "H2", "H4")
    table.keep("haul", 10)
    assert table.offered() == ["Roll", "Land in Cove", "Land in Pier"]


def test_a_harbour_ends_the_turn() -> None:
    table = Table("kits/squall", 2)
    table.settle()
    table.lay("open", "H1", "H2", "H4")
    table.keep("haul", 10)
    table.take("Land in Pier")
    assert table.settle().seat(table.state) == 1


# Deck builder


def second_turn(*hand: str) -> Table:
    """The second player's turn with a hand."""
    table = Table("kits/hoard", 2)
    table.settle()
    table.lay("hand", *hand, seat=1)
    table.lay("deck", *["copper"] * 6, seat=1)
    table.take("pass")
    return table


def test_a_hand_is_worth_its_coins() -> None:
    assert second_turn("gold", "silver", "copper").kept("coins", seat=1) == 6


def test_a_card_is_bought_for_what_it_costs() -> None:
    table = second_turn("gold", "silver", "copper")
    table.take("Buy Manor")
    assert (table.lying("discard", seat=1)[0], table.kept("coins", seat=1)) == ("manor", 1)


def test_what_stands_on_a_deed_happens() -> None:
    table = second_turn("village", "chapel")
    table.take("Do Village")
    assert (table.lying("laid", seat=1), table.kept("deeds", seat=1)) == (["village"], 2)


def test_others_with_four_cards_discard_one() -> None:
    table = second_turn("raid", "chapel")
    table.take("Do Raid")
    assert table.settle().seat(table.state) == 0


def test_land_counts_wherever_it_lies() -> None:
    table = Table("kits/hoard", 2)
    for zone, card in (("deck", "castle"), ("hand", "manor"), ("discard", "hut"), ("laid", "copper")):
        table.lay(zone, card)
    assert table.game.scores(table.state)[0] == 6 + 3 + 1


# Workers


def test_a_house_works_when_its_owner_goes_to_a_place_of_its_land() -> None:
    table = Table("kits/harbour", 2)
    table.settle()
    table.lay("built", "H3", "H1")
    table.take("Send a worker to Jetty")
    assert (table.kept("fish"), table.kept("planks")) == (1 + 2 + 1, 1)


def test_only_houses_that_can_be_paid_are_offered() -> None:
    table = Table("kits/harbour", 2)
    table.settle()
    table.lay("offer", "H1", "H6")
    table.keep("planks", 2)
    table.take("Send a worker to Builder")
    assert table.offered() == ["Build Cabin", "pass"]
