"""What is seen in a spreadsheet and not on paper, or the other way round: formats, columns of no width, pictures."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import xlsxwriter

from tests.kits.spoiled import CARDS, KIT, Spoiled, cards, judged, picture, place_of
from tests.kits.test_kits_of_sheets import HEAD, ROWS_OF_CELLS, csv, workbook
from tests.kits.test_seen_only_on_paper import said
from tests.kits.test_spoiled_sets import document, table


def excel(change: Callable[[Any, Any], object]) -> dict[str, str | bytes]:
    """The sound kit's cards in a workbook of Excel, with a change to it and its sheet."""
    into = BytesIO()
    made = xlsxwriter.Workbook(into, {"in_memory": True})
    sheet = made.add_worksheet("goblin")
    for row, values in enumerate((HEAD, *ROWS_OF_CELLS)):
        sheet.write_row(row, 0, values)
    change(made, sheet)
    made.close()
    return workbook(into.getvalue())


def formatted(code: str) -> dict[str, str | bytes]:
    """The first card's cost, 3, by a format."""
    return excel(lambda made, sheet: sheet.write(1, 2, 3, made.add_format({"num_format": code})))


SPAN = "Draw <text:span text:style-name='T1'>two</text:span> cards."
STYLE = (
    "<office:automatic-styles xmlns:style='urn:oasis:names:tc:opendocument:xmlns:style:1.0' "
    "xmlns:fo='urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'><style:style style:name='T1'>"
    "<style:text-properties fo:font-weight='bold'/></style:style></office:automatic-styles><office:body>"
)


def office() -> dict[str, str | bytes]:
    """A document of LibreOffice with a bold word in a cell."""
    whole = document("Draw a card.", SPAN)["goblins.ods"]
    assert isinstance(whole, bytes)
    return table(_with(whole, "<office:body>", STYLE), "goblins.ods")


def _with(whole: bytes, old: str, new: str) -> bytes:

    into = BytesIO()
    with ZipFile(BytesIO(whole)) as before, ZipFile(into, "w") as after:
        for name in before.namelist():
            after.writestr(name, before.read(name).decode().replace(old, new, 1))
    return into.getvalue()


FAULTS = [
    *(
        Spoiled(f"a number by the format {code}", formatted(code), "number-format", "goblins.xlsx:goblin:2:C", shown)
        for code, shown in (
            ("0%", "300%"),
            ('"$"0.00', "$3.00"),
            ("000", "003"),
            ('0" gold"', "3 gold"),
            (";;;", "' '"),
        )
    ),
    Spoiled(
        "a column of no width",
        excel(lambda _, sheet: sheet.set_column(4, 4, 0)),
        "hidden-cells",
        "goblins.xlsx:goblin:1:E",
    ),
    Spoiled(
        "a row of no height", excel(lambda _, sheet: sheet.set_row(2, 0)), "hidden-cells", "goblins.xlsx:goblin:3:A"
    ),
    Spoiled(
        "a bold word in a cell",
        excel(lambda made, sheet: sheet.write_rich_string(1, 4, "Draw ", made.add_format({"bold": True}), "two", ".")),
        "lost-format",
        "goblins.xlsx:goblin:2:E",
        "'two'",
    ),
    Spoiled("a bold word in a cell of LibreOffice", office(), "lost-format", "goblins.ods:goblin:2:E", "'two'"),
    Spoiled(
        "a picture in a sheet",
        excel(lambda _, sheet: sheet.insert_image(1, 6, "a.png", {"image_data": BytesIO(picture())})),
        "unread-file",
        "goblins.xlsx",
        "pictures/",
    ),
    Spoiled("a text of one dot", said("."), "unwritten-text", "cards.yaml:2:61"),
    Spoiled("lines that begin with stars", cards("Draw a card.", '"* One.\\n* Two."'), "raw-markup", "cards.yaml:2"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place(tmp_path: Path, fault: Spoiled) -> None:
    found = judged(tmp_path, fault.files)
    told = [issue for issue in found if issue.code == fault.code and place_of(issue).startswith(fault.at)]
    assert len(told) == 1 and fault.says in str(told[0]), "\n".join(map(str, found))


TAKEN = {
    "cells between strokes": table("id|title|cost|suit\nG1|Boss|3|cave\n"),
    "headings as wide as Chinese letters": table("ｉｄ,ｔｉｔｌｅ,cost,suit\nG1,Boss,3,cave\n"),
    "a picture whose name another computer spells apart": {
        "kit.yaml": KIT + "      art: {type: picture, optional: true}\n",
        "cards.yaml": CARDS.replace("cost: 3", "cost: 3, art: caf\u00e9.png"),
        "pictures/cafe\u0301.png": picture(),
    },
    "a whole column in bold": excel(lambda made, sheet: sheet.set_column(1, 1, None, made.add_format({"bold": True}))),
    "a note behind a star": said("Draw one*.\\n* If you can."),
    "a dash for a value": csv("G1,Boss,3,cave,–"),
}


@pytest.mark.parametrize("told", TAKEN)
def test_it_is_taken_as_it_is_meant(tmp_path: Path, told: str) -> None:
    assert judged(tmp_path, TAKEN[told]) == []
