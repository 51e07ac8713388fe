"""What one card is worth: the same deals with the card and with a blank of its kind."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.playtest.blanking import blanked
from validator.play.playtest.figures.power import Compared, paired_difference
from validator.play.playtest.figures.said import Name, Said, figure, said
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.run import opened
from validator.play.playtest.running.crews import Where, crew_of
from validator.play.playtest.running.ordinary import Progress, play_numbered
from validator.play.playtest.running.plan import Opener, Plan, Roster, bench_of, lineups, plan_of
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.rows import Row, columns_of
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.workers import Job


class Confirmed(NamedTuple):
    """The draw lift of a card, of a blank in its place, and the difference, in the hands of one agent.

    ``games`` are those played both ways; the lifts are None where no game holds seats to compare.
    """

    agent: str
    games: int
    card: Interval | None
    blank: Interval | None
    difference: Interval | None


class Asked(NamedTuple):
    """What is to be played: the set's name or folder, so many games, who plays them and from which seed.

    ``seats``, ``apart``, ``workers`` and ``store_path`` as for `validator.play.playtest.run.playtest`.
    """

    reference: str
    games: int
    agents: Sequence[str]
    seed: int
    workers: Where = 1
    store_path: Path | None = None
    seats: Sequence[int] | None = None
    apart: bool = False


def confirm(
    asked: Asked, card: str, progress: Progress | None = None, opener: Opener = opened, roster: Roster = agent_named
) -> list[Confirmed]:
    """Play the same deals twice, and compare for each agent.

    Raises:
        WrongUse: there is no such card, or nothing can be taken from it.
        As `validator.play.playtest.run.playtest`.
    """
    plan, with_card = _played(asked, opener, roster, progress)
    _, without = _played(asked, partial(opened_without, opener, card), roster, progress)
    contrasts = opener(asked.reference)[1].contrasts
    design = plan.designs.index(card)
    columns = [columns_of(plan.uses).index(contrast.seen) for contrast in contrasts]
    agents = sorted({agent for lineup in plan.lineups for agent in lineup})
    return [_confirmed(agent, plan, design, columns, with_card, without) for agent in agents]


def opened_without(opener: Opener, card: str, reference: str) -> tuple[ContentSet, Game]:
    """As ``opener``, with the card emptied."""
    content, game = opener(reference)
    return blanked(content, card), game


def _played(asked: Asked, opener: Opener, roster: Roster, progress: Progress | None) -> tuple[Plan, dict[int, Row]]:
    bench = bench_of(asked.reference, asked.agents, opener, roster)
    tables = lineups(asked.agents, asked.seats, bench.content, apart=asked.apart)
    plan = plan_of(asked.reference, tables, asked.seed, bench)
    with Store(asked.store_path) as store, crew_of(Job(plan, opener, roster), bench, asked.workers) as crew:
        run = store.run_of(plan)
        for rows in crew.spread(play_numbered, store.missing(run, asked.games)):
            store.add(run, rows)
            if progress is not None:
                progress("games", store.played(run, asked.games), asked.games)
        return plan, {row.number: row for row in store.rows(run, asked.games) if row.fault is None}


def _confirmed(
    agent: str, plan: Plan, design: int, columns: Sequence[int], one: dict[int, Row], other: dict[int, Row]
) -> Confirmed:
    pairs = [
        (_compared(agent, plan, design, columns, one[number]), _compared(agent, plan, design, columns, other[number]))
        for number in sorted(one.keys() & other.keys())
        if plan.agents_of(number).count(agent) > 1
    ]
    return Confirmed(agent, len(pairs), *paired_difference(pairs))


def _compared(agent: str, plan: Plan, design: int, columns: Sequence[int], row: Row) -> Compared:
    agents = plan.agents_of(row.number)
    own = [seat for seat, name in enumerate(agents) if name == agent]
    width = len(columns_of(plan.uses))
    used = int.from_bytes(row.uses, "little")
    drawn = [
        seat for seat in own if any(used >> (seat * len(plan.designs) + design) * width + at & 1 for at in columns)
    ]
    won = sum(seat in row.winners for seat in drawn) / len(row.winners)
    all_won = sum(seat in row.winners for seat in own) / len(row.winners)
    return Compared(len(own), len(drawn), won, all_won - won)


def confirmed_said(found: Confirmed, card: str) -> Said:
    """What came of it, as a sentence."""
    if found.card is None or found.blank is None or found.difference is None:
        return said("confirmed-nothing", agent=found.agent, card=Name(id=card), games=found.games)
    return said(
        "confirmed",
        agent=found.agent,
        card=Name(id=card),
        games=found.games,
        drawn=figure(found.card, "points"),
        blank=figure(found.blank, "points"),
        difference=figure(found.difference, "points"),
    )
