"""Transcripts: a game written down, played again, and refused where it no longer fits; how its end is told; and
shuffles that go on later.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests import ROOT
from tests.games.played import the_game, the_set
from tests.playtest import pebbles as toy
from validator.base.issue import ContentError
from validator.play.engine.chance import Dice, below, shuffle, shuffle_on, shuffle_top, thrown
from validator.play.engine.game import Telling
from validator.play.engine.lists import MOST, number_of
from validator.play.engine.step import choose, settle
from validator.play.engine.telling import Speaker, Teller, leaders, tie_told
from validator.play.engine.transcript import (
    FORMAT,
    Header,
    Recorder,
    Transcript,
    TranscriptDiffers,
    read,
    replay,
    write,
)
from validator.play.playtest.running.table import play_through


def recorded(reference: str, seed: int = 5, seats: int = 2) -> Transcript:
    content, game = toy.open_toy(reference)
    header = Header(
        proofpress=FORMAT, game="pebbles", set=reference, seats=("anyone",) * seats, seed=seed, language="en"
    )
    state = game.start(game.table(content), seats, seed)
    recorder = Recorder(header, game)
    play_through(game, state, toy.agents(*[toy.Anyone] * seats), None, recorder.choice)
    return recorder.finish(game.scores(state), game.winners(state), ["It is over."])


@pytest.fixture
def pebbles(tmp_path: Path) -> str:
    return toy.write_set(tmp_path / "pebbles")


@pytest.fixture
def file(pebbles: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    write(recorded(pebbles), path)
    return path


def change(file: Path, line: int, **values: Any) -> None:
    lines = file.read_text().splitlines()
    lines[line - 1] = json.dumps({**json.loads(lines[line - 1]), **values})
    file.write_text("\n".join(lines))


def test_a_transcript_comes_back_as_written(pebbles: str, file: Path) -> None:
    assert read(file) == recorded(pebbles)


def test_a_game_is_played_again(file: Path) -> None:
    assert replay(file, toy.open_toy).end.told == ["It is over."]


@pytest.mark.parametrize("seed", range(10))
def test_every_game_replays(pebbles: str, tmp_path: Path, seed: int) -> None:
    path = tmp_path / "one.jsonl"
    write(recorded(pebbles, seed, 3), path)
    assert replay(path, toy.open_toy).header.seed == seed


def test_an_action_no_longer_possible_is_named(file: Path) -> None:
    change(file, 3, do=77)
    with pytest.raises(TranscriptDiffers, match=r"^line 3: Turn was answered with 77, but now only -1, "):
        replay(file, toy.open_toy)


def test_another_position_is_named(file: Path) -> None:
    change(file, 4, check="00000000")
    with pytest.raises(TranscriptDiffers, match=r"^line 4: the position before Turn is another"):
        replay(file, toy.open_toy)


def test_another_seat_is_named(file: Path) -> None:
    change(file, 2, seat=1)
    with pytest.raises(TranscriptDiffers, match=r"^line 2: the transcript has seat 2 at Turn, but now it is seat 1"):
        replay(file, toy.open_toy)


def test_changed_points_are_found(pebbles: str, file: Path) -> None:
    toy.write_set(Path(pebbles), toy.PEBBLES.replace("points: ", "points: 1"))
    with pytest.raises(TranscriptDiffers, match="rules or content changed"):
        replay(file, toy.open_toy)


def test_other_scores_are_found(file: Path) -> None:
    change(file, len(file.read_text().splitlines()), scores=[99, 98])
    with pytest.raises(TranscriptDiffers, match="the scores are now"):
        replay(file, toy.open_toy)


def test_a_missing_choice_is_found(file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:-2], lines[-1]]))
    with pytest.raises(TranscriptDiffers, match="the transcript ends, but Turn is to be chosen"):
        replay(file, toy.open_toy)


def test_too_many_players_are_found(file: Path) -> None:
    change(file, 1, seats=["anyone"] * 5)
    with pytest.raises(TranscriptDiffers, match="for 2 to 3 players, the transcript has 5"):
        replay(file, toy.open_toy)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("{}\n{}", 1),
        ("[[[[\n\n", 1),
        ('{"proofpress":1,"game":"g","set":"s","seats":["a"],"seed":1,"language":"en"}\nnonsense\n{}', 2),
        ('{"proofpress":1,"game":"g","set":"s","seats":["a"],"seed":1,"language":"en"}\n{"scores":1}', 2),
        ('{"proofpress":9,"game":"g","set":"s","seats":["a"],"seed":1,"language":"en"}\n{}', 1),
        ('{"proofpress":1,"game":"g","set":"s","seats":["a"],"seed":1,"language":"\\ud800"}\n{}', 1),
    ],
)
def test_a_broken_file_is_an_issue_at_its_line(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text)
    with pytest.raises(ContentError) as found:
        read(path)
    assert (found.value.issues[0].code, found.value.issues[0].span.line) == ("broken-transcript", line)


def test_a_missing_file_is_an_issue(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no such file"):
        read(tmp_path / "nothing.jsonl")


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.jsonl"
    path.write_bytes(b"\n" * 8_000_001)
    with pytest.raises(ContentError, match="at most 8,000,000 bytes"):
        read(path)


@given(some.binary(max_size=300))
@settings(max_examples=200)
def test_any_bytes_give_an_issue_and_nothing_else(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.jsonl"
    path.write_bytes(data)
    with pytest.raises(ContentError):
        read(path)


LANGUAGES = ("en", "zh-Hant", "zh-Hans")
SETS = ("empires", "race", "roll", "steam", "trucker")


def test_one_leader_is_no_tie() -> None:
    assert tie_told(leaders([3, 5, 4]), [("tie-wealth", [9, 9, 9])]) is None


def test_a_tie_that_nothing_decides_is_shared() -> None:
    assert tie_told((0, 2), []) == Telling("tie-shared", {}, (0, 2))


def test_a_tie_break_tells_both_numbers() -> None:
    assert tie_told((0, 2), [("tie-wealth", [3, 9, 5])]) == Telling("tie-wealth", {"most": 5, "next": 3}, (0, 2))


def test_the_last_tie_break_needed_is_told_of_those_still_tied() -> None:
    breaks = [("first", [5, 5, 1]), ("second", [2, 4, 9])]
    assert tie_told((0, 1, 2), breaks) == Telling("second", {"most": 4, "next": 2}, (0, 1))


def tellings(name: str) -> set[str]:
    """The sentences that a game's rules ask for at its end."""
    rules = sorted((ROOT / "validator" / "play" / "games" / name / "rules").glob("*.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in rules)
    return {*re.findall(r'"((?:ended|tie)-[a-z]+)"', source), "tie-shared"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_every_ending_has_its_sentence(name: str, language: str) -> None:
    numbers = {"rounds": 6, "cards": 12, "tiles": 12, "count": 1, "most": 5, "next": 3}
    speaker = Speaker(the_set(name), language)
    assert all(speaker.tell(Telling(key, numbers, (0, 1))) for key in tellings(name))


@pytest.mark.parametrize("name", SETS)
def test_the_end_of_a_game_says_why(name: str) -> None:
    game, table = the_game(name)
    dice, state = Dice(2), game.start(table, the_set(name).manifest.players.least, 2)
    while settle(state) is not None:
        choose(state, state.options[below(dice, len(state.options))])
    assert game.ended is not None
    assert game.ended(state).key in tellings(name)


@pytest.mark.parametrize("name", SETS)
def test_a_tie_is_told_where_points_are_equal_and_nowhere_else(name: str) -> None:
    game, table = the_game(name)
    assert game.tied is not None
    state = game.start(table, max(3, the_set(name).manifest.players.least), 1)
    points = game.scores(state)
    assert (game.tied(state) is not None) == (points.count(max(points)) > 1)


class Voice:
    """Says what it is given."""

    def say(self, key: str, **values: Any) -> str:
        return key


def told(*steps: tuple[str, ...]) -> list[str]:
    teller = Teller(Voice())  # type: ignore[arg-type]
    for step, *words in steps:
        getattr(teller, step)(*words)
    return teller.told()


@pytest.mark.parametrize(
    ("steps", "lines"),
    [
        ([("_head", "Settle"), ("_say", "placed"), ("_say", "more")], ["Settle", "placed", "more"]),
        ([("_head", "Settle"), ("_head", "Trade"), ("_say", "sold")], ["Trade", "sold"]),
        ([("_head", "Settle", "Settle: nobody"), ("_head", "Trade")], ["Settle: nobody"]),
        ([("_head", "Settle", "Settle: nobody"), ("_close",), ("_say", "over")], ["Settle: nobody", "over"]),
        ([("_head", "Settle"), ("_close",), ("_say", "over")], ["over"]),
    ],
)
def test_a_heading_stands_only_above_something(steps: list[tuple[str, ...]], lines: list[str]) -> None:
    assert told(*steps) == lines


@pytest.mark.parametrize("loose", [1, 2, 7, 20, 30])
def test_what_is_left_open_is_brought_into_the_same_order_later(loose: int) -> None:
    whole, parts = list(range(20)), list(range(20))
    shuffle(Dice(5), whole)
    going_on = shuffle_top(Dice(5), parts, loose)
    shuffle_on(going_on, parts, min(loose, len(parts)), 1)
    assert parts == whole


@pytest.mark.parametrize("loose", [1, 7, 30])
def test_chance_goes_on_as_after_the_whole_shuffle(loose: int) -> None:
    whole, parts = Dice(5), Dice(5)
    shuffle(whole, list(range(20)))
    shuffle_top(parts, list(range(20)), loose)
    assert parts.chance == whole.chance


@pytest.mark.parametrize("many", [0, 1, 5])
def test_dice_thrown_together_show_what_they_show_one_by_one(many: int) -> None:
    together, apart = Dice(5), Dice(5)
    shown = [thrown(together, 6, many), together.chance]
    assert shown == [[below(apart, 6) + 1 for _ in range(many)], apart.chance]


@pytest.mark.parametrize("places", [0, 1, 0b1011, MOST - 1, MOST, MOST * 8 + 5])
def test_bits_are_counted_in_numbers_of_any_size(places: int) -> None:
    assert number_of(places) == bin(places).count("1")
