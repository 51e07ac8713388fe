"""Is what was spoilt in a set mended by ``tune``? A few numbers of each game's own set are moved, and edits are sought.

    python benchmarks/planted_truth.py [GAME ...] [--games N] [--workers 1] [--seed 1] [--only-check]

Of each game a copy that extends nothing is made, with the numbers below moved, so that it misses goals that its own
set meets: first that is shown, by games that nothing else is done with. A line for each game then says whether the
edits found meet all goals on fresh seeds, how many they are and how many were planted, and what it took. Without
``--games`` those of the table are played.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from validator.content.places import LEARNED
from validator.play.lab.answers.tune import tune_text
from validator.play.lab.goals.measuring import Measured, measured
from validator.play.lab.goals.reading import read_goals
from validator.play.lab.goals.words import Goals
from validator.play.lab.mending import Asked, tuned
from validator.play.lab.tuning.field import Field
from validator.play.lab.vary.addresses import addresses_of
from validator.play.lab.vary.candidates import write_candidate
from validator.play.lookup import game_of, open_set

SHIPPED = Path(__file__).resolve().parent.parent / "content"
STATES = {"yes": "met", "no": "missed", "unsure": "unsure"}
OF_THE_CHECK = 77_000
"""The seed of the games that show that the goals are missed, and met by the game's own set."""


class Planted(NamedTuple):
    """What is done to a game's set, what is wanted of it, and how many games ``tune`` may play.

    Attributes:
        moved: the numbers, by address.
        pieces: how many pieces they stand on: at most twice as many edits are to mend them.
        goals: what the game's own set is like, as a file of goals.
        games: of the whole search.
        shown_by: so many games show beforehand that the goals are missed.
    """

    moved: Mapping[str, int]
    pieces: int
    goals: str
    games: int
    shown_by: int


PLANTED = {
    "empires": Planted(
        {"E04.a.points": 9, "E04.b.points": 9, "E17.a.points": 9, "E17.b.points": 9, "E30.a.points": 9},
        3,
        """
seats: [2, 3]
agents: [fast]
goals:
  - {measure: score, from: 26, to: 28.5, tolerance: 1}
  - {measure: margin, from: 4, to: 5.5}
  - {measure: power_spread, to: 7.7}
""",
        20_000,
        2_000,
    ),
    "race": Planted(
        {"W10.points": 9, "W30.points": 9, "D14.points": 9},
        3,
        """
seats: [2, 3]
agents: [fast]
goals:
  - {measure: length, from: 9.5, to: 11.5}
  - {measure: score, from: 30, to: 33.5, tolerance: 1}
  - {measure: power_spread, to: 4.5}
""",
        12_000,
        1_500,
    ),
    "roll": Planted(
        {"F1.left.cost": 9, "F3.right.cost": 9, "F5.right.cost": 9},
        3,
        """
seats: [2]
agents: [fast]
goals:
  - {measure: length, from: 13, to: 17}
  - {measure: score, from: 37, to: 41, tolerance: 1}
  - {measure: margin, from: 6, to: 12, tolerance: 1}
""",
        4_000,
        600,
    ),
    "steam": Planted(
        {f"rust-belt.cities.{city}.cubes": 0 for city in range(6)},
        6,
        """
seats: [3]
agents: [fast]
goals:
  - {measure: score, from: 91, to: 101, tolerance: 2}
""",
        600,
        80,
    ),
    "trucker": Planted(
        {
            **{f"T0{tile}.component.slots": 1 for tile in (25, 26, 27, 28, 29)},
            "L2-17.adventure.credits": 50,
            "L3-17.adventure.credits": 50,
        },
        7,
        """
seats: [2]
agents: [fast]
goals:
  - {measure: length, from: 30, to: 37, tolerance: 2}
  - {measure: score, from: 24, to: 31, tolerance: 2}
  - {measure: margin, from: 15, to: 24, tolerance: 2}
""",
        4_000,
        160,
    ),
}


def main() -> None:
    """Print what became of each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_asked", metavar="GAME", nargs="*", default=list(PLANTED))
    parser.add_argument("--games", type=int)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only-check", action="store_true")
    options = parser.parse_args()
    for name in options.games_asked:
        with TemporaryDirectory() as folder:
            tried(name, PLANTED[name], Path(folder), options)


def tried(name: str, planted: Planted, folder: Path, options: argparse.Namespace) -> None:
    """Spoil one set, show it, mend it, and say what came of it."""
    spoilt = spoil(name, planted, folder)
    path = folder / "goals.yaml"
    path.write_text(planted.goals, encoding="utf-8")
    content = open_set(spoilt.as_posix())
    goals = read_goals(path, content, game_of(content))
    for reference in (name, spoilt.as_posix()):
        found = played(reference, goals, planted.shown_by, options.workers)
        print(name, "as it is: " if reference == name else "spoilt:    ", *map(told, found), flush=True)
    if options.only_check:
        return
    began, spent = perf_counter(), used()
    asked = Asked(options.games or planted.games, 0, options.seed, options.workers, ("rules", "cards"), ())
    answer = tuned(spoilt.as_posix(), content, goals, asked, folder / "output")
    print(tune_text(answer))
    print(
        f"{name}: {answer.outcome}, {len(answer.edits)} edits ({len(planted.moved)} numbers of {planted.pieces} pieces "
        f"were moved), {answer.searched} games and {answer.fresh} fresh ones of each finalist, "
        f"CPU {(used() - spent) / 60:.1f} min, {(perf_counter() - began) / 60:.1f} min",
        flush=True,
    )


def spoil(name: str, planted: Planted, folder: Path) -> Path:
    """A copy of a game's set, which extends nothing, with the numbers moved; its folder."""
    whole, spoilt = folder / "whole", folder / "spoilt"
    copytree(SHIPPED / name, whole, ignore=ignore_patterns(LEARNED))
    content = open_set(whole.as_posix())
    addresses = {one.text: one for one in addresses_of(content)}
    write_candidate(content, {addresses[text]: value for text, value in planted.moved.items()}, spoilt)
    rmtree(whole)
    return spoilt


def played(reference: str, goals: Goals, games: int, workers: int) -> list[Measured]:
    """The goals in so many games of a set."""
    with Field(None, goals.lineups, OF_THE_CHECK, workers) as field:
        field.play([(reference, games)])
        return measured(goals, field.plan(reference), field.rows(reference, games))


def told(one: Measured) -> str:
    """A goal's figure in few words."""
    figure = "?" if one.found is None else f"{one.found.value:.4g} ({one.found.low:.4g} to {one.found.high:.4g})"
    return f"{one.goal.measure} {figure} {STATES[one.fulfilled]};"


def used() -> float:
    """Seconds of computing so far, workers that ended included."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


if __name__ == "__main__":
    main()
