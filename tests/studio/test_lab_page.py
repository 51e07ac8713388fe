"""The lab in a browser: a recipe moved, run and adopted."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.studio.axed import faults_in_any_window
from tests.studio.running import Running

PLAYED = 400_000
"""Milliseconds that decks may take to be made and ranked."""


def go_to_lab(page: Page, studio: Running) -> None:
    """Open the lab on Tiny Stellar Empires, with a new recipe."""
    page.goto(f"http://127.0.0.1:{studio.port}/#/lab/empires")
    page.get_by_role("button", name="Make it").click()
    expect(page.get_by_label("Decks", exact=True)).to_be_visible()


def fill(page: Page, label: str, value: str) -> None:
    """Type a value into a field and leave it."""
    page.get_by_label(label, exact=True).last.fill(value)
    page.keyboard.press("Tab")


def text_of(folder: Path) -> str:
    """The recipe as it is saved."""
    return (folder / "my-decks" / "recipe.yaml").read_text()


def saved_with(page: Page, folder: Path, line: str) -> bool:
    """Whether the recipe holds a line, once it is saved."""
    for _ in range(50):
        if line in text_of(folder).splitlines():
            return True
        page.wait_for_timeout(100)
    return False


@pytest.mark.slow
def test_a_recipe_is_run_and_a_deck_adopted(page: Page, studio: Running) -> None:
    go_to_lab(page, studio)
    fill(page, "Decks: Value", "2")
    fill(page, "Games to rank them", "60")
    assert saved_with(page, studio.folder, "games: 60")
    page.get_by_role("button", name="Make and rank decks").click()
    expect(page.get_by_text("The ranking, on games")).to_be_visible(timeout=PLAYED)
    page.get_by_role("button", name="Adopt deck-001 as a set").first.click()
    page.get_by_role("dialog").get_by_label("Name").fill("best")
    page.get_by_role("dialog").get_by_role("button", name="Adopt").click()
    expect(page).to_have_url(f"http://127.0.0.1:{studio.port}/#/write/best")
    assert (studio.folder / "best" / "cards.yaml").is_file()


def test_a_slider_is_moved_by_keys_and_remarks_stay(page: Page, studio: Running) -> None:
    go_to_lab(page, studio)
    page.get_by_label("Decks", exact=True).press("ArrowRight")
    assert saved_with(page, studio.folder, "decks: 21")
    assert "# Kinds that are made anew" in text_of(studio.folder)


def test_what_is_typed_moves_the_form(page: Page, studio: Running) -> None:
    go_to_lab(page, studio)
    page.get_by_role("button", name="As text").click()
    page.get_by_role("textbox", name="Recipe").press("Control+End")
    page.keyboard.type("words: {double: 3..5}\n")
    assert saved_with(page, studio.folder, "words: {double: 3..5}")
    page.get_by_role("button", name="As a form").click()
    expect(page.get_by_label("double from")).to_have_value("3")


def test_what_is_wrong_is_told(page: Page, studio: Running) -> None:
    go_to_lab(page, studio)
    page.get_by_role("button", name="As text").click()
    page.get_by_role("textbox", name="Recipe").press("Control+End")
    page.keyboard.type("words: {doubel: 3}\n")
    expect(page.get_by_text("my-decks/recipe.yaml:").first).to_be_visible()
    expect(page.get_by_role("button", name="Make and rank decks")).to_be_disabled()


@pytest.mark.slow
def test_a_price_list_is_shown(page: Page, studio: Running) -> None:
    page.goto(f"http://127.0.0.1:{studio.port}/#/lab/empires")
    page.get_by_role("button", name="Begin").click()
    answer = page.get_by_role("region", name="Price list: what came of it")
    expect(answer.get_by_role("heading", level=1)).to_contain_text("Tiny Stellar Empires", timeout=PLAYED)
    expect(answer.locator("svg:not([hidden])").first).to_be_visible()
    assert faults_in_any_window(page) == []


@pytest.mark.parametrize("view", ["As a form", "As text"])
def test_nobody_is_shut_out(page: Page, studio: Running, view: str) -> None:
    go_to_lab(page, studio)
    page.get_by_role("button", name=view).click()
    assert faults_in_any_window(page) == []


def test_a_table_of_a_study_is_sorted_by_a_click(page: Page, studio: Running) -> None:
    page.goto(f"http://127.0.0.1:{studio.port}/#/lab/empires")
    page.get_by_role("button", name="Begin").click()
    table = page.get_by_role("region", name="Price list: what came of it").locator("table").first
    expect(table).to_be_visible(timeout=PLAYED)
    table.get_by_role("button", name="pieces").click()
    counts = [int(each) for each in table.locator("tbody td:nth-child(4)").all_inner_texts()]
    assert counts == sorted(counts, reverse=True)


@pytest.mark.slow
def test_a_tuned_set_is_adopted(page: Page, studio: Running) -> None:
    tuned = studio.folder / "output" / "empires" / "tune" / "best"
    tuned.mkdir(parents=True)
    (tuned / "set.yaml").write_text("extends: empires\ntitle: {en: Mended}\n")
    (tuned.parents[1] / "tune.json").write_text('{"folder": "tune/best"}')
    page.goto(f"http://127.0.0.1:{studio.port}/#/lab/empires")
    page.get_by_role("combobox", name="Study").select_option("tune")
    page.get_by_role("button", name="Adopt the set with these edits").click()
    page.get_by_role("dialog").get_by_role("button", name="Adopt").click()
    expect(page).to_have_url(f"http://127.0.0.1:{studio.port}/#/write/my-empires-tuned")
