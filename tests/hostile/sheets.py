"""Spreadsheets: ODS and XLSX whose few bytes unfold to much, and CSV of a single kind of sign."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping
from random import Random

from tests.hostile.trial import Case, files_with

_ODS = (
    '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
    "{}</office:spreadsheet></office:body></office:document-content>"
)
_MANIFEST = (
    '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
    '<manifest:file-entry manifest:full-path="/" '
    'manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/></manifest:manifest>'
)
_MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
_RELATIONS = "http://schemas.openxmlformats.org"


def zipped(parts: Mapping[str, bytes]) -> bytes:
    """A packed folder."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in parts.items():
            packed.writestr(name, content)
    return whole.getvalue()


def ods(tables: str) -> bytes:
    """An ODS file with these tables."""
    kind = b"application/vnd.oasis.opendocument.spreadsheet"
    return zipped(
        {"mimetype": kind, "content.xml": _ODS.format(tables).encode(), "META-INF/manifest.xml": _MANIFEST.encode()}
    )


def xlsx(rows: str, shared: str = "", sheets: int = 1) -> bytes:
    """An XLSX file with sheets of these rows."""
    names = "".join(f'<sheet name="goblin{n or ""}" sheetId="{n + 1}" r:id="rId{n + 1}"/>' for n in range(sheets))
    kind = f"{_RELATIONS}/officeDocument/2006/relationships"
    links = "".join(
        f'<Relationship Id="rId{n + 1}" Type="{kind}/worksheet" Target="worksheets/sheet{n + 1}.xml"/>'
        for n in range(sheets)
    )
    links += f'<Relationship Id="rS" Type="{kind}/sharedStrings" Target="sharedStrings.xml"/>'
    package = f'xmlns="{_RELATIONS}/package/2006/relationships"'
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{_RELATIONS}/package/2006/content-types"/>',
        "_rels/.rels": f'<Relationships {package}><Relationship Id="r" Type="{kind}/officeDocument" '
        'Target="xl/workbook.xml"/></Relationships>',
        "xl/workbook.xml": f'<workbook {_MAIN} xmlns:r="{kind}"><sheets>{names}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f"<Relationships {package}>{links}</Relationships>",
        "xl/sharedStrings.xml": f"<sst {_MAIN}>{shared}</sst>",
    }
    for number in range(sheets):
        parts[f"xl/worksheets/sheet{number + 1}.xml"] = f"<worksheet {_MAIN}><sheetData>{rows}</sheetData></worksheet>"
    return zipped({name: text.encode() for name, text in parts.items()})


def _cell(inside: str, given: str = "") -> str:
    return f'<table:table-cell office:value-type="string"{given}><text:p>{inside}</text:p></table:table-cell>'


def _table(rows: str, name: str = "goblin") -> str:
    return f'<table:table table:name="{name}">{rows}</table:table>'


def _row(cells: str, given: str = "") -> str:
    return f"<table:table-row{given}>{cells}</table:table-row>"


_HEAD = _row(_cell("id") + _cell("title"))


def _count(draw: Random) -> str:
    return draw.choice(
        [
            "7700000000",
            "9" * draw.randint(1, 40),
            "2147483648",
            "18446744073709551615",
            "+9999999999",
            "1048576",
            "32768",
            "000000000000000000009",
            "-1",
            "1e9",
            "٣" * 12,
        ]
    )


def document(draw: Random) -> Case:
    """An ODS file."""
    count, many = _count(draw), draw.randint(2, 600)
    far = _row(f'<table:table-cell table:number-columns-repeated="{draw.choice([count, "999"])}"/>{_cell("x")}')
    ways: dict[str, Callable[[], str]] = {
        "spaces": lambda: _table(_HEAD + _row(_cell(f'a<text:s text:c="{count}"/>b'))),
        "spaces in many cells": lambda: _table(
            _HEAD
            + _row(
                _cell('a<text:s text:c="30000"/>b', f' table:number-columns-repeated="{many}"'),
                f' table:number-rows-repeated="{many}"',
            )
        ),
        "rows repeated": lambda: _table(_HEAD + _row(_cell("G1"), f' table:number-rows-repeated="{count}"')),
        "columns repeated": lambda: _table(_HEAD + _row(_cell("G1", f' table:number-columns-repeated="{count}"'))),
        "empty rows repeated": lambda: _table(
            _HEAD + _row("<table:table-cell/>", f' table:number-rows-repeated="{count}"') + _row(_cell("G1"))
        ),
        "formulas repeated": lambda: _table(
            _HEAD + _row(f'<table:table-cell table:formula="of:=1" table:number-columns-repeated="{count}"/>')
        ),
        "far corner": lambda: _table(
            _HEAD + far + _row("<table:table-cell/>", ' table:number-rows-repeated="19990"') + _row(_cell("y"))
        ),
        "many far corners": lambda: "".join(
            _table(far * 3 + _row("<table:table-cell/>", ' table:number-rows-repeated="9990"') + far, f"t{n}")
            for n in range(draw.randint(20, 400))
        ),
        "deep": lambda: _table(_HEAD + _row(_cell("<text:span>" * 90_000 + "</text:span>" * 90_000))),
        "many elements": lambda: _table(_HEAD + _row(_cell("<text:s/>" * draw.randint(10_000, 2_000_000)))),
        "a long text": lambda: _table(_HEAD + _row(_cell(draw.choice(["a", "&amp;", "字"]) * 6_000_000))),
        "an attribute": lambda: _table(_HEAD + _row(_cell("x", f' table:style-name="{"a" * 20_000_000}"'))),
        "many attributes": lambda: _table(_HEAD + _row(_cell("x", "".join(f' a{n}=""' for n in range(900_000))))),
        "a formula of bars": lambda: _table(_HEAD + _row(f'<table:table-cell table:formula="{"|" * 3_000_000}"/>')),
    }
    about = draw.choice([*ways])
    return Case(f"ods, {about}, {count}", files_with({"goblin.ods": spoilt(draw, ods(ways[about]()))}))


def workbook(draw: Random) -> Case:
    """An XLSX file."""
    long = f"<si><t>{draw.choice(['x', '字', '&lt;']) * 32_000}</t></si>"
    head = '<row><c t="inlineStr"><is><t>id</t></is></c></row>'
    one = '<c t="s"><v>0</v></c>'
    sheets = 1
    about = draw.choice(
        [
            "shared text",
            "far cell",
            "a long text",
            "deep",
            "many sheets",
            "bars",
            "numbers",
            "elements",
            "shared texts",
            "empty texts far out",
        ]
    )
    rows, shared = head, ""
    if about == "shared text":
        rows, shared = head + f"<row>{one * 24}</row>" * draw.choice([10, 1_000, 8_000]), long
    elif about == "far cell":
        rows += (
            f'<row><c r="{draw.choice(["XFD1048576", "ALL20000", "ZZZ9999999", "A20000", "A0"])}"><v>1</v></c></row>'
        )
        rows += '<row><c r="A1"><v>1</v></c><c r="ALK1"><v>2</v></c></row>'
    elif about == "a long text":
        rows += f'<row><c t="str"><v>{draw.choice(["a", "&amp;"]) * 8_000_000}</v></c></row>'
    elif about == "deep":
        rows += "<a>" * 200_000 + "</a>" * 200_000
    elif about == "many sheets":
        sheets, rows = 400, '<row><c r="A1"><v>1</v></c><c r="ALK9000"><v>2</v></c></row>'
    elif about == "bars":
        rows += f"<row><c><f>{'|' * 32_000}</f><v>1</v></c></row>" * 40
    elif about == "numbers":
        rows += f"<row><c><v>{draw.choice(['1e308', '9' * 5_000, 'nan', 'inf', '-0', '1e99999'])}</v></c></row>"
    elif about == "elements":
        rows += "<row/>" * 3_000_000
    elif about == "shared texts":
        rows, shared = head + "<row><c t='s'><v>99</v></c></row>", "<si><t>a</t></si>" * 1_000_000
    else:
        rows += '<row><c r="XFD1048576" t="inlineStr"><is><t></t></is></c></row>'
    return Case(f"xlsx, {about}", files_with({"goblin.xlsx": spoilt(draw, xlsx(rows, shared, sheets))}))


def separated(draw: Random) -> Case:
    """A CSV file."""
    row = "G{},Lamp,x,moss\n"
    ways = {
        "commas": lambda: "," * 3_900_000,
        "rows of commas": lambda: "id,title\n" + ("," * 190 + "\n") * 19_000,
        "quotes": lambda: "id,title\n" + '"' * draw.randint(100, 3_900_000),
        "stray quotes": lambda: '"a' * 1_900_000,
        "bars": lambda: "id,title\n" + ("+" + "|" * 100_000 + "\n") * 30,
        "a heading": lambda: "id," + draw.choice(["a ", "a.", "[", " "]) * 30_000 + "\nG1,x\n",
        "headings of blanks": lambda: "id," + ",".join("a" + " " * 16_000 + f"b{n}" for n in range(200)) + "\n",
        "wrong rows": lambda: "id,title,cost,suit\n" + "".join(row.format(n) for n in range(draw.choice([50, 15_000]))),
        "the same id": lambda: "id,title,cost,suit\n" + row.format(1) * 15_000,
        "a long id": lambda: "id,title,cost,suit\n" + "G" * draw.choice([20_000, 130_000]) + ",x,1,moss\n",
        "brackets": lambda: "id,title,cost,suit\nG1," + "[{" * 15_000 + ",1,moss\n",
        "combined": lambda: "id,title,cost,suit,combine.cost\n" + "{cost},x,,moss,1..9999\n" * 300,
        "bytes": lambda: "\0\x1b[31m\n" * 100_000,
        "line ends": lambda: "id,title\n" + "\n" * 3_900_000,
    }
    about = draw.choice([*ways])
    return Case(f"csv, {about}", files_with({"goblin.csv": ways[about]().encode()}))


def spoilt(draw: Random, data: bytes, share: float = 0.15) -> bytes:
    """The data as it is, or cut off, or with some bytes changed."""
    if draw.random() > share or not data:
        return data
    if draw.random() < 0.4:
        return data[: draw.randrange(len(data))]
    whole = bytearray(data)
    for _ in range(draw.randint(1, 30)):
        whole[draw.randrange(len(whole))] = draw.randrange(256)
    return bytes(whole)
