"""A turn of Tiny Stellar Empires, step by step: what is chosen, played and paid, and what abilities do."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Any, Final

import msgspec

from validator.play.engine.chance import below
from validator.play.engine.lists import distinct, with_list, with_number, without
from validator.play.engine.step import PASS, Decision, Step
from validator.play.games.empires.rules.state import EmpiresState, dealt, put_in_order, refresh, top_card
from validator.play.games.empires.table import Table
from validator.play.games.empires.words.numbers import PLACES, WORMHOLE

# Choosing cards one at a time, so that each set of cards is offered once: in ascending order from `bound`.


class ChooseCards(Decision[EmpiresState]):
    """Choose ``owed`` cards of a hand and discard them, in ascending order."""

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        hand = state.hands[self.seat(state)]
        return distinct(hand[state.bound : len(hand) - state.owed + 1])

    def only(self, state: EmpiresState) -> int | None:
        hand = state.hands[self.seat(state)]
        first = hand[state.bound]
        # The hand is sorted.
        return first if first == hand[len(hand) - state.owed] else None

    def apply(self, state: EmpiresState, action: int) -> None:
        hand = state.own_hand(self.seat(state))
        place = bisect_left(hand, action, state.bound)
        state.discard.append(hand.pop(place))
        state.bound = place
        state.owed -= 1
        if state.owed:
            state.stack.append(self)
        else:
            self.done(state)

    def done(self, state: EmpiresState) -> None:
        """The last card has been chosen."""


class Pay(ChooseCards):
    """Pay for a card by discarding others."""

    __slots__ = ()


class HandLimit(ChooseCards):
    """Discard down to the hand size (T16)."""

    __slots__ = ()


class UnderDeck(Decision[EmpiresState]):
    """Put one of the cards looked at under the deck; the last of them decided, the rest go into the hand."""

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        return distinct(state.looked)

    def apply(self, state: EmpiresState, action: int) -> None:
        state.looked = without(state.looked, action)
        put_in_order(state)
        state.deck.insert(0, action)
        if len(state.looked) > state.drawing:
            state.stack.append(self)
        else:
            _keep(state)


def _keep(state: EmpiresState) -> None:
    hand = state.own_hand(state.active)
    for card in state.looked:
        insort(hand, card)
    state.looked = []


def ask_cards(state: EmpiresState, step: ChooseCards, count: int) -> None:
    """Push a choice of ``count`` cards; nothing where the count is 0."""
    state.owed = count
    state.bound = 0
    if count:
        state.stack.append(step)


def draw_looking(state: EmpiresState, count: int) -> None:
    """The active player's draw at the start or end of a turn: *look* abilities show more, the rest goes under."""
    if count <= 0:
        return
    more = state.looks[state.active]
    if not more:
        state.draw(state.active, count)
        return
    looked = state.looked[:]
    for _ in range(count + more):
        card = top_card(state)
        if card < 0:
            break
        insort(looked, card)
    state.looked = looked
    state.drawing = count
    if len(state.looked) > count:
        state.stack.append(UNDER_DECK)
    else:
        _keep(state)


PAY = Pay()
HAND_LIMIT = HandLimit()
UNDER_DECK = UnderDeck()


# The turn, in the rulebook's order: exchange, empire card, raid or invasion, ambassador, refill.

NEW_HAND: Final = -2
"""The action of showing a hand without a playable empire card and discarding it."""

EVERY: Final = 1 << 30
"""More options than there are."""

MOST_TURNS_PER_CARD: Final = 2
"""When rounds are counted by cards in the row (T10), nobody takes more than this many turns for each of them."""


class BeginTurn(Step[EmpiresState]):
    """Draw the new hand that is owed from last turn, then exchange and play."""

    __slots__ = ()

    def run(self, state: EmpiresState) -> None:
        state.hit = state.ambassadors = 0
        state.stack += (PLAY_EMPIRE, BEGIN_EXCHANGE)
        if state.new_hand[state.active]:
            state.new_hand = with_number(state.new_hand, state.active, 0)
            draw_looking(state, state.table.rules.hand_size)


class BeginExchange(Step[EmpiresState]):
    """Nothing has been exchanged yet this turn."""

    __slots__ = ()

    def run(self, state: EmpiresState) -> None:
        state.bound = state.drawing = 0
        state.stack.append(EXCHANGE)


class Exchange(Decision[EmpiresState]):
    """Step 1: discard a card to draw anew, up to two of them; ``drawing`` counts them."""

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        if state.drawing >= state.table.rules.swap_cards:
            return [PASS]
        options = distinct(state.hands[state.active][state.bound :])
        options.append(PASS)
        return options

    def only(self, state: EmpiresState) -> int | None:
        if state.drawing >= state.table.rules.swap_cards or state.bound >= len(state.hands[state.active]):
            return PASS
        return None

    def apply(self, state: EmpiresState, action: int) -> None:
        if action == PASS:
            draw_looking(state, state.drawing)
            return
        hand = state.own_hand(state.active)
        place = hand.index(action, state.bound)
        state.discard.append(hand.pop(place))
        state.bound = place
        state.drawing += 1
        state.stack.append(self)


def price(state: EmpiresState, face: int) -> int:
    """Hand cards the active player pays for an empire card."""
    seat = state.active
    return price_of(state.table, face, state.surcharge[seat], state.discounts[seat])


def price_of(table: Table, face: int, more: int, less: int) -> int:
    """Hand cards to pay for an empire card: cost, more when bullied, less by discounts, floor by T8."""
    cost = table.cost_of_face[face]
    if not less:
        return cost + more
    if table.rules.price_floor == "before_bully":
        return max(min(1, cost), cost - less) + more
    return max(min(1, cost + more), cost + more - less)


def fits(edge: int, other: int) -> bool:
    """Whether two edges may meet: equal counts, or a wormhole on either side."""
    return edge == other or WORMHOLE in (edge, other)


def playable(state: EmpiresState, enough: int = EVERY) -> list[int]:
    """Faces the active player may place and pay for; a number ``table.faces`` higher means the row's left end.

    Nobody looks for more of them once there are ``enough``.
    """
    table = state.table
    hand, row = state.hands[state.active], state.rows[state.active]
    others = len(hand) - 1
    lefts = table.left_of_face
    open_edge = table.right_of_face[row[-1]] if row else table.rules.homeworld_routes or WORMHOLE
    options: list[int] = []
    raids = table.first_raid
    last = -1
    for card in hand:
        if card >= raids:
            break
        if card == last:
            continue
        last = card
        if len(options) >= enough:
            return options
        for face in (2 * card, 2 * card + 1):
            left = lefts[face]
            if (left == open_edge or not left or not open_edge) and price(state, face) <= others:
                options.append(face)
    if row and table.rules.row_side == "either":
        options += _playable_left(state, others)
    return options


def _playable_left(state: EmpiresState, others: int) -> list[int]:
    """T2: faces whose right edge fits the left end of the row."""
    table = state.table
    open_edge = table.left_of_face[state.rows[state.active][0]]
    cards = [card for card in distinct(state.hands[state.active]) if card < table.first_raid]
    return [
        face + table.faces
        for card in cards
        for face in (2 * card, 2 * card + 1)
        if fits(table.right_of_face[face], open_edge) and price(state, face) <= others
    ]


def _with_others(state: EmpiresState, options: list[int]) -> list[int]:
    """The same faces, and what may be done instead of placing one."""
    rules = state.table.rules
    stuck = not options
    if stuck or rules.empire_play == "optional":
        options.append(PASS)
    if (stuck or rules.voluntary_new_hand) and state.hands[state.active]:
        options.append(NEW_HAND)
    return options


class PlayEmpire(Decision[EmpiresState]):
    """Step 2: place one empire card, or none, or ask for a new hand when stuck (T9)."""

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        return _with_others(state, playable(state))

    def only(self, state: EmpiresState) -> int | None:
        options = _with_others(state, playable(state, 2))
        return options[0] if len(options) == 1 else None

    def apply(self, state: EmpiresState, action: int) -> None:
        seat = state.active
        if action == NEW_HAND:
            state.discard += state.hands[seat]
            state.hands[seat] = []
            state.new_hand = with_number(state.new_hand, seat, 1)
            state.stack.append(END_TURN)
        elif action == PASS:
            state.stack.append(ATTACK)
        else:
            self.place(state, seat, action)

    @staticmethod
    def place(state: EmpiresState, seat: int, action: int) -> None:
        """Lay the card down, then pay, then use its arrow ability, then go on with the turn."""
        table = state.table
        at_left, face = divmod(action, table.faces)
        cost = price(state, face)
        state.own_hand(seat).remove(face >> 1)
        row, marks = state.rows[seat], state.marks[seat]
        state.rows = with_list(state.rows, seat, [face, *row] if at_left else [*row, face])
        state.marks = with_list(state.marks, seat, [0, *marks] if at_left else [*marks, 0])
        refresh(state, seat)
        act = table.act_of_face[face]
        state.stack.append(ATTACK)
        if act is not None:
            state.stack.append(act)
        ask_cards(state, PAY, cost)


class Attack(Decision[EmpiresState]):
    """Step 3: a raid or invasion on a rival's card; asked again until passed (one for each rival, T4).

    An action is ``((design × 8 + rival) × PLACES + place) × 2 + mode``.
    """

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        table = state.table
        hand = state.hands[state.active]
        if not hand or hand[-1] < table.first_raid:
            return [PASS]
        options = []
        if not (state.hit and table.rules.raids_per_turn == "one"):
            for design in distinct(hand):
                if table.first_raid <= design < table.first_ambassador and table.raid_cost[design] < len(hand):
                    options += [
                        (design * 8 + rival) * PLACES * 2 + place * 2 + mode
                        for rival, place in targets(state)
                        for mode in table.raid_modes[design]
                    ]
        options.append(PASS)
        return options

    def only(self, state: EmpiresState) -> int | None:
        hand = state.hands[state.active]
        if not hand or hand[-1] < state.table.first_raid:
            return PASS
        return super().only(state)

    def apply(self, state: EmpiresState, action: int) -> None:
        if action == PASS:
            state.stack.append(SEND_AMBASSADOR)
            return
        design, rival, place, mode = read_attack(action)
        state.own_hand(state.active).remove(design)
        marks = with_number(state.marks[rival], place, -(2 * design + mode + 1))
        state.marks = with_list(state.marks, rival, marks)
        state.hit |= 1 << rival
        refresh(state, rival)
        state.stack.append(self)
        ask_cards(state, PAY, state.table.raid_cost[design])


def read_attack(action: int) -> tuple[int, int, int, int]:
    """An attack's action → design, rival, place, mode."""
    rest, mode = divmod(action, 2)
    rest, place = divmod(rest, PLACES)
    design, rival = divmod(rest, 8)
    return design, rival, place, mode


def targets(state: EmpiresState) -> list[tuple[int, int]]:
    """Cards that may be attacked: of rivals not yet attacked this turn and not past their last turn; neither
    under attack, nor with an ambassador, nor protected."""
    protect = state.table.protect_of_face
    spared = state.hit | state.done | 1 << state.active
    return [
        (rival, place)
        for rival in range(state.seats)
        if not spared >> rival & 1
        for place, mark in enumerate(state.marks[rival])
        if not mark and not protect[state.rows[rival][place]]
    ]


class SendAmbassador(Decision[EmpiresState]):
    """Step 4: an ambassador to one of your attacked cards; the first is free, each further one costs one card more.

    An action is ``(design × 2 + end) × PLACES + place``; ``end`` is the half that faces you.
    """

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        table = state.table
        hand = state.hands[state.active]
        options = []
        if hand and hand[-1] >= table.first_ambassador and state.ambassadors < len(hand):
            places = self.places(state)
            options = [
                (design * 2 + end) * PLACES + place
                for design in distinct(hand)
                if design >= table.first_ambassador
                for end in (0, 1)
                for place in places
            ]
        options.append(PASS)
        return options

    @staticmethod
    def places(state: EmpiresState) -> list[int]:
        """Own cards an ambassador may be sent to (T6)."""
        anywhere = state.table.rules.ambassador_without_attack
        marks = state.marks[state.active]
        return [place for place, mark in enumerate(marks) if mark < 0 or (anywhere and not mark)]

    def only(self, state: EmpiresState) -> int | None:
        hand = state.hands[state.active]
        if not hand or hand[-1] < state.table.first_ambassador:
            return PASS
        return super().only(state)

    def apply(self, state: EmpiresState, action: int) -> None:
        if action == PASS:
            state.stack.append(REFILL)
            return
        seat = state.active
        face, place = divmod(action, PLACES)
        state.own_hand(seat).remove(face >> 1)
        mark = state.marks[seat][place]
        if mark:
            state.removed = [*state.removed, (-mark - 1) >> 1]
        state.marks = with_list(state.marks, seat, with_number(state.marks[seat], place, face + 1))
        refresh(state, seat)
        state.stack.append(self)
        ask_cards(state, PAY, state.ambassadors)
        state.ambassadors += 1


class Refill(Step[EmpiresState]):
    """Step 5: draw up to the hand size; T16 may cut a larger hand down."""

    __slots__ = ()

    def run(self, state: EmpiresState) -> None:
        rules = state.table.rules
        state.stack.append(END_TURN)
        above = len(state.hands[state.active]) - rules.hand_size
        if above < 0:
            draw_looking(state, -above)
        elif rules.discard_to_hand_size:
            ask_cards(state, HAND_LIMIT, above)


class EndTurn(Step[EmpiresState]):
    """Count the turn and pass on to the next seat that has turns left; with none left the game is over."""

    __slots__ = ()

    def run(self, state: EmpiresState) -> None:
        seat = state.active
        if state.surcharge[seat]:
            state.surcharge = with_number(state.surcharge, seat, 0)
        state.turns = with_number(state.turns, seat, state.turns[seat] + 1)
        if _has_finished(state, seat):
            state.done |= 1 << seat
        for ahead in range(1, state.seats + 1):
            following = (seat + ahead) % state.seats
            if not state.done >> following & 1:
                state.active = following
                state.stack.append(BEGIN_TURN)
                return


def rounds(table: Table, seats: int) -> int:
    """Rounds of a game for this number of players."""
    return table.rounds[seats]


def _has_finished(state: EmpiresState, seat: int) -> bool:
    limit = rounds(state.table, state.seats)
    if state.table.rules.round_count == "turns":
        return state.turns[seat] >= limit
    return len(state.rows[seat]) >= limit or state.turns[seat] >= MOST_TURNS_PER_CARD * limit


def start(table: Table, seats: int, seed: int) -> EmpiresState:
    """A game at its first turn; who begins is drawn by lot or seat 0 (T17)."""
    state = dealt(table, seats, seed)
    state.active = below(state, seats) if table.rules.start_seat == "random" else 0
    state.stack.append(BEGIN_TURN)
    return state


def rounds_over(state: EmpiresState) -> int:
    """How many rounds are over: a round is over when there were as many turns as there are seats."""
    return sum(state.turns) // state.seats


BEGIN_TURN = BeginTurn()
BEGIN_EXCHANGE = BeginExchange()
EXCHANGE = Exchange()
PLAY_EMPIRE = PlayEmpire()
ATTACK = Attack()
SEND_AMBASSADOR = SendAmbassador()
REFILL = Refill()
END_TURN = EndTurn()


# The choices that *once* abilities are: using them is optional, and each says itself what it does.


class UseAbility(Decision[EmpiresState]):
    """Use a *once* ability on one of its targets, or leave it (arrow down: optional, resolved as the card lands).

    One on several cards is offered once for each: ``more`` is the same ability on one card fewer.
    """

    __slots__ = ("cards", "effect", "looked", "more", "name")

    def __init__(self, effect: Any) -> None:
        self.effect = effect
        self.name = f"UseAbility({effect})"
        self.cards = DiscardForAbility(effect)
        self.looked = DiscardOfLooked(effect)
        fewer = effect.cards - 1 if effect.card_by_card else 0
        self.more: UseAbility | None = UseAbility(msgspec.structs.replace(effect, cards=fewer)) if fewer else None

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        return [*self.targets(state), PASS]

    def targets(self, state: EmpiresState) -> list[int]:
        """What the ability can be aimed at now."""
        targets: list[int] = self.effect.targets(state)
        return targets

    def apply(self, state: EmpiresState, action: int) -> None:
        if action == PASS:
            return
        self.effect.use(state, action, self)
        if self.more is not None:
            state.stack.append(self.more)

    def discard_from_hand(self, state: EmpiresState, seat: int, count: int) -> None:
        """A seat chooses so many cards of its hand and discards them; then the ability's `discarded` is asked."""
        state.victim = seat
        ask_cards(state, self.cards, count)

    def discard_of_looked(self, state: EmpiresState, count: int) -> None:
        """The active seat chooses so many of the cards in limbo and discards them; then `discarded` is asked."""
        state.owed = count
        state.stack.append(self.looked)


class DiscardForAbility(ChooseCards):
    """The seat that an ability makes discard chooses which cards."""

    __slots__ = ("effect", "name")

    def __init__(self, effect: Any) -> None:
        self.effect = effect
        self.name = f"DiscardForAbility({effect})"

    def seat(self, state: EmpiresState) -> int:
        return state.victim

    def done(self, state: EmpiresState) -> None:
        self.effect.discarded(state)


class DiscardOfLooked(Decision[EmpiresState]):
    """Discard some of the cards in limbo."""

    __slots__ = ("effect", "name")

    def __init__(self, effect: Any) -> None:
        self.effect = effect
        self.name = f"DiscardOfLooked({effect})"

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
        else:
            self.effect.discarded(state)
