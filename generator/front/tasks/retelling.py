"""A game of a run told step by step, and left at any of its choices, for a person to play on from there."""

from typing import Any, NamedTuple

import msgspec

from generator.front.tasks.seating import PERSON, SAVED
from validator.base.issue import WrongUse
from validator.content.loading import ContentSet
from validator.play.engine.transcript import FORMAT, Header, Pause, Transcript
from validator.play.lookup import game_of
from validator.play.playtest.page.album import Line
from validator.play.playtest.retelling import Names, round_pattern
from validator.play.playtest.running.plan import Bench, Plan, digest_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.store import Run, Store
from validator.play.playtest.running.table import game_seed, seated
from validator.play.shell.session import Session

NOBODY = -1


class CannotTell(WrongUse):
    """A game of a run cannot be told, or not be left there; the message is one sentence."""


class Laid(NamedTuple):
    """A set laid out on the table: how it is named, opened for play, the digest of all that can change its games."""

    reference: str
    bench: Bench
    digest: str


def laid_out(reference: str, content: ContentSet) -> Laid:
    """A legal set, laid out. Raises WrongUse where no rules play it."""
    game = game_of(content)
    return Laid(reference, Bench(content, game, game.table(content), {}), digest_of(content, game))


def check_kept(store: Store, run: Run, number: int) -> None:
    """Raise CannotTell where a run kept no such game (from 0), or where it broke."""
    row = next(store.rows(run.run, number + 1, number), None)
    if row is None:
        raise CannotTell(f"run {run.run} has no game {number}; they are counted from 0")
    if row.fault is not None:
        raise CannotTell(f"the game broke and cannot be told: {row.fault}")


class Step(msgspec.Struct, frozen=True):
    """What was told after choice ``at`` (from 0; -1: before any), whose choice that was, and the round it began."""

    at: int
    seat: int
    heading: str
    lines: list[Line]


class Retold(msgspec.Struct, frozen=True):
    """A game told: who sat there, how it ended, and its steps."""

    number: int
    agents: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    steps: list[Step]


def retold(laid: Laid, plan: Plan, number: int, language: str) -> Retold:
    """Play a game of a run again and tell it. Raises CannotTell where the set is no longer what was played."""
    session = _session(laid, plan, number, language)
    teller = _Teller(laid, language)
    teller.take(NOBODY, NOBODY, session.news())
    at = 0
    while session.decision is not None:
        seat, agent = session.seat, session.agent
        assert agent is not None
        session.choose_by(agent)
        teller.take(at, seat, session.news())
        at += 1
    session.finished()
    teller.take(at, NOBODY, session.news())
    game = laid.bench.game
    return Retold(number, plan.agents_of(number), game.scores(session.state), game.winners(session.state), teller.steps)


def left_at(laid: Laid, plan: Plan, number: int, at: int, seat: int, language: str) -> Transcript:
    """A game of a run left before choice ``at``, with a person in a seat (from 0).

    Raises:
        CannotTell: the set is no longer the one that was played, or the game has no such choice.
        WrongUse: there is no such seat.
    """
    session = _session(laid, plan, number, language)
    made = 0
    while made < at and session.decision is not None and session.agent is not None:
        session.choose_by(session.agent)
        made += 1
    if session.decision is None or at < 0:
        raise CannotTell("the game is over there; choose an earlier step to play on from")
    left = session.left()
    seats = plan.agents_of(number)
    if not 0 <= seat < len(seats):
        raise WrongUse(f"the game has {len(seats)} seats")
    assert isinstance(left.end, Pause)
    dice = [None if place == seat else chance for place, chance in enumerate(left.end.dice)]
    names = tuple(PERSON if place == seat else name for place, name in enumerate(seats))
    header = msgspec.structs.replace(left.header, seats=names)
    return msgspec.structs.replace(left, header=header, end=msgspec.structs.replace(left.end, dice=dice))


def left_name(run: int, number: int, at: int, seat: int) -> str:
    """What the file is called of a game of a run (from 0), left before a choice, with a person in a seat (from 0)."""
    return f"run{run}-game{number}-choice{at}-seat{seat + 1}{SAVED}"


def _session(laid: Laid, plan: Plan, number: int, language: str) -> Session:
    content, game = laid.bench.content, laid.bench.game
    if plan.digest != laid.digest:
        raise CannotTell("the cards or rules have changed since this run was played, so its games cannot be told again")
    agents = plan.agents_of(number)
    header = Header(
        proofpress=FORMAT,
        game=game.name,
        set=laid.reference,
        seats=agents,
        seed=game_seed(plan.seed, number),
        language=content.spoken_like(language),
    )
    players: list[Any] = [*seated(game, [agent_named(name) for name in agents], plan.seed, number)]
    return Session(game, content, header, players)


class _Teller:
    """Makes steps of sentences: a choice of which nothing is told belongs to the next that something is told of."""

    def __init__(self, laid: Laid, language: str) -> None:
        content = laid.bench.content
        language = content.spoken_like(language)
        self.steps: list[Step] = []
        self._begins, self._names = round_pattern(content, language), Names(content, language)
        self._heading = ""

    def take(self, at: int, seat: int, said: list[str]) -> None:
        """What was told after a choice."""
        lines: list[Line] = []
        for sentence in said:
            if self._begins is not None and self._begins.fullmatch(sentence):
                self._add(at, seat, lines)
                lines, self._heading = [], sentence.rstrip(".。")
            else:
                lines.append(Line(sentence, self._names.within(sentence)))
        self._add(at, seat, lines)

    def _add(self, at: int, seat: int, lines: list[Line]) -> None:
        if lines:
            self.steps.append(Step(at, seat, self._heading, lines))
            self._heading = ""
