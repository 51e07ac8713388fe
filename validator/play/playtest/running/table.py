"""One game at one table: agents take their seats, the rules run, and what is kept of it."""

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

import msgspec

from validator.play.agents.contract import Agent, MakeAgent, View
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Facts, Game, Observer
from validator.play.engine.step import Decision, Watcher, choose, settle
from validator.play.playtest.running.plan import Plan

AGENT_CHANCE = 1
"""Purpose of the seeds given to agents, so that their randomness is never the game's."""
MOST_FAULT = 400
NOBODY = -1

Noted = Callable[[Any, Decision[Any], int, int], None]
"""Told of every real choice before it is applied: state, decision, seat, action."""


class Refused(Exception):
    """An agent chose what was not offered, or a game went on for too long; the message is one sentence."""


class GameResult(NamedTuple):
    """How one game ended. ``fault`` is a sentence where it broke, and then the other figures mean nothing.

    ``choices`` counts decisions with more than one option, ``decisions`` those with one as well; ``digest`` is a 32-bit
    sum of the final position. ``course`` holds the points of every seat at the end of each round, ``starter`` the seat
    that acted first, or `NOBODY`.
    """

    scores: list[int]
    winners: list[int]
    choices: int
    digest: int
    facts: Facts
    fault: str | None = None
    course: Sequence[list[int]] = ()
    starter: int = NOBODY
    decisions: int = 0


class Counted:
    """A watcher that lets a game take only so many steps, and counts ``decisions``, also those with one option."""

    __slots__ = ("_before", "_left", "after", "decisions")

    def __init__(self, watcher: Watcher[Any] | None, limit: int) -> None:
        self._left = limit
        self.decisions = 0
        self._before = watcher.before if watcher is not None else _look_away
        self.after = watcher.after if watcher is not None else _look_away

    def before(self, state: Any, step: Any, action: int | None) -> None:
        self._left -= 1
        if self._left < 0:
            raise Refused("the game takes more steps than any legal game can")
        if action is not None:
            self.decisions += 1
        self._before(state, step, action)


class _Course:
    """Notes the points of every seat whenever a round is over; ``rounds`` are those so far."""

    __slots__ = ("_over", "_rounds_over", "_scores", "rounds")

    def __init__(self, game: Game) -> None:
        self.rounds: list[list[int]] = []
        self._rounds_over = game.rounds_over or _never_over
        self._scores = game.scores
        self._over = 0

    def noted(self, state: Any, decision: Decision[Any], seat: int, action: int) -> None:
        """Look whether a round has ended since the last decision. Rounds without any decision end as the one before."""
        over = self._rounds_over(state)
        if over != self._over:
            self.rounds += [self._scores(state)] * (over - self._over)
            self._over = over

    def ended(self, scores: list[int]) -> list[list[int]]:
        """All rounds of a game that ended so; none where the game knows no rounds."""
        return [] if self._rounds_over is _never_over else [*self.rounds, scores]


def _never_over(state: Any) -> int:
    """A game without rounds."""
    return 0


def _look_away(state: Any, step: Any, action: int | None) -> None:
    """Watch nothing."""


def game_seed(run_seed: int, number: int) -> int:
    """The seed of a run's game ``number`` (from 0)."""
    return scrambled(run_seed, number)


def seated(game: Game, makers: Sequence[MakeAgent], run_seed: int, number: int) -> list[Agent]:
    """New agents for game ``number`` of a run, one per seat, each with chance of its own."""
    return [make(game, scrambled(run_seed, number, seat, AGENT_CHANCE)) for seat, make in enumerate(makers)]


def play_through(
    game: Game, state: Any, agents: Sequence[Agent], watcher: Watcher[Any] | None = None, noted: Noted | None = None
) -> int:
    """Play a started game to its end; how many real choices were made.

    Raises:
        Refused: an action was not among the options, or the game exceeds its step limit.
    """
    counted = watcher if isinstance(watcher, Counted) else Counted(watcher, game.step_limit)
    choices = 0
    decision = settle(state, counted)
    while decision is not None:
        seat = decision.seat(state)
        agent = agents[seat]
        action = agent.choose(View(game, state, decision, seat))
        if action not in state.options:
            offered = ", ".join(map(str, state.options[:20]))
            raise Refused(f"{agent.name} in seat {seat + 1} chose {action} at {type(decision).__name__}, not {offered}")
        if noted is not None:
            noted(state, decision, seat, action)
        choose(state, action, counted)
        choices += 1
        decision = settle(state, counted)
    return choices


def play_game(
    game: Game, table: Any, seats_agents: Sequence[Agent], seed: int, observer: Observer | None = None
) -> GameResult:
    """Play one game from its start; never raises for what the rules or agents do wrong, but says it in ``fault``."""
    result = play_dealt(game, lambda: game.start(table, len(seats_agents), seed), seats_agents, observer)
    assert result is not None
    return result


def play_dealt(
    game: Game, deal: Callable[[], Any | None], agents: Sequence[Agent], observer: Observer | None = None
) -> GameResult | None:
    """As `play_game`, from the position that ``deal`` makes; None where it makes none."""
    # Anything a rule raises is a finding about that rule, whatever its type.
    try:
        state = deal()
        return None if state is None else _played(game, state, agents, observer)
    except Refused as refusal:
        fault = str(refusal)
    except Exception as error:
        fault = _sentence(error)
    return GameResult([], [], 0, 0, Facts(), fault[:MOST_FAULT])


def _played(game: Game, state: Any, agents: Sequence[Agent], observer: Observer | None) -> GameResult:
    if observer is not None:
        observer.start(state)
    starter = game.first(state) if game.first is not None else NOBODY
    counted, course = Counted(observer, game.step_limit), _Course(game)
    choices = play_through(game, state, agents, counted, course.noted)
    facts = observer.finish(state) if observer is not None else Facts()
    faults = game.faults(state)
    scores, winners = game.scores(state), game.winners(state)
    if not winners or len(scores) != len(agents):
        faults = [*faults, "the game ends without a winner or without a score for each seat"]
    digest = zlib.crc32(repr(state.key()).encode())
    fault = "; ".join(faults)[:MOST_FAULT] or None
    rounds = course.ended(scores)
    return GameResult(scores, winners, choices, digest, facts, fault, rounds, starter, counted.decisions)


def _sentence(error: Exception) -> str:
    """What went wrong and in which line of the rules, without a traceback."""
    frames = extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}{where}{': ' + text if text else ''}"


DRAWN, PLAYED = 0, 1
"""The first two columns of every game's uses: a design came into a hand, and was played in whatever way."""
_BITS = [tuple(bit for bit in range(8) if value >> bit & 1) for value in range(256)]


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game.

    ``length`` is counted in `Game.length_unit`; ``kept`` has a bit per promise; ``uses`` a bit per (seat, design, use),
    uses running fastest; ``parts`` holds the named parts of each seat's score; ``digest`` sums the final position;
    ``fault`` says how the game broke; ``worth`` holds designs and the points that each copy of them brought; ``course``
    the points of every seat at the end of each round, the last being the scores; ``starter`` is the seat that acted
    first, -1 where all act at once; ``decisions`` counts those with a single option too. Games that an older Proofpress
    kept have an empty course and no decisions.
    """

    number: int
    scores: list[int]
    winners: list[int]
    length: int
    choices: int
    digest: int
    kept: bytes
    uses: bytes
    parts: dict[str, list[int]]
    fault: str | None = None
    worth: list[tuple[int, int]] = []
    course: Sequence[list[int]] = ()
    starter: int = NOBODY
    decisions: int = 0


def columns_of(uses: Sequence[str]) -> tuple[str, ...]:
    """The uses kept of each design: ``drawn``, ``played`` (any use whose name begins so), and the game's others."""
    return ("drawn", "played", *(use for use in uses if use not in ("drawn", "played")))


class Recorder:
    """Makes rows of one run's games."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._columns = columns_of(plan.uses)
        self._meanings = [self._meaning(use) for use in plan.uses]

    def _meaning(self, use: str) -> set[int]:
        """Columns that a use counts in. Who plays a design has had it, so that "had but not played" is a difference."""
        own = {self._columns.index(use)}
        return own | {DRAWN, PLAYED} if use.startswith("played") else own

    def row(self, number: int, result: GameResult) -> Row:
        """A played game as a row."""
        plan, facts = self._plan, result.facts
        seats = len(plan.agents_of(number))
        return Row(
            number,
            result.scores,
            result.winners,
            facts.length,
            result.choices,
            result.digest,
            bits(facts.kept, plan.promises),
            bits(self._places(facts), seats * len(plan.designs) * len(self._columns)),
            facts.parts,
            result.fault,
            facts.worth,
            result.course,
            result.starter,
            result.decisions,
        )

    def _places(self, facts: Facts) -> Iterator[int]:
        designs, width = len(self._plan.designs), len(self._columns)
        for seat, design, use in facts.uses:
            place = (seat * designs + design) * width
            for column in self._meanings[use]:
                yield place + column


def bits(places: Iterable[int], count: int) -> bytes:
    """``count`` bits of which those at ``places`` are set, eight to a byte, lowest first."""
    row = bytearray((count + 7) // 8)
    for place in places:
        row[place >> 3] |= 1 << (place & 7)
    return bytes(row)


def add_columns(rows: Sequence[bytes], counts: list[int]) -> None:
    """Add to ``counts`` how often each bit is set in rows of one width.

    Columns of bytes are counted at once, which is some twenty times faster than walking the bits.
    """
    if not rows:
        return
    width = len(rows[0])
    joined = b"".join(rows)
    for place in range(width):
        column = joined[place::width]
        for value in set(column):
            often = column.count(value) if value else 0
            for bit in _BITS[value]:
                counts[8 * place + bit] += often
