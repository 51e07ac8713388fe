"""The first page in a browser: sets and kits are begun, and files dropped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from generator.front.studio.work.faces import chosen_for_cover
from tests.studio.axed import faults_in_any_window
from tests.studio.running import Running
from validator.play.lookup import open_set

CARDS = "id,title,cost,tribe\nG1,Grub,1,red\nG2,Snip,3,green\nG3,Snap,2,red\nG4,Snop,2,green\n"
DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  dispatchEvent(new DragEvent("drop", { dataTransfer: files, cancelable: true, bubbles: true }));
}"""


def drop(page: Page, name: str, text: str) -> None:
    """Drop a file of that name and content onto the page."""
    page.evaluate(DROP, [name, text])


def goblins(page: Page) -> None:
    """Make a kit of a spreadsheet that is dropped."""
    drop(page, "goblins.csv", CARDS)
    page.get_by_role("button", name="Put them there").click()
    expect(page.get_by_role("link", name="Open goblins")).to_be_visible()


def test_an_empty_folder_says_what_to_do(page: Page) -> None:
    expect(page.get_by_text("This folder holds no set yet")).to_be_visible()


def test_a_kit_is_made_of_a_dropped_spreadsheet_and_printed(page: Page, studio: Running) -> None:
    goblins(page)
    address = f"http://127.0.0.1:{studio.port}/api/sheets/pdf?set=goblins&lang=en"
    answer = page.request.get(address, headers={"x-proofpress-token": studio.token})
    assert answer.body().startswith(b"%PDF")


def test_a_dropped_picture_is_shown_on_its_card(page: Page) -> None:
    goblins(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    drop(page, "G1.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>')
    page.get_by_role("button", name="Put them there").click()
    expect(page.get_by_text("G1.svg is in the set and shown on a card.")).to_be_visible()


@pytest.mark.slow
def test_another_picture_of_the_same_name_is_asked_about(page: Page, studio: Running) -> None:
    goblins(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    pictures = studio.folder / "goblins" / "pictures"
    pictures.mkdir()
    (pictures / "G1.svg").write_text("another")
    drop(page, "G1.svg", "<svg/>")
    page.get_by_role("button", name="Put them there").click()
    expect(page.get_by_role("button", name="Replace it")).to_be_visible()


def test_what_no_set_has_is_said_so(page: Page) -> None:
    drop(page, "letter.doc", "Dear")
    expect(page.get_by_text("None of these files can be part of a set")).to_be_visible()


def test_a_set_is_begun_by_keys_alone(page: Page, studio: Running) -> None:
    page.get_by_role("button", name="New set").press("Enter")
    page.get_by_label("Name").fill("my race")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"http://127.0.0.1:{studio.port}/#/write/my-race")


@pytest.mark.slow
def test_a_kit_is_begun_with_an_example(page: Page, studio: Running) -> None:
    page.get_by_role("button", name="New kit").click()
    page.locator(".home-tile:has([value='kits/tricks'])").click()
    page.get_by_role("button", name="Make it").click()
    expect(page).to_have_url(f"http://127.0.0.1:{studio.port}/#/write/my-game")


def test_a_script_in_a_heading_is_text(page: Page) -> None:
    drop(page, "goblins.csv", "id,title,<img src=x onerror=document.title='run'>\nG1,Grub,1\n")
    page.get_by_role("button", name="Put them there").click()
    expect(page.get_by_text("To be mended in the set").or_(page.get_by_text("What is to be mended"))).to_be_visible()
    assert page.title() == "Proofpress studio"


@pytest.mark.parametrize("path", ["", "new", "brought"])
def test_nobody_is_shut_out(page: Page, studio: Running, path: str) -> None:
    if path == "new":
        page.get_by_role("button", name="New kit").click()
        page.get_by_role("group", name="Size of the cards").wait_for()
    if path == "brought":
        drop(page, "goblins.csv", CARDS)
        page.get_by_role("button", name="Put them there").wait_for()
    assert faults_in_any_window(page) == []


def test_the_folder_of_the_set_is_made(page: Page, studio: Running) -> None:
    goblins(page)
    assert Path(studio.folder / "goblins" / "goblins.csv").read_text() == CARDS


def test_a_spreadsheet_is_not_put_into_a_set_unasked(page: Page) -> None:
    goblins(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    drop(page, "trolls.csv", CARDS)
    expect(page.get_by_label("Put them into").locator("option:checked")).to_have_text(
        "A new kit made from the spreadsheet"
    )


def test_files_dropped_onto_what_is_told_of_others_are_asked_about_anew(page: Page) -> None:
    goblins(page)
    drop(page, "trolls.csv", CARDS)
    page.get_by_role("button", name="Put them there").click()
    expect(page.get_by_role("link", name="Open trolls")).to_be_visible()


@pytest.mark.slow
def test_sizes_of_cards_are_told_in_millimetres(page: Page) -> None:
    page.get_by_role("button", name="New kit").click()
    chosen = page.get_by_role("group", name="Size of the cards").locator(".home-tile:has(:checked)")
    expect(chosen).to_contain_text(re.compile("poker.*63.5 × 88.9 mm"))


@pytest.mark.slow
def test_a_set_made_by_another_program_is_found_by_its_address(page: Page, studio: Running) -> None:
    expect(page.get_by_role("link", name="Roll for the Galaxy")).to_be_visible()
    (studio.folder / "later").mkdir()
    (studio.folder / "later" / "set.yaml").write_text("extends: empires\ntitle: {en: Later}\nlanguages: [en]\n")
    page.evaluate("location.hash = '#/sheets/later'")
    expect(page.get_by_role("heading", name="Later")).to_be_attached()


def test_a_cover_shows_three_pieces_apart_from_each_other() -> None:
    assert chosen_for_cover(open_set("kits/mosaic")) == ["wave-3", "flame-1", "sun-2"]


def test_a_set_is_shown_by_its_faces(page: Page) -> None:
    goblins(page)
    page.keyboard.press("Escape")
    expect(page.locator(".home-cover img").first).to_be_visible()
