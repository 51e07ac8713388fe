"""What is said of edges, a card or a route short of each bound and right at it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from validator.base.issue import Issue
from validator.content.loading import ContentSet
from validator.play.games.empires.checks.box import Box
from validator.play.games.empires.checks.routes import route_issues
from validator.play.games.empires.words.terms import Edge
from validator.play.games.empires.words.vocabulary import EmpireCard
from validator.play.lookup import open_set

Cards = list[tuple[Edge, Edge, int]]
NOTHING: list[str] = []
PLENTY: Cards = [(1, 2, 20), (2, 1, 20)]


@cache
def shipped() -> ContentSet:
    return open_set("empires")


def found(cards: Cards, **rules: Any) -> list[Issue]:
    """All findings on edges of these cards: left, right, count."""
    content = shipped()
    box = Box(content)
    template = next(piece for _, piece in content.every_piece() if isinstance(piece, EmpireCard))
    names = [piece.id for _, piece in content.every_piece() if isinstance(piece, EmpireCard)]
    empires = [
        msgspec.structs.replace(template, id=names[number], left=left, right=right, count=count)
        for number, (left, right, count) in enumerate(cards)
    ]
    pieces = {**content.pieces, "empire": empires}
    switches = msgspec.structs.replace(box.rules, **{"homeworld_routes": 0, **rules})
    changed = content.__class__.__new__(content.__class__)
    changed.__dict__.update({**content.__dict__, "pieces": pieces, "rules": switches})
    return [*route_issues(Box(changed))]


def said(cards: Cards, **rules: Any) -> list[str]:
    """The codes of these findings."""
    return [issue.code for issue in found(cards, **rules)]


def test_the_others_of_a_short_row_are_those_beside_the_card() -> None:
    (short,) = found([*PLENTY, (3, 3, 5)])
    assert " 4 " in str(short.message)


@pytest.mark.parametrize(
    ("cards", "rules", "codes"),
    [
        (PLENTY, {}, NOTHING),
        ([*PLENTY, (2, 3, 1), (3, 3, 1)], {}, NOTHING),
        ([*PLENTY, (2, 3, 1)], {}, ["unmatched-route"]),
        ([*PLENTY, (2, 3, 2)], {}, NOTHING),
        ([*PLENTY, (2, 3, 1), ("wormhole", 1, 1)], {}, ["rare-route"]),
        ([*PLENTY, (2, 3, 1), ("wormhole", 1, 1)], {"homeworld_routes": 3}, ["no-first-card"]),
        ([*PLENTY, (2, "wormhole", 1)], {}, NOTHING),
        ([*PLENTY, (2, 3, 1)], {"homeworld_routes": 3}, ["no-first-card"]),
        ([*PLENTY, (3, 2, 4)], {"homeworld_routes": 3}, NOTHING),
        ([*PLENTY, (3, 2, 3)], {"homeworld_routes": 3}, ["no-first-card"]),
        ([*PLENTY, ("wormhole", 2, 4)], {"homeworld_routes": 3}, ["no-first-card"]),
        (PLENTY, {"homeworld_routes": 3}, ["no-first-card"]),
        ([*PLENTY, (3, 3, 6)], {"homeworld_routes": 1}, ["unreachable-card"]),
        ([*PLENTY, (3, 3, 6), (2, 3, 1)], {"homeworld_routes": 1}, NOTHING),
        ([*PLENTY, (3, 3, 6), (1, 4, 1), (4, 3, 1)], {"homeworld_routes": 2}, NOTHING),
        ([*PLENTY, (3, 3, 6), (4, "wormhole", 2)], {"homeworld_routes": 1}, NOTHING),
        ([*PLENTY, (3, 3, 6)], {}, NOTHING),
        ([*PLENTY, (3, 3, 5)], {}, ["short-row"]),
        ([*PLENTY, (3, 3, 5), ("wormhole", 1, 1)], {}, NOTHING),
        ([(1, 1, 5)], {}, ["free-matching"]),
        ([(1, 1, 1)], {}, ["unmatched-route", "unmatched-route"]),
        ([("wormhole", "wormhole", 2)], {}, ["free-matching"]),
        ([("wormhole", "wormhole", 1)], {}, ["unmatched-route", "unmatched-route"]),
        ([*PLENTY, ("wormhole", 1, 1)], {"wormhole_routes": 2}, NOTHING),
        ([*PLENTY, ("wormhole", 1, 1)], {"wormhole_routes": 1}, ["odd-routes"]),
        (PLENTY, {"wormhole_routes": 1}, NOTHING),
        ([("wormhole", "wormhole", 40)], {"wormhole_routes": 0}, ["free-matching"]),
    ],
)
def test_edges(cards: Cards, rules: dict[str, Any], codes: list[str]) -> None:
    assert said(cards, rounds={2: 6, 3: 6, 4: 5}, **rules) == codes


def test_a_row_that_is_short_for_two_is_told_of_two() -> None:
    assert said([*PLENTY, (3, 3, 5)], rounds={2: 5, 3: 5, 4: 5}) == NOTHING


def test_no_card_that_can_be_laid_needs_no_first_one() -> None:
    assert said([], homeworld_routes=1) == NOTHING
