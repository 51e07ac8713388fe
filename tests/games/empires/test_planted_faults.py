"""Planted faults of Tiny Stellar Empires, each at its line in the designer's files and as severe as it ought to be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import about, expect, issues_of, written
from tests.games.empires import planted_cards, planted_sets
from tests.games.empires.planted import CARDS, SET, Planted

FAULTS: list[Planted] = [*planted_cards.FAULTS, *planted_sets.FAULTS]


@pytest.mark.parametrize("planted", FAULTS, ids=lambda planted: planted[1].name)
def test_a_fault_is_found_at_its_place_and_as_severe_as_it_is(planted: Planted, tmp_path: Path) -> None:
    severity, fault = planted
    issues = issues_of(written(tmp_path, fault.files), about(fault.code))
    expect(fault, issues)
    same = [issue for issue in issues if issue.code == fault.code and fault.says in str(issue.message)]
    assert {issue.severity for issue in same} == {severity}


def test_every_fault_has_a_name_of_its_own() -> None:
    assert len({fault.name for _, fault in FAULTS}) == len(FAULTS)


def test_the_set_without_a_fault_is_clean(tmp_path: Path) -> None:
    assert issues_of(written(tmp_path, {"set.yaml": SET, "cards.yaml": CARDS})) == []
