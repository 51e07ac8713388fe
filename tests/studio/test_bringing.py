"""Files that are dropped onto the first page, and sets that are begun there."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests import ROOT
from tests.studio.rooms import asked_in
from validator.content.packs.packing import packed
from validator.play.lookup import open_set

CARDS = b"id,title,cost,tribe\nG1,Grub,1,red\nG2,Snip,3,green\nG3,Snap,2,red\nG4,Snop,2,green\n"
FONT = next((ROOT / "generator" / "print" / "fonts").rglob("*.ttf"))
DOT = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def studio(folder: Path) -> TestClient:
    return asked_in(folder)


@pytest.fixture
def goblins(studio: TestClient) -> TestClient:
    """A studio with a kit ``goblins`` of four cards."""
    studio.post("/api/bringing/kit?set=goblins&name=goblins.csv", content=CARDS)
    return studio


def test_a_spreadsheet_becomes_a_kit_that_is_legal(studio: TestClient) -> None:
    found = studio.post("/api/bringing/kit?set=goblins&name=goblins.csv", content=CARDS).json()
    assert (found["outcome"], found["cards"], found.get("issues", [])) == ("made", 4, [])


def test_the_columns_of_a_spreadsheet_become_fields(goblins: TestClient, folder: Path) -> None:
    kit = (folder / "goblins" / "kit.yaml").read_text()
    assert "tribe: {type: one_of, values: [red, green]}" in kit


FREE = b"Name,Qty,Cost,Notes\nGrub,2,1,old\nSnip,1,3,new\n"


def test_what_columns_hold_is_guessed_before_a_kit_is_made(studio: TestClient) -> None:
    found = studio.post("/api/bringing/columns?name=goblins.csv", content=FREE).json()["columns"]
    assert [(one["heading"], one["meaning"]) for one in found] == [
        ("Name", "title"),
        ("Qty", "count"),
        ("Cost", "cost"),
        ("Notes", "-"),
    ]


def test_columns_mean_what_is_said_of_them(studio: TestClient, folder: Path) -> None:
    where = {"set": "goblins", "name": "goblins.csv", "columns": '{"Cost": "price", "Notes": "-"}'}
    found = studio.post("/api/bringing/kit", params=where, content=FREE).json()
    assert (found["outcome"], found["cards"], found.get("issues", [])) == ("made", 2, [])
    assert (folder / "goblins/goblins.csv").read_text().splitlines()[0] == "title,count,price,#Notes,id"


def test_a_spreadsheet_with_ids_asks_nothing(studio: TestClient) -> None:
    assert studio.post("/api/bringing/columns?name=goblins.csv", content=CARDS).json() == {"columns": []}


@pytest.mark.parametrize(
    ("name", "data", "place"),
    [
        ("more.csv", b"id,kind,title,cost,tribe\nG9,goblin,Gnat,1,red\n", "more.csv"),
        ("G1.svg", DOT, "pictures/G1.svg"),
        (FONT.name, FONT.read_bytes(), f"fonts/{FONT.name}"),
        ("my dot (2).svg", DOT, "pictures/my-dot-(2).svg"),
    ],
)
def test_a_file_goes_where_it_belongs(goblins: TestClient, folder: Path, name: str, data: bytes, place: str) -> None:
    goblins.post("/api/bringing/file", params={"set": "goblins", "name": name}, content=data)
    assert (folder / "goblins" / place).read_bytes() == data


def test_another_file_of_the_same_name_is_not_overwritten_unasked(goblins: TestClient, folder: Path) -> None:
    goblins.post("/api/bringing/file?set=goblins&name=G1.svg", content=DOT)
    found = goblins.post("/api/bringing/file?set=goblins&name=G1.svg", content=DOT + b"\n").json()
    assert (found["outcome"], (folder / "goblins/pictures/G1.svg").read_bytes()) == ("asked", DOT)


def test_it_is_overwritten_when_asked(goblins: TestClient, folder: Path) -> None:
    goblins.post("/api/bringing/file?set=goblins&name=G1.svg", content=DOT)
    goblins.post("/api/bringing/file?set=goblins&name=G1.svg&over=yes", content=DOT + b"\n")
    assert (folder / "goblins/pictures/G1.svg").read_bytes() == DOT + b"\n"


def test_a_picture_that_no_card_shows_is_told(goblins: TestClient) -> None:
    found = goblins.post("/api/bringing/file?set=goblins&name=dot.svg", content=DOT).json()
    assert not found.get("used")


@pytest.mark.parametrize(
    "name",
    [
        "../G1.svg",
        "a/G1.svg",
        "..\\G1.svg",
        ".G1.svg",
        "G1.svg\0",
        "G1.py",
        "G1.svg.exe",
        "....svg",
        "/etc/G1.svg",
        "§.svg",
        "con.svg",
        "Aux.csv",
        "nul.old.svg",
    ],
)
def test_a_name_that_leads_away_or_is_no_part_of_a_set_is_refused(goblins: TestClient, name: str) -> None:
    answer = goblins.post("/api/bringing/file", params={"set": "goblins", "name": name}, content=DOT)
    assert answer.status_code == 400


@pytest.mark.parametrize("reference", ["..", "../other", "/tmp", "race", "kits/wallet", "nothing"])
def test_only_a_set_of_the_folder_is_given_files(goblins: TestClient, reference: str) -> None:
    answer = goblins.post("/api/bringing/file", params={"set": reference, "name": "G1.svg"}, content=DOT)
    assert answer.status_code == 400


@pytest.mark.parametrize("is_linked", [False, True], ids=["read-only", "a hard link"])
def test_a_file_that_is_not_to_be_replaced_stays(goblins: TestClient, folder: Path, is_linked: bool) -> None:
    goblins.post("/api/bringing/file?set=goblins&name=G1.svg", content=DOT)
    path = folder / "goblins" / "pictures" / "G1.svg"
    os.link(path, folder / "other.svg") if is_linked else path.chmod(0o444)
    answer = goblins.post("/api/bringing/file?set=goblins&name=G1.svg&over=yes", content=DOT + b"\n")
    said = f"G1.svg was not written: it is {'a hard link' if is_linked else 'read-only'}"
    assert (answer.status_code, said in answer.json()["message"], path.read_bytes()) == (409, True, DOT)


@pytest.mark.parametrize("name", ["con", "LPT1"])
def test_a_set_is_called_as_it_can_be_everywhere(studio: TestClient, folder: Path, name: str) -> None:
    answer = studio.post("/api/bringing/kit", params={"set": name, "name": "goblins.csv"}, content=CARDS)
    assert (answer.status_code, "Windows" in answer.text, [*folder.iterdir()]) == (400, True, [])


def test_nothing_is_written_through_a_link(goblins: TestClient, folder: Path) -> None:
    outside = folder.parent / "outside"
    outside.mkdir()
    (folder / "goblins" / "pictures").symlink_to(outside)
    goblins.post("/api/bringing/file?set=goblins&name=G1.svg", content=DOT)
    assert list(outside.iterdir()) == []


def test_nothing_is_written_through_a_link_within_the_folder(goblins: TestClient, folder: Path) -> None:
    (folder / "elsewhere").mkdir()
    (folder / "goblins" / "pictures").symlink_to(folder / "elsewhere")
    answer = goblins.post("/api/bringing/file?set=goblins&name=G1.svg", content=DOT)
    assert "link" in answer.json()["message"]


def test_a_broken_font_is_refused_with_the_reason(goblins: TestClient) -> None:
    answer = goblins.post("/api/bringing/file?set=goblins&name=Mine.ttf", content=FONT.read_bytes()[:500])
    assert "Mine.ttf cannot be used" in answer.json()["message"]


def test_a_packed_set_is_laid_out(goblins: TestClient, folder: Path) -> None:
    data = packed(open_set("goblins")).data
    (folder / "goblins").rename(folder / "before")
    found = goblins.post("/api/bringing/file?name=goblins.zip", content=data).json()
    assert (found["set"], (folder / "goblins" / "kit.yaml").is_file()) == ("goblins", True)


def test_what_is_no_pack_is_refused(studio: TestClient) -> None:
    answer = studio.post("/api/bringing/file?name=goblins.zip", content=b"PK\3\4nothing")
    assert answer.status_code == 422


def test_a_huge_file_is_refused(studio: TestClient) -> None:
    answer = studio.post("/api/bringing/file?name=G1.svg", content=b" " * 64_000_001)
    assert answer.status_code == 413


def test_a_set_is_begun_as_new_does(studio: TestClient, folder: Path) -> None:
    studio.post("/api/bringing/new", json={"name": "mine", "base": "empires", "lang": ["en"]})
    assert "extends: empires" in (folder / "mine" / "set.yaml").read_text()


def test_a_kit_is_begun_in_a_size(studio: TestClient, folder: Path) -> None:
    studio.post("/api/bringing/new", json={"name": "mine", "kit": True, "size": "mini"})
    assert "size: mini" in (folder / "mine" / "kit.yaml").read_text()


@pytest.mark.parametrize("name", ["../mine", "mi/ne", "", ".mine", "1", "mine\n"])
def test_a_set_is_not_begun_under_such_a_name(studio: TestClient, name: str) -> None:
    assert studio.post("/api/bringing/new", json={"name": name, "kit": True}).status_code == 400
