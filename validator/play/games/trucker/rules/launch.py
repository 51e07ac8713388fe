"""Launch: rockets in the order of the number tiles, crew, batteries, and the deck.

The four piles are shuffled until a card of the round's level is on top; with ``open_cards`` they are laid
one upon another as they are. D-06 decides between one deck and four piles to choose from.
"""

from __future__ import annotations

from validator.play.engine.chance import shuffle
from validator.play.engine.step import Step
from validator.play.games.trucker.rules.state import SeatDecision, SeatStep, TruckerState, flight_order, note
from validator.play.games.trucker.ships.hull import BROWN, PURPLE, Ship
from validator.play.games.trucker.table.compiled import PILES
from validator.play.games.trucker.table.tiles import EMPTY

HUMANS_IN_CABIN = 2


def start_gap(state: TruckerState) -> int:
    """Empty spaces between rockets at launch (D-01)."""
    return 1 if state.table.rules.start_gap == "one" else state.round_number


class Launch(Step[TruckerState]):
    """Set the rockets, fill the batteries, seat the crew in flight order, and make the deck."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.flying = [1] * state.seats
        gap = start_gap(state) + 1
        # Positions begin a lap up, so that nobody is ever below zero by a few days lost.
        state.positions = [state.table.spaces - (number - 1) * gap for number in state.numbers]
        order = flight_order(state)
        for seat in order:
            fill_batteries(state, seat)
        make_decks(state)
        for seat in reversed(order):
            state.stack.append(SeatCrew(seat))
        note(state, "launch", order[0])


def fill_batteries(state: TruckerState, seat: int) -> None:
    """A token for every slot, as long as the bank has some."""
    ship = state.own_ship(seat)
    slots = ship.table.slots
    for cell in ship.figures().battery_cells:
        tokens = min(slots[ship.tiles[cell]], state.bank_batteries)
        ship.batteries[cell] = tokens
        state.bank_batteries -= tokens


def board_humans(state: TruckerState, ship: Ship, cell: int) -> None:
    """Two humans go into a cabin, as long as the bank has some."""
    humans = min(HUMANS_IN_CABIN, state.bank_humans)
    ship.crew[cell] = humans
    state.bank_humans -= humans


class SeatCrew(SeatStep):
    """Humans go aboard; cabins in which an alien may live ask the owner first."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        ship = state.own_ship(self.who)
        figures = ship.figures()
        asked = []
        homes = state.round_number >= state.table.rules.first_alien_round
        for cell in (*figures.start_cabins, *figures.cabins):
            if homes and (cell in figures.brown_cabins or cell in figures.purple_cabins):
                asked.append(cell)
            else:
                board_humans(state, ship, cell)
        for cell in reversed(asked):
            state.stack.append(ChooseCrew(self.who, cell))


def hosts(ship: Ship, cell: int) -> list[int]:
    """Who may live in a cabin: humans always, an alien of each colour whose life support is joined, once a ship."""
    figures = ship.figures()
    options = [HUMANS_IN_CABIN]
    if cell in figures.brown_cabins and BROWN not in ship.crew:
        options.append(BROWN)
    if cell in figures.purple_cabins and PURPLE not in ship.crew:
        options.append(PURPLE)
    return options


class ChooseCrew(SeatDecision):
    """Humans or an alien in one cabin. An action is what `Ship.crew` will hold."""

    __slots__ = ("cell",)

    def __init__(self, who: int, cell: int) -> None:
        self.who = who
        self.cell = cell

    def options(self, state: TruckerState) -> list[int]:
        return hosts(state.ships[self.who], self.cell)

    def apply(self, state: TruckerState, action: int) -> None:
        ship = state.own_ship(self.who)
        if action == HUMANS_IN_CABIN:
            board_humans(state, ship, self.cell)
        else:
            ship.crew[self.cell] = action
            note(state, "alien-aboard", self.who, action)


def make_decks(state: TruckerState) -> None:
    """The cards to come; the next one is the last of its list."""
    rules = state.table.rules
    cards = [card for pile in state.piles for card in pile]
    if rules.open_cards:
        state.decks = [cards[::-1]] if rules.deck == "one" else [pile[::-1] for pile in state.piles]
        return
    shuffle(state, cards)
    if rules.deck == "one":
        raise_level(state, cards)
        state.decks = [cards]
        return
    state.decks = [cards[place::PILES] for place in range(PILES)]
    for deck in state.decks:
        raise_level(state, deck)


def raise_level(state: TruckerState, deck: list[int]) -> None:
    """Bring a card of the round's level to the top. The first one found changes places with the top card, which
    after a shuffle is as even a choice as shuffling again until one is there."""
    levels = state.table.cards
    for place in range(len(deck) - 1, -1, -1):
        if levels[deck[place]].level == state.round_number:
            deck[place], deck[-1] = deck[-1], deck[place]
            return


def built(ship: Ship) -> list[int]:
    """Cells with a tile."""
    return [cell for cell, face in enumerate(ship.tiles) if face != EMPTY]
