"""One of several processes that write into one folder at once, with several threads, as studios do.

``python -m tests.faults.writers FOLDER NAME THREADS TIMES`` prints as JSON what each thread was told of its writes.
"""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path
from typing import NamedTuple

from generator.front.studio.bringing import write_file
from generator.front.studio.http.replies import Refused
from generator.front.studio.work.folder import Folder
from generator.front.studio.writing.saving import Saver, Sent

SHARED, CONTESTED = "cards.yaml", "contested.svg"
APART = 3
"""Lines between those that two threads write, so that what they change can be brought together."""
LARGE = 40_000
"""Bytes of what is brought: more than the system writes at once."""


class Told(NamedTuple):
    """What a thread was told: the last line of its own that is saved, and the files that are written, by name."""

    line: str
    files: dict[str, str]
    contested: list[str]
    clashes: int


def shared_text(names: list[str]) -> str:
    """A text with a line for each who writes."""
    return "".join(f"{name}: none\n" + "# kept\n" * APART for name in names)


def brought(name: str, number: int) -> str:
    """What a thread brings the so-manieth time; no two the same, in length neither."""
    return f"{name} {number} ".ljust(LARGE + number, name[-1])


class Writer:
    """A thread of a studio: by turns it types a line of the shared file, brings a file of its own and a contested."""

    def __init__(self, folder: Folder, saver: Saver, name: str) -> None:
        self._folder, self._saver, self._name = folder, saver, name
        self.told = Told("none", {}, [], 0)

    def write(self, times: int) -> None:
        """Write so many times."""
        for number in range(times):
            try:
                (self._type, self._bring, self._contest)[number % 3](number)
            except Refused:
                self.told = self.told._replace(clashes=self.told.clashes + 1)

    def _type(self, number: int) -> None:
        seen = self._folder.read(self._folder.root / SHARED)
        text = seen.text.replace(f"{self._name}: {self.told.line}\n", f"{self._name}: {number}\n")
        written = self._saver.write(SHARED, Sent(text=text, seen=seen.sum, base=seen.text))
        if written.ours is not None:
            raise Refused("told as a clash")
        self.told = self.told._replace(line=str(number))

    def _bring(self, number: int) -> None:
        name = f"{self._name}-{number}.svg"
        write_file(self._folder, self._folder.inside(name), brought(self._name, number).encode(), over=False)
        self.told.files[name] = brought(self._name, number)

    def _contest(self, number: int) -> None:
        content = brought(self._name, number)
        write_file(self._folder, self._folder.inside(CONTESTED), content.encode(), over=True)
        self.told.contested.append(content)


def main(folder: str, name: str, threads: str, times: str) -> None:
    """Write with so many threads, each so many times, and print what they were told."""
    opened = Folder(Path(folder))
    saver = Saver(opened)
    writers = [Writer(opened, saver, f"{name}{number}") for number in range(int(threads))]
    running = [threading.Thread(target=writer.write, args=(int(times),)) for writer in writers]
    for one in running:
        one.start()
    for one in running:
        one.join()
    print(json.dumps([writer.told for writer in writers]))


if __name__ == "__main__":
    main(*sys.argv[1:])
