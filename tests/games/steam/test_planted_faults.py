"""Planted faults of Age of Steam, each at its line, and what is no fault at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import Fault, issues_of, written
from tests.games.steam.planted import FAULTS, MAP, SET
from validator.games.steam.checks.whole_set import check
from validator.games.steam.table.compiled import Table
from validator.games.steam.track.witness import is_joined, spanning_network
from validator.issue import Issue, Severity
from validator.lookup import open_set

TITLE = "title: {en: Short, zh-Hant: 短缺, zh-Hans: 短缺}\n"
WARNINGS = {
    "cities-touch", "broken-river", "twin-title", "twin-tile", "idle-colour", "spare-new-cities", "empty-bag",
    "twin-action", "too-few-trains", "no-change",
}  # fmt: skip
ADVICE = {"idle-number"}


def is_it(issue: Issue, fault: Fault) -> bool:
    """Whether an issue is the one that was planted; a place may name the file alone, or the line."""
    where = f"{issue.span.file.rpartition('/')[2]}:{issue.span.line}:{issue.span.column}"
    return (
        issue.code == fault.code
        and (where == fault.at or where.startswith(fault.at if fault.at.endswith(":") else f"{fault.at}:"))
        and fault.says in issue.message
        and fault.found in (None, issue.found)
        and fault.accepted in (None, issue.accepted)
    )


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found_at_its_place(fault: Fault, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, fault.files))
    found = [issue for issue in issues if is_it(issue, fault)]
    assert found, [str(issue) for issue in issues if issue.code == fault.code] or sorted({i.code for i in issues})
    wanted = Severity.WARNING if fault.code in WARNINGS else Severity.ADVICE if fault.code in ADVICE else Severity.ERROR
    if fault.name != "fewer rounds than are played":
        assert {issue.severity for issue in found} == {wanted}


def test_at_least_thirty_faults_are_planted_each_by_a_name_of_its_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 30


def test_the_shipped_set_has_no_fault_of_the_games_rules() -> None:
    assert [str(issue) for issue in check(open_set("steam"))] == []


def test_the_set_without_a_fault_is_clean(tmp_path: Path) -> None:
    folder = written(tmp_path, {"set.yaml": SET, "map.yaml": MAP})
    assert [str(issue) for issue in issues_of(folder) if issue.code != "idle-number"] == []


def test_track_joins_all_cities_of_the_shipped_map() -> None:
    table = Table(open_set("steam"))
    witness = spanning_network(table)
    assert witness.left_out == []
    assert is_joined(table, witness.track)
    laid = [face for face in witness.track.face if face >= 0]
    assert all(
        sum(table.faces.tile[face] == tile for face in laid) <= count for tile, count in enumerate(table.tile_counts)
    )


def test_a_set_whose_tiles_run_out_is_told_which_cities_are_left(tmp_path: Path) -> None:
    more = "change:\n  S1: {count: 1}\n  S2: {count: 1}\n  S3: {count: 1}\n  town-marker: {count: 1}\n"
    found = issues_of(written(tmp_path, {"set.yaml": f"extends: steam\n{TITLE}{more}"}))
    lost = [issue for issue in found if issue.code == "no-network"]
    assert len(lost) == 1
    assert "Toronto" in lost[0].message
