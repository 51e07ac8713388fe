"""The report of a run from what is kept of it, whole or at a glance, with plain sentences and questions answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil
from types import MappingProxyType

import msgspec

from validator.content.loading import ContentSet
from validator.play.engine.game import WON_TOGETHER, Game
from validator.play.playtest.figures.estimates import (
    LEAST_ADVANTAGE,
    advantage_shown,
    coverage_of,
    games_for_advantage,
    games_for_lift,
    lift_shown,
    tables_of,
)
from validator.play.playtest.figures.findings import (
    broken_of,
    by_weight,
    cards_of,
    disagreements_of,
    missing_of,
    otherwise_of,
    seats_of,
)
from validator.play.playtest.figures.power import MARGIN, hands_of, titles_of
from validator.play.playtest.figures.questions.cards import dead_draws, pairs
from validator.play.playtest.figures.questions.changed import Before, changed
from validator.play.playtest.figures.questions.course import decided, feel
from validator.play.playtest.figures.questions.gathered import gathered
from validator.play.playtest.figures.questions.strategies import strategies
from validator.play.playtest.figures.questions.winners import first_mover, skill
from validator.play.playtest.figures.results import (
    FORMAT,
    CardFigures,
    Figure,
    Finding,
    Group,
    Hand,
    Name,
    Question,
    Report,
    Said,
    Spread,
    TableFigures,
    Verdict,
    figure,
    said,
)
from validator.play.playtest.figures.statistics import wilson
from validator.play.playtest.figures.strength import Measured, judging, no_better
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.plan import Bench, Plan
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.table import Row


def questions_of(
    plan: Plan,
    rows: Iterable[Row],
    tables: Iterable[TableFigures],
    hands: Iterable[Hand],
    game: Game,
    before: Before | None = None,
) -> tuple[Question, ...]:
    """What a run's kept games answer; ``before`` are the games of an earlier run, or of the set that was extended."""
    games = gathered(plan, rows, {table.lineup: table.title for table in tables}, game.contrasts[0])
    if not games.tables:
        return ()
    draws = dead_draws(next(hand for hand in hands if hand.agent == games.seats.agent))
    if not game.rivals:
        return feel(games, game.length_unit), draws
    return (
        decided(games, game.round_unit),
        first_mover(games),
        skill(games, plan),
        feel(games, game.length_unit),
        strategies(games),
        pairs(games),
        draws,
        changed(games, before, game.length_unit),
    )


MOST_NAMED = 5
_LIMITS = ("agents", "lift", "luck", "false", "seats", "spotlight", "begin", "fun")
LIMITS = tuple(said(f"limit-{name}") for name in _LIMITS)
_VERDICTS: tuple[Verdict, ...] = ("strong", "weak", "automatic", "dead")


def sentences_of(
    asked: int,
    broken: int,
    tables: Sequence[TableFigures],
    length_unit: str,
    hands: Sequence[Hand],
    coverage: Sequence[Group],
    margin: float,
    players: Mapping[str, Measured],
) -> Iterator[Said]:
    """The findings in the order a designer asks for them; ``players`` are those who were measured first."""
    yield _games(asked, tables)
    if broken:
        yield said("games-broke", games=broken)
    won = next((promise for group in coverage for promise in group.promises if promise.key == WON_TOGETHER), None)
    for table in tables:
        yield from _table(table, length_unit, are_rivals=won is None)
    if won is not None:
        wins = wilson(won.games, sum(table.games for table in tables))
        yield said("won-together", wins=figure(wins, "share"))
    for hand in hands if won is None else ():
        yield no_better(hand, players) or _cards(hand, margin)
    yield _coverage(coverage)


def _games(asked: int, tables: Sequence[TableFigures]) -> Said:
    played = sum(table.games for table in tables)
    if not tables:
        return said("no-games", asked=asked)
    agents = tuple(sorted({agent for table in tables for agent in table.lineup}))
    where = tuple(said("games-at", games=table.games, table=table.title) for table in tables)
    key = "games-played" if played >= asked else "games-stopped"
    return said(key, games=played, asked=asked, agents=agents, where=where)


def _table(table: TableFigures, unit: str, *, are_rivals: bool) -> Iterator[Said]:
    choices = Figure(value=table.choices.mean.value, form="number")
    yield said("game-takes", table=table.title, length=length_said(table.length, unit), choices=choices)
    if len(table.seats) > 1 and are_rivals:
        yield _seats(table)
        yield _margin(table)
    if len(table.agents) > 1 and are_rivals:
        best = sorted(table.agents, key=lambda agent: -agent.wins.value)
        sentences = tuple(said("wins-of", who=agent.name, wins=figure(agent.wins, "share")) for agent in best)
        yield said("agents-win", table=table.title, found=sentences)


def length_said(length: Spread, unit: str) -> Said:
    """How long a game takes, in the game's unit: always so many, or a mean and what nine in ten take."""
    if length.constant and length.counts:
        return said("length-always", unit=unit, length=length.counts[0][0])
    mean = Figure(value=length.mean.value, form="number")
    return said("length-mean", unit=unit, mean=mean, low=length.quantiles[0], high=length.quantiles[4])


def _seats(table: TableFigures) -> Said:
    fair = 1 / len(table.seats)
    equal = Figure(value=fair, form="share")
    uneven = [seat for seat in table.seats if seat.uneven]
    if uneven:
        sentences = tuple(said("wins-of", who=seat.name, wins=figure(seat.wins, "share")) for seat in uneven)
        return said("seats-uneven", table=table.title, found=sentences, fair=equal)
    shown = advantage_shown(table.games, fair)
    needed = rounded_up(games_for_advantage(fair))
    key = "seats-even" if needed <= table.games else "seats-untold"
    wins = figure(table.seats[0].wins, "share")
    return said(
        key,
        table=table.title,
        wins=wins,
        fair=equal,
        shown=_points(shown),
        games=table.games,
        needed=needed,
        advantage=_points(2 * LEAST_ADVANTAGE),
    )


def _margin(table: TableFigures) -> Said:
    assert table.to_last is not None
    assert table.to_second is not None
    last, second = (Figure(value=one.mean.value, form="score") for one in (table.to_last, table.to_second))
    if table.is_won_together:
        return said("behind-of-them", table=table.title, last=last)
    shared = figure(table.shared, "share")
    key = "behind-of-two" if len(table.lineup) == 2 else "behind-of-more"
    return said(key, table=table.title, second=second, last=last, shared=shared)


def _points(share: float) -> Figure:
    """A difference of shares in percentage points, without a sign."""
    return Figure(value=100 * share, form="number")


def rounded_up(number: float) -> int:
    """Two digits that say something: 1,234 becomes 1,300."""
    step = int("1" + "0" * max(0, len(str(ceil(number))) - 2))
    return ceil(number / step) * step


def _cards(hand: Hand, margin: float) -> Said:
    compared = [card for card in hand.cards if card.draw_lift is not None]
    standing = tuple(part for verdict in _VERDICTS for part in _named(hand, verdict))
    if not compared and not standing:
        return said("cards-too-few", agent=hand.agent, games=hand.games)
    needed, shown = games_for_lift(hand, margin), lift_shown(hand, margin)
    values = {
        "agent": hand.agent,
        "compared": len(compared),
        "shown": _points(shown or 0.0),
        "needed": rounded_up(needed or 0),
        "games": hand.games,
        "margin": _points(margin),
        "double": _points(2 * margin),
    }
    if standing:
        return said("cards-stand-out", found=standing, **values)
    enough = needed is not None and needed <= hand.games
    return said("cards-alike" if enough else "cards-untold", **values)


def _named(hand: Hand, verdict: Verdict) -> Iterator[Said]:
    """The cards of one verdict, those that stand out most first."""
    cards = sorted((card for card in hand.cards if verdict in card.verdicts), key=lambda card: _rank(card, verdict))
    if not cards:
        return
    named: list[object] = [Name(id=card.id) for card in cards[:MOST_NAMED]]
    left = len(cards) - MOST_NAMED
    named += [said("others", count=left)] if left > 0 else []
    yield said(f"named-{verdict}", cards=tuple(named))


def _rank(card: CardFigures, verdict: Verdict) -> float:
    if verdict in ("automatic", "dead"):
        return card.played_if_drawn.value * (-1 if verdict == "automatic" else 1)
    value = card.likely_lift.value if card.likely_lift is not None else 0.0
    return -value if verdict == "strong" else value


def _coverage(coverage: Sequence[Group]) -> Said:
    total = sum(len(group.promises) for group in coverage)
    seen = {how: sum(group.count(how) for group in coverage) for how in ("play", "spotlight", "never", "untried")}
    if seen["play"] == total:
        return said("all-seen", promises=total)
    parts = tuple(said(f"seen-{how}", count=count) for how, count in seen.items() if count)
    return said("some-seen", promises=total, parts=parts)


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
    reported, plan = glance(bench, tally, store, run, asked, margin, players), tally.plan
    findings = [*reported.findings, *_otherwise(tally, before, margin, bench.content)]
    return msgspec.structs.replace(
        reported,
        interrupted=interrupted,
        findings=tuple(by_weight(findings)),
        typical_game=tally.typical.number,
        questions=questions_of(plan, store.rows(run, asked), reported.tables, reported.hands, bench.game, before),
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
    findings_in_reach = [
        *broken_of(tally, lit.values(), content), *missing_of(coverage, promises, content), *seats_of(tables, content),
        *cards_of(hands, content),
        *disagreements_of([hand for hand in hands if no_better(hand, players) is None], margin, content),
    ]  # fmt: skip
    sentences = tuple(sentences_of(asked, len(tally.broken), tables, unit, hands, coverage, margin, players))
    return Report(
        format=FORMAT, set=content.name, title=content.manifest.title.get("en", content.name), game=bench.game.name,
        length_unit=unit, version=plan.version, digest=plan.digest, seed=plan.seed, asked=asked, played=tally.games,
        broken=len(tally.broken), interrupted=tally.games + len(tally.broken) < asked, margin=margin,
        sentences=sentences if is_fit else sentences[:-1], findings=tuple(by_weight(findings_in_reach)), tables=tables,
        hands=hands, coverage=coverage, limits=LIMITS, titles=titles_of(content, plan.designs),
        set_titles=dict(content.manifest.title),
    )  # fmt: skip
