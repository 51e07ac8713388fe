"""Checks of the course of the game: is there something to do in every phase, and does the game come to its end?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.race.checks.box import Box
from validator.games.race.checks.goods import is_produced, sales_bring_cards, sells_with_bonuses
from validator.games.race.words.terms import Phase
from validator.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    DiscardForPoints,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProducing,
    GuessTopCard,
    StartWorld,
)
from validator.issue import Issue, Severity


def ending_issues(box: Box) -> Iterator[Issue]:
    """Phases in which nobody can do anything, and games that do not end."""
    empty: dict[Phase, tuple[bool, str]] = {
        "develop": (bool(box.developments), "the set holds no development"),
        "settle": (_has_worlds(box), "the set holds no world but those that players begin with"),
        "consume": (_takes_goods(box), "nothing in the set sells or consumes goods, or gives points for cards"),
        "produce": (_produces(box), "nothing in the set produces goods, or draws cards in that phase"),
    }
    for phase, (is_filled, why) in empty.items():
        if not is_filled:
            message = f"nobody can ever do anything in the phase {phase!r}: {why}"
            yield box.issue("empty-phase", message, severity=Severity.WARNING)
    if box.holding() and not any(world.source == "production" for world in box.worlds):
        message = "no world of the set is a production world: a good comes once, and again by powers only"
        yield box.issue("no-production", message, severity=Severity.ADVICE)
    if not box.military:
        message = "the set holds no military world: nothing is ever conquered"
        yield box.issue("no-military", message, severity=Severity.WARNING)
    yield from _end(box)


def _has_worlds(box: Box) -> bool:
    return any(not isinstance(world, StartWorld) for world in box.worlds)


def _takes_goods(box: Box) -> bool:
    powers = box.has_power(DiscardForPoints, DrawWhenConsuming, GuessTopCard)
    goods = box.has_power(Consume, ConsumeAll) or sales_bring_cards(box, sells_with_bonuses(box))
    return powers or bool(box.holding() and goods)


def _produces(box: Box) -> bool:
    return is_produced(box) or box.has_power(DrawWhenProducing, DrawPerWorld)


def _end(box: Box) -> Iterator[Issue]:
    """The end comes with a full tableau or an empty pool of chips."""
    placed = sum(box.copies_in_tableau(face) for face in box.faces if not isinstance(face, StartWorld))
    largest = placed + sum(world.count for world in box.starts)
    is_filled, wanted = largest >= box.rules.tableau_end, box.rules.tableau_end
    has_points = box.brings_chips()
    if not has_points and is_filled:
        message = "no power of the set brings points in chips: the pool never ends a game"
        yield box.issue("idle-chips", message, None, "rules", "points_per_player", severity=Severity.WARNING)
    if is_filled:
        return
    if has_points:
        message = f"a tableau of {wanted} cards never ends a game: it can hold {largest} cards of the set at most"
        yield box.issue("unreachable-end", message, None, "rules", "tableau_end", found=wanted,
                        accepted=f"4 to {largest}", severity=Severity.WARNING)  # fmt: skip
        return
    message = (
        f"a game can never end: no tableau can hold {wanted} cards (the set has {largest} for one),"
        " and no power brings points in chips"
    )
    yield box.issue("endless-game", message, None, "rules", "tableau_end", found=wanted, accepted=f"4 to {largest}")
