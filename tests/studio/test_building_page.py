"""Ships built and maps painted in the browser, as a designer would; the commands agree with what the page says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests import ROOT
from tests.studio.axed import faults_in_any_window
from tests.studio.running import PHONE, Running, opened

PATIENCE = 120_000
"""Milliseconds for the solver, which shares the machine."""


def command(folder: Path, *words: str) -> tuple[int, str]:
    """A command in the studio's folder: its exit code, and what it says."""
    around = {**os.environ, "PYTHONPATH": str(ROOT), "PROOFPRESS_CACHE": str(folder.parent / "cache")}
    line = [sys.executable, "-m", "generator.cli", *words]
    done = subprocess.run(line, cwd=folder, env=around, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def shown(page: Page, address: str, wait: str) -> Page:
    page.evaluate("address => { location.hash = address }", address)
    page.wait_for_selector(wait)
    return page


@pytest.fixture
def ship(page: Page) -> Page:
    """The ship builder with an empty board."""
    return shown(page, "#/build/trucker", ".cell.full")


def cell(page: Page, column: int, row: int) -> Locator:
    board = page.get_by_role("group", name="The ship's board")
    return board.get_by_role("button", name=f"Column {column}, row {row}:")


def tile(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="Tiles").get_by_role("button", name=name)


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="What is wrong")


def build_small_ship(page: Page) -> None:
    tile(page, "T016 ").click()
    cell(page, 8, 7).click()
    tile(page, "T054 ").click()
    page.get_by_role("button", name="Turn", exact=True).click()
    cell(page, 7, 6).click()


def saved(page: Page, file: str) -> None:
    page.get_by_label("File name").fill(file)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text(f"Saved as {file}.")).to_be_visible()


def test_a_ship_built_by_clicks_is_as_legal_as_the_command_says(ship: Page, studio: Running) -> None:
    build_small_ship(ship)
    expect(verdict(ship).get_by_text("Legal", exact=True)).to_be_visible()
    saved(ship, "ships/mine.yaml")
    code, told = command(studio.folder, "ship", "check", "ships/mine.yaml")
    assert (code, told.splitlines()[1].startswith("3 tiles")) == (0, True)


def test_a_fault_is_shown_at_its_cell_and_mended(ship: Page, studio: Running) -> None:
    build_small_ship(ship)
    cell(ship, 8, 7).focus()
    ship.keyboard.press("r")
    expect(cell(ship, 8, 7)).to_have_accessible_name(re.compile("faulty"))
    saved(ship, "bad.yaml")
    code, told = command(studio.folder, "ship", "check", "bad.yaml", "--format", "json")
    sentences = [each["message"] for each in json.loads(told)["issues"]]
    assert code == 1
    for sentence in sentences:
        expect(verdict(ship).get_by_text(sentence)).to_be_visible()
    ship.keyboard.press("Escape")
    cell(ship, 8, 7).focus()
    for _ in range(3):
        ship.keyboard.press("R")
    expect(verdict(ship).get_by_text("Legal", exact=True)).to_be_visible()


@pytest.mark.slow
def test_a_tile_is_dragged_onto_the_board_and_off_it(ship: Page) -> None:
    tile(ship, "T016 ").drag_to(cell(ship, 8, 7))
    expect(cell(ship, 8, 7)).to_have_accessible_name(re.compile("T016"))
    cell(ship, 8, 7).drag_to(cell(ship, 9, 7))
    expect(cell(ship, 9, 7)).to_have_accessible_name(re.compile("T016"))
    cell(ship, 9, 7).drag_to(ship.get_by_role("region", name="Tiles").get_by_label("Search"))
    expect(cell(ship, 9, 7)).to_have_accessible_name(re.compile("empty"))


def test_a_ship_is_built_by_keys_alone(ship: Page) -> None:
    tile(ship, "T016 ").focus()
    ship.keyboard.press("Enter")
    cell(ship, 7, 7).focus()
    for key in ("ArrowRight", "r", "Enter"):
        ship.keyboard.press(key)
    expect(cell(ship, 8, 7)).to_have_accessible_name(re.compile("T016.*turned 90"))
    ship.keyboard.press("Delete")
    expect(cell(ship, 8, 7)).to_have_accessible_name(re.compile("empty"))
    ship.keyboard.press("Control+z")
    expect(cell(ship, 8, 7)).to_have_accessible_name(re.compile("T016"))


def test_an_opened_file_keeps_its_comments(ship: Page, studio: Running) -> None:
    text = "# mine\nboard: I\nset: trucker\ntiles:\n  - {at: [7, 7], tile: T031}  # the start\n"
    (studio.folder / "own.yaml").write_text(text)
    ship.reload()
    ship.wait_for_selector(".cell.full")
    ship.get_by_label("Open").select_option("own.yaml")
    expect(ship.get_by_label("File name")).to_have_value("own.yaml")
    tile(ship, "T016 ").click()
    cell(ship, 8, 7).click()
    expect(verdict(ship).get_by_text("Legal", exact=True)).to_be_visible()
    saved(ship, "own.yaml")
    assert (studio.folder / "own.yaml").read_text() == text + "  - {at: [8, 7], tile: T016}\n"


def test_the_rest_is_filled_around_what_stands(ship: Page) -> None:
    build_small_ship(ship)
    expect(verdict(ship).get_by_text("Legal", exact=True)).to_be_visible()
    ship.get_by_role("button", name="Fill the rest").click()
    expect(ship.get_by_text("The solver fills the rest").or_(ship.get_by_text("18/18"))).to_be_visible()
    expect(ship.get_by_text("18/18")).to_be_visible(timeout=PATIENCE)
    expect(cell(ship, 8, 7)).to_have_accessible_name(re.compile("T016"))
    expect(verdict(ship).get_by_text("Legal", exact=True)).to_be_visible()


@pytest.mark.slow
def test_a_faulty_ship_is_not_filled_and_the_reason_is_told(ship: Page) -> None:
    tile(ship, "T016 ").click()
    ship.get_by_role("button", name="Turn", exact=True).click()
    cell(ship, 8, 7).click()
    ship.get_by_role("button", name="Fill the rest").click()
    # The fault stands in the list already; what the command says comes beside it.
    expect(ship.get_by_text("1 error found; nothing was written")).to_be_visible(timeout=PATIENCE)


def begin_map(page: Page, name: str = "mine") -> Page:
    shown(page, "#/build/steam", "[data-hex]")
    page.get_by_role("button", name="New map").click()
    page.get_by_label("Name of the new set").fill(name)
    page.get_by_role("button", name="Make the map").click()
    page.wait_for_selector('[data-hex="7,4"]')
    expect(page.get_by_role("button", name="Save")).to_be_visible()
    return page


def middle(page: Page, column: int, row: int) -> tuple[float, float]:
    box = page.locator(f'[data-hex="{column},{row}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def stroke(page: Page, brush: str, *hexes: tuple[int, int]) -> None:
    page.get_by_role("group", name="Brushes").get_by_role("button", name=brush).click()
    page.mouse.move(*middle(page, *hexes[0]))
    page.mouse.down()
    for at in hexes[1:]:
        page.mouse.move(*middle(page, *at))
    page.mouse.up()


def told_by_check(folder: Path, name: str) -> tuple[int, list[str]]:
    code, told = command(folder, "check", name, "--format", "json")
    found: Any = json.loads(told)
    issues = found["issues"] if isinstance(found, dict) else found
    return code, sorted(issue["message"] for issue in issues)


def sentences(page: Page, count: int) -> list[str]:
    """What is said to be wrong, once so many sentences are there."""
    found = page.get_by_role("region", name="What is wrong").locator(".finding > span:last-child")
    expect(found).to_have_count(count)
    return found.all_inner_texts()


@pytest.mark.slow
def test_forty_hexes_are_painted_and_check_agrees(page: Page, studio: Running) -> None:
    begin_map(page)
    rows = [[(column, row) for column in range(8)] for row in range(5)]
    for row in rows:
        stroke(page, "lake", *row)
    for row in rows:
        stroke(page, "plain", *row)
    stroke(page, "mountain", (3, 1), (4, 1))
    for at in ((0, 0), (7, 4), (3, 3)):
        stroke(page, "city", at)
    stroke(page, "town", (5, 2))
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved as mine/map.yaml.")).to_be_visible()
    text = (studio.folder / "mine" / "map.yaml").read_text()
    assert re.search(r"rows: \|\n +\w\.{7}\n +\.{3}\^\^\.{3}\n +\.{5}o\.\.\n +\.{3}\w\.{4}\n +\.{7}\w\n", text)
    code, told = told_by_check(studio.folder, "mine")
    found = sentences(page, len(told))
    assert [said for said in told if not any(said in each for each in found)] == []
    assert (code == 0) == (page.get_by_text("Not legal yet").count() == 0)


def test_a_fault_of_the_map_is_shown_at_its_hex_and_mended(page: Page) -> None:
    begin_map(page)
    stroke(page, "river", (3, 1))
    expect(page.locator(".fault.error")).to_be_visible()
    page.locator(".finding", has_text="where it flows is open").click()
    expect(page.get_by_text("Column 3, row 1: river")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".fault.error")).to_have_count(0)


def test_a_map_is_painted_by_keys_alone_and_a_town_renamed(page: Page, studio: Running) -> None:
    begin_map(page)
    page.get_by_role("application", name="The map's hexes").focus()
    for key in ("m", "ArrowRight", "Enter", "Shift+ArrowRight", "t", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.get_by_label("Name (en)").fill("Ford")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved as mine/map.yaml.")).to_be_visible()
    text = (studio.folder / "mine" / "map.yaml").read_text()
    assert ("A^^o" in text, "{en: Ford," in text) == (True, True)


@pytest.mark.slow
def test_one_stroke_is_undone_at_once(page: Page) -> None:
    begin_map(page)
    stroke(page, "mountain", (2, 1), (3, 1), (4, 1))
    expect(page.locator(".hex.mountain")).to_have_count(3)
    page.keyboard.press("Control+z")
    expect(page.locator(".hex.mountain")).to_have_count(0)


def test_all_cities_are_joined_by_the_tiles(page: Page) -> None:
    begin_map(page)
    page.get_by_role("button", name="Can all cities be joined?").click()
    expect(page.get_by_role("img", name="Track that joins all cities")).to_be_visible(timeout=PATIENCE)


def test_the_map_is_shown_as_it_prints(page: Page) -> None:
    begin_map(page)
    page.get_by_text("As it prints").click()
    expect(page.get_by_role("img", name="As it prints")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["trucker", "steam"])
def test_nobody_is_kept_out(page: Page, game: str) -> None:
    shown(page, f"#/build/{game}", ".cell.full, [data-hex]")
    expect(page.get_by_role("region", name="What is wrong")).to_be_visible()
    assert faults_in_any_window(page) == []


@pytest.mark.parametrize("game", ["trucker", pytest.param("steam", marks=pytest.mark.slow)])
def test_nothing_is_wider_than_a_phone(chromium: Browser, studio: Running, game: str) -> None:
    with opened(chromium, studio, PHONE) as page:
        shown(page, f"#/build/{game}", ".cell.full, [data-hex]")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    "language, word", [("zh-Hant", "填滿其餘"), pytest.param("zh-Hans", "填满其余", marks=pytest.mark.slow)]
)
def test_the_page_speaks_chinese(ship: Page, language: str, word: str) -> None:
    ship.get_by_label("Language").select_option(language)
    expect(ship.get_by_role("button", name=word)).to_be_visible()


@pytest.mark.slow
def test_a_ship_is_built_by_touch(chromium: Browser, studio: Running) -> None:
    with opened(chromium, studio, PHONE) as page:
        shown(page, "#/build/trucker", ".cell.full")
        tile(page, "T016 ").scroll_into_view_if_needed()
        tile(page, "T016 ").click()
        cell(page, 8, 7).click()
        expect(cell(page, 8, 7)).to_have_accessible_name(re.compile("T016"))
