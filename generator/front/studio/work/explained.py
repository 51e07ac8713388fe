"""What findings mean: the pages of their codes, in the language of whoever asks."""

from __future__ import annotations

from typing import Any

from validator.base.issue import ContentError
from validator.content.explained.pages import Found, pages_of
from validator.content.vocabulary import in_language

MOST_CODES = 40
"""Codes that are explained with one answer."""


def explained(codes: str, game: str, language: str) -> dict[str, Any]:
    """For each of these codes, set apart by commas, its page, which is that of a game where it has one of its own.

    None stands for a code without a page.
    """
    return {code: _page_data(_page(code, game), language) for code in codes.split(",")[:MOST_CODES]}


def _page(code: str, game: str) -> Found | None:
    try:
        pages = pages_of(code)
    except ContentError:  # a plug-in's own pages may be faulty
        return None
    fitting = [found for found in pages if found.game in (game, None)]
    return max(fitting or pages, key=lambda found: found.game == game, default=None)


def _page_data(found: Found | None, language: str) -> dict[str, Any] | None:
    if found is None:
        return None
    page = found.page
    said = {"title": in_language(page.title, language), "means": in_language(page.means, language)}
    return {**said, "wrong": page.wrong, "right": page.right}
