"""How many findings on cards are false? Those of twenty runs, against what all the other runs' games show.

    python benchmarks/flags_of_fresh_games.py race empires [--agent greedy] [--seats 2] [--runs 20] [--games 600]
        [--folder FOLDER]

Each run is played from its own seed and kept in the folder, so that a stopped benchmark goes on where it
was. A finding is false where the reference, the games of all other runs together, has the card within the margin (or
its share of play on the other side of the bound). The last lines say how many findings there are as games grow.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from validator.play.playtest.figures.power import MARGIN, automatic_above, dead_below, judged, usual_play
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import Bench, Plan, bench_of, lineups, plan_of
from validator.play.playtest.running.playing import play_numbered
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.table import Row

Flag = tuple[str, str]


def rows_of(bench: Bench, plan: Plan, games: int, folder: Path) -> list[Row]:
    """The run's games, played where the folder does not have them."""
    folder.mkdir(parents=True, exist_ok=True)
    agent = plan.lineups[0][0]
    with Store(folder / f"{bench.content.name}-{agent}-{plan.seed}.sqlite") as store:
        run = store.run_of(plan)
        for chunk in store.missing(run, games):
            store.add(run, play_numbered(bench, plan, chunk))
        return list(store.rows(run, games))


def tallied(bench: Bench, plan: Plan, runs: Sequence[Sequence[Row]]) -> Tally:
    """All games of these runs together; only their numbers of seats matter, so that one plan will do for all."""
    tally = Tally(plan, bench.game.contrasts)
    for rows in runs:
        tally.add(rows)
    return tally


def kinds_of(bench: Bench, plan: Plan) -> list[str]:
    """The kind of each design."""
    kinds = {piece.id: kind for kind, piece in bench.content.every_piece()}
    return [kinds[design] for design in plan.designs]


def flags_of(bench: Bench, tally: Tally) -> set[Flag]:
    """What a report on these games would say of cards."""
    (hand,) = tally.hands.values()
    found = judged(hand, kinds_of(bench, tally.plan), MARGIN).designs
    return {(name, verdict) for name, one in zip(tally.plan.designs, found, strict=True) for verdict in one.verdicts}


def true_flags(bench: Bench, tally: Tally) -> set[Flag]:
    """What the reference has beyond the margins, taken as it is."""
    (hand,) = tally.hands.values()
    kinds = kinds_of(bench, tally.plan)
    found = judged(hand, kinds, MARGIN).designs
    usual = usual_play(hand.designs, kinds)
    true = set()
    for name, kind, design, one in zip(tally.plan.designs, kinds, hand.designs, found, strict=True):
        if one.plain is not None and abs(one.plain.value) > MARGIN:
            true.add((name, "strong" if one.plain.value > 0 else "weak"))
        share = design.played / max(1, design.drawn)
        if share > automatic_above(usual.get(kind, 1.0)):
            true.add((name, "automatic"))
        if share < dead_below(usual.get(kind, 0.0)):
            true.add((name, "dead"))
    return true


def report_on(name: str, agent: str, seats: int, runs: int, games: int, folder: Path) -> None:
    """Play, compare, print."""
    bench = bench_of(name, [agent], opened, agent_named)
    plans = [plan_of(name, lineups([agent], (seats,), bench.content), seed, bench) for seed in range(1, runs + 1)]
    kept = [rows_of(bench, plan, games, folder) for plan in plans]
    flags, false = 0, 0
    for place, rows in enumerate(kept):
        found = flags_of(bench, tallied(bench, plans[place], [rows]))
        true = true_flags(bench, tallied(bench, plans[0], kept[:place] + kept[place + 1 :]))
        flags += len(found)
        false += len(found - true)
    share = f"{100 * false / flags:.1f} %" if flags else "none"
    print(f"{name}, {agent}: {flags} findings in {runs} runs of {games} games, {false} false ({share})")
    for count in (games // 4, games // 2, games):
        found = [flags_of(bench, tallied(bench, plan, [rows[:count]])) for plan, rows in zip(plans, kept, strict=True)]
        print(f"  {count:6} games: {sum(map(len, found)) / runs:5.1f} findings")
    everything = tallied(bench, plans[0], kept)
    print(
        f"  {runs * games:6} games: {len(flags_of(bench, everything)):5} findings,"
        f" {len(true_flags(bench, everything))} beyond the margins"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", nargs="+")
    parser.add_argument("--agent", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--folder", type=Path, default=Path("output/flags"))
    options = parser.parse_args()
    for name in options.sets:
        report_on(name, options.agent, options.seats, options.runs, options.games, options.folder)


if __name__ == "__main__":
    main()
