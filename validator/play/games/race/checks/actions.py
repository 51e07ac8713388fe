"""Checks of the action cards: one for each phase and bonus, enough for everybody, and something for each to do."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.content.vocabulary import tag_of, wording
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.words.actions import ACTIONS
from validator.play.games.race.words.terms import Phase
from validator.play.games.race.words.vocabulary import ActionCard

CHOSEN: tuple[Phase, ...] = ("explore", "develop", "settle", "consume", "produce")
TWICE: tuple[Phase, ...] = ("develop", "settle")
PAIR = 2


def action_issues(box: Box) -> Iterator[Issue]:
    """Action cards that are missing, short, equal to each other, or that can do nothing."""
    yield from _missing(box)
    yield from _short(box)
    for card in box.actions:
        why = card.action.idle(box)
        if why:
            message = say("idle-action", card=card.id, word=tag_of(card.action), why=why)
            yield box.warning("idle-power", message, card, "action")
    yield from _equal(box)
    for card in box.actions:
        yield from card.action.wrong(box, card)
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
    for kind in ACTIONS:
        others = [action for action in plain if action.phase == kind.phase]
        if others and not any(isinstance(action, kind) for action in others):
            yield box.warning(
                "missing-bonus",
                say("missing-bonus", word=tag_of(kind)),
                found=0,
                accepted=say("or-more", least=box.players.most),
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
            yield box.warning("twin-action", message, card, "action")


def _unused(box: Box) -> Iterator[Issue]:
    """Second copies of a set whose games never use them (one piece of advice for all)."""
    seconds = [card for card in box.actions if card.second]
    if seconds and not box.is_for_two():
        why = say("why-not-for-two" if box.players.least > PAIR else "why-one-of-seven")
        message = say("idle-second", cards=in_a_row(card.id for card in seconds), why=why)
        yield box.advice("idle-second", message, seconds[0], "second")
