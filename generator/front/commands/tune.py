"""``proofpress tune``: which few small edits make a set meet its designer's goals?"""

from __future__ import annotations

import argparse
from pathlib import Path
from shutil import copytree

from validator.base.characters import whole_numbers
from validator.base.console import add_hands, hands, output_folder, progress_bar, tell_places
from validator.base.interrupts import INTERRUPTED
from validator.base.issue import WrongUse
from validator.base.plugins import need
from validator.play.checking import open_legal
from validator.play.lab.answers.tune import Tuned, tune_text
from validator.play.lab.goals.reading import default_goals, read_goals
from validator.play.lab.mending import LEAST_GAMES, Asked, tables_for, tuned, write_tuned
from validator.play.lab.vary.addresses import addresses_of, matching
from validator.play.lookup import game_of
from validator.play.playtest.page.index import write_index
from validator.play.playtest.running.plan import CannotSeat
from validator.play.playtest.running.roster import UnknownAgent, agent_named

MISSED = 1
MINUTES = 20.0
MOST_MINUTES = 10_000
SIDES = ("rules", "cards")
_EPILOG = """\
Goals are a YAML file (see schemas/goals.schema.json); without one, those of the game's own set hold. Numbers of the
set are moved, small steps first, and only figures of games that nothing was chosen by are reported. Games and sets
are kept below the output folder, so that the next call goes on after Ctrl-C.
Exit code 0: all goals are met (already, or by the edits). 1: some are missed, or nothing better was found."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = _EPILOG
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--goals", metavar="FILE", help="what is wanted, in YAML (default: the game's own goals)")
    parser.add_argument("--games", type=int, help="how many in all, search and last games together")
    parser.add_argument(
        "--minutes",
        type=float,
        default=MINUTES,
        help=f"as many games as take so long; the number is told (default {MINUTES:g})",
    )
    parser.add_argument("--seats", "--players", dest="seats", help="numbers of seats, for example 2,4")
    parser.add_argument("--agents", help="who plays, for example fast (default: as the goals say)")
    parser.add_argument(
        "--change",
        default=",".join(SIDES),
        metavar="WHAT",
        help="what may be changed: rules, cards (all that is no rule), or both (default)",
    )
    parser.add_argument(
        "--only",
        metavar="PATTERNS",
        default="",
        help="addresses that may be changed, for example 'D*.cost,rules.hand_limit'",
    )
    parser.add_argument("--adopt", metavar="FOLDER", help="copy the set with the edits to this new folder")
    parser.add_argument("--keep", action="store_true", help="keep the sets that were tried")
    parser.add_argument("--seed", type=int, default=1, help="another number plays other games (default 1)")
    add_hands(parser)
    parser.add_argument("--output", metavar="FOLDER", help="where the answer goes (default: output)")


def run(options: argparse.Namespace) -> int:
    _check(options)
    content = open_legal(options.set)
    goals = (
        read_goals(Path(options.goals), content, game_of(content))
        if options.goals
        else default_goals(content, game_of(content), _sizes(options.seats) or ())
    )
    only = tuple(pattern.strip() for pattern in options.only.split(",") if pattern.strip())
    if only and not matching(addresses_of(content), only):
        raise WrongUse(f"--only {options.only} fits no address of {content.name}; D05.cost is one, and so is rules.*")
    asked = Asked(
        options.games, options.minutes, options.seed, hands(options), _sides(options.change), only, options.keep
    )
    folder = output_folder(content.name, options.output)
    agents = options.agents.split(",") if options.agents else None
    try:
        for name in agents or ():
            agent_named(name)
        goals = tables_for(goals, agents, _sizes(options.seats), content)
        with progress_bar(content.name) as progress:
            outcome = tuned(options.set, content, goals, asked, folder, progress)
    except (CannotSeat, UnknownAgent) as fault:
        raise WrongUse(str(fault)) from None
    return _answered(outcome, folder, options.adopt)


def _answered(found: Tuned, folder: Path, adopt: str | None) -> int:
    """Print and write the answer; the exit code."""
    print(tune_text(found))
    paths = dict(write_tuned(found, folder))
    write_index(folder.parent)
    if found.folder:
        paths["set"] = folder / found.folder
        if adopt is not None and found.outcome != "interrupted":
            copytree(folder / found.folder, adopt, dirs_exist_ok=True)
            paths["adopted"] = Path(adopt)
    tell_places(paths)
    if found.outcome == "interrupted":
        return INTERRUPTED
    return 0 if found.outcome in ("already", "met") else MISSED


def _check(options: argparse.Namespace) -> None:
    """Raises WrongUse before anything takes time."""
    need("lab", "tuning a set")
    if any(count is not None and count < 1 for count in (options.games, options.workers)) or options.seed < 0:
        raise WrongUse("--games and --workers are 1 or more, --seed is 0 or more")
    if options.games is not None and options.games < LEAST_GAMES:
        raise WrongUse(f"--games is {LEAST_GAMES} or more: fewer find nothing")
    if not 0 < options.minutes <= MOST_MINUTES:
        raise WrongUse(f"--minutes is above 0 and at most {MOST_MINUTES:,}")
    if options.adopt is not None and Path(options.adopt).exists() and _is_taken(Path(options.adopt)):
        raise WrongUse(f"--adopt makes a new folder, and {options.adopt} is there already")


def _is_taken(path: Path) -> bool:
    return not path.is_dir() or any(path.iterdir())


def _sides(given: str) -> tuple[str, ...]:
    sides = tuple(dict.fromkeys(part.strip() for part in given.split(",")))
    if not sides or any(side not in SIDES for side in sides):
        raise WrongUse(f"--change takes {', '.join(SIDES)} or both, not {given!r}")
    return sides


def _sizes(given: str | None) -> list[int] | None:
    if given is None:
        return None
    sizes = whole_numbers(given)
    if sizes is None:
        raise WrongUse(f"--seats takes numbers such as 2,3, not {given!r}; --agents says who plays")
    return sorted(set(sizes))
