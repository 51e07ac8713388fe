"""The free table in a browser: cards dealt, turned, dragged; undone, saved and loaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.studio.axed import faults_in_any_window
from tests.studio.running import Running


@pytest.fixture
def table(page: Page, studio: Running) -> Page:
    """The table of the kit Lantern Ferry: eighteen cards and a page of rules."""
    go_to_table(page, studio)
    return page


def go_to_table(page: Page, studio: Running) -> None:
    page.goto(f"http://127.0.0.1:{studio.port}/#/table/kits%2Fwallet")
    expect(deck_of(page)).to_be_visible()


def deck_of(page: Page) -> Locator:
    """The deck, as it lies or is told."""
    return page.get_by_role("button", name="Deck of")


def hand_of(page: Page) -> Locator:
    """The cards of the hand that is shown."""
    return page.get_by_role("region", name="Hand of seat").get_by_role("button").filter(has=page.locator("img"))


def test_cards_are_dealt_to_every_seat(table: Page) -> None:
    deck_of(table).click()
    table.get_by_label("Cards to each seat").fill("4")
    table.get_by_role("button", name="Deal", exact=True).click()
    expect(table.get_by_role("button", name="Seat 2: 4")).to_be_visible()
    expect(hand_of(table)).to_have_count(4)


def test_the_hand_of_another_seat_is_hidden(table: Page) -> None:
    deck_of(table).press("d")
    table.get_by_role("button", name="Seat 2: 0").click()
    expect(hand_of(table)).to_have_count(0)


def test_what_was_drawn_is_not_named_in_the_log(table: Page) -> None:
    deck_of(table).press("d")
    expect(table.get_by_role("complementary", name="What was done").get_by_text("Seat 1 drew 1 card")).to_be_visible()


def test_a_deck_is_flipped_and_that_is_undone_and_done_again(table: Page) -> None:
    deck_of(table).press("f")
    expect(deck_of(table)).to_have_count(0)
    table.keyboard.press("Control+z")
    expect(deck_of(table)).to_have_count(1)
    table.get_by_role("button", name="Redo").click()
    expect(deck_of(table)).to_have_count(0)


def test_a_card_is_played_by_keys_alone(table: Page) -> None:
    deck_of(table).press("d")
    title = hand_of(table).first.get_attribute("aria-label") or ""
    hand_of(table).first.press("p")
    expect(table.get_by_label("Table", exact=True).get_by_role("button", name=title)).to_be_visible()


def test_a_card_is_dragged_from_the_deck_to_the_hand(table: Page) -> None:
    deck_of(table).drag_to(table.get_by_text("No cards in hand"), source_position={"x": 20, "y": 20})
    expect(hand_of(table)).to_have_count(1)


@pytest.mark.slow
def test_a_deck_is_moved_by_arrows(table: Page) -> None:
    before = deck_of(table).bounding_box()
    deck_of(table).press("Shift+ArrowRight")
    expect(deck_of(table)).to_be_focused()
    after = deck_of(table).bounding_box()
    assert before is not None and after is not None and after["x"] > before["x"]


@pytest.mark.slow
def test_a_die_is_rolled_and_a_counter_counts(table: Page) -> None:
    table.get_by_label("Die", exact=True).select_option("d20")
    table.get_by_role("button", name="Add a die").click()
    table.get_by_role("button", name="Die:").press("s")
    table.get_by_role("button", name="Add a counter").click()
    table.get_by_role("button", name="Points: 0").press("+")
    expect(table.get_by_role("button", name="Points: 1")).to_be_visible()
    expect(table.get_by_text("A die shows")).to_be_visible()


@pytest.mark.slow
def test_a_deck_is_fanned_shuffled_and_put_onto_another(table: Page) -> None:
    for key in ("n", "s", "t"):
        deck_of(table).press(key)
    deck_of(table).click()
    choice = table.get_by_label("Put onto").locator("option").nth(2).get_attribute("value") or ""
    table.get_by_label("Put onto").select_option(choice)
    expect(table.get_by_text("Put onto another stack: a card")).to_be_visible()


def test_a_table_is_saved_and_loaded(table: Page, studio: Running) -> None:
    deck_of(table).press("d")
    table.get_by_role("button", name="Save").click()
    table.get_by_label("Name of the table").fill("first")
    table.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(table.get_by_label("Load", exact=True)).to_be_visible()
    assert (studio.folder / "tables" / "wallet" / "first.json").is_file()
    table.reload()
    go_to_table(table, studio)
    table.get_by_label("Load", exact=True).select_option("first")
    expect(hand_of(table)).to_have_count(1)
    table.get_by_role("button", name="Undo").click()
    expect(hand_of(table)).to_have_count(0)


def test_another_table_is_not_overwritten_unasked(table: Page, studio: Running) -> None:
    there = studio.folder / "tables" / "wallet" / "first.json"
    there.parent.mkdir(parents=True)
    there.write_text("{}")
    table.get_by_role("button", name="Save").click()
    table.get_by_label("Name of the table").fill("first")
    table.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(table.get_by_role("alert")).to_be_visible()
    assert there.read_text() == "{}"


def test_nobody_is_shut_out(page: Page, studio: Running) -> None:
    go_to_table(page, studio)
    for key in ("d", "d", "Enter"):
        deck_of(page).press(key)
    for name in ("Add a die", "Add a counter", "Add a note"):
        page.get_by_role("button", name=name).click()
    assert faults_in_any_window(page) == []
