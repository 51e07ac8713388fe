"""Spreadsheets made to harm: each is refused in little time and memory, with a finding."""

from __future__ import annotations

import io
import resource
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest
import xlsxwriter

from tests.spreadsheets import KIT, KIT_SET, book, found
from validator.base.issue import Issue
from validator.content.spreadsheets.writing.files import ods

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
