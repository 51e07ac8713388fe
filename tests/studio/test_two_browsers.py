"""Two people at one table, each in a browser of their own: a game from the link to its end, on paper afterwards."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from tests import ROOT
from tests.studio.axed import faults_in_any_window
from tests.studio.running import PHONE, Running, opened
from tests.studio.table import LONG, begin, choices_made, is_over

ENOUGH = 1_500
TABLES = (("empires", ()), ("race", ()), ("roll", ()), ("steam", ("greedy",)), ("kits%2Fsealed", ("greedy",)))

NOTHING_HELD = ("steam",)
"""Games in which nobody holds anything that others may not see."""
HEAR = """
window.wire = [];
const asked = window.fetch;
window.fetch = async (...what) => {
  const answer = await asked(...what);
  if (String(what[0]).includes("/playing/ask")) void answer.clone().text().then((text) => wire.push(text));
  return answer;
};
"""


class Heard(NamedTuple):
    """What came over the wire to a seat when so many choices had been made."""

    text: str
    hand: set[str]
    open_to_all: set[str]


class Wire:
    """All that two pages are told, each answer held against what the other's hand was then."""

    def __init__(self, pages: tuple[Page, Page]) -> None:
        self._pages = pages
        self._heard: dict[tuple[int, int], Heard] = {}
        self.compared = 0
        """Times that both were told how the table is."""
        self.hidden = 0
        """Cards that one of them held and the other did not, each time that both were told."""
        self.leaked: list[str] = []

    def listen(self) -> None:
        for page in self._pages:
            for text in page.evaluate("wire.splice(0)"):
                if (told := json.loads(text).get("told")) and told["shown"]:
                    self._take(told, text)

    def _take(self, told: dict[str, Any], text: str) -> None:
        seat, choices = int(told["viewer"]), int(told["choices"])
        self._heard[seat, choices] = one = heard(told, text)
        if seat == 1 and told["seed"]:
            self.leaked.append("the number of the deal")
        if (other := self._heard.get((1 - seat, choices))) is None:
            return
        self.compared += 1
        for mine, theirs in ((one, other), (other, one)):
            hidden = mine.hand - theirs.hand - mine.open_to_all
            self.hidden += len(hidden)
            self.leaked += [card for card in hidden if f'"{card}"' in theirs.text]


def heard(told: dict[str, Any], text: str) -> Heard:
    """An answer with the pieces in the hand that it shows, and those that lie elsewhere."""
    fans: set[str] = set()
    others: set[str] = set()
    for place in told["shown"]["places"]:
        (fans if place.get("how") == "fan" else others).update(piece.get("piece", "") for piece in place["pieces"])
    return Heard(text, fans, others)


def invited(host: Page) -> str:
    """A link for the second seat."""
    host.get_by_role("button", name="Make a link").nth(1).click()
    return host.get_by_label("Link for player 2").input_value()


def ask_for_the_seat(guest: Page, link: str) -> None:
    """Come by a link, as Ann."""
    guest.goto(link)
    guest.get_by_label("Your name").fill("Ann")
    guest.get_by_role("button", name="Take the seat").click()


def sit_down(host: Page, guest: Page, link: str) -> None:
    """Take the seat as Ann, and be let in."""
    ask_for_the_seat(guest, link)
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
    page.evaluate(HEAR)
    with opened(chromium, studio, PHONE) as phone:
        phone.add_init_script(HEAR)
        wire = Wire((page, phone))
        sit_down(page, phone, invited(page))
        for _ in range(ENOUGH):
            if not (follow_a_hint(page) or follow_a_hint(phone)):
                page.wait_for_timeout(20)
            wire.listen()
            if page.locator(".play .ending").count() and phone.locator(".play .ending").count():
                break
        assert is_over(page)
        assert is_over(phone)
        assert 2 * wire.compared > int(choices_made(page) or 0) > 0, (
            "not even half of the choices were held against each other"
        )
        assert (wire.leaked, wire.hidden > 0) == ([], reference not in NOTHING_HELD)
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
def test_who_asks_is_seen_though_an_older_answer_comes_after_them(
    chromium: Browser, page: Page, studio: Running
) -> None:
    begin(page, "empires", ("me", "guest"))
    answers: list[tuple[Route, APIResponse]] = []

    def hold_back(route: Route) -> None:
        answers.append((route, route.fetch()))
        if len(answers) == 1:
            route.fulfill(response=answers[0][1])

    page.route("**/api/playing/guests*", hold_back)
    link = invited(page)
    while len(answers) < 2:
        page.wait_for_timeout(20)
    with opened(chromium, studio, PHONE) as phone:
        ask_for_the_seat(phone, link)
        let_in = page.get_by_role("dialog").get_by_role("button", name="Let in")
        let_in.wait_for()
        held, older = answers[1]
        held.fulfill(response=older)
        page.wait_for_timeout(300)
        assert let_in.is_visible()


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
