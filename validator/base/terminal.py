"""What fits itself to the terminal: bars of progress, and lines no wider than it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from shutil import get_terminal_size

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from validator.base.characters import visible

HANGING = 4
"""How much further in a line goes on that is wider than the terminal."""


@contextmanager
def bar(title: str) -> Iterator[Callable[[str, int, int], None]]:
    """A bar for each stage on the terminal's error stream, gone when all is done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        tasks = {}

        def report(stage: str, done: int, total: int) -> None:
            if stage not in tasks:
                tasks[stage] = progress.add_task(f"{title}: {stage}", total=total)
            progress.update(tasks[stage], completed=done, total=total)

        yield report


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
