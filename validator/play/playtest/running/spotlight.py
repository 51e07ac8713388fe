"""Games dealt on purpose, for what ordinary games did not show. They count for coverage alone, never for balance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from validator.play.agents.greedy import RandomAgent
from validator.play.engine.chance import scrambled
from validator.play.playtest.running.plan import Bench, Plan
from validator.play.playtest.running.store import Spotlight
from validator.play.playtest.running.table import AGENT_CHANCE, play_dealt

MOST_DEALS = 60
"""Positions tried for one promise. A promise kept in one deal of twenty is missed by all of them in 5 % of cases."""
SPOTLIGHT_CHANCE = 2


def spotlights(bench: Bench, plan: Plan, promises: Sequence[int]) -> Iterator[Spotlight]:
    """Try each promise by itself, so that what one shows never depends on the others."""
    for promise in promises:
        yield _shown(bench, plan, promise)


def _shown(bench: Bench, plan: Plan, promise: int) -> Spotlight:
    game, table = bench.game, bench.table
    sizes = sorted({len(lineup) for lineup in plan.lineups})
    players = bench.content.manifest.players
    others = [size for size in range(players.least, players.most + 1) if size not in sizes]
    observer = game.observer(table)
    faults: list[str] = []
    deals = 0
    # What needs a number of players that the run has no table of is not missing: it is dealt for that number.
    turns = [sizes[attempt % len(sizes)] for attempt in range(MOST_DEALS)]
    turns += [others[attempt % len(others)] for attempt in range(MOST_DEALS) if others]
    for attempt, seats in enumerate(turns):
        seed = scrambled(plan.seed, promise, attempt, SPOTLIGHT_CHANCE)
        agents = [RandomAgent(game, scrambled(seed, seat, AGENT_CHANCE)) for seat in range(seats)]
        result = play_dealt(game, partial(game.spotlight, table, seats, seed, promise), agents, observer)
        if result is None:
            continue
        deals += 1
        if result.fault is not None:
            faults.append(f"spotlight on promise {promise}, {seats} seats, game seed {seed}: {result.fault}")
        elif promise in result.facts.kept:
            return Spotlight(promise, deals, True, faults)
    return Spotlight(promise, deals, False, faults)
