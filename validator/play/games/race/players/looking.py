"""What `greedy` finds by trying every option on every guess, found with fewer looks.

Nothing is tried twice that hidden cards have no part in: action cards while others still choose theirs, cards and goods
of one's own as long as nobody draws or reveals anything. The sums are the same to the last bit.
"""

from __future__ import annotations

from validator.play.engine.step import run_on
from validator.play.games.race.players.choosing import add_last, add_secret, take
from validator.play.games.race.players.hidden import imagine
from validator.play.games.race.players.value import committed_worths, value
from validator.play.games.race.rules.consuming import ConsumeGood, DiscardForPoints, UsePower
from validator.play.games.race.rules.developing import Commit, DevelopReveal
from validator.play.games.race.rules.exploring import ExploreKeep
from validator.play.games.race.rules.picking import Pick
from validator.play.games.race.rules.producing import RefillKind, RefillWorld
from validator.play.games.race.rules.rounds import ChooseActions, RevealActions
from validator.play.games.race.rules.settling import SettleHow, SettleReveal
from validator.play.games.race.rules.state import RaceState, SeatDecision


def judged(state: RaceState, seat: int, seeds: list[int]) -> list[float]:
    """For each of ``state.options`` the sum of its values over guesses of these seeds."""
    totals = [0.0] * len(state.options)
    decision = state.stack[-1]
    if isinstance(decision, ChooseActions):
        if isinstance(state.stack[-2], ChooseActions):
            add_secret(totals, state, seat, len(seeds))
        else:
            for seed in seeds:
                add_last(totals, imagine(state, seat, seed), seat)
        return totals
    found = _in_sight(state, seat)
    if found is not None:
        for _ in seeds:
            for place, points in enumerate(found):
                totals[place] += points
        return totals
    following = state.stack[-2] if isinstance(decision, Commit) else None
    for seed in seeds:
        guess = imagine(state, seat, seed)
        # Where the next has to decide in secret too, whatever is committed here, nothing else happens meanwhile.
        if isinstance(following, Commit) and following.only(guess) is None:
            found = found or committed_worths(guess, seat)
            for place, points in enumerate(found):
                totals[place] += points
        else:
            _add_tried(totals, guess, seat)
    return totals


def _add_tried(totals: list[float], guess: RaceState, seat: int) -> None:
    options = guess.options
    last = len(options) - 1
    for place, action in enumerate(options):
        trial = guess if place == last else guess.copy()
        take(trial, action)
        run_on(trial)
        totals[place] += value(trial, seat)


def _in_sight(state: RaceState, seat: int) -> list[float] | None:
    """The value of each option where nothing hidden has a part in any; None where that is not certain."""
    decision = state.stack[-1]
    if len(state.deck) < 2 or not isinstance(
        decision, Pick | ExploreKeep | ConsumeGood | RefillWorld | RefillKind | UsePower | DiscardForPoints | SettleHow
    ):
        return None
    found = []
    for action in state.options:
        trial = state.copy()
        take(trial, action)
        # A card drawn is one less in the deck, or the deck is made anew by chance.
        if not _runs_in_sight(trial, seat) or len(trial.deck) != len(state.deck) or trial.lot != state.lot:
            return None
        found.append(value(trial, seat))
    return found


def _runs_in_sight(state: RaceState, seat: int) -> bool:
    """Run until somebody has a choice, as long as whatever is drawn is all that may be hidden from a seat."""
    stack = state.stack
    while stack:
        step = stack[-1]
        if isinstance(step, SeatDecision):
            if step.who != seat and isinstance(step, Pick | ExploreKeep | Commit):
                return isinstance(step, Pick) and _surely_chooses(state, step.who)
            action = step.only(state)
            if action is None:
                return True
            stack.pop()
            step.apply(state, action)
        elif isinstance(step, RevealActions | DevelopReveal | SettleReveal):
            return False
        else:
            stack.pop()
            step.run(state)
    return True


def _surely_chooses(state: RaceState, seat: int) -> bool:
    """Whether a seat has a choice of cards to pick, whatever it holds: there are not so many copies of any card."""
    return len(state.hands[seat]) - state.owed[seat] - state.bound >= state.table.most_copies
