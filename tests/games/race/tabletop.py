"""Sets a table of Race for the Galaxy by ids of cards, so that a test reads like the case it is about.

Nothing lies on the table that a test does not put there, but for a deck of worlds nobody else uses::

    table().lay(0, "S1", "D04").hand(0, "D16", "W01", "W02", "W03").acts(0, "develop").play("develop").offers()
"""

from __future__ import annotations

from copy import copy
from functools import cache
from types import SimpleNamespace
from typing import Any, Self

import msgspec

from validator.content.loading import ContentSet
from validator.play.engine.step import PASS, choose, settle
from validator.play.games.race.rules import rounds
from validator.play.games.race.rules.consuming import CONSUME_PHASE, PRODUCE_PHASE
from validator.play.games.race.rules.exploring import EXPLORE_PHASE
from validator.play.games.race.rules.placing import (
    CONQUER,
    DEVELOP_PHASE,
    PAY,
    SETTLE_PHASE,
    develop_price,
    settle_price,
)
from validator.play.games.race.rules.rounds import card_points, score_parts, scores, winners
from validator.play.games.race.table import Choice, Table, table_of, tableau_of
from validator.play.games.race.words.numbers import ANY
from validator.play.games.race.words.switches import KINDS
from validator.play.games.race.words.vocabulary import VOCABULARY
from validator.play.lookup import open_set

PHASES = {
    "explore": EXPLORE_PHASE,
    "develop": DEVELOP_PHASE[0],
    "develop again": DEVELOP_PHASE[1],
    "settle": SETTLE_PHASE[0],
    "settle again": SETTLE_PHASE[1],
    "consume": CONSUME_PHASE,
    "produce": PRODUCE_PHASE,
    "end": rounds.END_ROUND,
}
words: Any = SimpleNamespace(**{word.__name__: word for family in VOCABULARY.families.values() for word in family})
"""Every word by the name of its class, wherever its file is."""
FILLER = "W16"
FILLERS = 40
NAMES = {PASS: "pass", PAY: "pay", CONQUER: "conquer"}
Changes = dict[str, dict[str, Any]]


@cache
def race(name: str = "race") -> ContentSet:
    """A built-in set, read once."""
    return open_set(name)


def table(seats: int = 2, rules: dict[str, Any] | None = None, cards: Changes | None = None) -> Tabletop:
    """A table with some switches, and some fields of cards, set otherwise than in the built-in set."""
    return Tabletop(seats, compiled(rules or {}, cards or {}))


def compiled(rules: dict[str, Any], cards: Changes, name: str = "race") -> Table:
    """A set with some of its values changed, ready for play."""
    content = copy(race(name))
    content.rules = msgspec.structs.replace(content.rules, **rules)
    content.pieces = {
        kind: tuple(msgspec.structs.replace(piece, **cards.get(piece.id, {})) for piece in pieces)
        for kind, pieces in content.pieces.items()
    }
    return table_of(content)


class Tabletop:
    """One position, and what can be done in it. Nobody has chosen a phase's bonus unless `acts` says so."""

    def __init__(self, seats: int, compiled_table: Table) -> None:
        self.table = compiled_table
        self.state = rounds.new_state(compiled_table, seats, 1)
        self.state.deck = [self.design(FILLER)] * FILLERS
        self.state.starts = tuple(compiled_table.starts[:seats])
        self.state.round = 1
        choices = compiled_table.choices[seats]
        compiled_table.choices[seats] = [*choices, Choice(())]
        self.state.chosen = [len(choices)] * seats

    # Setting the table

    def lay(self, seat: int, *cards: str) -> Self:
        self.state.tableaus[seat] = tableau_of(self.table, tuple(map(self.design, cards)))
        return self

    def goods(self, seat: int, *worlds: str) -> Self:
        """Goods on some worlds of a tableau."""
        for world in worlds:
            self.state.goods[seat] |= 1 << self.in_tableau(seat).index(world)
        self.state.under += [self.design(FILLER)] * len(worlds)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.state.hands[seat] = sorted(map(self.design, cards))
        return self

    def deck(self, *cards: str) -> Self:
        """The deck, its top card first."""
        self.state.deck = [self.design(card) for card in reversed(cards)]
        return self

    def discards(self, *cards: str) -> Self:
        self.state.discard = [self.design(card) for card in cards]
        return self

    def chips(self, *points: int) -> Self:
        self.state.chips = list(points)
        return self

    def pool(self, points: int) -> Self:
        self.state.reserve += self.state.pool - points
        self.state.pool = points
        return self

    def acts(self, seat: int, *actions: str) -> Self:
        """The action cards that a seat has chosen."""
        self.state.chosen[seat] = self._choice("+".join(actions))
        return self

    # Moving on

    def play(self, *phases: str) -> Self:
        """Begin a phase, or several in a row, and go on to the first choice."""
        self.state.stack += [PHASES[phase] for phase in reversed(phases)]
        settle(self.state)
        return self

    def round(self) -> Self:
        """Begin a round with the choice of action cards."""
        self.state.stack = [rounds.START]
        settle(self.state)
        return self

    def offers(self) -> list[str]:
        """What is offered now, by name."""
        return [self.name(action) for action in self.state.options] if self.state.stack else []

    def do(self, *names: str) -> Self:
        """Choose by name, one thing after another; go on to the next choice."""
        for name in names:
            offered = {self.name(action): action for action in self.state.options}
            assert self.state.stack, f"nobody is asked for {name}"
            assert name in offered, f"{name} is not among {list(offered)} of {self.asked}"
            choose(self.state, offered[name])
            settle(self.state)
        return self

    # Looking at it

    @property
    def asked(self) -> str:
        """The kind of decision somebody is asked for now, with the seat; empty when nobody is."""
        if not self.state.stack:
            return ""
        step = self.state.stack[-1]
        return f"{type(step).__name__} {step.seat(self.state)}"

    def in_hand(self, seat: int) -> list[str]:
        return [self.table.designs[design] for design in self.state.hands[seat]]

    def cards(self, seat: int = 0) -> int:
        """How many cards a seat has in hand."""
        return len(self.state.hands[seat])

    def drawn(self, seat: int = 0) -> int:
        """How many cards a seat has drawn to choose from."""
        return len(self.state.drawn[seat])

    def in_tableau(self, seat: int) -> list[str]:
        return [self.table.designs[design] for design in self.state.tableaus[seat].cards]

    def with_goods(self, seat: int = 0) -> list[str]:
        """Worlds that have a good."""
        goods = self.state.goods[seat]
        return [world for place, world in enumerate(self.in_tableau(seat)) if goods >> place & 1]

    def points(self, seat: int = 0) -> int:
        """Points in chips."""
        return self.state.chips[seat]

    def develop_price(self, card: str, seat: int = 0) -> int:
        return develop_price(self.state, seat, self.design(card))

    def settle_price(self, card: str, seat: int = 0) -> int:
        return settle_price(self.state, seat, self.design(card))

    def scores(self) -> list[int]:
        return scores(self.state)

    def bonuses(self, seat: int = 0) -> int:
        """Points that developments score."""
        return score_parts(self.state)["bonuses"][seat]

    def card_points(self, seat: int = 0) -> int:
        return card_points(self.state, seat)

    def winners(self) -> list[int]:
        return winners(self.state)

    # Names

    def design(self, card: str) -> int:
        return self.table.designs.index(card)

    def choices(self) -> list[str]:
        """Every choice of action cards, by their ids."""
        return ["+".join(choice.cards) for choice in self.table.choices[self.state.seats] if choice.cards]

    def _choice(self, actions: str) -> int:
        wanted = sorted(actions.split("+"))
        found = [number for number, name in enumerate(self.choices()) if sorted(name.split("+")) == wanted]
        assert found, f"{actions} is not among {self.choices()}"
        return found[0]

    def name(self, action: int) -> str:
        """An action by name: a card, ``pass``, ``pay``, ``conquer``, a number, a kind or action cards."""
        if action in NAMES:
            return NAMES[action]
        kind = type(self.state.stack[-1]).__name__
        if kind == "ChooseActions":
            return self.choices()[action]
        if kind == "UsePower":
            return self.table.designs[self.table.uses[action].design]
        if kind == "GuessNumber":
            return str(action)
        if kind == "RefillKind":
            return "any" if action == ANY else KINDS[action - 1]
        return self.table.designs[action]
