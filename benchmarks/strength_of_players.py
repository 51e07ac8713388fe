"""How strong is a player against another?

    python benchmarks/strength_of_players.py steady --against greedy --set race --games 1000 --seats 2

One seat is the player's, the others are the rival's; each deal is played once from every seat. Prints the share of
wins, the mean place (1 is best, shared places in their middle) and the mean lead in points over the rivals, each with
its 95 % interval over deals, and what both cost. `greedy` plays as it did when it landed (commit 2b37afd), choice for
choice; in Roll for the Galaxy rules were mended since. `--compiled FOLDER` plays with the modules compiled there.
`--kept FILE` writes each game to a file (CSV) as it ends and plays none that stands there already, so that a long run
may be stopped and gone on with; `--games 0` tells what stands there.
"""

from __future__ import annotations

import argparse
import csv
import sys
from math import inf
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy

PURE = Path(__file__).resolve().parents[1]


class Played(NamedTuple):
    """One game from the player's side, and the CPU seconds and choices of the player and of its rivals."""

    won: float
    place: float
    lead: float
    spent: tuple[float, float]
    choices: tuple[int, int]


def parser_of() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--set", default="race")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=18)
    parser.add_argument("--kept", type=Path, help="a file of games played before, added to")
    parser.add_argument("--compiled", type=Path, default=PURE, help="a folder made by compiling.py --program")
    return parser


def play(bench: Any, names: list[str], seat: int, seed: int, number: int) -> Played:
    """One game in which the player has this seat."""
    from validator.play.agents.contract import View
    from validator.play.engine.chance import scrambled
    from validator.play.engine.step import choose, settle

    game, seats = bench.game, len(names)
    state = game.start(bench.table, seats, scrambled(seed, number // seats))
    agents = [bench.makers[name](game, scrambled(seed, number, at, 1)) for at, name in enumerate(names)]
    spent, choices = [0.0, 0.0], [0, 0]
    while (decision := settle(state)) is not None:
        at = decision.seat(state)
        began = process_time()
        action = agents[at].choose(View(game, state, decision, at))
        spent[at != seat] += process_time() - began
        choices[at != seat] += 1
        choose(state, action)
    scores, winners = game.scores(state), game.winners(state)
    own, others = scores[seat], [points for at, points in enumerate(scores) if at != seat]
    place = 1 + sum(points > own for points in others) + sum(points == own for points in others) / 2
    won = (seat in winners) / len(winners)
    return Played(won, place, own - sum(others) / len(others), (spent[0], spent[1]), (choices[0], choices[1]))


def kept_in(file: Path | None) -> dict[int, Played]:
    """Games that were played before, by number."""
    if file is None or not file.is_file():
        return {}
    with file.open(encoding="utf-8", newline="") as lines:
        rows = [[float(each) for each in row] for row in csv.reader(lines)]
    return {int(row[0]): Played(*row[1:4], (row[4], row[5]), (int(row[6]), int(row[7]))) for row in rows}


def keep(file: Path | None, number: int, one: Played) -> None:
    """Write one game beside the others."""
    if file is not None:
        with file.open("a", encoding="utf-8", newline="") as lines:
            spent = [round(each, 3) for each in one.spent]
            csv.writer(lines, lineterminator="\n").writerow([number, *one[:3], *spent, *one.choices])


def told(values: list[float], seats: int, least: float, most: float) -> str:
    """The mean with its interval, which ends at what can be; the games of one deal are one observation."""
    deals = numpy.array(values).reshape(-1, seats).mean(axis=1)
    half = 1.96 * deals.std(ddof=1) / len(deals) ** 0.5
    low, high = max(least, deals.mean() - half), min(most, deals.mean() + half)
    return f"{deals.mean():.2f} ({low:.2f} to {high:.2f})"


def main() -> None:
    """Play, and print one block."""
    options = parser_of().parse_args()
    sys.path.insert(0, str(options.compiled))
    from validator.play.playtest.run import opened
    from validator.play.playtest.running.plan import bench_of
    from validator.play.playtest.running.roster import agent_named

    seats = options.seats
    bench = bench_of(options.set, {options.player, options.against}, opened, agent_named)
    games = options.games // seats * seats
    played = kept_in(options.kept)
    for number in [number for number in range(games) if number not in played]:
        seat = number % seats
        names = [options.player if at == seat else options.against for at in range(seats)]
        played[number] = play(bench, names, seat, options.seed, number)
        keep(options.kept, number, played[number])
    deals = [range(deal * seats, (deal + 1) * seats) for deal in range(max(played, default=0) // seats + 1)]
    found = [played[number] for deal in deals if played.keys() >= set(deal) for number in deal]
    games = len(found)
    print(f"{options.set}, {seats} seats, {games} games: {options.player} against {options.against}")
    print(f"  wins {told([100 * one.won for one in found], seats, 0, 100)} %, an equal share is {100 / seats:.1f} %")
    print(f"  place {told([one.place for one in found], seats, 1, seats)} of {seats}")
    print(f"  lead {told([one.lead for one in found], seats, -inf, inf)} points")
    for side, name in enumerate((options.player, options.against)):
        spent, choices = (sum(one[part][side] for one in found) for part in (3, 4))
        in_seats = games * (seats - 1 if side else 1)
        print(f"  {name}: {1000 * spent / choices:.2f} ms a choice, {spent / in_seats:.4f} s a game and seat")


if __name__ == "__main__":
    main()
