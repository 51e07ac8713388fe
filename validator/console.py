"""What the command line shares: errors of use, issues in three formats, progress bars, and where output goes."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, Protocol

import msgspec
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from validator.characters import stranger_in, visible, visible_line
from validator.issue import Issue, Severity, in_order

MOST_SHOWN = 200
HANGING = 4
"""How much further in a line goes on that is wider than the terminal."""


class Report(Protocol):
    """Told how far the work is: ``done`` of ``total``."""

    def __call__(self, stage: str, done: int, total: int) -> None: ...


def output_folder(name: str, given: str | None) -> Path:
    """``output/<set>`` below the current folder, or below the folder given."""
    return Path(given or "output") / name


def show_issues(issues: Sequence[Issue], style: str) -> None:
    """Print issues as ``text`` (for people), ``json`` (for programs) or ``github`` (annotations)."""
    ordered = in_order(issues)
    if style == "json":
        print_json(ordered)
        return
    for issue in ordered[:MOST_SHOWN]:
        print(_annotation(issue) if style == "github" else issue)
    if len(ordered) > MOST_SHOWN:
        print(f"... and {len(ordered) - MOST_SHOWN} more")


def print_json(value: Any) -> None:
    """A value as JSON, in letters that the output can carry and that do nothing to a terminal."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    text = json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)
    if not encoding.startswith("utf") or stranger_in(text) is not None:
        text = json.dumps(msgspec.to_builtins(value), indent=2).replace("\x7f", "\\u007f")
    print(text)


def print_wrapped(text: str) -> None:
    """Print lines no wider than the terminal, a long one going on further in; as they are where no width is known."""
    width = get_terminal_size((0, 0)).columns
    print("\n".join(part for line in visible(text).split("\n") for part in _wrapped(line, width)))


def _wrapped(line: str, width: int) -> Iterator[str]:
    lead = len(line) - len(line.lstrip())
    room = max(width - lead - HANGING, 2 * HANGING)
    if not width or cell_len(line) <= width:
        yield line
        return
    console = Console(width=room, color_system=None)
    for number, part in enumerate(Text(line.strip()).wrap(console, room)):
        yield " " * (lead + HANGING * bool(number)) + part.plain.rstrip()


def _annotation(issue: Issue) -> str:
    level = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.ADVICE: "notice"}[issue.severity]
    text = str(issue).partition(": ")[2].partition(": ")[2].replace("%", "%25").replace("\n", "%0A")
    span = issue.span
    return f"::{level} file={visible_line(span.file)},line={span.line},col={span.column},title={issue.code}::{text}"


def counted(issues: Sequence[Issue]) -> str:
    """``2 errors, 1 warning``."""
    counts = Counter(issue.severity for issue in issues)
    words = [(Severity.ERROR, "error"), (Severity.WARNING, "warning"), (Severity.ADVICE, "piece of advice")]
    parts = [f"{counts[severity]} {_plural(word, counts[severity])}" for severity, word in words if counts[severity]]
    return ", ".join(parts) or "nothing found"


def _plural(word: str, count: int) -> str:
    if count == 1:
        return word
    return "pieces of advice" if word.startswith("piece") else f"{word}s"


@contextmanager
def progress_bar(title: str) -> Iterator[Report]:
    """A bar on the terminal's error stream; nothing at all where that is not a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _silent
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        tasks = {}

        def report(stage: str, done: int, total: int) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task(f"{title}: {stage}", total=total)
            bar.update(tasks[stage], completed=done, total=total)

        yield report


def _silent(stage: str, done: int, total: int) -> None:
    pass


def warn(text: str) -> None:
    """One line on the error stream."""
    print(f"proofpress: {visible(text)}", file=sys.stderr)
