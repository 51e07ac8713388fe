"""The record a game must give; everything above the games (agents, play-tests, transcripts) knows only this."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from math import inf
from typing import Any, NamedTuple, Protocol

from validator.content.loading import ContentSet
from validator.content.vocabulary import Position
from validator.play.engine.step import Decision
from validator.play.engine.table_view import MakeView

# Game states differ by game and meet here only through functions of the same record.
AnyState = Any
Table = Any
Value = Callable[[AnyState, int], float]


@dataclass(frozen=True)
class Promise:
    """Something a set promises that play should show at least once (a card played, an ability fired, a rule used).

    ``key`` is stable between runs; ``what`` says it in words; ``piece`` and ``path`` name the entry it comes from.
    """

    key: str
    what: str
    group: str
    piece: str | None = None
    path: tuple[str | int, ...] = ()


WON_TOGETHER, LOST_TOGETHER = "won-together", "lost-together"
"""Keys of what a game promises in which all players win or lose: that each is seen."""


class Promises:
    """All promises of a table, and their numbers by key."""

    def __init__(self, promises: list[Promise]) -> None:
        self.all = promises
        self.number = {promise.key: number for number, promise in enumerate(promises)}


@dataclass
class Facts:
    """What one game showed: promise numbers kept, and per seat which designs were put to which use.

    ``uses`` holds ``(seat, design, use)`` with ``use`` an index into `Game.uses`; designs are numbered as in
    `Game.designs`. ``parts`` are named parts of each seat's score. ``worth`` holds ``(design, points)``, once for each
    copy that brought its player points of its own, where a game knows such. ``length`` says how many rounds, turns or
    whatever else in `Game.length_unit` the game took.
    """

    kept: set[int] = field(default_factory=set)
    uses: set[tuple[int, int, int]] = field(default_factory=set)
    parts: dict[str, list[int]] = field(default_factory=dict)
    length: int = 0
    worth: list[tuple[int, int]] = field(default_factory=list)


class Observer(Protocol):
    """Watches one game after another and says what each showed."""

    def start(self, state: AnyState) -> None:
        """A new game is about to begin."""

    def before(self, state: AnyState, step: Any, action: int | None) -> None: ...

    def after(self, state: AnyState, step: Any, action: int | None) -> None: ...

    def finish(self, state: AnyState) -> Facts:
        """The game is over."""


class Narrator(Protocol):
    """Tells a game in plain sentences of one language, and asks a person at the terminal."""

    def start(self, state: AnyState) -> list[str]: ...

    def before(self, state: AnyState, step: Any, action: int | None) -> None: ...

    def after(self, state: AnyState, step: Any, action: int | None) -> None: ...

    def told(self) -> list[str]:
        """Sentences gathered since the last call."""

    def finish(self, state: AnyState) -> list[str]: ...

    def ask(self, state: AnyState, decision: Decision[Any]) -> tuple[str, list[str]]:
        """The question and a label for each of ``state.options``."""

    def situation(self, state: AnyState, seat: int) -> list[str]:
        """What a person in that seat sees."""


class Telling(NamedTuple):
    """A sentence to be: its key in the set's texts, the numbers in it, and the seats that ``$players`` in it names."""

    key: str
    numbers: dict[str, int]
    seats: tuple[int, ...] = ()


@dataclass(frozen=True)
class SecretChoices:
    """How players choose in secret before all is revealed at once, where a game has such choices.

    Attributes:
        is_going_on: state → whether players choose in secret now.
        hurried: state, decision → what a sensible player chooses there without thinking long.
        shortlist: state, decision → the options worth thinking about.
        looks: state, decision, options → how good each looks whatever rivals choose, as it does before any of them has
            chosen: who chooses last sees no more. None where a look at the next choice tells the same.
    """

    is_going_on: Callable[[AnyState], bool]
    hurried: Callable[[AnyState, Any], int]
    shortlist: Callable[[AnyState, Any], list[int]]
    looks: Callable[[AnyState, Any, list[int]], list[float]] | None = None


@dataclass(frozen=True)
class PlayingOn:
    """How `steady` plays an option on before it judges the position.

    Attributes:
        stretch: state at a decision, seat → the number of the stretch of play between two quiet moments; below 0 where
            a position may be judged as soon as the next choice.
        secret_choices: choices made in secret on the way; None where there are none.
        guess_again: guess, seat → makes again, in place, what rivals of the seat have chosen already in secret, as they
            would in a hurry; None where guesses are so from the first.
        default_choice: state, decision → what a seat chooses by rule on the way, where rivals do not choose in secret;
            it, or what it says, is None where what looks best one choice ahead is to be taken.
        more_guesses: so many guesses more than elsewhere, for players who try several: where they cost little, or
            chance matters much.
        further: so many stretches more `search` plays on, where one is short.
        promising: of so many options `search` thinks, the best by what players who think make of them at the next
            choice; 0: of all.
        behind: of these only the ones that are there at most so many points behind the best.
        effort: a trial counts as so many iterations of `search`. Where it is more than one, stretches are long and
            little in them is left to chance: options are dropped on a single guess.
    """

    stretch: Callable[[AnyState, int], int]
    secret_choices: SecretChoices | None = None
    guess_again: Callable[[AnyState, int], None] | None = None
    default_choice: Callable[[AnyState, Any], int | None] | None = None
    more_guesses: int = 0
    further: int = 0
    promising: int = 0
    behind: float = inf
    effort: int = 1


class Trials(Protocol):
    """Trial games after the options of one choice, by which `search` tells them apart."""

    def guessed(self, seed: int) -> Callable[[int], float]:
        """On one guess of what is hidden and one run of luck, the same for all options: option → how far ahead its
        trial game ends, in points."""


@dataclass(frozen=True)
class Features:
    """What a position is described by for `proofpress train`, beside the words of the cards that lie in it.

    Attributes:
        shown: names of the places in which a seat's cards lie for all to see.
        held: names of those that only the seat itself sees; may be empty.
        cards: state, seat → for each of these places, in this order, the numbers of the designs there.
        numbers: names of further numbers of a seat that everybody sees.
        counted: state, seat → these numbers.
        rounds_left: state → about how many rounds are still to come.
        designs: table → ids of the designs as ``cards`` numbers them, ``tile.face`` for a part; None: `Game.designs`.
    """

    shown: tuple[str, ...]
    cards: Callable[[AnyState, int], list[list[int]]]
    rounds_left: Callable[[AnyState], float]
    held: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    counted: Callable[[AnyState, int], list[float]] | None = None
    designs: Callable[[Table], list[str]] | None = None


class Contrast(NamedTuple):
    """Which seats a play-test compares over a design.

    ``basis`` is one of ``drawn``, ``offered``, ``met``, ``chosen``; ``seen`` is the use of those that came by it, and
    names of uses that begin with ``played`` are of those that then made use of it. ``played`` is empty where to come
    by a design is to use it.
    """

    basis: str
    seen: str
    played: str


@dataclass(frozen=True)
class MapPictures:
    """For games that are played on a map of hexes: what pictures of it show.

    Attributes:
        network: table → the proof that the set's tiles can join everything the map has to join.
        position: final state → what lies on the map.
        legend: final state, content, language → who is which colour and how the game ended.
    """

    network: Callable[[Table], Position]
    position: Callable[[AnyState], Position]
    legend: Callable[[AnyState, ContentSet, str], str]


@dataclass(frozen=True)
class Game:
    """Everything a game gives.

    Attributes:
        name: the folder's name.
        table: content → a frozen table in which designs are numbers and effects are bound to functions.
        start: table, number of seats, seed → a state at its first step.
        scores: state → points per seat: of a game that is over, and at any decision before, as if it were.
        winners: final state → seats that won (several share a win).
        value: state, seat → how good it looks for that seat, in points ahead; what `greedy` maximises. It does
            not look at ``state.options``.
        judged: state at a decision, seat, seeds of guesses → for each option the sum of its values over these guesses,
            exactly as if each were tried on each; None where `greedy` is to try them.
        weighed: as ``judged``, for players who think: what ``considered`` would say, or more than it can say of a
            single guess; None, or None for a choice, where they are to try the options.
        foreseen: as ``weighed``, for `search`: state at a decision, seat, so many rounds of the set that it may imagine
            beforehand. None, or None for a choice, where it is to try the options.
        imagine: state, seat, seed → a copy in which all that the seat cannot see is dealt afresh.
        seen_by: state, seat → all that the seat can see, for tests.
        faults: state → sentences about broken invariants (conserved cards, legal rows).
        promises: table → what play should show.
        observer: table → an observer for statistics.
        narrator: table, content, language → a narrator.
        spotlight: table, seats, seed, promise number → a state in which that promise is within reach, dealt on
            purpose, or None where the deal cannot help.
        designs: table → ids of the designs, by number.
        uses: names of the uses an observer reports ("drawn", "played", ...).
        contrasts: what a play-test compares; of each design the first of which any seat was seen.
        length_unit: the word for one of what the length of a game is counted in ("round", "turn", ...).
        step_limit: more steps than any legal game can take.
        proof_games: how many games a proof plays unless told otherwise: some ten seconds' worth.
        proof_agents: who plays them; several sit at tables of their own.
        playing_on: how players who think come to a quiet moment; None where they judge at the next choice, as `greedy`
            does.
        searched_on: how `search` comes to a quiet moment where ``playing_on`` is None; where both are, it searches a
            tree.
        considered: as `value`: what a position at a quiet moment, or else at the next choice, is worth to a seat in
            the eyes of players who think (`steady`, `search`), who have the time to look closer; None: as ``value``.
        features: what positions are described by for `proofpress train`; None where nothing can be learned.
        learned: a digest of the weights that ``considered`` reckons with; empty where nothing was learned.
        unlearned: the same game without them; None where nothing was learned.
        held: state at any decision, seat → how many things of use the seat keeps for later (cards in hand, goods,
            money); for styles of play that hoard. None where nothing can be kept.
        over: state at any decision → how much of the game is over, 0 to 1, as far as players have it in their hands;
            for styles that rush. None where the game takes as long as it takes.
        map_pictures: what pictures of the map show; None where there is no map.
        guesses: over how many guesses of what is hidden `greedy` tries each option; 1 where nothing is.
        ceilings: state at a seat's decision, seat → for each of ``state.options`` what ``value`` is not above once it
            is chosen, or None where nothing is known; `greedy` does not try what cannot be best. Only for games in
            which nothing is guessed. None where a game has no such bound.
        ended: final state → why the game is over; None where nothing is to be said of it.
        tied: final state → by what a tie for the most points was decided, or that it was not; None where there was no
            tie.
        rounds_over: state at a decision → how many rounds are over; None where a game has none. It is asked at every
            decision, so it has to be quick.
        round_unit: the word for one of these.
        table_view: table, content, language → shows positions as places with pieces; None where a game is shown by the
            sentences of its narrator alone.
        rivals: whether anybody can be ahead of anybody; not so where all win or lose together, in which case the game
            promises `WON_TOGETHER` and `LOST_TOGETHER`.
        trials: state at a decision, seat → trial games for `search`, which halves the options by them; None where it is
            to try them by ``searched_on`` or in a tree.
        untried: whether nobody has written what its players know, so that play-tests measure them against players at
            random before they judge a card by their games.
        first: state before the first decision → the seat that acts first where order matters; None where all act at
            once.
    """

    name: str
    table: Callable[[ContentSet], Table]
    start: Callable[[Table, int, int], AnyState]
    scores: Callable[[AnyState], list[int]]
    winners: Callable[[AnyState], list[int]]
    value: Value
    imagine: Callable[[AnyState, int, int], AnyState]
    seen_by: Callable[[AnyState, int], Hashable]
    faults: Callable[[AnyState], list[str]]
    promises: Callable[[Table], list[Promise]]
    observer: Callable[[Table], Observer]
    narrator: Callable[[Table, ContentSet, str], Narrator]
    spotlight: Callable[[Table, int, int, int], AnyState | None]
    designs: Callable[[Table], list[str]]
    uses: tuple[str, ...]
    length_unit: str
    step_limit: int
    contrasts: tuple[Contrast, ...] = (Contrast("drawn", "drawn", "played"),)
    proof_games: int = 600
    proof_agents: tuple[str, ...] = ("greedy",)
    map_pictures: MapPictures | None = None
    guesses: int = 2
    ceilings: Callable[[AnyState, int], list[float] | None] | None = None
    ended: Callable[[AnyState], Telling] | None = None
    tied: Callable[[AnyState], Telling | None] | None = None
    rounds_over: Callable[[AnyState], int] | None = None
    round_unit: str = "round"
    table_view: MakeView | None = None
    first: Callable[[AnyState], int] | None = None
    judged: Callable[[AnyState, int, list[int]], list[float]] | None = None
    playing_on: PlayingOn | None = None
    searched_on: PlayingOn | None = None
    considered: Value | None = None
    features: Features | None = None
    learned: str = ""
    unlearned: "Game | None" = None
    held: Value | None = None
    over: Callable[[AnyState], float] | None = None
    weighed: Callable[[AnyState, int, list[int]], list[float] | None] | None = None
    foreseen: Callable[[AnyState, int, int], list[float] | None] | None = None
    trials: Callable[[AnyState, int], "Trials"] | None = None
    untried: bool = False
    rivals: bool = True
