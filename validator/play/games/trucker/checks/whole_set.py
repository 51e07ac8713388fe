"""Legality and completeness of a set of Galaxy Trucker, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, is_legal
from validator.content.checks.apart import apart
from validator.content.loading import ContentSet
from validator.play.games.trucker.checks.boards import Report, board_issues, fill_issues, tile_issues, token_issues
from validator.play.games.trucker.checks.box import Box
from validator.play.games.trucker.checks.cards import card_issues, flight_issues, pile_issues, reward_issues
from validator.play.games.trucker.checks.supplies import far_issues, money_issues, supply_issues, switch_issues
from validator.play.games.trucker.checks.uses import use_issues

QUICK = (
    flight_issues,
    tile_issues,
    board_issues,
    pile_issues,
    card_issues,
    supply_issues,
    money_issues,
    token_issues,
    reward_issues,
    switch_issues,
    use_issues,
    far_issues,
)


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules that is found without a search."""
    yield from apart(content, QUICK, Box(content))


def costly(content: ContentSet, report: Report | None = None) -> Iterator[Issue]:
    """What takes a search: a legal ship that fills each board. Nothing is looked for on faulty tiles or boards.

    ``report`` is told the stage, how many boards are done and how many there are, as soon as a solver has to run.
    """
    box = Box(content)
    if is_legal([*tile_issues(box), *board_issues(box)]):
        yield from fill_issues(box, report)
