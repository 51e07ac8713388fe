"""What a seat cannot see stays hidden: in guesses, in what is told, in what is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ruled.making import RULED, SEATS, Table, written
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle

ROUND = 3
"""Each position in so many is looked at."""


def positions(table: Table, games: int) -> Iterator[int]:
    """The seats that choose in some games at random, the table standing at their choice."""
    for seed in range(games):
        table.state = table.game.start(table.table, table.state.seats, seed)
        dice = Dice(seed, 5)
        while (decision := settle(table.state)) is not None:
            yield decision.seat(table.state)
            choose(table.state, table.state.options[below(dice, len(table.state.options))])


def test_a_guess_moves_no_card_between_two_decks() -> None:
    table = Table("kits/hoard", 2)
    slots = [*table.slots.zones["deck"].slots, *table.slots.zones["hand"].slots]
    for place, seat in enumerate(positions(table, 9)):
        if place >= 200 * ROUND:
            return
        if place % ROUND == 0:
            guess = table.game.imagine(table.state, seat, place)
            for owner in range(2):
                own = [slots[owner], slots[owner + 2]]
                before, after = (sorted(card for slot in own for card in each.z[slot]) for each in (table.state, guess))
                assert before == after
    pytest.fail("these games hold fewer than 200 positions")


def test_a_guess_leaves_the_seat_its_own_hand() -> None:
    table = Table("kits/tide", 3)
    table.settle()
    guess = table.game.imagine(table.state, 0, 7)
    assert guess.z[table.slots.zones["hand"].at(0)] == table.state.z[table.slots.zones["hand"].at(0)]


def test_a_guess_deals_other_hands_afresh() -> None:
    table = Table("kits/tide", 3)
    table.settle()
    guess = table.game.imagine(table.state, 0, 7)
    assert guess.z[table.slots.zones["hand"].at(1)] != table.state.z[table.slots.zones["hand"].at(1)]


def told(name: str, language: str, seed: int = 1) -> list[str]:
    """All that is told of a game at random."""
    table = Table(name, SEATS.get(name.removeprefix("kits/"), 3), seed)
    narrator, dice = table.game.narrator(table.table, table.content, language), Dice(seed)
    lines: list[str] = []
    while settle(table.state, narrator) is not None:
        choose(table.state, table.state.options[below(dice, len(table.state.options))], narrator)
        lines += narrator.told()
    return [*lines, *narrator.told(), *narrator.finish(table.state)]


def test_what_is_picked_in_secret_is_not_named_before_all_have_picked() -> None:
    secret = [line for line in told("kits/sealed", "en") if "secret" in line]
    assert set(secret) == {f"Player {seat} has chosen in secret." for seat in (1, 2, 3)}


def test_cards_that_are_drawn_are_not_named() -> None:
    assert told("kits/tide", "en")[:3] == [f"12 cards go from the stock to Player {seat}’s hand." for seat in (1, 2, 3)]


@pytest.mark.parametrize("name", RULED)
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_a_game_told_in_chinese_has_no_english_word(name: str, language: str) -> None:
    lines = [re.sub(r"(?<= )[a-t]\d{1,2}(?=[ 。])", "", line) for line in told(f"kits/{name}", language)]
    assert [line for line in lines if any("a" <= sign.lower() <= "z" for sign in line)] == []


def test_the_other_hands_are_shown_by_their_number_alone() -> None:
    table = Table("kits/tide", 3)
    table.settle()
    view = table.game.table_view(table.table, table.content, "en")  # type: ignore[misc]
    shown = view.shown(table.state, 0)
    assert [place.seat for place in shown.places if place.how == "fan"] == [0]


def test_a_deck_that_its_own_player_may_not_see_is_a_number(tmp_path: Path) -> None:
    zones = "zones: {row: {start: {each: card}}, deck: {of: player, seen: nobody}, won: {of: player}}\n"
    play = (
        "play: [{for: all, do: [{move: 3, from: row, to: deck}]}, {pick: {from: row}, then: [{move: it, to: won}]}]\n"
    )
    table = Table(written(tmp_path / "mine", zones + play), 2)
    table.settle()
    view = table.game.table_view(table.table, table.content, "en")  # type: ignore[misc]
    assert view.shown(table.state, 0).figures[0][0].value == "3"
