"""The shell's own words, what it shows of the table, and how it finds a piece."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest

from generator.cli import main
from tests import ROOT
from tests.games.played import the_set
from validator.play.shell.person import Command, Shelf, Words, changed, without_empty_headings

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
