"""Twenty-four faults of meaning in kits: checks that contradict each other, totals nobody can meet, words unused."""

from __future__ import annotations

from pathlib import Path

import yaml

from validator.base.issue import ContentError, Issue, Severity
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

GRAVE, ODD = "#!", "#?"
SET = "game: kit\ntitle: {en: Goblins}\nlanguages: [en]\n"
KINDS = """\
kinds:
  goblin:
    look: classic
    fields:
      cost: {type: number, from: 0, to: 5}
      suit: {type: one_of, values: [cave, forest]}
      text: {type: text, rich: true, optional: true}
"""
CARDS = """\
goblin:
  - {id: G1, title: {en: Boss}, cost: 1, suit: cave, text: Draw a card.}
  - {id: G2, title: {en: Sneak}, cost: 2, suit: forest, text: Steal a card.}
  - {id: G3, title: {en: Cook}, cost: 3, suit: cave, text: Eat a card.}
  - {id: G4, title: {en: Scout}, cost: 4, suit: forest, text: See a card.}
"""
FAULTS: dict[str, str] = yaml.safe_load((Path(__file__).parent / "meaning.yaml").read_text(encoding="utf-8"))


def found_in(folder: Path, kit: str) -> list[Issue]:
    for name, text in {"set.yaml": SET, "kit.yaml": kit, "cards.yaml": CARDS}.items():
        (folder / name).write_text(text, encoding="utf-8")
    try:
        return everything_wrong(open_set(str(folder)))
    except ContentError as fault:
        return fault.issues


def is_told(folder: Path, text: str) -> bool:
    kit = text if text.startswith("kinds") else KINDS + text
    issues = [issue for issue in found_in(folder, kit) if "kit.yaml" in issue.span.file]
    grave = {issue.span.line for issue in issues if issue.severity is not Severity.ADVICE}
    lines = enumerate(kit.splitlines(), 1)
    return any(
        (GRAVE in line and number in grave) or (ODD in line and number in {issue.span.line for issue in issues})
        for number, line in lines
    )


def test_all_but_one_are_told_at_their_line(tmp_path: Path) -> None:
    missed = []
    for number, (name, text) in enumerate(FAULTS.items()):
        (folder := tmp_path / str(number)).mkdir()
        missed += [] if is_told(folder, text) else [name]
    assert missed == ["a value that no card has"]  # of four cards nobody expects that they have each of three values


def test_the_kit_that_is_spoilt_is_sound(tmp_path: Path) -> None:
    assert found_in(tmp_path, KINDS) == []
