"""Checks of the course of the game: is there something to do in every phase, and does the game come to its end?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.checks.goods import is_produced, sales_bring_cards, sells_with_bonuses
from validator.play.games.race.words.terms import Phase
from validator.play.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    DiscardForPoints,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProducing,
    GuessTopCard,
    StartWorld,
)


def ending_issues(box: Box) -> Iterator[Issue]:
    """Phases in which nobody can do anything, and games that do not end."""
    empty: dict[Phase, tuple[bool, Sentence]] = {
        "develop": (bool(box.developments), say("why-no-developments")),
        "settle": (_has_worlds(box), say("why-only-start-worlds")),
        "consume": (_takes_goods(box), say("why-nothing-consumes")),
        "produce": (_produces(box), say("why-nothing-produces")),
    }
    for phase, (is_filled, why) in empty.items():
        if not is_filled:
            yield box.issue("empty-phase", say("empty-phase", phase=phase, why=why), severity=Severity.WARNING)
    if box.holding() and not any(world.source == "production" for world in box.worlds):
        yield box.issue("no-production", say("no-production"), severity=Severity.ADVICE)
    if not box.military:
        yield box.issue("no-military", say("no-military"), severity=Severity.WARNING)
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
        yield box.issue("idle-chips", say("idle-chips"), None, "rules", "points_per_player", severity=Severity.WARNING)
    if is_filled:
        return
    if has_points:
        message = say("unreachable-end", wanted=wanted, most=largest)
        yield box.issue(
            "unreachable-end",
            message,
            None,
            "rules",
            "tableau_end",
            found=wanted,
            accepted=say("from-to", least=4, most=largest),
            severity=Severity.WARNING,
        )
        return
    message = say("endless-game", wanted=wanted, most=largest)
    yield box.issue(
        "endless-game",
        message,
        None,
        "rules",
        "tableau_end",
        found=wanted,
        accepted=say("from-to", least=4, most=largest),
    )
