"""The list of what is compiled names every game, and leaves out only what is there."""

from __future__ import annotations

import compiling
from tests import ROOT
from validator.play.lookup import games


def test_every_game_is_compiled() -> None:
    assert sorted(compiling.GAMES) == games()


def test_every_file_left_out_is_there() -> None:
    assert [file for file in compiling.LEFT if not (ROOT / file).is_file()] == []


def test_nothing_is_compiled_twice() -> None:
    files = [file for group in compiling.groups().values() for file in group]
    assert len(set(files)) == len(files) > 60
