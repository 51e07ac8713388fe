"""Pages and codes are the same list, examples hold, ``explain`` finds them, and every sentence of a finding stands
in all three languages.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch, fnmatchcase
from functools import cache
from pathlib import Path
from typing import get_type_hints

import pytest

from generator.cli import main
from tests.explained.codes import ROOT, codes_of, messages, rooms, sayings, sources
from tests.explained.examples import codes_found, codes_shown, is_read, laid_out
from validator.base.issue import Issue
from validator.base.speech.sentences import LANGUAGES, Said
from validator.content.explained.pages import PAGES, Page, known, pages_in, pages_of, pointer
from validator.content.places import CONTENT, EXPLAINED

GAMES = sorted(file.parent.name for file in CONTENT.glob(f"*/{EXPLAINED}"))


@cache
def general() -> dict[str, Page]:
    """The pages for any game, by code."""
    return {code: page for file in sorted(PAGES.glob("*.yaml")) for code, page in pages_in(file).items()}


@cache
def own(game: str) -> dict[str, Page]:
    """A game's own pages, by code."""
    return pages_in(CONTENT / game / EXPLAINED)


def every() -> Iterator[tuple[str, Page]]:
    """Every page with its code."""
    for pages in (general(), *map(own, GAMES)):
        yield from pages.items()


def test_every_code_of_any_game_has_a_page() -> None:
    assert codes_of(None) - general().keys() == set()


def test_no_page_is_of_a_code_that_nothing_finds() -> None:
    assert general().keys() - codes_of(None) == set()


def test_no_code_has_two_pages() -> None:
    assert len(general()) == sum(len(pages_in(file)) for file in PAGES.glob("*.yaml"))


@pytest.mark.parametrize("game", GAMES)
def test_every_code_of_a_game_has_a_page(game: str) -> None:
    assert codes_of(game) - general().keys() - own(game).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_page_of_a_game_is_of_a_code_that_it_never_gives(game: str) -> None:
    assert own(game).keys() - codes_of(game) == set()


def test_every_page_speaks_three_languages() -> None:
    languages = set(LANGUAGES)
    assert [code for code, page in every() if not set(page.title) == set(page.means) == languages] == []


def test_every_right_example_differs_from_the_wrong_one() -> None:
    wrong = [code for code, page in every() if page.right == page.wrong or not page.right or not page.wrong]
    assert wrong == []


SLOW = {"race", "roll", "steam", "trucker"}
"""Games whose own pages are many: their faults are planted one by one in the tests of the game as well."""
EVERY = [
    (file.parent.name, code, page)
    for file in [*sorted(PAGES.glob("*.yaml")), *sorted(CONTENT.glob(f"*/{EXPLAINED}"))]
    for code, page in pages_in(file).items()
]
TRIED = [
    pytest.param(code, page, id=f"{room}-{code}", marks=[pytest.mark.slow] * (room in SLOW))
    for room, code, page in EVERY
    if not page.shown_by
]
READ = [pytest.param(code, page, id=code) for _, code, page in EVERY if is_read(page)]


@pytest.mark.parametrize(("code", "page"), TRIED)
def test_the_wrong_example_has_this_fault(code: str, page: Page, tmp_path: Path) -> None:
    assert any(fnmatchcase(found, code) for found in codes_found(tmp_path / "mine", page.wrong, page))


@pytest.mark.parametrize(("code", "page"), TRIED)
def test_the_right_example_has_no_fault(code: str, page: Page, tmp_path: Path) -> None:
    # How a kit looks is not what its pages are about; and what is right may be what stands in the base already.
    beside = {"no-layout"} if page.base == "kit" else {"idle-change"} - {code}
    assert codes_found(tmp_path / "mine", page.right, page) - beside == set()


@pytest.mark.parametrize(("code", "page"), READ)
def test_the_wrong_example_of_the_lab_has_this_fault(code: str, page: Page, tmp_path: Path) -> None:
    assert code in codes_shown(tmp_path / "mine", page.wrong, page)


@pytest.mark.parametrize(("code", "page"), READ)
def test_the_right_example_of_the_lab_has_no_fault(code: str, page: Page, tmp_path: Path) -> None:
    assert codes_shown(tmp_path / "mine", page.right, page) == set()


WRONG = {"set.yaml": "change:\n  E05: {csot: 2}\n"}


def test_a_page_shows_a_wrong_example_and_a_right_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "unknown-field"]) == 0
    told = capsys.readouterr().out
    assert told.index("No such field") < told.index("E05: {csot: 2}") < told.index("E05: {cost: 2}")


@pytest.mark.parametrize(("language", "title"), [("zh-Hant", "沒有這個欄位"), ("zh-Hans", "没有这个字段")])
def test_a_page_speaks_the_language_asked_for(language: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["explain", "unknown-field", "--lang", language])
    assert capsys.readouterr().out.startswith(title)


def test_a_code_as_it_ends_a_finding_will_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "[unknown-field]"]) == 0


def test_a_star_stands_for_any_ending(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "never-played"]) == 0


def test_without_a_code_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["explain"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(known()) + 1


def test_a_near_miss_is_guessed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "unknown-feild"]) == 2
    assert "did you mean 'unknown-field'?" in capsys.readouterr().err


def test_a_game_of_ones_own_brings_pages_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROOFPRESS_GAMES", "content/new-game/trick")
    assert [found.game for found in pages_of("too-few-cards")][-1] == "my_game"


def test_the_findings_of_a_check_lead_to_their_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", str(laid_out(tmp_path / "mine", WRONG, "empires"))])
    assert capsys.readouterr().out.splitlines()[-1] == "What it means: proofpress explain unknown-field"


@pytest.mark.parametrize("style", ["json", "github"])
def test_programs_are_told_nothing_of_pages(style: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", "--format", style, str(laid_out(tmp_path / "mine", WRONG, "empires"))])
    assert "explain" not in capsys.readouterr().out


def test_several_codes_are_named_in_one_line() -> None:
    said = "What they mean: proofpress explain CODE, where CODE is unknown-field and unknown-word"
    assert str(pointer(["unknown-field", "unknown-word", "unknown-field"])) == said


def test_codes_without_a_page_are_not_pointed_to() -> None:
    assert pointer(["of-nobody"]) is None


def _name(room: Path) -> str:
    return str(room.relative_to(ROOT))


def test_every_sentence_names_its_message() -> None:
    assert [one.place for one in sayings() if "?" in one.keys] == []


def test_every_sentence_has_its_message_and_gives_it_its_values() -> None:
    wrong = []
    for one in sayings():
        known = messages(one.room, "en")
        for key in one.keys:
            fitting = [values for name, values in known.items() if fnmatch(name, key)]
            if not fitting or ("**" not in one.values and any(values - one.values for values in fitting)):
                wrong.append(f"{one.place}: {key} {sorted(one.values)}")
    assert wrong == []


def test_no_value_is_given_in_vain() -> None:
    wrong = []
    for one in sayings():
        known = messages(one.room, "en")
        asked = {value for key in one.keys for name, values in known.items() if fnmatch(name, key) for value in values}
        wrong += [f"{one.place}: {value}" for value in one.values - asked - {"**"}]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("room", rooms(), ids=_name)
def test_every_language_says_the_same(room: Path, language: str) -> None:
    assert list(messages(room, language)) == list(messages(room, "en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("room", rooms(), ids=_name)
def test_every_language_shows_the_same_values(room: Path, language: str) -> None:
    """What English only chooses its plural by, other languages may do without."""
    asked, english = messages(room, language), messages(room, "en")
    shown = messages(room, "en", shown=True)
    assert [key for key in english if not shown[key] <= asked[key] <= english[key]] == []


@pytest.mark.parametrize("room", rooms(), ids=_name)
def test_no_message_is_left_over(room: Path) -> None:
    made = {key for one in sayings() if one.room == room for key in one.keys}
    if room == ROOT / "validator" / "base" / "speech":
        made |= {"joined-*", "whole-*", "level-*"}
    assert [name for name in messages(room, "en") if not any(fnmatch(name, key) for key in made)] == []


def _plain(node: ast.expr) -> Iterator[ast.expr]:
    """The parts of an expression that are texts of the program with more than one word."""
    if isinstance(node, ast.IfExp):
        yield from _plain(node.body)
        yield from _plain(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for part in node.values:
            yield from _plain(part)
    elif isinstance(node, ast.Constant | ast.JoinedStr):
        parts = node.values if isinstance(node, ast.JoinedStr) else [node]
        text = "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in parts)
        if re.search(r"[A-Za-z]{2,}[ ,.:;]+\w|\w [A-Za-z]{2,}", text):
            yield node


def _named(scope: ast.AST, name: str) -> Iterator[ast.expr]:
    """All that a function calls by a name."""
    for node in ast.walk(scope):
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Name) and target.id == name:
                yield node.value
            elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = zip(target.elts, node.value.elts, strict=True)
                yield from (value for each, value in pairs if isinstance(each, ast.Name) and each.id == name)


def _in_one_language(tree: ast.AST) -> Iterator[int]:
    """Lines at which a finding, or what makes one, is given words of the program."""
    for scope in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        for call in (node for node in ast.walk(scope) if isinstance(node, ast.Call)):
            name = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if name in ("Issue", "Worded", "error", "warning", "advice") or name.endswith("issue"):
                given = [keyword.value for keyword in call.keywords if keyword.arg in ("message", "found", "accepted")]
                given += call.args[:1] if name == "Worded" else []
                given += [value for one in given if isinstance(one, ast.Name) for value in _named(scope, one.id)]
                yield from (node.lineno for one in given for node in _plain(one))


def test_no_finding_is_written_in_one_language() -> None:
    """Neither its message nor what is found or accepted is a text of the program; of messages mypy sees to the rest."""
    found = {str(file.relative_to(ROOT)): sorted({*_in_one_language(tree)}) for file, tree in sources()}
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        'Issue(code="a", message="It is wrong.")',
        'box.warning("a", say("b"), found=f"{one} cards")',
        'Issue(code="a", message=say("b"), accepted=None if x else "one of them")',
        'told = "no card"; Issue(code="a", message=told)',
        'Worded(f"it is {one}")',
    ],
)
def test_words_of_the_program_are_noticed(line: str) -> None:
    assert [*_in_one_language(ast.parse(f"def ask():\n    {line}"))] == [2]


def test_a_message_is_a_sentence() -> None:
    assert get_type_hints(Issue)["message"] == Said
