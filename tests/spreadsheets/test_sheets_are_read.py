"""Sheets as they are read, written in place and read back: rows, headings, names, places, and whole sets."""

from __future__ import annotations

import io
import json
import shutil
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.cli import main
from generator.front.commands.export import exported, sheets_of
from tests.spreadsheets import KIT, KIT_SET, SET, book, empires, found, kit, loaded
from validator.base.console import show_issues
from validator.base.issue import Issue, Severity, Span, WrongUse, in_order, letters
from validator.content.places import CONTENT, entry_files, find
from validator.content.spreadsheets.decoding import book_of
from validator.content.spreadsheets.tables import read
from validator.content.spreadsheets.writing.cells_in_place import with_cells, with_text_cells, without_text_row
from validator.content.spreadsheets.writing.rows import ods, xlsx
from validator.play.lookup import open_set


def goblin(folder: Path, text: str | bytes, name: str = "goblins.csv") -> dict[str, Any]:
    """The first goblin of a file, what is default left out."""
    content = loaded(folder, {"kit.yaml": KIT, "set.yaml": KIT_SET, name: text})
    piece = content.pieces["goblin"][0]
    stated: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(piece))
    return stated


CELLS = (
    ("id,cost\nG1,3", "cost", 3),
    ("id,cost\nG1,3.0", "cost", 3),
    ("id;cost\nG1;3,0", "cost", 3),
    ("id,cost\nG1,007", "cost", 7),
    ("id,cost,title\nG1,1,007", "title", {"en": "007"}),
    ("id,cost,title en,title zh-Hant\nG1,1,A,甲", "title", {"en": "A", "zh-Hant": "甲"}),
    ("id,cost,Title_ZH-hant\nG1,1,甲", "title", {"zh-Hant": "甲"}),
    ("id,cost,title [en],title (zh-Hant)\nG1,1,A,甲", "title", {"en": "A", "zh-Hant": "甲"}),
    ("id,cost,title.en\nG1,1,A", "title", {"en": "A"}),
    ("id,cost,tribe\nG1,1,RED", "tribe", "red"),
    ("id,cost,tags\nG1,1,big; sly", "tags", ["big", "sly"]),
    ('id,cost,tags\nG1,1,"big, sly"', "tags", ["big", "sly"]),
    ('id,cost,tags\nG1,1,"big\nsly"', "tags", ["big", "sly"]),
    ("id,cost,tags\nG1,1,[]", "tags", []),
    ("id,cost,tags.0,tags.1\nG1,1,,sly", "tags", ["sly"]),
    ("id,cost,loud\nG1,1,x", "loud", True),
    ("id,cost,loud\nG1,1,nein", "loud", False),
    ("id,cost,text\nG1,1,'=3", "text", {"en": "=3"}),
    ("id,cost,text\nG1,1,+1 card", "text", {"en": "+1 card"}),
    ("id\tcost\ntext\t1", "cost", 1),
    ("sep=|\nid|cost\nG1|1", "cost", 1),
    ("# a remark\n\nid,cost\n\n#G0,9\nG1,1", "cost", 1),
    ("id,,cost,#note\nG1,,1,anything", "cost", 1),
    ("I D,Cost\nG1,1".replace("I D", " iD "), "cost", 1),
    ("\ufeffid,cost\r\nG1,1\r\n", "cost", 1),
    ("id,cost,count\nG1,1,12", "count", 12),
    ("kind,id,cost\nGoblins,G1,1", "cost", 1),
)


@pytest.mark.parametrize(("text", "field", "value"), CELLS)
def test_a_cell_is_what_its_field_wants(text: str, field: str, value: object, tmp_path: Path) -> None:
    assert goblin(tmp_path, text)[field] == value


@pytest.mark.parametrize("name", ["goblin.csv", "Goblins.csv", "My game - goblin.csv", "My game - Goblins.tsv"])
def test_a_file_is_called_after_its_kind(name: str, tmp_path: Path) -> None:
    text = "id,cost\nG1,1\n" if name.endswith("csv") else "id\tcost\nG1\t1\n"
    assert goblin(tmp_path, text, name)["cost"] == 1


@pytest.mark.parametrize("written", [xlsx, ods])
@pytest.mark.parametrize("sheet", ["goblin", "Goblins", "Sheet1"])
def test_a_sheet_is_called_after_its_kind_or_one_alone_after_its_file(written: Any, sheet: str, tmp_path: Path) -> None:
    name = f"goblins.{written.__name__}"
    assert goblin(tmp_path, written({sheet: [("id", "cost"), ("G1", 1)]}), name)["cost"] == 1


def test_sheets_of_notes_stay_in_the_file(tmp_path: Path) -> None:
    data = xlsx({"goblin": [("id", "cost"), ("G1", 1)], "#id": [("id",), ("x y",)], "Sums": [("all", "all"), (1, 2)]})
    issues = found(tmp_path, {"kit.yaml": KIT, "set.yaml": KIT_SET, "all.xlsx": data})
    assert [(str(issue.span), issue.severity) for issue in issues] == [("mine/all.xlsx:Sums:1:A", Severity.WARNING)]


def test_a_set_may_change_what_stands_in_a_sheet_of_the_set_it_extends(tmp_path: Path) -> None:
    kit(tmp_path / "base", goblins="ID,Cost,Tags\nG1,1,big; sly\n")
    for name in ("kit.yaml", "set.yaml", "goblins.csv"):
        (tmp_path / "base" / name).rename(tmp_path / name)
    (tmp_path / "base").rmdir()
    base = tmp_path / "base"
    base.mkdir()
    for name in ("kit.yaml", "set.yaml", "goblins.csv"):
        (tmp_path / name).rename(base / name)
    own = "extends: base\ntitle: {en: Mine}\nlanguages: [en]\nchange: {G1: {cost: 5}}\n"
    piece: Any = loaded(tmp_path, {"set.yaml": own}).pieces["goblin"][0]
    assert (piece.cost, piece.tags) == (5, ("big", "sly"))


def test_kinds_that_share_a_sheet_are_told_by_a_column(tmp_path: Path) -> None:
    assert goblin(tmp_path, "kind,id,cost\nGoblins,G1,1\n", "all.csv")["cost"] == 1


def test_rows_and_yaml_entries_stand_side_by_side(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"kit.yaml": KIT, "set.yaml": KIT_SET, "goblin.csv": "id,cost\nG1,1\n"}
    content = loaded(tmp_path, {**files, "more.yaml": "goblin: [{id: G2, cost: 2}]\n"})
    assert list(content.by_id) == ["G1", "G2"]


COMBINED = "id,title,combine.tribe,combine.cost\n{tribe}-{cost},{cost} of {tribe},red; green,1..3\n"
ENTRY = '{id: "{tribe}-{cost}", title: {en: "{cost} of {tribe}"}, combine: {tribe: [red, green], cost: [1..3]}}'


@pytest.mark.parametrize(("name", "text"), [("goblin.csv", COMBINED), ("cards.yaml", f"goblin: [{ENTRY}]\n")])
def test_an_entry_that_combines_lists_stands_for_each_of_the_product(name: str, text: str, tmp_path: Path) -> None:
    content = loaded(tmp_path, {"kit.yaml": KIT, "set.yaml": KIT_SET, name: text})
    assert [(piece.id, piece.title["en"]) for piece in content.pieces["goblin"]] == [
        (f"{tribe}-{cost}", f"{cost} of {tribe}") for tribe in ("red", "green") for cost in (1, 2, 3)
    ]


def test_what_is_combined_can_be_changed_by_its_id(tmp_path: Path) -> None:
    half = "{ability: {do: look}, points: 1, symbols: [trade]}"
    title = "{en: A, zh-Hant: A, zh-Hans: A}"
    entry = f'{{id: "X{{cost}}", combine: {{cost: [1, 2]}}, title: {title}, left: 1, right: 1, a: {half}, b: {half}}}'
    base = f"extends: empires\ntitle: {{en: B, zh-Hant: B, zh-Hans: B}}\nadd: {{empire: [{entry}]}}\n"
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "set.yaml").write_text(base, encoding="utf-8")
    own = "extends: base\ntitle: {en: B, zh-Hant: B, zh-Hans: B}\nchange: {X2: {cost: 7}}\n"
    content = loaded(tmp_path, {"set.yaml": own})
    assert [content.by_id[name].cost for name in ("X1", "X2")] == [1, 7]  # type: ignore[attr-defined]


def test_a_finding_of_a_rule_names_the_row(tmp_path: Path) -> None:
    content = loaded(tmp_path, {"set.yaml": SET, "fleet.xlsx": book(empires())})
    assert str(content.span("X1", "a", "ability", "do")) == "mine/fleet.xlsx:Empires:2:H"


def test_a_place_without_a_cell_of_its_own_is_its_group_or_row(tmp_path: Path) -> None:
    content = loaded(tmp_path, {"set.yaml": SET, "fleet.xlsx": book(empires())})
    assert str(content.span("X1", "flavour")) == "mine/fleet.xlsx:Empires:2:A"


ROWS: list[list[Any]] = [["id", "title", "cost"], ["A1", "Far, Beacon", 3], ["A2", "", 4]]
CSV = '\ufeffid;title;cost\r\nA1;"Far; ""Beacon""";3\r\n\r\nA2;;4\r\n'
MADE = {".xlsx": xlsx, ".ods": ods}
OFFICE = "urn:oasis:names:tc:opendocument:xmlns:"
REPEATS = (
    f'<office:document-content xmlns:office="{OFFICE}office:1.0" xmlns:table="{OFFICE}table:1.0" '
    f'xmlns:text="{OFFICE}text:1.0"><office:body><office:spreadsheet><table:table table:name="cards">'
    '<table:table-row><table:table-cell office:value-type="string"><text:p>id</text:p></table:table-cell>'
    "</table:table-row>"
    '<table:table-row table:number-rows-repeated="3"><table:table-cell table:style-name="ce1" '
    'table:number-columns-repeated="4" office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>'
    "</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>"
)


def cells_in(data: bytes, ending: str) -> list[list[Any]]:
    """What a spreadsheet holds, as those who wrote the reader take it."""
    if ending in MADE:
        book = book_of(data, "cards")
        assert book.issues == ()
        return [[int(value) if isinstance(value, float) else value for value in row] for row in book.sheets[0].rows]
    return read(data, "cards", ("cards",), ending == ".tsv").rows


def document(content: str) -> bytes:
    """An ODS with that content."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(ods({"cards": ROWS}))) as before, zipfile.ZipFile(whole, "w") as after:
        for part in before.infolist():
            after.writestr(part, content if part.filename == "content.xml" else before.read(part))
    return whole.getvalue()


def test_one_cell_of_csv_changes_and_all_else_stays() -> None:
    assert with_text_cells(CSV, False, {(1, 2): 12}) == CSV.replace(";3\r", ";12\r")


def test_a_quoted_cell_stays_quoted_and_its_quotes_are_doubled() -> None:
    changed = with_text_cells(CSV, False, {(1, 1): 'a "b"; c'})
    assert changed == CSV.replace('"Far; ""Beacon"""', '"a ""b""; c"')


def test_a_row_of_csv_is_taken_out_whole() -> None:
    assert without_text_row('id,title\nA1,"two\nlines"\nA2,x\n', False, 1) == "id,title\nA2,x\n"


@given(
    st.lists(
        st.lists(st.text(st.sampled_from('a;,"\n \t'), max_size=4), min_size=2, max_size=3), min_size=1, max_size=4
    ),
    st.integers(0, 5),
    st.integers(0, 4),
    st.one_of(st.integers(-9, 99), st.text(st.sampled_from('xy;,"\n'), min_size=1, max_size=5)),
)
def test_what_is_written_into_csv_reads_back(rows: list[list[str]], row: int, column: int, value: str | int) -> None:
    whole = [["id", "title", "of"], *rows]
    text = "".join(with_text_cells("", True, {(0, at): cell for at, cell in enumerate(line)}) for line in whole)
    before = cells_in(text.encode(), ".tsv")
    after = cells_in(with_cells(text.encode(), ".tsv", "", {(row, column): value}), ".tsv")
    assert after[row][column] == str(value)
    after[row][column] = before[row][column] if row < len(before) and column < len(before[row]) else ""
    assert [trimmed(line) for line in after[: len(before)]] == [trimmed(line) for line in before]


def trimmed(row: list[Any]) -> list[Any]:
    """A row without the empty cells at its end."""
    while row and row[-1] == "":
        row = row[:-1]
    return row


@pytest.mark.parametrize("ending", MADE)
@pytest.mark.parametrize(
    ("place", "value"),
    [((1, 1), "Near <Beacon> & co"), ((2, 1), "new"), ((1, 2), 12), ((1, 2), ""), ((5, 4), "far"), ((0, 3), "points")],
)
def test_a_cell_of_a_workbook_reads_back(ending: str, place: tuple[int, int], value: str | int) -> None:
    before = MADE[ending]({"cards": ROWS})
    after = cells_in(with_cells(before, ending, "cards", {place: value}), ending)
    expected = [list(row) + [""] * 5 for row in [*ROWS, *([[]] * 4)]]
    expected[place[0]][place[1]] = value
    assert [trimmed(row) for row in after] == [trimmed(row) for row in expected][: len(after)]
    assert all(not trimmed(row) for row in expected[len(after) :])


@pytest.mark.parametrize("ending", MADE)
def test_all_other_parts_of_a_workbook_stay_as_they_are(ending: str) -> None:
    before = MADE[ending]({"cards": ROWS, "rest": ROWS})
    after = with_cells(before, ending, "cards", {(1, 2): 5})
    with zipfile.ZipFile(io.BytesIO(before)) as old, zipfile.ZipFile(io.BytesIO(after)) as new:
        changed = [name for name in old.namelist() if old.read(name) != new.read(name)]
        assert changed == ["content.xml" if ending == ".ods" else "xl/worksheets/sheet1.xml"]
        assert [part.date_time for part in old.infolist()] == [part.date_time for part in new.infolist()]


def test_a_cell_of_cells_that_are_written_as_one_is_parted_from_them() -> None:
    after = with_cells(document(REPEATS), ".ods", "cards", {(2, 1): "x"})
    assert cells_in(after, ".ods") == [["id", "", "", ""], [7] * 4, [7, "x", 7, 7], [7] * 4]
    with zipfile.ZipFile(io.BytesIO(after)) as packed:
        assert b'table:style-name="ce1" office:value-type="string"' in packed.read("content.xml")


@pytest.mark.parametrize(
    ("ending", "said"), [(".xlsx", "<f>1+2</f><v>3</v>"), (".ods", 'table:formula="of:=1+2" office:value="3"')]
)
def test_a_formula_is_left_to_the_spreadsheet(ending: str, said: str) -> None:
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(MADE[ending]({"cards": ROWS}))) as before, zipfile.ZipFile(whole, "w") as after:
        for part in before.infolist():
            text = before.read(part).replace(b"<v>3</v>", said.encode()).replace(b'office:value="3"', said.encode())
            after.writestr(part, text)
    with pytest.raises(WrongUse, match="formula"):
        with_cells(whole.getvalue(), ending, "cards", {(1, 2): 5})


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


SETS = ("empires", "race", "race-2018", "roll", "steam", "trucker")
ENDINGS = ("csv", "tsv", "xlsx", "ods")


def in_sheets(name: str, ending: str, folder: Path) -> Path:
    """A copy of a built-in set whose entries are spreadsheets."""
    shutil.copytree(CONTENT / name, folder)
    for file in entry_files(find(name)):
        (folder / file.name).unlink()
    target = folder / f"all.{ending}" if ending in ("xlsx", "ods") else folder
    for path, data in exported(sheets_of(open_set(name)), ending, target):
        path.write_bytes(data)
    return folder


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("name", SETS)
def test_a_set_reads_back_the_same(name: str, ending: str, tmp_path: Path) -> None:
    folder = in_sheets(name, ending, tmp_path / name)
    assert open_set(str(folder)).pieces == open_set(name).pieces


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_what_was_read_back_is_written_the_same(ending: str, tmp_path: Path) -> None:
    folder = in_sheets("steam", ending, tmp_path / "steam")
    assert sheets_of(open_set(str(folder))) == sheets_of(open_set("steam"))


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_same_set_makes_the_same_bytes(ending: str) -> None:
    first, second = (exported(sheets_of(open_set("steam")), ending, Path("x")) for _ in range(2))
    assert first == second


def test_a_set_out_of_a_workbook_prints_the_same_bytes(tmp_path: Path) -> None:
    folder = in_sheets("steam", "xlsx", tmp_path / "sheets" / "steam")
    shutil.copytree(CONTENT / "steam", tmp_path / "yaml" / "steam")
    for source in (folder, tmp_path / "yaml" / "steam"):
        assert main(["print", str(source), "--lang", "en", "--output", str(source.parent / "out")]) == 0
    printed = [
        {file.name: file.read_bytes() for file in sorted((tmp_path / side / "out").rglob("*.pdf"))}
        for side in ("sheets", "yaml")
    ]
    assert printed[0] == printed[1] != {}
