"""``--watch``: a command is run anew, in a process of its own, whenever a file of its set has changed.

Files are looked at often and read only once they have stayed the same for a moment, so that none is read while a
program still writes it; a published spreadsheet is read again from time to time. Ctrl-C ends it without a word.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from generator.front.tasks.fetching import Watched
from validator.base.characters import one_line
from validator.base.issue import ContentError
from validator.content.overlay import stacked
from validator.content.places import find, travels

PAUSE = 0.25
"""Seconds between two looks."""
MOST_FILES = 2_000
LEFT_OUT = frozenset({"output", "__pycache__"})
"""Folders that hold no part of a set, whoever writes them."""
States = dict[str, tuple[int, int]]
_START = "import sys; from generator.cli import main; sys.exit(main(sys.argv[1:]))"


def run_again(reference: str, arguments: Sequence[str]) -> int:
    """Run a command until Ctrl-C, first at once and then after every change of the set.

    Raises:
        UnknownSet: there is no such set.
    """
    sheets = Watched(reference)
    once = without(arguments)

    def look() -> States:
        sheets.look()
        return states_in(folders_of(reference))

    with suppress(KeyboardInterrupt):
        for changed in changes(look):
            if changed:
                print(one_line(f"--- changed: {', '.join(changed)}"), flush=True)
            _run(once)
    return 0


def without(arguments: Sequence[str]) -> list[str]:
    """The words of a command without ``--watch`` and ``--fetch``, which are for the first process alone."""
    kept: list[str] = []
    asked = False
    for word in arguments:
        name = word.partition("=")[0]
        is_fetch = len(name) >= 4 and "--fetch".startswith(name)
        is_host = asked and not word.startswith("-")
        if not (is_fetch or is_host or (name.startswith("--w") and "--watch".startswith(name))):
            kept.append(word)
        asked = is_fetch and "=" not in word
    return kept


def changes(look: Callable[[], States], pause: Callable[[float], None] = time.sleep) -> Iterator[list[str]]:
    """The names of files that have changed, each time that some have and all then stayed as they were for a pause.

    The first time comes at once, without names. Whoever goes through them works in between.
    """
    seen = look()
    yield []
    while True:
        pause(PAUSE)
        found = look()
        if found == seen:
            continue
        while True:
            pause(PAUSE)
            later = look()
            if later == found:
                break
            found = later
        names = sorted({Path(path).name for path, _ in found.items() ^ seen.items()})
        seen = found
        if names:
            yield names


def folders_of(reference: str) -> list[Path]:
    """The folders of a set and of those it extends, but for sets that travel with Proofpress."""
    place = find(reference)
    try:
        places = stacked(place).places
    except ContentError:
        places = [place]
    return [each.folder for each in places if each == place or not travels(each)]


def states_in(folders: Sequence[Path]) -> States:
    """The times and sizes, in nanoseconds and bytes, of the files of some folders, by their paths."""
    found: States = {}
    waiting = [str(folder) for folder in folders]
    while waiting and len(found) < MOST_FILES:
        with suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.name.startswith((".", "~$")) or entry.name in LEFT_OUT:
                    continue
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
                else:
                    with suppress(OSError):
                        state = entry.stat()
                        found[entry.path] = state.st_mtime_ns, state.st_size
    return found


def _run(arguments: Sequence[str]) -> None:
    """Run the command in a process of its own, which ends when this one is told to."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", _START, *arguments]
    process = subprocess.Popen(command, env=environment, start_new_session=True)
    try:
        process.wait()
    except KeyboardInterrupt:
        process.kill()
        process.wait()
        raise
