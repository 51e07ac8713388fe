"""Games at the terminal: what is said and typed from the first question to the last, hints, leaving and going on."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from generator.cli import main
from generator.front.tasks.seating import agents_of, new_header
from tests import ROOT
from tests.games.played import the_game, the_set
from tests.shell.terminal import Terminal
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
from validator.play.lookup import game_of, open_set
from validator.play.playtest.run import opened
from validator.play.playtest.running.roster import agent_named
from validator.play.shell.person import (
    Command,
    Hint,
    Shelf,
    Words,
    changed,
    hint,
    hint_of,
    unlike,
    without_empty_headings,
)
from validator.play.shell.session import Refusal, Session

LOOKS = 2
"""At this question the person looks around, at `UNDOES` they try to take back, after `SAVES` they leave."""
UNDOES = range(2, 16)
SAVES = 20
PRIME = 7_919


class Sitting(NamedTuple):
    """Who sits down to a game: seats, seed, language, a piece to be shown and what is said of it."""

    seats: str
    seed: int
    language: str
    piece: str
    said: str
    undone: str = "Taken back."


SITTINGS = {
    "empires": Sitting("me,greedy", 3, "en", "E01", "trade routes 1 left"),
    "race": Sitting("me,random", 3, "zh-Hant", "W01", "新奇貨品", "已收回。"),
    "roll": Sitting("me,greedy", 7, "en", "Foreman’s Ledger", "development, cost 1"),
    "steam": Sitting("me,me,random", 3, "en", "rust-belt", "Chicago: red"),
    "trucker": Sitting("me,random", 3, "zh-Hans", "L1-01", "火力低于6", "已收回。"),
}


class Player:
    """Picks allowed answers, another each time; what they typed does not depend on anything but the questions."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.asked = 0

    def answer(self, terminal: Terminal) -> str:
        """The number of an answer. Shares are issued in small numbers, or every player is bankrupt at once."""
        most = 4 if "shares do you issue" in terminal.question else terminal.answers()
        return str(1 + (self.asked - 1) * PRIME % most)

    def play(self, terminal: Terminal) -> bool:
        """Answer to the end, or up to where the game is saved; whether it was."""
        while terminal.until_prompt() is not None:
            self.asked += 1
            if self.asked == LOOKS:
                assert "undo" in terminal.ask("?")
                assert self.sitting.said in terminal.ask(f"show {self.sitting.piece}")
                assert terminal.ask("table").count("\n") > terminal.answers()
            if self.asked in UNDOES:
                terminal.ask("undo")
            if self.asked == SAVES:
                terminal.type("save")
                assert terminal.until_prompt() is None
                return True
            terminal.type(self.answer(terminal))
        return False


@pytest.mark.parametrize("name", SITTINGS)
def test_a_game_is_played_left_and_played_to_its_end(name: str, tmp_path: Path) -> None:
    sitting = SITTINGS[name]
    player = Player(sitting)
    seats = ("--seats", sitting.seats, "--seed", str(sitting.seed), "--lang", sitting.language)
    first = Terminal(tmp_path, "play", name, *seats)
    assert player.play(first), first.all[-2_000:]
    assert first.code() == 0
    assert sitting.undone in first.all
    (saved,) = tmp_path.glob(f"output/{name}/transcripts/*-saved.jsonl")
    second = Terminal(tmp_path, "play", saved.relative_to(tmp_path).as_posix())
    assert not player.play(second)
    assert second.code() == 0, second.all[-2_000:]
    (whole,) = tmp_path.glob(f"output/{name}/transcripts/*{sitting.seed}.jsonl")
    assert isinstance(replay(whole, opened).end, End)


LANGUAGES = ("en", "zh-Hant", "zh-Hans")


def keys(language: str) -> list[str]:
    text = (ROOT / "validator" / "play" / "shell" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z-]+) = ", text, re.M)


def test_the_languages_have_the_same_words() -> None:
    assert keys("en") == keys("zh-Hant") == keys("zh-Hans")


def test_a_language_without_words_speaks_english() -> None:
    assert Words("fr").say("undone") == "Taken back."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", Command)
def test_a_command_is_understood_in_the_language_and_in_english(command: Command, language: str) -> None:
    words = Words(language)
    assert [words.command(f"{word} Some Name") for word in (command.value, words.name_of(command))] == [
        (command, "Some Name")
    ] * 2


@pytest.mark.parametrize("typed", ["？", " ? ", "SHOW x", "show\u3000x"])
def test_a_command_is_understood_however_it_is_typed(typed: str) -> None:
    assert Words("zh-Hant").command(typed)[0] in (Command.HELP, Command.SHOW)


def test_a_heading_with_nothing_below_is_left_out() -> None:
    assert without_empty_headings(["Your hand:", "Goods:", "  one", "Round 1"]) == ["Goods:", "  one", "Round 1"]


def test_only_what_changed_is_shown_again_with_its_heading() -> None:
    before = ["Round 1", "Hand:", "  a", "Row: x"]
    assert changed(before, ["Round 1", "Hand:", "  a", "  b", "Row: x"]) == ["Hand:", "  a", "  b"]


def test_nothing_is_shown_again_where_nothing_changed() -> None:
    assert changed(["Round 1", "Hand:", "  a"], ["Round 1", "Hand:", "  a"]) == []


@pytest.fixture
def shelf() -> Shelf:
    return Shelf(the_set("empires"), "en", Words("en"))


@pytest.mark.parametrize("name", ["E01", "e01", "The Iron Toll", "iron t"])
def test_a_piece_is_found_by_id_title_or_part_of_one(shelf: Shelf, name: str) -> None:
    assert shelf.shown(name)[0] == "The Iron Toll (Empire, E01)"


def test_several_pieces_are_listed(shelf: Shelf) -> None:
    assert shelf.shown("envoy")[0].startswith(f"{len(shelf.found('envoy'))} pieces fit “envoy”")


def test_a_long_list_says_how_many_are_left_out(shelf: Shelf) -> None:
    assert shelf.shown("e")[-1] == f"... and {len(shelf.found('e')) - 20} more; type more of the name, or an id."


@pytest.mark.parametrize(("name", "said"), [("", "Type what to show"), ("nonsense", "Nothing in this set is called")])
def test_a_name_that_fits_nothing_is_answered_in_one_line(shelf: Shelf, name: str, said: str) -> None:
    assert [line.startswith(said) for line in shelf.shown(name)] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_face_of_a_tile_is_found_by_its_own_title(language: str) -> None:
    content = the_set("roll")
    piece = content.by_id["G01"]
    title = content.part_titles(piece, language)["back"]
    assert Shelf(content, language, Words(language)).found(title) == [piece]


def played(monkeypatch: pytest.MonkeyPatch, folder: Path, typed: str, *more: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.chdir(folder)
    return main(["play", "empires", *(more or ("--seats", "me,random"))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closed_input_ends_in_one_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert played(monkeypatch, tmp_path, "", "--seats", "me,me", "--lang", language) == 2
    assert capsys.readouterr().err == f"proofpress: {Words(language).say('input-ended')}\n"


@pytest.mark.parametrize(("seats", "named"), [("me,me", 1), ("me,random", 0)])
def test_people_who_share_a_terminal_are_told_who_is_asked(
    seats: str, named: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    played(monkeypatch, tmp_path, "", "--seats", seats)
    assert capsys.readouterr().out.count("\nPlayer 1:\nWhich card") == named


def test_many_answers_still_show_how_to_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n1\n1\n"))
    monkeypatch.chdir(tmp_path)
    main(["play", "steam", "--seats", "me,random,random"])
    assert re.search(r"There are \d+ answers: .*\n  \d+\. Stop building\n", capsys.readouterr().out)


def saved(monkeypatch: pytest.MonkeyPatch, folder: Path) -> str:
    assert played(monkeypatch, folder, "1\nsave\n") == 0
    return "output/empires/transcripts/me-random-seed1-saved.jsonl"


def test_what_is_saved_says_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = saved(monkeypatch, tmp_path)
    assert capsys.readouterr().out.endswith(f"Saved: {file}\nTo go on: proofpress play {file}\n")


def test_a_saved_game_replays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["replay", saved(monkeypatch, tmp_path)]) == 0
    assert capsys.readouterr().out.endswith("played again, to where it was left\n")


def test_a_saved_game_keeps_its_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["play", saved(monkeypatch, tmp_path), "--seats", "me,me"]) == 2
    assert "goes on as it was begun; leave out --seats" in capsys.readouterr().err


SPOILT = {
    "an unknown agent": (0, {"seats": ["me", "clever"]}, 2, "there is no agent 'clever'"),
    "a language that is not spoken": (0, {"language": "fr"}, 2, "does not speak 'fr'"),
    "dice for one seat of two": (-1, {"dice": [None]}, 1, ":3:1: error: there are 2 seats, but dice for 1"),
}


@pytest.mark.parametrize(("line", "fields", "code", "says"), SPOILT.values(), ids=SPOILT)
def test_a_saved_game_with_a_slip_ends_in_a_sentence(
    line: int,
    fields: dict[str, object],
    code: int,
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    file = saved(monkeypatch, tmp_path)
    lines = [json.loads(text) for text in Path(file).read_text(encoding="utf-8").splitlines()]
    lines[line] |= fields
    Path(file).write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert main(["play", file]) == code
    assert says in capsys.readouterr().err


def test_a_game_that_is_over_is_not_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["play", "empires", "--seats", "random,random"]) == 0
    assert main(["play", "output/empires/transcripts/random-random-seed1.jsonl"]) == 2
    assert "a game that is over" in capsys.readouterr().err


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


def test_in_a_ruled_game_a_hint_is_told_in_points_of_many_trial_games() -> None:
    found = asked("kits/tide")[1]
    assert found.measure == "points"
    assert found.guesses >= 12


def test_a_hint_changes_nothing() -> None:
    session, _ = asked("empires")
    before = session.state.key()
    hint(session, game_of(open_set("empires")), 3)
    assert session.state.key() == before


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


TAKEN = {
    "en": [f"Take tile {number}" for number in range(60)],
    "zh-Hant": [f"拿取板塊{number}" for number in range(60)],
}


@pytest.mark.parametrize(("language", "other"), [("en", "Draw a tile"), ("zh-Hant", "翻開一塊")])
def test_of_many_answers_those_that_begin_like_few_others_are_shown(language: str, other: str) -> None:
    assert unlike([*TAKEN[language], other]) == [60]
