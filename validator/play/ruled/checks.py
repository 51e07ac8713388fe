"""What a kit with rules finds wrong with a set: what any kit does, what its rules ask for in vain, and what only play
shows, in a few games at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentences
from validator.content.kits import checks as of_kit
from validator.content.loading import ContentSet
from validator.content.rulebook.checks import rule_issues_of
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.ruled.observing import RuledObserver, promises_of
from validator.play.ruled.record import scores
from validator.play.ruled.state import LEFT, Play
from validator.play.ruled.table import Ruled

COMPLETENESS = of_kit.COMPLETENESS
"""Codes of findings that say something is missing rather than wrong."""
GAMES: Final = 12
"""Games at random that are tried at each number of seats."""
MOST_CHOICES: Final = 12_000
"""Choices of all games that are tried together, so that long games do not keep anybody waiting."""

say = Sentences(__package__)


def check(content: ContentSet) -> list[Issue]:
    """Everything that can be said without playing."""
    return [*of_kit.check(content), *rule_issues_of(content)]


def costly(content: ContentSet, report: Callable[[str, int, int], None] | None = None) -> Iterator[Issue]:
    """What a few games at random show: rules without an end, numbers that fall too low, actions nobody can take."""
    if content.issues:
        return
    trial = _Trial(content)
    players = content.manifest.players
    every, stage = range(players.least, players.most + 1), "games"
    for place, seats in enumerate(every):
        if report is not None:
            report(stage, place, len(every))
        trial.play(seats)
    yield from trial.found()


class _Trial:
    """Games at random, and what they showed."""

    def __init__(self, content: ContentSet) -> None:
        self._content, self._table = content, Ruled(content)
        self._promises = promises_of(self._table)
        self._kept: set[int] = set()
        self._choices = 0
        self._games = 0
        self._endless: tuple[int, Span] | None = None
        self._low: dict[str, tuple[int, int]] = {}

    def play(self, seats: int) -> None:
        """Some games at a table of so many."""
        observer = RuledObserver(self._table, self._promises, scores)
        for seed in range(GAMES):
            if self._choices > MOST_CHOICES or self._endless is not None:
                return
            state = Play(self._table, seats, seed)
            observer.start(state)
            dice = Dice(seed, 1)
            while settle(state, observer) is not None:
                self._choices += 1
                choose(state, state.options[below(dice, len(state.options))], observer)
                self._look(state)
            self._look(state)
            self._games += 1
            self._kept |= observer.finish(state).kept

    def _look(self, state: Play) -> None:
        slots = self._table.rules_for(state.seats).slots
        if state.n[LEFT] <= 0 and self._endless is None:
            phrase = self._table.rules_for(state.seats).longest()
            self._endless = state.seats, phrase.span
        for name, number in slots.kept.items():
            kept = state.n[number.base : number.base + (state.seats if number.own else 1)]
            if number.said.least is not None and min(kept) < number.said.least:
                self._low.setdefault(name, (state.seats, min(kept)))

    def found(self) -> Iterator[Issue]:
        """What is wrong, at the lines of the rules."""
        book: Any = self._table.book
        if self._endless is not None:
            seats, span = self._endless
            yield Issue(code="never-ends", message=say("never-ends", seats=seats), span=span)
            return
        for name, (seats, low) in self._low.items():
            number = book.numbers[name]
            yield Issue(
                code="falls-too-low",
                message=say("falls-too-low", number=repr(name), seats=seats),
                span=number.span,
                found=str(low),
                accepted=say("or-more", least=str(number.least)),
            )
        yield from self._idle(book)

    def _idle(self, book: Any) -> Iterator[Issue]:
        """What nobody could do in any of the games."""
        for number, promise in enumerate(self._promises):
            if number in self._kept or promise.group != "action":
                continue
            name = promise.key.partition(":")[2]
            message = say("never-taken", action=repr(name), games=self._games)
            span = book.actions[name].span
            yield Issue(code="idle-action", message=message, span=span, severity=Severity.WARNING)
