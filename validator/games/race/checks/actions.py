"""Checks of the action cards: one for each phase and bonus, enough for everybody, and something for each to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

from validator.content.vocabulary import tag_of, wording
from validator.games.race.checks.box import Box
from validator.games.race.checks.goods import sales_bring_cards
from validator.games.race.words.terms import Phase
from validator.games.race.words.vocabulary import (
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
from validator.issue import Issue, Severity

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
            message = f"{card.id}: the bonus {tag_of(card.action)!r} can never do anything: {why}"
            yield box.issue("idle-power", message, card, "action", severity=Severity.WARNING)
    yield from _equal(box)
    yield from _weaker(box)
    yield from _keeps_all(box)
    yield from _unused(box)


def _missing(box: Box) -> Iterator[Issue]:
    plain = [card.action for card in box.actions if not card.second]
    for phase in CHOSEN:
        if not any(action.phase == phase for action in plain):
            message = f"no action card is for the phase {phase!r}: nobody can ever choose it"
            yield box.issue("missing-action", message, found="0", accepted=f"{box.players.most} or more")
    for kind in get_args(AnyAction):
        others = [action for action in plain if action.phase == kind.phase]
        if others and not any(isinstance(action, kind) for action in others):
            message = f"no action card has the bonus {tag_of(kind)!r}: one of the choices of the game is gone"
            yield box.issue("missing-bonus", message, found="0", accepted=f"{box.players.most} or more",
                            severity=Severity.WARNING)  # fmt: skip
    for phase in TWICE if box.is_for_two() else ():
        if not any(card.action.phase == phase and card.second for card in box.actions):
            message = f"two players choose among nine action cards (F3), and no second copy is for {phase!r}"
            yield box.issue("missing-action", message, None, "rules", "two_player_actions")


def _short(box: Box) -> Iterator[Issue]:
    for card in box.actions:
        players = PAIR if card.second else box.players.most
        if card.count < players and (box.is_for_two() or not card.second):
            message = f"{card.id}: each of {players} players takes one; the set holds {card.count}"
            yield box.issue("too-few-cards", message, card, "count", found=card.count, accepted=f"{players} or more")


def _develop(box: Box) -> str | None:
    if not box.developments:
        return "the set holds no development"
    return None if any(card.cost for card in box.developments) else "every development of the set costs nothing"


def _settle(box: Box) -> str | None:
    placed = any(not isinstance(world, StartWorld) for world in box.worlds)
    return None if placed else "the set holds no world but those that players begin with"


def _trade(box: Box) -> str | None:
    if not box.holding():
        return "no world of the set holds goods"
    return None if sales_bring_cards(box, with_bonuses=True) else "no sale brings a card"


def _double(box: Box) -> str | None:
    return None if box.doubles() else "no power of the set gives points for goods"


def _produce(box: Box) -> str | None:
    return None if box.windfalls() else "the set has no windfall world"


OBSTACLES: dict[type[Action], Callable[[Box], str | None]] = {
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
            message = f"{card.id} says what {first.id} says: the two are one choice"
            yield box.issue("twin-action", message, card, "action", severity=Severity.WARNING)


def _weaker(box: Box) -> Iterator[Issue]:
    """Exploring wide for no more cards than exploring deep, which also keeps more."""
    deep = max((card.action.draw for card in box.actions if isinstance(card.action, ExploreDeep)), default=0)
    for card in box.actions:
        if isinstance(card.action, ExploreWide) and card.action.draw <= deep:
            message = f"{card.id} draws {card.action.draw} cards more; exploring deep draws {deep} and keeps more too"
            yield box.issue("weaker-action", message, card, "action", "draw", found=card.action.draw,
                            accepted=f"{deep + 1} or more", severity=Severity.WARNING)  # fmt: skip


def _keeps_all(box: Box) -> Iterator[Issue]:
    """Exploring deep that keeps all it draws, so that there is nothing to choose."""
    rules = box.rules
    for card in box.actions:
        if isinstance(card.action, ExploreDeep) and rules.explore_keep < rules.explore_draw:
            drawn, kept = rules.explore_draw + card.action.draw, rules.explore_keep + card.action.keep
            if kept >= drawn:
                message = f"{card.id}: {drawn} cards are drawn and {kept} may be kept: there is nothing to choose"
                yield box.issue("no-choice", message, card, "action", "keep", found=card.action.keep,
                                severity=Severity.ADVICE)  # fmt: skip


def _unused(box: Box) -> Iterator[Issue]:
    """Second copies of a set whose games never use them (one piece of advice for all)."""
    seconds = [card for card in box.actions if card.second]
    if seconds and not box.is_for_two():
        why = "the set is not for two players" if box.players.least > PAIR else "two players choose one of seven (F3)"
        message = f"{', '.join(card.id for card in seconds)}: second copies are never used: {why}"
        yield box.issue("idle-second", message, seconds[0], "second", severity=Severity.ADVICE)
