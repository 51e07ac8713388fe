"""``playtest --tell``: games of a kept run are listed, told choice by choice, and left to be played on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.cli import main
from validator.play.engine.transcript import Pause, read
from validator.play.playtest.run import playtest

GAMES = 12


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which empires was played by two at random."""
    found = tmp_path_factory.mktemp("folder")
    playtest("empires", GAMES, ["random"], 1, 1, found / "output" / "empires" / "playtest.sqlite", seats=[2])
    return found


@pytest.fixture(autouse=True)
def _there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)


def said(capsys: pytest.CaptureFixture[str], *options: str, code: int = 0) -> str:
    assert main(["playtest", "empires", *options]) == code
    printed = capsys.readouterr()
    return printed.err if code else printed.out


def test_all_games_of_a_run_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "--tell", "last").splitlines()
    assert [line.split()[0] for line in lines[:-1]] == [f"1:{number}" for number in range(GAMES)]


def test_games_that_a_seat_won_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    *lines, _ = said(capsys, "--tell", "1", "--showing", "seat:2:2").splitlines()
    assert lines and all(re.search(r"2\. random -?\d+ \(won\)", line) for line in lines)


def test_games_that_lost_with_a_card_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    *lines, _ = said(capsys, "--tell", "1", "--showing", "card:E01:weak").splitlines()
    for line in lines:
        seat = line.rsplit(" ", 1)[1]
        assert not re.search(rf"{seat}\. random -?\d+ \(won\)", line)


def test_a_game_is_told_to_who_won_it(capsys: pytest.CaptureFixture[str]) -> None:
    listed = said(capsys, "--tell", "last").splitlines()[5]
    told = said(capsys, "--tell", "last:5")
    assert listed.split("  ", 1)[1] in told and re.search(r"Player \d wins\.", told)


def test_choices_are_numbered_upwards(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = [int(found) for found in re.findall(r"^ +(\d+)  ", said(capsys, "--tell", "1:5"), re.M)]
    assert len(numbers) > 10 and numbers == sorted(set(numbers))


def test_a_game_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "玩家1" in said(capsys, "--tell", "1:5", "--lang", "zh-Hant")


def test_a_game_is_left_before_a_choice_with_a_person_in_the_seat(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = said(capsys, "--tell", "1:5", "--play-on", "12:2").split()[1]
    left = read(folder / file)
    assert isinstance(left.end, Pause) and left.header.seats == ("random", "me") and len(left.choices) == 12


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--tell", "1:77"), "run 1 has no game 77"),
        (("--tell", "nobody"), "empires has no run nobody; it has 1"),
        (("--tell", "1:x"), "--tell takes a run and the number of a game, as in last:17, not 'x'"),
        (("--tell", "1:5", "--play-on", "99999:1"), "the game is over there; choose an earlier step to play on from"),
        (("--tell", "1:5", "--play-on", "3:3"), "game 5 has the seats 1 to 2, and no seat 3"),
        (("--tell", "1", "--play-on", "3:1"), "--play-on takes one game; name it in --tell, as in last:17"),
        (("--tell", "1:5", "--showing", "long"), "--showing chooses which games are listed; leave out the game"),
        (("--play-on", "3:1"), "--play-on belongs to --tell, which says which run is meant"),
        (("--tell", "1:5", "--lang", "fr"), "empires does not speak 'fr'; it speaks en, zh-Hant, zh-Hans"),
    ],
)
def test_what_cannot_be_told_is_said_in_a_sentence(
    options: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in said(capsys, *options, code=2)


def test_a_set_that_was_changed_since_is_not_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("generator.front.tasks.runs.digest_of", lambda *_: "another")
    assert "have changed since this run was played" in said(capsys, "--tell", "1:5", code=2)
