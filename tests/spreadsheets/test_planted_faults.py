"""Faults planted in spreadsheets, each at its sheet, row and column; sheets made to harm are refused in little time
and memory.
"""

from __future__ import annotations

import io
import resource
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
import xlsxwriter

from tests.spreadsheets import HEADINGS, KIT, KIT_SET, ROW, SET, book, empires, found
from validator.base.issue import Issue, Severity
from validator.content.spreadsheets.writing.rows import ods

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
        goblins("id,cost,text [inglish]\nG1,1,x\n"),
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


ROWS = (("id", "cost"), ("G1", 1))
SHEET = "xl/worksheets/sheet1.xml"


def repacked(data: bytes, changed: Mapping[str, bytes]) -> bytes:
    """A workbook with some parts added or replaced."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            if name not in changed:
                new.writestr(name, old.read(name))
        for name, content in changed.items():
            new.writestr(name, content)
    return whole.getvalue()


def part(data: bytes, name: str) -> bytes:
    """A part of a workbook."""
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return packed.read(name)


def swapped(data: bytes, name: str, old: bytes, new: bytes) -> bytes:
    """A workbook with something else in one of its parts."""
    assert old in part(data, name)
    return repacked(data, {name: part(data, name).replace(old, new)})


def formula(text: str, value: object = 3) -> bytes:
    """A workbook with a formula in B2, and the value kept of it."""
    whole = io.BytesIO()
    made = xlsxwriter.Workbook(whole, {"in_memory": True})
    sheet = made.add_worksheet("goblin")
    sheet.write_row(0, 0, ["id", "cost"])
    sheet.write_string(1, 0, "G1")
    sheet.write_formula(1, 1, text, None, value)
    made.close()
    return whole.getvalue()


PLAIN = book(ROWS, "goblin")
DOCUMENT = ods({"goblin": ROWS})
TEXTS = "xl/sharedStrings.xml"
_XMLNS = b'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
SHARED = b"<sst " + _XMLNS + b"><si><t>%s</t></si></sst>"
ONE_ROW = b"<worksheet " + _XMLNS + b"><sheetData><row>%s</row></sheetData></worksheet>"
FAR = b'<c r="B2"><v>1</v></c>'
BILLION = b'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
HOSTILE: dict[str, tuple[str, bytes, str]] = {
    "a command behind =": ("g.csv", b"id,cost\nG1,=cmd|' /C calc'!A0\n", "spreadsheet-formula"),
    "a command behind +": ("g.csv", b"id,cost\nG1,+cmd|' /C calc'!A0\n", "spreadsheet-formula"),
    "a command behind -": ("g.csv", b"id,cost\nG1,-2+3+cmd|' /C calc'!A0\n", "spreadsheet-formula"),
    "a command behind @": ("g.tsv", b"id\tcost\nG1\t@SUM(1+9)*cmd|' /C calc'!A0\n", "spreadsheet-formula"),
    "a link in CSV": ("g.csv", b'id,cost\nG1,"=HYPERLINK(""http://x"",1)"\n', "spreadsheet-formula"),
    "DDE in a workbook": ("g.xlsx", formula("=cmd|'/C calc'!A0"), "spreadsheet-formula"),
    "the web in a workbook": ("g.xlsx", formula('=WEBSERVICE("http://x")'), "spreadsheet-formula"),
    "a link in a workbook": ("g.xlsx", formula('=HYPERLINK("http://x","y")'), "spreadsheet-formula"),
    "another workbook": ("g.xlsx", formula("=[1]Sheet1!A1"), "spreadsheet-formula"),
    "a formula without its value": ("g.xlsx", swapped(formula("=1+2"), SHEET, b"<v>3</v>", b""), "spreadsheet-formula"),
    "a formula that failed": ("g.xlsx", formula("=1/0", "#DIV/0!"), "spreadsheet-formula"),
    "external links": ("g.xlsx", repacked(PLAIN, {"xl/externalLinks/externalLink1.xml": b"<x/>"}), "spreadsheet-link"),
    "connections": ("g.xlsx", repacked(PLAIN, {"xl/connections.xml": b"<x/>"}), "spreadsheet-link"),
    "macros": ("g.xlsx", repacked(PLAIN, {"xl/vbaProject.bin": b"x"}), "spreadsheet-macro"),
    "macros by their name": ("g.xlsm", PLAIN, "spreadsheet-macro"),
    "a program embedded": ("g.xlsx", repacked(PLAIN, {"xl/embeddings/oleObject1.bin": b"x"}), "spreadsheet-object"),
    "a macro type": (
        "g.xlsx",
        swapped(PLAIN, "[Content_Types].xml", b"spreadsheetml.sheet.main", b"x.macroEnabled.main"),
        "spreadsheet-macro",
    ),
    "entities": ("g.xlsx", swapped(PLAIN, SHEET, b"<worksheet", BILLION + b"<worksheet"), "spreadsheet-unreadable"),
    "a bomb": ("g.xlsx", repacked(PLAIN, {SHEET: b" " * 60_000_000}), "too-much-content"),
    "parts without end": (
        "g.xlsx",
        repacked(PLAIN, {f"xl/x{number}.xml": b"" for number in range(600)}),
        "too-much-content",
    ),
    "a cell far below": ("g.xlsx", swapped(PLAIN, SHEET, b'r="B2"', b'r="B1048576"'), "too-much-content"),
    "a cell far right": ("g.xlsx", swapped(PLAIN, SHEET, b'r="B2"', b'r="XFD2"'), "too-much-content"),
    "a cell far below in ODS": (
        "g.ods",
        swapped(
            DOCUMENT,
            "content.xml",
            b"<table:table-row>",
            b'<table:table-row table:number-rows-repeated="1048000"/><table:table-row>',
        ),
        "too-much-content",
    ),
    "a cell repeated in ODS": (
        "g.ods",
        swapped(
            DOCUMENT,
            "content.xml",
            b'office:value-type="float"',
            b'table:number-columns-repeated="16384" office:value-type="float"',
        ),
        "too-much-content",
    ),
    "blanks without end in ODS": (
        "g.ods",
        swapped(DOCUMENT, "content.xml", b"<text:p>", b'<text:p><text:s text:c="7700000000"/>'),
        "too-much-content",
    ),
    "a row repeated so often that no number holds it": (
        "g.ods",
        swapped(
            DOCUMENT, "content.xml", b"<table:table-row>", b'<table:table-row table:number-rows-repeated="9999999999">'
        ),
        "too-much-content",
    ),
    "a long text in many cells": (
        "g.xlsx",
        repacked(PLAIN, {TEXTS: SHARED % (b"x" * 30_000), SHEET: ONE_ROW % (b'<c t="s"><v>0</v></c>' * 400)}),
        "too-much-content",
    ),
    "two cells far apart": (
        "g.xlsx",
        repacked(PLAIN, {SHEET: ONE_ROW % b'<c r="ALL1"><v>1</v></c><c r="A19999"><v>1</v></c>'}),
        "too-much-content",
    ),
    "DDE in ODS": (
        "g.ods",
        swapped(
            DOCUMENT,
            "content.xml",
            b'office:value-type="float"',
            b'table:formula="of:=DDE(&quot;cmd&quot;;&quot;x&quot;)" office:value-type="float"',
        ),
        "spreadsheet-formula",
    ),
    "a source elsewhere in ODS": (
        "g.ods",
        swapped(DOCUMENT, "content.xml", b"<table:table-row>", b"<table:table-source/><table:table-row>"),
        "spreadsheet-link",
    ),
    "macros in ODS": ("g.ods", repacked(DOCUMENT, {"Basic/Standard/Module1.xml": b"<x/>"}), "spreadsheet-macro"),
    "no workbook": ("g.xlsx", b"PK\x03\x04 nothing", "spreadsheet-unreadable"),
    "half a workbook": ("g.xlsx", PLAIN[: len(PLAIN) // 2], "spreadsheet-unreadable"),
    "a text for a workbook": ("g.xlsx", b"id,cost\n", "spreadsheet-unreadable"),
    "XML that is none": ("g.xlsx", repacked(PLAIN, {SHEET: b"<worksheet><row"}), "spreadsheet-unreadable"),
    "columns without end": ("g.csv", b"id" + b",x" * 2_000 + b"\n", "too-much-content"),
    "rows without end": ("g.csv", b"id\n" + b"\n" * 30_000 + b"G1\n", "too-much-content"),
}


def findings(name: str, data: bytes, folder: Path) -> list[Issue]:
    """What is wrong with a kit that has this file."""
    return found(folder, {"kit.yaml": KIT, "set.yaml": KIT_SET, name: data})


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused(name: str, tmp_path: Path) -> None:
    file, data, code = HOSTILE[name]
    codes = {issue.code for issue in findings(file, data, tmp_path) if issue.span.file.endswith(file)}
    assert codes == {code}


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such measure")
def test_no_hostile_file_fills_the_memory(tmp_path: Path) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for number, (file, data, _) in enumerate(HOSTILE.values()):
        findings(file, data, tmp_path / str(number))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 250_000


def test_a_value_kept_of_a_formula_is_read(tmp_path: Path) -> None:
    assert findings("g.xlsx", formula("=1+2"), tmp_path) == []


def test_a_million_empty_rows_cost_nothing(tmp_path: Path) -> None:
    rows = b'</table:table-row><table:table-row table:number-rows-repeated="1048000"/></table:table>'
    data = swapped(DOCUMENT, "content.xml", b"</table:table-row></table:table>", rows)
    assert findings("goblin.ods", data, tmp_path) == []


def test_marks_of_programs_that_have_a_file_open_are_passed_over(tmp_path: Path) -> None:
    assert findings("~$goblin.xlsx", b"x", tmp_path) == []


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    outside = tmp_path / "outside.csv"
    outside.write_text("id,cost\nG1,1\n")
    (tmp_path / "set").mkdir()
    (tmp_path / "set" / "goblin.csv").symlink_to(outside)
    codes = {issue.code for issue in found(tmp_path / "set", {"kit.yaml": KIT, "set.yaml": KIT_SET})}
    assert codes == {"path-outside"}


@pytest.mark.parametrize("number", [b"nan", b"inf", b"-inf", b"1e999"])
def test_a_number_that_is_none_is_a_finding(number: bytes, tmp_path: Path) -> None:
    assert findings("g.xlsx", swapped(PLAIN, SHEET, b"<v>1</v>", b"<v>%s</v>" % number), tmp_path)
