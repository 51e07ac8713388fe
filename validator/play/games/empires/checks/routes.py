"""Checks of edges: does every edge meet another, can a row be begun and filled, and do routes matter?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.content.checks.checked_set import copies
from validator.play.games.empires.checks.box import Box, say, with_players
from validator.play.games.empires.checks.rows import meets, partners, together
from validator.play.games.empires.words.terms import Edge
from validator.play.games.empires.words.vocabulary import EmpireCard


def route_issues(box: Box) -> Iterator[Issue]:
    """Everything that keeps cards apart, or lets every card meet every other."""
    unmatched = set()
    for card in box.empires:
        for side in ("left", "right"):
            if partners(box, card, getattr(card, side)) <= 0:
                unmatched.add(card.id)
                yield _unmatched(box, card, side)
            elif _is_rare(box, card, getattr(card, side)):
                yield box.advice(
                    "rare-route", say("rare-route", card=card.id, side=side), card, side, found=getattr(card, side)
                )
    yield from _first_card(box)
    yield from _short_rows(box, unmatched)
    yield from _all_alike(box)


def _is_rare(box: Box, card: EmpireCard, edge: Edge) -> bool:
    """Whether no other card, and no homeworld by T1, shows the same number of routes."""
    return edge not in ("wormhole", box.rules.homeworld_routes) and not box.others_with(card, edge)


def _unmatched(box: Box, card: EmpireCard, side: str) -> Issue:
    edge = getattr(card, side)
    others = sorted(str(other) for other in box.edges if other != edge)
    message = say("unmatched-route", card=card.id, side=side)
    accepted = in_a_row(others) if others else say("any-edge")
    return box.issue("unmatched-route", message, card, side, found=edge, accepted=accepted)


def _first_card(box: Box) -> Iterator[Issue]:
    """T1: who can begin a row, and what can ever be laid in one?"""
    home = box.rules.homeworld_routes
    if not home or not box.empires:
        return
    begins = [card for card in box.empires if meets(home, card.left) or meets(home, card.right)]
    yield from _few_begin(box, home, begins)
    for card in _beyond(box, home) if begins else ():
        yield box.warning("unreachable-card", say("unreachable-card", card=card.id, routes=home), card)


def _few_begin(box: Box, home: int, begins: list[EmpireCard]) -> Iterator[Issue]:
    number = copies(begins)
    if not number:
        message = say("nobody-begins", routes=home)
    elif number < box.players.most:
        message = say("few-begin", routes=home, cards=number, players=box.players.most)
    elif not box.edges[home]:
        message = say("only-wormholes-begin", routes=home, cards=number)
    else:
        return
    raised = box.warning if number else box.issue
    yield raised(
        "no-first-card",
        message,
        None,
        "rules",
        "homeworld_routes",
        found=home,
        accepted=in_a_row(sorted({str(edge) for edge in box.edges if edge != "wormhole"})),
    )


def _beyond(box: Box, home: Edge) -> list[EmpireCard]:
    """Cards that no row beginning at the homeworld's routes can come to."""
    if box.edges["wormhole"]:
        return []
    open_edges = {home}
    while (
        more := {
            edge for card in box.empires if {card.left, card.right} & open_edges for edge in (card.left, card.right)
        }
        - open_edges
    ):
        open_edges |= more
    return [card for card in box.empires if not {card.left, card.right} & open_edges]


def _short_rows(box: Box, unmatched: set[str]) -> Iterator[Issue]:
    """Without wormholes the cards of a set may fall into groups that never meet."""
    for group in together(box):
        cards = [card for card in box.empires if card.id in group]
        size = sum(card.count for card in cards)
        short = [seats for seats, rounds in box.seats.items() if size < rounds]
        if len(cards) == len(box.empires) or not short:
            continue
        for card in cards:
            if card.id not in unmatched:
                message = say("short-row", card=card.id, others=size - 1, seats=with_players(short))
                yield box.warning("short-row", message, card)


def _all_alike(box: Box) -> Iterator[Issue]:
    plain = [edge for edge in box.edges if edge != "wormhole"]
    if copies(box.empires) > 1 and len(plain) < 2:
        alike = say("all-routes-alike", routes=int(plain[0])) if plain else say("all-wormholes")
        yield box.advice("free-matching", alike)
    worth = box.rules.wormhole_routes
    if box.edges["wormhole"] and worth < max(map(int, plain), default=0):
        yield box.advice(
            "odd-routes",
            say("odd-routes", routes=worth, most=max(plain)),
            None,
            "rules",
            "wormhole_routes",
            found=worth,
            accepted=say("or-more", least=max(plain)),
        )
