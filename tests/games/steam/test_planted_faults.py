"""Planted faults of Age of Steam, each at its line, and what is no fault at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import Fault, Files, about, drawn_issues_of, issues_of, written
from tests.games.steam.planted import boards, land, rules, valleys
from tests.games.steam.planted.oddities import ODDITIES
from tests.games.steam.planted.sets import meadow, published
from tests.games.steam.planted.valleys import SET, on_map
from validator.base.issue import Issue, Severity
from validator.play.games.steam.checks.whole_set import check, costly
from validator.play.lookup import open_set

NEW = [*land.FAULTS, *boards.FAULTS, *rules.FAULTS]
FAULTS = [*valleys.FAULTS, *NEW]
ERRORS = {
    "blank-tile",
    "closed-city",
    "cut-off-city",
    "land-apart",
    "land-or-town",
    "looped-track",
    "missing-rounds",
    "missing-translation",
    "no-dice",
    "no-simple-track",
    "no-start",
    "no-start-money",
    "no-town-track",
    "off-grid",
    "out-of-range",
    "shared-edge",
    "too-few-actions",
    "too-few-colours",
    "too-few-cubes",
    "too-few-discs",
    "too-little-money",
    "twin-city",
    "twin-edge",
    "twin-hex",
    "twin-number",
    "wrong-boards",
    "wrong-maps",
    "wrong-players",
}
ADVICE = {
    "dead-ground",
    "easy-terrain",
    "equal-terrain",
    "far-out",
    "few-shares",
    "fits-nowhere",
    "idle-number",
    "idle-rounds",
    "last-action",
    "narrow-city",
    "no-goods",
    "no-production",
    "notch",
    "rising-rounds",
    "scarce-colour",
    "spare-engine",
    "spare-spaces",
    "spare-tiles",
    "steep-reduction",
    "town-touches",
    "twin-piece",
}
BY_DEGREE = {"free-track", "no-city-for-colour", "no-network", "short-engine", "short-track", "spare-copies"}


def is_it(issue: Issue, fault: Fault) -> bool:
    """Whether an issue is the one that was planted; a place may name the file alone, or the line."""
    where = f"{issue.span.file.removeprefix('fleet/')}:{issue.span.line}:{issue.span.column}"
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
    wanted = Severity.ERROR if fault.code in ERRORS else Severity.ADVICE if fault.code in ADVICE else Severity.WARNING
    assert fault.code in BY_DEGREE or {issue.severity for issue in found} == {wanted}


def test_at_least_sixty_new_faults_are_planted_each_by_a_name_of_its_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
    assert len(NEW) >= 60


def test_the_shipped_set_has_no_fault_of_the_games_rules() -> None:
    content = open_set("steam")
    assert [str(issue) for issue in (*check(content), *costly(content))] == []


@pytest.mark.parametrize("files", [meadow(), published()], ids=["meadow", "published"])
def test_a_set_without_a_fault_is_clean(files: Files, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, files))
    assert [str(issue) for issue in issues if issue.severity is not Severity.ADVICE] == []


@pytest.mark.parametrize("name", ODDITIES)
def test_what_is_odd_and_legal_is_no_error(name: str, tmp_path: Path) -> None:
    issues = drawn_issues_of(written(tmp_path, ODDITIES[name]))
    assert [str(issue) for issue in issues if issue.severity is Severity.ERROR] == []


def test_at_least_fifteen_oddities_are_tried() -> None:
    assert len(ODDITIES) >= 15


def test_numbers_of_new_cities_are_not_idle(tmp_path: Path) -> None:
    files = on_map("colour: blue, group: dark, number: 1", "colour: blue, group: dark, number: 2")
    issues = issues_of(written(tmp_path, {**files, "set.yaml": SET.replace(" E,", "").replace("cube-yellow, ", "")}))
    (dark,) = [issue for issue in issues if issue.code == "idle-number" and " dark " in str(issue.message)]
    assert str(dark.found) == "3, 4, 5, 6"


def test_no_hex_lies_outside_the_board_for_it_grows_with_the_map(tmp_path: Path) -> None:
    issues = drawn_issues_of(written(tmp_path, on_map("lakes: [[5, 0]]", "lakes: [[5, 0], [30, 0], [31, 0]]")))
    assert "board-overflow" not in {issue.code for issue in issues}
