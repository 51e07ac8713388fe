"""The game from round to round: tiles laid face down, cards dealt to piles, then building, inspection and flight."""

from __future__ import annotations

from validator.play.engine.chance import shuffle
from validator.play.engine.step import Step, then
from validator.play.games.trucker.rules.building import GO_ON, begin_run
from validator.play.games.trucker.rules.flight import NEXT_CARD
from validator.play.games.trucker.rules.inspection import Inspect
from validator.play.games.trucker.rules.launch import Launch
from validator.play.games.trucker.rules.scoring import Pay
from validator.play.games.trucker.rules.state import NO_CARD, NO_TILE, TruckerState, new_state, note
from validator.play.games.trucker.ships.hull import ship_on
from validator.play.games.trucker.table.compiled import PILES, Table

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
