"""Two people at one table, each in a browser of their own: a game from the link to its end, on paper afterwards."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Browser, Page, expect

from tests import ROOT
from tests.studio.axed import faults_in_any_window
from tests.studio.running import PHONE, Running, opened
from tests.studio.table import LONG, begin, choices_made, is_over

ENOUGH = 1_500
TABLES = (("empires", ()), ("race", ()), ("kits%2Fsealed", ("greedy",)))


def invited(host: Page) -> str:
    """A link for the second seat."""
    host.get_by_role("button", name="Make a link").nth(1).click()
    return host.get_by_label("Link for player 2").input_value()


def sit_down(host: Page, guest: Page, link: str) -> None:
    """Take the seat as Ann, and be let in."""
    guest.goto(link)
    guest.get_by_label("Your name").fill("Ann")
    guest.get_by_role("button", name="Take the seat").click()
    host.get_by_role("dialog").get_by_role("button", name="Let in").click()
    guest.wait_for_selector(".play .sitting", timeout=LONG)
    host.keyboard.press("Escape")


def follow_a_hint(page: Page) -> bool:
    """Do what the quickest player would do, where this page is asked; whether it was."""
    hint = page.get_by_role("button", name="Hint")
    if page.locator(".play .ending").count() or not hint.is_enabled():
        return False
    made = choices_made(page)
    page.get_by_label("Who gives hints").select_option("greedy")
    hint.click()
    page.get_by_role("button", name="Do that").click(timeout=LONG)
    expect(page.locator(".play .sitting")).not_to_have_attribute("data-choices", made or "", timeout=LONG)
    return True


@pytest.mark.slow
@pytest.mark.parametrize(("reference", "others"), TABLES)
def test_two_people_play_to_the_end(
    chromium: Browser, page: Page, studio: Running, reference: str, others: tuple[str, ...]
) -> None:
    begin(page, reference, ("me", "guest", *others))
    with opened(chromium, studio, PHONE) as phone:
        sit_down(page, phone, invited(page))
        for _ in range(ENOUGH):
            if not (follow_a_hint(page) or follow_a_hint(phone)):
                page.wait_for_timeout(20)
            if page.locator(".play .ending").count() and phone.locator(".play .ending").count():
                break
        assert is_over(page)
        assert is_over(phone)
    written = next((studio.folder / "output").glob("*/transcripts/me-me*.jsonl"))
    command = [sys.executable, "-m", "generator.cli", "replay", str(written)]
    assert subprocess.run(command, cwd=ROOT, capture_output=True).returncode == 0


@pytest.mark.slow
def test_who_leaves_comes_back_by_the_same_browser(chromium: Browser, page: Page, studio: Running) -> None:
    begin(page, "empires", ("me", "guest"))
    with opened(chromium, studio, PHONE) as phone:
        link = invited(page)
        sit_down(page, phone, link)
        phone.goto("about:blank")
        expect(page.get_by_text("Ann has left")).to_be_visible()
        phone.goto(link.partition("#")[0])
        expect(page.get_by_text("Ann is here")).to_be_visible()
        expect(phone.get_by_role("heading", name="Hand", exact=True)).to_be_visible()


@pytest.mark.slow
def test_nobody_is_shut_out_of_a_seat_that_is_offered(chromium: Browser, page: Page, studio: Running) -> None:
    begin(page, "empires", ("me", "guest"))
    with opened(chromium, studio, PHONE) as phone:
        link = invited(page)
        phone.goto(link)
        phone.get_by_label("Your name").wait_for()
        found = faults_in_any_window(phone)
        sit_down(page, phone, link)
        assert [*found, *faults_in_any_window(phone)] == []
