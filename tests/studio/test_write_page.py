"""The page that writes, driven as a designer would: text and cards, form, findings, undo, other programs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, expect

from tests.studio.axed import faults_in_any_window
from tests.studio.running import PATIENCE, PHONE, WIDE, Running, opened, studio_in

SET = "extends: race\ntitle: {en: Mine}\nlanguages: [en]\n"
CARDS = """\
world:
  - id: X1
    title: {en: Far Beacon}   # its name
    cost: 3
    points: 1
    powers:
      - {do: consume, points: 1}
"""
SOON = 60_000
"""Milliseconds that anything may take on a busy machine."""


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("writing") / "folder"
    (folder / "mine").mkdir(parents=True)
    with studio_in(folder) as running:
        yield running


@pytest.fixture
def page(chromium: Browser, studio: Running) -> Iterator[Page]:
    with written(chromium, studio) as found:
        yield found


def written(chromium: Browser, studio: Running, size: ViewportSize = WIDE, light: str = "light"):  # type: ignore[no-untyped-def]
    """The page that writes with the set as it is at first."""
    (studio.folder / "mine" / "set.yaml").write_text(SET)
    (studio.folder / "mine" / "cards.yaml").write_text(CARDS)

    class Written:
        def __enter__(self) -> Page:
            self._opened = opened(chromium, studio, size, light)
            page = self._opened.__enter__()
            page.set_default_timeout(SOON)
            page.evaluate("location.hash = '#/write/mine'")
            page.locator(".cm-line", has_text="id: X1").wait_for(state="attached")
            if size == WIDE:
                page.locator(".write-card img[src]").first.wait_for(state="attached")
            return page

        def __exit__(self, *raised: object) -> None:
            self._opened.__exit__(*raised)  # type: ignore[arg-type]

    return Written()


def cards(studio: Running) -> str:
    return (studio.folder / "mine" / "cards.yaml").read_text()


HELD = """held => (send => { window.fetch = async (to, what) => {
  const answer = await send(to, what);
  const part = Object.keys(held).find(part => `${to}`.includes(part));
  await new Promise(resolve => setTimeout(resolve, held[part] ?? 0));
  return answer;
} })(window.fetch)"""
"""Answers come as many milliseconds late as their part of the address says."""


def at_end_of(page: Page, text: str) -> None:
    page.locator(".cm-line", has_text=text).first.click()
    page.keyboard.press("End")


def cost_made(page: Page, cost: str) -> None:
    at_end_of(page, "cost: 3")
    page.keyboard.press("Backspace")
    page.keyboard.type(cost)


def saved(page: Page, studio: Running, text: str, file: str = "cards.yaml") -> None:
    """Wait until the file holds a text."""
    path = studio.folder / "mine" / file
    for _ in range(SOON // 50):
        if text in path.read_text():
            return
        page.wait_for_timeout(50)
    assert text in path.read_text()


@pytest.mark.slow
def test_themes_are_called_by_what_they_are_for(page: Page) -> None:
    page.get_by_label("Theme").select_option(label="Saves ink")
    expect(page.get_by_label("Theme")).to_have_value("low-ink")


def test_what_is_typed_is_in_the_file(page: Page, studio: Running) -> None:
    cost_made(page, "4")
    saved(page, studio, "cost: 4\n")


@pytest.mark.slow
def test_what_is_typed_is_in_the_file_while_the_page_takes_no_answers_in(page: Page, studio: Running) -> None:
    never = "(send => { window.fetch = (to, what) => (send(to, what), new Promise(() => undefined)) })(window.fetch)"
    page.evaluate(never)
    at_end_of(page, "points: 1}")
    for line in range(6):
        page.keyboard.type(f"\n# line {line}")
        page.wait_for_timeout(320)
    saved(page, studio, "# line 5")


def test_the_card_is_drawn_anew_as_one_types(page: Page, studio: Running) -> None:
    image = page.locator("[data-card=X1] img")
    before = image.get_attribute("src") or ""
    cost_made(page, "4")
    expect(page.locator("[data-card=X1]")).to_contain_text("changed", timeout=SOON)
    expect(image).not_to_have_attribute("src", before, timeout=SOON)


def test_a_finding_leads_to_its_line(page: Page, studio: Running) -> None:
    cost_made(page, "44")
    page.get_by_role("tab", name="Findings").click()
    page.get_by_role("button", name="cost is too large").click()
    expect(page.locator(".cm-activeLine")).to_contain_text("cost: 44", timeout=SOON)


def test_what_a_finding_means_is_told_with_an_example(page: Page, studio: Running) -> None:
    cost_made(page, "44")
    page.get_by_role("tab", name="Findings").click()
    page.get_by_text("What does this mean?").first.click()
    expect(page.locator(".explained[open]")).to_contain_text("Right:", timeout=SOON)


@pytest.mark.slow
def test_a_finding_is_called_in_the_language_of_the_page(page: Page, studio: Running) -> None:
    cost_made(page, "44")
    page.get_by_role("tab", name="Findings").click()
    page.locator("header select", has_text="English").select_option("zh-Hans")
    expect(page.locator(".finding", has_text="cost 太大").first).to_be_visible(timeout=SOON)


def test_f8_leads_to_the_next_finding(page: Page, studio: Running) -> None:
    cost_made(page, "44")
    page.locator(".cm-lint-marker-error").wait_for()
    page.keyboard.press("Control+Home")
    page.keyboard.press("F8")
    expect(page.locator(".cm-activeLine")).to_contain_text("cost: 44", timeout=SOON)


def test_a_click_on_a_card_leads_to_its_line(page: Page) -> None:
    page.locator("[data-card=X1] button").click()
    expect(page.locator(".cm-activeLine")).to_contain_text("id: X1", timeout=SOON)


def test_a_card_of_the_extended_set_shows_its_file_that_cannot_be_typed_in(page: Page) -> None:
    page.get_by_label("Filter cards").fill("W01")
    page.locator("[data-card=W01] button").click()
    expect(page.locator(".write-files")).to_contain_text("Read only", timeout=SOON)


def test_undo_goes_back_over_files_and_ways_of_editing(page: Page, studio: Running) -> None:
    cost_made(page, "4")
    page.get_by_label("Filter cards").fill("W57")
    page.locator("[data-card=W57] button").click()
    page.get_by_role("tab", name="Form").click()
    page.get_by_label("points", exact=True).fill("9")
    expect(page.locator("[data-card=W57]")).to_contain_text("changed", timeout=SOON)
    saved(page, studio, "points: 9", "set.yaml")
    saved(page, studio, "cost: 4\n")
    page.get_by_role("button", name="Undo").click()
    saved(page, studio, SET, "set.yaml")
    page.get_by_role("button", name="Undo").click()
    saved(page, studio, CARDS)
    assert (cards(studio), (studio.folder / "mine" / "set.yaml").read_text()) == (CARDS, SET)


def test_the_form_changes_the_one_line_it_is_about(page: Page, studio: Running) -> None:
    page.locator("[data-card=X1] button").click()
    page.get_by_role("tab", name="Form").click()
    page.get_by_label("points", exact=True).first.fill("5")
    saved(page, studio, CARDS.replace("    points: 1\n", "    points: 5\n"))


@pytest.mark.slow
def test_another_word_is_chosen_in_the_form(page: Page, studio: Running) -> None:
    page.locator("[data-card=X1] button").click()
    page.get_by_role("tab", name="Form").click()
    page.get_by_label("do", exact=True).select_option("draw_when_produced")
    saved(page, studio, "{do: draw_when_produced")


@pytest.mark.slow
def test_a_card_is_duplicated_below_itself(page: Page, studio: Running) -> None:
    page.locator("[data-card=X1] button").click()
    page.get_by_role("button", name="Duplicate").click()
    saved(page, studio, "  - id: X2\n    title: {en: Far Beacon}   # its name\n")


def test_what_another_program_writes_is_taken_in(page: Page, studio: Running) -> None:
    (studio.folder / "mine" / "cards.yaml").write_text(CARDS.replace("Far Beacon", "Near Beacon"))
    expect(page.locator(".cm-content")).to_contain_text("Near Beacon", timeout=SOON)


@pytest.mark.slow
def test_both_are_kept_where_another_program_changes_other_lines_meanwhile(page: Page, studio: Running) -> None:
    (studio.folder / "mine" / "cards.yaml").write_text(CARDS.replace("Far Beacon", "Near Beacon"))
    cost_made(page, "4")
    saved(page, studio, CARDS.replace("Far Beacon", "Near Beacon").replace("cost: 3", "cost: 4"))


def test_where_both_change_a_line_theirs_stands_and_ours_is_offered(page: Page, studio: Running) -> None:
    at_end_of(page, "cost: 3")
    (studio.folder / "mine" / "cards.yaml").write_text(CARDS.replace("cost: 3", "cost: 2"))
    page.keyboard.type("0")
    expect(page.get_by_role("alert")).to_contain_text("Another program", timeout=SOON)
    assert cards(studio) == CARDS.replace("cost: 3", "cost: 2")
    page.get_by_role("button", name="Put mine back").click()
    saved(page, studio, "cost: 30\n")


def test_words_are_offered_with_their_sentence(page: Page) -> None:
    at_end_of(page, "- {do: consume")
    page.keyboard.type("\n- {do: draw_when_pro")
    offered = page.get_by_role("option", name="draw_when_produced")
    # Words are offered with a key; on a busy machine the page may not have them yet with the first.
    for _ in range(PATIENCE // 5_000):
        page.keyboard.type("d")
        with suppress(TimeoutError):
            offered.wait_for(timeout=5_000)
            break
        page.keyboard.press("Backspace")
    expect(offered).to_be_visible()


@pytest.mark.slow
def test_the_sentence_of_a_word_is_told_below_the_mouse(page: Page) -> None:
    page.locator(".cm-line span", has_text="consume").first.hover()
    expect(page.locator(".write-word")).to_contain_text("consume", timeout=SOON)


def test_an_answer_on_its_way_takes_nothing_back_that_was_typed_since(page: Page, studio: Running) -> None:
    page.evaluate(HELD, {"writing/text": 1500})
    with page.expect_request("**/writing/text**"):
        cost_made(page, "4")
    at_end_of(page, "cost: 4")
    page.keyboard.press("Backspace")
    page.keyboard.type("5")
    saved(page, studio, "cost: 5\n")
    for _ in range(40):
        assert page.locator(".cm-line", has_text="cost:").first.inner_text().endswith("cost: 5")
        page.wait_for_timeout(50)


MANY = """\
world:
  - {id: X1, title: {en: Far Beacon}, cost: 3, points: 1}   # the first
  - {id: X2, title: {en: Near Beacon}, cost: 1, points: 1}
  - id: X3
    title: {en: Old Beacon}
    cost: 2
"""


def test_cards_are_changed_in_a_table_like_a_spreadsheet(page: Page, studio: Running) -> None:
    """Typed, filled down, copied and pasted, replaced; a wrong value is told of in its cell, and all can be undone."""
    (studio.folder / "mine" / "cards.yaml").write_text(MANY)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Filter rows").fill("Beacon")
    expect(page.get_by_role("row")).to_have_count(4)
    column = [each.strip() for each in page.get_by_role("columnheader").all_inner_texts()].index("cost")
    page.locator(f"#cell-0-{column}").click()
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    saved(page, studio, "cost: 4, points: 1}   # the first")
    page.locator(f"#cell-0-{column}").click()
    page.locator(f"#cell-1-{column}").click(modifiers=["Shift"])
    page.keyboard.press("Control+d")
    saved(page, studio, "{en: Near Beacon}, cost: 4")
    page.keyboard.press("Control+c")
    page.locator(f"#cell-2-{column}").click()
    page.keyboard.press("Control+v")
    saved(page, studio, "    cost: 4\n")
    page.get_by_label("Find", exact=True).fill("Beacon")
    page.get_by_label("Replace by").fill("Light")
    page.get_by_role("button", name="Replace all").click()
    saved(page, studio, "Old Light")
    page.get_by_label("Filter rows").fill("X1")
    page.locator(f"#cell-0-{column}").click()
    page.keyboard.type("44")
    page.keyboard.press("Enter")
    expect(page.locator(".write-cell.wrong", has_text="44")).to_have_attribute("title", re.compile("cost is too large"))
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
    saved(page, studio, "{en: Near Beacon}, cost: 4")


PASTED = """text => {
  const held = new DataTransfer();
  held.setData("text/plain", text);
  const paste = new ClipboardEvent("paste", { clipboardData: held, bubbles: true, cancelable: true });
  document.querySelector(".write-grid").dispatchEvent(paste);
}"""


def test_rows_pasted_beyond_the_last_become_cards_and_headings_choose_their_columns(
    page: Page, studio: Running
) -> None:
    (studio.folder / "mine" / "cards.yaml").write_text(MANY)
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Filter rows").fill("Beacon")
    expect(page.get_by_role("row")).to_have_count(4)
    page.locator("#cell-2-1").click()
    page.evaluate(PASTED, "cost\ttitle\n1\tOlder Beacon\n2\tOld Beacon\n3\tNew Beacon")
    saved(page, studio, "id: X5\n    title: {en: New Beacon}\n    cost: 3")
    expect(page.get_by_role("row")).to_have_count(6)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("row")).to_have_count(4)


def test_an_answer_on_its_way_takes_nothing_back_that_was_typed_in_the_table_since(page: Page, studio: Running) -> None:
    (studio.folder / "mine" / "cards.yaml").write_text(MANY)
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Filter rows").fill("Beacon")
    expect(page.get_by_role("row")).to_have_count(4)
    column = [each.strip() for each in page.get_by_role("columnheader").all_inner_texts()].index("cost")
    page.evaluate(HELD, {"writing/table": 500, "writing/draw": 3000})
    page.locator(f"#cell-0-{column}").click()
    with page.expect_request("**/writing/table**"):
        (studio.folder / "mine" / "cards.yaml").write_text(MANY + "    points: 2\n")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    for _ in range(20):
        expect(page.locator(f"#cell-0-{column}")).to_have_text("4")
        page.wait_for_timeout(50)


def test_the_form_of_a_set_that_cannot_be_read_points_to_the_findings(chromium: Browser, studio: Running) -> None:
    (studio.folder / "mine" / "set.yaml").write_text(SET.replace("race", "rase"))
    with opened(chromium, studio) as page:
        page.evaluate("location.hash = '#/write/mine'")
        page.get_by_role("tab", name="Form").click()
        expect(page.locator(".write .empty", has_text="cannot be read").first).to_be_visible()
        expect(page.locator(".toast")).to_have_count(0)


def test_a_card_of_a_spreadsheet_is_changed_in_its_cell(chromium: Browser, studio: Running) -> None:
    (studio.folder / "mine" / "set.yaml").write_text(SET)
    (studio.folder / "mine" / "cards.yaml").unlink(missing_ok=True)
    table = studio.folder / "mine" / "world.csv"
    table.write_text("id;title [en];cost;points\nX1;Far Beacon;3;1\n")
    with opened(chromium, studio) as page:
        page.evaluate("location.hash = '#/write/mine'")
        page.get_by_label("Filter cards").fill("X1")
        page.locator("[data-card=X1] button").click()
        page.get_by_role("tab", name="Form").click()
        expect(page.locator(".write-form")).to_contain_text("row 2 of world.csv")
        page.get_by_label("cost", exact=True).fill("5")
        page.keyboard.press("Tab")
        expect(page.locator("[data-card=X1]")).to_contain_text("changed")
    assert table.read_text() == "id;title [en];cost;points\nX1;Far Beacon;5;1\n"


@pytest.mark.slow
def test_what_fields_mean_is_said_in_the_language_that_is_chosen(page: Page) -> None:
    page.locator("[data-card=X1] button").click()
    page.get_by_role("tab", name="Form").click()
    for language, said in (("en", "cards it costs"), ("zh-Hant", "費用是幾張牌"), ("zh-Hans", "费用是几张牌")):
        page.locator("header select", has_text="English").select_option(language)
        expect(page.locator(".write-form")).to_contain_text(said, timeout=SOON)


def test_the_sentence_below_the_mouse_is_in_the_language_just_chosen(page: Page) -> None:
    page.locator("header select", has_text="English").select_option("zh-Hans")
    with page.expect_response("**/api/writing/schema?*zh-Hant*"):
        page.locator("header select", has_text="English").select_option("zh-Hant")
    page.locator(".cm-line span", has_text="consume").first.hover()
    expect(page.locator(".write-word")).to_contain_text("個符合的貨品", timeout=SOON)


def test_a_new_set_is_made_and_opened(page: Page, studio: Running) -> None:
    page.get_by_role("button", name="New set").click()
    page.get_by_label("Name").fill("fresh")
    page.get_by_role("button", name="Create").click()
    page.wait_for_url("**/#/write/fresh")
    expect(page.locator(".cm-content")).to_contain_text("id: X1", timeout=SOON)


UNDRAWN_BELOW = """
(far) => {
  const foot = document.querySelector(".write-cards").getBoundingClientRect().bottom + far;
  const images = [...document.querySelectorAll(".write-cards img")];
  const below = images.filter((image) => image.getBoundingClientRect().top < foot);
  const last = Math.max(...images.map((image) => image.getBoundingClientRect().bottom));
  if (last < foot) return images.length + 1;
  return below.filter((image) => !image.getAttribute("src") || !image.complete).length;
}
"""


def test_cards_are_drawn_before_they_are_scrolled_to(page: Page) -> None:
    page.evaluate("document.querySelector('.write-cards').scrollTop = 0")
    for _ in range(SOON // 100):
        if page.evaluate(UNDRAWN_BELOW, 1000) == 0:
            return
        page.wait_for_timeout(100)
    assert page.evaluate(UNDRAWN_BELOW, 1000) == 0


def test_only_cards_near_the_window_are_in_the_page_and_any_can_be_reached(page: Page) -> None:
    page.get_by_label("Size of cards").fill("420")
    expect(page.locator("[data-card=X1]")).to_be_in_viewport()
    expect(page.locator("[data-card=S0]")).to_have_count(0)
    page.evaluate("document.querySelector('.write-cards').scrollTop = 0")
    expect(page.locator("[data-card=S0]")).to_be_in_viewport()
    expect(page.locator("[data-card=W57]")).to_have_count(0)
    page.locator(".cm-activeLine").click()
    page.keyboard.press("Alt+g")
    expect(page.locator("[data-card=X1] button")).to_be_focused()
    expect(page.locator("[data-card=X1]")).to_be_in_viewport()


@pytest.mark.slow
def test_cards_are_filtered(page: Page) -> None:
    page.get_by_label("Filter cards").fill("far beacon")
    expect(page.locator(".write-card")).to_have_count(1, timeout=SOON)


@pytest.mark.parametrize(
    "tab", ["Text", "Form", *(pytest.param(tab, marks=pytest.mark.slow) for tab in ("Findings", "Cards"))]
)
def test_on_a_phone_each_part_is_a_tab(chromium: Browser, studio: Running, tab: str) -> None:
    shown = {"Text": ".cm-content", "Form": ".write-form", "Findings": ".write-panel", "Cards": ".write-card"}[tab]
    with written(chromium, studio, PHONE) as page:
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(shown).first).to_be_visible(timeout=SOON)


@pytest.mark.slow
def test_nothing_keeps_anybody_from_using_it(page: Page) -> None:
    faults: list[str] = []
    for tab in ("Text", "Form", "Table", "Findings", "Changes"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(500)
        faults += [f"{tab}: {fault}" for fault in faults_in_any_window(page)]
        page.set_viewport_size(WIDE)
    assert faults == []


@pytest.mark.slow
def test_from_an_empty_folder_to_a_changed_and_checked_set(chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with studio_in(tmp_path / "empty") as running, opened(chromium, running) as page:
        page.set_default_timeout(SOON)
        page.evaluate("location.hash = '#/write/race'")
        page.get_by_role("button", name="Make my own from it").click()
        page.get_by_label("Name").fill("mine")
        page.get_by_role("button", name="Create").click()
        page.wait_for_url("**/#/write/mine")
        at_end_of(page, "cost: 3")
        page.keyboard.press("Backspace")
        page.keyboard.type("4")
        expect(page.locator("[data-card=X1]")).to_contain_text("changed", timeout=SOON)
        page.get_by_role("tab", name="Findings").click()
        page.get_by_role("button", name="Check everything").click()
        expect(page.get_by_text("Everything is checked.")).to_be_visible(timeout=2 * SOON)


@pytest.mark.slow
def test_a_part_of_a_card_is_moved_by_keys_and_back_by_undo(page: Page, studio: Running) -> None:
    layout = studio.folder / "mine" / "layout.yaml"
    layout.write_text("faces:\n  development:\n    parts:\n      - {name: title, size: 5}\n")
    page.locator("[data-card=X1] button").click()
    page.get_by_role("tab", name="Layout").click()
    page.locator(".lay-box[data-part=title]").focus()
    page.keyboard.press("Shift+ArrowRight")
    saved(page, studio, "{name: title, box: ", "layout.yaml")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.wait_for_function("() => document.querySelector('.write-files [role=status]').textContent === 'Saved'")
    try:
        assert "box" not in layout.read_text()
    finally:
        layout.unlink()
