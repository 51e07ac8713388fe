"""What a person at the terminal is asked, the answers in words, and what there is to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from validator.play.engine.step import PASS, Decision
from validator.play.engine.telling import forgotten
from validator.play.games.race.rules import developing, settling
from validator.play.games.race.rules.consuming import (
    ConsumeGood,
    DiscardForPoints,
    GuessNumber,
    RefillKind,
    RefillWorld,
    SellGood,
    TradeGood,
    UsePower,
)
from validator.play.games.race.rules.developing import DevelopCommit
from validator.play.games.race.rules.exploring import ExploreKeep
from validator.play.games.race.rules.picking import Pick
from validator.play.games.race.rules.rounds import ChooseActions
from validator.play.games.race.rules.scoring import card_points
from validator.play.games.race.rules.settling import CONQUER, PAY, SettleCommit, SettleHow
from validator.play.games.race.rules.state import NOTHING, RaceState
from validator.play.games.race.telling.messages import NO_ANSWERS, QUESTIONS
from validator.play.games.race.telling.names import Names


def question(names: Names, state: RaceState, decision: Decision[Any]) -> str:
    """What a person is asked."""
    key = QUESTIONS[type(decision).__name__]
    if isinstance(decision, Pick):
        return names.say(f"{key}-{decision.why}", count=state.owed[decision.who])
    if isinstance(decision, SettleHow):
        return names.say(key, card=names.card(state.placing[decision.who]))
    if isinstance(decision, ConsumeGood):
        return names.say(key, card=names.card(state.table.uses[state.using].design))
    return names.say(key, count=state.owed[decision.seat(state)])


def option(names: Names, state: RaceState, decision: Decision[Any], action: int) -> str:
    """One answer in words."""
    name = type(decision).__name__
    if action == PASS and name in NO_ANSWERS:
        return names.say(NO_ANSWERS[name])
    if isinstance(decision, ChooseActions):
        return names.choice(state.table.choices[state.seats][action].cards)
    if isinstance(decision, SettleHow):
        return _way(names, state, decision, action)
    if isinstance(decision, DevelopCommit):
        return _priced(names, state, action, developing.price(state, decision.who, action))
    if isinstance(decision, SettleCommit):
        return _world(names, state, decision, action)
    if isinstance(decision, UsePower):
        return names.power(state.table.uses[action])
    if isinstance(decision, TradeGood | SellGood | ConsumeGood):
        kind = state.table.kind[action]
        return names.say("option-good", good=names.some(kind, 1), card=names.card(action))
    if isinstance(decision, GuessNumber):
        return str(action)
    if isinstance(decision, RefillKind):
        return names.good(action)
    if isinstance(decision, RefillWorld):
        return names.card(action)
    if isinstance(decision, Pick | ExploreKeep | DiscardForPoints):
        return names.what(action)
    raise forgotten(decision)


def _way(names: Names, state: RaceState, decision: SettleHow, action: int) -> str:
    """A way to place a world."""
    if action == PAY:
        cards = settling.price(state, decision.who, state.placing[decision.who])
        return names.say("option-pay", cards=cards)
    if action == CONQUER:
        return names.say("option-conquer")
    return names.say("option-give-up", card=names.card(action))


def _world(names: Names, state: RaceState, decision: SettleCommit, action: int) -> str:
    """A world to place, with what it would cost."""
    price = settling.price(state, decision.who, action)
    military = action >= state.table.first_military
    if military and settling.strength(state, decision.who, action) >= state.table.defence[action]:
        return names.say("option-conquer-world", card=names.what(action))
    return names.what(action) if price < 0 else _priced(names, state, action, price)


def _priced(names: Names, state: RaceState, action: int, price: int) -> str:
    return names.say("option-pay-for", cards=price, card=names.what(action))


def situation(names: Names, state: RaceState, seat: int) -> list[str]:
    """What a person in that seat sees."""
    lines = [names.say("see-round", round=state.round, pool=state.pool, deck=len(state.deck))]
    for other in range(state.seats):
        tableau = state.tableaus[other]
        lines.append(
            names.say(
                "see-player",
                player=names.player(other),
                chips=state.chips[other],
                hand=len(state.hands[other]),
                strength=tableau.strength,
                cards=card_points(state, other),
            )
        )
        if state.chosen[other] != NOTHING and (other == seat or not state.is_secret):
            lines.append(names.say("see-chosen", actions=names.choice(state.choice(other).cards)))
        if other != seat:
            lines.append(names.say("see-tableau", cards=names.comma.join(_laid(names, state, other, names.card))))
    lines.append(names.say("see-own-tableau"))
    lines += [f"  {card}" for card in _laid(names, state, seat, names.what)]
    lines.append(names.say("see-hand"))
    lines += [f"  {names.what(design)}" for design in state.hands[seat]]
    return lines


def _laid(names: Names, state: RaceState, seat: int, called: Callable[[int], str]) -> list[str]:
    """The cards of a tableau, each with the good that lies on it."""
    return [
        names.say("see-good", card=called(design), good=names.some(state.table.kind[design], 1))
        if state.goods[seat] >> place & 1
        else called(design)
        for place, design in enumerate(state.tableaus[seat].cards)
    ]
