"""The report's pages as a browser shows them: on a desk and on a phone, light and dark, in English and in Chinese."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from generator.front.illustrations.albums import albums_of
from validator.play.lookup import open_set
from validator.play.playtest.page.index import write_index
from validator.play.playtest.run import playtest, write_reports

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed")

DESK, PHONE = 1280, 390
NAMES = "h1, h2, h3, summary, .piece b, .piece small, .what, .num, th.name, .tag, .sev, .tabs button, figcaption"
"""What must be read in full. Other columns of a table may lie to the right, where the table alone is scrolled to."""
CUT = """(names) => [...document.querySelectorAll(names)].filter((one) => {
  const box = one.getBoundingClientRect();
  const around = one.parentNode.closest("td, th, .what, .num, figure, li, .scroll, main").getBoundingClientRect();
  const style = getComputedStyle(one);
  return one.checkVisibility() && (box.right > around.right + 1 || box.left < around.left - 1
    || (style.overflow !== "visible" && one.scrollWidth > one.clientWidth + 1) || style.textOverflow === "ellipsis");
}).map((one) => one.textContent)"""
OUTSIDE = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const box = one.getBoundingClientRect();
  return one.checkVisibility() && box.width && (box.right > innerWidth + 1 || box.left < -1)
    && !one.closest(".scroll, nav, .gallery, svg");
}).map((one) => one.outerHTML.slice(0, 80))"""
EMPTY = """() => [...document.querySelectorAll(".face svg")].filter((svg) => {
  const use = svg.querySelector("use"), box = use.getBBox();
  return !document.querySelector(use.getAttribute("href"))
    || (svg.checkVisibility() && !(box.width > 5 && box.height > 5));
}).length"""
CASES = list(product(("en", "zh-Hant"), (DESK, PHONE), ("light", "dark")))
RESET = """() => {
  scrollTo(0, 0);
  for (const one of document.querySelectorAll(".tools input, .tools select"))
    if (one.value) { one.value = ""; one.dispatchEvent(new Event("input")); }
  document.querySelector("#cards .tabs button").click();
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the report of a short run by two players, and the index."""
    here = tmp_path_factory.mktemp("output")
    outcome = playtest("empires", 60, ["greedy", "random"], 3, 1, None, seats=(2,), apart=True)
    write_reports(outcome, here / "empires", albums_of(open_set("empires"), outcome))
    write_index(here)
    return here


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        opened.close()


class Faulty(Exception):
    """A script of a page failed."""


def shown(browser: Any, file: Path, width: int = DESK, scheme: str = "light") -> Any:
    """A page, opened without any network."""
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    page.context.set_offline(True)
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(file.as_uri())
    if faults:
        raise Faulty(faults[0])
    return page


@pytest.fixture(scope="module")
def opened(browser: Any, folder: Path) -> Iterator[Any]:
    page = shown(browser, folder / "empires" / "report.html")
    yield page
    page.close()


@pytest.fixture
def report(opened: Any) -> Any:
    """The report, nothing searched, filtered or pointed at."""
    opened.mouse.move(0, 0)
    opened.evaluate(RESET)
    return opened


@pytest.mark.parametrize(("language", "width", "scheme"), CASES)
def test_nothing_is_cut_and_pictures_are_there(
    browser: Any, folder: Path, language: str, width: int, scheme: str
) -> None:
    name = "report.html" if language == "en" else f"report.{language}.html"
    page = shown(browser, folder / "empires" / name, width, scheme)
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(CUT, NAMES) == []
    assert page.locator(".face:visible").count() > 15
    assert page.evaluate(EMPTY) == 0
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (sum(map(int, paper[4:-1].split(","))) < 380) == (scheme == "dark")
    page.close()


@pytest.mark.parametrize("width", [DESK, PHONE])
def test_the_index_fits_and_leads_to_the_report(browser: Any, folder: Path, width: int) -> None:
    page = shown(browser, folder / "index.html", width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT, NAMES) == []
    page.click("tbody th a")
    assert page.url.endswith("empires/report.html")
    page.close()


def cards(page: Any) -> Any:
    """The first table of cards."""
    return page.locator("#cards .data").first


def test_a_face_has_ink_on_it(report: Any) -> None:
    assert len(cards(report).locator(".face").first.screenshot()) > 2_000


def test_search_leaves_the_rows_that_hold_the_words(report: Any) -> None:
    cards(report).locator("input").fill("ember")
    assert cards(report).locator("tbody tr:visible b").all_inner_texts()[0].startswith("Ember")
    assert cards(report).locator("tbody tr:visible").count() == 1


def test_a_search_without_a_find_says_so(report: Any) -> None:
    cards(report).locator("input").fill("no such card")
    assert cards(report).locator(".none").is_visible()


def test_a_filter_leaves_the_rows_of_its_sort(report: Any) -> None:
    choice = cards(report).locator("select").last
    before = cards(report).locator("output").inner_text()
    choice.select_option(index=1)
    after = cards(report).locator("output").inner_text()
    assert after.endswith(f"/ {before}")
    assert int(after.split(" / ")[0]) < int(before)


def test_a_heading_sorts_both_ways(report: Any) -> None:
    head = cards(report).locator("thead button", has_text="seats")
    cell = cards(report).locator("tbody tr:visible td:nth-child(6)")
    head.click()
    falling = [int(text.replace(",", "")) for text in cell.all_inner_texts()]
    assert falling == sorted(falling, reverse=True)
    head.click()
    rising = [int(text.replace(",", "")) for text in cell.all_inner_texts()]
    assert rising == sorted(rising)
    assert rising != falling


def test_the_rest_of_a_long_table_is_shown_on_request(report: Any) -> None:
    counts = []
    for _ in range(3):
        counts.append(cards(report).locator("tbody tr:visible").count())
        cards(report).locator(".more").click()
    cards(report).locator(".more").click()
    assert counts == [15, 50, 15]


def test_each_player_has_a_part_of_its_own(report: Any) -> None:
    report.click("#cards .tabs button:text-is('random')")
    assert report.locator("#cards h3:visible").inner_text() == "In the hands of random"


@pytest.mark.parametrize("how", ["hover", "focus", "click"])
def test_a_figure_is_explained(report: Any, how: str) -> None:
    cell = cards(report).locator("thead button").nth(2)
    getattr(cell, how)()
    assert "usual" in report.locator("#tip").inner_text()


def test_a_cell_is_explained_by_its_heading(report: Any) -> None:
    cards(report).locator("tbody tr:visible td").nth(2).hover()
    assert report.locator("#tip").inner_text().startswith("points ahead:")


def test_arrows_walk_through_a_table(report: Any) -> None:
    cards(report).locator("tbody th").first.focus()
    report.keyboard.press("ArrowRight")
    assert report.locator("#tip").is_visible()


@pytest.mark.parametrize("how", ["hover", "focus", "click"])
def test_a_face_is_seen_closely_with_what_it_does(report: Any, how: str) -> None:
    face = cards(report).locator("tbody tr:visible .face").first
    title = cards(report).locator("tbody tr:visible .piece b").first.inner_text()
    getattr(face, how)()
    assert title in report.locator("#lens").inner_text()
    assert report.locator("#lens svg").bounding_box()["height"] > 150


def test_the_typical_game_is_folded_by_round(report: Any) -> None:
    told = report.locator("#tale details")
    assert told.count() >= 6
    assert report.locator("#tale .told:visible").count() == 1
    told.last.locator("summary").click()
    assert report.locator("#tale .told:visible").count() == 2
    assert report.locator("#tale .told:visible .face").count() > 0
