"""From the yard to the launch: inspection, power used, places at the start."""

from __future__ import annotations

from validator.play.engine.chance import shuffle
from validator.play.engine.step import Step
from validator.play.games.trucker.rules.state import (
    SeatDecision,
    SeatStep,
    TruckerState,
    flight_order,
    note,
    receive,
    return_contents,
)
from validator.play.games.trucker.ships.faults import faults, is_legal
from validator.play.games.trucker.ships.hull import (
    BROWN,
    PURPLE,
    Contents,
    Ship,
    engine_with,
    fire_with,
    keep_part,
    lose_stranded_aliens,
    parts,
    remove,
)
from validator.play.games.trucker.table import CABIN, EMPTY, PILES, START_CABIN

# Launch: rockets in the order of the number tiles, crew, batteries, and the deck.
#
# The four piles are shuffled until a card of the round's level is on top; with ``open_cards`` they are laid
# one upon another as they are. D-06 decides between one deck and four piles to choose from.

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


# Inspection after building: the owner removes tiles until the ship is legal, and keeps one part of it.
#
# With ``strict_build`` off, tiles may have been built in wrongly. Which tile of a bad pair goes is the owner's choice;
# removed tiles go to the box of lost tiles. Keeping one part of a split ship is the same choice in flight (D-04).


class Inspect(SeatStep):
    """Look the whole ship over once; faults may cost credits (D-05)."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.who]
        if is_legal(ship):
            note(state, "passed-inspection", self.who)
            return
        number_of_faults = len(faults(ship))
        receive(state, self.who, -number_of_faults * state.table.rules.late_fault_fee)
        state.stack.append(Repair(self.who))
        note(state, "faults", self.who, number_of_faults)


def faulty_cells(ship: Ship) -> list[int]:
    """Cells whose tile the owner may remove to mend something: both of a bad pair, and engines turned wrongly."""
    cells: set[int] = set()
    for fault in faults(ship):
        if fault.code != "apart":
            cells.add(fault.cell)
            if fault.other >= 0:
                cells.add(fault.other)
    return sorted(cells)


class Repair(SeatStep):
    """Remove a tile as long as one is wrong, then keep one part."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if faulty_cells(state.ships[self.who]):
            state.stack.append(RemoveFaulty(self.who))
        else:
            hold_together(state, self.who)


class RemoveFaulty(SeatDecision):
    """Which faulty tile goes. An action is its cell."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return faulty_cells(state.ships[self.who])

    def apply(self, state: TruckerState, action: int) -> None:
        return_contents(state, remove(state.own_ship(self.who), action))
        state.stack.append(Repair(self.who))
        note(state, "repaired", self.who)


def hold_together(state: TruckerState, seat: int) -> None:
    """After tiles have gone: several parts ask which is kept; aliens without life support are lost."""
    ship = state.ships[seat]
    parts_left = kept_parts(state, ship)
    if len(parts_left) > 1:
        state.stack.append(KeepPart(seat))
    else:
        settle_part(state, seat, parts_left[0] if parts_left else [])


def kept_parts(state: TruckerState, ship: Ship) -> list[list[int]]:
    """The parts a split ship may keep: any, or those with a cabin where there are some (D-04)."""
    kept_parts = parts(ship)
    if len(kept_parts) > 1 and state.table.rules.surviving_part == "with_cabin":
        kinds, tiles = ship.table.kind, ship.tiles
        housed = [part for part in kept_parts if any(kinds[tiles[cell]] in (START_CABIN, CABIN) for cell in part)]
        return housed or kept_parts
    return kept_parts


def settle_part(state: TruckerState, seat: int, part: list[int]) -> None:
    """Everything outside the kept part is lost, then aliens that cannot breathe."""
    ship = state.own_ship(seat)
    gone = keep_part(ship, part, Contents())
    tiles = len(gone.tiles)
    aliens = gone.brown + gone.purple
    lose_stranded_aliens(ship, gone)
    return_contents(state, gone)
    if tiles:
        note(state, "split", seat, tiles)
    if gone.brown + gone.purple > aliens:
        note(state, "alien-lost", seat, gone.brown + gone.purple - aliens)


class KeepPart(SeatDecision):
    """Which part of a split ship is kept. An action is the part's first cell."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return [part[0] for part in kept_parts(state, state.ships[self.who])]

    def apply(self, state: TruckerState, action: int) -> None:
        part = next(part for part in parts(state.ships[self.who]) if part[0] == action)
        settle_part(state, self.who, part)


# Engine and fire power: what counts by itself, what costs batteries, and paying for it.


def fire_power(state: TruckerState, seat: int, batteries: int) -> int:
    """Fire power in half-points with so many double cannons in use, the best first; D-23 is the alien's bonus."""
    ship = state.ships[seat]
    return fire_with(ship, batteries, state.table.rules.alien_bonus if PURPLE in ship.crew else 0)


def engine_power(state: TruckerState, seat: int, batteries: int) -> int:
    """Engine power with so many double engines in use."""
    ship = state.ships[seat]
    return engine_with(ship, batteries, state.table.rules.alien_bonus if BROWN in ship.crew else 0)


def most_engine_power(state: TruckerState, seat: int) -> int:
    """Engine power with every battery spent that helps."""
    return engine_power(state, seat, state.ships[seat].battery_count())


class DeclareEngines(SeatDecision):
    """How many double engines are used, a battery each. ``state.powers`` holds what comes of it."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        ship = state.ships[self.who]
        doubles = ship.figures().double_engines
        return list(range(min(doubles, ship.battery_count()) + 1)) if doubles else [0]

    def apply(self, state: TruckerState, action: int) -> None:
        state.powers[self.who] = engine_power(state, self.who, action)
        note(state, "engine-power", self.who, state.powers[self.who])
        spend(state, self.who, action)


class DeclareCannons(SeatDecision):
    """How many double cannons are used, a battery each, the strongest first. Fire power is in half-points."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        ship = state.ships[self.who]
        doubles = len(ship.figures().double_fire)
        return list(range(min(doubles, ship.battery_count()) + 1)) if doubles else [0]

    def apply(self, state: TruckerState, action: int) -> None:
        state.powers[self.who] = fire_power(state, self.who, action)
        note(state, "fire-power", self.who, state.powers[self.who])
        spend(state, self.who, action)


def spend(state: TruckerState, seat: int, count: int) -> None:
    """The owner gives up batteries, one choice for each."""
    for _ in range(count):
        state.stack.append(SpendBattery(seat))


class SpendBattery(SeatDecision):
    """From which battery tile a token is taken. An action is its cell."""

    __slots__ = ()

    def options(self, state: TruckerState) -> list[int]:
        return [cell for cell, tokens in enumerate(state.ships[self.who].batteries) if tokens]

    def apply(self, state: TruckerState, action: int) -> None:
        state.own_ship(self.who).batteries[action] -= 1
        state.bank_batteries += 1
        note(state, "battery", self.who)
