"""Every example of ``docs/looks.md`` is a set that is drawn without a finding."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.print.faces.sides import faces_of, layout_of
from tests import ROOT
from tests.own_type.made import font, varying
from tests.theme.sets import SET, laid_out, opened_set

TEXT = (ROOT / "docs/looks.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```\w+\n# ([\w./]+)\n(.*?)```", TEXT, re.DOTALL)
LETTERS = "".join(map(chr, range(32, 127))) + "’–−×"


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == TEXT.count("```") // 2 == 6


@pytest.mark.parametrize("place", range(6))
def test_an_example_is_drawn_without_a_finding(tmp_path: Path, place: int) -> None:
    name, text = EXAMPLES[place]
    folder = laid_out(tmp_path, {"set.yaml": SET, name: text})
    (folder / "fonts").mkdir()
    (folder / "fonts/Mine.ttf").write_bytes(font(LETTERS, 420))
    (folder / "fonts/Other.otf").write_bytes(font(LETTERS, 430, 0, "otf"))
    (folder / "fonts/Varying.ttf").write_bytes(varying())
    content = opened_set(folder)
    _, issues = faces_of(content, "en", layout_of(content), only=["W01", "W06", "D02"])
    assert not issues, "\n".join(map(str, issues))
