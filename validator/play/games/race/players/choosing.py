"""How a player of Race for the Galaxy chooses: by looking at each option, or quickly."""

from __future__ import annotations

from validator.play.engine.step import run_on
from validator.play.games.race.players import estimates, weights
from validator.play.games.race.players.foresight import outcomes, take, tried
from validator.play.games.race.players.hidden import Deal, imagine
from validator.play.games.race.players.outlook import NO_SALE, Outlook, Stock, outlook_of
from validator.play.games.race.players.position_value import HandWorth
from validator.play.games.race.players.prospects import appraisal_of
from validator.play.games.race.players.value import (
    Rival,
    best_rival,
    coming,
    committed_worths,
    own_worth,
    phases_to_come,
    rival_of,
    rounds_left,
    value,
)
from validator.play.games.race.rules.consuming import GuessNumber
from validator.play.games.race.rules.exploring import ExploreKeep, ExploreRefuse, KeepCard, Pick, explored_by
from validator.play.games.race.rules.placing import Commit, DevelopCommit, SettleCommit
from validator.play.games.race.rules.rounds import ChooseActions
from validator.play.games.race.rules.state import NOTHING, RaceState, SeatDecision, put_in_order
from validator.play.games.race.table import (
    CONSUME,
    DEVELOP,
    DEVELOP_AGAIN,
    EXPLORE,
    PRODUCE,
    SETTLE,
    SETTLE_AGAIN,
    Choice,
)

# The value of action cards: most choices lead to positions in which all but the seat's own prospects are the same.


class Standing:
    """A position as a seat judges it, but for what the phases still to come promise."""

    __slots__ = (
        "_bests",
        "_card",
        "_development",
        "_left",
        "_outlook",
        "_points",
        "_rivals",
        "_seat",
        "_state",
        "_stock",
        "_world",
    )

    _state: RaceState
    _seat: int
    _left: float
    _bests: dict[int, float]
    _points: float
    _card: float
    _development: float
    _world: float
    _outlook: Outlook
    _stock: Stock
    _rivals: list[tuple[Rival, Choice]]

    def __init__(self, state: RaceState, seat: int) -> None:
        self._state, self._seat, self._left, self._bests = state, seat, rounds_left(state), {}
        self._rivals = []
        self._points = own_worth(state, seat, self._left, 0)
        self._outlook = outlook_of(state.table, state.tableaus[seat])
        self._stock = self._outlook.stock(state.goods[seat])
        prospect = self._outlook.prospect(self._left)
        self._card, self._development, self._world = prospect.card, prospect.best_development, prospect.best_world

    def worth(self, choice: Choice, own: int, known: int) -> float:
        """Points ahead with such action cards.

        Phases still to come, as bits: ``own`` are those that the seat knows of, ``known`` those that everybody does.
        """
        best = self._bests.get(known)
        if best is None:
            best = self._bests[known] = self._best(known)
        points = self._points
        if own:
            points += weights.SOON * coming(
                choice, own, self._outlook, self._stock, self._card, self._development, self._world
            )
        return points - best

    def _best(self, known: int) -> float:
        """Points of the best rival, with all that its position and phases to come promise."""
        state, seat, left = self._state, self._seat, self._left
        if not known:
            return best_rival(state, seat, left, 0)
        if not self._rivals:
            others = [other for other in range(state.seats) if other != seat]
            self._rivals = [(rival_of(state, other, left), state.choice(other)) for other in others]
        return max([rival.worth(known, choice) for rival, choice in self._rivals], default=0.0)


def add_secret(totals: list[float], state: RaceState, seat: int, times: int) -> None:
    """Add the value of each choice so many times, while others still choose theirs: nothing hidden has a part in it."""
    standing = Standing(state, seat)
    choices = state.table.choices[state.seats]
    for place, action in enumerate(state.options):
        choice = choices[action]
        points = standing.worth(choice, choice.phases, 0)
        for _ in range(times):
            totals[place] += points


def add_last(totals: list[float], guess: RaceState, seat: int) -> None:
    """Add the value of each choice in a guess in which all others have chosen.

    Where the round stops in its first phase, only that phase's part of the action cards has come into play: choices
    that agree in it lead to the same position, but for the phases still to come.
    """
    choices = guess.table.choices[guess.seats]
    known: dict[tuple[int, int, int], Standing] = {}
    exploring: Standing | None = None
    others = 0
    for other in range(guess.seats):
        if other != seat:
            others |= guess.choice(other).phases
    for place, action in enumerate(guess.options):
        choice = choices[action]
        phases = others | choice.phases
        first = phases & -phases
        played = _played(choice, first)
        standing = known.get(played)
        if standing is None and first == EXPLORE and stops_exploring(guess, seat, choice):
            # Nobody has more than before, until somebody picks.
            standing = known[played] = exploring = exploring or Standing(guess, seat)
        if standing is None:
            trial = guess.copy()
            take(trial, action)
            run_on(trial)
            if phases_to_come(trial) != phases - first:
                totals[place] += value(trial, seat)
                continue
            standing = known[played] = Standing(trial, seat)
        totals[place] += standing.worth(choice, phases - first, phases - first)


def stops_exploring(guess: RaceState, seat: int, choice: Choice) -> bool:
    """Whether the first to explore has a choice, and nobody keeps all cards, if a seat chooses such action cards."""
    deck, drawn, kept = guess.deck, 0, 0
    rest = len(deck)
    for other in reversed(guess.order):
        drawn, kept = explored_by(guess, other, choice if other == seat else guess.choice(other))
        if drawn <= kept:
            return False
        rest -= drawn
    if rest <= 0:
        return False
    if rest < guess.loose:
        put_in_order(guess, rest)
    cards = sorted(deck[rest : rest + drawn])
    return cards[0] != cards[drawn - min(kept, drawn - kept)]


def _played(choice: Choice, first: int) -> tuple[int, int, int]:
    """The first phase of a round, and what a choice brings in it."""
    if first == EXPLORE:
        return first, choice.draw, choice.keep
    if first & (DEVELOP | DEVELOP_AGAIN):
        return first, choice.discounts[0], choice.discounts[1]
    if first & (SETTLE | SETTLE_AGAIN):
        return first, choice.draws[0], choice.draws[1]
    if first == CONSUME:
        return first, choice.trades, choice.times
    return first, choice.goods, 0


# What `greedy` finds by trying every option on every guess, found with fewer looks.
#
# Nothing is tried twice that hidden cards have no part in: action cards while others still
# choose theirs, cards and goods
# of one's own as long as nobody draws or reveals anything. The sums are the same to the last bit.


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
    elif isinstance(decision, Commit):
        _add_committed(totals, state, seat, seeds)
    elif isinstance(decision, GuessNumber) or state.table.is_counted:
        # Nothing is foreseen of cards to be named, nor of powers that may draw by what is hidden.
        for seed in seeds:
            _add_tried(totals, imagine(state, seat, seed), seat)
    else:
        _add_foreseen(totals, state, seat, seeds)
    return totals


def _add_committed(totals: list[float], state: RaceState, seat: int, seeds: list[int]) -> None:
    """Add the value of each card that may be committed.

    As long as somebody after the seat has to decide in secret too, whatever is committed here, nothing else happens.
    """
    following = _commits_below(state)
    waiting = state.copy()
    worths = committed_worths(waiting, seat) if following else []
    for seed in seeds:
        deal = Deal(state, seat, seed)
        if _has_choice(following, waiting, deal):
            for place, points in enumerate(worths):
                totals[place] += points
        else:
            _add_tried(totals, deal.guess(), seat)


def _commits_below(state: RaceState) -> list[Commit]:
    """The decisions in secret that come right after the one on top of the stack."""
    commits: list[Commit] = []
    for place in range(len(state.stack) - 2, -1, -1):
        step = state.stack[place]
        if not isinstance(step, Commit):
            break
        commits.append(step)
    return commits


def _has_choice(commits: list[Commit], waiting: RaceState, deal: Deal) -> bool:
    """Whether somebody has a choice there with the cards of a deal."""
    for commit in commits:
        waiting.hands[commit.who] = deal.hand(commit.who)
        if commit.only(waiting) is None:
            return True
    return False


def _add_tried(totals: list[float], guess: RaceState, seat: int) -> None:
    for place, action in enumerate(guess.options):
        totals[place] += value(tried(guess, action), seat)


def _add_foreseen(totals: list[float], state: RaceState, seat: int, seeds: list[int]) -> None:
    """Add the value of each option, as far as it can be foreseen, and else by trying it."""
    open_places = []
    found = outcomes(state, seat)
    for place, outcome in enumerate(found):
        if outcome.is_fixed:
            for _ in seeds:
                totals[place] += outcome.known_worth
        else:
            open_places.append(place)
    if not open_places:
        return
    for seed in seeds:
        deal = Deal(state, seat, seed)
        guess: RaceState | None = None
        for place in open_places:
            worth = found[place].worth(deal)
            if worth is None:
                guess = guess or deal.guess()
                worth = value(tried(guess, state.options[place]), seat)
            totals[place] += worth


# What a sensible player chooses without thinking long: action cards in secret, and cards while an option is played
# on.
#
# Action cards are taken by what their own phases promise, cards to build, settle, keep and pay with by what they do.

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
        worth, hand, table = HandWorth(state, seat), state.hands[seat], state.table
        self._card = worth.card
        self._outlook = outlook_of(table, state.tableaus[seat])
        first, end, discount = table.first_development, len(table.faces), appraisal_of(table).discount
        more = (0, table.explore_keep + self._outlook.tableau.explore_keep)
        self._developments = [worth.best_two(hand, first, end, discount + cards) for cards in more]
        self._worlds = [worth.best_two(hand, 0, first, cards) for cards in more]
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
        return HandWorth(state, who).development(state)
    if isinstance(decision, SettleCommit):
        return HandWorth(state, who).world(state)
    if isinstance(decision, ExploreKeep):
        kept = not isinstance(decision, ExploreRefuse)
        return HandWorth(state, who).first_of(state.drawn[who][state.bound :], state.owed[who], kept)
    if isinstance(decision, Pick):
        return HandWorth(state, who).first_of(
            state.hands[who][state.bound :], state.owed[who], isinstance(decision, KeepCard)
        )
    return None
