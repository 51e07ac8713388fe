"""How good a position looks to players who think (`steady`, `search`).

Against `value`: the actions left are those the seat will really have, each empty cell and each action has a price of
its own, and arriving counts by how surely the place on the track will last.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from validator.play.games.trucker.players.foresight import in_yard
from validator.play.games.trucker.players.value import aboard, ahead, in_bay
from validator.play.games.trucker.players.weights import THOUGHTFUL
from validator.play.games.trucker.rules.scoring import exposed_reward, goods_price, loss
from validator.play.games.trucker.rules.state import TruckerState

DAYS_A_CARD: Final = 2.5
"""How far a card moves two rockets apart."""
STAYING: Final = 2.0
"""What it is worth to be flying with cards to come."""
ALL_TO_COME: Final = 4.0
"""So many cards bring all that a ship promises."""


def considered(state: TruckerState, seat: int) -> float:
    """Credits ahead of the best rival, with what the ships promise for the rest of the round."""
    seats = state.seats
    worth = [float(credit) for credit in state.credits]
    if state.ships and state.stack:
        is_flight = len(state.decks) > 0
        for place in range(seats):
            worth[place] += in_flight(state, place) if is_flight else in_yard(state, place)
    return ahead(state, seat, worth)


def in_flight(state: TruckerState, seat: int) -> float:
    """A ship in flight, or after it: what would be paid now, and what it may still do if cards are left."""
    ship = state.ships[seat]
    total = goods_price(state, seat) - float(loss(ship))
    if not state.flying[seat]:
        return total
    left = 0
    for deck in state.decks:
        left += len(deck)
    share = 1.0 if left >= ALL_TO_COME else left / ALL_TO_COME
    arriving = placing(state, seat, left)
    total += arriving + 0.7 * exposed_reward(state, seat) + in_bay(state, seat) + STAYING * share
    crew = ship.crew_count()
    if left:
        total += share * aboard(ship, crew, THOUGHTFUL)
    return total if crew else total - 2.0 * arriving - STAYING


def placing(state: TruckerState, seat: int, left: int) -> float:
    """What arriving will bring: places are as sure as few cards are left to change them."""
    rewards, positions = state.table.rules.placing[state.round_number], state.positions
    width = 0.6 * DAYS_A_CARD * sqrt(left)
    place = 0.0
    for other in range(state.seats):
        if other != seat and state.flying[other]:
            behind = float(positions[other] - positions[seat])
            if width:
                place += 1.0 / (1.0 + exp(-behind / width))
            else:
                place += behind > 0.0 or (behind == 0.0 and other < seat)
    above = int(place)
    share = place - above
    found = (1.0 - share) * rewards[above] if above < len(rewards) else 0.0
    return found + (share * rewards[above + 1] if above + 1 < len(rewards) else 0.0)
