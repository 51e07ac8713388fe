"""Whether players are better than players at random, in games for which nobody has written what a good player knows.

What the cards of a game are worth shows in the hands of those who play it well. Of a game whose rules are data nothing
is known but its points, so that its players are measured first: each against players at random, at the smallest table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from validator.play.playtest.figures.results import Hand
from validator.play.playtest.figures.said import Figure, Said, figure, said
from validator.play.playtest.figures.statistics import Interval, wilson
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.crews import Where, crew_of
from validator.play.playtest.running.ordinary import Session, play_up_to
from validator.play.playtest.running.plan import Opener, Plan, Roster, bench_of, plan_of
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.workers import Job

AT_RANDOM: Final = "random"
LOOKS: Final = (16, 48, 144)
"""After so many games a player is looked at, and no more are played once it is clearly better."""


class Measured(NamedTuple):
    """How a player did against players at random: its share of wins, the share that is its due, in so many games."""

    wins: Interval | None
    fair: float
    games: int

    @property
    def is_better(self) -> bool:
        """Whether it wins more than its due, beyond chance."""
        return self.wins is not None and self.wins.low > self.fair


class Measuring(NamedTuple):
    """Who measures players: the plan of their run, how its set and players are found, and who does the work."""

    plan: Plan
    opener: Opener
    roster: Roster
    workers: Where


def measured(asked: Measuring, store: Store) -> dict[str, Measured]:
    """Every player of a run against players at random; games that are kept are not played again."""
    names = sorted({name for lineup in asked.plan.lineups for name in lineup})
    return {name: _measured(name, asked, store) for name in names}


def _measured(name: str, asked: Measuring, store: Store) -> Measured:
    if name == AT_RANDOM:
        return Measured(None, 1.0, 0)
    bench = bench_of(asked.plan.reference, [name, AT_RANDOM], asked.opener, asked.roster)
    seats = max(2, bench.content.manifest.players.least)
    plan = plan_of(asked.plan.reference, ((name, *[AT_RANDOM] * (seats - 1)),), asked.plan.seed, bench)
    found = Measured(None, 1 / seats, 0)
    with crew_of(Job(plan, asked.opener, asked.roster), bench, asked.workers) as crew:
        run = store.run_of(plan)
        for games in LOOKS:
            play_up_to(Session(bench, plan, store, run, crew, None), games)
            tally = Tally(plan, bench.game.contrasts)
            tally.add(store.rows(run, games))
            (table,) = tally.tables
            if table.games:
                found = Measured(wilson(*table.agents[name].outcomes), 1 / seats, table.games)
            if found.is_better or crew.interrupted:
                break
    return found


def judging(hands: Sequence[Hand], players: Mapping[str, Measured]) -> tuple[Hand, ...]:
    """Hands of which those of players who are not better than at random are judged nowhere."""
    return tuple(hand if _may_judge(hand, players) else _unjudged(hand) for hand in hands)


def _may_judge(hand: Hand, players: Mapping[str, Measured]) -> bool:
    return hand.agent not in players or players[hand.agent].is_better


def _unjudged(hand: Hand) -> Hand:
    cards = tuple(msgspec.structs.replace(card, verdicts=(), by_points=False) for card in hand.cards)
    return msgspec.structs.replace(hand, cards=cards)


def no_better(hand: Hand, players: Mapping[str, Measured]) -> Said | None:
    """The sentence that a player is not better than at random; None where it is, or where nobody asked."""
    if _may_judge(hand, players):
        return None
    one = players[hand.agent]
    if one.wins is None:
        return said("cards-at-random", agent=hand.agent)
    due = Figure(value=one.fair, form="share")
    return said("cards-no-better", agent=hand.agent, games=one.games, wins=figure(one.wins, "share"), fair=due)
