"""No text of a set, a transcript or a name can act on a terminal: it is refused where it is read, or written out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.cli import main
from tests.content.planted import CARDS, SET, Fault, card, expect, issues_of, set_yaml, text_file, written
from validator.base.characters import stranger_in, visible, visible_line
from validator.base.console import print_json, show_issues, warn
from validator.base.issue import ContentError, Issue, Span
from validator.play.engine.transcript import read as read_transcript

ESCAPE, CONTROL_INTRODUCER, OVERRIDE, ISOLATE, LINE_SEPARATOR = "\x1b", "\x9b", "\u202e", "\u2066", "\u2028"
ACTING = [
    "\0",
    "\x07",
    "\b",
    "\r",
    ESCAPE,
    "\x7f",
    "\x85",
    CONTROL_INTRODUCER,
    "\u2028",
    "\u2029",
    "\u202a",
    OVERRIDE,
    ISOLATE,
    "\u2069",
    "\ud800",
]
HARMLESS = ["\t", "\n", "é", "旗", "\u200f", "\u00a0", "😀", "\u202f"]

FAULTS = [
    Fault(
        "an escape written out in a title",
        card("Far Beacon", '"\\e[2J"'),
        "control-character",
        "fleet/cards.yaml:3:17",
        found="U+001B",
    ),
    Fault(
        "a title of a language that is not printed",
        card("{en: Far Beacon}", '{en: Far Beacon, fr: "\\u202e"}'),
        "control-character",
        "fleet/cards.yaml:3:33",
        found="U+202E",
    ),
    Fault(
        "an override as it is",
        card("Far Beacon", f"Far {OVERRIDE}Beacon"),
        "control-character",
        "fleet/cards.yaml:3:21",
        found="U+202E",
    ),
    Fault(
        "an override in a comment",
        card("    cost: 1", f"    cost: 1 # {OVERRIDE}"),
        "control-character",
        "fleet/cards.yaml:4:15",
    ),
    Fault(
        "a separator of lines",
        card("Far Beacon", f"Far{LINE_SEPARATOR}Beacon"),
        "control-character",
        "fleet/cards.yaml:3:20",
        found="U+2028",
    ),
    Fault("the name of a field", card("cost: 1", '"c\\x9b": 1'), "control-character", "fleet/cards.yaml:4:5"),
    Fault(
        "the title of the set",
        set_yaml('extends: empires\ntitle: {en: "\\a"}\n'),
        "control-character",
        "fleet/set.yaml:2:13",
        found="U+0007",
    ),
    Fault(
        "after lines that end as in Windows",
        set_yaml(f"extends: empires\r\nnote: a{ESCAPE}\r\n"),
        "control-character",
        "fleet/set.yaml:2:8",
    ),
    Fault("a message", text_file(f"a = b\nc = d{ESCAPE}[1m\n"), "control-character", "fleet/text/en.ftl:2:6"),
    Fault(
        "a message of a language that is not printed",
        {"set.yaml": SET, "text/fr.ftl": f"a = {ISOLATE}b\n"},
        "control-character",
        "fleet/text/fr.ftl:1:5",
        found="U+2066",
    ),
    Fault(
        "an escape written out in a message",
        text_file('a = b { "\\u001B" }\n'),
        "control-character",
        "fleet/text/en.ftl:1:9",
        found="U+001B",
    ),
    Fault("a title of two lines", card("Far Beacon", '"Far\\nBeacon"'), "wrong-spelling", "fleet/cards.yaml:3:17"),
    Fault("a title with a tab", card("Far Beacon", '"Far\\tBeacon"'), "wrong-spelling", "fleet/cards.yaml:3:17"),
    Fault(
        "a set's title of two lines",
        set_yaml('extends: empires\ntitle: {en: "Fl\\neet"}\n'),
        "wrong-spelling",
        "fleet/set.yaml:2:13",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_character_that_acts_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


def test_lines_that_end_as_in_windows_are_no_fault(tmp_path: Path) -> None:
    sound = {"set.yaml": SET.replace("\n", "\r\n"), "cards.yaml": CARDS.replace("\n", "\r\n")}
    issues = issues_of(written(tmp_path, sound))
    assert [issue for issue in issues if issue.code == "control-character"] == []


@pytest.mark.parametrize("character", ACTING, ids=ascii)
def test_what_acts_on_a_terminal_is_known(character: str) -> None:
    assert stranger_in(f"ab{character}") == (2, f"U+{ord(character):04X}")


@pytest.mark.parametrize("character", HARMLESS, ids=ascii)
def test_what_every_text_may_hold_is_let_in(character: str) -> None:
    assert stranger_in(character) is None


@pytest.mark.parametrize("character", [*ACTING, "\n", "\t"], ids=ascii)
def test_a_name_is_written_out(character: str) -> None:
    assert visible_line(f"a{character}") == "a" + ascii(character)[1:-1].replace("\\'", "'")


def test_a_message_keeps_its_lines() -> None:
    assert visible("a\n\tb\x1b") == "a\n\tb\\x1b"


def finding(name: str) -> Issue:
    return Issue(code="c", message=f"there is no {name}", span=Span(name))


@pytest.mark.parametrize("style", ["text", "github", "json"])
@pytest.mark.parametrize("character", [ESCAPE, CONTROL_INTRODUCER, OVERRIDE, "\x7f"], ids=ascii)
def test_findings_act_on_no_terminal(style: str, character: str, capsys: pytest.CaptureFixture[str]) -> None:
    show_issues([finding(f"a{character}b")], style)
    assert stranger_in(capsys.readouterr().out) is None


def test_json_still_says_what_stood_there(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"file": "\x7f\x9b旗"})
    assert json.loads(capsys.readouterr().out) == {"file": "\x7f\x9b旗"}


def test_a_name_forges_no_line_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    show_issues([finding("a").__class__(code="c", message="m", span=Span("a\n::error::b"))], "text")
    assert capsys.readouterr().out.count("\n") == 1


def test_warnings_act_on_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    warn(f"there is no {ESCAPE}")
    assert stranger_in(capsys.readouterr().err) is None


def test_a_wrong_word_acts_on_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", f"no{ESCAPE}[2Jset"])
    assert stranger_in(capsys.readouterr().err) is None


def test_a_set_is_not_named_so_that_files_made_of_it_act(tmp_path: Path) -> None:
    folder = tmp_path / f"fleet{ESCAPE}"
    folder.mkdir()
    place = written(folder, {"set.yaml": SET})
    assert [issue.code for issue in issues_of(place)] == ["control-character"]


HEADER = {"proofpress": 1, "game": "g", "set": "s", "seats": ["a"], "seed": 1, "language": "en"}
CHOICE = {"seat": 0, "step": "Turn", "do": 1, "check": "0", "told": ["so", "it went"]}
END = {"scores": [1], "winners": [0], "told": ["It is over."]}
LINES = {
    "the set": (1, {"set": f"a{ESCAPE}"}),
    "a set over two lines": (1, {"set": "a\nb"}),
    "a seat": (1, {"seats": [f"a{OVERRIDE}"]}),
    "the game": (1, {"game": "\x07"}),
    "the language": (1, {"language": CONTROL_INTRODUCER}),
    "a seed beyond all games": (1, {"seed": 2**64}),
    "a seed of five thousand digits": (1, {"seed": 10**4000}),
    "a step": (2, {"step": f"a{ESCAPE}"}),
    "a sum": (2, {"check": LINE_SEPARATOR}),
    "a sentence": (2, {"told": ["so", f"it{ESCAPE}[2J went"]}),
    "the last sentence": (3, {"told": [f"a{ISOLATE}"]}),
    "a tab": (2, {"told": ["so\tit went"]}),
}


@pytest.mark.parametrize(("line", "change"), LINES.values(), ids=LINES)
def test_a_line_of_a_transcript_that_acts_is_refused(line: int, change: dict[str, object], tmp_path: Path) -> None:
    lines: list[dict[str, object]] = [HEADER, CHOICE, END]
    lines[line - 1] = lines[line - 1] | change
    with pytest.raises(ContentError) as found:
        read_transcript(transcript(tmp_path, lines))
    assert [(issue.code, issue.span.line) for issue in found.value.issues] == [("broken-transcript", line)]


def transcript(folder: Path, lines: list[dict[str, object]]) -> Path:
    path = folder / "game.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    return path


def test_a_transcript_without_such_characters_is_read(tmp_path: Path) -> None:
    assert read_transcript(transcript(tmp_path, [HEADER, CHOICE, END])).header.seed == 1


def test_lists_in_lists_in_a_transcript_are_refused_at_their_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps(HEADER) + '\n{"seat": ' + "[" * 100_000 + "\n" + json.dumps(END))
    with pytest.raises(ContentError, match=r"game.jsonl:2:1: .*broken-transcript"):
        read_transcript(path)
