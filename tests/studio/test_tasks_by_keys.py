"""A designer at the keyboard alone, in a wide window and on a phone: a kit from nothing, all its cards changed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from playwright.sync_api import Browser, Locator, Page, expect

from tests.studio.running import PHONE, WIDE, Running, ViewportSize, opened
from tests.studio.table import LONG
from tests.studio.test_keyboard_alone import button, press, tab_to

CARDS = 20
COST = "cost"


def made(page: Page) -> None:
    """A kit, begun from the first page."""
    tab_to(page, button(page, "New kit"))
    press(page, "Enter")
    tab_to(page, page.get_by_label("Name"))
    press(page, "Control+a")
    page.keyboard.type("mine")
    press(page, "Enter")
    page.wait_for_url(re.compile("#/write/mine"), timeout=LONG)
    page.locator(".cm-line").first.wait_for(timeout=LONG)


def go_to_tab(page: Page, name: str) -> None:
    """Along the tabs to one of them."""
    selected = page.locator(".write-tabs [role=tab][aria-selected=true]")
    if not selected.evaluate("tab => tab === document.activeElement"):
        tab_to(page, selected, "Shift+Tab")
    wanted = page.get_by_role("tab", name=re.compile(f"^{name}"))
    for _ in range(8):
        if wanted.get_attribute("aria-selected") == "true":
            return
        press(page, "ArrowRight")
    raise AssertionError(f"no arrow led to {name}")


def grid_of(page: Page) -> Locator:
    return page.get_by_role("grid", name="Table")


def grown(page: Page) -> None:
    """New cards in the table, until there are as many as are wanted."""
    go_to_tab(page, "Table")
    grid = grid_of(page)
    grid.wait_for(timeout=LONG)
    tab_to(page, page.get_by_role("tabpanel").get_by_role("button", name="New card"))
    while (rows := int(grid.get_attribute("aria-rowcount") or 0) - 1) < CARDS:
        press(page, "Enter")
        expect(grid).to_have_attribute("aria-rowcount", str(rows + 2), timeout=LONG)


def raised(page: Page) -> None:
    """The table sorted by cost, and each three in that column made a four."""
    tab_to(page, grid_of(page))
    press(page, "Home", *["PageUp"] * 3)
    column = page.get_by_role("columnheader").all_inner_texts().index(COST)
    press(page, *["ArrowRight"] * column, "Alt+ArrowUp", *["Shift+PageDown"] * 3)
    expect(page.get_by_role("columnheader", name=COST)).not_to_have_attribute("aria-sort", "none")
    tab_to(page, page.get_by_label("Find", exact=True), "Shift+Tab")
    page.keyboard.type("3")
    tab_to(page, page.get_by_label("Replace by"))
    page.keyboard.type("4")
    tab_to(page, button(page, "Replace all"))
    press(page, "Enter")


def titles_sized(page: Page, size: str) -> None:
    """Another size for the title of every card."""
    go_to_tab(page, "Layout")
    parts = page.get_by_role("listbox", name="Parts")
    parts.wait_for(timeout=LONG)
    tab_to(page, parts.locator("[tabindex='0']"))
    for _ in range(parts.get_by_role("option").count()):
        if "title" in parts.locator("[aria-selected=true]").all_inner_texts()[:1]:
            break
        press(page, "ArrowDown")
        page.wait_for_timeout(50)
    tab_to(page, page.get_by_label("size", exact=True).first)
    press(page, "Control+a")
    page.keyboard.type(size)
    press(page, "Tab")


def costs(folder: Path) -> list[Any]:
    pieces = yaml.safe_load((folder / "mine" / "cards.yaml").read_text())
    return [piece.get(COST) for kind in pieces.values() for piece in kind]


def until(page: Page, is_so: Any) -> bool:
    """Whether something comes to be so, once what was done is in its file."""
    for _ in range(200):
        if is_so():
            return True
        page.wait_for_timeout(100)
    return False


@pytest.mark.slow
@pytest.mark.parametrize("size", [pytest.param(WIDE, id="wide"), pytest.param(PHONE, id="phone")])
def test_a_kit_is_made_grown_sorted_raised_and_laid_out_by_keys_alone(
    chromium: Browser, studio: Running, size: ViewportSize
) -> None:
    with opened(chromium, studio, size) as page:
        made(page)
        grown(page)
        before = costs(studio.folder)
        assert before.count(3) > 0
        raised(page)
        assert until(page, lambda: costs(studio.folder).count(3) == 0)
        assert costs(studio.folder) == [4 if cost == 3 else cost for cost in before]
        titles_sized(page, "5")
        layout = studio.folder / "mine" / "layout.yaml"
        assert until(page, lambda: layout.exists() and "size: 5" in layout.read_text())
        go_to_tab(page, "Text")
        press(page, "Control+z", "Control+z")  # the size, then what was raised
        assert until(page, lambda: costs(studio.folder) == before)
