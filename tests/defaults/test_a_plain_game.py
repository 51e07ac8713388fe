"""The state, guesses, observer and narrator that a first game gets, tried on the smallest of games."""

from __future__ import annotations

from typing import Any

import pytest

from tests import ROOT
from validator.content.loading import ContentSet
from validator.content.texts import Texts
from validator.play.defaults.record import LOST, ahead, imagined, lost, seen
from validator.play.defaults.state import Choice, PlainState, copied, frozen
from validator.play.engine.game import Game
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set


@pytest.fixture
def content(monkeypatch: pytest.MonkeyPatch) -> ContentSet:
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    return open_set(str(ROOT / "tests" / "sixth_game" / "lanterns"))


@pytest.fixture
def game(content: ContentSet) -> Game:
    return game_of(content)


@pytest.fixture
def table(game: Game, content: ContentSet) -> Any:
    return game.table(content)


@pytest.fixture
def state(game: Game, table: Any) -> Any:
    begun = game.start(table, 2, 1)
    settle(begun)
    return begun


# Copies and keys


@pytest.mark.parametrize("value", [[1, [2, [3]]], {1: [2]}, {1, 2}, (1, "two"), None])
def test_a_copy_of_a_plain_value_equals_it(value: Any) -> None:
    assert copied(value) == value


@pytest.mark.parametrize("value", [[[1], [2]], [{1: 2}], [[]], {1: [2]}])
def test_a_copy_shares_nothing_that_can_change(value: Any) -> None:
    inner = copied(value)[0] if isinstance(value, list) else copied(value)[1]
    inner.clear()
    assert frozen(value) != frozen(inner)


@pytest.mark.parametrize(
    ("value", "expected"),
    [([1, [2]], (1, (2,))), ({2: [1], 1: []}, ((1, ()), (2, (1,)))), ({3, 1}, (1, 3)), ("a", "a")],
)
def test_a_frozen_value_can_be_hashed(value: Any, expected: Any) -> None:
    assert frozen(value) == expected


class Slotted(PlainState):
    """A state that declares its fields as slots."""

    __slots__ = ("cells",)

    def __init__(self) -> None:
        super().__init__(None, 1, 1)
        self.cells = [[1], [2]]


def test_fields_in_slots_are_copied_as_well() -> None:
    state = Slotted()
    state.copy().cells[0].append(9)
    assert state.cells == [[1], [2]]


def test_a_step_that_waits_is_part_of_the_key(state: Any) -> None:
    other = state.copy()
    other.stack[-1] = type(other.stack[-1])(1)
    assert other.key() != state.key()


# Guesses


def test_a_seat_keeps_its_own_hand_in_a_guess(state: Any) -> None:
    assert all(imagined(state, 0, seed).hands[0] == state.hands[0] for seed in range(5))


def test_a_rivals_hand_is_guessed(state: Any) -> None:
    assert len({frozen(imagined(state, 0, seed).hands[1]) for seed in range(8)}) > 1


def test_a_guess_leaves_each_back_where_it_was(state: Any) -> None:
    state.table.backs = [0, 1, 0, 1]
    guess = imagined(state, 0, 4)
    assert [design % 2 for design in guess.box] == [design % 2 for design in state.box]


def test_a_rivals_cards_are_not_seen(state: Any) -> None:
    other = state.copy()
    other.hands[1][0], other.box[0] = 3 - other.hands[1][0], other.box[0]
    assert seen(other, 0) == seen(state, 0) and seen(other, 1) != seen(state, 1)


def test_a_lost_card_is_told(state: Any) -> None:
    state.box.pop()
    assert lost(state) == [LOST]


# Value, observer, narrator, spotlight


@pytest.mark.parametrize(
    ("points", "seat", "expected"), [([3, 5], 0, -2), ([3, 5], 1, 2), ([4], 0, 4), ([1, 1, 9], 0, -8)]
)
def test_a_value_is_points_ahead(points: list[int], seat: int, expected: int, state: Any) -> None:
    assert ahead(lambda _: points)(state, seat) == expected


def test_what_is_dealt_is_drawn(game: Game, table: Any, state: Any) -> None:
    observer = game.observer(table)
    observer.start(state)
    uses = observer.finish(state).uses
    assert uses == {(seat, design, 0) for seat in (0, 1) for design in state.hands[seat]}


def test_what_a_seat_lays_open_is_played(game: Game, table: Any, state: Any) -> None:
    observer = game.observer(table)
    observer.start(state)
    action = state.options[0]
    choose(state, action, observer)
    assert (0, action, 1) in observer.finish(state).uses


def test_a_text_of_the_set_tells_before_that_of_any_game(
    game: Game, table: Any, content: ContentSet, state: Any
) -> None:
    narrator = game.narrator(table, content, "en")
    choose(state, state.options[0], narrator)
    assert " hangs " in narrator.told()[0]


@pytest.mark.parametrize(
    ("language", "said"), [("en", " chooses: "), ("zh-Hant", "選擇："), ("zh-Hans", "选择："), ("fr", " chooses: ")]
)
def test_any_game_is_told_without_texts(
    game: Game, table: Any, content: ContentSet, state: Any, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(content._texts, language, Texts(language, []))
    narrator = game.narrator(table, content, language)
    choose(state, state.options[0], narrator)
    assert said in narrator.told()[0]


def test_nothing_of_a_rivals_hand_is_shown_to_a_person(game: Game, table: Any, content: ContentSet, state: Any) -> None:
    shown = "\n".join(game.narrator(table, content, "en").situation(state, 0))
    assert "Player 1, hands" in shown and "Player 2, hands" not in shown


def test_a_design_is_dealt_on_purpose(game: Game, table: Any) -> None:
    numbers = range(len(game.promises(table)))
    dealt = [game.spotlight(table, 2, 5, number) for number in numbers]
    assert all(number in start.hands[0] + start.hands[1] for number, start in zip(numbers, dealt, strict=True))


class Pass(Choice[Any]):
    """A choice of a card or nothing."""


def test_a_pass_has_a_name(game: Game, table: Any, content: ContentSet, state: Any) -> None:
    state.options = [0, -1]
    assert game.narrator(table, content, "en").ask(state, Pass(0))[1][1] == "nothing"
