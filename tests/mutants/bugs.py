"""The bugs as data: what is written, what would be written instead, and who should notice."""

from __future__ import annotations

from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from tests import ROOT

HERE = Path(__file__).parent
PLANTED, DRAWN, NEAREST = HERE / "planted.yaml", HERE / "drawn.yaml", HERE / "nearest.yaml"


class Bug(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A small change to one file that makes it wrong.

    Attributes:
        file: from the checkout.
        old: what stands there, exactly once.
        new: what would stand there.
        breaks: what goes wrong then, in one sentence; for a drawn one the name of the change.
        tests: those that should notice, where they are others than the file's nearest.
        changes_nothing: why nobody could ever notice; such a bug is not run.
    """

    file: str
    old: str
    new: str
    breaks: str
    tests: tuple[str, ...] = ()
    changes_nothing: str = ""

    @property
    def asked(self) -> tuple[str, ...]:
        """The tests that are asked."""
        return self.tests or nearest(self.file)

    def misfit(self, root: Path = ROOT) -> str:
        """Why the bug can no longer be put in, with the lines most like it; empty where it can."""
        path = root / self.file
        if not path.is_file():
            return f"{self.file} is not there"
        text = path.read_text(encoding="utf-8")
        found = text.count(self.old)
        if found == 1 and self.new != self.old:
            return ""
        like = get_close_matches(self.old.splitlines()[0], text.splitlines(), 3, 0.5)
        what = "\n".join([f"{self.file} holds this {found} times, not once ({self.breaks}):", self.old])
        return "\n".join([what, "  like it:", *like]) if like else what

    def put_in(self, text: str) -> str:
        """The file's text with the bug in it."""
        return text.replace(self.old, self.new)


def bugs_in(path: Path) -> list[Bug]:
    """The bugs of a file, in its order."""
    return msgspec.yaml.decode(path.read_bytes(), type=list[Bug])


@cache
def _nearest() -> dict[str, tuple[str, ...]]:
    return msgspec.yaml.decode(NEAREST.read_bytes(), type=dict[str, tuple[str, ...]])


def nearest(file: str) -> tuple[str, ...]:
    """The tests of the first pattern in ``nearest.yaml`` that a file matches.

    Raises:
        LookupError: none does.
    """
    for pattern, tests in _nearest().items():
        if fnmatchcase(file, pattern):
            return tests
    raise LookupError(f"nearest.yaml names no tests for {file}")
