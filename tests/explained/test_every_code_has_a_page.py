"""Pages and codes are the same list, in both directions; every page speaks three languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from tests.explained.codes import codes_of
from validator.base.speech.sentences import LANGUAGES
from validator.content.explained.pages import PAGES, Page, pages_in
from validator.content.places import CONTENT, EXPLAINED

GAMES = sorted(file.parent.name for file in CONTENT.glob(f"*/{EXPLAINED}"))


@cache
def general() -> dict[str, Page]:
    """The pages for any game, by code."""
    return {code: page for file in sorted(PAGES.glob("*.yaml")) for code, page in pages_in(file).items()}


@cache
def own(game: str) -> dict[str, Page]:
    """A game's own pages, by code."""
    return pages_in(CONTENT / game / EXPLAINED)


def every() -> Iterator[tuple[str, Page]]:
    """Every page with its code."""
    for pages in (general(), *map(own, GAMES)):
        yield from pages.items()


def test_every_code_of_any_game_has_a_page() -> None:
    assert codes_of(None) - general().keys() == set()


def test_no_page_is_of_a_code_that_nothing_finds() -> None:
    assert general().keys() - codes_of(None) == set()


def test_no_code_has_two_pages() -> None:
    assert len(general()) == sum(len(pages_in(file)) for file in PAGES.glob("*.yaml"))


@pytest.mark.parametrize("game", GAMES)
def test_every_code_of_a_game_has_a_page(game: str) -> None:
    assert codes_of(game) - general().keys() - own(game).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_page_of_a_game_is_of_a_code_that_it_never_gives(game: str) -> None:
    assert own(game).keys() - codes_of(game) == set()


def test_every_page_speaks_three_languages() -> None:
    languages = set(LANGUAGES)
    assert [code for code, page in every() if not set(page.title) == set(page.means) == languages] == []


def test_every_right_example_differs_from_the_wrong_one() -> None:
    wrong = [code for code, page in every() if page.right == page.wrong or not page.right or not page.wrong]
    assert wrong == []
