"""Paragraphs and tables for a terminal, where a Chinese character takes two columns."""

from __future__ import annotations

import pytest

from validator.base.columns import WIDTH, columns, filled, headed, width_of


def test_a_chinese_character_takes_two_columns() -> None:
    assert width_of("星 ab，") == 2 + 1 + 2 + 2


@pytest.mark.parametrize("text", ["星河" * 200, "打了 3 局。" * 60, "（甲）「乙」" * 50])
def test_no_line_is_wider_than_a_page_and_nothing_is_lost(text: str) -> None:
    lines = filled(text, "* ", "  ").split("\n")
    assert max(map(width_of, lines)) <= WIDTH
    assert "".join(lines).replace(" ", "") == f"*{text}".replace(" ", "")


@pytest.mark.parametrize("shift", range(6))
def test_no_line_begins_with_a_closing_mark_or_ends_with_an_opening_one(shift: int) -> None:
    lines = filled("a" * shift + "甲（乙丙），" * 60).split("\n")
    assert len(lines) > 3
    assert not [line for line in lines if line[0] in "），" or line[-1] == "（"]


def test_a_word_stays_whole() -> None:
    assert "content/race/set.yaml:2:1:" in filled("牌" * 45 + " content/race/set.yaml:2:1: 牌").split("\n")[1]


def test_columns_of_a_table_line_up() -> None:
    lines = list(columns([["", "局數"], ["卡牌", "7"], ["a", "12"]]))
    assert lines == ["      局數", "卡牌     7", "a       12"]


def test_a_heading_is_underlined_as_wide_as_it_is() -> None:
    assert list(headed("牌桌")) == ["", "牌桌", "----"]
