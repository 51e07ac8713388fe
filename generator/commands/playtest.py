"""``proofpress playtest``: many games, and what they show."""

from __future__ import annotations

import argparse
from pathlib import Path

from generator.commands.albums import albums_of
from generator.commands.confirming import confirmed
from validator.checking import open_legal
from validator.console import output_folder, progress_bar, warn
from validator.issue import WrongUse
from validator.lookup import game_of
from validator.playtest.page.index import write_index
from validator.playtest.report.comparison import compare, comparison_text
from validator.playtest.run import playtest, write_reports
from validator.playtest.running.plan import CannotSeat
from validator.playtest.running.roster import UnknownAgent, with_budget

DEFAULT_GAMES = 2_000
STORE = "playtest.sqlite"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--games", type=int, default=DEFAULT_GAMES, help=f"how many (default {DEFAULT_GAMES})")
    parser.add_argument("--seats", default="random", help="agents, for example greedy,random (default random)")
    parser.add_argument("--apart", action="store_true", help="let each agent play at tables of its own")
    parser.add_argument("--players", help="table sizes, for example 2,4 (default: all the set allows)")
    parser.add_argument("--seed", type=int, default=1, help="another number plays other games (default 1)")
    parser.add_argument("--workers", type=int, help="processes (default: one for each core)")
    parser.add_argument("--budget", help="for search: iterations (200) or seconds (2s) for a choice")
    parser.add_argument("--compare", metavar="A,B", help="play nothing; compare two earlier runs by number")
    parser.add_argument("--margin", type=float, default=5.0, help="points of win share that matter (default 5)")
    parser.add_argument("--confirm", metavar="CARD", help="play the same deals with a blank in place of this card")
    parser.add_argument("--output", metavar="FOLDER", help="where reports go (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_legal(options.set)
    if options.games < 1 or options.seed < 0 or (options.workers is not None and options.workers < 1):
        raise WrongUse("--games and --workers are 1 or more, --seed is 0 or more")
    if not 0 < options.margin < 100:
        raise WrongUse("--margin is a number of points of win share between 0 and 100")
    folder = output_folder(content.name, options.output)
    if options.compare:
        return _compare(folder / STORE, options.compare, game_of(content).length_unit)
    try:
        agents = [with_budget(name, options.budget) for name in options.seats.split(",")]
        if options.confirm:
            return confirmed(content, options, options.games, agents, _sizes(options.players), folder / STORE)
        with progress_bar(content.name) as progress:
            outcome = playtest(options.set, options.games, agents, options.seed, options.workers,
                               folder / STORE, progress, seats=_sizes(options.players),
                               apart=options.apart, margin=options.margin / 100)  # fmt: skip
    except (CannotSeat, UnknownAgent) as fault:
        raise WrongUse(str(fault)) from None
    if outcome.note:
        warn(outcome.note)
    written = write_reports(outcome, folder, albums_of(content, outcome))
    written["index"] = write_index(folder.parent)
    print(written["text"].read_text(encoding="utf-8"))
    print("\n".join(f"{kind}: {path.as_posix()}" for kind, path in written.items()))
    print(f"This was run {outcome.run}; --compare A,B lays two runs side by side.")
    return outcome.exit_code


def _compare(store: Path, given: str, length_unit: str) -> int:
    parts = given.split(",")
    if len(parts) != 2 or not all(part.isdecimal() for part in parts):
        raise WrongUse(f"--compare takes the numbers of two runs such as 1,2, not {given!r}")
    if not store.is_file():
        raise WrongUse(f"nothing was played yet: there is no file {store.as_posix()}")
    try:
        print(comparison_text(compare(store, int(parts[0]), int(parts[1]), length_unit)))
    except LookupError as fault:
        raise WrongUse(str(fault.args[0])) from None
    return 0


def _sizes(given: str | None) -> tuple[int, ...] | None:
    if given is None:
        return None
    if not all(part.isdecimal() for part in given.split(",")):
        raise WrongUse(f"--players takes numbers such as 2,3, not {given!r}")
    return tuple(int(part) for part in given.split(","))
