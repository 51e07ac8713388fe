"""What is there when the studio opens."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.studio.running import opened, studio_in


def test_the_first_page_shows_the_sets_that_travel_along(page: Page) -> None:
    expect(page.get_by_role("link", name="Race for the Galaxy", exact=True)).to_be_visible()


def test_the_page_speaks_the_language_that_is_chosen(page: Page) -> None:
    page.get_by_label("Language").select_option("zh-Hant")
    expect(page.get_by_role("heading", name="Proofpress 內附")).to_be_visible()


def test_a_folder_that_is_a_set_opens_at_its_cards(chromium: Browser, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "set.yaml").write_text("extends: race\ntitle: {en: Mine}\nlanguages: [en]\n")
    with studio_in(mine) as studio, opened(chromium, studio) as page:
        expect(page.locator("[data-card=W01]")).to_be_visible()
        assert "token" not in page.url
