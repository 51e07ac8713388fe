"""Pieces that nobody has laid out yet: what of them cannot be printed is told, so that it is not generated."""

from __future__ import annotations

from pathlib import Path

from generator.print.faces.sides import faults_on_faces
from validator.play.lookup import open_set

CHANGED = "title: {en: A}\nlanguages: [en]\nextends: race\nchange:\n  D02: {title: {en: " + "Surveyors " * 20 + "}}\n"


def test_cards_that_can_be_printed_have_no_fault() -> None:
    assert faults_on_faces(open_set("race"), ["D02"]) == []


def test_what_does_not_fit_is_a_fault_of_the_pieces_asked_for(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text(CHANGED, encoding="utf-8")
    content = open_set(str(tmp_path))
    assert [{issue.code for issue in faults_on_faces(content, [name])} for name in ("D02", "D03")] == [
        {"text-overflow"},
        set(),
    ]
