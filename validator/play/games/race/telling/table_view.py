"""Things of the game by the names people know, and the table in pictures.

Tableaus, the own hand, and which cards an option is about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.engine.step import PASS, Decision
from validator.play.engine.table_view import NOTHING, Figure, Lying, Place, Shown, Touch, counted
from validator.play.engine.telling import Speaker, forgotten
from validator.play.games.race.rules import placing
from validator.play.games.race.rules.consuming import (
    ConsumeGood,
    DiscardForPoints,
    GuessNumber,
    RefillKind,
    RefillWorld,
    SellGood,
    TradeGood,
    UsePower,
)
from validator.play.games.race.rules.exploring import ExploreKeep, ExploreRefuse, Pick
from validator.play.games.race.rules.placing import DevelopCommit, SettleCommit, SettleHow
from validator.play.games.race.rules.rounds import ChooseActions, card_points
from validator.play.games.race.rules.state import NOTHING as UNDECIDED
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table import Table, Use
from validator.play.games.race.words.switches import KINDS
from validator.play.games.race.words.vocabulary import ActionCard


class Names(Speaker):
    """Cards, players, goods and action cards in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        super().__init__(content, language)
        self.table = table
        self._actions = {
            piece.id: f"action-{tag_of(piece.action)}-name".replace("_", "-")
            for piece in content.pieces["action"]
            if isinstance(piece, ActionCard)
        }

    def card(self, design: int) -> str:
        return self._content.title(self.table.faces[design], self._language)

    def cards(self, designs: list[int]) -> str:
        """Titles, or a dash for none."""
        return self.comma.join(map(self.card, designs)) or "–"

    def choice(self, cards: list[str]) -> str:
        """Action cards by their names."""
        return " + ".join(self.say(self._actions[card]) for card in cards)

    def chosen(self, cards: list[str]) -> str:
        """Action cards as they are told of; the same twice is said once."""
        said = [self.say("told-action", action=self.say(self._actions[card])) for card in dict.fromkeys(cards)]
        return self.listed(said) if len(said) == len(cards) else self.say("told-twice", action=said[0])

    def some(self, kind: int, count: int) -> str:
        """So many goods of a kind."""
        return self.say("told-goods", good=KINDS[kind - 1], count=count)

    def goods(self, kinds: list[int]) -> str:
        """Goods of these kinds, each kind once."""
        return self.listed([self.some(kind, kinds.count(kind)) for kind in sorted({*kinds})])

    def gains(self, points: int, cards: int) -> str:
        """What a power gives in points and cards, or nothing."""
        said = [self.say("told-points", points=points)] if points else []
        said += [self.say("told-cards", cards=cards)] if cards else []
        return self.listed(said or [self.say("told-nothing")])

    def power(self, use: Use) -> str:
        """A power that takes goods, after the name of its card."""
        return f"{self.card(use.design)}{self.describer.marks.colon}{self.sentence('power', use.power)}"

    def good(self, kind: int) -> str:
        """A kind of good by its number, or any good for 0."""
        return self.say(f"goods-{KINDS[kind - 1]}") if kind else self.say("goods-any")

    def what(self, design: int) -> str:
        """A card as one line: cost or defence, points, good, and all it does."""
        return self.line(self.table.faces[design])


_OF_TABLEAU = (TradeGood, SellGood, ConsumeGood, RefillWorld)
_OF_HAND = (Pick, DevelopCommit, SettleCommit, DiscardForPoints)
_OF_NOTHING = (GuessNumber, RefillKind)


class RaceView:
    """Shows positions of one set in one language."""

    def __init__(self, table: Table, content: ContentSet, language: str) -> None:
        self._names = Names(table, content, language)
        self._table = table

    def shown(self, state: RaceState, seat: int) -> Shown:
        """The table as that seat sees it."""
        others = [(seat + ahead) % state.seats for ahead in range(1, state.seats)]
        own = [self._tableau(state, seat), *self._drawn(state, seat), self._hand(state, seat), self._actions(state)]
        places = [*(self._tableau(state, other) for other in others), *self._chosen(state, seat), *own]
        figures = tuple(self._figures(state, each) for each in range(state.seats))
        said = self._names.say
        table = (
            Figure(said("shown-round"), str(state.round)),
            Figure(said("shown-pool"), str(state.pool)),
            Figure(said("shown-deck"), str(len(state.deck))),
            Figure(said("shown-discard"), str(len(state.discard))),
        )
        return Shown(tuple(places), figures, table)

    def _figures(self, state: RaceState, seat: int) -> tuple[Figure, ...]:
        said = self._names.say
        return (
            Figure(said("shown-points"), str(state.chips[seat] + card_points(state, seat))),
            Figure(said("shown-chips"), str(state.chips[seat])),
            Figure(said("shown-hand"), str(len(state.hands[seat]))),
            Figure(said("shown-strength"), str(state.tableaus[seat].strength)),
        )

    def _card(self, where: str, design: int, *notes: str) -> Lying:
        return Lying(f"{where}/{design}", self._table.designs[design], notes=notes)

    def _tableau(self, state: RaceState, seat: int) -> Place:
        names, goods = self._names, state.goods[seat]
        cards = [
            self._card(f"{seat}/tableau", design, *([names.some(self._table.kind[design], 1)] if good else []))
            for place, design in enumerate(state.tableaus[seat].cards)
            for good in [goods >> place & 1]
        ]
        heading = names.say("shown-tableau", player=names.player(seat))
        placed = state.placing[seat]
        cards += [self._card(f"{seat}/placing", placed)] if placed >= 0 else []
        return Place(heading, tuple(cards), "row", seat)

    def _hand(self, state: RaceState, seat: int) -> Place:
        cards = counted(self._card("hand", design) for design in state.hands[seat])
        return Place(self._names.say("shown-hand"), cards, "fan", seat)

    def _drawn(self, state: RaceState, seat: int) -> list[Place]:
        cards = counted(self._card("drawn", design) for design in state.drawn[seat])
        return [Place(self._names.say("shown-drawn"), cards, "fan", seat)] if cards else []

    def _actions(self, state: RaceState) -> Place:
        """The action cards that there are to choose from."""
        ids = dict.fromkeys(card for choice in self._table.choices[state.seats] for card in choice.cards)
        cards = tuple(Lying(f"action/{card}", card, said=self._names.choice([card])) for card in ids)
        return Place(self._names.say("shown-actions"), cards, "fan")

    def _chosen(self, state: RaceState, seat: int) -> Iterator[Place]:
        """Action cards that lie open, and the seat's own."""
        for other in range(state.seats):
            if state.chosen[other] != UNDECIDED and (other == seat or not state.is_secret):
                cards = [
                    Lying(f"{other}/chosen/{card}", card, said=self._names.choice([card]))
                    for card in state.choice(other).cards
                ]
                heading = self._names.say("shown-chosen", player=self._names.player(other))
                yield Place(heading, counted(cards), "row", other)

    def touched(self, state: RaceState, decision: Decision[Any]) -> list[Touch]:
        """For each option the cards it is about."""
        return [self._touch(state, decision, action) for action in state.options]

    def _touch(self, state: RaceState, decision: Decision[Any], action: int) -> Touch:
        seat = decision.seat(state)
        if isinstance(decision, ChooseActions):
            return Touch(tuple(f"action/{card}" for card in self._table.choices[state.seats][action].cards))
        if isinstance(decision, SettleHow):
            return Touch((f"{seat}/placing/{state.placing[seat]}" if action < 0 else f"{seat}/tableau/{action}",))
        if action == PASS:
            return NOTHING
        if isinstance(decision, UsePower):
            return Touch((f"{seat}/tableau/{self._table.uses[action].design}",))
        if isinstance(decision, ExploreKeep | ExploreRefuse):
            is_drawn = action in state.drawn[seat]
            return Touch((f"drawn/{action}" if is_drawn else f"hand/{action}",))
        if isinstance(decision, _OF_TABLEAU):
            return Touch((f"{seat}/tableau/{action}",))
        if isinstance(decision, _OF_HAND):
            return Touch((f"hand/{action}",))
        if isinstance(decision, _OF_NOTHING):
            return NOTHING
        raise forgotten(decision)

    def why_not(self, state: RaceState, decision: Decision[Any], key: str) -> str:
        """That a card in hand is too dear, or too strong to conquer."""
        where, _, number = key.rpartition("/")
        if where != "hand" or not isinstance(decision, DevelopCommit | SettleCommit):
            return ""
        return self._too_dear(state, decision, int(number))

    def _too_dear(self, state: RaceState, decision: DevelopCommit | SettleCommit, design: int) -> str:
        names, seat, table = self._names, decision.who, self._table
        if (design >= table.first_development) != isinstance(decision, DevelopCommit):
            return ""
        have = len(state.hands[seat]) - 1
        if isinstance(decision, DevelopCommit):
            return names.say("why-too-dear", cards=placing.develop_price(state, seat, design), have=have)
        price = placing.settle_price(state, seat, design)
        if price >= 0:
            return names.say("why-too-dear", cards=price, have=have)
        strength = placing.strength(state, seat, design)
        return names.say("why-too-strong", defence=table.defence[design], strength=strength)
