"""How many games does racing save, and how often does it name a wrong winner?

    python benchmarks/racing.py                       # on the games stored in raced_games.csv
    python benchmarks/racing.py --play race --games 120

``--play`` makes sets of a game by moving three of its numbers at random each, plays them all with `fast` on the same
deals, and stores for each game the mean score and the lead at the end. Else races are run on deals drawn with
replacement from what is stored: what the stored deals say of a set is then the truth. Less is better: the lead at the
end and how far the score is from the unchanged set's, in tenths of that. A race is held against equal shares, where
all sets play on until the winner is known by the same bounds; a winner is wrong if another is truly better by more than
the margin.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import numpy as np

from validator.base.issue import ContentError
from validator.play.checking import form_issues, refuse_errors
from validator.play.lab.tuning.field import GROWTH, Field, Terms, mean_bounds, run_race
from validator.play.lab.tuning.ground import Edits, levers_of, with_edit
from validator.play.lab.vary.addresses import addresses_of
from validator.play.lab.vary.candidates import write_candidate
from validator.play.lookup import open_set, quick_issues

STORED = Path(__file__).with_name("raced_games.csv")
SETS, MOVED = 24, 3
TABLES = (("fast", "fast"),)
MARGIN = 0.02
"""Of what the best set has: so much worse is as good."""
RISK = 0.05
MOST = 20_000


class Stored(NamedTuple):
    """What is stored of one game's sets: deals by sets."""

    name: str
    badness: np.ndarray


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", metavar="SET")
    parser.add_argument("--games", type=int, default=120, help="of each set, to play")
    parser.add_argument("--races", type=int, default=200)
    options = parser.parse_args()
    if options.play:
        play(options.play, options.games)
        return
    for stored in read():
        print(told(stored, options.races))


def play(name: str, games: int) -> None:
    """Make sets, play them, and add what their games gave to the stored ones."""
    content = open_set(name)
    addresses = {address.text: address for address in addresses_of(content)}
    levers = levers_of(list(addresses.values()), ("rules", "cards"), ())
    chance = np.random.default_rng(19)
    folder = Path("output") / "racing" / name
    references = [name]
    while len(references) < SETS:
        edits: Edits = ()
        for place in chance.choice(len(levers), MOVED, replace=False):
            values = levers[place].values()
            edits = with_edit(edits, levers[place], values[int(chance.integers(len(values)))])
        path = folder / f"{len(references):02}"
        try:
            write_candidate(content, {addresses[text]: value for text, value in edits}, path)
            made = open_set(path.as_posix())
            refuse_errors([*form_issues(made), *quick_issues(made)])
        except ContentError:
            continue
        references.append(path.as_posix())
    with Field(folder / "games.sqlite", TABLES, 19, None) as field:
        field.play([(reference, games) for reference in references])
        rows = [field.rows(reference, games) for reference in references]
    with STORED.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        for deal in zip(*rows, strict=True):
            writer.writerow([name, *(f"{fmean(row.scores):g} {_lead(row.scores)}" for row in deal)])


def _lead(scores: Sequence[int]) -> int:
    first, second = sorted(scores, reverse=True)[:2]
    return first - second


def read() -> list[Stored]:
    """What is stored, by game."""
    found: dict[str, list[list[list[float]]]] = {}
    with STORED.open(encoding="utf-8", newline="") as file:
        for name, *cells in csv.reader(file):
            found.setdefault(name, []).append([[float(part) for part in cell.split()] for cell in cells])
    stored = []
    for name, deals in found.items():
        scores, leads = np.moveaxis(np.array(deals), 2, 0)
        usual = scores[:, 0].mean()
        stored.append(Stored(name, (leads + np.abs(scores - usual)) / (usual / 10)))
    return stored


def told(stored: Stored, races: int) -> str:
    """Many races on deals drawn anew: games against those of equal shares, and wrong winners."""
    truth = stored.badness.mean(axis=0)
    margin = MARGIN * float(truth.min())
    raced, equal, wrong, same = [], [], 0, 0
    for number in range(races):
        deals = np.random.default_rng([19, number]).integers(len(stored.badness), size=MOST)
        drawn = stored.badness[deals]
        winner, games = race(drawn, margin)
        other, played = equal_shares(drawn, margin)
        raced.append(games)
        equal.append(played)
        wrong += bool(truth[winner] > truth.min() + margin)
        same += winner == other
    share = sum(raced) / sum(equal)
    shares = sorted(one / other for one, other in zip(raced, equal, strict=True))
    return (
        f"{stored.name}: {stored.badness.shape[1]} sets, {len(stored.badness)} deals stored, {races} races: "
        f"{np.mean(raced):,.0f} games against {np.mean(equal):,.0f} of equal shares, {share:.1%} of them "
        f"(median {shares[races // 2]:.1%}, nine in ten below {shares[int(races * 0.9)]:.1%}); the same winner in "
        f"{same} races, a wrong one in {wrong} (stated: at most {RISK:.0%})"
    )


def race(drawn: np.ndarray, margin: float) -> tuple[int, int]:
    """The winner of a race, and games of all sets."""

    def contributions(runners: Sequence[int], deals: int) -> Mapping[int, Sequence[float]]:
        return {one: drawn[:deals, one].tolist() for one in runners}

    finish = run_race(range(drawn.shape[1]), contributions, Terms(most=MOST, risk=RISK, margin=margin))
    return finish.winner, finish.games


def equal_shares(drawn: np.ndarray, margin: float) -> tuple[int, int]:
    """The winner where all sets play on until it is known, looked at as often by the same bounds; games of all."""
    sets, deals = drawn.shape[1], Terms().first
    while True:
        best = int(drawn[:deals].mean(axis=0).argmin())
        worse = [
            mean_bounds((drawn[:deals, one] - drawn[:deals, best]).tolist(), RISK / (sets - 1))
            for one in range(sets)
            if one != best
        ]
        if deals >= MOST or all(one.low > 0 or one.high <= margin for one in worse):
            return best, deals * sets
        deals = min(MOST, ceil(deals * GROWTH))


if __name__ == "__main__":
    main()
