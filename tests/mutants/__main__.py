"""``python -m tests.mutants``: tries every bug and prints those that no test noticed."""

from __future__ import annotations

import argparse
import hashlib
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from queue import Queue

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tests import ROOT
from tests.mutants.bugs import DRAWN, PLANTED, Bug, bugs_in
from tests.mutants.record import Record
from tests.mutants.workshop import Outcome, Pace, Tried, Unsound, Workshop

KEPT = ROOT / "output" / "mutants.json"
SURVIVORS, UNSOUND, INTERRUPTED = 1, 2, 130
LIVING = (Outcome.SURVIVED, Outcome.MISFIT)

Outcomes = dict[str, Outcome]
"""What became of bugs, by `key_of`."""


@cache
def key_of(bug: Bug) -> str:
    """A name for a bug, the file it is in and the tests that are asked, so that what was tried can be taken over.

    Found out once, before the first copy is made: who edits meanwhile is not told of what was not tried.
    """
    files = [bug.file, *sorted({test.partition("::")[0] for test in bug.asked})]
    summed = hashlib.sha256(msgspec.json.encode(bug))
    for file in files:
        summed.update((ROOT / file).read_bytes() if (ROOT / file).is_file() else b"")
    return summed.hexdigest()[:16]


class Job:
    """Many bugs tried by some workers, each in its own copy of the checkout."""

    def __init__(self, console: Console, known: Outcomes, record: Record, bugs: Sequence[Bug]) -> None:
        self._console = console
        self._known = known
        self._record = record
        self._bugs = {key_of(bug): bug for bug in bugs}
        self._idle: Queue[Workshop] = Queue()
        self._shops: list[Workshop] = []

    def run(self, workers: int) -> None:
        """Try all bugs; what is found out is kept at once.

        Raises:
            Unsound: the nearest tests of a bug fail without it.
            KeyboardInterrupt: Ctrl-C; no test goes on and no copy is left.
        """
        with ExitStack() as stack, self._progress() as progress:
            pace = Pace()
            for _ in range(workers):
                folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True))
                self._shops.append(Workshop(Path(folder), pace))
                self._idle.put(self._shops[-1])
            task = progress.add_task("", total=len(self._bugs))
            pool = stack.enter_context(ThreadPoolExecutor(workers))
            left = {pool.submit(self._try, bug): key for key, bug in self._bugs.items()}
            try:
                while left:
                    done, _ = wait(left, return_when=FIRST_COMPLETED)
                    for future in done:
                        self._take_in(future, left.pop(future))
                        progress.advance(task)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
                for shop in self._shops:
                    shop.stop()

    def _progress(self) -> Progress:
        shown = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
        return Progress(*shown, console=self._console, disable=not self._console.is_terminal)

    def _try(self, bug: Bug) -> tuple[Outcome, Tried]:
        shop = self._idle.get()
        try:
            return shop.judge(bug, self._record.test_of(bug))
        finally:
            self._idle.put(shop)

    def _take_in(self, future: Future[tuple[Outcome, Tried]], key: str) -> None:
        (outcome, tried), bug = future.result(), self._bugs[key]
        self._known[key] = outcome
        if outcome not in LIVING:
            self._record.add(bug, tried.last)
        KEPT.write_bytes(msgspec.json.encode(self._known))
        self._console.print(
            f"{outcome:>9} {tried.seconds:5.1f} s  {escape(bug.file)}  {escape(bug.breaks)}", soft_wrap=True
        )


def tell(console: Console, lists: dict[str, list[Bug]], known: Outcomes) -> list[Bug]:
    """Print how many bugs of which list became what, and every survivor; the survivors."""
    table = Table("bugs", "in all", *Outcome, "change nothing", "not tried", title="Planted bugs")
    survivors = []
    for name, bugs in lists.items():
        real = [bug for bug in bugs if not bug.changes_nothing]
        found = Counter(known.get(key_of(bug)) for bug in real)
        counts = [len(bugs), *(found[each] for each in Outcome), len(bugs) - len(real), found[None]]
        table.add_row(name, *map(str, counts))
        survivors += [bug for bug in real if known.get(key_of(bug)) in LIVING]
    for bug in survivors:
        console.print(f"\n[bold]{known[key_of(bug)]}[/] {escape(bug.file)}: {escape(bug.breaks)}", soft_wrap=True)
        console.print(escape(bug.misfit() or _both(bug)), soft_wrap=True, highlight=False)
    console.print(table)
    return survivors


def _both(bug: Bug) -> str:
    return "\n".join([*(f"- {line}" for line in bug.old.splitlines()), *(f"+ {line}" for line in bug.new.splitlines())])


def asked_for(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("words", nargs="*", help="only bugs with one of these words in their file, sentence or code")
    parser.add_argument("--list", choices=("planted", "drawn"), help="only the bugs of this list")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--go-on", action="store_true", help="take over what was found out before")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the bugs; 0 where every one is caught."""
    asked, console = asked_for(arguments), Console()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.default_int_handler)
    lists = {path.stem: bugs_in(path) for path in (PLANTED, DRAWN)}
    record = Record()
    record.keep_only(bug for bugs in lists.values() for bug in bugs)
    lists = {name: bugs for name, bugs in lists.items() if asked.list in (None, name)}
    if asked.words:
        lists = {name: [bug for bug in bugs if _is_asked(bug, asked.words)] for name, bugs in lists.items()}
    known: Outcomes = msgspec.json.decode(KEPT.read_bytes(), type=Outcomes) if asked.go_on and KEPT.exists() else {}
    bugs = [bug for one in lists.values() for bug in one if not bug.changes_nothing and known.get(key_of(bug)) is None]
    code = 0
    try:
        Job(console, known, record, bugs).run(asked.workers)
    except Unsound as fault:
        console.print(escape(str(fault)), highlight=False)
        code = UNSOUND
    except KeyboardInterrupt:
        console.print("interrupted; --go-on goes on from here")
        code = INTERRUPTED
    survivors = tell(console, lists, known)
    return code or (SURVIVORS if survivors else 0)


def _is_asked(bug: Bug, words: Sequence[str]) -> bool:
    return any(word in text for word in words for text in (bug.file, bug.breaks, bug.old, bug.new))


if __name__ == "__main__":
    sys.exit(main())
