"""What each ability means in play, one meaning per word.

*End* abilities are functions that give points; *once* abilities are decisions, since using them is optional;
*ongoing* abilities are numbers that the table holds and `state.refresh` adds up.
"""

from __future__ import annotations

from bisect import insort
from typing import Any, ClassVar, Final

import msgspec

from validator.content.vocabulary import Act, Modifier, Word
from validator.play.engine.chance import below, shuffle
from validator.play.engine.step import PASS, Decision
from validator.play.games.empires.rules.choosing import THREAT_DISCARD, ask_cards
from validator.play.games.empires.rules.state import (
    EmpiresState,
    distinct,
    draw,
    hand_of,
    put_in_order,
    refresh,
    with_list,
    with_number,
    without,
)
from validator.play.games.empires.table.compiled import SYMBOLS_OFF, WORMHOLE, EndPoints
from validator.play.games.empires.words.vocabulary import (
    Ambassadors,
    Bully,
    Double,
    ExtraPoints,
    ForceDiscard,
    Information,
    Loss,
    Rebirth,
    Take,
    Threat,
    Thrive,
    TradeRoutes,
)

PLACES: Final = 64
"""A card in a row has the number ``seat × PLACES + place``."""


def extra_points(effect: ExtraPoints, state: EmpiresState, seat: int, place: int) -> int:
    """The points printed with the ability."""
    return effect.points


def factor(effect: Double, state: EmpiresState, seat: int, place: int) -> int:
    """How many times a doubled card counts (T12)."""
    row, table = state.rows[seat], state.table
    wormholes = 0
    if place > 0 and table.right_of_face[row[place - 1]] == WORMHOLE:
        wormholes += 1
    if place + 1 < len(row) and table.left_of_face[row[place + 1]] == WORMHOLE:
        wormholes += 1
    if not table.rules.double_per_wormhole:
        wormholes = min(wormholes, 1)
    return 1 + (effect.times - 1) * wormholes


def printed_points(state: EmpiresState, seat: int, place: int) -> int:
    """Points printed on a card in a row; an attack on the reward may turn them off (T5)."""
    mark = state.marks[seat][place]
    if mark < 0 and (-mark - 1) & 1 == SYMBOLS_OFF and state.table.rules.reward_off == "symbols_and_points":
        return 0
    return state.table.points_of_face[state.rows[seat][place]]


def double(effect: Double, state: EmpiresState, seat: int, place: int) -> int:
    """The printed points again, for each time more that the card counts."""
    return printed_points(state, seat, place) * (factor(effect, state, seat, place) - 1)


def ambassadors(effect: Ambassadors, state: EmpiresState, seat: int, place: int) -> int:
    """Ambassadors in all rows, times ``each``."""
    return effect.each * sum(mark > 0 for marks in state.marks for mark in marks)


def trade_routes(effect: TradeRoutes, state: EmpiresState, seat: int, place: int) -> int:
    """Routes beside the card by T11: the neighbours' facing edges, or the card's own two."""
    row, table = state.rows[seat], state.table
    if table.rules.adjacent_routes == "own_edges":
        edges = [table.left_of_face[row[place]], table.right_of_face[row[place]]]
    else:
        edges = [table.right_of_face[row[place - 1]]] if place else []
        if place + 1 < len(row):
            edges.append(table.left_of_face[row[place + 1]])
        if not place and table.rules.homeworld_routes:
            edges.append(table.rules.homeworld_routes)
    return sum(edge if edge != WORMHOLE else table.rules.wormhole_routes for edge in edges) // effect.per


END: dict[type[Modifier], EndPoints] = {
    ExtraPoints: extra_points,
    Double: double,
    Ambassadors: ambassadors,
    TradeRoutes: trade_routes,
}


class UseAbility(Decision[EmpiresState]):
    """Use a *once* ability on one of its targets, or leave it (arrow down: optional, resolved as the card lands)."""

    __slots__ = ("effect",)
    word: ClassVar[type[Act]]

    def __init__(self, effect: Any) -> None:
        self.effect = effect

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        return [*self.targets(state), PASS]

    def targets(self, state: EmpiresState) -> list[int]:
        """What the ability can be aimed at now."""
        raise NotImplementedError

    def apply(self, state: EmpiresState, action: int) -> None:
        if action != PASS:
            self.use(state, action)

    def use(self, state: EmpiresState, target: int) -> None:
        """Do it."""
        raise NotImplementedError


def _rivals_with(state: EmpiresState, count: int) -> list[int]:
    """Rivals whose hands hold enough for an ability that wants ``count`` cards (T14)."""
    least = count if state.table.rules.short_hand == "no_effect" else 1
    return [seat for seat, hand in enumerate(state.hands) if seat != state.active and len(hand) >= least]


def _random_cards(state: EmpiresState, seat: int, count: int) -> list[int]:
    hand = hand_of(state, seat)
    return [hand.pop(below(state, len(hand))) for _ in range(min(count, len(hand)))]


class UseCardByCard(UseAbility):
    """An ability on several cards is offered once for each: ``more`` is the same ability on one card fewer."""

    __slots__ = ("more",)

    def __init__(self, effect: Any) -> None:
        super().__init__(effect)
        fewer = effect.cards - 1
        self.more = type(self)(msgspec.structs.replace(effect, cards=fewer)) if fewer else None

    def apply(self, state: EmpiresState, action: int) -> None:
        if action != PASS:
            self.use(state, action)
            if self.more is not None:
                state.stack.append(self.more)


class UseTake(UseAbility):
    """Random cards change hands; their owner draws as many."""

    __slots__ = ()
    word = Take

    def targets(self, state: EmpiresState) -> list[int]:
        return [seat for seat, hand in enumerate(state.hands) if hand and seat != state.active]

    def use(self, state: EmpiresState, target: int) -> None:
        taken = _random_cards(state, target, self.effect.cards)
        hand = hand_of(state, state.active)
        for card in taken:
            insort(hand, card)
        draw(state, target, len(taken))


class UseForceDiscard(UseAbility):
    """Random cards are lost; their owner draws as many."""

    __slots__ = ()
    word = ForceDiscard

    def targets(self, state: EmpiresState) -> list[int]:
        return _rivals_with(state, self.effect.cards)

    def use(self, state: EmpiresState, target: int) -> None:
        lost = _random_cards(state, target, self.effect.cards)
        state.discard += lost
        draw(state, target, len(lost))


class UseThrive(UseCardByCard):
    """An attack card of any row goes under the homeworld."""

    __slots__ = ()
    word = Thrive

    def targets(self, state: EmpiresState) -> list[int]:
        return [
            seat * PLACES + place
            for seat, marks in enumerate(state.marks)
            for place, mark in enumerate(marks)
            if mark < 0
        ]

    def use(self, state: EmpiresState, target: int) -> None:
        seat, place = divmod(target, PLACES)
        attack = (-state.marks[seat][place] - 1) >> 1
        state.tucked = with_list(state.tucked, state.active, [*state.tucked[state.active], attack])
        state.marks = with_list(state.marks, seat, with_number(state.marks[seat], place, 0))
        refresh(state, seat)


class UseThreat(UseAbility):
    """The rival chooses what to discard, then draws as many."""

    __slots__ = ()
    word = Threat

    def targets(self, state: EmpiresState) -> list[int]:
        return _rivals_with(state, self.effect.cards)

    def use(self, state: EmpiresState, target: int) -> None:
        state.victim = target
        state.drawing = min(self.effect.cards, len(state.hands[target]))
        ask_cards(state, THREAT_DISCARD, state.drawing)


class UseInformation(UseCardByCard):
    """A card of the discard pile goes into the hand."""

    __slots__ = ()
    word = Information

    def targets(self, state: EmpiresState) -> list[int]:
        return distinct(state.discard)

    def use(self, state: EmpiresState, target: int) -> None:
        state.discard.remove(target)
        insort(hand_of(state, state.active), target)


class UseRebirth(UseAbility):
    """Discard pile and deck become one deck."""

    __slots__ = ()
    word = Rebirth

    def targets(self, state: EmpiresState) -> list[int]:
        return [0] if state.discard or state.deck else []

    def use(self, state: EmpiresState, target: int) -> None:
        put_in_order(state)
        state.deck += state.discard
        state.discard = []
        shuffle(state, state.deck)


class UseBully(UseAbility):
    """The next player pays more on the coming turn; a player past the last turn is no target."""

    __slots__ = ()
    word = Bully

    def targets(self, state: EmpiresState) -> list[int]:
        rival = (state.active + 1) % state.seats
        return [] if state.done >> rival & 1 else [rival]

    def use(self, state: EmpiresState, target: int) -> None:
        more = state.surcharge[target] + self.effect.cards
        state.surcharge = with_number(state.surcharge, target, more)


class UseLoss(UseAbility):
    """Random cards are handed over; some are discarded, the rest go back."""

    __slots__ = ()
    word = Loss

    def targets(self, state: EmpiresState) -> list[int]:
        return _rivals_with(state, self.effect.cards)

    def use(self, state: EmpiresState, target: int) -> None:
        state.victim = target
        state.looked = sorted(_random_cards(state, target, self.effect.cards))
        state.owed = state.drawing = min(self.effect.discard, len(state.looked))
        state.stack.append(LOSS_DISCARD)


class LossDiscard(Decision[EmpiresState]):
    """Discard some of the cards handed over; the rest go back and their owner draws what was lost."""

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        return distinct(state.looked)

    def apply(self, state: EmpiresState, action: int) -> None:
        state.looked = without(state.looked, action)
        state.discard.append(action)
        state.owed -= 1
        if state.owed:
            state.stack.append(self)
            return
        hand = hand_of(state, state.victim)
        for card in state.looked:
            insort(hand, card)
        state.looked = []
        draw(state, state.victim, state.drawing)


LOSS_DISCARD = LossDiscard()

ACTS: dict[type[Word], type[UseAbility]] = {
    meaning.word: meaning
    for meaning in (UseTake, UseForceDiscard, UseThrive, UseThreat, UseInformation, UseRebirth, UseBully, UseLoss)
}
