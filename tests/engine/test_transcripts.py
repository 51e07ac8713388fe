"""Transcripts: a game written down, played again, and refused where it no longer fits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.playtest import pebbles as toy
from validator.base.issue import ContentError
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
