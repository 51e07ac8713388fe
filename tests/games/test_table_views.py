"""What every game shows of its table: nothing that a seat cannot see, and options that are about what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.engine.step import Decision, choose, settle
from validator.play.engine.table_view import Shown, TableView
from validator.play.games.roll.rules.building import PlaceWorker, SpendWorker
from validator.play.games.roll.telling.obstacles import why_no_die
from validator.play.games.roll.words.numbers import COLOURS, DEVELOPERS, STACKS
from validator.play.lookup import game_of, open_set

GAMES = ("race", "empires", "roll", "steam", "trucker")
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
MOST_CHOICES = 400
LOOKED_AT_EACH = 7
"""Of a game's decisions every seventh is looked at."""


class Standing(NamedTuple):
    """A position at a decision."""

    state: Any
    decision: Decision[Any]
    seat: int


class Played(NamedTuple):
    """Positions of one game, chosen in turn from all that is offered."""

    content: ContentSet
    game: Game
    view: TableView
    standing: list[Standing]


def played(name: str) -> Played:
    content = open_set(name)
    game = game_of(content)
    table = game.table(content)
    assert game.table_view is not None
    view = game.table_view(table, content, "en")
    return Played(content, game, view, list(positions(game, table, content.manifest.players.least)))


def positions(game: Game, table: Any, seats: int) -> Iterator[Standing]:
    state = game.start(table, seats, 5)
    for number in range(MOST_CHOICES):
        decision = settle(state)
        if decision is None:
            return
        if number % LOOKED_AT_EACH == 0:
            yield Standing(state.copy(), decision, decision.seat(state))
        choose(state, state.options[(number * 5 + 3) % len(state.options)])


@pytest.fixture(params=GAMES, scope="module")
def found(request: pytest.FixtureRequest) -> Played:
    return played(request.param)


def test_what_is_hidden_does_not_show(found: Played) -> None:
    seats = [(each.state, seat) for each in found.standing for seat in range(each.state.seats)]
    guesses = [(state, found.game.imagine(state, seat, 11), seat) for state, seat in seats]
    assert all(found.view.shown(true, seat) == found.view.shown(guess, seat) for true, guess, seat in guesses)


def test_every_option_has_its_touch(found: Played) -> None:
    assert all(len(found.view.touched(at.state, at.decision)) == len(at.state.options) for at in found.standing)


def test_options_are_about_what_lies_there(found: Played) -> None:
    """Ends of an empty stack and zones without dice have nothing that lies there."""
    touched = kept = 0
    for at in found.standing:
        keys = keys_of(found.view.shown(at.state, at.seat)) | {f"seat/{seat}" for seat in range(at.state.seats)}
        touches = [touch.keys for touch in found.view.touched(at.state, at.decision) if touch.keys]
        touched += len(touches)
        kept += sum(any(key in keys for key in touch) for touch in touches)
    assert kept == touched > 0


def keys_of(shown: Shown) -> set[str]:
    return {piece.key for place in shown.places for piece in place.pieces}


def test_no_key_names_two_things(found: Played) -> None:
    shown = [found.view.shown(at.state, at.seat) for at in found.standing]
    assert all(len(keys_of(one)) == sum(len(place.pieces) for place in one.places) for one in shown)


def test_what_is_shown_is_of_the_set(found: Played) -> None:
    ids = {piece.id for _, piece in found.content.every_piece()}
    shown = [found.view.shown(at.state, at.seat) for at in found.standing]
    assert {piece.piece for one in shown for place in one.places for piece in place.pieces} <= ids | {""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_has_its_words(found: Played, language: str) -> None:
    table = found.game.table(found.content)
    assert found.game.table_view is not None
    view = found.game.table_view(table, found.content, language)
    shown = [view.shown(at.state, at.seat) for at in found.standing]
    headings = {place.heading for one in shown for place in one.places}
    headings |= {figure.heading for one in shown for seat in (*one.figures, one.table) for figure in seat}
    assert "" not in headings


def test_why_not_is_asked_for_anything_that_lies_there(found: Played) -> None:
    for at in found.standing:
        for key in keys_of(found.view.shown(at.state, at.seat)):
            assert isinstance(found.view.why_not(at.state, at.decision, key), str)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["roll", "steam"])
def test_every_hex_or_die_that_cannot_be_chosen_says_why(game: str, language: str) -> None:
    """Where an option names hexes or dice of one's own, the others of that place are told of in a sentence."""
    found = played(game)
    assert found.game.table_view is not None
    view = found.game.table_view(found.game.table(found.content), found.content, language)
    told = 0
    for at in found.standing:
        touched = {key for touch in view.touched(at.state, at.decision) for key in touch.keys}
        kinds = {key.rpartition("/")[0] for key in touched} & {"map", f"{at.seat}/die"}
        keys = keys_of(view.shown(at.state, at.seat)) - touched
        for key in (key for key in keys if key.rpartition("/")[0] in kinds):
            assert view.why_not(at.state, at.decision, key)[-1:] in (".", "。"), (type(at.decision), key)
            told += 1
    assert told > 50


@pytest.mark.parametrize("decision", [PlaceWorker(0, 0), SpendWorker(0, 0)])
def test_a_die_ahead_says_that_too_few_follow_it(decision: PlaceWorker | SpendWorker) -> None:
    """Of four dice three are needed: the second colour comes next, from the third on there are too few."""
    game = game_of(open_set("roll"))
    state = game.start(game.table(open_set("roll")), 2, 5)
    place = DEVELOPERS if isinstance(decision, PlaceWorker) else STACKS
    state.mats[0][place : place + COLOURS] = [1, 2, 1] + [0] * (COLOURS - 3)
    state.bound, state.left = 1, 3
    assert decision.options(state) == [1]
    told = [why_no_die(state, decision, place + colour).key for colour in (0, 2)]
    assert told == ["why-passed-over", "why-too-few-after"]
