"""Decks as YAML that a person would have written."""

from __future__ import annotations

import yaml

from validator.play.lab.making.writing import WIDTH, field


def test_many_hexes_stand_in_a_line_for_each_column() -> None:
    hexes = [[column, row] for column in range(3) for row in range(9)]
    lines = field("plains", hexes)
    assert lines[1] == "  [0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [0, 6], [0, 7], [0, 8],"
    assert len(lines) == 2 + 3


def test_no_line_of_hexes_is_too_long() -> None:
    lines = field("plains", [[0, row] for row in range(60)])
    assert max(map(len, lines)) <= WIDTH + 2


def test_hexes_are_read_as_they_were_written() -> None:
    hexes = [[column, row] for column in range(12) for row in range(11)]
    assert yaml.safe_load("\n".join(field("plains", hexes))) == {"plains": hexes}
