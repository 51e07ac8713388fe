"""A piece with an error of its own has no others of its drawing; those of other pieces are told all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.front.tasks.judging import judged

HALF_SAID = "G08: {front: {powers: [{do: return_workers, phase: develop}]}}"
LONG = "G09: {front: {title: {en: " + "Interminable " * 12 + "}}}"


def codes(folder: Path, *changes: str) -> set[str]:
    """The errors of a set that changes pieces of Roll."""
    changed = "".join(f"  {change}\n" for change in changes)
    text = f"extends: roll\ntitle: {{en: Mine}}\nlanguages: [en]\nchange:\n{changed}"
    (folder / "set.yaml").write_text(text, encoding="utf-8")
    return {issue.code for issue in judged(str(folder))[0].issues}


def test_what_cannot_be_drawn_for_that_is_not_told_as_well(tmp_path: Path) -> None:
    assert codes(tmp_path, HALF_SAID) == {"half-said"}


@pytest.mark.parametrize("changes", [(LONG,), (HALF_SAID, LONG)])
def test_what_is_wrong_with_another_piece_is_told(changes: tuple[str, ...], tmp_path: Path) -> None:
    assert codes(tmp_path, *changes) >= {"text-overflow"}
