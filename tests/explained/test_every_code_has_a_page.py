"""Pages and codes are the same list, in both directions; every page speaks three languages."""

from __future__ import annotations

import pytest

from tests.explained.codes import codes_of
from validator.content.places import CONTENT, EXPLAINED
from validator.explained.pages import PAGES, Page, pages_in
from validator.speech.sentences import LANGUAGES

GENERAL = {code: page for file in sorted(PAGES.glob("*.yaml")) for code, page in pages_in(file).items()}
GAMES = {file.parent.name: pages_in(file) for file in sorted(CONTENT.glob(f"*/{EXPLAINED}"))}
EVERY = [(code, page) for pages in (GENERAL, *GAMES.values()) for code, page in pages.items()]


def test_every_code_of_any_game_has_a_page() -> None:
    assert codes_of(None) - GENERAL.keys() == set()


def test_no_page_is_of_a_code_that_nothing_finds() -> None:
    assert GENERAL.keys() - codes_of(None) == set()


def test_no_code_has_two_pages() -> None:
    assert len(GENERAL) == sum(len(pages_in(file)) for file in PAGES.glob("*.yaml"))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_code_of_a_game_has_a_page(game: str) -> None:
    assert codes_of(game) - GENERAL.keys() - GAMES[game].keys() == set()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_page_of_a_game_is_of_a_code_that_it_never_gives(game: str) -> None:
    assert GAMES[game].keys() - codes_of(game) == set()


@pytest.mark.parametrize(("code", "page"), EVERY, ids=[code for code, _ in EVERY])
def test_a_page_speaks_three_languages(code: str, page: Page) -> None:
    assert set(page.title) == set(page.means) == set(LANGUAGES)


@pytest.mark.parametrize(("code", "page"), EVERY, ids=[code for code, _ in EVERY])
def test_the_right_example_differs_from_the_wrong_one(code: str, page: Page) -> None:
    assert page.right != page.wrong and page.right and page.wrong
