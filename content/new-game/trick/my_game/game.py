"""A hand of cards is played out in tricks: follow suit if you can; the highest card of the suit led wins."""

from __future__ import annotations

from validator.play.defaults.compiled import Box
from validator.play.defaults.names import Names
from validator.play.defaults.record import plain_game
from validator.play.defaults.state import Choice, Event, PlainState
from validator.play.engine.step import then

from .words import Card, MyRules

Table = Box[Card, MyRules]


class Hand(PlainState):
    """The state: where every card lies, and who leads."""

    table: Table
    places = ("box", "hands", "trick", "won")
    hidden = ("box", "hands")

    def __init__(self, table: Table, seats: int, seed: int) -> None:
        super().__init__(table, seats, seed)
        size = table.rules.hand_size
        self.box = self.shuffled(table.deck)
        self.hands = [sorted(self.box.pop() for _ in range(size)) for _ in range(seats)]
        self.trick: list[int] = []
        self.won: list[list[int]] = [[] for _ in range(seats)]
        self.leader = 0
        then(self, Trick())


class Trick(Event[Hand]):
    """Every seat plays a card in turn, the leader first; then somebody wins them."""

    def run(self, state: Hand) -> None:
        order = [(state.leader + turn) % state.seats for turn in range(state.seats)]
        then(state, *map(Play, order), Win())


class Play(Choice[Hand]):
    """Play a card: of the suit that was led, or any where you have none."""

    def options(self, state: Hand) -> list[int]:
        cards = state.table.pieces
        hand = list(dict.fromkeys(state.hands[self.who]))
        led = [card for card in hand if state.trick and cards[card].suit == cards[state.trick[0]].suit]
        return led or hand

    def apply(self, state: Hand, action: int) -> None:
        state.hands[self.who].remove(action)
        state.trick.append(action)


class Win(Event[Hand]):
    """The highest card of the suit led wins the trick; whoever played it leads next."""

    def run(self, state: Hand) -> None:
        cards = [state.table.pieces[card] for card in state.trick]
        ranks = [card.rank if card.suit == cards[0].suit else 0 for card in cards]
        state.leader = (state.leader + ranks.index(max(ranks))) % state.seats
        state.won[state.leader] += state.trick
        state.trick = []
        if any(state.hands):
            then(state, Trick())

    def told(self, state: Hand, names: Names) -> dict[str, object]:
        return {"player": names.player(state.leader)}


def scores(state: Hand) -> list[int]:
    """A point for each trick, and the prizes on the cards in it."""
    return [len(won) // state.seats + sum(prize(state, card) for card in won) for won in state.won]


def prize(state: Hand, card: int) -> int:
    """The points that a card brings whoever wins it."""
    bonus = state.table.pieces[card].bonus
    return 0 if bonus is None else bonus.points


def tricks_over(state: Hand) -> int:
    """How many tricks were won."""
    return sum(map(len, state.won)) // state.seats


GAME = plain_game("my_game", Table, Hand, scores, rounds_over=tricks_over)
