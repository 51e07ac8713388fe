"""``proofpress sweep``: how do one or two numbers of a set change the game?"""

from __future__ import annotations

import argparse

from validator.base.characters import whole_numbers
from validator.base.console import add_hands, hands, output_folder, progress_bar, tell_places
from validator.base.interrupts import INTERRUPTED
from validator.base.issue import WrongUse
from validator.play.checking import open_legal
from validator.play.lab.answers.sweep import sweep_text
from validator.play.lab.sweeping import MOST_COMBINATIONS, Games, swept, varied, write_sweep
from validator.play.playtest.page.index import write_index
from validator.play.playtest.report.wording import LANGUAGES
from validator.play.playtest.running.plan import CannotSeat, lineups
from validator.play.playtest.running.roster import UnknownAgent, agent_named

BROKEN = 1
GAMES, AGENT = 200, "fast"
_EPILOG = f"""\
An address is rules.hand_limit, rules.rounds.4, D05.cost, D05.powers.0.amount or parts.KIND.count; items of lists are
counted from 0. Values are 7..12, 0..8/2, 1,2,5 or words. With two --vary every combination is played, of
{MOST_COMBINATIONS} at most. Games and sets are kept below the output folder, so that the next call goes on.
Exit code 1: a game broke."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _EPILOG
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument(
        "--vary",
        action="append",
        required=True,
        metavar="ADDRESS=VALUES",
        help="what to change and to which values, repeatable: rules.hand_limit=7..12",
    )
    parser.add_argument(
        "--games", type=int, default=GAMES, help=f"how many of each set, all tables together (default {GAMES})"
    )
    parser.add_argument("--seats", "--players", dest="seats", help="numbers of seats, for example 2,4 (default: all)")
    parser.add_argument("--agents", default=AGENT, help=f"who plays, for example fast,greedy (default {AGENT})")
    parser.add_argument("--seed", type=int, default=1, help="another number plays other games (default 1)")
    add_hands(parser)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of what is said (default en)")
    parser.add_argument("--output", metavar="FOLDER", help="where the answer goes (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_legal(options.set)
    if options.games < 1 or (options.workers is not None and options.workers < 1) or options.seed < 0:
        raise WrongUse("--games and --workers are 1 or more, --seed is 0 or more")
    asked = varied(content, options.vary)
    folder = output_folder(content.name, options.output)
    agents = options.agents.split(",")
    try:
        for name in agents:
            agent_named(name)
        sizes = _sizes(options.seats, agents, content.manifest.players.least, content.manifest.players.most)
        games = Games(options.games, lineups(agents, sizes, content), options.seed, hands(options))
        with progress_bar(content.name) as progress:
            sweep = swept(options.set, content, asked, games, folder, progress)
    except (CannotSeat, UnknownAgent) as fault:
        raise WrongUse(str(fault)) from None
    written = write_sweep(sweep, folder)
    write_index(folder.parent)
    print(sweep_text(sweep, options.lang))
    tell_places(written)
    if sweep.interrupted:
        return INTERRUPTED
    return BROKEN if sweep.broken else 0


def _sizes(given: str | None, agents: list[str], least: int, most: int) -> list[int]:
    """The numbers of seats: those given, else all from two on that hold every agent."""
    if given is None:
        return [size for size in range(least, most + 1) if size >= len(agents)] or [most]
    sizes = whole_numbers(given)
    if sizes is None:
        raise WrongUse(f"--seats takes numbers such as 2,3, not {given!r}; --agents says who plays")
    return sorted(set(sizes))
