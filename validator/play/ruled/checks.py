"""What a kit with rules finds wrong with a set: what any kit does, what its rules ask for in vain, and what only play
shows, in a few games at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import Sentences
from validator.content.kits import checks as of_kit
from validator.content.loading import ContentSet
from validator.content.rulebook.checks import effects_on, rule_issues_of
from validator.content.rulebook.reading import every
from validator.content.rulebook.words import Choose
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, choose, settle
from validator.play.ruled.blocks import BlockFailed
from validator.play.ruled.courses import Choosing
from validator.play.ruled.rules import Ruled
from validator.play.ruled.state import LEFT, NOBODY, Play

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
    tables, stage = range(players.least, players.most + 1), "games"
    for place, seats in enumerate(tables):
        if report is not None:
            report(stage, place, len(tables))
        try:
            trial.play(seats)
        except BlockFailed as fault:
            yield Issue(code="block-fails", message=say("block-fails"), span=fault.span, found=str(fault))
            return
    yield from trial.found()


class _Trial:
    """Games at random, and what they showed."""

    def __init__(self, content: ContentSet) -> None:
        self._table = Ruled(content)
        words: Any = content.words
        phrases = every([words.rulebook, *(block for _, _, block in effects_on(content))])
        self._offered = {name for phrase in phrases if isinstance(phrase, Choose) for name in phrase.choose}
        self._taken: set[str] = set()
        self._choices = 0
        self._games = 0
        self._endless: tuple[int, Span] | None = None
        self._low: dict[str, tuple[int, int]] = {}

    def play(self, seats: int) -> None:
        """Some games at a table of so many."""
        kept = self._table.rules_for(seats).slots.kept
        bounds = [
            (name, one.base, one.base + (seats if one.own else 1), one.said.least)
            for name, one in kept.items()
            if one.said.least is not None
        ]
        for seed in range(GAMES):
            if self._choices > MOST_CHOICES or self._endless is not None:
                return
            state, dice = Play(self._table, seats, seed), Dice(seed, 1)
            watcher = None if self._offered <= self._taken else self
            while settle(state, watcher) is not None:
                self._choices += 1
                choose(state, state.options[below(dice, len(state.options))], watcher)
                self._look(state, bounds)
            self._look(state, bounds)
            self._count(state)
            self._games += 1

    def before(self, state: Any, step: Any, action: int | None) -> None:
        """A step is about to run: an action that is taken is noted, though it may be the only one that can be."""
        if action is not None and action != PASS and isinstance(step.code, Choosing):
            self._taken.add(step.code.meant(action)[0].name)

    def after(self, state: Any, step: Any, action: int | None) -> None:
        """Nothing is to be seen after a step."""

    def _look(self, state: Play, bounds: Sequence[tuple[str, int, int, int]]) -> None:
        if state.n[LEFT] <= 0 and self._endless is None:
            self._endless = state.seats, self._table.rules_for(state.seats).longest().span
        for name, first, end, least in bounds:
            low = min(state.n[first:end])
            if low < least:
                self._low.setdefault(name, (state.seats, low))

    def _count(self, state: Play) -> None:
        """Count everybody's points and what breaks ties, as at the end of a game: a block may fail at it."""
        rules = self._table.rules_for(state.seats)
        for part in (*rules.parts, *([] if rules.ties is None else [rules.ties])):
            for seat in range(state.seats):
                part(state, seat, NOBODY)

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
                span=book.span_at("numbers", name),
                found=str(low),
                accepted=say("or-more", least=str(number.least)),
            )
        yield from self._idle(book)

    def _idle(self, book: Any) -> Iterator[Issue]:
        """What nobody could do in any of the games."""
        for name in book.actions:
            if name in self._offered - self._taken:
                message = say("never-taken", action=repr(name), games=self._games)
                yield Issue(
                    code="idle-action", message=message, span=book.span_at("actions", name), severity=Severity.WARNING
                )
