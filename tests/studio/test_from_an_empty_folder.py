"""One afternoon of a designer, in one go: from an empty folder to a set changed, checked, printed and play-tested."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.studio.running import Running

SOON = 90_000
MORE = "\nchange:\n  E05: {cost: "


def test_from_an_empty_folder_to_a_set_changed_checked_printed_and_play_tested(page: Page, studio: Running) -> None:
    begun(page)
    changed(page)
    assert "E05: {cost: 2}" in (studio.folder / "my-empires" / "set.yaml").read_text()
    printed(page)
    assert (studio.folder / "output" / "my-empires" / "my-empires-en-a4.pdf").read_bytes().startswith(b"%PDF")
    play_tested(page)
    assert (studio.folder / "output" / "my-empires" / "playtest.sqlite").is_file()


def begun(page: Page) -> None:
    page.get_by_role("button", name="New set").click()
    page.get_by_label("Name").fill("my-empires")
    page.locator(".home-tile:has([value='empires'])").click()
    page.get_by_role("button", name="Make it").click()
    page.locator(".write-card img[src]").first.wait_for(state="attached", timeout=SOON)


def changed(page: Page) -> None:
    """First what cannot be, which is told at its line; then what can."""
    page.get_by_role("combobox", name="File").select_option(label="set.yaml")
    page.locator(".cm-line", has_text="extends").click()
    page.keyboard.press("Control+End")
    page.keyboard.type(f"{MORE}12")
    expect(page.get_by_role("tab", name="Findings")).to_contain_text("1", timeout=SOON)
    for _ in "12":
        page.keyboard.press("Backspace")
    page.keyboard.type("2")
    page.keyboard.press("Control+End")
    expect(page.get_by_role("tab", name="Findings")).not_to_contain_text("1", timeout=SOON)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible(timeout=SOON)


def printed(page: Page) -> None:
    page.get_by_role("link", name="Sheets").click()
    expect(page.get_by_text("16 pages")).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Save to output/").click()
    expect(page.get_by_text("my-empires-en-a4.pdf").first).to_be_visible(timeout=SOON)


def play_tested(page: Page) -> None:
    page.get_by_role("link", name="Play-test").click()
    page.get_by_label("Player 1", exact=True).select_option("random")
    page.get_by_label("Games", exact=True).fill("20")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("20 games were played by random", exact=False)).to_be_visible(timeout=SOON)
