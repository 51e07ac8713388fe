"""A set is play-tested by clicks: started, watched, stopped, looked at, compared, and a game of it played on from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.studio.axed import faults_in_any_window
from tests.studio.running import PHONE, Running, opened, studio_in
from validator.base.locks import HIDDEN
from validator.play.playtest.run import playtest

SOON = 90_000
RUN = "#/test/empires/run/1"
COMPARED = "#/test/empires/compare/1/2"
PLACES = ("#/test/empires", RUN, f"{RUN}/game/4", f"{RUN}/by/long", "#/test/empires/compare/1/2")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A studio in a folder in which empires was played twice, at random."""
    folder = tmp_path_factory.mktemp("played") / "folder"
    for seed in (1, 2):
        playtest("empires", 60, ["random"], seed, 1, folder / "output" / "empires" / "playtest.sqlite")
    with studio_in(folder) as running:
        yield running


def at(page: Page, place: str) -> None:
    """Go to a place of the page."""
    page.evaluate("place => location.hash = place", place)


def start(page: Page, games: int) -> None:
    """Start a run of so many random games of empires."""
    at(page, "#/test/empires")
    page.get_by_label("Player 1", exact=True).select_option("random")
    page.get_by_label("Games", exact=True).fill(str(games))
    page.get_by_role("button", name="Start").click()


def test_a_run_of_60_games_is_played_and_shown_with_pictures(page: Page) -> None:
    start(page, 60)
    expect(page.get_by_text("60 games were played by random", exact=False)).to_be_visible(timeout=SOON)
    expect(page.locator("table.cards img").first).to_have_attribute("src", re.compile("^blob:"), timeout=SOON)


def test_figures_settle_while_a_run_is_played_and_stop_keeps_them(page: Page, studio: Running) -> None:
    start(page, 20_000)
    expect(page.locator("table.cards")).to_be_visible(timeout=SOON)
    page.get_by_role("article").get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible(timeout=SOON)
    assert (studio.folder / "output" / "empires" / "playtest.sqlite").is_file()


@pytest.mark.slow
def test_two_runs_are_compared(chromium: Browser, played: Running) -> None:
    with opened(chromium, played) as page:
        at(page, "#/test/empires")
        for number in (1, 2):
            page.get_by_role("checkbox", name=f"Compare Run {number}").check()
        page.get_by_role("button", name="Compare the two").click()
        expect(page.get_by_text("The games have nothing to do with each other")).to_be_visible(timeout=SOON)


def test_cards_are_sorted_by_any_column(chromium: Browser, played: Running) -> None:
    with opened(chromium, played) as page:
        at(page, RUN)
        page.get_by_role("button", name="seats", exact=True).click()
        drawn = [int(text.split()[0]) for text in page.locator("td.drawn").all_inner_texts()]
        assert drawn == sorted(drawn, reverse=True)


@pytest.mark.slow
def test_cards_are_filtered_by_name(chromium: Browser, played: Running) -> None:
    with opened(chromium, played) as page:
        at(page, RUN)
        page.get_by_label("Search").fill("E07")
        expect(page.locator("table.cards tbody tr")).to_have_count(1)


def test_a_cards_game_is_stepped_through_by_keys(chromium: Browser, played: Running) -> None:
    with opened(chromium, played) as page:
        at(page, RUN)
        page.get_by_role("link", name="Games with it").first.click()
        page.get_by_role("link", name=re.compile(r"^Game \d+$")).first.click()
        expect(page.get_by_text("Step 1 of")).to_be_visible(timeout=SOON)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text("Step 3 of")).to_be_visible()
        expect(page.locator(".step img").first).to_have_attribute("src", re.compile("^blob:"), timeout=SOON)


@pytest.mark.slow
def test_a_game_is_left_at_a_step_to_be_played_on(chromium: Browser, played: Running) -> None:
    with opened(chromium, played) as page:
        at(page, f"{RUN}/game/4")
        page.get_by_role("button", name="On →").click()
        page.get_by_label("Your seat").select_option("0")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url(re.compile(r"#/play/empires/\d+$"))
        expect(page.locator(".play .answer").first).to_be_visible(timeout=SOON)
    left = list((played.folder / "output" / "empires" / "transcripts").glob("run1-game4-*-seat1-saved.jsonl"))
    assert len(left) == 1


def test_the_page_speaks_three_languages(chromium: Browser, played: Running) -> None:
    with opened(chromium, played) as page:
        at(page, RUN)
        for language, word in (("zh-Hant", "突出之處"), ("zh-Hans", "突出之处"), ("en", "What stands out")):
            page.get_by_role("banner").get_by_role("combobox").nth(1).select_option(language)
            expect(page.get_by_role("heading", name=word)).to_be_visible(timeout=SOON)


@pytest.mark.parametrize(
    "place",
    [
        "#/test/empires",
        RUN,
        *(pytest.param(one, marks=pytest.mark.slow) for one in (f"{RUN}/game/4", f"{RUN}/by/long", COMPARED)),
    ],
)
def test_nobody_is_shut_out(chromium: Browser, played: Running, place: str) -> None:
    with opened(chromium, played) as page:
        at(page, place)
        expect(page.locator(".test table, .test .whole").first).to_be_visible(timeout=SOON)
        assert faults_in_any_window(page) == []


@pytest.mark.parametrize("place", ["#/test/empires", RUN, f"{RUN}/game/4"])
def test_nothing_is_wider_than_a_phone(chromium: Browser, played: Running, place: str) -> None:
    with opened(chromium, played, PHONE) as page:
        at(page, place)
        expect(page.locator(".test table, .test .whole").first).to_be_visible(timeout=SOON)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_no_file_is_written_outside_output(chromium: Browser, played: Running) -> None:
    written = {path.name for path in Path(played.folder).iterdir()}
    assert written - {HIDDEN} == {"output"}  # and that it is open there
