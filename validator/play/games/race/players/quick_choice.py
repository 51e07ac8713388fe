"""What a sensible player chooses without thinking long: action cards in secret, and cards while an option is played on.

Action cards are taken by what their own phases promise, cards to build, settle, keep and pay with by what they do.
"""

from __future__ import annotations

from validator.play.games.race.players import estimates
from validator.play.games.race.players.hand_value import Purse
from validator.play.games.race.players.outlook import NO_SALE, Outlook, Stock, outlook_of
from validator.play.games.race.players.prospects import appraisal_of
from validator.play.games.race.rules.developing import DevelopCommit
from validator.play.games.race.rules.exploring import ExploreKeep, ExploreRefuse
from validator.play.games.race.rules.picking import KeepCard, Pick
from validator.play.games.race.rules.rounds import ChooseActions
from validator.play.games.race.rules.settling import SettleCommit
from validator.play.games.race.rules.state import NOTHING, RaceState, SeatDecision
from validator.play.games.race.table.compiled import (
    CONSUME,
    DEVELOP,
    DEVELOP_AGAIN,
    EXPLORE,
    PRODUCE,
    SETTLE,
    SETTLE_AGAIN,
    Choice,
)

MOST_CHOICES = 8
"""So many choices of action cards are worth thinking about."""


def is_secret(state: RaceState) -> bool:
    """Whether action cards are being chosen."""
    return bool(state.stack) and isinstance(state.stack[-1], ChooseActions)


def hurried(state: RaceState, decision: SeatDecision) -> int:
    """The choice of action cards whose own phases promise most."""
    worth = _promises(state, decision.who, state.options)
    return state.options[worth.index(max(worth))]


def shortlist(state: RaceState, decision: SeatDecision) -> list[int]:
    """The choices whose own phases promise most."""
    worth = _promises(state, decision.who, state.options)
    order = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
    return [state.options[place] for place in sorted(order[:MOST_CHOICES])]


def guess_again(state: RaceState, seat: int) -> None:
    """Action cards that rivals have chosen already are chosen again in a hurry, with the hands of this guess."""
    if is_secret(state):
        chosen = state.chosen
        numbers = state.table.choice_numbers[state.seats]
        for other, number in enumerate(chosen):
            if other != seat and number != NOTHING:
                worth = _promises(state, other, numbers)
                chosen[other] = numbers[worth.index(max(worth))]


def _promises(state: RaceState, seat: int, numbers: list[int]) -> list[float]:
    """What the phases of each of these choices promise."""
    programme, choices = _Programme(state, seat), state.table.choices[state.seats]
    return [programme.promise(choices[number]) for number in numbers]


class _Programme:
    """What each phase would bring to a seat, with the hand and the goods it has.

    Of cards that may be placed, the two best are known without exploring first, and with the cards that brings.
    """

    __slots__ = ("_card", "_developments", "_outlook", "_stock", "_worlds")

    _card: float
    _developments: list[tuple[float, float]]
    _worlds: list[tuple[float, float]]
    _outlook: Outlook
    _stock: Stock

    def __init__(self, state: RaceState, seat: int) -> None:
        purse, hand, table = Purse(state, seat), state.hands[seat], state.table
        self._card = purse.card
        self._outlook = outlook_of(table, state.tableaus[seat])
        first, end, discount = table.first_development, len(table.faces), appraisal_of(table).discount
        more = (0, table.explore_keep + self._outlook.tableau.explore_keep)
        self._developments = [purse.best_two(hand, first, end, discount + cards) for cards in more]
        self._worlds = [purse.best_two(hand, 0, first, cards) for cards in more]
        self._stock = self._outlook.stock(state.goods[seat])

    def promise(self, choice: Choice) -> float:
        """What a choice of action cards brings by its own phases."""
        phases, card, stock = choice.phases, self._card, self._stock
        outlook = self._outlook
        tableau, table = outlook.tableau, outlook.table
        total = 0.0
        if phases & EXPLORE:
            drawn = table.explore_draw + tableau.explore_draw + choice.draw
            total += card * (table.explore_keep + tableau.explore_keep + choice.keep) + estimates.SIGHT * drawn
        if phases & (DEVELOP | DEVELOP_AGAIN):
            total += card * tableau.draw_before + self._built(choice)
        if phases & (SETTLE | SETTLE_AGAIN):
            total += self._settled(choice)
        if phases & CONSUME:
            total += card * tableau.draw_consuming + (choice.times - estimates.LATER) * stock.consumed
            if choice.trades and stock.best_sale != NO_SALE:
                total += estimates.SOLD * card * stock.best_sale
        if phases & PRODUCE:
            refilled = min(outlook.refills + choice.goods, stock.refilling)
            total += estimates.PRODUCED * (stock.producing + refilled) + card * tableau.draw_producing
        return total

    def _built(self, choice: Choice) -> float:
        first, second = self._developments[1 if choice.phases & EXPLORE else 0]
        again = second if choice.phases & DEVELOP_AGAIN else 0.0
        return self._placed(first, again, choice.discounts, self._outlook.tableau.draw_after)

    def _settled(self, choice: Choice) -> float:
        first, second = self._worlds[1 if choice.phases & EXPLORE else 0]
        again = second if choice.phases & SETTLE_AGAIN else 0.0
        return self._placed(first, again, choice.draws, self._outlook.tableau.draw_settled)

    def _placed(self, first: float, again: float, cards: list[int], drawn: int) -> float:
        """What one card placed in a phase, and one in its second turn, are worth, with the cards that come of each."""
        total = 0.0
        if first > 0.0:
            total += estimates.PLACED * first + self._card * (cards[0] + drawn)
        if again > 0.0:
            total += estimates.PLACED * again + self._card * (cards[1] + drawn)
        return total


def at_once(state: RaceState, decision: SeatDecision) -> int | None:
    """What a seat chooses; None where it had better try its options."""
    who = decision.who
    if isinstance(decision, DevelopCommit):
        return Purse(state, who).development(state)
    if isinstance(decision, SettleCommit):
        return Purse(state, who).world(state)
    if isinstance(decision, ExploreKeep):
        kept = not isinstance(decision, ExploreRefuse)
        return Purse(state, who).first_of(state.drawn[who][state.bound :], state.owed[who], kept)
    if isinstance(decision, Pick):
        return Purse(state, who).first_of(
            state.hands[who][state.bound :], state.owed[who], isinstance(decision, KeepCard)
        )
    return None
