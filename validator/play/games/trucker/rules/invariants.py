"""What must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.games.trucker.rules.state import NO_CARD, NO_TILE, TruckerState
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.games.trucker.ships.hull import BROWN, COLOURS, PURPLE, Ship


def faults(state: TruckerState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return list(_faults(state)) if state.ships else []


def _faults(state: TruckerState) -> Iterator[str]:
    table = state.table
    starts = table.starts[: state.seats]
    if sorted(_tiles(state)) != sorted([*table.face_down, *starts]):
        yield "the tiles on ships, in boxes, hands and on the table are not the tiles of the set"
    if sorted(_cards(state)) != sorted(card for stock in table.stocks for card in stock):
        yield "the cards in piles, used and put aside are not the cards of the set"
    yield from _bank_faults(state)
    flown = [state.positions[seat] % table.spaces for seat in range(state.seats) if state.flying[seat]]
    if state.decks and len(set(flown)) < len(flown):
        yield "two rockets stand on one space"
    numbers = [number for number in state.numbers if number]
    if len(set(numbers)) < len(numbers):
        yield "two players hold the same number tile"
    if table.rules.debts == "forgiven" and min(state.credits) < 0:
        yield "a player has fewer credits than none"
    for seat, ship in enumerate(state.ships):
        yield from _ship_faults(state, seat, ship)


def _tiles(state: TruckerState) -> Iterator[int]:
    yield from state.face_down
    yield from state.face_up
    yield from (tile for tile in state.hands if tile != NO_TILE)
    for ship in state.ships:
        yield from (face >> 2 for face in ship.tiles if face >= 0)
        yield from ship.lost
        yield from ship.reserve


def _cards(state: TruckerState) -> Iterator[int]:
    yield from state.used
    yield from ([] if state.card == NO_CARD else [state.card])
    for cards in (*state.stocks, *(state.decks or state.piles)):
        yield from cards


def _bank_faults(state: TruckerState) -> Iterator[str]:
    table, ships = state.table, state.ships
    if state.bank_humans + sum(ship.human_count() for ship in ships) != table.supply_humans or state.bank_humans < 0:
        yield "humans aboard and in the bank are not those of the set"
    batteries = sum(ship.battery_count() for ship in ships)
    if state.bank_batteries + batteries != table.supply_batteries or state.bank_batteries < 0:
        yield "batteries aboard and in the bank are not those of the set"
    unlimited = table.rules.goods_shortage == "unlimited"
    for colour in range(COLOURS):
        aboard = sum(ship.goods_count(colour) for ship in ships) + sum(bay.count(colour) for bay in state.bays)
        bank = state.bank_goods[colour]
        if bank + aboard != table.supply_goods[colour] or (bank < 0 and not unlimited):
            yield f"goods of colour {colour} aboard and in the bank are not those of the set"


def _ship_faults(state: TruckerState, seat: int, ship: Ship) -> Iterator[str]:
    facts, who = ship.table, f"seat {seat + 1}"
    figures = ship.figures()
    homes = (*figures.start_cabins, *figures.cabins)
    if any(count and cell not in homes for cell, count in enumerate(ship.crew)):
        yield f"somebody on the ship of {who} is in no cabin"
    if ship.crew.count(BROWN) > 1 or ship.crew.count(PURPLE) > 1:
        yield f"the ship of {who} has two aliens of one colour"
    if any(ship.crew[cell] >= BROWN for cell in figures.start_cabins):
        yield f"an alien sits in the start cabin of {who}"
    for cell, face in enumerate(ship.tiles):
        goods = sum(ship.goods[COLOURS * cell : COLOURS * cell + COLOURS])
        room = facts.slots[face] if cell in figures.holds or cell in figures.special_holds else 0
        tokens = facts.slots[face] if cell in figures.battery_cells else 0
        if goods > room or not 0 <= ship.batteries[cell] <= tokens:
            yield f"a tile of the ship of {who} holds more than it has places for"
        if ship.goods[COLOURS * cell] and cell not in figures.special_holds:
            yield f"red goods of {who} lie outside a special hold"
    if state.decks and any(state.flying) and state.card == NO_CARD and not is_legal(ship) and ship.tile_count():
        yield f"the ship of {who} flies although it is not legal"
