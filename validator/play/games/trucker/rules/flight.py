"""A flight card by card: steps on the track, hits, and what is lost."""

from __future__ import annotations

from collections.abc import Iterable

from validator.play.engine.step import PASS, Decision, Step
from validator.play.games.trucker.rules.launch import hold_together, most_engine_power, spend
from validator.play.games.trucker.rules.state import (
    NO_CARD,
    Note,
    SeatDecision,
    SeatStep,
    TruckerState,
    flight_order,
    note,
    return_contents,
)
from validator.play.games.trucker.ships.hull import (
    COLOURS,
    HUMANS_ABOARD,
    MISS,
    Ship,
    cannons_against,
    first_hit,
    has_connector,
    remove,
)
from validator.play.games.trucker.table import SHIELD
from validator.play.games.trucker.words import PROJECTILES

# Rockets on the track: moving by days, and being passed by a whole lap.


def move(state: TruckerState, seat: int, days: int) -> None:
    """Forward, or backward with fewer than 0 days. No two rockets stand on one space.

    D-09: occupied spaces are passed over at the end alone (``land_beyond``), or never counted on the way.
    """
    if not days:
        return
    positions, spaces = state.positions, state.table.spaces
    taken = {positions[other] % spaces for other in range(state.seats) if state.flying[other] and other != seat}
    ahead = 1 if days > 0 else -1
    place = positions[seat]
    if state.table.rules.occupied_spaces == "never_counted":
        for _ in range(abs(days)):
            place += ahead
            while place % spaces in taken:
                place += ahead
    else:
        place += days
        while place % spaces in taken:
            place += ahead
    positions[seat] = place
    note(state, "forward" if days > 0 else "back", seat, abs(days))


def is_lapped(state: TruckerState, seat: int) -> bool:
    """Whether the leader is more than a lap ahead."""
    lead = max(position for other, position in enumerate(state.positions) if state.flying[other])
    return lead - state.positions[seat] > state.table.spaces


# The flight: give-ups between the cards, the leader's next card, and what a card may bring to the flyers.
#
# Give-ups are settled before each card, those the rules force first, then those of free will in flight order (D-07,
# D-08); D-27 settles the forced ones once more after the last card.

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


# Being hit: one meteor or shot on one ship, in the order of the rules.
#
# It comes in on a line (a column from front or rear, a row from the sides) and meets the first tile. A small meteor
# bounces off a smooth side; a shield over that side stops small meteors and small shots for a battery; a cannon that
# reaches it shoots a large meteor down (a double cannon for a battery); a large shot nothing stops.

DEFEND = 1
SMALL_METEOR, LARGE_METEOR, SMALL_SHOT, LARGE_SHOT = range(4)


class Hit(SeatStep):
    """``kind`` of projectile from ``side`` on ``line`` (a sum of two dice) comes upon a ship."""

    __slots__ = ("kind", "line", "side")

    def __init__(self, who: int, kind: int, side: int, line: int) -> None:
        self.who = who
        self.kind = kind
        self.side = side
        self.line = line

    def run(self, state: TruckerState) -> None:
        ship, kind, side = state.ships[self.who], self.kind, self.side
        cell = first_hit(ship, side, self.line)
        if cell == MISS:
            note(state, f"missed-{PROJECTILES[kind]}", self.who)
        elif kind == SMALL_METEOR and not has_connector(ship, cell, side):
            note(state, "bounced-small-meteor", self.who)
        elif kind == LARGE_METEOR:
            self._shoot_down(state, ship, cell)
        elif kind != LARGE_SHOT and is_shielded(state, ship, side, self.line):
            state.stack.append(Defend(self.who, kind, cell))
        else:
            strike(state, self.who, kind, cell)

    def _shoot_down(self, state: TruckerState, ship: Ship, cell: int) -> None:
        wide = state.table.rules.rear_meteor == "wide"
        singles, doubles = cannons_against(ship, self.side, self.line, wide)
        if singles:
            note(state, "shot-down-large-meteor", self.who)
        elif doubles and any(ship.batteries):
            state.stack.append(Defend(self.who, self.kind, cell))
        else:
            strike(state, self.who, self.kind, cell)


def is_shielded(state: TruckerState, ship: Ship, side: int, line: int) -> bool:
    """Whether a shield covers that side and a battery is left; D-17: anywhere on the ship, or on the line alone."""
    bit = 1 << side
    if not ship.figures().shielded & bit or not any(ship.batteries):
        return False
    if state.table.rules.shield_reach == "ship":
        return True
    facts, tiles = ship.table, ship.tiles
    cells = ship.board.lines[side][line]
    return any(facts.kind[tiles[cell]] == SHIELD and facts.covers[tiles[cell]] & bit for cell in cells)


class Defend(SeatDecision):
    """Spend a battery on the shield or the double cannon, or take the hit."""

    __slots__ = ("cell", "kind")

    def __init__(self, who: int, kind: int, cell: int) -> None:
        self.who = who
        self.kind = kind
        self.cell = cell

    def options(self, state: TruckerState) -> list[int]:
        return [DEFEND, PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        if action == PASS:
            strike(state, self.who, self.kind, self.cell)
            return
        done = "shot-down" if self.kind == LARGE_METEOR else "shielded"
        spend(state, self.who, 1)
        note(state, f"{done}-{PROJECTILES[self.kind]}", self.who, 1)


def strike(state: TruckerState, seat: int, kind: int, cell: int) -> None:
    """The tile is lost with what was on it, and whatever no longer holds to the ship."""
    lose_tile(state, seat, cell)
    note(state, f"struck-{PROJECTILES[kind]}", seat, cell)


def lose_tile(state: TruckerState, seat: int, cell: int) -> None:
    """One tile goes; the ship may fall apart."""
    return_contents(state, remove(state.own_ship(seat), cell))
    hold_together(state, seat)


# Losing crew and goods, and stowing goods that were gained.

RED = 0
RESTOW = -2
"""The action of taking all goods aboard out again, to stow them anew together with the new ones."""


def lose_crew(state: TruckerState, seat: int, count: int) -> None:
    """The owner chooses, one at a time; with fewer than that all are lost."""
    for _ in range(min(count, state.ships[seat].crew_count())):
        state.stack.append(LoseCrew(seat))


def take_crew(state: TruckerState, ship: Ship, cell: int) -> None:
    """One of those who live on a cell goes: a human, or the alien."""
    if HUMANS_ABOARD[ship.crew[cell]]:
        ship.crew[cell] -= 1
        state.bank_humans += 1
    else:
        ship.crew[cell] = 0


class LoseCrew(SeatDecision):
    """Who goes. An action is the cabin's cell."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return [cell for cell, who in enumerate(state.ships[self.who].crew) if who]

    def apply(self, state: TruckerState, action: int) -> None:
        take_crew(state, state.own_ship(self.who), action)
        note(state, "crew-lost", self.who)


def lose_goods(state: TruckerState, seat: int, count: int) -> None:
    """The most valuable goods first, then batteries, then nothing."""
    ship = state.ships[seat]
    goods = sum(ship.goods)
    spend(state, seat, min(max(count - goods, 0), ship.battery_count()))
    for _ in range(min(count, goods)):
        state.stack.append(LoseGood(seat))


class LoseGood(SeatDecision):
    """Which of the most valuable goods goes. An action is ``4 * cell + colour``."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        goods = state.ships[self.who].goods
        for colour in range(COLOURS):
            places = [place for place in range(colour, len(goods), COLOURS) if goods[place]]
            if places:
                return places
        return [PASS]

    def apply(self, state: TruckerState, action: int) -> None:
        if action != PASS:
            state.own_ship(self.who).goods[action] -= 1
            state.bank_goods[action % COLOURS] += 1
            note(state, "good-lost", self.who, action % COLOURS)


def gain_goods(state: TruckerState, seat: int, colours: Iterable[int]) -> None:
    """Goods come from the bank into the bay, as long as it has some (D-24); the owner then stows them."""
    bay, bank = state.bays[seat][:], state.bank_goods
    unlimited = state.table.rules.goods_shortage == "unlimited"
    for colour in colours:
        if bank[colour] > 0 or unlimited:
            bank[colour] -= 1
            bay.append(colour)
        else:
            note(state, "shortage", seat, colour)
    bay.sort()
    state.bays[seat] = bay
    state.restowed[seat] = 0
    state.stack.append(Stow(seat))


def free_places(ship: Ship, cell: int) -> int:
    """Goods that still fit on a hold's cell."""
    first = COLOURS * cell
    return ship.table.slots[ship.tiles[cell]] - sum(ship.goods[first : first + COLOURS])


def room_for(ship: Ship, colour: int) -> list[int]:
    """Cells where a good of that colour may go: red in special holds alone, the others anywhere."""
    figures = ship.figures()
    cells = figures.special_holds if colour == RED else sorted(figures.holds + figures.special_holds)
    return [cell for cell in cells if free_places(ship, cell) > 0]


class Stow(SeatStep):
    """As long as goods wait in the bay, ask where the most valuable goes."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.bays[self.who]:
            state.stack.append(StowGood(self.who))


class StowGood(SeatDecision):
    """Where the most valuable good of the bay goes: a cell, back to the bank (pass), or everything out again."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        ship = state.ships[self.who]
        options = room_for(ship, state.bays[self.who][0])
        if not state.restowed[self.who] and any(ship.goods):
            options.append(RESTOW)
        options.append(PASS)
        return options

    def apply(self, state: TruckerState, action: int) -> None:
        bay, ship = state.bays[self.who][:], state.own_ship(self.who)
        state.bays[self.who] = bay
        state.stack.append(Stow(self.who))
        if action == RESTOW:
            take_out(ship, bay)
            state.restowed[self.who] = 1
            return
        colour = bay.pop(0)
        if action == PASS:
            state.bank_goods[colour] += 1
            note(state, "left-behind", self.who, colour)
        else:
            ship.goods[COLOURS * action + colour] += 1
            note(state, "stowed", self.who, colour)


def take_out(ship: Ship, bay: list[int]) -> None:
    """All goods aboard go into the bay, the most valuable first."""
    for place, count in enumerate(ship.goods):
        bay += [place % COLOURS] * count
        ship.goods[place] = 0
    bay.sort()
