"""Rounds, points at the end, when the end comes, and what holds in every position."""

from __future__ import annotations

from collections.abc import Iterator

from validator.play.engine.chance import shuffle
from validator.play.engine.game import Telling
from validator.play.engine.step import Step, then
from validator.play.engine.telling import leaders, tie_told
from validator.play.games.trucker.rules.building import GO_ON, begin_run
from validator.play.games.trucker.rules.flight import NEXT_CARD
from validator.play.games.trucker.rules.launch import Inspect, Launch
from validator.play.games.trucker.rules.state import (
    NO_CARD,
    NO_TILE,
    TruckerState,
    is_team_game,
    new_state,
    note,
    partner_of,
    receive,
)
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.games.trucker.ships.hull import BROWN, COLOURS, PURPLE, Ship, ship_on
from validator.play.games.trucker.table import PILES, Table

# Payment after a flight, and the winners of the game.

PARTS = ("placing", "exposed", "goods", "lost")


def placing_reward(state: TruckerState, seat: int) -> int:
    """Credits for arriving, by place."""
    if not state.flying[seat]:
        return 0
    flying, positions, place = state.flying, state.positions, 0
    for other in range(state.seats):
        ahead = positions[other] - positions[seat]
        if flying[other] and (ahead > 0 or (ahead == 0 and other < seat)):
            place += 1
    rewards = state.table.rules.placing[state.round_number]
    return rewards[place] if place < len(rewards) else 0


def exposed_reward(state: TruckerState, seat: int) -> int:
    """Credits for the fewest exposed connectors among those who arrived; all who tie get them, or nobody (D-14)."""
    if not state.flying[seat]:
        return 0
    fewest, tied = state.ships[seat].figures().exposed, False
    for other in range(state.seats):
        if other != seat and state.flying[other]:
            exposed = state.ships[other].figures().exposed
            if exposed < fewest:
                return 0
            tied = tied or exposed == fewest
    if tied and state.table.rules.fewest_exposed_tie == "nobody":
        return 0
    return state.table.rules.fewest_exposed[state.round_number]


def goods_price(state: TruckerState, seat: int) -> int:
    """Credits for the goods aboard; half for those who gave up, the sum rounded by D-15."""
    ship, prices, full = state.ships[seat], state.table.prices, 0
    if ship.goods.count(0) < len(ship.goods):
        for colour in range(COLOURS):
            full += ship.goods_count(colour) * prices[colour]
    if state.flying[seat]:
        return full
    return (full + (state.table.rules.half_credit == "up")) // 2


def loss(ship: Ship) -> int:
    """Credits to pay for lost tiles and for those left in reserve, up to the board's cap."""
    count = len(ship.lost) + len(ship.reserve)
    most = ship.board.most_loss
    return count if most is None else min(count, most)


def earnings(state: TruckerState, seat: int) -> list[int]:
    """What the end of the round brings a seat, in the order of `PARTS`."""
    return [
        placing_reward(state, seat),
        exposed_reward(state, seat),
        goods_price(state, seat),
        -loss(state.ships[seat]),
    ]


class Pay(Step[TruckerState]):
    """Rewards, goods and losses; then everything but credits goes back."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        due = [sum(earnings(state, seat)) for seat in range(state.seats)]
        for seat, amount in enumerate(due):
            receive(state, seat, amount)
            clear(state, state.own_ship(seat))
        note(state, "paid")


def clear(state: TruckerState, ship: Ship) -> None:
    """Crew, batteries and goods return to the bank."""
    state.bank_humans += ship.human_count()
    state.bank_batteries += ship.battery_count()
    for place, count in enumerate(ship.goods):
        state.bank_goods[place % COLOURS] += count
    ship.crew = [0] * len(ship.crew)
    ship.batteries = [0] * len(ship.batteries)
    ship.goods = [0] * len(ship.goods)


def scores(state: TruckerState) -> list[int]:
    """Credits; those of a team are counted together."""
    if is_team_game(state):
        return [state.credits[seat] + state.credits[partner_of(seat)] for seat in range(state.seats)]
    return state.credits[:]


def winners(state: TruckerState) -> list[int]:
    """Seats with the most credits; ties share the win."""
    points = scores(state)
    return [seat for seat, total in enumerate(points) if total == max(points)]


# Why a game is over, and how a tie was decided.


def ended(state: TruckerState) -> Telling:
    """The last round has been paid."""
    return Telling("ended-rounds", {"rounds": len(state.table.rules.rounds)})


def tied(state: TruckerState) -> Telling | None:
    """Ties share the win; two of one team are not tied with each other."""
    first = leaders(scores(state))
    if is_team_game(state) and set(first) == {first[0], partner_of(first[0])}:
        return None
    return tie_told(first, [])


# What must hold in every position.


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


# The game from round to round: tiles laid face down, cards dealt to piles, then building, inspection and flight.

FEWEST_LEARNING_CARDS = 1


class BeginRound(Step[TruckerState]):
    """Lay everything out for the next round."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        table = state.table
        state.round += 1
        board = table.boards[state.round_number]
        state.ships = [
            ship_on(table.tiles, board, table.starts[seat % len(table.starts)]) for seat in range(state.seats)
        ]
        state.shared = 0
        state.face_down = table.face_down[:]
        shuffle(state, state.face_down)
        state.face_up = []
        for numbers in (state.from_reserve, state.numbers, state.peeked, state.powers, state.flying, state.earned):
            numbers[:] = [0] * state.seats
        state.hands, state.last = [NO_TILE] * state.seats, [NO_TILE] * state.seats
        state.card, state.victims, state.planets = NO_CARD, [], []
        state.decks = []
        deal_piles(state)
        state.run, state.turn = 0, state.round % state.seats - 1
        begin_run(state)
        rest = [Inspect(seat) for seat in range(state.seats)]
        after: Step[TruckerState] = NEXT_ROUND if state.round + 1 < len(table.rules.rounds) else GAME_OVER
        then(state, GO_ON, *rest, LAUNCH, NEXT_CARD, PAY, after)
        note(state, "round", number=state.round_number)


def deal_piles(state: TruckerState) -> None:
    """Four piles of as many cards of each level as the round asks for; a card of the round's level comes on top."""
    table, number = state.table, state.round_number
    piles: list[list[int]] = [[] for _ in range(PILES)]
    state.stocks = stocks = [stock[:] for stock in state.stocks]
    starred = [card for card in stocks[0] if table.cards[card].starred]
    if number == 1 and table.rules.learning_flight and len(starred) >= FEWEST_LEARNING_CARDS:
        for place, card in enumerate(starred):
            piles[place % PILES].append(card)
        state.stocks[0] = [card for card in stocks[0] if card not in starred]
    else:
        for pile in piles:
            for stock, count in zip(stocks, table.rules.pile[number], strict=False):
                pile += [stock.pop() for _ in range(min(count, len(stock)))]
    for pile in piles:
        pile.sort(key=lambda card: table.cards[card].level != number)
    state.piles = piles


def start(table: Table, seats: int, seed: int) -> TruckerState:
    """A game before its first round."""
    state = new_state(table, seats, seed)
    then(state, NEXT_ROUND)
    return state


def rounds_over(state: TruckerState) -> int:
    """How many flights are over and paid."""
    return max(state.round, 0)


class GameOver(Step[TruckerState]):
    """The last round has been paid."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.card = NO_CARD


NEXT_ROUND = BeginRound()
GAME_OVER = GameOver()
LAUNCH = Launch()
PAY = Pay()
