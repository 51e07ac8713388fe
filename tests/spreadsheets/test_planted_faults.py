"""Faults planted in spreadsheets, each found at its file, sheet, row and column, and nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.spreadsheets import HEADINGS, KIT, KIT_SET, ROW, SET, book, empires, found
from validator.base.issue import Severity

Files = dict[str, str | bytes]


class Planted(NamedTuple):
    """A fault: the files with it, the code of its finding, where it stands, and what it says besides."""

    name: str
    files: Files
    code: str
    at: str
    says: str = ""


def sheet(**changed: object) -> Files:
    """A workbook with one empire, some of its cells changed."""
    return {"set.yaml": SET, "fleet.xlsx": book(empires(**changed))}


def headed(column: int, heading: str, *more: object) -> Files:
    """The same with another heading over a column, and further cells in its row."""
    headings = [*HEADINGS, *["further"] * len(more)]
    headings[column] = heading
    return {"set.yaml": SET, "fleet.xlsx": book([headings, [*ROW, *more]])}


def goblins(text: str, name: str = "goblins.csv") -> Files:
    """A kit with one CSV file."""
    return {"set.yaml": KIT_SET, "kit.yaml": KIT, name: text}


PLANTED = (
    Planted("a number that is none", sheet(E="many"), "wrong-type", "fleet.xlsx:Empires:2:E", "'many'"),
    Planted("a number too large", sheet(E=99), "out-of-range", "fleet.xlsx:Empires:2:E", "99"),
    Planted("a half where a whole is wanted", sheet(F=1.5), "wrong-type", "fleet.xlsx:Empires:2:F", "1.5"),
    Planted("a word misspelt", sheet(H="lok"), "unknown-word", "fleet.xlsx:Empires:2:H", "did you mean 'look'?"),
    Planted("a word of a list misspelt", sheet(K="trade; tread"), "unknown-word", "fleet.xlsx:Empires:2:K", "'trade'"),
    Planted(
        "a field that this word has not", sheet(H="trade_routes"), "unknown-field", "fleet.xlsx:Empires:2:I", "'cards'"
    ),
    Planted("a cell in no notation", sheet(L="{ability"), "cell-notation", "fleet.xlsx:Empires:2:L", "bracket"),
    Planted(
        "a group that lacks a field",
        sheet(L="ability={do: bully} points=2"),
        "missing-field",
        "fleet.xlsx:Empires:2:L",
        "'symbols'",
    ),
    Planted("an empty cell that must be filled", sheet(E=""), "missing-field", "fleet.xlsx:Empires:2:A", "'cost'"),
    Planted("no id", sheet(A=""), "missing-field", "fleet.xlsx:Empires:2:B", "'id'"),
    Planted("an id spelt strangely", sheet(A="X 1"), "wrong-spelling", "fleet.xlsx:Empires:2:A"),
    Planted(
        "a heading misspelt", headed(4, "Costs"), "unknown-field", "fleet.xlsx:Empires:1:E", "did you mean 'cost'?"
    ),
    Planted("a heading twice", headed(12, "COST", 3), "duplicate-key", "fleet.xlsx:Empires:1:M", "'cost'"),
    Planted("a heading of nothing but dots", headed(12, "a..b", 1), "wrong-spelling", "fleet.xlsx:Empires:1:M"),
    Planted("a value and its group", headed(12, "b.points", 2), "duplicate-key", "fleet.xlsx:Empires:2:M"),
    Planted(
        "an id that is taken",
        {"set.yaml": SET, "fleet.xlsx": book([HEADINGS, ROW, ROW])},
        "duplicate-id",
        "fleet.xlsx:Empires:3:A",
        "fleet.xlsx:Empires:2:A",
    ),
    Planted(
        "a sheet called after no kind",
        {"set.yaml": SET, "fleet.xlsx": book(empires(), "Emprie")},
        "unknown-kind",
        "fleet.xlsx:Emprie:1:A",
        "did you mean 'empire'?",
    ),
    Planted(
        "a kind misspelt in its column",
        goblins("kind,id,cost\ngoblin,G1,1\ngobblin,G2,1\n", "all.csv"),
        "unknown-kind",
        "all.csv:3:A",
        "'goblin'",
    ),
    Planted("a control character", sheet(B="a\u202eb"), "control-character", "fleet.xlsx:Empires:2:B", "U+202E"),
    Planted("a cell too full", goblins(f"id,cost,text\nG1,1,{'x' * 33_000}\n"), "too-much-content", "goblins.csv:2:C"),
    Planted(
        "a quote that is not closed", goblins('id,cost,text\nG1,1,"open\nG2,1,x\n'), "csv-syntax", "goblins.csv:2:A"
    ),
    Planted(
        "another encoding",
        {**goblins(""), "goblins.csv": "id,cost\nG1,1\nÄ,1\n".encode("cp1252")},
        "not-utf8",
        "goblins.csv:3:A",
        "CSV UTF-8",
    ),
    Planted("a formula in CSV", goblins("id,cost\nG1,=1+2\n"), "spreadsheet-formula", "goblins.csv:2:B"),
    Planted("yes or no that is neither", goblins("id,cost,loud\nG1,1,perhaps\n"), "wrong-type", "goblins.csv:2:C"),
    Planted(
        "too many of a list", goblins("id;cost;tags\nG1;1;big, sly, big, sly, big\n"), "wrong-length", "goblins.csv:2:C"
    ),
    Planted(
        "a language that is spelt wrong",
        goblins("id,cost,text [english]\nG1,1,x\n"),
        "unknown-field",
        "goblins.csv:1:C",
    ),
    Planted("a sheet of goblins without ids", goblins("cost,tribe\n1,red\n"), "missing-field", "goblins.csv:1:A", "id"),
    Planted("combined into one id", goblins("id,combine.cost\nG,1..3\n"), "combined-id", "goblins.csv:2:A", "{cost}"),
    Planted("combined with nothing", goblins("id,combine.cost\n{cost},[]\n"), "wrong-type", "goblins.csv:2:B"),
    Planted(
        "combined beyond bounds",
        goblins("id,combine.cost,combine.text\n{cost}{text},1..999,1..999\n"),
        "too-much-content",
        "goblins.csv:2:B",
        "998,001",
    ),
)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
def test_a_fault_is_found_at_its_cell(planted: Planted, tmp_path: Path) -> None:
    issues = [issue for issue in found(tmp_path, planted.files) if issue.severity is Severity.ERROR]
    places = [(issue.code, str(issue.span).removeprefix("mine/")) for issue in issues]
    assert (planted.code, planted.at) in places


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
def test_a_fault_is_told_once(planted: Planted, tmp_path: Path) -> None:
    issues = [issue for issue in found(tmp_path, planted.files) if issue.severity is Severity.ERROR]
    allowed = {planted.code, "missing-field", "unknown-kind"} if planted.code == "unknown-field" else {planted.code}
    assert {issue.code for issue in issues} <= allowed


@pytest.mark.parametrize("planted", [one for one in PLANTED if one.says], ids=lambda planted: planted.name)
def test_a_finding_says_what_was_found_or_wanted(planted: Planted, tmp_path: Path) -> None:
    said = [str(issue) for issue in found(tmp_path, planted.files) if issue.code == planted.code]
    assert any(planted.says in text for text in said)
