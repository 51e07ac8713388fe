"""Checks of the switches: does each one that a set turns have anything to act on?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence
from validator.content.checks.checked_set import copies
from validator.content.vocabulary import Word, tag_of
from validator.play.games.empires.checks.abilities import cards_wanted
from validator.play.games.empires.checks.attacks import why_no_attack
from validator.play.games.empires.checks.box import Box, say
from validator.play.games.empires.checks.hands import attacking_hand, waiting_hand
from validator.play.games.empires.words.ability import OnceAbility
from validator.play.games.empires.words.bully import Bully
from validator.play.games.empires.words.discount import Discount
from validator.play.games.empires.words.double import Double
from validator.play.games.empires.words.look import Look
from validator.play.games.empires.words.switches import EmpiresRules
from validator.play.games.empires.words.trade_routes import TradeRoutes
from validator.play.games.empires.words.vocabulary import BusySeams, ManyCivilisations, SymbolsOfOne


def switch_issues(box: Box) -> Iterator[Issue]:
    """Switches away from their usual setting that change nothing, and an exchange of more than a hand."""
    usual = EmpiresRules()
    changed = [name for name in IDLE if getattr(box.rules, name) != getattr(usual, name) and box.seats]
    yield from box.idle_switches((name, IDLE[name](box)) for name in changed)
    most = waiting_hand(box)
    if box.rules.swap_cards > most:
        message = say("idle-exchange", cards=box.rules.swap_cards, most=most)
        yield box.warning(
            "idle-amount",
            message,
            None,
            "rules",
            "swap_cards",
            found=box.rules.swap_cards,
            accepted=say("from-to", least=0, most=most),
        )

    if box.rules.empire_play == "mandatory" and box.rules.voluntary_new_hand:
        yield box.advice("odd-switches", say("odd-switches"), None, "rules", "voluntary_new_hand", found=True)


def _none_of(kind: type[Word]) -> Callable[[Box], Sentence | None]:
    return lambda box: None if box.facing(kind) else say("why-no-word", word=tag_of(kind))


def _fewer_than_two(kind: type[Word]) -> Callable[[Box], Sentence | None]:
    def reason(box: Box) -> Sentence | None:
        held = copies({facing.card.id: facing.card for facing in box.facing(kind)}.values())
        return None if held > 1 else say("why-fewer-than-two", cards=held, word=tag_of(kind))

    return reason


def _wormhole_routes(box: Box) -> Sentence | None:
    if not box.edges["wormhole"]:
        return say("why-no-wormholes")
    counted = box.facing(TradeRoutes) or any(isinstance(card.mission, BusySeams) for card in box.homeworlds)
    return None if counted else say("why-no-routes-counted")


def _cost_per_half(box: Box) -> Sentence | None:
    stated = any(half.cost not in (None, card.cost) for card, _, half in box.halves)
    return None if stated else say("why-no-cost-of-half")


def _raids_per_turn(box: Box) -> Sentence | None:
    if box.players.most < 3:
        return say("why-one-rival")
    raids = copies(box.raids)
    return None if raids > 1 else why_no_attack(box) or say("why-one-raid")


def _reward_off(box: Box) -> Sentence | None:
    if not any("symbols" in raid.modes for raid in box.raids):
        return why_no_attack(box) or say("why-no-symbols-off")
    scores = any(half.points for _, _, half in box.halves)
    return why_no_attack(box) if scores else say("why-no-points-off")


def _price_floor(box: Box) -> Sentence | None:
    return _none_of(Bully)(box) or _none_of(Discount)(box)


def _double(box: Box) -> Sentence | None:
    return _none_of(Double)(box) or (None if box.edges["wormhole"] else say("why-no-wormholes"))


def _double_per_wormhole(box: Box) -> Sentence | None:
    if why := _double(box):
        return why
    if box.most_rounds < 3:
        return say("why-no-two-neighbours", row=box.most_rounds)
    between = any(box.others_with(facing.card, "wormhole") > 1 for facing in box.facing(Double))
    return None if between else say("why-not-between")


def _short_hand(box: Box) -> Sentence | None:
    abilities = [half.ability for _, _, half in box.halves]
    wanted = [cards_wanted(one) for one in abilities if isinstance(one, OnceAbility) and one.takes_from_hand]
    return None if max(wanted, default=0) > 1 else say("why-one-card-taken")


def _discard_to_hand_size(box: Box) -> Sentence | None:
    # The bound is asked for as if the switch were off: its own reading keeps every hand small.
    grows = attacking_hand(box) > box.rules.hand_size
    return None if grows else say("why-no-hand-grows")


def _symbols_in_missions(box: Box) -> Sentence | None:
    counted = any(isinstance(card.mission, SymbolsOfOne | ManyCivilisations) for card in box.homeworlds)
    return None if counted else say("why-no-symbols-counted")


def _ambassador_without_attack(box: Box) -> Sentence | None:
    return None if box.ambassadors else say("why-no-ambassadors")


def _row_side(box: Box) -> Sentence | None:
    return say("why-row-of-one") if box.most_rounds == 1 else None


IDLE: dict[str, Callable[[Box], Sentence | None]] = {
    "wormhole_routes": _wormhole_routes,
    "row_side": _row_side,
    "cost_per_half": _cost_per_half,
    "raids_per_turn": _raids_per_turn,
    "reward_off": _reward_off,
    "ambassador_without_attack": _ambassador_without_attack,
    "price_floor": _price_floor,
    "adjacent_routes": _none_of(TradeRoutes),
    "double_counts": _double,
    "double_per_wormhole": _double_per_wormhole,
    "look_stacks": _fewer_than_two(Look),
    "discount_stacks": _fewer_than_two(Discount),
    "short_hand": _short_hand,
    "discard_to_hand_size": _discard_to_hand_size,
    "homeworld_symbol_in_missions": _symbols_in_missions,
}
"""Why a switch changes nothing in a set, by its name; None where it does. Other switches always do."""
