"""The guide's code is the templates': block by block, in order, until nothing of a file is left."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from generator.front.commands.new_game import SORTS, TEMPLATES
from tests import ROOT

GUIDE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCKS: dict[str, list[str]] = defaultdict(list)
for name, block in re.findall(r"<!-- (\S+) -->\n```\w+\n(.*?)\n```\n", GUIDE, re.S):
    BLOCKS[name].append(block)
CODE = [f"{sort}/my_game/{file}.py" for sort in sorted(SORTS) for file in ("words", "game", "checks")]
CODE.append("tiles/my_game/messages.py")


@pytest.mark.parametrize("name", sorted(BLOCKS))
def test_the_blocks_of_a_file_are_the_file(name: str) -> None:
    assert "\n\n\n".join(BLOCKS[name]) + "\n" == (TEMPLATES / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CODE)
def test_every_file_of_code_is_built_in_the_guide(name: str) -> None:
    assert name in BLOCKS


def test_every_block_of_code_names_its_file() -> None:
    assert GUIDE.count("```") == 2 * sum(map(len, BLOCKS.values()))
