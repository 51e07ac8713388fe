"""Checks of the switches of the rules: do they agree with each other, and does each change anything in this set?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from validator.games.race.checks.box import Box
from validator.games.race.checks.powers import lowers_strength
from validator.games.race.words.bonuses import EachDevelopment, EachStrength, EachWorld
from validator.games.race.words.switches import RaceRules
from validator.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    ConsumeDouble,
    DiscardForPoints,
    DrawAfterDeveloping,
    DrawAfterSettling,
    FreeWorld,
    PayForMilitary,
    SaleBonus,
    Sell,
    TradeFirst,
)
from validator.issue import Issue, Severity

DOCUMENTED = RaceRules()
PAIR = 2


def switch_issues(box: Box) -> Iterator[Issue]:
    """Switches that contradict each other, and those set to something that nothing in the set answers to."""
    yield from _beginning(box)
    yield from _exploring(box)
    for name, why_idle in ANSWERS.items():
        if getattr(box.rules, name) == getattr(DOCUMENTED, name):
            continue
        why = why_idle(box)
        if why:
            message = f"rules: {name} does nothing: {why}"
            yield box.issue("idle-switch", message, None, "rules", name, severity=Severity.WARNING)


def _beginning(box: Box) -> Iterator[Issue]:
    rules = box.rules
    if rules.start_discards > rules.start_hand:
        message = f"rules: nobody can discard {rules.start_discards} of {rules.start_hand} cards"
        yield box.issue("out-of-range", message, None, "rules", "start_discards", found=rules.start_discards,
                        accepted=f"0 to {rules.start_hand}")  # fmt: skip
    elif rules.start_discards == rules.start_hand:
        message = f"rules: all {rules.start_hand} cards dealt are discarded: everybody begins with an empty hand"
        yield box.issue("empty-start", message, None, "rules", "start_discards", found=rules.start_discards,
                        accepted=f"0 to {rules.start_hand - 1}", severity=Severity.WARNING)  # fmt: skip


def _exploring(box: Box) -> Iterator[Issue]:
    draw, keep = box.rules.explore_draw, box.rules.explore_keep
    if keep > draw:
        message = f"rules: explore_keep asks to keep {keep} of {draw} cards drawn"
        yield box.issue("out-of-range", message, None, "rules", "explore_keep", found=keep, accepted=f"1 to {draw}")
    elif keep == draw:
        message = f"rules: exploring keeps all {draw} cards it draws: there is nothing to choose"
        yield box.issue("no-choice", message, None, "rules", "explore_keep", found=keep, accepted=f"1 to {draw - 1}"
                        if draw > 1 else None, severity=Severity.ADVICE)  # fmt: skip


def _trade(box: Box) -> str | None:
    return None if box.has_action(TradeFirst) else "no action card lets a player trade"


def _consume_powers(box: Box) -> str | None:
    return None if box.has_power(Consume, ConsumeAll, Sell) else "no card of the set has a power that takes goods"


def _two_players(box: Box) -> str | None:
    return None if box.players.least <= PAIR else f"the set is for {box.players.least} players or more"


def _new_card_powers(box: Box) -> str | None:
    if box.has_power(DrawAfterDeveloping, DrawAfterSettling):
        return None
    return "no card of the set draws when a card is placed"


def _duplicates(box: Box) -> str | None:
    if any(card.count > 1 for card in box.developments):
        return None
    return "no development of the set comes twice"


def _trade_powers(box: Box) -> str | None:
    counts = any(
        bonus.power_in == "consume"
        for _, _, bonus in box.bonuses(EachWorld, EachDevelopment) if isinstance(bonus, EachWorld | EachDevelopment)
    )  # fmt: skip
    if not counts:
        return "no bonus of the set counts cards with powers of the phase consume"
    for face, _, _ in box.powers(SaleBonus):
        if not any(power.phase == "consume" for power in face.powers):
            return None
    return "every card with a sale bonus has a power of the phase consume already"


def _hand_discards(box: Box) -> str | None:
    if not box.has_power(DiscardForPoints):
        return "no power of the set gives points for cards discarded from the hand"
    return None if box.has_action(ConsumeDouble) else "no action card doubles points"


def _alien_worlds(box: Box) -> str | None:
    if not box.holding("alien"):
        return "no world of the set holds alien goods"
    if box.has_power(FreeWorld, PayForMilitary):
        return None
    return "no power of the set places a world free or lets one pay for a military world"


def _reserve(box: Box) -> str | None:
    return None if box.brings_chips() else "no power of the set brings points in chips"


def _strength_floor(box: Box) -> str | None:
    if not any(True for _ in box.bonuses(EachStrength)):
        return "no card of the set scores for strength"
    return None if lowers_strength(box) else "no card of the set lowers strength"


def _beginner_deal(box: Box) -> str | None:
    return "beginner_hands is on: nothing is dealt and nothing discarded" if box.rules.beginner_hands else None


ANSWERS: dict[str, Callable[[Box], str | None]] = {
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
