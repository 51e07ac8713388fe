"""Checks of the switches of the rules: do they agree with each other, and does each change anything in this set?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.words.switches import RaceRules

DOCUMENTED = RaceRules()
PAIR = 2


def switch_issues(box: Box) -> Iterator[Issue]:
    """Switches that contradict each other, and those set to something that nothing in the set answers to."""
    yield from _beginning(box)
    yield from _exploring(box)
    changed = [name for name in ANSWERS if getattr(box.rules, name) != getattr(DOCUMENTED, name)]
    yield from box.idle_switches((name, ANSWERS[name](box)) for name in changed)


def _beginning(box: Box) -> Iterator[Issue]:
    rules = box.rules
    if rules.start_discards > rules.start_hand:
        message = say("too-many-discards", discards=rules.start_discards, hand=rules.start_hand)
        yield box.issue(
            "out-of-range",
            message,
            None,
            "rules",
            "start_discards",
            found=rules.start_discards,
            accepted=say("from-to", least=0, most=rules.start_hand),
        )
    elif rules.start_discards == rules.start_hand:
        message = say("empty-start", hand=rules.start_hand)
        accepted = say("from-to", least=0, most=rules.start_hand - 1)
        yield box.warning(
            "empty-start", message, None, "rules", "start_discards", found=rules.start_discards, accepted=accepted
        )


def _exploring(box: Box) -> Iterator[Issue]:
    draw, keep = box.rules.explore_draw, box.rules.explore_keep
    if keep > draw:
        message = say("keeps-more-than-drawn", keep=keep, draw=draw)
        yield box.issue(
            "out-of-range",
            message,
            None,
            "rules",
            "explore_keep",
            found=keep,
            accepted=say("from-to", least=1, most=draw),
        )
    elif keep == draw:
        message = say("keeps-all-drawn", draw=draw)
        yield box.advice(
            "no-choice",
            message,
            None,
            "rules",
            "explore_keep",
            found=keep,
            accepted=say("from-to", least=1, most=draw - 1) if draw > 1 else None,
        )


def _trade(box: Box) -> Sentence | None:
    return None if box.trades() else say("why-no-trade")


def _consume_powers(box: Box) -> Sentence | None:
    return None if box.goods_powers() else say("why-nothing-takes-goods")


def _two_players(box: Box) -> Sentence | None:
    return None if box.players.least <= PAIR else say("why-for-more-players", least=box.players.least)


def _new_card_powers(box: Box) -> Sentence | None:
    if box.any_power(lambda power: power.moment in ("after_building", "after_placing")):
        return None
    return say("why-no-draw-when-placed")


def _duplicates(box: Box) -> Sentence | None:
    if any(card.count > 1 for card in box.developments):
        return None
    return say("why-no-twin-development")


def _trade_powers(box: Box) -> Sentence | None:
    if not any(bonus.names()[1] == "consume" for _, _, bonus in box.bonuses()):
        return say("why-consume-not-counted")
    for face in box.faces:
        phases = {power.phase for power in face.powers}
        if "trade" in phases and "consume" not in phases:
            return None
    return say("why-counted-already")


def _hand_discards(box: Box) -> Sentence | None:
    if not box.any_power(lambda power: power.moment == "discarding"):
        return say("why-no-points-for-discards")
    return None if any(card.action.doubles for card in box.actions) else say("why-no-doubling")


def _alien_worlds(box: Box) -> Sentence | None:
    if not box.holding("alien"):
        return say("no-goods", goods=box.goods_of("alien"))
    if box.any_power(lambda power: power.spares_alien):
        return None
    return say("why-no-free-or-paid")


def _reserve(box: Box) -> Sentence | None:
    return None if box.brings_chips() else say("why-no-chips")


def _strength_floor(box: Box) -> Sentence | None:
    if not box.counts_strength():
        return say("why-strength-not-counted")
    return None if box.lowers_strength() else say("why-strength-not-lowered")


def _beginner_deal(box: Box) -> Sentence | None:
    return say("why-beginner-hands") if box.rules.beginner_hands else None


ANSWERS: dict[str, Callable[[Box], Sentence | None]] = {
    "trade": _trade,
    "consume_powers": _consume_powers,
    "two_player_actions": _two_players,
    "new_card_powers": _new_card_powers,
    "duplicate_developments": _duplicates,
    "trade_powers_count": _trade_powers,
    "double_hand_discards": _hand_discards,
    "alien_worlds_barred": _alien_worlds,
    "reserve_chips": _reserve,
    "strength_floor": _strength_floor,
    "start_hand": _beginner_deal,
    "start_discards": _beginner_deal,
}
"""For each switch that something in the set must answer to: why it changes nothing, or None."""
