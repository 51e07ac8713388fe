"""What rules that are data cost, and whether players know what they do: ``python benchmarks/ruled_games.py [KIT ...]``.

For each kit with rules: random games a CPU second in pure Python, the CPU seconds that ``check`` takes more with the
rules than without (medians of five), and in how many of ``--games`` the default player wins against random ones at
three seats (or the nearest number there is), each deal from every seat, with Wilson's 95 % interval over games. A row
of the table is printed as soon as its kit is done. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

from validator.play.agents.contract import View
from validator.play.checking import everything_wrong
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Game
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set
from validator.play.playtest.figures.statistics import wilson
from validator.play.playtest.running.roster import DEFAULT_AGENT, agent_named

KITS = Path(__file__).resolve().parents[1] / "content" / "kits"
SEATS, REPEATS, SECONDS, SEED = 3, 5, 2.0, 41
RULES = "rules.yaml"


class Bench(NamedTuple):
    """A game ready to be played at a number of seats."""

    game: Game
    table: Any
    seats: int


def bench_of(kit: str) -> Bench:
    content = open_set(f"kits/{kit}")
    players = content.manifest.players
    game = game_of(content)
    return Bench(game, game.table(content), max(players.least, min(SEATS, players.most)))


def random_games(bench: Bench) -> float:
    """Random games a CPU second: the median of several stretches."""
    game, table, seats = bench
    found, number, dice = [], 0, Dice(SEED)
    for _ in range(REPEATS):
        began, games = process_time(), 0
        while process_time() - began < SECONDS / REPEATS:
            state = game.start(table, seats, number)
            while settle(state) is not None:
                choose(state, state.options[below(dice, len(state.options))])
            game.scores(state)
            games, number = games + 1, number + 1
        found.append(games / (process_time() - began))
    return median(found)


def check_seconds(kit: str, with_rules: bool) -> float:
    """CPU seconds of a check; each has a line of its own in the rules, so that nothing is remembered."""
    found = []
    with TemporaryDirectory() as place:
        folder = Path(place) / kit
        shutil.copytree(KITS / kit, folder)
        rules = (folder / RULES).read_text(encoding="utf-8")
        for repeat in range(REPEATS):
            (folder / RULES).unlink(missing_ok=True)
            if with_rules:
                (folder / RULES).write_text(f"# {repeat}\n{rules}", encoding="utf-8")
            began = process_time()
            everything_wrong(open_set(str(folder)))
            found.append(process_time() - began)
    return median(found)


def won(bench: Bench, number: int) -> float:
    """What of one game the default player wins, in the seat whose turn it is to be his."""
    game, table, seats = bench
    own = number % seats
    state = game.start(table, seats, scrambled(SEED, number // seats))
    names = [DEFAULT_AGENT if seat == own else "random" for seat in range(seats)]
    agents = [agent_named(name)(game, scrambled(SEED, number, seat, 1)) for seat, name in enumerate(names)]
    while (decision := settle(state)) is not None:
        seat = decision.seat(state)
        choose(state, agents[seat].choose(View(game, state, decision, seat)))
    winners = game.winners(state)
    return (own in winners) / len(winners)


def row(kit: str, games: int) -> str:
    """A kit's row of the table."""
    bench = bench_of(kit)
    lines = len((KITS / kit / RULES).read_text(encoding="utf-8").splitlines())
    often, more = random_games(bench), check_seconds(kit, True) - check_seconds(kit, False)
    began = process_time()
    share = wilson(sum(won(bench, number) for number in range(games)), games)
    each = (process_time() - began) / max(games, 1)
    wins = f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})".replace("%", " %")
    return f"| {kit} | {lines} | {bench.seats} | {often:,.0f} | {more:.2f} | {wins} | {each:.2f} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kits", nargs="*", default=sorted(file.parent.name for file in KITS.glob(f"*/{RULES}")))
    parser.add_argument("--games", type=int, default=300)
    options = parser.parse_args()
    print("| kit | lines | seats | random games a CPU second | check, s more | wins against random | s a game |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for kit in options.kits:
        print(row(kit, options.games), flush=True)


if __name__ == "__main__":
    main()
