"""Lessons: at some choices of a game several options are played to the end, on the same guess of what is hidden.

What an option led to is described at the quiet moment at which players judge it; how the game went on from there, and
how it ended, is its label.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from validator.play.agents.contract import View
from validator.play.agents.manner import STEADY
from validator.play.agents.steady import quick_looks
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import AnyState, Features, Game, SecretChoices, Value
from validator.play.engine.step import Decision, State, choose, settle
from validator.play.playtest.running.plan import Bench, Plan
from validator.play.playtest.running.table import game_seed, play_through, seated

RECIPE = 1
"""Raised whenever the same seed comes to give other lessons."""
ONE_IN = 4
"""Of so many choices about one is looked into."""
OPTIONS = 4
"""So many of its options are played to the end."""
LATER = 5
"""So many quiet moments are looked at on the way to the end."""
_LESSON_CHANCE = 3
"""Purpose of the seeds of lessons, so that they are never those of the game or its players."""


class Label(msgspec.Struct, frozen=True, array_like=True):
    """One option: how good its quiet moment looked, how far ahead the seat was in the end, and what lay there.

    ``cards`` are the seat's, place by place, then those that each rival shows; ``counted`` are the seat's numbers less
    the mean of its rivals'. Where the game was over by then, nothing lies there. ``later`` is how good the
    quiet moments after it looked.
    """

    value: float
    end: float
    rounds_left: float
    cards: list[list[int]]
    counted: list[float]
    later: list[float] = []

    @property
    def outcome(self) -> float:
        """What the option led to: the mean of later moments and the end, which stands for moments that never came.

        The end alone tells less, since so much chance lies on the way there.
        """
        later = self.later[:LATER]
        return (sum(later) + self.end * (LATER + 1 - len(later))) / (LATER + 1)


class Lesson(msgspec.Struct, frozen=True, array_like=True):
    """What one game taught: for each choice looked into, the labels of its options.

    Choices whose options come to the same, as far as it can be described, are left out.
    """

    number: int
    choices: list[list[Label]]

    @property
    def labels(self) -> int:
        """How many options were played to the end."""
        return sum(map(len, self.choices))


class _Ways(NamedTuple):
    """What it takes to play on quickly in a game and to describe where that leads."""

    game: Game
    features: Features
    value: Value
    secret: SecretChoices | None
    brisk: Callable[[AnyState, Any], int | None] | None


class _Moment(NamedTuple):
    """A quiet moment: the position, the choice to be made there or None at the end, and how it looks."""

    trial: State
    decision: Decision[Any] | None
    value: float
    described: tuple[float, list[list[int]], list[float]]


_NOTHING: Final[tuple[float, list[list[int]], list[float]]] = (0.0, [], [])
"""What lies there when the game is over."""


def lessons(bench: Bench, plan: Plan, numbers: Sequence[int]) -> Iterator[Lesson]:
    """The lessons of the games of these numbers."""
    game = bench.game
    assert game.features is not None
    secret, brisk = None, None
    if game.playing_on is not None:
        secret, brisk = game.playing_on.secret_choices, game.playing_on.brisk
    ways = _Ways(game, game.features, game.considered or game.value, secret, brisk)
    for number in numbers:
        yield _lesson(ways, bench, plan, number)


def _lesson(ways: _Ways, bench: Bench, plan: Plan, number: int) -> Lesson:
    agents = seated(ways.game, [bench.makers[name] for name in plan.agents_of(number)], plan.seed, number)
    dice = Dice(scrambled(plan.seed, number, _LESSON_CHANCE))
    looked_into: list[list[Label]] = []

    def noted(state: Any, decision: Decision[Any], seat: int, action: int) -> None:
        if not below(dice, ONE_IN):
            guess = View(ways.game, state, decision, seat).imagine(below(dice, 1 << 31))
            moments = [_moment(ways, guess, seat, option) for option in _options(ways, guess, seat, dice)]
            if any(moment.described != moments[0].described for moment in moments):
                looked_into.append([_label(ways, moment, seat) for moment in moments])

    start = ways.game.start(bench.table, len(agents), game_seed(plan.seed, number))
    play_through(ways.game, start, agents, None, noted)
    return Lesson(number, looked_into)


def _options(ways: _Ways, guess: State, seat: int, dice: Dice) -> list[int]:
    """Some of the options that a player would think about, by lot."""
    decision = settle(guess)
    assert decision is not None
    options = guess.options[:]
    if ways.secret is not None and ways.secret.is_going_on(guess):
        options = list(ways.secret.shortlist(guess, decision))
    if len(options) > STEADY.shortlist:
        worth = quick_looks(ways.game, guess, seat, options)
        order = sorted(range(len(options)), key=worth.__getitem__, reverse=True)
        options = [options[place] for place in order[: STEADY.shortlist]]
    while len(options) > OPTIONS:
        del options[below(dice, len(options))]
    return options


def _moment(ways: _Ways, guess: State, seat: int, option: int) -> _Moment:
    """Where an option leads when everybody plays on quickly until players judge it."""
    trial = guess.copy()
    stretch = ways.game.playing_on.stretch if ways.game.playing_on is not None else None
    began = -1 if stretch is None else stretch(guess, seat)
    choose(trial, option)
    decision = settle(trial)
    while decision is not None and stretch is not None and began >= 0 and stretch(trial, seat) == began:
        decision = _quickly(ways, trial, decision)
    described = _NOTHING if decision is None else _described(ways.features, trial, seat)
    return _Moment(trial, decision, ways.value(trial, seat), described)


def _label(ways: _Ways, moment: _Moment, seat: int) -> Label:
    """Play on to the end; the moment's position is used up."""
    trial, decision = moment.trial, moment.decision
    stretch = ways.game.playing_on.stretch if ways.game.playing_on is not None else _one_stretch
    later: list[float] = []
    now = -1 if decision is None else stretch(trial, seat)
    while decision is not None:
        decision = _quickly(ways, trial, decision)
        if decision is not None and len(later) < LATER and (reached := stretch(trial, seat)) != now:
            now = reached
            later.append(round(ways.value(trial, seat), 3))
    return Label(moment.value, ways.game.value(trial, seat), *moment.described, later)


def _one_stretch(state: AnyState, seat: int) -> int:
    """A game without quiet moments."""
    return 0


def _quickly(ways: _Ways, trial: State, decision: Decision[Any]) -> Decision[Any] | None:
    """Make one choice as a player in a hurry does; the next one, or None at the end."""
    if ways.secret is not None and ways.secret.is_going_on(trial):
        action = ways.secret.hurried(trial, decision)
    elif ways.brisk is not None and (known := ways.brisk(trial, decision)) is not None:
        action = known
    else:
        worth = quick_looks(ways.game, trial, decision.seat(trial), trial.options)
        action = trial.options[worth.index(max(worth))]
    choose(trial, action)
    return settle(trial)


def _described(features: Features, state: State, seat: int) -> tuple[float, list[list[int]], list[float]]:
    rivals = [other for other in range(state.seats) if other != seat]
    cards = [place[:] for place in features.cards(state, seat)]
    for other in rivals:
        cards += [place[:] for place in features.cards(state, other)[: len(features.shown)]]
    counted: list[float] = []
    if features.counted is not None:
        against = [features.counted(state, other) for other in rivals]
        counted = [
            own - sum(their[place] for their in against) / max(1, len(rivals))
            for place, own in enumerate(features.counted(state, seat))
        ]
    return features.rounds_left(state), cards, counted
