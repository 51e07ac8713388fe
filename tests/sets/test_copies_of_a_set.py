"""Copies of a set hold the sets beside it that it builds on, and open wherever they lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sets.workspace import card, opened, workspace
from validator.base.issue import ContentError
from validator.play.lab.generating import copy_set
from validator.play.lab.vary.candidates import write_candidate
from validator.play.lookup import open_set
from validator.play.playtest.running.parcels import Shelf, packed

SETS = {
    "below": f"extends: race\n{card('B1')}",
    "promo": f"extends: below\n{card('P1')}",
    "more": f"extends: race\n{card('M1')}",
    "mine": f"extends: [promo, more]\n{card('X1')}",
}
PIECES = {"B1", "P1", "M1", "X1"}


def test_a_candidate_of_the_lab_holds_what_it_builds_on(tmp_path: Path) -> None:
    workspace(tmp_path / "sets", SETS)
    folder = write_candidate(opened(tmp_path / "sets", "mine"), {}, tmp_path / "elsewhere" / "copy")
    assert open_set(str(folder)).by_id.keys() >= PIECES


def test_a_parcel_holds_what_it_builds_on(tmp_path: Path) -> None:
    workspace(tmp_path, SETS)
    shelf = Shelf()
    assert open_set(str(shelf.laid_out(packed(str(tmp_path / "mine"))))).by_id.keys() >= PIECES


def test_a_copy_for_generated_decks_holds_what_it_builds_on(tmp_path: Path) -> None:
    workspace(tmp_path / "sets", SETS)
    copy_set(opened(tmp_path / "sets", "mine"), tmp_path / "deck" / "base")
    assert open_set(str(tmp_path / "deck" / "base")).by_id.keys() >= PIECES


def test_sets_of_one_name_inside_and_beside_cannot_share_a_copy(tmp_path: Path) -> None:
    workspace(tmp_path, SETS | {"mine/inner": "extends: race\n", "mine/below": "extends: race\n"})
    with pytest.raises(ContentError, match=r"two sets called .below. are built on"):
        packed(str(tmp_path / "mine"))
