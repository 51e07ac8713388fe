"""Texts of strangers: circles, endless messages and silly formats are refused at their place, nothing acts on a
terminal, and findings are one line each.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.cli import main
from tests.content.planted import CARDS, SET, Fault, card, expect, issues_of, set_yaml, text_file, written
from validator.base.characters import MOST_LINE, one_line, stranger_in, visible, visible_line
from validator.base.console import MOST_SHOWN, print_json, show_issues, warn
from validator.base.issue import ContentError, Issue, Span
from validator.base.speech.sentences import LANGUAGES
from validator.content.text_bounds import MOST_CHARACTERS, MOST_DEPTH, MOST_PLACEABLES, TextFile, unfolded_faults
from validator.play.engine.transcript import read as read_transcript

LAUGHS = "".join(
    f"laugh-{number} = {{ laugh-{number - 1} }}" + f" {{ laugh-{number - 1} }}" * 9 + "\n" for number in range(1, 9)
)
CHAIN = "link-0 = a\n" + "".join(f"link-{n} = {{ link-{n - 1} }}\n" for n in range(1, MOST_DEPTH + 2))
FAULTS = [
    Fault("a message that says itself", text_file("a = b { a }\n"), "text-circle", "fleet/text/en.ftl:1:9", "a → a"),
    Fault(
        "two that say each other",
        text_file("a = { b }\nb =\n    x { a }\n"),
        "text-circle",
        "fleet/text/en.ftl:3:9",
        "a → b → a",
    ),
    Fault(
        "two of those that are said",
        text_file("label-cost = { label-points }\nlabel-points = { label-cost }\n"),
        "text-circle",
        "fleet/text/en.ftl:2:18",
    ),
    Fault(
        "terms in a circle",
        text_file("-a = { -b }\n-b = { -a }\n"),
        "text-circle",
        "fleet/text/en.ftl:2:8",
        "-a → -b → -a",
    ),
    Fault(
        "a circle over an attribute",
        text_file("a = { a.x }\n    .x = { a }\n"),
        "text-circle",
        "fleet/text/en.ftl:2:12",
    ),
    Fault(
        "a circle inside a choice",
        text_file("a = { $n ->\n    [one] { b }\n   *[other] c\n }\nb = { a }\n"),
        "text-circle",
        "fleet/text/en.ftl:5:7",
    ),
    Fault(
        "a circle over two files",
        {**text_file("a = { b }\n"), "text/en.more.ftl": "b = { a }\n"},
        "text-circle",
        "fleet/text/en.more.ftl:1:7",
    ),
    Fault(
        "a billion laughs",
        text_file("laugh-0 = ha\n" + LAUGHS),
        "too-much-content",
        "fleet/text/en.ftl:4:11",
        "placeables",
    ),
    Fault(
        "long laughs",
        text_file(f"a = {'ha' * 4000}\nb = {{ a }} {{ a }} {{ a }}\n"),
        "too-much-content",
        "fleet/text/en.ftl:2:5",
        "24,002 characters",
    ),
    Fault("a chain of references", text_file(CHAIN), "too-much-content", f"fleet/text/en.ftl:{MOST_DEPTH + 2}:11"),
    Fault(
        "a huge message",
        text_file("a = b\nc = " + "d" * MOST_CHARACTERS + "\n"),
        "too-much-content",
        "fleet/text/en.ftl:2:1",
    ),
    Fault(
        "a message of placeables",
        text_file("a = " + "{ $b }" * (MOST_PLACEABLES + 1)),
        "too-much-content",
        "fleet/text/en.ftl:1:1",
    ),
    Fault("a huge file", text_file("# " + "a" * 1_000_000), "file-too-large", "fleet/text/en.ftl:1:1"),
    Fault(
        "a million decimals",
        text_file("a = { NUMBER($b, minimumFractionDigits: 1000000) }\n"),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
        found="1000000",
        accepted="0 to 20",
    ),
    Fault(
        "a million digits",
        text_file("a = { NUMBER($b, minimumIntegerDigits: 1000000) }\n"),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
        accepted="1 to 20",
    ),
    Fault(
        "fewer digits than none",
        text_file("a = { NUMBER($b, maximumFractionDigits: -1) }\n"),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
    ),
    Fault(
        "no number at all",
        text_file('a = { NUMBER($b, minimumFractionDigits: "x") }\n'),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
        found="x",
    ),
    Fault(
        "money",
        text_file('a = { NUMBER($b, style: "currency") }\n'),
        "out-of-range",
        "fleet/text/en.ftl:1:18",
        accepted="decimal or percent",
    ),
    Fault(
        "an unknown option",
        text_file("a = { NUMBER($b, minimumFractionDigit: 1) }\n"),
        "unknown-function",
        "fleet/text/en.ftl:1:18",
        suggestion="'minimumFractionDigits'",
    ),
    Fault(
        "an unknown function",
        text_file("a = { NAME($b) }\n"),
        "unknown-function",
        "fleet/text/en.ftl:1:7",
        suggestion="'NAMES'",
    ),
    Fault("a date", text_file("a = { DATETIME($b) }\n"), "unknown-function", "fleet/text/en.ftl:1:7"),
    Fault("a function of nothing", text_file("a = { TITLE() }\n"), "wrong-value", "fleet/text/en.ftl:1:7"),
    Fault("a long number", text_file(f"a = {{ {'9' * 16} }}\n"), "out-of-range", "fleet/text/en.ftl:1:7"),
    Fault(
        "a number that Python would not read",
        text_file(f"a = b\nc = {{ {'9' * 5000} }}\n"),
        "out-of-range",
        "fleet/text/en.ftl:2:7",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_message_beyond_its_bounds_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    expect(fault, issues_of(written(tmp_path, fault.files)))


SOUND = {
    "a message said twice": "a = b\nc = { a } { a }\n",
    "a formatted number": 'a = { NUMBER($b, minimumFractionDigits: 2, style: "percent", useGrouping: 0) }\n',
    "an attribute beside its message": "a = { a.x }\n    .x = b\n",
    "braces in comments": "# {\n" * 50 + "a = b\n",
}


@pytest.mark.parametrize("text", SOUND.values(), ids=SOUND)
def test_what_is_within_the_bounds_is_no_fault(text: str, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, text_file(text)))
    assert [issue for issue in issues if issue.code != "unread-text"] == []


def test_a_later_file_may_break_a_circle() -> None:
    files = TextFile("a.ftl", "a = { b }\nb = { a }\n"), TextFile("b.ftl", "b = c\n")
    assert unfolded_faults(files) == ()


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

FAULTS_ON_TERMINALS = [
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


@pytest.mark.parametrize("fault", FAULTS_ON_TERMINALS, ids=lambda fault: fault.name)
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


LONG = "x" * 100_000
DIGITS = "9" * 5_000


def issue(file: str = "set.yaml", line: int = 1, **more: str) -> Issue:
    """A finding."""
    return Issue(**{"code": "unknown-word", "message": "a word", "span": Span(file, line)} | more)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", ["file", "message", "found", "accepted", "suggestion"])
def test_a_finding_has_at_most_so_many_characters_with_its_place(field: str, language: str) -> None:
    assert len(issue(**{field: LONG}).in_language(language)) <= MOST_LINE


def test_of_a_long_path_the_end_is_shown() -> None:
    assert str(Span(f"{LONG}/goblins/set.yaml", 3, 4)).endswith("xx/goblins/set.yaml:3:4")


def test_findings_are_counted_where_they_are_many(capsys: pytest.CaptureFixture[str]) -> None:
    show_issues([issue(line=line) for line in range(1, 1_001)], "text")
    *shown, last = capsys.readouterr().out.splitlines()
    assert (len(shown), last) == (MOST_SHOWN, f"... and {1_000 - MOST_SHOWN} more")


def test_what_stands_behind_a_long_value_is_still_said() -> None:
    assert "nothing was written" in one_line(f"there is no file {LONG}; nothing was written")


@pytest.mark.parametrize(
    "words",
    [
        ("print", "empires", "--only", LONG),
        ("check", LONG),
        (LONG,),
        ("explain", LONG),
        ("replay", LONG),
        ("playtest", "empires", "--games", DIGITS),
        ("playtest", "empires", "--minutes", "nan"),
        ("print", "empires", "--copies", DIGITS[:400]),
        ("print", "empires", "--paper", LONG),
        ("check", "\x1b[31m"),
    ],
)
def test_a_refusal_is_one_line(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        raise SystemExit(main(list(words)))
    (line,) = "".join(capsys.readouterr()).splitlines()
    assert end.value.code == 2 and len(line) <= MOST_LINE and "\x1b" not in line
