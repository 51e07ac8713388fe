"""A thousand faults of meaning are told at the designer's line, and hundreds of strange sets are not called wrong.

Each list was written before its writer looked at what the checks do; those of ``custom`` and ``opposite`` are rich in
texts. A twentieth of each is tried here, all of it slowly.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.meaning.written import GAMES, TENTH, Written, sets, told
from validator.base.issue import Severity

LISTS = ("", "afresh/", "custom/", "opposite/", "anew/")
FAULTS = {game: [one for each in LISTS for one in sets(f"{each}faults", game)] for game in GAMES}
LEGAL = {game: [one for each in LISTS for one in sets(f"{each}legal", game)] for game in GAMES}
MISSED = 6
"""Of more than two hundred and sixty faults so many may go untold."""


def drawn(written: dict[str, list[Written]]) -> list[Any]:
    return [pytest.param(one, id=f"{one.game}: {one.title}") for each in written.values() for one in each[TENTH::20]]


@pytest.mark.parametrize("fault", drawn(FAULTS))
def test_a_fault_is_told_at_its_line(fault: Written, tmp_path: Path) -> None:
    issues = fault.issues(tmp_path)
    assert told(fault, issues), "\n".join(map(str, issues))


@pytest.mark.parametrize("one", drawn(LEGAL))
def test_a_strange_set_is_legal(one: Written, tmp_path: Path) -> None:
    assert [str(issue) for issue in one.issues(tmp_path) if issue.severity is not Severity.ADVICE] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nineteen_of_twenty_faults_are_told(game: str, tmp_path: Path) -> None:
    missed = [one.title for at, one in enumerate(FAULTS[game]) if not told(one, one.issues(tmp_path / str(at)))]
    assert len(missed) <= MISSED, missed


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_strange_set_is_called_wrong(game: str, tmp_path: Path) -> None:
    found = {one.title: one.issues(tmp_path / str(at)) for at, one in enumerate(LEGAL[game])}
    grave = {title: [one for one in issues if one.severity is not Severity.ADVICE] for title, issues in found.items()}
    assert {title: [str(one) for one in issues] for title, issues in grave.items() if issues} == {}


@pytest.mark.parametrize("game", GAMES)
def test_there_are_so_many_faults(game: str) -> None:
    assert len(FAULTS[game]) >= 265


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_strange_sets(game: str) -> None:
    assert len(LEGAL[game]) >= 110
