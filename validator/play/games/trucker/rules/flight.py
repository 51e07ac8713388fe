"""The flight: give-ups between the cards, the leader's next card, and what a card may bring to the flyers.

Give-ups are settled before each card, those the rules force first, then those of free will in flight order (D-07,
D-08); D-27 settles the forced ones once more after the last card.
"""

from __future__ import annotations

from validator.play.engine.step import PASS, Decision, Step
from validator.play.games.trucker.rules.powers import most_engine_power
from validator.play.games.trucker.rules.state import (
    NO_CARD,
    Note,
    SeatDecision,
    SeatStep,
    TruckerState,
    flight_order,
    note,
)
from validator.play.games.trucker.rules.track import is_lapped

GIVE_UP = 1


class NextCard(Step[TruckerState]):
    """Forced give-ups, then free ones, then the card; without flyers or cards the flight ends."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.card != NO_CARD:
            state.used = [*state.used, state.card]
            state.card = NO_CARD
        state.victims, state.planets = [], []
        is_last = not any(state.decks)
        if not is_last or state.table.rules.final_check:
            force_give_ups(state)
        if is_last or not any(state.flying):
            end_flight(state)
            return
        # Notes of the give-ups just forced lie on top already, and are told before anyone is asked.
        notes = take_notes(state)
        state.stack.append(TURN_CARD)
        for seat in reversed(flight_order(state)):
            state.stack.append(StayOrGo(seat))
        state.stack += notes


def take_notes(state: TruckerState) -> list[Step[TruckerState]]:
    """Notes not yet told, off the top of the stack."""
    notes: list[Step[TruckerState]] = []
    while state.stack and isinstance(state.stack[-1], Note):
        notes.append(state.stack.pop())
    return notes[::-1]


def end_flight(state: TruckerState) -> None:
    """Cards nobody flew through leave the game with the others (they were dealt for this round)."""
    state.used = [*state.used, *(card for deck in state.decks for card in deck)]
    state.decks = [[] for _ in state.decks]
    note(state, "flight-over")


def forced_reason(state: TruckerState, seat: int) -> str:
    """Why a ship must give up now, or nothing."""
    rules, ship = state.table.rules, state.ships[seat]
    if rules.crew_needed == "anyone":
        if not any(ship.crew):
            return "no-crew"
    elif not ship.human_count():
        return "no-human"
    if rules.no_power == "always" and not most_engine_power(state, seat):
        return "no-power"
    return "lapped" if is_lapped(state, seat) else ""


def force_give_ups(state: TruckerState) -> None:
    """All forced give-ups at once, in flight order."""
    reasons = [(seat, forced_reason(state, seat)) for seat in flight_order(state)]
    for seat, reason in reasons:
        if reason:
            give_up(state, seat, reason)


def give_up(state: TruckerState, seat: int, reason: str) -> None:
    """The rocket leaves the track."""
    state.flying[seat] = 0
    note(state, f"gave-up-{reason}", seat)


class StayOrGo(SeatDecision):
    """Fly on, or give up of free will."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return [PASS, GIVE_UP]

    def apply(self, state: TruckerState, action: int) -> None:
        if action == GIVE_UP:
            give_up(state, self.who, "free")


class TurnCard(Step[TruckerState]):
    """The leader turns the next card; of several piles he chooses one (D-06)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.stack.append(NEXT_CARD)
        if any(state.flying):
            state.stack.append(CHOOSE_PILE)


class ChoosePile(Decision[TruckerState]):
    """From which pile the leader takes the card."""

    __slots__ = ()

    def seat(self, state: TruckerState) -> int:
        return flight_order(state)[0]

    def options(self, state: TruckerState) -> list[int]:
        return [place for place, deck in enumerate(state.decks) if deck]

    def apply(self, state: TruckerState, action: int) -> None:
        deck = state.decks[action]
        state.card = deck[-1]
        state.decks = [deck[:-1] if place == action else other for place, other in enumerate(state.decks)]
        state.turns += 1
        state.stack.append(state.table.act_of_card[state.card])
        note(state, "card", flight_order(state)[0], state.card)


class InOrder(SeatStep):
    """A step for a seat that is skipped once it no longer flies."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.flying[self.who]:
            self.turn(state)

    def turn(self, state: TruckerState) -> None:
        """What the flyer does."""
        raise NotImplementedError


NEXT_CARD = NextCard()
TURN_CARD = TurnCard()
CHOOSE_PILE = ChoosePile()
