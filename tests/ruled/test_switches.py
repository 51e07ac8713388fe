"""Numbers of the rules are switches of the set: with how much each begins may be said otherwise."""

from __future__ import annotations

from pathlib import Path

from tests.ruled.making import SET, Table, copied, found, kit_files, written
from validator.play.lab.vary.addresses import address_in
from validator.play.lookup import open_set

RULES = """\
zones: {row: {start: {each: card}}, hand: {of: player, seen: owner}}
numbers: {size: {start: 2}, coins: {of: player, start: 3}}
play: [{for: all, do: [{draw: size, from: row}]}]
"""


def test_a_number_that_nothing_changes_is_a_constant(tmp_path: Path) -> None:
    table = Table(written(tmp_path / "mine", RULES), 2)
    table.settle()
    assert len(table.lying("hand")) == 2


def test_a_set_may_say_with_how_much_a_number_begins(tmp_path: Path) -> None:
    table = Table(written(tmp_path / "mine", RULES, {"set.yaml": SET + "rules: {size: 4}\n"}), 2)
    table.settle()
    assert len(table.lying("hand")) == 4


def test_a_switch_keeps_to_the_least_that_its_number_may_be(tmp_path: Path) -> None:
    files = {"set.yaml": SET + "rules: {coins: -1}\n"}
    assert [issue.code for issue in found(written(tmp_path / "mine", RULES, files))] == ["out-of-range"]


def test_a_switch_has_an_address_for_the_lab(tmp_path: Path) -> None:
    assert address_in(open_set(written(tmp_path / "mine", RULES)), "rules.coins").present == 3


def test_a_kit_that_extends_one_is_played_by_its_rules(tmp_path: Path) -> None:
    copied(tmp_path / "harbour", "harbour")
    (tmp_path / "poor").mkdir()
    text = "extends: harbour\ntitle: {en: Poor}\nlanguages: [en]\nrules: {planks: 0}\n"
    (tmp_path / "poor" / "set.yaml").write_text(text, encoding="utf-8")
    assert (Table(str(tmp_path / "poor"), 2).kept("planks"), "rules.yaml" in kit_files("harbour")) == (0, True)
