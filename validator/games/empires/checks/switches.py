"""Checks of the switches: does each one that a set turns have anything to act on?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from validator.content.vocabulary import Word
from validator.games.empires.checks.abilities import cards_wanted
from validator.games.empires.checks.attacks import why_no_attack
from validator.games.empires.checks.box import Box, copies, several
from validator.games.empires.checks.hands import attacking_hand, waiting_hand
from validator.games.empires.words.switches import EmpiresRules
from validator.games.empires.words.vocabulary import (
    Bully,
    BusySeams,
    Discount,
    Double,
    ForceDiscard,
    Look,
    Loss,
    ManyCivilisations,
    SymbolsOfOne,
    Threat,
    TradeRoutes,
)
from validator.issue import Issue


def switch_issues(box: Box) -> Iterator[Issue]:
    """Switches away from their usual setting that change nothing, and an exchange of more than a hand."""
    usual = EmpiresRules()
    for name, reason in IDLE.items():
        value = getattr(box.rules, name)
        why = reason(box) if value != getattr(usual, name) and box.seats else None
        if why is not None:
            yield box.warning("idle-switch", f"rules: {name} changes nothing: {why}", None, "rules", name, found=value)
    most = waiting_hand(box)
    if box.rules.swap_cards > most:
        message = f"rules: nobody can exchange {box.rules.swap_cards} cards: a hand holds {several(most, 'card')}"
        yield box.warning("idle-amount", message, None, "rules", "swap_cards", found=box.rules.swap_cards,
                          accepted=f"0 to {most}")  # fmt: skip

    if box.rules.empire_play == "mandatory" and box.rules.voluntary_new_hand:
        message = "rules: empire_play is mandatory, and voluntary_new_hand lets a player who could play refuse (T9)"
        yield box.advice("odd-switches", message, None, "rules", "voluntary_new_hand", found=True)


def _none_of(what: str, *kinds: type[Word]) -> Callable[[Box], str | None]:
    return lambda box: None if box.facing(*kinds) else f"no card of the set has {what}"


def _fewer_than_two(kind: type[Word], what: str) -> Callable[[Box], str | None]:
    def reason(box: Box) -> str | None:
        held = copies({facing.card.id: facing.card for facing in box.facing(kind)}.values())
        return None if held > 1 else f"{several(held, 'card')} of the set {'has' if held == 1 else 'have'} {what}"

    return reason


def _wormhole_routes(box: Box) -> str | None:
    if not box.edges["wormhole"]:
        return "no card has a wormhole edge"
    counted = box.facing(TradeRoutes) or any(isinstance(card.mission, BusySeams) for card in box.homeworlds)
    return None if counted else "no ability and no mission counts routes"


def _cost_per_half(box: Box) -> str | None:
    stated = any(half.cost not in (None, card.cost) for card, _, half in box.halves)
    return None if stated else "no half states a cost of its own"


def _raids_per_turn(box: Box) -> str | None:
    if box.players.most < 3:
        return "two players have one rival each"
    raids = copies(box.raids)
    return None if raids > 1 else why_no_attack(box) or "the set has only one raid or invasion"


def _reward_off(box: Box) -> str | None:
    if not any("symbols" in raid.modes for raid in box.raids):
        return why_no_attack(box) or "no raid or invasion turns symbols off"
    scores = any(half.points for _, _, half in box.halves)
    return why_no_attack(box) if scores else "no card has points to turn off"


def _price_floor(box: Box) -> str | None:
    return _none_of("'bully'", Bully)(box) or _none_of("'discount'", Discount)(box)


def _double(box: Box) -> str | None:
    return _none_of("'double'", Double)(box) or (None if box.edges["wormhole"] else "no card has a wormhole edge")


def _double_per_wormhole(box: Box) -> str | None:
    if why := _double(box):
        return why
    if box.most_rounds < 3:
        return f"no card of a row of {box.most_rounds} has two neighbours"
    between = any(box.others_with(facing.card, "wormhole") > 1 for facing in box.facing(Double))
    return None if between else "no card can lie between two others with wormholes"


def _short_hand(box: Box) -> str | None:
    wanted = [cards_wanted(facing.half.ability) for facing in box.facing(ForceDiscard, Threat, Loss)]
    return None if max(wanted, default=0) > 1 else "no ability takes more than one card from a hand"


def _discard_to_hand_size(box: Box) -> str | None:
    # The bound is asked for as if the switch were off: its own reading keeps every hand small.
    grows = attacking_hand(box) > box.rules.hand_size
    return None if grows else "no ability brings more cards than its own card costs, so no hand is above its size"


def _symbols_in_missions(box: Box) -> str | None:
    counted = any(isinstance(card.mission, SymbolsOfOne | ManyCivilisations) for card in box.homeworlds)
    return None if counted else "no mission counts symbols"


def _ambassador_without_attack(box: Box) -> str | None:
    return None if box.ambassadors else "the set has no ambassadors"


def _row_side(box: Box) -> str | None:
    return "a row has one card" if box.most_rounds == 1 else None


IDLE: dict[str, Callable[[Box], str | None]] = {
    "wormhole_routes": _wormhole_routes,
    "row_side": _row_side,
    "cost_per_half": _cost_per_half,
    "raids_per_turn": _raids_per_turn,
    "reward_off": _reward_off,
    "ambassador_without_attack": _ambassador_without_attack,
    "price_floor": _price_floor,
    "adjacent_routes": _none_of("'trade_routes'", TradeRoutes),
    "double_counts": _double,
    "double_per_wormhole": _double_per_wormhole,
    "look_stacks": _fewer_than_two(Look, "'look'"),
    "discount_stacks": _fewer_than_two(Discount, "'discount'"),
    "short_hand": _short_hand,
    "discard_to_hand_size": _discard_to_hand_size,
    "homeworld_symbol_in_missions": _symbols_in_missions,
}
"""Why a switch changes nothing in a set, by its name; None where it does. Other switches always do."""
