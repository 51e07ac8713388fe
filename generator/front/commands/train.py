"""``proofpress train``: learn from how games go on what the words of a set are worth, and see whether that wins."""

from __future__ import annotations

import argparse
from pathlib import Path

from validator.base.characters import whole_numbers
from validator.base.console import add_hands, hands, output_folder, progress_bar, tell
from validator.base.files import save
from validator.base.interrupts import INTERRUPTED
from validator.base.issue import WrongUse
from validator.base.opening import is_there
from validator.content.loading import ContentSet
from validator.content.places import CONTENT, LEARNED
from validator.play.checking import open_legal
from validator.play.learned.weights import Weights, text_of_weights
from validator.play.playtest.running.plan import CannotSeat
from validator.play.playtest.running.roster import UnknownAgent
from validator.play.playtest.running.table import Refused
from validator.play.training.course import PLAYER, Task, Words, is_worth_having, teach, try_out, with_trial

DEFAULT_LABELS, MOST_LABELS = 10_000, 1_000_000
DEFAULT_TRIAL = 400
NOTEBOOK = "lessons.sqlite"
_SCHEMA = "# yaml-language-server: $schema=../../schemas/learned.schema.json\n"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument(
        "--labels",
        type=int,
        default=DEFAULT_LABELS,
        help=f"how many options to play to the end (default {DEFAULT_LABELS})",
    )
    parser.add_argument("--players", help="sizes of tables, for example 2,3 (default: the smallest the set allows)")
    parser.add_argument("--by", default=PLAYER, metavar="PLAYER", help=f"whose games to learn from (default {PLAYER})")
    parser.add_argument("--seed", type=int, default=1, help="another number learns from other games (default 1)")
    parser.add_argument(
        "--try",
        dest="trial",
        type=int,
        metavar="GAMES",
        help="play so many games with what was learned against the same player without it",
    )
    parser.add_argument(
        "--adopt",
        action="store_true",
        help="have the set's players reckon with it, if it wins "
        f"(tries {DEFAULT_TRIAL} games unless --try says how many)",
    )
    add_hands(parser)
    parser.add_argument("--lang", help="language of what is said (default: the set's first)")
    parser.add_argument("--output", metavar="FOLDER", help="where labels and weights go (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_legal(options.set)
    words = Words(options.lang or content.languages[0])
    task = _task(options, content)
    folder = output_folder(content.name, options.output)
    try:
        return _train(task, content, words, folder, options)
    except (CannotSeat, UnknownAgent, Refused) as fault:
        raise WrongUse(str(fault)) from None


def _task(options: argparse.Namespace, content: ContentSet) -> Task:
    counts = [count for count in (options.workers, options.trial) if count is not None]
    if any(count < 1 for count in counts) or options.seed < 0:
        raise WrongUse("--try and --workers are 1 or more, --seed is 0 or more")
    if not 1 <= options.labels <= MOST_LABELS:
        raise WrongUse(f"--labels is from 1 to {MOST_LABELS}")
    given = str(content.manifest.players.least) if options.players is None else options.players
    sizes = whole_numbers(given)
    if sizes is None:
        raise WrongUse(f"--players takes numbers such as 2,3, not {given!r}")
    return Task(options.set, options.by, sizes, options.seed, options.labels)


def _train(task: Task, content: ContentSet, words: Words, folder: Path, options: argparse.Namespace) -> int:
    with progress_bar(content.name) as progress:
        taught = teach(task, hands(options), folder / NOTEBOOK, progress)
    weights = taught.weights
    if weights is None:
        print(words.say("stopped", labels=taught.labels, games=taught.games))
        return INTERRUPTED
    file = _write(weights, folder)
    print("\n".join(words.of_course(weights, taught.games)))
    games = options.trial or (DEFAULT_TRIAL if options.adopt else None)
    if games is None:
        tell(words.say("written", file=file.as_posix()))
        tell(words.say("try-it", set=task.reference))
        return 0
    with progress_bar(content.name) as progress:
        tried = try_out(task.reference, file, task.seats[0], games, task.seed, hands(options), progress)
    if tried is None:
        tell(words.say("written", file=file.as_posix()))
        return INTERRUPTED
    print("\n".join(words.of_trial(tried)))
    weights = with_trial(weights, tried)
    file = _write(weights, folder)
    _tell_adopted(weights, options.adopt and is_worth_having(tried), content, words, file)
    return 0


def _tell_adopted(weights: Weights, is_adopted: bool, content: ContentSet, words: Words, file: Path) -> None:
    beside = content.place.folder / LEARNED
    shown = f"{content.place.shown}/{LEARNED}"
    if is_adopted:
        save(beside, f"{_schema_named(content)}{text_of_weights(weights)}".encode())
        tell(words.say("adopted", file=shown))
        return
    tell(words.say("written", file=file.as_posix()))
    tell(words.say("left-out", file=file.as_posix()))
    if is_there(beside):
        tell(words.say("stale", file=shown))


def _schema_named(content: ContentSet) -> str:
    """The line by which editors find the schema, for sets that lie where it can be named."""
    return _SCHEMA if content.place.folder.parent == CONTENT else ""


def _write(weights: Weights, folder: Path) -> Path:
    path = folder / LEARNED
    save(path, text_of_weights(weights).encode())
    return path
