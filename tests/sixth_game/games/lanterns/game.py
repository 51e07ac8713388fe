"""Each player hangs all but one of the lanterns in hand, in turn; most points win."""

from __future__ import annotations

from validator.play.defaults.compiled import Box
from validator.play.defaults.record import plain_game
from validator.play.defaults.state import Choice, PlainState
from validator.play.engine.step import then
from validator.play.games.lanterns.words import Lantern, LanternRules

Table = Box[Lantern, LanternRules]


class Sky(PlainState):
    """The state: hands and hung lanterns per seat, and the cards left in the box."""

    table: Table
    places = ("box", "hands", "hung")
    hidden = ("box", "hands")

    def __init__(self, table: Table, seats: int, seed: int) -> None:
        super().__init__(table, seats, seed)
        size = table.rules.hand_size
        self.box = self.shuffled(table.deck)
        self.hands = [sorted(self.box.pop() for _ in range(size)) for _ in range(seats)]
        self.hung: list[list[int]] = [[] for _ in range(seats)]
        then(self, *[Hang(seat) for _ in range(size - 1) for seat in range(seats)])


class Hang(Choice[Sky]):
    """Hang one lantern."""

    def options(self, state: Sky) -> list[int]:
        return list(dict.fromkeys(state.hands[self.who]))

    def apply(self, state: Sky, action: int) -> None:
        state.hands[self.who].remove(action)
        state.hung[self.who].append(action)


def scores(state: Sky) -> list[int]:
    """Light of the hung lanterns, and what they kindle."""
    totals = []
    for hung in state.hung:
        cards = [state.table.pieces[number] for number in hung]
        total = sum(card.light for card in cards)
        for card in cards:
            if card.glow is not None:
                total += card.glow.points * (sum(other.colour == card.colour for other in cards) - 1)
        totals.append(total)
    return totals


GAME = plain_game("lanterns", Table, Sky, scores, rounds_over=lambda state: min(map(len, state.hung)))
