"""Do intervals hold what they promise? Games are simulated whose truth is known, and run through the report's formulas.

    python benchmarks/coverage_of_intervals.py [--worlds 100] [--seats 2 4] [--games 200 600 2000]

In a simulated world each card shifts its drawer's chance to win by a true amount; the amounts of most cards are spread
narrowly, those of a few widely, and how narrowly and how few differs from world to world. In worlds "by points" a card
shifts its drawer's points instead, and most points win. Printed is the share of intervals, over all cards and worlds,
that hold the truth: 95 % is promised; and the share of findings on lifts that are true: more than 90 % is promised.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from validator.play.playtest.figures.power import MARGIN, judged, win_lift
from validator.play.playtest.figures.statistics import STANDING, USUAL, WIDE, mean_interval, median, moments, wilson
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row

DESIGNS = 40
DRAWN, SCORE, LUCK = 0.2, 30, 8
"""The chance that a seat draws a card; the true mean score, and how widely luck spreads it."""
WORTH = 0.07
"""What a point is worth in wins where luck alone spreads the scores of two seats: 0.8 / (8 √2)."""
TRUTH_GAMES, ROLLS = 60_000, 16
Way = Literal["within games", "across games", "by points"]
WAYS: tuple[Way, ...] = ("within games", "across games", "by points")
Bits = npt.NDArray[np.bool_]


class World(NamedTuple):
    """One simulated set: how drawing each card shifts the chance to win, and how often it is played.

    "Across games" each seat is another agent's; "by points" cards shift points, by their shifts over `WORTH`.
    """

    shifts: npt.NDArray[np.float64]
    plays: npt.NDArray[np.float64]
    seats: int
    way: Way


def world_of(seed: int, seats: int, way: Way) -> World:
    """A world drawn from the spread of worlds that the report's shrinking takes for usual."""
    chance = np.random.default_rng([seed, seats])
    stands = chance.random(DESIGNS) < chance.choice(STANDING)
    shifts = chance.normal(0, np.where(stands, chance.choice(WIDE), chance.choice(USUAL)))
    # Across games the other seats draw a card too: its drawer gains less by it than its own shift.
    grown = seats / (seats - 1) if way == "across games" else 1
    return World(shifts * grown, chance.uniform(0.05, 0.95, DESIGNS), seats, way)


class Deals(NamedTuple):
    """Who draws what, by game, seat and design; each seat's chance to win, by game; and what that would be if chances
    only added up and could be below nought."""

    drawn: Bits
    wins: npt.NDArray[np.float64]
    unbounded: npt.NDArray[np.float64]


def dealt(world: World, games: int, chance: np.random.Generator) -> Deals:
    """So many games."""
    drawn = chance.random((games, world.seats, DESIGNS)) < DRAWN
    unbounded = 1 / world.seats + (drawn - drawn.mean(axis=1, keepdims=True)) @ world.shifts
    if world.way == "by points":
        ahead = ahead_by(world, drawn)
        rolled = [won_by(scored(ahead, chance)) for _ in range(ROLLS)]
        return Deals(drawn, np.mean(rolled, axis=0), unbounded)
    chances = np.clip(unbounded, 0.0, None)
    return Deals(drawn, chances / chances.sum(axis=1, keepdims=True), unbounded)


def ahead_by(world: World, drawn: Bits) -> npt.NDArray[np.float64]:
    """The points that its cards bring each seat, by game."""
    ahead: npt.NDArray[np.float64] = drawn @ (world.shifts / WORTH)
    return ahead if world.way == "by points" else np.zeros(drawn.shape[:2])


def scored(ahead: npt.NDArray[np.float64], chance: np.random.Generator) -> npt.NDArray[np.int64]:
    """The points of each seat, by game."""
    return np.rint(SCORE + ahead + chance.normal(0, LUCK, ahead.shape)).astype(np.int64)


def won_by(scores: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """The share of the win of each seat that has the most points."""
    most = scores == scores.max(axis=1, keepdims=True)
    shares: npt.NDArray[np.float64] = most / most.sum(axis=1, keepdims=True)
    return shares


def true_lifts(world: World) -> npt.NDArray[np.float64]:
    """The lift of each card: its own shift, and what is lost of that where chances run out (or do not just add up, as
    with points), found from many deals.

    Only what is lost is worked out from deals, so that the luck of other cards in them hardly blurs the truth.
    """
    drawn, wins, unbounded = dealt(world, TRUTH_GAMES, np.random.default_rng(1))
    lost = wins - unbounded
    if world.way == "across games":
        had = drawn[:, 0].astype(float)
        change = (lost[:, 0] @ had) / had.sum(axis=0) - (lost[:, 0] @ (1 - had)) / (1 - had).sum(axis=0)
        own = world.shifts * (world.seats - 1) / world.seats
    else:
        count = drawn.sum(axis=1)
        won = np.einsum("gsd,gs->gd", drawn, lost)
        weights = count * (world.seats - count) / world.seats
        change = (won - count * lost.mean(axis=1, keepdims=True)).sum(axis=0) / weights.sum(axis=0)
        own = world.shifts
    lifts: npt.NDArray[np.float64] = own + change
    return lifts


def tally_of(world: World, games: int, seed: int) -> Tally:
    """Simulated games, counted as played ones are."""
    chance = np.random.default_rng([seed, games, 1])
    drawn, wins, _ = dealt(world, games, chance)
    played = drawn & (chance.random(drawn.shape) < world.plays)
    winners = (
        (chance.random((games, 1)) > np.cumsum(wins, axis=1)).sum(axis=1).clip(0, world.seats - 1)[:, None].tolist()
    )
    scores = scored(ahead_by(world, drawn), chance)
    if world.way == "by points":
        winners = [np.flatnonzero(one).tolist() for one in won_by(scores)]
    packed = np.packbits(np.stack([drawn, played], axis=-1).reshape(games, -1), axis=1, bitorder="little")
    names = tuple(f"agent{seat if world.way == 'across games' else ''}" for seat in range(world.seats))
    plan = Plan(
        reference="simulated",
        lineups=(names,),
        seed=seed,
        version="",
        digest="",
        designs=tuple(f"D{number}" for number in range(DESIGNS)),
        uses=("drawn", "played"),
        promises=0,
    )
    tally = Tally(plan)
    tally.add(
        Row(number, scores[number].tolist(), winners[number], 1, 1, 0, b"", packed[number].tobytes(), {})
        for number in range(games)
    )
    return tally


def held(world: World, tally: Tally) -> Iterator[tuple[str, bool]]:
    """Of each figure its name, and whether its interval holds the truth."""
    lifts = true_lifts(world)
    usual = median(lifts.tolist())
    leads = (world.shifts - median(world.shifts.tolist())) / WORTH
    how = world.way
    for hand in tally.hands.values():
        found = judged(hand, ["card"] * DESIGNS, MARGIN).designs
        for number, (design, one) in enumerate(zip(hand.designs, found, strict=True)):
            truth = float(lifts[number]) - usual
            if one.plain is not None and one.likely is not None:
                yield f"lift {how}", one.plain.holds(truth)
                yield f"likely lift {how}", one.likely.interval.holds(truth)
            if how == "by points" and one.ahead is not None and one.likely_ahead is not None:
                yield "points ahead", one.ahead.holds(float(leads[number]))
                yield "likely points ahead", one.likely_ahead.holds(float(leads[number]))
            if "strong" in one.verdicts or "weak" in one.verdicts:
                yield f"findings true {how}", (truth if "strong" in one.verdicts else -truth) > MARGIN
            when_played = win_lift(design)
            if when_played is not None:
                yield "win lift when played", when_played.interval.holds(0.0)
            yield "played if drawn", wilson(design.played, design.drawn).holds(float(world.plays[number]))
    for seat in tally.tables[0].seats:
        if how == "within games":
            yield "seat's wins", wilson(*seat.outcomes).holds(1 / world.seats)
        if how != "by points":
            yield "mean score", mean_interval(moments(seat.scores)).holds(SCORE)


def coverage(worlds: int, games: int, seats: int) -> dict[str, float]:
    """The share of intervals that hold the truth, by figure."""
    found: dict[str, list[bool]] = {}
    for seed in range(worlds):
        for way in WAYS:
            world = world_of(seed, seats, way)
            for name, holds in held(world, tally_of(world, games, seed)):
                found.setdefault(name, []).append(holds)
    return {name: sum(holds) / len(holds) for name, holds in sorted(found.items())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worlds", type=int, default=100, help="how many for each line (default 100)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], help="which numbers of seats (default 2 4)")
    parser.add_argument("--games", type=int, nargs="+", default=[200, 600, 2_000], help="after how many games")
    options = parser.parse_args()
    for seats in options.seats:
        for games in options.games:
            print(f"{seats} seats, {games:,} games")
            for name, share in coverage(options.worlds, games, seats).items():
                print(f"  {name:26} {100 * share:5.1f} %")


if __name__ == "__main__":
    main()
