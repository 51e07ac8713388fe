"""The report of a run from what is kept of it: the whole one, or a glance at it while it is still played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec

from validator.content.loading import ContentSet
from validator.play.playtest.figures.estimates import coverage_of, tables_of
from validator.play.playtest.figures.findings import (
    broken_of,
    by_weight,
    cards_of,
    disagreements_of,
    missing_of,
    otherwise_of,
    seats_of,
)
from validator.play.playtest.figures.hands import MARGIN, hands_of, titles_of
from validator.play.playtest.figures.questions.changed import Before
from validator.play.playtest.figures.questions.put import questions_of
from validator.play.playtest.figures.results import FORMAT, Finding, Report
from validator.play.playtest.figures.strength.standing import Measured, judging, no_better
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.report.summary import LIMITS, sentences_of
from validator.play.playtest.running.plan import Bench
from validator.play.playtest.running.store import Store


def _otherwise(tally: Tally, before: Before | None, margin: float, content: ContentSet) -> Iterator[Finding]:
    if before is not None:
        was = Tally(before.plan, tally.contrasts)
        was.add(before.rows)
        yield from otherwise_of(tally, was, before.name, margin, content)


def reported(
    bench: Bench,
    tally: Tally,
    store: Store,
    run: int,
    asked: int,
    interrupted: bool,
    margin: float,
    before: Before | None,
    players: Mapping[str, Measured] = MappingProxyType({}),
) -> Report:
    """The whole report of a run whose ordinary games were counted in ``tally``; ``asked`` is how many were wanted,
    ``players`` how those whose play is untried did against players at random."""
    found, plan = glance(bench, tally, store, run, asked, margin, players), tally.plan
    findings = [*found.findings, *_otherwise(tally, before, margin, bench.content)]
    return msgspec.structs.replace(
        found,
        interrupted=interrupted,
        findings=tuple(by_weight(findings)),
        typical_game=tally.typical.number,
        questions=questions_of(plan, store.rows(run, asked), found.tables, found.hands, bench.game, before),
    )


def glance(
    bench: Bench,
    tally: Tally,
    store: Store,
    run: int,
    asked: int,
    margin: float = MARGIN,
    players: Mapping[str, Measured] = MappingProxyType({}),
) -> Report:
    """What the games of a run show so far; as the whole report, without what needs every game once more, and without
    the cards where players are to be measured first and were not.

    Of a run that no longer fits the set, only what its tables show.
    """
    content, plan, unit = bench.content, tally.plan, bench.game.length_unit
    promises = bench.game.promises(bench.table)
    is_fit = set(plan.designs) <= content.by_id.keys() and plan.promises == len(promises)
    promises = promises if is_fit else []
    lit = {number: light for number, light in store.spotlights(run).items() if is_fit and not tally.kept[number]}
    tables, coverage = tables_of(tally), coverage_of(tally, promises, lit, content)
    may_judge = is_fit and (bool(players) or not bench.game.untried)
    hands = judging(hands_of(tally, content, margin), players) if may_judge else ()
    found = [
        *broken_of(tally, lit.values(), content), *missing_of(coverage, promises, content), *seats_of(tables, content),
        *cards_of(hands, content),
        *disagreements_of([hand for hand in hands if no_better(hand, players) is None], margin, content),
    ]  # fmt: skip
    sentences = tuple(sentences_of(asked, len(tally.broken), tables, unit, hands, coverage, margin, players))
    return Report(
        format=FORMAT, set=content.name, title=content.manifest.title.get("en", content.name), game=bench.game.name,
        length_unit=unit, version=plan.version, digest=plan.digest, seed=plan.seed, asked=asked, played=tally.games,
        broken=len(tally.broken), interrupted=tally.games + len(tally.broken) < asked, margin=margin,
        sentences=sentences if is_fit else sentences[:-1], findings=tuple(by_weight(found)), tables=tables,
        hands=hands, coverage=coverage, limits=LIMITS, titles=titles_of(content, plan.designs),
        set_titles=dict(content.manifest.title),
    )  # fmt: skip
