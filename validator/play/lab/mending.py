"""Tuning a set: its games are held against the goals, edits are sought, and the best are played afresh."""

from collections.abc import Sequence
from pathlib import Path
from shutil import rmtree
from typing import NamedTuple

import msgspec

from validator.base.files import write_beside
from validator.base.issue import Severity
from validator.base.plugins import with_extra
from validator.base.speech.sentences import Sentences, Text
from validator.content.loading import ContentSet
from validator.play.checking import everything_wrong
from validator.play.lab.answers.tune import TUNED_FORMAT, Bar, Edit, Finalist, Outcome, Step, Tuned, tune_pages
from validator.play.lab.answers.wording import answer_wording
from validator.play.lab.goals.measuring import Measured, badness
from validator.play.lab.goals.words import Goals
from validator.play.lab.tuning.field import Field, games_in
from validator.play.lab.tuning.ground import Edits, Ground, Lever, Reading, aimed, hints_of, levers_of, without
from validator.play.lab.tuning.search import Found, Search, Spending
from validator.play.lab.vary.addresses import addresses_of
from validator.play.lab.vary.candidates import change_block, write_candidate
from validator.play.lookup import game_of, open_set
from validator.play.playtest.figures.statistics import Z95, Interval
from validator.play.playtest.page.document import json_text
from validator.play.playtest.running.plan import lineups
from validator.play.playtest.running.playing import Progress, Where

STORE, FOLDER, SET = "tune.sqlite", "tune", "set"
"""Below the answer's folder: the games; the folder of what was tried; below that the set found."""
say = Sentences(__package__)
FILE = "tune.json"
PRICES = "validator.play.lab.pricing"
"""Loaded when it is needed: it takes a second, and libraries that nothing else here does."""
CHOOSING, FRESH = 1_000_003, 2_000_006
"""What is added to the seed for games that the best edits are chosen by, and for those that nothing was chosen by."""
SETS_AFRESH, MOST_AFRESH = 7, 400
"""Games of about so many sets are kept back to be played afresh, each with at most so many deals."""
LEAST_GAMES = 200


class Asked(NamedTuple):
    """What a designer asks for.

    Attributes:
        games: how many in all; None where minutes choose the number.
        minutes: how long they may take.
        seed: of the search.
        workers: processes; None: one for each core; or the address of a cluster.
        change: what may be changed: ``rules``, ``cards``.
        only: patterns of addresses that may be changed; all where empty.
        keep: whether the sets that were tried are kept.
    """

    games: int | None
    minutes: float
    seed: int
    workers: Where
    change: tuple[str, ...]
    only: tuple[str, ...]
    keep: bool = False


class _Shares(NamedTuple):
    """How many deals go where."""

    base: int
    look: int
    search: int
    fresh: int

    def with_left(self, found: Found) -> "_Shares":
        """What the search left over is played afresh too, as far as it does for each set that is: surer figures."""
        finalists = found.finalists
        sets = len(finalists) + 2 + len(finalists[0] if finalists else ())
        left = max(0, self.search - found.deals) + SETS_AFRESH * self.fresh
        return self._replace(fresh=max(self.fresh, min(MOST_AFRESH, left // sets)))


class _Chosen(NamedTuple):
    """The best edits (None: none may be made), all that were played for it, and whether that came to its end."""

    best: Edits | None
    finalists: tuple[Finalist, ...]
    is_sure: bool


def tuned(
    reference: str, content: ContentSet, goals: Goals, asked: Asked, folder: Path, progress: Progress | None = None
) -> Tuned:
    """Seek the fewest small edits with which a set meets the goals; the same for any number of workers.

    Games and what was tried are kept below ``folder``, so that a call after Ctrl-C goes on.

    Raises:
        ContentError, UnknownSet, UnknownAgent, StoreError, Stopped: as `Field`.
    """
    return _Tuning(reference, content, goals, asked, folder, progress).run()


class _Tuning:
    """One tuning under way."""

    def __init__(
        self, reference: str, content: ContentSet, goals: Goals, asked: Asked, folder: Path, progress: Progress | None
    ) -> None:
        self._reference, self._content, self._goals, self._asked = reference, content, goals, asked
        self._folder, self._progress = folder, progress
        self._game = game_of(content)
        self._addresses = addresses_of(content)
        self._levers = levers_of(self._addresses, asked.change, asked.only)
        self._games = asked.games or max(LEAST_GAMES, self._games_in(asked.minutes))
        self._shares = _shared(self._games // len(goals.lineups))
        self._found = Found((), (), 0, 0)

    def run(self) -> Tuned:
        """All of it."""
        with self._field(self._asked.seed) as field:
            ground = self._ground(field, self._shares.base)
            version = field.plan(self._reference).version
            ground.play([((), self._shares.base)])
            before = ground.measured((), self._shares.base)
            if field.interrupted or all(one.found is not None and one.distance.value == 0 for one in before):
                outcome: Outcome = "interrupted" if field.interrupted else "already"
                return self._describe(outcome, version, before, self._shares.base)
            self._found = self._searched(field, ground, before)
            if field.interrupted:
                return self._with_edits("interrupted", version, before, None, self._found.finalists[:1], [], [])
        self._shares = self._shares.with_left(self._found)
        with self._field(self._asked.seed + CHOOSING) as field:
            chosen = self._chosen(field, self._ground(field))
        with self._field(self._asked.seed + FRESH) as field:
            return self._finished(field, self._ground(field), version, before, chosen)

    def _field(self, seed: int) -> Field:
        return Field(self._folder / STORE, self._goals.lineups, seed, self._asked.workers, self._progress)

    def _ground(self, field: Field, enough: int = 0, goals: Goals | None = None) -> Ground:
        candidates = self._folder / FOLDER / "tried"
        goals = goals or self._goals
        return Ground(self._content, self._reference, self._addresses, goals, field, candidates, enough)

    def _games_in(self, minutes: float) -> int:
        kept = self._folder / FOLDER
        return games_in(minutes, self._reference, self._goals.lineups, self._asked.seed, self._asked.workers, kept)

    def _searched(self, field: Field, ground: Ground, before: Sequence[Measured]) -> Found:
        missed = [one.goal for one in before if one.distance.value > 0]
        deals = self._shares.base
        rows = field.rows(self._reference, deals * len(self._goals.lineups))
        fair = with_extra("lab", PRICES, "tuning a set").fair_costs(self._content)
        hints = hints_of(self._content, self._game, missed, field.plan(self._reference), rows)._replace(fair=fair)
        spending = Spending(deals, self._shares.look, self._shares.search)
        sought = aimed(self._goals, ground.readings((), deals), deals / self._shares.fresh)
        trials = self._ground(field, deals, sought)
        return Search(trials, self._levers, hints, spending, self._asked.seed, self._progress).run()

    def _chosen(self, field: Field, ground: Ground) -> _Chosen:
        """The finalists checked in full, and the best of them in games that the search never saw."""
        deals = self._shares.fresh
        refused = {edits: self._refused(ground, edits) for edits in self._found.finalists}
        legal = [edits for edits, fault in refused.items() if not fault]
        ground.play([(edits, deals) for edits in legal])
        if field.interrupted:
            return _Chosen(legal[0] if legal else None, (), is_sure=False)
        figures = {edits: ground.measured(edits, deals) for edits in legal}
        finalists = tuple(_finalist(edits, fault, figures.get(edits)) for edits, fault in refused.items())
        best = min(legal, key=lambda edits: (not _met(figures[edits]), badness(figures[edits]).value), default=None)
        return _Chosen(best, finalists, is_sure=True)

    def _finished(
        self, field: Field, ground: Ground, version: str, before: Sequence[Measured], chosen: _Chosen
    ) -> Tuned:
        """The best edits in games that nothing was chosen by, and taken apart."""
        deals, best = self._shares.fresh, chosen.best
        if not chosen.is_sure:
            return self._with_edits("interrupted", version, before, None, [best] if best else [], [], ())
        ground.play([((), deals), *([(best, deals)] if best else [])])
        if field.interrupted:
            return self._with_edits("interrupted", version, before, None, [best] if best else [], [], ())
        base = ground.measured((), deals)
        if best is None or badness(after := ground.measured(best, deals)).value >= badness(base).value:
            return self._with_edits("nothing", version, base, None, [], [], chosen.finalists)
        fewer = [without(best, address) for address, _ in best]
        ground.play([(one, deals) for one in fewer if one and ground.is_legal(one)])
        effects = [ground.effects(best, deals, one) if ground.is_legal(one) else [] for one in fewer]
        outcome: Outcome = "met" if _met(after) else "missed"
        outcome = "interrupted" if field.interrupted else outcome
        return self._with_edits(outcome, version, base, after, [best], effects, chosen.finalists)

    def _refused(self, ground: Ground, edits: Edits) -> Text:
        """The first error that the full check, solvers and all, finds; empty where it finds none."""
        if not ground.is_legal(edits):
            return say("refused-by-check")
        issues = everything_wrong(open_set(ground.reference(edits)))
        return next((issue.message for issue in issues if issue.severity is Severity.ERROR), "")

    def _with_edits(
        self,
        outcome: Outcome,
        version: str,
        before: Sequence[Measured],
        after: Sequence[Measured] | None,
        chosen: Sequence[Edits],
        effects: Sequence[Sequence[Reading]],
        finalists: Sequence[Finalist],
    ) -> Tuned:
        describe = self._describe(outcome, version, before, self._shares.fresh, after)
        if chosen:
            describe = self._edited(describe, chosen[0], effects)
        if not self._asked.keep and outcome != "interrupted":
            rmtree(self._folder / FOLDER / "tried", ignore_errors=True)
        return msgspec.structs.replace(describe, finalists=tuple(finalists))

    def _edited(self, found: Tuned, edits: Edits, effects: Sequence[Sequence[Reading]]) -> Tuned:
        """The answer with the edits, which are written as a set."""
        addressed = {one: value for one in self._addresses for text, value in edits if one.text == text}
        rmtree(self._folder / FOLDER / SET, ignore_errors=True)
        write_candidate(self._content, addressed, self._folder / FOLDER / SET)
        levers = {lever.address: lever for lever in self._levers}
        each = [
            _edit(levers[address], int(value or 0), effects[place] if effects else ())
            for place, (address, value) in enumerate(edits)
        ]
        pieces = [self._content.by_id[edit.piece] for edit in each if edit.piece]
        titles = {
            language: {piece.id: self._content.called(piece, language) for piece in pieces}
            for language in self._content.languages
        }
        return msgspec.structs.replace(
            found,
            edits=tuple(each),
            titles=titles,
            folder=f"{FOLDER}/{SET}",
            block=change_block(self._content, addressed),
        )

    def _describe(
        self,
        outcome: Outcome,
        version: str,
        before: Sequence[Measured],
        deals: int,
        after: Sequence[Measured] | None = None,
    ) -> Tuned:
        content, tables = self._content, len(self._goals.lineups)
        return Tuned(
            format=TUNED_FORMAT,
            outcome=outcome,
            set=content.name,
            title=content.manifest.title.get("en", content.name),
            set_titles=dict(content.manifest.title),
            titles={},
            game=self._game.name,
            length_unit=self._game.length_unit,
            version=version,
            goals_file=self._goals.source,
            tables=self._goals.lineups,
            seed=self._asked.seed,
            fresh_seed=self._asked.seed + FRESH,
            asked=self._games,
            minutes=None if self._asked.games else self._asked.minutes,
            searched=(self._shares.base + self._found.deals) * tables,
            fresh=deals * tables,
            levers=len(self._levers),
            tried=self._found.tried,
            bars=tuple(_bars(before, after)),
            steps=tuple(
                Step(tried=one.tried, games=one.deals * tables, edits=len(one.best), badness=one.badness)
                for one in self._found.rounds
            ),
        )


def _shared(deals: int) -> _Shares:
    """How many deals go where, of so many in all: the last games of about seven sets are kept back."""
    base = max(8, min(200, deals // 16))
    fresh = max(6, min(MOST_AFRESH, deals // 30))
    look = max(3, min(16, base // 5))
    return _Shares(base, look, max(6 * look, deals - base - SETS_AFRESH * fresh), fresh)


def _met(measures: Sequence[Measured]) -> bool:
    return all(one.found is not None and one.distance.value == 0 for one in measures)


def _finalist(edits: Edits, fault: Text, measures: Sequence[Measured] | None) -> Finalist:
    each = tuple((address, int(value or 0)) for address, value in edits)
    if measures is None:
        return Finalist(edits=each, badness=0.0, met=False, refused=fault)
    return Finalist(edits=each, badness=badness(measures).value, met=_met(measures))


def _edit(lever: Lever, value: int, effects: Sequence[Reading]) -> Edit:
    return Edit(
        address=lever.address,
        piece=lever.piece,
        present=lever.present,
        value=value,
        effects=tuple(map(_interval, effects)),
    )


def _interval(one: Reading) -> Interval | None:
    half = Z95 * one.error
    return None if one.value is None else Interval(one.value, one.value - half, one.value + half)


def _bars(before: Sequence[Measured], after: Sequence[Measured] | None) -> list[Bar]:
    bars = []
    for place, one in enumerate(before):
        goal, last = one.goal, (after or before)[place]
        bars.append(
            Bar(
                measure=goal.measure,
                least=goal.least,
                most=goal.most,
                weight=goal.weight,
                tolerance=goal.tolerance,
                seats=goal.seats,
                before=one.found,
                after=None if after is None else after[place].found,
                met=last.found is not None and last.distance.value == 0,
                sure=last.fulfilled != "unsure",
                missed_by=last.distance.value * goal.tolerance if last.found is not None else 0.0,
            )
        )
    return bars


def tables_for(goals: Goals, agents: Sequence[str] | None, seats: Sequence[int] | None, content: ContentSet) -> Goals:
    """The goals at other tables than the file names: other players, or other numbers of seats.

    Raises:
        CannotSeat: the set is not for so many.
    """
    if agents is None and seats is None:
        return goals
    changed = []
    for goal in goals.goals:
        sizes = sorted(set(seats)) if seats else list(goal.seats)
        names = list(goal.lineups[0]) if agents is None or goal.measure == "skill" else list(agents)
        changed.append(msgspec.structs.replace(goal, lineups=lineups(names, sizes, content)))
    return msgspec.structs.replace(goals, goals=tuple(changed))


def write_tuned(found: Tuned, folder: Path) -> dict[str, Path]:
    """Write ``tune.json`` and a page in each language; the paths by kind."""
    texts = {**tune_pages(found), "json": (FILE, json_text(found, answer_wording("en")))}
    return {kind: write_beside(folder / name, text.encode()) for kind, (name, text) in texts.items()}
