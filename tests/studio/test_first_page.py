"""What is there when the studio opens."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_first_page_shows_the_sets_that_travel_along(page: Page) -> None:
    expect(page.get_by_role("link", name="Race for the Galaxy", exact=True)).to_be_visible()


def test_the_page_speaks_the_language_that_is_chosen(page: Page) -> None:
    page.get_by_label("Language").select_option("zh-Hant")
    expect(page.get_by_role("heading", name="Proofpress 內附")).to_be_visible()
