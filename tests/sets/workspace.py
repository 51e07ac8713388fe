"""A folder with several small sets in it, to extend each other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

CARD = "add: {{development: [{{id: {id}, title: {{en: {id}}}, cost: {cost}, points: 1}}]}}\n"


def card(name: str, cost: int = 3) -> str:
    """Lines that add a development."""
    return CARD.format(id=name, cost=cost)


def workspace(folder: Path, sets: Mapping[str, str]) -> Path:
    """Sets by name, each with what its ``set.yaml`` holds beside a title and its one language."""
    for name, text in sets.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        title = "" if "title:" in text else f"title: {{en: {name.title()}}}\n"
        (folder / name / "set.yaml").write_text(f"{title}languages: [en]\n{text}", encoding="utf-8")
    return folder


def opened(folder: Path, name: str) -> ContentSet:
    """A set of the workspace, typed."""
    return open_set(str(folder / name))


def found(folder: Path, name: str) -> list[Issue]:
    """All that is wrong with a set of the workspace."""
    try:
        return everything_wrong(opened(folder, name))
    except ContentError as error:
        return error.issues


def codes(folder: Path, name: str) -> list[str]:
    """The codes of the errors and of the warning about names."""
    return [
        issue.code for issue in found(folder, name) if issue.severity.value == "error" or issue.code == "ambiguous-set"
    ]
