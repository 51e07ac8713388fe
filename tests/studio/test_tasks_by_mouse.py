"""A designer with the mouse alone: keys only where a title or a number is typed that was nowhere before."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from tests.studio.running import PHONE, WIDE, Running, ViewportSize, opened
from tests.studio.table import LONG
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

LARGE: ViewportSize = {"width": 1440, "height": 900}
CARDS, COST = 20, "cost"
SMALLEST = """
() => [...document.querySelectorAll("button, a, select, summary, [role=option], [role=tab], [role=gridcell]")]
  .filter((each) => each.checkVisibility() && !each.matches(".skip, .heard"))
  .map((each) => [each.getBoundingClientRect(), each.getAttribute("aria-label") || each.textContent])
  .filter(([box]) => box.width > 0 && (box.width < 24 || box.height < 24))
  .map(([box, name]) => `${name}: ${box.width} x ${box.height}`)
"""
"""What is smaller than 24 pixels and waits for a click (WCAG 2.2, 2.5.8)."""

RED, BLUE = "#c02020", "#2060c0"
KIT = """\
kinds:
  bird:
    form: card
    size: poker
    look: classic
    fields:
      cost: {type: number, from: 0, to: 20}
      suit: {type: one_of, values: [sea, wood]}
      text: {type: text, translated: true, rich: true, optional: true}
      art: {type: picture, optional: true}
"""
BIRDS = """\
bird:
  - {id: heron, title: {en: Heron}, cost: 3, suit: sea, art: red.png}
  - {id: crane, title: {en: Crane}, cost: 13, suit: sea}
  - {id: stork, title: {en: Stork}, cost: 2, suit: wood}
  - {id: wren, title: {en: Wren}, cost: 3, suit: wood}
"""


@pytest.fixture
def birds(studio: Running) -> Path:
    """A kit of four cards, one of them with a picture."""
    folder = studio.folder / "birds"
    (folder / "pictures").mkdir(parents=True)
    (folder / "set.yaml").write_text("game: kit\ntitle: {en: Birds}\nlanguages: [en]\n")
    (folder / "kit.yaml").write_text(KIT)
    (folder / "cards.yaml").write_text(BIRDS)
    Image.new("RGB", (60, 40), RED).save(folder / "pictures" / "red.png")
    Image.new("RGB", (60, 40), BLUE).save(folder / "pictures" / "blue.png")
    return folder


@pytest.fixture
def writing(page: Page, birds: Path) -> Iterator[Page]:
    """Those cards, being written."""
    go_to(page, "write/birds", "[data-card=heron] img[src]")
    yield page


def go_to(page: Page, where: str, until: str) -> None:
    page.evaluate("where => { location.hash = where }", f"#/{where}")
    page.locator(until).first.wait_for(timeout=LONG)


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()
    if name == "Table":
        page.get_by_role("columnheader").first.wait_for(timeout=LONG)


def button(page: Page | Locator, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def drag(page: Page, first: Locator, last: Locator) -> None:
    """Press on the one and let go on the other."""
    last.scroll_into_view_if_needed()
    first.scroll_into_view_if_needed()
    places = [each.bounding_box() for each in (first, last)]
    assert places[0] is not None and places[1] is not None
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in places if box)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=8)
    page.mouse.up()


def drag_down(page: Page, at: int, first: int, last: int) -> None:
    """Choose cells of a column in one stroke; below the edge of the table it scrolls by itself."""
    grid = page.get_by_role("grid", name="Table")
    grid.hover()
    page.mouse.wheel(0, -5000)
    page.wait_for_timeout(200)
    begun, around = cell(page, first, at).bounding_box(), grid.bounding_box()
    assert begun is not None and around is not None
    x = begun["x"] + begun["width"] / 2
    page.mouse.move(x, begun["y"] + 12)
    page.mouse.down()
    assert page.viewport_size is not None
    foot = min(around["y"] + around["height"], page.viewport_size["height"])
    for _ in range(100):
        box = cell(page, last, at).bounding_box()
        if box is not None and box["y"] + 42 < foot:
            page.mouse.move(x, box["y"] + 12, steps=6)
            break
        page.mouse.move(x, foot - 3, steps=3)
        page.wait_for_timeout(60)
    page.mouse.up()


def until(page: Page, is_so: Callable[[], Any]) -> bool:
    """Whether something comes to be so, once what was done is in its file."""
    for _ in range(300):
        if is_so():
            return True
        page.wait_for_timeout(100)
    return False


def cards_of(file: Path) -> list[dict[str, Any]]:
    return [piece for kind in yaml.safe_load(file.read_text()).values() for piece in kind]


def costs(file: Path) -> list[Any]:
    return [piece.get(COST) for piece in cards_of(file)]


def column(page: Page, name: str) -> int:
    heads = page.get_by_role("columnheader").all_inner_texts()
    return next(at for at, head in enumerate(heads) if head.split(" ")[0] == name)


def cell(page: Page, row: int, at: int) -> Locator:
    return page.locator(f"#cell-{row}-{at}")


def texts(page: Page, at: int) -> list[str]:
    return page.locator(f"[id^=cell-][id$='-{at}']").all_inner_texts()


def made(page: Page, name: str = "mine") -> None:
    """A kit, begun from the first page; its name is typed."""
    button(page, "New kit").click()
    page.get_by_label("Name").fill(name)
    button(page, "Make it").click()
    page.wait_for_url(re.compile(f"#/write/{name}"), timeout=LONG)
    page.locator(".write-card img[src], .cm-line").first.wait_for(timeout=LONG)


def grown(page: Page) -> None:
    tab(page, "Table")
    grid = page.get_by_role("grid", name="Table")
    grid.wait_for(timeout=LONG)
    new = button(page.get_by_role("tabpanel"), "New card")
    while (rows := int(grid.get_attribute("aria-rowcount") or 0) - 1) < CARDS:
        new.click()
        expect(grid).to_have_attribute("aria-rowcount", str(rows + 2), timeout=LONG)


def raised(page: Page, value: str) -> None:
    """The table sorted by cost, all cells of a value chosen in one stroke and made one more."""
    at = column(page, COST)
    button(page.get_by_role("columnheader").nth(at), COST).click()
    found = [row for row, text in enumerate(texts(page, at)) if text == value]
    drag_down(page, at, found[0], found[-1])
    expect(page.get_by_text(f"{len(found)} × 1 chosen")).to_be_visible()
    button(page, "One more in all chosen cells").click()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "light"),
    [
        pytest.param(LARGE, "light", id="large"),
        pytest.param(WIDE, "dark", id="wide"),
        pytest.param(PHONE, "light", id="phone"),
    ],
)
def test_a_kit_is_made_grown_raised_laid_out_and_taken_back_by_mouse(
    chromium: Browser, studio: Running, size: ViewportSize, light: str
) -> None:
    with opened(chromium, studio, size, light) as page:
        made(page)
        file, layout = (studio.folder / "mine" / name for name in ("cards.yaml", "layout.yaml"))
        first = file.read_text()
        grown(page)
        before = costs(file)
        raised(page, "4")
        assert until(page, lambda: costs(file).count(4) == 0)
        assert costs(file) == [5 if cost == 4 else cost for cost in before]
        tab(page, "Layout")
        page.get_by_role("listbox", name="Parts").get_by_role("option", name="title", exact=True).click()
        was = float(page.get_by_label("size", exact=True).input_value())
        button(page, "size: more").click(delay=700)  # held
        assert until(page, lambda: layout.exists() and float(size_in(layout)) >= was + 0.5)
        tab(page, "Changes")
        button(page, "As it was when you opened the set").click()
        assert until(page, lambda: file.read_text() == first)
        page.locator(".write-steps .finding").first.click()
        assert until(page, lambda: costs(file).count(5) > 0 and "size" in layout.read_text())


def size_in(layout: Path) -> str:
    found = re.search(r"size: ([\d.]+)", layout.read_text())
    return found[1] if found else "0"


@pytest.mark.slow
def test_rows_stay_where_they_are_while_what_they_are_sorted_by_is_changed(writing: Page, birds: Path) -> None:
    tab(writing, "Table")
    at, file = column(writing, COST), birds / "cards.yaml"
    button(writing.get_by_role("columnheader").nth(at), COST).click()
    assert texts(writing, at) == ["2", "3", "3", "13"]
    cell(writing, 0, at).click()
    for _ in range(3):
        button(writing, "One more in all chosen cells").click()
    assert until(writing, lambda: costs(file) == [3, 13, 5, 3])
    expect(cell(writing, 0, at)).to_have_text("5")
    assert texts(writing, at) == ["5", "3", "3", "13"]


@pytest.mark.slow
def test_a_three_that_is_replaced_is_no_digit_of_thirteen(writing: Page, birds: Path) -> None:
    tab(writing, "Table")
    writing.get_by_label("Find", exact=True).fill("3")
    writing.get_by_label("Replace by").fill("4")
    button(writing, "Replace all").click()
    assert until(writing, lambda: costs(birds / "cards.yaml") == [4, 13, 2, 4])


@pytest.mark.slow
def test_a_word_is_set_and_rows_are_deleted_for_all_that_are_chosen(writing: Page, birds: Path) -> None:
    tab(writing, "Table")
    at, file = column(writing, "suit"), birds / "cards.yaml"
    drag(writing, cell(writing, 0, at), cell(writing, 1, at))
    button(writing.get_by_label("Chosen cells"), "wood").click()
    assert until(writing, lambda: {card["suit"] for card in cards_of(file)} == {"wood"})
    button(writing, "Delete (2)").click()
    assert until(writing, lambda: [card["id"] for card in cards_of(file)] == ["stork", "wren"])


@pytest.mark.slow
def test_a_picture_is_swapped_by_a_drag_in_the_form_and_in_the_table(writing: Page, birds: Path) -> None:
    file = birds / "cards.yaml"
    tab(writing, "Pictures")
    button(writing, "blue.png").drag_to(writing.locator("[data-card=heron]"))
    assert until(writing, lambda: cards_of(file)[0]["art"] == "blue.png")
    tab(writing, "Form")
    button(writing.get_by_role("group", name="art"), "red.png").click()
    assert until(writing, lambda: cards_of(file)[0]["art"] == "red.png")
    tab(writing, "Table")
    at = column(writing, "art")
    drag(writing, cell(writing, 1, at), cell(writing, 3, at))
    button(writing.get_by_label("Chosen cells"), "blue.png").click()
    assert until(writing, lambda: [card.get("art") for card in cards_of(file)] == ["red.png", *["blue.png"] * 3])


@pytest.mark.slow
def test_an_icon_that_is_dropped_on_a_card_stands_in_its_words(writing: Page, birds: Path) -> None:
    tab(writing, "Pictures")
    icon = writing.locator(".shelf-grid .shelf-item").first
    icon.wait_for(timeout=LONG)
    name = icon.get_attribute("aria-label")
    icon.drag_to(writing.locator("[data-card=crane]"))
    file = birds / "cards.yaml"
    assert until(writing, lambda: cards_of(file)[1].get("text") == {"en": f"{{game-icons:{name}}}"})
    found = everything_wrong(open_set(birds.as_posix()))
    assert "rich-text" not in [issue.code for issue in found]


@pytest.mark.slow
def test_a_colour_is_chosen_among_patches(writing: Page, birds: Path) -> None:
    tab(writing, "Layout")
    writing.get_by_role("listbox", name="Parts").get_by_role("option", name="title", exact=True).click()
    writing.locator(".lay-colour summary").first.click()
    patch = button(writing, "red")
    assert patch.evaluate("each => getComputedStyle(each).backgroundImage").startswith("linear-gradient(90deg, rgb(")
    patch.click()
    layout = birds / "layout.yaml"
    assert until(writing, lambda: layout.exists() and "ink: red" in layout.read_text())


@pytest.mark.slow
def test_only_what_changed_is_printed_and_how_it_is_now_has_a_name(page: Page, birds: Path) -> None:
    go_to(page, "versions/birds", ".versions")
    file = birds / "cards.yaml"
    file.write_text(BIRDS.replace("title: {en: Wren}", "title: {en: Robin}"))
    page.reload()
    page.get_by_text("One card differs").wait_for(timeout=LONG)
    page.get_by_label("Name how it is now").fill("for Tuesday")
    button(page.get_by_label("Line of time"), "Name").click()
    expect(page.locator(".versions .stop").first).to_contain_text("for Tuesday")
    button(page, "Print only this one").click()
    page.get_by_text(re.compile(r"^1 pieces?$")).wait_for(timeout=LONG)


@pytest.mark.slow
def test_a_spreadsheet_is_brought_and_its_cards_are_there(page: Page, studio: Running, tmp_path: Path) -> None:
    sheet = tmp_path / "goblins.csv"
    sheet.write_text("Name,Qty,Power\nGrub,2,3\nSnag,1,5\n")
    with page.expect_file_chooser() as chooser:
        button(page, "Choose files").click()
    chooser.value.set_files(sheet)
    button(page.get_by_role("dialog"), "Put them there").click()
    assert until(page, lambda: any(studio.folder.glob("*/kit.yaml")))


@pytest.mark.slow
def test_a_friend_is_sent_a_seat_of_a_game_that_was_begun_alone(page: Page) -> None:
    go_to(page, "play/race", "button:text-is('Begin')")
    button(page, "Begin").click()
    page.locator(".play .answer").first.wait_for(timeout=LONG)
    button(page, "Invite").click()
    button(page, "Begin it with a friend").click()
    seats = page.get_by_role("dialog").locator(".invited > li")
    expect(seats).to_have_count(2, timeout=LONG)
    button(seats.nth(1), "Make a link").click()
    assert "#seat=" in page.get_by_label("Link for player 2").input_value()


@pytest.mark.slow
def test_the_card_that_wins_most_is_found_and_a_game_with_it_played_on(page: Page) -> None:
    go_to(page, "test/empires", "button:text-is('Start')")
    page.get_by_label("Player 1", exact=True).select_option("random")
    page.get_by_label("Games", exact=True).fill("60")
    button(page, "Start").click()
    page.get_by_text(re.compile(r"^60 games were played")).wait_for(timeout=LONG)
    page.locator("table.cards thead").get_by_role("button", name=re.compile("^lift")).first.click()
    page.locator("table.cards tbody tr").first.get_by_role("link").click()
    page.locator(".games tbody").get_by_role("link").first.click()
    button(page, "Play on from here").click()
    page.locator(".play .answer").first.wait_for(timeout=LONG)


@pytest.mark.slow
@pytest.mark.parametrize("size", [pytest.param(LARGE, id="large"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_nothing_that_waits_for_a_click_is_too_small_or_wider_than_the_window(
    chromium: Browser, studio: Running, birds: Path, size: ViewportSize, language: str
) -> None:
    with opened(chromium, studio, size) as page:
        go_to(page, "write/birds", ".write-tabs")
        page.locator("header select", has_text="English").select_option(language)
        for number in range(page.get_by_role("tab").count()):
            if page.get_by_role("tab").nth(number).is_visible():
                page.get_by_role("tab").nth(number).click()
                page.wait_for_timeout(700)
                assert page.evaluate(SMALLEST) == []
                assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        for where in ("versions", "sheets", "table"):
            go_to(page, f"{where}/birds", "main > *")
            page.wait_for_timeout(1500)
            assert page.evaluate(SMALLEST) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
