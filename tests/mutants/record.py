"""Which test told which bug the last time, kept in ``told_by.json``: asked first, and the others only if it passes.

Only seconds hang on what stands there: a test counts only where it passes without the bug and fails with it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.bugs import HERE, Bug

TOLD_BY = HERE / "told_by.json"


def name_of(bug: Bug) -> str:
    """A name for a bug, whatever tests are asked about it and whatever else its file holds."""
    return hashlib.sha256("\0".join((bug.file, bug.old, bug.new)).encode()).hexdigest()[:16]


class Record:
    """The test that told each bug, by `name_of`."""

    def __init__(self, path: Path = TOLD_BY) -> None:
        self._path = path
        self._tests: dict[str, str] = json.loads(path.read_bytes()) if path.exists() else {}

    def test_of(self, bug: Bug) -> str:
        """The test to ask first: one of those that are asked, or none."""
        test = self._tests.get(name_of(bug), "")
        return test if test.startswith(bug.asked) else ""

    def add(self, bug: Bug, test: str) -> None:
        """Keep which test told a bug, at once."""
        if test and self._tests.get(name_of(bug)) != test:
            self._tests[name_of(bug)] = test
            self._write()

    def keep_only(self, bugs: Iterable[Bug]) -> None:
        """Forget bugs that are planted no more."""
        names = {name_of(bug) for bug in bugs}
        if not self._tests.keys() <= names:
            self._tests = {name: test for name, test in self._tests.items() if name in names}
            self._write()

    def _write(self) -> None:
        text = json.dumps(self._tests, indent=0, sort_keys=True, ensure_ascii=False)
        self._path.write_text(text + "\n", encoding="utf-8")
