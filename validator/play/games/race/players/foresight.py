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


class Trial:
    """Where an option leads to, as long as nothing is turned up.

    Attributes:
        state: the position, with the deck face down.
        vantage: what it is worth to the seat, by the hand it has.
        is_certain: whether that holds in every guess in which ``asked`` is a choice.
        asked: the decision at which play stops if what somebody has in a guess leaves a choice; None where there is
            one for certain, or where the game is over.
        is_open: whether play went on as it did whatever the seat has in hand.
    """

    __slots__ = (
        "_answer",
        "_asked_of",
        "_bottom",
        "_seat",
        "_start",
        "asked",
        "is_certain",
        "is_open",
        "state",
        "vantage",
    )

    state: RaceState
    vantage: Vantage
    is_certain: bool
    asked: SeatDecision | None
    is_open: bool
    _start: RaceState
    _seat: int
    _bottom: int
    _asked_of: Deal | None
    _answer: bool

    def __init__(self, start: RaceState, seat: int, action: int) -> None:
        self._start, self._seat, self._bottom = start, seat, -len(start.deck)
        self.asked, self._asked_of, self._answer = None, None, False
        self.is_open = True
        self.state = state = start.copy()
        state.deck, state.loose = face_down(len(start.deck))[:], 1
        take(state, action)
        before = state.hands[seat][:]
        deck = state.deck
        self.is_certain = self._runs() and bool(deck) and deck[0] == self._bottom and self._can_ask()
        hand = state.hands[seat]
        self.is_open = self.is_open and hand[count_of_face_down(hand) :] == before
        self.vantage = Vantage(state, seat)

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
        if who == self._seat and not (cards and cards[0] < 0):
            self.is_open = False
            return False
        # There are not so many copies of any card.
        if isinstance(step, Commit) or len(cards) - state.owed[who] - state.bound < state.table.most_copies:
            self.asked = step
            self.is_open = self.is_open and who != self._seat
        return True

    def _can_ask(self) -> bool:
        """Whether a guess can tell what the seat that is asked has: no more than it had, and cards from the deck."""
        if self.asked is None:
            return True
        state, who = self.state, self.asked.who
        if isinstance(self.asked, ExploreKeep):
            return who != self._seat and state.drawn[who] == self._start.drawn[who]
        hand = state.hands[who]
        return who == self._seat or hand[count_of_face_down(hand) :] == self._start.hands[who]

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
        count = count_of_face_down(hand)
        known = hand[count:] if who == self._seat else deal.hand(who)
        state.hands[who] = turned_up(hand[:count], known, deal)
        is_choice = step.only(state) is None
        state.hands[who] = hand
        return is_choice


def count_of_face_down(hand: list[int]) -> int:
    """How many cards of a hand are face down."""
    count = 0
    for card in hand:
        if card >= 0:
            break
        count += 1
    return count


def turned_up(cards: list[int], known: list[int], deal: Deal) -> list[int]:
    """A hand of known cards and of cards that lie face down."""
    return sorted([deal.card(card) for card in cards] + known) if cards else known


class Outcome:
    """What an option is worth in any guess: where it leads to, and with what hand.

    Attributes:
        trial: where it leads to, perhaps together with other options; ``hand``: the seat's cards then.
        fixed: its worth, where that is the same in every guess.
    """

    __slots__ = ("_count", "fixed", "hand", "trial")

    trial: Trial
    hand: list[int]
    fixed: float | None
    _count: int

    def __init__(self, trial: Trial, hand: list[int]) -> None:
        self.trial, self.hand, self._count = trial, hand, count_of_face_down(hand)
        is_fixed = trial.is_certain and trial.asked is None and not self._count
        self.fixed = trial.vantage.worth(hand) if is_fixed else None

    def worth(self, deal: Deal) -> float | None:
        """What it is worth in a guess; None where it has to be tried there."""
        if self.fixed is not None:
            return self.fixed
        if not self.trial.is_certain or not self.trial.stops(deal):
            return None
        count, hand = self._count, self.hand
        return self.trial.vantage.worth(turned_up(hand[:count], hand[count:], deal))


def outcomes(state: RaceState, seat: int) -> list[Outcome]:
    """For each of ``state.options`` what comes of it."""
    decision = state.stack[-1]
    found: list[Outcome] = []
    first: Trial | None = None
    drawn: list[int] = []
    for action in state.options:
        if first is not None and isinstance(decision, Pick | ExploreKeep):
            found.append(Outcome(first, drawn + decision.hand_after(state, action)))
            continue
        trial = Trial(state, seat, action)
        hand = trial.state.hands[seat]
        found.append(Outcome(trial, hand))
        if trial.is_certain and trial.is_open and isinstance(decision, Pick | ExploreKeep) and state.owed[seat] == 1:
            first, drawn = trial, hand[: count_of_face_down(hand)]
    return found
