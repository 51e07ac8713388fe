"""Games played by clicks: whole ones, hints, choices taken back, games saved and gone on with, several people."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests import ROOT
from tests.studio.axed import faults_in_any_window
from tests.studio.running import PHONE, Running, opened, studio_in
from tests.studio.table import LONG, begin, choices_made, choose, follow_hints, is_over, play, wait_for_question

DUEL = ("me", "greedy")
BY_ANY_ANSWERS = ("race", "empires", "roll", "trucker")
STEAM = ("steam", ("me", "greedy", "greedy"))
GAMES = (*((game, DUEL) for game in BY_ANY_ANSWERS), STEAM)
SOON_OVER = ("race", "empires")
"""Games of which a whole one is played whenever anything is tested; of the others where there is time."""
ENOUGH, A_FEW = 1_500, 8


WHOLE = [pytest.param(game, marks=[pytest.mark.soak] * (game not in SOON_OVER)) for game in BY_ANY_ANSWERS]


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_is_played_by_clicks(page: Page, game: str) -> None:
    begin(page, game, DUEL)
    play(page, ENOUGH)
    assert is_over(page)


@pytest.mark.parametrize(("game", "seats"), [game for game in GAMES if game[0] not in SOON_OVER])
def test_a_long_game_is_begun_by_clicks(page: Page, game: str, seats: tuple[str, ...]) -> None:
    begin(page, game, seats)
    assert play(page, A_FEW) == A_FEW


def test_hints_are_followed(page: Page) -> None:
    begin(page, *STEAM)
    assert follow_hints(page, "fast", 2) == 2


@pytest.mark.soak
def test_a_whole_game_of_steam_is_played_by_clicking_hints(page: Page) -> None:
    begin(page, *STEAM)
    follow_hints(page, "fast", ENOUGH)
    assert is_over(page)
    own = page.locator(".play .ending tr", has_text="Player 1").locator("td").first
    assert int(own.inner_text()) > 0


@pytest.fixture
def race(page: Page) -> Page:
    """A game of Race at its first question."""
    begin(page, "race", ("me", "fast"))
    wait_for_question(page)
    return page


@pytest.fixture
def kept(own_page: Page) -> Page:
    """The same in a studio of its own, so that no other game is saved there."""
    begin(own_page, "race", ("me", "fast"))
    wait_for_question(own_page)
    return own_page


def test_a_card_of_the_hand_is_an_answer(race: Page) -> None:
    made = choices_made(race)
    race.locator(".play .piece.open").first.click()
    expect(race.locator(".play .sitting")).not_to_have_attribute("data-choices", made or "")


@pytest.mark.slow
def test_a_card_that_cannot_be_chosen_says_so(race: Page) -> None:
    race.locator(".play .piece:not(.open)").first.click()
    expect(race.get_by_role("dialog").get_by_text("It is no answer to what is asked now.")).to_be_visible()


def test_a_card_under_the_mouse_is_shown_large(race: Page) -> None:
    race.locator(".play .area.own .piece:has(img)").first.hover()
    large = race.locator(".play-magnifier img")
    expect(large).to_be_visible()
    box = large.bounding_box()
    assert box is not None and box["width"] > 250
    race.mouse.move(2, 2)
    expect(large).to_have_count(0)


@pytest.mark.slow
def test_a_hint_says_what_search_would_do(race: Page) -> None:
    race.get_by_role("button", name="Hint").click()
    expect(race.get_by_text("search would choose:")).to_be_visible(timeout=LONG)


def test_a_hint_can_be_followed(race: Page) -> None:
    made = choices_made(race)
    race.get_by_role("button", name="Hint").click()
    race.get_by_role("button", name="Do that").click(timeout=LONG)
    expect(race.locator(".play .sitting")).not_to_have_attribute("data-choices", made or "")


def test_a_choice_is_taken_back_where_nothing_new_was_seen(race: Page) -> None:
    made = choices_made(race)
    choose(race)
    race.get_by_role("button", name="Undo").click()
    expect(race.locator(".play .sitting")).to_have_attribute("data-choices", made or "")


@pytest.mark.slow
def test_a_choice_after_which_others_chose_is_not_taken_back(race: Page) -> None:
    play(race, 4)
    race.get_by_role("button", name="Undo").click()
    expect(race.get_by_text("your choice can no longer be taken back")).to_be_visible()


@pytest.mark.slow
def test_a_saved_game_goes_on_in_the_page(kept: Page) -> None:
    choose(kept)
    made = choices_made(kept)
    kept.get_by_role("button", name="Save").click()
    expect(kept.get_by_text("Saved: output/race/transcripts/me-fast-seed3-saved.jsonl")).to_be_visible()
    kept.get_by_role("button", name="Leave the game").click()
    kept.get_by_role("button", name="Go on").click()
    expect(kept.locator(".play .sitting")).to_have_attribute("data-choices", made or "", timeout=LONG)


@pytest.mark.slow
def test_a_saved_game_goes_on_at_the_terminal(kept: Page, own_studio: Running) -> None:
    kept.get_by_role("button", name="Save").click()
    expect(kept.get_by_text("Saved:")).to_be_visible()
    command = [sys.executable, "-m", "generator.cli", "play", "output/race/transcripts/me-fast-seed3-saved.jsonl"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=own_studio.folder, env=environment, input="save\n", capture_output=True, text=True
    )
    assert done.returncode == 0


def test_a_game_is_there_still_after_the_page_is_loaded_again(race: Page) -> None:
    choose(race)
    made = choices_made(race)
    race.reload()
    expect(race.locator(".play .sitting")).to_have_attribute("data-choices", made or "", timeout=LONG)


@pytest.fixture
def curtained(page: Page) -> Page:
    """A game of two people at one machine, before either has sat down."""
    begin(page, "race", ("me", "me"))
    return page


def test_a_curtain_hides_the_hands_of_two_people(curtained: Page) -> None:
    expect(curtained.get_by_role("heading", name="it is your turn")).to_be_visible()
    assert curtained.locator(".play .piece").count() == 0


@pytest.mark.slow
def test_behind_the_curtain_is_the_table(curtained: Page) -> None:
    curtained.get_by_role("button", name="show my cards").click()
    expect(curtained.get_by_role("heading", name="Hand", exact=True)).to_be_visible()


def test_the_curtain_falls_for_the_next_person(curtained: Page) -> None:
    first = curtained.get_by_role("heading", name="it is your turn").inner_text()
    curtained.get_by_role("button", name="show my cards").click()
    curtained.wait_for_selector(".play .answer")
    while curtained.locator(".play .curtain").count() == 0:
        choose(curtained)
    assert curtained.get_by_role("heading", name="it is your turn").inner_text() != first


def test_a_hex_is_chosen_on_the_map_then_a_tile_from_the_wheel_and_what_it_leaves_is_foretold(page: Page) -> None:
    begin(page, "steam", ("me", "fast", "fast"))
    while wait_for_question(page) and page.locator(".play .answer").count() < 100:
        choose(page)
    expect(page.locator(".play .answer:visible")).to_have_count(1)
    page.locator(".play .hex").first.click()
    expect(page.get_by_text("answers are about what you picked")).to_be_visible()
    made = choices_made(page)
    expect(page.locator(".play .spoke").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".play .stake")).to_contain_text("after income and expenses")
    assert choices_made(page) == made
    page.get_by_role("button", name="Lay it").click()
    expect(page.locator(".play .sitting")).not_to_have_attribute("data-choices", made or "")


@pytest.fixture
def holding(page: Page) -> Page:
    """A game of Trucker with the first tile in hand."""
    begin(page, "trucker", DUEL)
    page.wait_for_selector(".play .stake", timeout=LONG)
    return page


def spaces(page: Page) -> Locator:
    """Spaces of the own ship in which the tile fits as it is turned."""
    return page.locator(".play .area.own .board .piece.open:not(.otherwise)")


def test_a_tile_in_hand_is_turned_and_laid_by_a_click_on_the_ship(holding: Page) -> None:
    tiles = holding.locator(".play .area.own .board .piece:not(.bare)")
    made, before = choices_made(holding), tiles.count()
    while True:
        holding.locator(".play .stake").get_by_role("button").click()
        if spaces(holding).count():
            break
    spaces(holding).first.click()
    expect(holding.locator(".play .sitting")).not_to_have_attribute("data-choices", made or "")
    expect(tiles).to_have_count(before + 1)


@pytest.mark.slow
def test_where_a_tile_fits_is_no_long_list(holding: Page) -> None:
    assert holding.locator(".play .answer:visible").count() <= 3


def test_games_are_played_with_the_keyboard_alone(race: Page) -> None:
    made = choices_made(race)
    race.locator(".play .answer").first.focus()
    race.keyboard.press("Enter")
    expect(race.locator(".play .sitting")).not_to_have_attribute("data-choices", made or "")


@pytest.mark.parametrize(
    ("language", "heading"), [("zh-Hant", "手牌"), pytest.param("zh-Hans", "手牌", marks=pytest.mark.slow)]
)
def test_games_are_played_in_other_languages(page: Page, language: str, heading: str) -> None:
    page.get_by_label("Language").select_option(language)
    page.evaluate("location.hash = '#/play/race'")
    page.locator(".play form .button.main").click()
    expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible(timeout=LONG)


@pytest.fixture
def lanterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A studio that knows a game from outside, with its set in the opened folder."""
    monkeypatch.setenv("PROOFPRESS_GAMES", str(ROOT / "tests" / "sixth_game" / "games"))
    shutil.copytree(ROOT / "tests" / "sixth_game" / "lanterns", tmp_path / "folder" / "lanterns")
    with studio_in(tmp_path / "folder") as running:
        yield running


def test_a_game_from_outside_needs_no_page_of_its_own(chromium: Browser, lanterns: Running) -> None:
    with opened(chromium, lanterns) as page:
        begin(page, "lanterns", ("me", "greedy"))
        play(page, ENOUGH)
        assert is_over(page)


@pytest.mark.parametrize(
    ("game", "seats"), [GAMES[0], *(pytest.param(*one, marks=pytest.mark.slow) for one in GAMES[1:])]
)
def test_axe_finds_no_serious_fault(page: Page, game: str, seats: tuple[str, ...]) -> None:
    begin(page, game, seats)
    play(page, 3)
    wait_for_question(page)
    assert faults_in_any_window(page) == []


def test_nothing_is_wider_than_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    begin(page, "roll", ("me", "fast"))
    play(page, 6)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.slow
def test_pieces_of_the_set_are_shown_before_the_game(page: Page) -> None:
    page.evaluate("location.hash = '#/play/empires'")
    expect(page.locator(".play .cover img[src^='blob:']")).to_have_count(5)


def test_on_a_phone_the_answers_fold_away_and_come_back(race: Page) -> None:
    race.set_viewport_size(PHONE)
    race.get_by_role("button", name="See more of the table").click()
    expect(race.locator(".play .choices")).to_be_hidden()
    race.get_by_role("button", name="Show the answers").click()
    expect(race.locator(".play .choices")).to_be_visible()


def test_no_game_outlives_the_studio(own_page: Page, own_studio: Running) -> None:
    begin(own_page, "race", ("me", "fast"))
    games = children_of(own_studio.process.pid)
    own_studio.process.kill()
    own_studio.process.wait()
    assert games and all(ends(game) for game in games)


def children_of(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def ends(process: int) -> bool:
    """Whether a process is gone, or dead and only not yet buried, within ten seconds."""
    for _ in range(100):
        try:
            if Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        sleep(0.1)
    return False
