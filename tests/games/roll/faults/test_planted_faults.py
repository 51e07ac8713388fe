"""Planted faults of Roll for the Galaxy, each at its line, and what is no fault at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import Fault, about, issues_of, written
from tests.games.roll.faults import on_tiles, spoilt
from tests.games.roll.faults.spoilt import FAULTS, SET, TILES
from validator.base.issue import Issue, Severity
from validator.play.games.roll.checks.whole_set import check
from validator.play.lookup import open_set

WARNINGS = {
    "idle-reassign",
    "grey-goods",
    "idle-dice",
    "unmatched-colour",
    "odd-order",
    "blank-face",
    "idle-bonus",
    "dominated-face",
    "twin-title",
    "idle-field",
    "idle-power",
    "twin-power",
    "odd-colour",
    "no-change",
    "odd-prices",
}
ADVICE = {"cheap-bonus"}


def is_it(issue: Issue, fault: Fault) -> bool:
    """Whether an issue is the one that was planted; a place may name the file alone, or the line."""
    where = f"{issue.span.file.rpartition('/')[2]}:{issue.span.line}:{issue.span.column}"
    return (
        issue.code == fault.code
        and (where == fault.at or where.startswith(fault.at if fault.at.endswith(":") else f"{fault.at}:"))
        and fault.says in str(issue.message)
        and fault.found in (None, str(issue.found))
        and fault.accepted in (None, str(issue.accepted))
    )


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, fault.files), about(fault.code))
    found = [issue for issue in issues if is_it(issue, fault)]
    assert found, [str(issue) for issue in issues if issue.code == fault.code] or sorted({i.code for i in issues})
    wanted = Severity.WARNING if fault.code in WARNINGS else Severity.ADVICE if fault.code in ADVICE else Severity.ERROR
    assert {issue.severity for issue in found} == {wanted}


NEW = [
    (severity, fault)
    for table in (spoilt, on_tiles)
    for severity, faults in (
        (Severity.ERROR, table.ERRORS),
        (Severity.WARNING, table.WARNINGS),
        (Severity.ADVICE, table.ADVICE),
    )
    for fault in faults
]


@pytest.mark.parametrize(("severity", "fault"), NEW, ids=lambda each: getattr(each, "name", ""))
def test_a_fault_of_meaning_is_found_at_the_designers_line(severity: Severity, fault: Fault, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, fault.files), about(fault.code))
    found = [issue for issue in issues if is_it(issue, fault)]
    assert severity in {issue.severity for issue in found}, "\n".join(map(str, issues))


def test_each_fault_has_a_name_of_its_own() -> None:
    names = [fault.name for fault in (*FAULTS, *(fault for _, fault in NEW))]
    assert len(set(names)) == len(names)


def test_at_least_a_hundred_faults_of_meaning_are_planted() -> None:
    assert len(NEW) + len(FAULTS) >= 100


def test_the_shipped_set_has_no_fault_of_the_games_rules() -> None:
    assert [str(issue) for issue in check(open_set("roll"))] == []


def test_the_set_without_a_fault_is_clean(tmp_path: Path) -> None:
    folder = written(tmp_path, {"set.yaml": SET, "tiles.yaml": TILES})
    assert [str(issue) for issue in issues_of(folder) if issue.code not in ("no-layout", "layout")] == []
