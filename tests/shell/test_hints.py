"""A hint is what `search` would choose, and sees no more than the seat does."""

from __future__ import annotations

import pytest

from generator.front.tasks.seating import agents_of, new_header
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.roster import agent_named
from validator.play.shell.person import Hint, hint, hint_of
from validator.play.shell.session import Session

GAMES = ("race", "empires", "roll", "steam", "trucker")


def asked(name: str) -> tuple[Session, Hint]:
    """A game at its first choice, and the hint there."""
    content = open_set(name)
    game = game_of(content)
    header = new_header(content, name, ["me"] * content.manifest.players.least, 2, "en")
    session = Session(game, content, header, agents_of(game, header))
    return session, hint(session, game, 2)


@pytest.fixture(params=GAMES, scope="module")
def given(request: pytest.FixtureRequest) -> tuple[Session, Hint]:
    return asked(request.param)


def test_a_hint_is_one_of_the_answers(given: tuple[Session, Hint]) -> None:
    session, found = given
    assert 0 <= found.place < len(session.state.options)


def test_the_others_lie_behind_the_nearest_first(given: tuple[Session, Hint]) -> None:
    behind = [other.behind for other in given[1].others]
    assert behind == sorted(behind) and min(behind, default=0) >= 0


def test_the_same_position_has_the_same_hint() -> None:
    assert asked("race")[1] == asked("race")[1]


def test_a_quicker_player_gives_a_hint_that_compares_nothing() -> None:
    session, _ = asked("race")
    game = game_of(open_set("race"))
    found = hint_of(agent_named("greedy")(game, 2), session, game)
    assert 0 <= found.place < len(session.state.options)
    assert (found.others, found.guesses) == ((), 0)


def test_a_hint_changes_nothing() -> None:
    session, _ = asked("empires")
    before = session.state.key()
    hint(session, game_of(open_set("empires")), 3)
    assert session.state.key() == before
