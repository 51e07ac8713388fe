"""What comes of an option, as far as a seat can tell before anybody guesses.

An option is run once, with the cards of the deck face down, and then looked at in every guess. Nothing has to be run
again where a seat draws: what it has drawn is turned up as the guess has it. Only where somebody has less of a choice
in a guess, or secrets are revealed, the option is tried in the guess itself.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from validator.play.engine.step import Decision, run_on
from validator.play.games.race.players.hidden import Deal
from validator.play.games.race.players.value import Vantage
from validator.play.games.race.rules.consuming import GuessNumber
from validator.play.games.race.rules.exploring import ExploreKeep, Pick
from validator.play.games.race.rules.placing import Commit, DevelopReveal, SettleReveal
from validator.play.games.race.rules.rounds import RevealActions
from validator.play.games.race.rules.state import RaceState, SeatDecision

ABOUT_CARDS: Final = (Pick, ExploreKeep, Commit)
"""Whether these are choices at all depends on what cards a seat has."""
PICKS: Final = (Pick, ExploreKeep)
TURNS_UP: Final = (RevealActions, DevelopReveal, SettleReveal)


def take(state: RaceState, action: int) -> None:
    """Take an option of the decision on top of the stack."""
    step = state.stack.pop()
    assert isinstance(step, Decision)
    step.apply(state, action)


def tried(guess: RaceState, action: int) -> RaceState:
    """Where an option leads to in a guess."""
    trial = guess.copy()
    take(trial, action)
    run_on(trial)
    return trial


@cache
def face_down(count: int) -> list[int]:
    """So many cards of which nobody knows more than how far below the top of the deck they lie: -1 is on top."""
    return list(range(-count, 0))


class Trial(Vantage):
    """Where an option leads to, as long as nothing is turned up.

    Attributes:
        is_certain: whether that holds in every guess in which ``asked`` is a choice.
        asked: the decision at which play stops if what somebody has in a guess leaves a choice; None where there is
            one for certain, or where the game is over.
        is_open: whether play went on as it did whatever the seat has in hand.
    """

    __slots__ = ("_answer", "_asked_of", "_start", "asked", "is_certain", "is_open")

    is_certain: bool
    asked: SeatDecision | None
    is_open: bool
    _start: RaceState
    _asked_of: Deal | None
    _answer: bool

    def __init__(self, start: RaceState, seat: int, action: int) -> None:
        super().__init__(start.copy(), seat)
        self._start, self.asked, self._asked_of, self._answer, self.is_open = start, None, None, False, True
        state, count = self.state, len(start.deck)
        state.deck, state.loose = face_down(count)[:], 1
        take(state, action)
        hand = state.hands[seat][:]
        # With the card at the bottom the deck is made anew, by chance.
        self.is_certain = self._runs() and state.deck[:1] == [-count] and self._can_ask()
        self.is_open = self.is_open and known_of(state.hands[seat]) == hand

    def _runs(self) -> bool:
        """Run until somebody has a choice, or may have one; False where something would have to be turned up."""
        state, stack = self.state, self.state.stack
        while stack:
            step = stack[-1]
            if isinstance(step, SeatDecision):
                if isinstance(step, ABOUT_CARDS) and self._stops_at(step):
                    return True
                action = step.only(state)
                if action is None:
                    return True
                if isinstance(step, GuessNumber):
                    return False
                stack.pop()
                step.apply(state, action)
            elif isinstance(step, TURNS_UP):
                return False
            else:
                stack.pop()
                step.run(state)
        return True

    def _stops_at(self, step: SeatDecision) -> bool:
        """Whether nobody can tell what comes after a decision, or that it is a choice for certain."""
        state, who = self.state, step.who
        cards = state.drawn[who] if isinstance(step, ExploreKeep) else state.hands[who]
        if who == self.seat and not (cards and cards[0] < 0):
            self.is_open = False
            return False
        # There are not so many copies of any card.
        if isinstance(step, Commit) or len(cards) - state.owed[who] - state.bound < state.table.most_copies:
            self.asked = step
            self.is_open = self.is_open and who != self.seat
        return True

    def _can_ask(self) -> bool:
        """Whether a guess can tell what the seat that is asked has: no more than it had, and cards from the deck."""
        if self.asked is None:
            return True
        state, who = self.state, self.asked.who
        if isinstance(self.asked, ExploreKeep):
            return who != self.seat and state.drawn[who] == self._start.drawn[who]
        return who == self.seat or known_of(state.hands[who]) == self._start.hands[who]

    def stops(self, deal: Deal) -> bool:
        """Whether play stops there in a guess."""
        if self.asked is None:
            return True
        if self._asked_of is not deal:
            self._asked_of, self._answer = deal, self._has_choice(self.asked, deal)
        return self._answer

    def _has_choice(self, step: SeatDecision, deal: Deal) -> bool:
        state, who = self.state, step.who
        if isinstance(step, ExploreKeep):
            state.drawn[who] = deal.drawn(who)
            return step.only(state) is None
        hand = state.hands[who]
        known = known_of(hand) if who == self.seat else deal.hand(who)
        state.hands[who] = turned_up(hand, known, deal)
        is_choice = step.only(state) is None
        state.hands[who] = hand
        return is_choice


def known_of(hand: list[int]) -> list[int]:
    """The cards of a hand that are not face down."""
    return hand if not hand or hand[0] >= 0 else [card for card in hand if card >= 0]


def turned_up(hand: list[int], known: list[int], deal: Deal) -> list[int]:
    """Known cards, and those that lie face down in a hand."""
    if not hand or hand[0] >= 0:
        return known
    return sorted([deal.card(card) for card in hand if card < 0] + known)


class Outcome:
    """What an option is worth in any guess: where it leads to, and with what hand.

    Attributes:
        is_fixed: whether it is worth the same in every guess; ``known_worth`` is that, or else what it is worth where
            play stops there, unless cards are face down in the hand.
    """

    __slots__ = ("_hand", "_known", "_trial", "is_fixed", "known_worth")

    is_fixed: bool
    known_worth: float
    _trial: Trial
    _hand: list[int]
    _known: list[int]

    def __init__(self, trial: Trial, hand: list[int]) -> None:
        """Where an option leads to, perhaps together with others, and the seat's cards then."""
        self._trial, self._hand, self._known = trial, hand, known_of(hand)
        is_known = trial.is_certain and self._known is hand
        self.known_worth = trial.worth(hand) if is_known else 0.0
        self.is_fixed = is_known and trial.asked is None

    def worth(self, deal: Deal) -> float | None:
        """What it is worth in a guess; None where it has to be tried there."""
        trial = self._trial
        if not trial.is_certain or not trial.stops(deal):
            return None
        return self.known_worth if self._known is self._hand else trial.worth(turned_up(self._hand, self._known, deal))


def outcomes(state: RaceState, seat: int) -> list[Outcome]:
    """For each of ``state.options`` what comes of it."""
    decision = state.stack[-1]
    picks: Pick | ExploreKeep | None = decision if isinstance(decision, PICKS) else None
    is_last = state.owed[seat] == 1
    found: list[Outcome] = []
    shared: Trial | None = None
    drawn: list[int] = []
    for action in state.options:
        # Picks differ by the hand alone if after each of them, or before the next, all goes on alike.
        is_alike = picks is not None and (is_last or picks.asks_again(state, action))
        if is_alike and shared is not None and picks is not None:
            found.append(Outcome(shared, drawn + picks.hand_after(state, action)))
            continue
        trial = Trial(state, seat, action)
        hand = trial.state.hands[seat]
        found.append(Outcome(trial, hand))
        if is_alike and trial.is_certain and (trial.is_open or not is_last):
            shared, drawn = trial, [card for card in hand if card < 0]
    return found
