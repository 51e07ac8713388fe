"""``proofpress ladder``: which player is how strong, at every number of seats."""

from __future__ import annotations

import argparse

from validator.base.characters import whole_numbers
from validator.base.console import add_hands, hands, output_folder, progress_bar, tell_places
from validator.base.interrupts import INTERRUPTED
from validator.base.issue import WrongUse
from validator.play.checking import open_legal
from validator.play.playtest.ladder import Match, climbed, ladder_text, write_ladder
from validator.play.playtest.report.wording import LANGUAGES
from validator.play.playtest.running.plan import CannotSeat
from validator.play.playtest.running.roster import UnknownAgent, known_agents

BROKEN = 1


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--games", type=int, help="how many at each number of seats (default: as a proof plays)")
    parser.add_argument("--seats", "--players", dest="seats", help="numbers of seats, for example 2,3 (default: all)")
    parser.add_argument("--agents", help="who plays, for example greedy,steady,search:100 (default: all but search)")
    parser.add_argument("--seed", type=int, default=1, help="another number plays other games (default 1)")
    add_hands(parser)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of what is said (default en)")
    parser.add_argument("--output", metavar="FOLDER", help="where the ladder goes (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_legal(options.set)
    if any(count is not None and count < 1 for count in (options.games, options.workers)) or options.seed < 0:
        raise WrongUse("--games and --workers are 1 or more, --seed is 0 or more")
    names = options.agents.split(",") if options.agents else [name for name in known_agents() if name != "search"]
    match = Match(options.set, tuple(names), _sizes(options.seats), options.games, options.seed)
    folder = output_folder(content.name, options.output)
    try:
        with progress_bar(content.name) as progress:
            ladder = climbed(match, folder, hands(options), progress)
    except (CannotSeat, UnknownAgent) as fault:
        raise WrongUse(str(fault)) from None
    print(ladder_text(ladder, options.lang))
    tell_places(write_ladder(ladder, folder))
    if ladder.interrupted:
        return INTERRUPTED
    return BROKEN if any(table.broken for table in ladder.tables) else 0


def _sizes(given: str | None) -> tuple[int, ...] | None:
    if given is None:
        return None
    sizes = whole_numbers(given)
    if sizes is None:
        raise WrongUse(f"--seats takes numbers such as 2,3, not {given!r}; --agents says who plays")
    return tuple(sorted(set(sizes)))
