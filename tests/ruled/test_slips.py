"""Slips of designers are told where they stand, with what was meant, before any game is played."""

from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from tests.ruled.making import copied, kit_files
from validator.base.issue import ContentError, Issue
from validator.play.checking import quickly_wrong
from validator.play.lookup import open_set


class Slip(NamedTuple):
    """A slip in a file of a kit: ``wrong`` stands for ``right``, and ``^`` marks the sign where it is to be told."""

    kit: str
    right: str
    wrong: str
    code: str
    meant: str | None = None


SLIPS = [Slip(**each) for each in yaml.safe_load(Path(__file__).with_name("slips.yaml").read_text(encoding="utf-8"))]


def planted(folder: Path, slip: Slip) -> tuple[str, tuple[int, int]]:
    """A kit with a slip in one of its files, and the line and column where it is to be told."""
    file, text = next((file, text) for file, text in kit_files(slip.kit).items() if slip.right in text)
    before = text[: text.index(slip.right)] + slip.wrong.partition("^")[0]
    changed = text.replace(slip.right, slip.wrong.replace("^", ""), 1)
    place = before.count("\n") + 1, len(before) - before.rfind("\n")
    return copied(folder, slip.kit, **{file.removesuffix(".yaml"): changed}), place


def told_without_play(reference: str) -> list[Issue]:
    """All that is found wrong before any game is played."""
    try:
        return quickly_wrong(open_set(reference))
    except ContentError as fault:
        return fault.issues


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: f"{slip.kit}: {slip.wrong.strip()[:40]}")
def test_a_slip_is_told_at_its_line_and_column(slip: Slip, tmp_path: Path) -> None:
    folder, place = planted(tmp_path / "mine", slip)
    issues = told_without_play(folder)
    told = [(issue.code, (issue.span.line, issue.span.column), issue.suggestion) for issue in issues]
    assert (slip.code, place, slip.meant) in told, issues
