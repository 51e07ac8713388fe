"""Checks of the action cards: one for each phase and bonus, enough for everybody, and something for each to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.vocabulary import tag_of, wording
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.checks.goods import sales_bring_cards
from validator.play.games.race.words.terms import Phase
from validator.play.games.race.words.vocabulary import (
    Action,
    ActionCard,
    AnyAction,
    ConsumeDouble,
    DevelopCheaper,
    ExploreDeep,
    ExploreWide,
    ProduceMore,
    SettleDraw,
    StartWorld,
    TradeFirst,
)

CHOSEN: tuple[Phase, ...] = ("explore", "develop", "settle", "consume", "produce")
TWICE: tuple[Phase, ...] = ("develop", "settle")
PAIR = 2


def action_issues(box: Box) -> Iterator[Issue]:
    """Action cards that are missing, short, equal to each other, or that can do nothing."""
    yield from _missing(box)
    yield from _short(box)
    for card in box.actions:
        why = OBSTACLES[type(card.action)](box) if type(card.action) in OBSTACLES else None
        if why:
            message = say("idle-action", card=card.id, word=tag_of(card.action), why=why)
            yield box.issue("idle-power", message, card, "action", severity=Severity.WARNING)
    yield from _equal(box)
    yield from _weaker(box)
    yield from _keeps_all(box)
    yield from _unused(box)


def _missing(box: Box) -> Iterator[Issue]:
    plain = [card.action for card in box.actions if not card.second]
    for phase in CHOSEN:
        if not any(action.phase == phase for action in plain):
            yield box.issue(
                "missing-action",
                say("missing-action", phase=phase),
                found=0,
                accepted=say("or-more", least=box.players.most),
            )
    for kind in get_args(AnyAction):
        others = [action for action in plain if action.phase == kind.phase]
        if others and not any(isinstance(action, kind) for action in others):
            yield box.issue(
                "missing-bonus",
                say("missing-bonus", word=tag_of(kind)),
                found=0,
                accepted=say("or-more", least=box.players.most),
                severity=Severity.WARNING,
            )
    for phase in TWICE if box.is_for_two() else ():
        if not any(card.action.phase == phase and card.second for card in box.actions):
            message = say("missing-second", phase=phase)
            yield box.issue("missing-action", message, None, "rules", "two_player_actions")


def _short(box: Box) -> Iterator[Issue]:
    for card in box.actions:
        players = PAIR if card.second else box.players.most
        if card.count < players and (box.is_for_two() or not card.second):
            message = say("too-few-copies", card=card.id, players=players, held=card.count)
            yield box.issue(
                "too-few-cards", message, card, "count", found=card.count, accepted=say("or-more", least=players)
            )


def _develop(box: Box) -> Sentence | None:
    if not box.developments:
        return say("why-no-developments")
    return None if any(card.cost for card in box.developments) else say("why-free-developments")


def _settle(box: Box) -> Sentence | None:
    placed = any(not isinstance(world, StartWorld) for world in box.worlds)
    return None if placed else say("why-only-start-worlds")


def _trade(box: Box) -> Sentence | None:
    if not box.holding():
        return say("no-goods", goods=say("goods"))
    return None if sales_bring_cards(box, with_bonuses=True) else say("why-no-sale")


def _double(box: Box) -> Sentence | None:
    return None if box.doubles() else say("why-no-points-for-goods")


def _produce(box: Box) -> Sentence | None:
    return None if box.windfalls() else say("why-no-windfall")


OBSTACLES: dict[type[Action], Callable[[Box], Sentence | None]] = {
    DevelopCheaper: _develop,
    SettleDraw: _settle,
    TradeFirst: _trade,
    ConsumeDouble: _double,
    ProduceMore: _produce,
}
"""For each bonus that needs something else in the set: why it can do nothing, or None."""


def _equal(box: Box) -> Iterator[Issue]:
    """Two action cards that say the same are one choice, unless a player chooses two."""
    if box.players.most <= PAIR and box.is_for_two():
        return
    seen: dict[str, ActionCard] = {}
    for card in box.actions:
        if card.second:
            continue
        first = seen.setdefault(wording(card.action), card)
        if first is not card:
            message = say("twin-action", card=card.id, first=first.id)
            yield box.issue("twin-action", message, card, "action", severity=Severity.WARNING)


def _weaker(box: Box) -> Iterator[Issue]:
    """Exploring wide for no more cards than exploring deep, which also keeps more."""
    deep = max((card.action.draw for card in box.actions if isinstance(card.action, ExploreDeep)), default=0)
    for card in box.actions:
        if isinstance(card.action, ExploreWide) and card.action.draw <= deep:
            message = say("weaker-action", card=card.id, draw=card.action.draw, deep=deep)
            yield box.issue(
                "weaker-action",
                message,
                card,
                "action",
                "draw",
                found=card.action.draw,
                accepted=say("or-more", least=deep + 1),
                severity=Severity.WARNING,
            )


def _keeps_all(box: Box) -> Iterator[Issue]:
    """Exploring deep that keeps all it draws, so that there is nothing to choose."""
    rules = box.rules
    for card in box.actions:
        if isinstance(card.action, ExploreDeep) and rules.explore_keep < rules.explore_draw:
            drawn, kept = rules.explore_draw + card.action.draw, rules.explore_keep + card.action.keep
            if kept >= drawn:
                message = say("keeps-all", card=card.id, drawn=drawn, kept=kept)
                yield box.issue(
                    "no-choice", message, card, "action", "keep", found=card.action.keep, severity=Severity.ADVICE
                )


def _unused(box: Box) -> Iterator[Issue]:
    """Second copies of a set whose games never use them (one piece of advice for all)."""
    seconds = [card for card in box.actions if card.second]
    if seconds and not box.is_for_two():
        why = say("why-not-for-two" if box.players.least > PAIR else "why-one-of-seven")
        message = say("idle-second", cards=in_a_row(card.id for card in seconds), why=why)
        yield box.issue("idle-second", message, seconds[0], "second", severity=Severity.ADVICE)
