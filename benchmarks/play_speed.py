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

from validator.agents.agent import View
from validator.agents.greedy import GreedyAgent
from validator.agents.search import SearchAgent
from validator.engine.chance import Dice, below
from validator.engine.game import Game
from validator.engine.step import choose, settle
from validator.lookup import game_of, open_set

GAMES = 400
GREEDY_GAMES = 4
SEATS = 2
CALLS = 2_000
ITERATIONS = 400
REPEATS = 7
TOP = 12


class Bench(NamedTuple):
    """A set ready to be played."""

    game: Game
    table: Any


def random_games(bench: Bench, first: int, observed: bool = False) -> int:
    """Play some games at random, without views; how many real choices were made."""
    game, table = bench
    observer = game.observer(table) if observed else None
    dice = Dice(first)
    choices = 0
    for number in range(first, first + GAMES):
        state = game.start(table, SEATS, number)
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


def greedy_games(bench: Bench, first: int) -> None:
    """Play some games with two greedy players."""
    game, table = bench
    for number in range(first, first + GREEDY_GAMES):
        agents = [GreedyAgent(game, seat) for seat in range(SEATS)]
        state = game.start(table, SEATS, number)
        while (decision := settle(state)) is not None:
            seat = decision.seat(state)
            choose(state, agents[seat].choose(View(game, state, decision, seat)))


def middle_of_a_game(bench: Bench, number: int) -> Any:
    """A position about half-way through a game, at a choice of several options."""
    game, table = bench
    dice = Dice(number)
    state = game.start(table, SEATS, number)
    for _ in range(25):
        settle(state)
        choose(state, state.options[below(dice, len(state.options))])
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
    choices = 0

    def count() -> None:
        nonlocal choices
        choices = random_games(bench, first)

    plain = seconds(count)
    watched = seconds(lambda: random_games(bench, first, observed=True))
    state = middle_of_a_game(bench, repeat)
    per_call = 1e6 / CALLS
    return {
        "random games/s": GAMES / plain,
        "choices per game": choices / GAMES,
        "µs per choice": 1e6 * plain / choices,
        "observed games/s": GAMES / watched,
        "observed : plain": plain / watched,
        "copy() µs": per_call * seconds(lambda: calls(state.copy)),
        "imagine() µs": per_call * seconds(lambda: calls(lambda: game.imagine(state, 0, repeat))),
        "scores() µs": per_call * seconds(lambda: calls(lambda: game.scores(state))),
        "value() µs": per_call * seconds(lambda: calls(lambda: game.value(state, 0))),
        "search iterations/s": ITERATIONS / seconds(lambda: search(bench, repeat)),
        "greedy games/s": GREEDY_GAMES / seconds(lambda: greedy_games(bench, first)),
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
    bench = Bench(game, game.table(content))
    random_games(bench, 0)
    found = [measured(bench, repeat) for repeat in range(repeats)]
    print(f"{reference}, {SEATS} seats, one core, median of {repeats} (lowest to highest)")
    for name in found[0]:
        values = [figures[name] for figures in found]
        print(f"{name:<22}{median(values):>12,.2f}   ({min(values):,.2f} to {max(values):,.2f})")
    print("\nwhere the time of random games goes (share of all, profiled)")
    for share, where in profile(bench):
        print(f"{share:>6.1%}  {where}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
