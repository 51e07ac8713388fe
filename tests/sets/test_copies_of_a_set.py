"""Copies of a set hold the sets beside it that it builds on, and open wherever they lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sets.workspace import card, opened, workspace
from validator.base.issue import ContentError
from validator.play.lab.generating import copy_set
from validator.play.lab.vary.addresses import address_in
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


KIT = "kinds: {card: {fields: {cost: {type: number, from: 0, to: 9}, text: {type: text}}}}\n"


@pytest.mark.parametrize("earlier", [False, True])
@pytest.mark.parametrize("text", ["Draw: two", "[{gain: coins, by: 2}]", "- {"])
def test_what_stands_in_a_spreadsheet_is_varied_whatever_its_cells_say(
    text: str, earlier: bool, tmp_path: Path
) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    for name, written in (
        ("set.yaml", "game: kit\ntitle: {en: Mine}\nlanguages: [en]\n"),
        ("kit.yaml", KIT),
        ("card.csv", f'id,title,cost,text\nA1,One,3,"{text}"\n'),
    ):
        (folder / name).write_text(written, encoding="utf-8")
    content = open_set(str(folder))
    if earlier:
        write_candidate(content, {}, tmp_path / "out", afresh=True)
    edits = {address_in(content, "A1.cost"): 5}
    varied = open_set(str(write_candidate(content, edits, tmp_path / "out", afresh=True)))
    assert [(piece.cost, piece.text) for piece in varied.pieces["card"]] == [(5, content.pieces["card"][0].text)]  # type: ignore[attr-defined]
