"""A person at the page that plays games: begins one, clicks answers, and looks at what is there."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

LONG = 60_000
"""Milliseconds that a game may take to begin on a busy machine: its set is checked first."""
ANSWER = ".play .answer:visible"


def begin(page: Page, reference: str, seats: Sequence[str], seed: int = 3) -> None:
    """Begin a game of a set with these players."""
    page.evaluate("where => { location.hash = where }", f"#/play/{reference}")
    take(page, "How many play", str(len(seats)))
    for number, name in enumerate(seats, start=1):
        take(page, "At the table", str(number - 1))
        take(page, f"Player {number}", name)
    page.get_by_label("Number of the deal").fill(str(seed))
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".play .sitting, .play .curtain", timeout=LONG)


def take(page: Page, what: str, value: str) -> None:
    """Click one of a few that are all in sight."""
    page.get_by_role("group", name=what).locator(f"label:has([value='{value}'])").click()


def wait_for_question(page: Page) -> bool:
    """Wait until an answer is asked for; False once the game is over."""
    page.wait_for_selector(".play .answer, .play .ending, .play .curtain", state="attached", timeout=LONG)
    return page.locator(".play .ending").count() == 0


def choose(page: Page, number: int = 0) -> None:
    """Click an answer by its place, and wait until it is taken."""
    made = choices_made(page)
    page.evaluate("document.querySelectorAll('.play .choices details').forEach(each => { each.open = true })")
    page.locator(".play .answer").nth(number).click()
    page.wait_for_function(
        "made => document.querySelector('.play .sitting')?.dataset.choices !== made"
        " || document.querySelector('.play .curtain')",
        arg=made,
        timeout=LONG,
    )


def follow_hints(page: Page, by: str, most: int) -> int:
    """Play as the hints of somebody say, where any other answers soon lead to ruin; how many were followed."""
    page.get_by_label("Who gives hints").select_option(by)
    for done in range(most):
        if not wait_for_question(page):
            return done
        made = choices_made(page)
        page.get_by_role("button", name="Hint").click()
        page.get_by_role("button", name="Do that").click(timeout=LONG)
        page.wait_for_function(
            "made => document.querySelector('.play .sitting')?.dataset.choices !== made", arg=made, timeout=LONG
        )
    return most


def choices_made(page: Page) -> str | None:
    """How many choices have been made in the game so far."""
    return page.locator(".play .sitting").get_attribute("data-choices")


MANY = 20
"""Of so many answers one in the middle is clicked: the first of them often does nothing."""


def play(page: Page, most: int) -> int:
    """Play by clicks: one of the first answers in turn, so that no game only ever passes; how many were clicked."""
    for done in range(most):
        if not wait_for_question(page):
            return done
        count = page.locator(".play .answer").count()
        choose(page, count // 2 if count > MANY else done % min(3, count))
    return most


def is_over(page: Page) -> bool:
    """Whether the game has come to its end, with points of everybody."""
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible(timeout=LONG)
    return page.locator(".play .ending tbody tr").count() > 1
