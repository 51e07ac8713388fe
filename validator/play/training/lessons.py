"""Lessons: at some choices of a game several options are played to the end; kept on disk, and fitted to weights."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from validator.base.decoding import from_json
from validator.base.files import make_folder
from validator.play.agents.contract import View
from validator.play.agents.manner import STEADY
from validator.play.agents.steady import quick_looks
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import AnyState, Features, Game, SecretChoices, Value
from validator.play.engine.step import Decision, State, choose, settle
from validator.play.learned.weights import Described, Named
from validator.play.playtest.running.plan import Bench, Plan
from validator.play.playtest.running.store import bad_row, check_made_here, check_plain, check_tables, opened, speaking
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
    default_choice: Callable[[AnyState, Any], int | None] | None


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
    secret, default_choice = None, None
    if game.playing_on is not None:
        secret, default_choice = game.playing_on.secret_choices, game.playing_on.default_choice
    ways = _Ways(game, game.features, game.considered or game.value, secret, default_choice)
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
    elif ways.default_choice is not None and (known := ways.default_choice(trial, decision)) is not None:
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


_SCHEMA = """
CREATE TABLE IF NOT EXISTS courses (course INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS lessons (course INTEGER NOT NULL, game INTEGER NOT NULL, lesson TEXT NOT NULL,
    PRIMARY KEY (course, game)) WITHOUT ROWID;
"""
_PATIENCE = 5.0
"""Seconds to wait for another who is writing."""


class Notebook:
    """The lessons of one plan in a file. Use it in a ``with`` statement.

    Raises:
        StoreError: the file cannot be used, now or at any later call; the message is one sentence.
        Trouble: its folder cannot be made.
    """

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self._path = path
        if path is not None:
            check_plain(path)
            make_folder(path.parent)
        key = (msgspec.json.encode([RECIPE, plan], order="sorted").decode(),)
        with speaking(path):
            self._base = opened(path, _PATIENCE)
            check_made_here(self._base, path, _SCHEMA)
            self._base.executescript(_SCHEMA)
            check_tables(self._base, path, _SCHEMA)
            with self._base:
                self._base.execute("INSERT INTO courses (plan) VALUES (?) ON CONFLICT (plan) DO NOTHING", key)
            (self._course,) = self._base.execute("SELECT course FROM courses WHERE plan = ?", key).fetchone()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._base.close()

    def add(self, lessons: Iterable[Lesson]) -> None:
        """Keep lessons; all of them or, when interrupted, none."""
        rows = ((self._course, lesson.number, msgspec.json.encode(lesson).decode()) for lesson in lessons)
        with speaking(self._path), self._base:
            self._base.executemany("INSERT OR REPLACE INTO lessons VALUES (?, ?, ?)", rows)

    def lessons(self) -> list[Lesson]:
        """The lessons of the first games, in order, up to the first that is not kept."""
        query = "SELECT game, lesson FROM lessons WHERE course = ? ORDER BY game"
        with speaking(self._path):
            rows = self._base.execute(query, (self._course,)).fetchall()
        return [self._read(game, lesson) for place, (game, lesson) in enumerate(rows) if place == game]

    def missing(self, games: int) -> list[int]:
        """Which of the first games are not kept."""
        with speaking(self._path):
            rows = self._base.execute("SELECT game FROM lessons WHERE course = ?", (self._course,)).fetchall()
        kept = {game for (game,) in rows}
        return [game for game in range(games) if game not in kept]

    def _read(self, game: int, lesson: str) -> Lesson:
        try:
            return from_json(lesson, Lesson)
        except (msgspec.DecodeError, TypeError, ValueError, RecursionError):
            raise bad_row(self._path, self._course, f"the lesson of game {game}") from None


Matrix = NDArray[np.float64]
FOLDS = 5
HELD_BACK = (30.0, 10.0, 3.0, 1.0, 0.3, 0.1, 0.03, 0.01)
"""How strongly weights are drawn to none, in shares of the labels; of equally good ones the strongest is taken."""
DIGITS = 4
_EVEN = 1e-9
"""What differs less than this between options tells nothing."""


class Columns(NamedTuple):
    """What the columns of a table of labels stand for: each name in each place, once and for each round left."""

    features: Features
    words: list[str]
    says: Matrix

    @property
    def places(self) -> tuple[str, ...]:
        """Where cards lie."""
        return (*self.features.shown, *self.features.held)


class Fitted(NamedTuple):
    """Weights by place and name, of numbers by name, and how well values agree with ends that were not learned from.

    ``hand`` is the correlation of the value without the weights, ``learned`` with them.
    """

    cards: dict[str, Named]
    numbers: Named
    hand: float
    learned: float


def fitted(lessons: Sequence[Lesson], features: Features, described: Sequence[Described]) -> Fitted:
    """The weights that lessons teach; ``described`` are the cards by number."""
    columns = _columns(features, described)
    table, ends, outcomes, values, games = _compared(lessons, columns)
    spread = table.std(axis=0)
    telling = spread > _EVEN
    scaled, missing = table[:, telling] / spread[telling], outcomes - values
    sums = [_Sums(scaled[games % FOLDS == fold], missing[games % FOLDS == fold]) for fold in range(FOLDS)]
    foretold = {held: _left_out(scaled, games % FOLDS, sums, held) for held in HELD_BACK}
    best = min(HELD_BACK, key=lambda held: float(((missing - foretold[held]) ** 2).sum()))
    rates = np.zeros(table.shape[1])
    rates[telling] = _ridge(sums, best) / spread[telling]
    cards, numbers = _named(rates, columns)
    return Fitted(cards, numbers, _agreement(values, ends), _agreement(values + foretold[best], ends))


class _Sums:
    """What ridge regression needs of some labels; these add up."""

    def __init__(self, table: Matrix, missing: Matrix) -> None:
        self.square: Matrix = table.T @ table
        self.across: Matrix = table.T @ missing
        self.labels = len(missing)


def _columns(features: Features, described: Sequence[Described]) -> Columns:
    words = sorted({word for card in described for word in card})
    says = np.zeros((len(described), len(words)))
    for number, card in enumerate(described):
        for word, count in card.items():
            says[number, words.index(word)] = count
    return Columns(features, words, says)


def _compared(lessons: Sequence[Lesson], columns: Columns) -> tuple[Matrix, Matrix, Matrix, Matrix, Matrix]:
    """What each label is described by, its end, outcome and value, all less the mean of its choice; and its game."""
    rows: list[Matrix] = []
    ends: list[Matrix] = []
    outcomes: list[Matrix] = []
    values: list[Matrix] = []
    games: list[int] = []
    for lesson in lessons:
        for labels in lesson.choices:
            rows.append(_less_mean([_row(label, columns) for label in labels]))
            ends.append(_less_mean([label.end for label in labels]))
            outcomes.append(_less_mean([label.outcome for label in labels]))
            values.append(_less_mean([label.value for label in labels]))
            games += [lesson.number] * len(labels)
    compared = [np.concatenate(each) for each in (rows, ends, outcomes, values)]
    return compared[0], compared[1], compared[2], compared[3], np.array(games)


def _less_mean(found: Sequence[float] | Sequence[Matrix]) -> Matrix:
    table = np.array(found, dtype=np.float64)
    less: Matrix = table - table.mean(axis=0)
    return less


def _row(label: Label, columns: Columns) -> Matrix:
    shown, places = len(columns.features.shown), len(columns.places)
    parts = np.zeros((places, len(columns.words)))
    for place, cards in enumerate(label.cards[:places]):
        parts[place] = columns.says[cards].sum(axis=0)
    theirs = label.cards[places:]
    for number, cards in enumerate(theirs):
        parts[number % shown] -= columns.says[cards].sum(axis=0) * shown / len(theirs)
    counted = label.counted or [0.0] * len(columns.features.numbers)
    once = np.array([*parts.ravel(), *counted])
    return np.array([*once, *(once * label.rounds_left)])


def _ridge(sums: Sequence[_Sums], held: float) -> Matrix:
    square: Matrix = sum((each.square for each in sums[1:]), sums[0].square)
    across: Matrix = sum((each.across for each in sums[1:]), sums[0].across)
    labels = sum(each.labels for each in sums)
    return np.asarray(np.linalg.solve(square + held * labels * np.eye(len(across)), across), dtype=np.float64)


def _left_out(table: Matrix, folds: Matrix, sums: Sequence[_Sums], held: float) -> Matrix:
    """What is foretold of each label by weights fitted without the games of its fold."""
    foretold: Matrix = np.zeros(len(table))
    for fold in range(FOLDS):
        out, others = folds == fold, [each for number, each in enumerate(sums) if number != fold]
        if out.any() and not out.all():
            foretold[out] = table[out] @ _ridge(others, held)
    return foretold


def _agreement(matrix: Matrix, ends: Matrix) -> float:
    if matrix.std() < _EVEN or ends.std() < _EVEN:
        return 0.0
    return round(float(np.corrcoef(matrix, ends)[0, 1]), 3)


def _named(rates: Matrix, columns: Columns) -> tuple[dict[str, Named], Named]:
    once, each_round = np.split(np.round(rates, DIGITS) + 0.0, 2)
    width = len(columns.words)
    cards = {
        place: _describe(columns.words, once[start : start + width], each_round[start : start + width])
        for start, place in zip(range(0, len(columns.places) * width, width), columns.places, strict=True)
    }
    start = len(columns.places) * width
    return cards, _describe(columns.features.numbers, once[start:], each_round[start:])


def _describe(names: Sequence[str], once: Matrix, each_round: Matrix) -> Named:
    """Names with what they are worth; those worth nothing are left out."""
    return {
        name: (float(one), float(more)) for name, one, more in zip(names, once, each_round, strict=True) if one or more
    }
