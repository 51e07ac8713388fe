"""The task of every page done with the keyboard alone: Tab leads there, and keys do what the mouse does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.studio.running import PHONE, Running
from tests.studio.table import LONG, choices_made

CARDS = "world:\n  - id: X1\n    title: {en: Far Beacon}\n    cost: 3\n    points: 1\n"
MOST_TABS = 250
IS_FOCUSED = "element => element === document.activeElement"


def tab_to(page: Page, wanted: Locator, key: str = "Tab") -> None:
    """Press Tab until something has the focus; fails where it never gets there."""
    wanted.wait_for(state="attached", timeout=LONG)
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        if wanted.evaluate(IS_FOCUSED):
            return
    raise AssertionError(f"{MOST_TABS} times {key} did not lead to {wanted}")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def go(page: Page, place: str) -> None:
    page.evaluate("place => { location.hash = place }", place)


def test_a_set_is_begun_and_left_again(page: Page) -> None:
    """The dialog keeps the focus, Escape closes it, and the focus is where it was."""
    tab_to(page, button(page, "New set"))
    press(page, "Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    press(page, "Escape")
    assert button(page, "New set").evaluate(IS_FOCUSED)
    press(page, "Enter")
    tab_to(page, page.get_by_label("Name"))
    press(page, "Control+a")
    page.keyboard.type("by keys")
    press(page, "Enter")
    page.wait_for_url(re.compile("#/write/by-keys"))


def is_saved(page: Page, file: Path, line: str) -> bool:
    """Whether a file holds a line, once what was typed is saved."""
    for _ in range(200):
        if line in file.read_text():
            return True
        page.wait_for_timeout(100)
    return False


@pytest.fixture
def written(page: Page, studio: Running) -> Page:
    """The page that writes, with a set of one card more than its game."""
    (studio.folder / "mine").mkdir()
    (studio.folder / "mine" / "set.yaml").write_text("extends: race\ntitle: {en: Mine}\nlanguages: [en]\n")
    (studio.folder / "mine" / "cards.yaml").write_text(CARDS)
    page.reload()
    go(page, "#/write/mine")
    page.locator(".cm-line", has_text="id: X1").wait_for(timeout=LONG)
    return page


def test_a_card_is_changed_and_the_text_is_left_again(written: Page, studio: Running) -> None:
    text = written.locator(".cm-content")
    tab_to(written, text)
    press(written, "Control+End")
    written.keyboard.type("    good: rare")
    expect(written.get_by_text("Saved", exact=True)).to_be_visible(timeout=LONG)
    assert (studio.folder / "mine" / "cards.yaml").read_text().endswith("points: 1\n    good: rare")
    tab_to(written, written.get_by_role("tab", name="Text"), "Shift+Tab")


def test_the_form_is_found_and_filled(written: Page, studio: Running) -> None:
    tab_to(written, written.locator("[data-card=X1] button").first)
    press(written, "Enter")
    tab_to(written, written.get_by_role("tab", name="Text"), "Shift+Tab")
    press(written, "ArrowRight")
    tab_to(written, written.get_by_label("cost", exact=True).first)
    press(written, "Control+a", "5", "Tab")
    assert is_saved(written, studio.folder / "mine" / "cards.yaml", "cost: 5")


@pytest.mark.slow
def test_sheets_are_chosen_and_saved(page: Page, studio: Running) -> None:
    go(page, "#/sheets/empires")
    expect(page.get_by_text("14 pages")).to_be_visible(timeout=LONG)
    tab_to(page, page.get_by_role("combobox", name="Backs").first)
    press(page, "End")
    expect(page.get_by_text("8 pages")).to_be_visible(timeout=LONG)
    tab_to(page, button(page, "Save to output/"))
    press(page, "Enter")
    expect(page.get_by_text("empires-en-a4.pdf")).to_be_visible(timeout=LONG)
    assert (studio.folder / "output" / "empires" / "empires-en-a4.pdf").is_file()


@pytest.mark.slow
def test_a_set_is_play_tested(page: Page) -> None:
    go(page, "#/test/empires")
    tab_to(page, page.get_by_label("Player 1", exact=True))
    page.keyboard.type("random")
    tab_to(page, page.get_by_label("Games", exact=True))
    press(page, "Control+a")
    page.keyboard.type("20")
    tab_to(page, button(page, "Start"))
    press(page, "Enter")
    expect(page.get_by_text("20 games were played by random", exact=False)).to_be_visible(timeout=LONG)


def test_a_game_is_begun_an_answer_given_and_a_hint_followed(page: Page) -> None:
    go(page, "#/play/race")
    second = page.get_by_role("group", name="Player 2")
    tab_to(page, second.locator(":checked"))
    while second.locator(":checked").input_value() != "greedy":
        press(page, "ArrowLeft")
    tab_to(page, button(page, "Begin"))
    press(page, "Enter")
    page.wait_for_selector(".play .answer", timeout=LONG)
    made = choices_made(page) or ""
    tab_to(page, page.locator(".play .answer").first)
    press(page, "Enter")
    expect(page.locator(".play .sitting")).not_to_have_attribute("data-choices", made, timeout=LONG)
    page.wait_for_selector(".play .answer", timeout=LONG)
    made = choices_made(page) or ""
    tab_to(page, page.get_by_label("Who gives hints"))
    page.keyboard.type("fast")
    tab_to(page, button(page, "Hint"), "Shift+Tab")
    press(page, "Enter")
    tab_to(page, button(page, "Do that"))
    press(page, "Enter")
    expect(page.locator(".play .sitting")).not_to_have_attribute("data-choices", made, timeout=LONG)


@pytest.mark.slow
def test_a_tile_is_put_onto_a_ship(page: Page) -> None:
    go(page, "#/build/trucker")
    board = page.get_by_role("group", name="The ship's board")
    tab_to(page, page.get_by_role("region", name="Tiles").get_by_role("button", name="T016 "))
    press(page, "Enter")
    tab_to(page, board.get_by_role("button", name="Column 7, row 7:"), "Shift+Tab")
    press(page, "ArrowRight", "r", "Enter")
    cell = board.get_by_role("button", name="Column 8, row 7:")
    expect(cell).to_have_accessible_name(re.compile("T016.*turned 90"))
    press(page, "Delete")
    expect(cell).to_have_accessible_name(re.compile("empty"))


@pytest.mark.slow
def test_a_hex_of_a_map_is_painted(page: Page) -> None:
    go(page, "#/build/steam")
    tab_to(page, page.get_by_role("application", name="The map's hexes"))
    press(page, "m", "ArrowRight", "Enter")
    expect(page.locator(".hex.mountain")).not_to_have_count(0)


@pytest.mark.slow
def test_decks_are_made_by_a_recipe(page: Page) -> None:
    """None is played, so that making them is all that takes time."""
    go(page, "#/lab/empires")
    tab_to(page, button(page, "Make it"))
    press(page, "Enter")
    tab_to(page, page.get_by_label("Decks: Value", exact=True))
    press(page, "Control+a", "2")
    tab_to(page, page.get_by_label("Games to rank them", exact=True))
    press(page, "Control+a", "0", "Tab")
    tab_to(page, button(page, "Make and rank decks"))
    press(page, "Enter")
    expect(page.get_by_role("heading", name="Decks side by side")).to_be_visible(timeout=2 * LONG)
    tab_to(page, button(page, "Show its cards"))
    press(page, "Enter")
    expect(page.locator(".lab-sheet").first).to_be_visible(timeout=LONG)


@pytest.mark.parametrize(
    "is_phone", [pytest.param(False, id="wide"), pytest.param(True, id="phone", marks=pytest.mark.slow)]
)
def test_a_card_is_drawn_and_played_at_the_table(page: Page, is_phone: bool) -> None:
    if is_phone:
        page.set_viewport_size(PHONE)
    go(page, "#/table/kits%2Fwallet")
    tab_to(page, page.get_by_role("button", name="Deck of"))
    press(page, "d")
    hand = page.locator("[data-card]")
    expect(hand).to_have_count(1)
    tab_to(page, hand)
    press(page, "p")
    expect(hand).to_have_count(0)
