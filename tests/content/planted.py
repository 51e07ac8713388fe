"""Sets with planted faults: a small custom set to spoil, and what the checks say of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from generator.front.tasks.judging import found_in
from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet, load
from validator.content.places import CONTENT, Place
from validator.play.attribution import blamed
from validator.play.checking import everything_wrong, form_issues
from validator.play.lookup import games, quick_issues, rule_issues, words_of

SET = """\
extends: empires
title: {en: Fleet, zh-Hant: 艦隊, zh-Hans: 舰队}
languages: [en]
"""
CARDS = """\
empire:
  - id: X1
    title: {en: Far Beacon}
    cost: 1
    left: 1
    right: 2
    a: {ability: {do: look, cards: 1}, points: 2, symbols: [trade]}
    b: {ability: {do: loss, cards: 3}, points: 2, symbols: [science]}
"""
FILES: dict[str, str | bytes] = {"set.yaml": SET, "cards.yaml": CARDS}
EMPIRES = CONTENT / "empires"

Files = Mapping[str, str | bytes]


class Fault(NamedTuple):
    """One planted fault: the files that hold it and the issue it must give.

    ``at`` is ``file:line`` or ``file:line:column``; ``found``, ``accepted`` and ``suggestion`` are compared where
    given, ``says`` is part of the message.
    """

    name: str
    files: Files
    code: str
    at: str
    says: str = ""
    found: str | None = None
    accepted: str | None = None
    suggestion: str | None = None


def card(old: str, new: str) -> Files:
    """The custom set with something else on its one card."""
    assert old in CARDS
    return {"set.yaml": SET, "cards.yaml": CARDS.replace(old, new, 1)}


def manifest(more: str) -> Files:
    """The custom set with more lines in its ``set.yaml``, from line 4 on, and no cards of its own."""
    return {"set.yaml": SET + more}


def set_yaml(text: str) -> Files:
    """A set with this ``set.yaml`` only."""
    return {"set.yaml": text}


def cards_yaml(content: str | bytes) -> Files:
    """The custom set with other entries."""
    return {"set.yaml": SET, "cards.yaml": content}


def text_file(content: str | bytes) -> Files:
    """The custom set with an English text file of its own."""
    return {"set.yaml": SET, "text/en.ftl": content}


def written(folder: Path, files: Files) -> Place:
    """The files in a folder, shown as ``fleet``."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return Place(folder.resolve(), "fleet")


def opened(place: Place) -> ContentSet:
    """The set at a place, typed (ContentError with every issue of form)."""
    return load(place, words_of, games())


def issues_of(place: Place, check: Callable[[ContentSet], list[Issue]] = everything_wrong) -> list[Issue]:
    """Everything found wrong at a place, by form or by the checks."""
    try:
        return check(opened(place))
    except ContentError as error:
        return error.issues


def about(code: str) -> Callable[[ContentSet], list[Issue]]:
    """Everything wrong with a set, of which only what has that code is traced to the edits that bring it about.

    To trace all else takes most of the time of a check.
    """

    def check(content: ContentSet) -> list[Issue]:
        found = [(form_issues(content), form_issues), (rule_issues(content), quick_issues)]
        return [issue for issues, find in found for issue in _traced(content, issues, find, code)]

    return check


def _traced(
    content: ContentSet, issues: list[Issue], find: Callable[[ContentSet], list[Issue]], code: str
) -> list[Issue]:
    others = [issue for issue in issues if issue.code != code]
    return [*blamed(content, [issue for issue in issues if issue.code == code], find), *others]


def untraced(content: ContentSet) -> list[Issue]:
    """Everything wrong with a set, where it was found: for tests of what is said and how severe it is."""
    return [*form_issues(content), *rule_issues(content)]


def drawn_issues_of(place: Place) -> list[Issue]:
    """The same, with whatever is wrong on the faces."""
    return issues_of(place, found_in)


def copied(folder: Path, file: str, old: str, new: str) -> tuple[Place, int]:
    """A copy of the built-in set with something else in one file, and the line it stands in."""
    shutil.copytree(EMPIRES, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} does not hold {old!r}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return Place(folder.resolve(), "fleet"), text[: text.index(old)].count("\n") + 1


def expect(fault: Fault, issues: list[Issue]) -> None:
    """The planted fault is among the issues, at its place and in its words."""
    report = "\n".join(map(str, issues))
    same = [issue for issue in issues if issue.code == fault.code and f"{issue.span}:".startswith(f"{fault.at}:")]
    assert same, f"no {fault.code} at {fault.at} in:\n{report}"
    for field in ("found", "accepted", "suggestion"):
        wanted = getattr(fault, field)
        assert wanted is None or wanted in [str(getattr(issue, field)) for issue in same], f"{field} in:\n{report}"
    assert any(fault.says in str(issue.message) for issue in same), report
