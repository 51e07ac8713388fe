"""How `search` flies on to the end of a flight, where `steady` judges at the next choice: quick choices by rule.

What a choice in flight is worth shows when the cards to come have been met, and chance decides much of it: many
flights, each over in a moment, tell more than a few looked at closely.
"""

from __future__ import annotations

from typing import Any, Final

from validator.play.engine.game import PlayingOn
from validator.play.engine.step import PASS
from validator.play.games.trucker.rules.flight import DEFEND, RESTOW, Defend, LoseGood, StayOrGo, StowGood
from validator.play.games.trucker.rules.launch import KeepPart, SpendBattery, kept_parts
from validator.play.games.trucker.rules.state import TruckerState
from validator.play.games.trucker.ships.hull import COLOURS

ON_THE_GROUND: Final = -1


def stretch(state: TruckerState, seat: int) -> int:
    """A flight is one stretch, with the building after it; on the ground there is nothing to play on."""
    return state.round if state.decks else ON_THE_GROUND


def default_choice(state: TruckerState, decision: Any) -> int | None:
    """What needs no thought in flight: fly on, defend, stow the dearest first; the rest is looked at."""
    if isinstance(decision, StayOrGo):
        return PASS
    if isinstance(decision, StowGood):
        return _stowed(state, decision.who)
    if isinstance(decision, SpendBattery):
        tokens = state.ships[decision.who].batteries
        return max(state.options, key=tokens.__getitem__)
    if isinstance(decision, Defend):
        return DEFEND
    if isinstance(decision, LoseGood):
        return state.options[0]
    if isinstance(decision, KeepPart):
        return max(kept_parts(state, state.ships[decision.who]), key=len)[0]
    return None


def _stowed(state: TruckerState, seat: int) -> int:
    """Where the dearest good of the bay goes: a plain hold if it may; for a cheaper one aboard all comes out."""
    options, ship, colour = state.options, state.ships[seat], state.bays[seat][0]
    special = ship.figures().special_holds
    plain = [cell for cell in options if cell >= 0 and cell not in special]
    if plain:
        return plain[0]
    if options[0] >= 0:
        return options[0]
    if RESTOW in options:
        goods = ship.goods
        for place, count in enumerate(goods):
            if count and place % COLOURS > colour and (colour or place // COLOURS in special):
                return RESTOW
    return PASS


FLYING_ON: Final = PlayingOn(stretch, brisk=default_choice)
