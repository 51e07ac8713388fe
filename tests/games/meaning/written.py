"""Sets of ``faults`` and ``legal``, each written down as a folder and checked as ``proofpress check`` does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

from validator.base.issue import ContentError, Issue, Severity
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

HEAD = "extends: {game}\ntitle: {{en: X, zh-Hant: X, zh-Hans: X}}\n"
GRAVE, ODD = "#!", "#?"
"""What marks the lines of what can never be, an error or a warning, and of what is odd, where advice will do."""
GAMES = ("empires", "race", "roll", "steam", "trucker")
TENTH = 4
"""Of ten sets the one at this place is checked by the quick tests."""


class Written(NamedTuple):
    """A set that differs from a game: its files by name, and what is told of it."""

    game: str
    title: str
    files: dict[str, str]

    def lines(self, mark: str) -> set[tuple[str, int]]:
        """The lines with a mark, and rows that begin at one; where a file of texts is at fault, each line of it."""
        return {
            (name, number)
            for name, text in self.files.items()
            for number, line in enumerate(_with_rows(text), 1)
            if mark in line or (mark == GRAVE and name.endswith(".ftl"))
        }

    def issues(self, folder: Path) -> list[Issue]:
        """What ``proofpress check`` says of it, without the drawings."""
        for name, text in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        try:
            return everything_wrong(open_set(str(folder)))
        except ContentError as fault:
            return fault.issues


def _with_rows(text: str) -> Iterator[str]:
    """The lines of a file, those of a map's rows with the mark of the line at which they begin."""
    mark = ""
    for line in text.splitlines():
        mark = line.partition("rows: |")[2] or mark * line.startswith("      ")
        yield line + mark * (not line.lstrip().startswith("key:"))
        mark *= not line.lstrip().startswith("key:")


def sets(kind: str, game: str) -> list[Written]:
    """All sets of one kind (``faults``, ``legal``, or of these ``afresh/faults``) for a game."""
    entries = yaml.safe_load((Path(__file__).parent / kind / f"{game}.yaml").read_text(encoding="utf-8"))
    return [Written(game, title, _files(game, files)) for title, files in entries.items()]


def _files(game: str, files: str | dict[str, str]) -> dict[str, str]:
    given = {"set.yaml": files} if isinstance(files, str) else files
    own = given.get("set.yaml", "")
    languages = "" if "languages:" in own else "languages: [en]\n"
    return given | {"set.yaml": HEAD.format(game=game) + languages + own}


def told(fault: Written, issues: list[Issue]) -> bool:
    """Whether a fault is told at one of its lines, as gravely as it should be."""
    grave = {_place(issue) for issue in issues if issue.severity is not Severity.ADVICE}
    odd = {_place(issue) for issue in issues}
    return bool(grave & fault.lines(GRAVE) or odd & fault.lines(ODD))


def _place(issue: Issue) -> tuple[str, int]:
    parts = Path(issue.span.file).parts[-2:]
    return "/".join(parts if parts[0] == "text" else parts[-1:]), issue.span.line
