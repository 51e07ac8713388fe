"""A game that is left and gone on with equals the game played without a break; a choice can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.played import the_game, the_set
from validator.play.agents.contract import Agent
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS
from validator.play.engine.transcript import (
    FORMAT,
    End,
    Header,
    Pause,
    Transcript,
    TranscriptDiffers,
    read,
    replay,
    write,
)
from validator.play.playtest.run import opened
from validator.play.playtest.running.roster import agent_named
from validator.play.shell.session import Refusal, Session

SEATS = {
    "empires": ("me", "greedy", "random"),
    "race": ("me", "greedy"),
    "roll": ("random", "me"),
    "steam": ("me", "random", "random"),
    "trucker": ("me", "random"),
}
LEFT_AFTER = 25


def session(name: str, seats: tuple[str, ...] | None = None, seed: int = 4) -> Session:
    game, _ = the_game(name)
    names = seats or SEATS[name]
    header = Header(proofpress=FORMAT, game=name, set=name, seats=names, seed=seed, language="en")
    agents: list[Agent | None] = [
        None if kind == "me" else agent_named(kind)(game, seat) for seat, kind in enumerate(names)
    ]
    return Session(game, the_set(name), header, agents)


def advance(playing: Session, choices: int | None = None, made: int = 0) -> int:
    """Make so many choices, or all to the end; the person's by a dice of each choice's own. How many were made."""
    while playing.decision is not None and made != choices:
        playing.news()
        agent = playing.agent
        if agent is None:
            options = playing.state.options
            playing.choose(options[below(Dice(made), len(options))])
        else:
            playing.choose_by(agent)
        made += 1
    return made


@pytest.mark.parametrize("name", SEATS)
def test_a_game_with_a_break_equals_the_game_without(name: str, tmp_path: Path) -> None:
    straight = session(name)
    advance(straight)
    first = session(name)
    made = advance(first, LEFT_AFTER)
    write(first.left(), tmp_path / "left.jsonl")
    second = session(name)
    second.go_on(read(tmp_path / "left.jsonl"))
    advance(second, made=made)
    assert second.finished() == straight.finished()


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """The file of a game of Race that was left."""
    playing = session("race")
    advance(playing, 6)
    write(playing.left(), tmp_path / "left.jsonl")
    return tmp_path / "left.jsonl"


def test_a_game_that_was_left_replays_up_to_there(left: Path) -> None:
    assert isinstance(replay(left, opened).end, Pause)


def test_another_position_is_not_gone_on_with(left: Path) -> None:
    transcript = read(left)
    assert isinstance(transcript.end, Pause)
    other = Transcript(header=transcript.header, choices=transcript.choices, end=Pause(saved="0", dice=[None, None]))
    with pytest.raises(TranscriptDiffers, match="line 8: the position in which the game was left is another"):
        session("race").go_on(other)


def at_a_question(name: str) -> Session:
    """A game at its first question to the person."""
    playing = session(name)
    while playing.agent is not None:
        advance(playing, 1)
    return playing


def test_a_choice_between_cards_in_hand_is_taken_back() -> None:
    playing = at_a_question("race")
    before, question = repr(playing.state.key()), type(playing.decision)
    playing.choose(playing.state.options[0])
    assert playing.undo() is None
    assert (repr(playing.state.key()), type(playing.decision)) == (before, question)


def test_a_game_with_a_choice_taken_back_is_written_down_without_it() -> None:
    straight, wavering = at_a_question("race"), at_a_question("race")
    wavering.choose(wavering.state.options[0])
    wavering.undo()
    advance(straight)
    advance(wavering)
    assert wavering.finished() == straight.finished()


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    assert at_a_question("race").undo() == Refusal("undo-nothing")


def test_what_others_chose_since_is_not_taken_back() -> None:
    playing = session("race", ("me", "random"))
    advance(playing, 8)
    while playing.agent is not None:
        advance(playing, 1)
    assert playing.undo() == Refusal("undo-others", 1)


def test_a_card_drawn_from_the_deck_cannot_be_put_back() -> None:
    playing = at_a_question("empires")
    playing.choose(playing.state.options[0])
    playing.choose(PASS)
    assert playing.undo() == Refusal("undo-revealed")


def test_a_whole_game_says_why_it_ended() -> None:
    playing = session("empires", ("random", "random"))
    advance(playing)
    end = playing.finished().end
    assert isinstance(end, End)
    assert any("All 6 rounds have been played." in line for line in end.told)
