"""The first card of a kind that has none, made from the table of cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.work.room import Workroom
from generator.front.studio.writing.routes import routes
from tests.studio.axed import faults_in_any_window
from tests.studio.running import Running
from validator.content.spreadsheets.writing.rows import xlsx

KIT = """\
kinds:
  fish:
    form: card
    size: mini
    fields:
      depth: {type: number, from: 2, to: 9}
      cold: {type: number, to: -1}
      water: {type: one_of, values: [salt, sweet]}
      said: {type: text, translated: true, most: 5}
      signs: {type: list, of: {type: icon}, least: 2}
      seas: {type: list, of: {type: one_of, values: [north, south]}, least: 2, repeats: false, printed: false}
      colour: {type: colour}
      note: {type: text, optional: true}
      tall: {type: yes_no}
  bird: {form: card, size: poker}
"""
SET = "game: kit\ntitle: {en: Mine}\nlanguages: [en, zh-Hant]\n"
TITLES = [{"path": ["title", "en"], "text": "New card"}, {"path": ["title", "zh-Hant"], "text": "新卡"}]


def written(folder: Path) -> Path:
    """A kit of two kinds and no card."""
    mine = folder / "mine"
    mine.mkdir()
    (mine / "kit.yaml").write_text(KIT)
    (mine / "set.yaml").write_text(SET)
    return mine


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return written(tmp_path)


@pytest.fixture
def client(mine: Path) -> Iterator[TestClient]:
    room = Workroom(mine.parent)
    with TestClient(Starlette(routes=routes(room))) as found:
        yield found
    room.end()


def made(client: TestClient, mine: Path, kind: str, count: int = 1) -> Any:
    """What a set is told to be when its first cards stand in the file that they were put into."""
    body = {"set": "mine", "like": "", "kind": kind, "rows": [TITLES] * count}
    edited = client.post("/api/writing/rows", json=body).json()
    (mine.parent / edited["file"]).write_text(edited["text"])
    return client.get("/api/writing/open", params={"set": "mine", "lang": "en", "anew": "yes"}).json()


def test_a_kind_without_cards_is_in_the_table(client: TestClient) -> None:
    told = client.get("/api/writing/table", params={"set": "mine"}).json()
    assert (told["kind"], told["kinds"], told["rows"]) == ("fish", ["fish", "bird"], [])


def test_first_cards_have_what_each_must_have(client: TestClient, mine: Path) -> None:
    told = made(client, mine, "fish", 2)
    assert ([face["id"] for face in told["faces"]], told["issues"]) == (["fish-1", "fish-2"], [])


def test_the_first_of_another_kind_stands_beside_the_cards_that_there_are(client: TestClient, mine: Path) -> None:
    (mine / "birds.yaml").write_text("bird:\n  - {id: heron, title: {en: Heron, zh-Hant: 鷺}}   # grey\n")
    told = made(client, mine, "fish")
    assert [face["id"] for face in told["faces"]] == ["fish-1", "heron"]
    assert "# grey\nfish:\n" in (mine / "birds.yaml").read_text()


def test_a_kind_that_is_not_there_is_refused(client: TestClient) -> None:
    body = {"set": "mine", "like": "", "kind": "whale", "rows": [TITLES]}
    assert client.post("/api/writing/rows", json=body).status_code == 400


COLUMN: tuple[tuple[Literal["columnheader", "gridcell"], str], ...] = (("columnheader", "depth"), ("gridcell", "2"))
HEADS = "id,title [en],title [zh-Hant],depth\n"


def test_a_spreadsheet_of_headings_alone_is_a_table_without_rows(client: TestClient, mine: Path) -> None:
    (mine / "fish.csv").write_text(HEADS)
    told = client.get("/api/writing/table", params={"set": "mine", "kind": "fish"}).json()
    assert (told["columns"], told["rows"]) == ([["id"], ["title", "en"], ["title", "zh-Hant"], ["depth"]], [])


def test_the_first_card_is_a_row_below_headings(client: TestClient, mine: Path) -> None:
    (mine / "fish.csv").write_text(HEADS)
    told = made(client, mine, "fish", 2)
    rows = (mine / "fish.csv").read_text().splitlines()
    assert (told["issues"], [row.split(",")[:4] for row in rows[1:]]) == (
        [],
        [["fish-1", "New card", "新卡", "2"], ["fish-2", "New card", "新卡", "2"]],
    )


@pytest.mark.parametrize("kind", ["fish", "bird"])
def test_a_column_of_kinds_says_the_kind_of_a_first_card(client: TestClient, mine: Path, kind: str) -> None:
    (mine / "all.csv").write_text("kind,id,title [en],title [zh-Hant]\n")
    told = made(client, mine, kind)
    assert (told["issues"], [face["id"] for face in told["faces"]]) == ([], [f"{kind}-1"])
    assert (mine / "all.csv").read_text().splitlines()[1].startswith(f"{kind},{kind}-1,")


def test_the_first_card_is_a_row_of_a_workbook(client: TestClient, mine: Path) -> None:
    (mine / "sea.xlsx").write_bytes(xlsx({"fish": [["id", "title [en]", "title [zh-Hant]"]]}))
    body = {"set": "mine", "like": "", "kind": "fish", "rows": [TITLES]}
    client.get("/api/writing/open", params={"set": "mine", "lang": "en"})
    assert client.post("/api/writing/rows", json=body).json()["written"]
    told = client.get("/api/writing/open", params={"set": "mine", "lang": "en", "anew": "yes"}).json()
    assert ([face["id"] for face in told["faces"]], told["issues"]) == (["fish-1"], [])


def left_of(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["x"]


@pytest.mark.slow
def test_rows_are_made_below_headings_on_the_page(page: Page, studio: Running) -> None:
    mine = written(studio.folder)
    (mine / "fish.csv").write_text(HEADS)
    page.reload()
    page.evaluate("location.hash = '#/write/mine'")
    page.get_by_role("tab", name="Table").click()
    table = page.get_by_role("tabpanel")
    expect(table.get_by_role("columnheader", name="depth")).to_be_visible()
    assert faults_in_any_window(page) == []
    table.get_by_role("button", name="New card").click()
    expect(table.get_by_role("gridcell", name="fish-1", exact=True)).to_be_visible()
    head, cell = (table.get_by_role(role, name=name, exact=True) for role, name in COLUMN)
    assert left_of(head) == left_of(cell)
    assert "fish-1,New card,New card,2" in (mine / "fish.csv").read_text()


@pytest.mark.slow
def test_the_first_card_is_made_on_the_page(page: Page, studio: Running) -> None:
    mine = written(studio.folder)
    page.reload()
    page.evaluate("location.hash = '#/write/mine'")
    page.get_by_role("tab", name="Table").click()
    table = page.get_by_role("tabpanel")
    table.get_by_label("Kind").focus()
    table.get_by_label("Kind").select_option("bird")
    expect(table.get_by_label("Kind")).to_be_focused()
    table.get_by_role("button", name="New card").click()
    expect(table.get_by_role("gridcell", name="bird-1", exact=True)).to_be_visible()
    assert "  - {id: bird-1, title: {en: New card, zh-Hant: New card}}" in (mine / "cards.yaml").read_text()
