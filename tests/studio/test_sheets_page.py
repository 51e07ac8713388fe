"""Sheets are chosen, seen and had by clicks."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from playwright.sync_api import Page, expect

from tests import ROOT
from tests.studio.axed import faults_in_any_window
from tests.studio.running import Running

SOON = 90_000


@pytest.fixture
def sheets(page: Page) -> Page:
    """The page with the sheets of empires."""
    page.evaluate("location.hash = '#/sheets/empires'")
    expect(page.get_by_text("14 pages")).to_be_visible(timeout=SOON)
    return page


def test_a_page_is_drawn_once_in_sight(sheets: Page) -> None:
    expect(sheets.locator(".sheets-list img").first).to_have_attribute("src", re.compile("^blob:"), timeout=SOON)


def test_options_change_the_number_of_pages(sheets: Page) -> None:
    sheets.get_by_role("combobox", name="Backs").first.select_option("none")
    expect(sheets.get_by_text("8 pages")).to_be_visible(timeout=SOON)


@pytest.mark.slow
def test_only_some_pieces_are_asked_for(sheets: Page) -> None:
    sheets.get_by_label("Which pieces").select_option("text")
    sheets.get_by_label("Names").fill("E01-E08")
    expect(sheets.get_by_text("2 pages")).to_be_visible(timeout=SOON)


def test_what_cannot_be_printed_is_said(sheets: Page) -> None:
    sheets.get_by_label("Which pieces").select_option("text")
    sheets.get_by_label("Names").fill("E99")
    expect(sheets.get_by_role("alert")).to_contain_text("E99", timeout=SOON)


@pytest.mark.slow
def test_how_long_cutting_takes_is_a_guess_and_says_so(sheets: Page) -> None:
    sheets.get_by_text("straight cuts").click()
    expect(sheets.get_by_text("A guess of Proofpress")).to_be_visible()


def test_the_downloaded_file_is_the_commands(sheets: Page, studio: Running) -> None:
    sheets.get_by_label("Which pieces").select_option("text")
    sheets.get_by_label("Names").fill("E01-E08")
    expect(sheets.get_by_text("2 pages")).to_be_visible(timeout=SOON)
    with sheets.expect_download() as got:
        sheets.get_by_role("button", name="Download PDF").click()
    words = [sys.executable, "-m", "generator.cli", "print", "empires", "--lang=en", "--only=E01-E08"]
    environment = {"PYTHONPATH": str(ROOT), "PROOFPRESS_CACHE": ""}
    subprocess.run(words, cwd=studio.folder, env=environment, check=True, capture_output=True)
    (written,) = (studio.folder / "output" / "empires").glob("*.pdf")
    assert got.value.path().read_bytes() == written.read_bytes()


@pytest.mark.slow
def test_sheets_are_saved_as_the_command_saves_them(sheets: Page, studio: Running) -> None:
    sheets.get_by_role("button", name="Save to output/").click()
    expect(sheets.get_by_text("empires-en-a4.pdf")).to_be_visible(timeout=SOON)
    assert (studio.folder / "output" / "empires" / "empires-en-a4.pdf").is_file()


def test_options_are_set_by_keys_alone(sheets: Page) -> None:
    sheets.get_by_role("combobox", name="Backs").first.focus()
    sheets.keyboard.press("End")
    expect(sheets.get_by_text("8 pages")).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("language", [pytest.param("zh-Hant", marks=pytest.mark.slow), "zh-Hans"])
def test_the_page_speaks_chinese(sheets: Page, language: str) -> None:
    sheets.get_by_role("banner").get_by_role("combobox").nth(1).select_option(language)
    expect(sheets.get_by_text("14 頁" if language == "zh-Hant" else "14 页")).to_be_visible()


def test_nobody_is_shut_out(sheets: Page) -> None:
    assert faults_in_any_window(sheets) == []


def test_a_set_that_cannot_be_drawn_says_where_it_is_wrong(page: Page, studio: Running) -> None:
    folder = studio.folder / "mine"
    folder.mkdir()
    (folder / "set.yaml").write_text("extends: empires\ntitle: {en: Mine}\nlanguages: [en]\n")
    (folder / "layout.yaml").write_text("faces: 3\n")
    page.reload()
    page.evaluate("location.hash = '#/sheets/mine'")
    expect(page.get_by_text("mine/layout.yaml:1:8").first).to_be_visible(timeout=SOON)


@pytest.mark.slow
def test_sheets_are_seen_without_bleed_and_marks(sheets: Page) -> None:
    sheets.get_by_role("button", name="As cut").click()
    shape = sheets.locator(".sheets-list .paper").first.evaluate("paper => getComputedStyle(paper).clipPath")
    assert (sheets.locator(".cut-out path").first.get_attribute("d") or "").count("M") == 9
    assert shape == 'url("#cut-out-0")'


@pytest.mark.slow
def test_an_export_is_downloaded_when_it_is_made(sheets: Page) -> None:
    sheets.get_by_role("button", name="Export").click()
    with sheets.expect_download() as got:
        sheets.get_by_role("button", name="Make: Excel").click()
    assert got.value.suggested_filename == "empires.xlsx"


@pytest.mark.slow
def test_a_long_export_is_cancelled_by_keys_alone(sheets: Page) -> None:
    sheets.get_by_role("button", name="Export").press("Enter")
    sheets.get_by_role("button", name="Make: Report").press("Enter")
    sheets.get_by_role("button", name="Cancel: Report").press("Enter")
    expect(sheets.locator(".state")).to_have_text("Cancelled.", timeout=SOON)


@pytest.mark.slow
@pytest.mark.parametrize("opened", ["Export …", "Measure a printer …"])
def test_nobody_is_shut_out_of_what_is_opened(sheets: Page, opened: str) -> None:
    sheets.locator("summary", has_text="Printer").click()
    sheets.get_by_role("button", name=opened).click()
    assert faults_in_any_window(sheets) == []
