"""Sets of Galaxy Trucker with something planted in them: written as designers write them, and what is found there.

A planted fault is the part of ``set.yaml`` below `HEAD`; the line where it must be found ends with `MARK`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from tests.games.trucker.shipyard import content
from validator.base.issue import ContentError, Issue, Severity
from validator.content.loading import ContentSet
from validator.play.attribution import blamed
from validator.play.games.trucker.checks import check
from validator.play.lookup import open_set

HEAD = "extends: trucker\ntitle: {en: Planted, zh-Hant: 栽, zh-Hans: 栽}\n"
MARK = "#!"
PLANES = [f"T{number:03}" for number in range(1, 145)]


class Planted(NamedTuple):
    """One planted fault and the code under which it is found at the marked line."""

    name: str
    code: str
    text: str


def written(folder: Path, text: str) -> ContentSet:
    """A set of one's own that extends the base set."""
    (folder / "set.yaml").write_text(f"{HEAD}{text}\n", encoding="utf-8")
    return open_set(str(folder))


def found_in(folder: Path, text: str, code: str) -> list[Issue]:
    """What the quick checks find; what has that code at the edit that brings it about, which takes longest to find."""
    try:
        opened = written(folder, text)
    except ContentError as fault:
        return fault.issues
    found = list(check(opened))
    others = [issue for issue in found if issue.code != code]
    return [*blamed(opened, [issue for issue in found if issue.code == code], check), *others]


def expect(folder: Path, fault: Planted) -> None:
    """The fault is found under its code, at the marked line of the designer's own file."""
    lines = f"{HEAD}{fault.text}".splitlines()
    marked = next(number for number, line in enumerate(lines, start=1) if line.endswith(MARK))
    found = found_in(folder, fault.text, fault.code)
    report = "\n".join(map(str, found))
    same = [issue for issue in found if issue.code == fault.code]
    assert same, f"no {fault.code} in:\n{report}"
    assert any(issue.span.file.endswith("set.yaml") and issue.span.line == marked for issue in same), report


def errors_in(folder: Path, text: str) -> list[str]:
    """The errors of a set, as they are told."""
    return [str(issue) for issue in found_in(folder, text, "") if issue.severity is Severity.ERROR]


def codes_in(folder: Path, text: str) -> set[str]:
    """Codes of all that is found."""
    return {issue.code for issue in found_in(folder, text, "")}


def tiles_of(*components: str) -> list[str]:
    """The base set's tiles with one of these components."""
    return [piece.id for piece in content().pieces["tile"] if _tag(piece) in components]


def _tag(piece: Any) -> str:
    return str(type(piece.component).__struct_config__.tag)


def cards_of(*events: str) -> list[str]:
    """The base set's cards with one of these events."""
    return [piece.id for piece in content().pieces["adventure"] if _event(piece) in events]


def _event(piece: Any) -> str:
    return str(type(piece.adventure).__struct_config__.tag)


def without(names: list[str]) -> str:
    """A line that removes them, marked."""
    return f"remove: [{', '.join(names)}] {MARK}"
