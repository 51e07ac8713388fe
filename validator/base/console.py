"""What the command line shares: issues in three formats, progress bars, and where output goes."""

from __future__ import annotations

import argparse
import gc
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TextIO

import msgspec

from validator.base.characters import one_line, stranger_in, visible_line
from validator.base.issue import Issue, Severity, WrongUse, in_order
from validator.base.speech.sentences import Sentences, in_a_row, text_in

MOST_SHOWN = 36
"""Findings on a terminal: with what is said of them all, an answer has at most 40 lines. Programs get every one."""
_SCHEDULER = re.compile(r"(tcp|tls)://(\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+):([0-9]{1,5})")
_say = Sentences(__package__)
PROGRESS_NAMED = "PROOFPRESS_PROGRESS"
"""The environment variable that asks for progress as lines, for another program to read: ``lines``."""
PROGRESS = "@progress "
"""How such a line begins; stage, done and total follow, with tabs between."""


class Report(Protocol):
    """Told how far the work is: ``done`` of ``total``."""

    def __call__(self, stage: str, done: int, total: int) -> None: ...


def output_folder(name: str, given: str | None) -> Path:
    """``output/<set>`` below the current folder, or below the folder given."""
    return Path(given or "output") / name


def add_hands(parser: argparse.ArgumentParser) -> None:
    """Have a command take ``--workers`` and ``--cluster``."""
    parser.add_argument("--workers", type=int, help="processes (default: one for each core)")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="do it on the machines of a Dask scheduler, for example tcp://10.0.0.5:8786",
    )


def add_watch(parser: argparse.ArgumentParser) -> None:
    """Have a command on a set take ``--watch`` and ``--fetch``; `generator.front.tasks.fetching` sees to them."""
    parser.add_argument("--watch", action="store_true", help="again whenever a file of the set changes; Ctrl-C ends it")
    parser.add_argument(
        "--fetch",
        nargs="?",
        const="",
        metavar="HOST",
        help="first read the published spreadsheet that set.yaml names; HOST, such as docs.google.com, allows it once",
    )


def hands(options: argparse.Namespace) -> int | str | None:
    """Who does the work, as `validator.play.playtest.running.playing.Where` has it.

    Raises:
        WrongUse: both options are given, or the address is none.
    """
    workers: int | None = options.workers
    cluster: str | None = options.cluster
    if cluster is not None and workers is not None:
        raise WrongUse("--workers are processes of this machine; leave it out with --cluster")
    if cluster is not None:
        scheduler_at(cluster)
    return workers if cluster is None else cluster


def scheduler_at(address: str) -> tuple[str, int]:
    """The host and port of a Dask scheduler. Raises WrongUse for what is no address of one."""
    match = _SCHEDULER.fullmatch(address)
    if match is None or not 0 < int(match[3]) < 65536:
        raise WrongUse(f"--cluster takes the address of a Dask scheduler such as tcp://10.0.0.5:8786, not {address!r}")
    return match[2].strip("[]"), int(match[3])


def show_issues(issues: Sequence[Issue], style: str, language: str = "en") -> None:
    """Print issues as ``text`` (for people), ``json`` (for programs) or ``github`` (annotations), in a language."""
    ordered = in_order(issues)
    if style == "json":
        print_json(plain_issues(ordered, language))
        return
    if style == "github":
        print_some([_annotation(issue, language) for issue in ordered[:MOST_SHOWN]], len(ordered), language)
    else:
        print_some([issue.in_language(language) for issue in ordered[:MOST_SHOWN]], len(ordered), language)


def print_some(lines: Sequence[str], count: int, language: str = "en", stream: TextIO | None = None) -> None:
    """Print the first lines of findings, and how many more of the ``count`` there are."""
    shown = lines[:MOST_SHOWN]
    for line in shown:
        print(line, file=stream)
    if count > len(shown):
        print(_say("more", count=count - len(shown)).in_language(language), file=stream)


def tell(text: str) -> None:
    """Print what is said of names and paths, on one line."""
    print(one_line(text))


def tell_places(written: Mapping[str, Path]) -> None:
    """Print where each kind of file was written, a line for each."""
    for kind, path in written.items():
        tell(f"{kind}: {path.as_posix()}")


def plain_issues(issues: Sequence[Issue], language: str = "en") -> list[dict[str, Any]]:
    """Issues for programs: their fields, with all that is said as texts of a language."""
    texts = ("message", "found", "accepted")
    return [
        {**msgspec.to_builtins(issue)}
        | {field: text_in(said, language) for field in texts if (said := getattr(issue, field)) is not None}
        for issue in issues
    ]


def print_json(value: Any) -> None:
    """A value as JSON, in letters that the output can carry and that do nothing to a terminal."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    json = import_module("json")  # which is loaded where it is asked for
    text: str = json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)
    if not encoding.startswith("utf") or stranger_in(text) is not None:
        text = json.dumps(msgspec.to_builtins(value), indent=2).replace("\x7f", "\\u007f")
    print(text)


def _annotation(issue: Issue, language: str) -> str:
    level = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.ADVICE: "notice"}[issue.severity]
    span = issue.span
    where = f"{span.inside}: " if span.sheet else ""  # which of the sheets of the file
    text = f"{where}{issue.said_in(language)}".replace("%", "%25").replace("\n", "%0A")
    return f"::{level} file={visible_line(span.file)},line={span.line},col={span.column},title={issue.code}::{text}"


def counted(issues: Sequence[Issue], language: str = "en") -> str:
    """``2 errors, 1 warning``."""
    counts = Counter(issue.severity for issue in issues)
    parts = [_say(f"count-{severity.value}", count=counts[severity]) for severity in Severity if counts[severity]]
    return (in_a_row(parts) if parts else _say("nothing-found")).in_language(language)


@contextmanager
def progress_bar(title: str) -> Iterator[Report]:
    """A bar on the terminal's error stream, or lines where these are asked for; nothing where that is no terminal."""
    if os.environ.get(PROGRESS_NAMED) == "lines":
        yield _line
        return
    if sys.stderr is None or not (sys.stderr.isatty() or os.environ.get("FORCE_COLOR")):
        yield _silent
        return
    # What draws bars takes as long to load as all else that a small command needs.
    with import_module("validator.base.terminal").bar(title) as report:
        yield report


def _line(stage: str, done: int, total: int) -> None:
    print(f"{PROGRESS}{stage}\t{done}\t{total}", file=sys.stderr, flush=True)


def _silent(stage: str, done: int, total: int) -> None:
    pass


@contextmanager
def uncollected() -> Iterator[None]:
    """Short work that leaves few circles behind: looking for them all the while takes a tenth of its time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.freeze()
            gc.unfreeze()  # all that there is now counts as old, or it would be looked through at once
            gc.enable()


def warn(text: str) -> None:
    """One line on the error stream."""
    print(one_line(f"proofpress: {text}"), file=sys.stderr)
