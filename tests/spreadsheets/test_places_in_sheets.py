"""How a place in a sheet is printed, for people, programs and GitHub."""

from __future__ import annotations

import json

import msgspec
import pytest

from validator.base.console import show_issues
from validator.base.issue import Issue, Span, in_order, letters

CELL = Span("mine/a.xlsx", 5, 3, "Goblins")


@pytest.mark.parametrize(("column", "name"), [(1, "A"), (26, "Z"), (27, "AA"), (702, "ZZ"), (703, "AAA")])
def test_columns_have_letters(column: int, name: str) -> None:
    assert letters(column) == name


@pytest.mark.parametrize(
    ("span", "shown"),
    [(CELL, "mine/a.xlsx:Goblins:5:C"), (Span("a.csv", 5, 3, ""), "a.csv:5:C"), (Span("a.yaml", 5, 3), "a.yaml:5:3")],
)
def test_a_place_is_printed(span: Span, shown: str) -> None:
    assert str(span) == shown


def test_further_places_in_the_same_file_are_told_without_it() -> None:
    issue = Issue(code="x", message="m", span=CELL, together=(Span("mine/a.xlsx", 6, 1, "Orcs"),))
    assert "together with Orcs:6:A" in str(issue)


def test_a_program_is_told_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    show_issues([Issue(code="x", message="m", span=CELL)], "json")
    told = json.loads(capsys.readouterr().out)[0]["span"]
    assert told == {"file": "mine/a.xlsx", "line": 5, "column": 3, "sheet": "Goblins"}


def test_a_program_is_told_no_sheet_of_a_text(capsys: pytest.CaptureFixture[str]) -> None:
    show_issues([Issue(code="x", message="m", span=Span("a.yaml", 5, 3))], "json")
    assert set(json.loads(capsys.readouterr().out)[0]["span"]) == {"file", "line", "column"}


def test_github_is_told_the_sheet_in_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    show_issues([Issue(code="x", message="m", span=CELL)], "github")
    assert capsys.readouterr().out == "::error file=mine/a.xlsx,line=5,col=3,title=x::Goblins:5:C: m [x]\n"


def test_findings_stand_sheet_by_sheet() -> None:
    spans = [Span("a.xlsx", 2, 1, "B"), Span("a.xlsx", 9, 1, "A"), Span("a.xlsx"), Span("a.xlsx", 3, 1, "B")]
    ordered = [str(issue.span) for issue in in_order(Issue(code="x", message="m", span=span) for span in spans)]
    assert ordered == ["a.xlsx:1:1", "a.xlsx:A:9:A", "a.xlsx:B:2:A", "a.xlsx:B:3:A"]


def test_a_kept_finding_keeps_its_sheet() -> None:
    issue = Issue(code="x", message="m", span=CELL)
    assert msgspec.json.decode(msgspec.json.encode(issue), type=Issue) == issue
