"""How fast a game plays on one core: ``python benchmarks/play_speed.py [set] [repeats]`` prints a table
and where the time goes.

Every figure is the median over the repeats, with the lowest and highest beside it. Ratios are taken within one
repeat, so that a machine that slows down meanwhile does not bend them. Nothing is asserted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from cProfile import Profile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.agents.search import SearchAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set

GAMES = 400
GREEDY_GAMES = 4
REPLAYS = 25
CALLS = 2_000
ITERATIONS = 400
REPEATS = 7
TOP = 12


class Bench(NamedTuple):
    """A set ready to be played, at its smallest table of more than one."""

    game: Game
    table: Any
    seats: int


def random_games(bench: Bench, first: int, observed: bool = False) -> int:
    """Play some games at random, without views; how many real choices were made."""
    game, table, seats = bench
    observer = game.observer(table) if observed else None
    dice = Dice(first)
    choices = 0
    for number in range(first, first + GAMES):
        state = game.start(table, seats, number)
        if observer is not None:
            observer.start(state)
        while settle(state, observer) is not None:
            choose(state, state.options[below(dice, len(state.options))], observer)
            choices += 1
        if observer is not None:
            observer.finish(state)
        else:
            game.scores(state)
    return choices


def greedy_games(bench: Bench, first: int) -> list[list[int]]:
    """Play some games with greedy players alone; what they chose in each."""
    game, table, seats = bench
    chosen = []
    for number in range(first, first + GREEDY_GAMES):
        agents = [GreedyAgent(game, seat) for seat in range(seats)]
        state = game.start(table, seats, number)
        actions: list[int] = []
        while (decision := settle(state)) is not None:
            seat = decision.seat(state)
            actions.append(agents[seat].choose(View(game, state, decision, seat)))
            choose(state, actions[-1])
        chosen.append(actions)
    return chosen


def replayed(bench: Bench, first: int, chosen: list[list[int]]) -> int:
    """Play games again from what was chosen in them, several times; how many choices that were."""
    choices = 0
    for _ in range(REPLAYS):
        for number, actions in enumerate(chosen, start=first):
            state = bench.game.start(bench.table, bench.seats, number)
            for action in actions:
                settle(state)
                choose(state, action)
            choices += len(actions)
    return choices


def middle_of_a_game(bench: Bench, number: int) -> Any:
    """A position half-way through a random game, at a choice of several options."""
    game, table, seats = bench
    dice, actions = Dice(number), list[int]()
    state = game.start(table, seats, number)
    while settle(state) is not None:
        actions.append(state.options[below(dice, len(state.options))])
        choose(state, actions[-1])
    state = game.start(table, seats, number)
    for action in actions[: len(actions) // 2]:
        settle(state)
        choose(state, action)
    settle(state)
    return state


def search(bench: Bench, number: int) -> None:
    """One choice by search."""
    state = middle_of_a_game(bench, number)
    decision = state.stack[-1]
    seat = decision.seat(state)
    SearchAgent(bench.game, number, ITERATIONS).choose(View(bench.game, state, decision, seat))


def seconds(work: Callable[[], object]) -> float:
    """How long one piece of work takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


def calls(work: Callable[[], object]) -> None:
    """The same call many times."""
    for _ in range(CALLS):
        work()


def measured(bench: Bench, repeat: int) -> dict[str, float]:
    """All figures, once."""
    game = bench.game
    first = repeat * GAMES
    results: list[Any] = []
    plain = seconds(lambda: results.append(random_games(bench, first)))
    watched = seconds(lambda: random_games(bench, first, observed=True))
    greedy = seconds(lambda: results.append(greedy_games(bench, first)))
    again = seconds(lambda: results.append(replayed(bench, first, results[1])))
    choices, _, rechosen = results
    state = middle_of_a_game(bench, repeat)
    per_call = 1e6 / CALLS
    return {
        "random games/s": GAMES / plain,
        "choices per game": choices / GAMES,
        "actions/s, random": choices / plain,
        "actions/s, greedy's": rechosen / again,
        "observed games/s": GAMES / watched,
        "observed : plain": plain / watched,
        "copy() µs": per_call * seconds(lambda: calls(state.copy)),
        "imagine() µs": per_call * seconds(lambda: calls(lambda: game.imagine(state, 0, repeat))),
        "scores() µs": per_call * seconds(lambda: calls(lambda: game.scores(state))),
        "value() µs": per_call * seconds(lambda: calls(lambda: game.value(state, 0))),
        "search iterations/s": ITERATIONS / seconds(lambda: search(bench, repeat)),
        "greedy games/s": GREEDY_GAMES / greedy,
    }


def profile(bench: Bench) -> list[tuple[float, str]]:
    """The functions in which random games spend most of their own time, as shares of the whole."""
    profiler = Profile()
    profiler.runcall(random_games, bench, 0)
    entries = sorted(profiler.getstats(), key=lambda entry: -entry.inlinetime)
    whole = sum(entry.inlinetime for entry in entries)
    return [(entry.inlinetime / whole, _place(entry.code)) for entry in entries[:TOP]]


def _place(code: Any) -> str:
    return code if isinstance(code, str) else f"{Path(code.co_filename).stem}.{code.co_qualname}"


def main(reference: str = "empires", repeats: int = REPEATS) -> None:
    """Print the table."""
    content = open_set(reference)
    game = game_of(content)
    players = content.manifest.players
    bench = Bench(game, game.table(content), min(max(players.least, 2), players.most))
    random_games(bench, 0)
    found = [measured(bench, repeat) for repeat in range(repeats)]
    print(f"{reference}, {bench.seats} seats, one core, median of {repeats} (lowest to highest)")
    for name in found[0]:
        values = [figures[name] for figures in found]
        print(f"{name:<22}{median(values):>12,.2f}   ({min(values):,.2f} to {max(values):,.2f})")
    print("\nwhere the time of random games goes (share of all, profiled)")
    for share, where in profile(bench):
        print(f"{share:>6.1%}  {where}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
