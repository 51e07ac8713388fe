"""The command line: exit codes, one line for wrong use, nothing written for what is not legal, and the round trips."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from generator.cli import COMMANDS, main
from tests import ROOT
from tests.content.planted import CARDS, SET, written

ILLEGAL = {"set.yaml": SET, "cards.yaml": CARDS.replace("cost: 1", "cost: 99")}
NO_DISCOUNTS = SET + "remove: [E01, E11, E21, E34, E40, E42]\n"
UNPLAYABLE = {"set.yaml": NO_DISCOUNTS, "cards.yaml": CARDS.replace("cost: 1", "cost: 7")}
UNPRINTABLE = {"set.yaml": SET, "cards.yaml": CARDS.replace("Far Beacon", "Far " * 60)}


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test runs from an empty folder far from the checkout."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PROOFPRESS_DEBUG", raising=False)
    return tmp_path


def run(*arguments: str) -> int:
    """The exit code of a command."""
    try:
        return main(list(arguments))
    except SystemExit as end:
        assert isinstance(end.code, int)
        return end.code


def made(name: str, files: dict[str, str]) -> str:
    written(Path(name), files)
    return name


def written_files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


WRONG_USE = {
    "no command": ([], "COMMAND"),
    "an unknown command": (["chekc", "empires"], "did you mean 'check'?"),
    "an unknown option": (["check", "empires", "--fast"], "--fast"),
    "no set": (["check"], "SET"),
    "an unknown set": (["check", "empire"], "did you mean 'empires'?"),
    "a folder without a set": (["check", "."], "holds no set.yaml"),
    "an unknown format": (["check", "empires", "--format", "xml"], "xml"),
    "an unknown language to print": (["print", "empires", "--lang", "fr"], "it has en, zh-Hant, zh-Hans"),
    "an unknown kind": (["print", "empires", "--lang", "en", "--only", "empiree"], "did you mean 'empire'?"),
    "an unknown paper": (["print", "empires", "--paper", "a9"], "a9"),
    "an unknown theme": (["print", "empires", "--lang", "en", "--theme", "low-inc"], "did you mean 'low-ink'?"),
    "an unknown choice of backs": (["print", "empires", "--lang", "en", "--back-choice", "by-dekc"], "'by-deck'"),
    "a screen's page of cards": (["print", "empires", "--html", "--only", "cards"], "--html writes the booklet"),
    "a plotter for the rules": (["print", "empires", "--cut", "--only", "rules"], "not with --only rules"),
    "boxes for backs": (["print", "empires", "--box", "--only", "backs"], "not with --only backs"),
    "nothing that is printed": (["print", "empires", "--only", ""], "--only names nothing"),
    "fronts where there is no choice": (["print", "empires", "--front-choice", "flat"], "layout states none"),
    "a paper too large": (["print", "empires", "--paper", "5000x5000"], "edges from 90 to 2000 mm"),
    "a way of backs that is near one": (["print", "empires", "--backs", "duplx-long"], "did you mean 'duplex-long'?"),
    "an offset of one number": (["print", "empires", "--offset", "3"], "two numbers such as 0.8,-1.2"),
    "an offset that is no number": (["print", "empires", "--offset", "a,b"], "'a,b'"),
    "an offset off the page": (["print", "empires", "--offset", "0,1e9"], "20 mm"),
    "an offset that is not a number": (["print", "empires", "--offset", "1,nan"], "20 mm"),
    "an unknown agent": (["play", "empires", "--seats", "greedy,clever"], "no agent 'clever'"),
    "too many seats": (["play", "empires", "--seats", "random,random,random,random,random"], "2 to 4 players, not 5"),
    "a budget that nobody reads": (
        ["play", "empires", "--seats", "greedy,random", "--budget", "9"],
        "no seat is search",
    ),
    "a budget beside another": (["playtest", "empires", "--seats", "search:5", "--budget", "2s"], "seat is search"),
    "one seat": (["play", "empires", "--seats", "random"], "2 to 4 players, not 1"),
    "no name for a seat": (["play", "empires", "--seats", "random,"], "no agent ''"),
    "an unknown language to tell in": (["play", "empires", "--lang", "fr"], "it speaks en"),
    "a seed below zero": (["play", "empires", "--seed", "-3"], "0 or more"),
    "a seed that is no number": (["play", "empires", "--seed", "x"], "'x'"),
    "no games": (["playtest", "empires", "--games", "0"], "1 or more"),
    "an unknown agent to test with": (["playtest", "empires", "--games", "1", "--seats", "clever"], "'clever'"),
    "table sizes that are no numbers": (["playtest", "empires", "--games", "1", "--players", "two"], "'two'"),
    "nothing to compare": (["playtest", "empires", "--compare", "1,2"], "empires was not played yet"),
    "a missing transcript": (["replay", "nothing.jsonl"], "there is no file 'nothing.jsonl'"),
    "an unknown set to start from": (["new", "fleet", "--from", "empire"], "did you mean 'empires'?"),
    "the name of a device": (["new", "con", "--from", "empires"], "on Windows it is that of a device"),
    "the name of a device for a game": (["new-game", "aux"], "on Windows it is that of a device"),
    "a name that is a path": (["new", "../fleet", "--from", "empires"], "cannot be a set's name"),
    "nothing to start from": (["new", "fleet"], "--from"),
    "an unknown set to prove": (["proof", "empire"], "did you mean 'empires'?"),
    "an option that is spelt otherwise": (["print", "empires", "--language", "en"], "did you mean '--lang'?"),
    "an option like none": (["print", "empires", "-o", "here"], "print takes no '-o' (see proofpress print --help)"),
    "a word too many": (["check", "empires", "roll"], "check takes no 'roll'"),
    "an unknown set of words": (["words", "empire"], "did you mean 'empires'?"),
}


@pytest.mark.parametrize(("arguments", "says"), WRONG_USE.values(), ids=WRONG_USE)
def test_wrong_use_is_one_line_and_exit_code_2(
    arguments: list[str], says: str, elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    told = capsys.readouterr()
    assert told.err.startswith("proofpress: ") and told.err.count("\n") == 1
    assert says in told.err
    assert told.out == "" and list(elsewhere.iterdir()) == []


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--help") == 0
    told = capsys.readouterr().out
    listed = {line.split()[0] for line in told.splitlines() if re.match(r" {4}\S", line)}
    assert set(COMMANDS) - listed == set()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(command, "--help") == 0
    assert f"usage: proofpress {command}" in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("proofpress ")


def test_a_legal_set_gives_exit_code_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", made("fleet", {"set.yaml": SET, "cards.yaml": CARDS})) == 0
    assert capsys.readouterr().out == "fleet: legal and complete (51 designs, nothing found)\n"


@pytest.mark.parametrize("files", [ILLEGAL, UNPLAYABLE, UNPRINTABLE], ids=["by form", "by rules", "on paper"])
def test_an_illegal_set_gives_exit_code_1(files: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", made("fleet", files)) == 1
    told = capsys.readouterr()
    assert told.out.startswith("fleet/cards.yaml:") and "1 error" in told.out and told.err == ""


@pytest.mark.parametrize("files", [ILLEGAL, UNPLAYABLE], ids=["by form", "by rules"])
@pytest.mark.parametrize(
    "command",
    [["print"], ["play"], ["playtest", "--games", "1"], ["proof", "--games", "1"]],
    ids=lambda command: command[0],
)
def test_nothing_is_written_for_a_set_that_is_not_legal(
    command: list[str], files: dict[str, str], elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command[0], made("fleet", files), *command[1:]) == 1
    assert not (elsewhere / "output").exists()
    told = capsys.readouterr()
    assert "fleet/cards.yaml:4:11: error: X1" in told.out + told.err


NO_FACE = """\
extends: trucker
title: {en: Fleet}
languages: [en]
change: {alien-brown: {icon: advertisement}}
"""


def test_what_cannot_be_printed_is_told_at_what_the_set_has_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("print", made("fleet", {"set.yaml": NO_FACE}), "--only", "alien-brown") == 1
    told = capsys.readouterr().err
    assert (
        told.startswith("fleet/set.yaml:4:30: error: face 'token-advertisement'") and "counted here: content/" in told
    )


def test_a_game_that_cannot_be_told_is_not_begun(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made("fleet", {"set.yaml": SET, "text/en.play.ftl": "tell-round = { $round } { $card }\n"})
    assert run("play", "fleet", "--seats", "random,random") == 1
    assert capsys.readouterr().err.startswith("fleet/text/en.play.ftl:1:27: error: tell-round asks for $card")


def test_nothing_is_printed_where_a_text_does_not_fit(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("print", made("fleet", UNPRINTABLE)) == 1
    assert not (elsewhere / "output").exists()
    assert "nothing was written" in capsys.readouterr().err


def test_issues_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", made("fleet", ILLEGAL), "--format", "json") == 1
    (issue,) = json.loads(capsys.readouterr().out)
    assert (issue["code"], issue["span"]) == ("out-of-range", {"file": "fleet/cards.yaml", "line": 4, "column": 11})


def test_no_issues_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", made("fleet", {"set.yaml": SET}), "--format", "json") == 0
    assert json.loads(capsys.readouterr().out) == []


def test_issues_as_annotations(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", made("fleet", ILLEGAL), "--format", "github") == 1
    assert capsys.readouterr().out.startswith(
        "::error file=fleet/cards.yaml,line=4,col=11,title=out-of-range::X1 › cost"
    )


def test_a_new_set_is_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("new", "my-fleet", "--from", "empires") == 0
    assert run("check", "my-fleet") == 0
    assert "legal and complete (51 designs, nothing found)" in capsys.readouterr().out


def test_a_new_set_has_the_schemas_its_first_lines_name(elsewhere: Path) -> None:
    run("new", "fleet", "--from", "empires")
    for file in (elsewhere / "fleet").glob("*.yaml"):
        first = file.read_text(encoding="utf-8").partition("\n")[0]
        assert (file.parent / first.partition("$schema=")[2]).is_file()


def test_a_new_set_prints_and_plays(elsewhere: Path) -> None:
    run("new", "fleet", "--from", "empires")
    assert run("print", "fleet", "--lang", "en", "--only", "empire") == 0
    assert run("play", "fleet", "--seats", "random,random") == 0
    assert written_files(elsewhere / "output") == [
        "fleet/fleet-en-a4-empire.pdf",
        "fleet/transcripts/random-random-seed1.jsonl",
    ]


def test_a_folder_that_is_there_is_not_touched(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made("fleet", {"note.txt": "mine"})
    assert run("new", "fleet", "--from", "empires") == 2
    assert "is there already" in capsys.readouterr().err
    assert written_files(elsewhere) == ["fleet/note.txt"]


def test_a_new_set_may_extend_a_set_beside_it(elsewhere: Path) -> None:
    assert run("new", "second", "--from", made("fleet", {"set.yaml": SET})) == 0
    assert "extends: fleet" in (elsewhere / "second" / "set.yaml").read_text(encoding="utf-8")


@pytest.fixture
def transcript(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A game of a custom set, written down."""
    made("fleet", {"set.yaml": SET, "cards.yaml": CARDS})
    assert run("play", "fleet", "--seats", "random,random", "--seed", "3") == 0
    capsys.readouterr()
    return elsewhere / "output" / "fleet" / "transcripts" / "random-random-seed3.jsonl"


def test_a_transcript_is_replayed(transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", str(transcript)) == 0
    assert "holds" in capsys.readouterr().out


def test_a_transcript_is_refused_once_the_content_changed(transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    points = "change:\n" + "".join(f"  E{number:02d}: {{a: {{points: 9}}}}\n" for number in range(1, 43))
    made("fleet", {"set.yaml": SET + points})
    assert run("replay", str(transcript)) == 1
    assert ": line " in capsys.readouterr().out


def test_a_broken_transcript_is_shown_at_its_line(transcript: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = transcript.read_text(encoding="utf-8").splitlines()
    transcript.write_text("\n".join([lines[0], "{", *lines[2:]]), encoding="utf-8")
    assert run("replay", str(transcript)) == 1
    assert f"{transcript.as_posix()}:2:1: error" in capsys.readouterr().err


def test_a_person_may_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 500))
    assert run("play", "empires", "--seats", "me,random") == 0
    assert run("replay", "output/empires/transcripts/me-random-seed1.jsonl") == 0


def test_a_wrong_answer_is_asked_for_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers = ["0", "999", "-1", "one", "", "1.5", "²", "9" * 5000]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*answers, *["1"] * 500]) + "\n"))
    assert run("play", "empires", "--seats", "me,random") == 0
    assert capsys.readouterr().out.count("Please type a number from 1 to") == len(answers)


def test_a_game_that_is_left_is_not_written_down(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert run("play", "empires", "--seats", "me,random") == 2
    assert "nothing was saved" in capsys.readouterr().err
    assert list(elsewhere.iterdir()) == []


def break_check(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> int:
        raise RuntimeError("a mistake\nof ours")

    monkeypatch.setattr("generator.front.commands.check.run", broken)


def test_our_own_mistakes_are_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    break_check(monkeypatch)
    assert run("check", "empires") == 3
    told = capsys.readouterr().err
    assert "please report it: RuntimeError: a mistake of ours" in told and told.count("\n") == 1


def test_our_own_mistakes_are_shown_whole_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    break_check(monkeypatch)
    monkeypatch.setenv("PROOFPRESS_DEBUG", "1")
    with pytest.raises(RuntimeError):
        run("check", "empires")


def test_the_command_runs_from_any_folder(elsewhere: Path) -> None:
    made("fleet", {"set.yaml": SET, "cards.yaml": CARDS})
    done = subprocess.run(
        [sys.executable, "-m", "generator.cli", "check", "fleet"],
        cwd=elsewhere,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "fleet: legal and complete (51 designs, nothing found)\n"


INTO = {
    "calibrate": ("calibrate", "--printer", "mine"),
    "diff": ("diff", "race", "race-2018"),
    "icons": ("icons", "meeple", "--picture"),
    "play": ("play", "empires", "--seats", "random,random"),
    "price": ("price", "race"),
    "schema": ("schema",),
    "survey": ("survey", "kits/tide"),
    "words": ("words", "kits/tide", "--html"),
}


@pytest.mark.parametrize("command", INTO)
def test_what_a_command_writes_goes_where_it_is_told(command: str, elsewhere: Path) -> None:
    assert run(*INTO[command], "--output", "there/below") in (0, 1)
    assert [path.name for path in elsewhere.iterdir()] == ["there"]
    assert any(path.is_file() for path in (elsewhere / "there" / "below").rglob("*"))
