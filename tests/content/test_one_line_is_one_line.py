"""Findings and refusals are one line each, however long what they are about is, and not too many."""

from __future__ import annotations

import pytest

from generator.cli import main
from validator.base.characters import MOST_LINE, one_line
from validator.base.console import MOST_SHOWN, show_issues
from validator.base.issue import Issue, Span
from validator.base.speech.sentences import LANGUAGES

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
