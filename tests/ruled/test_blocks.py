"""Numbers that a block of Python counts, from a package that lies on the path as an installed one does."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.new_game.laid_out import run
from tests.ruled.making import Table, found, written
from validator.base.issue import Issue
from validator.content.rulebook.telling import Teller
from validator.play.lookup import open_set
from validator.play.ruled.record import scores

RULES = """\
zones:
  deck: {start: {each: card}, shuffled: true, seen: nobody}
  hand: {of: player, seen: owner}
play:
  - {for: all, do: [{draw: 1}]}
  - {each_player: [{choose: [draw]}]}
actions:
  draw: {do: [{draw: 1}]}
score:
  - {block: longest-run, in: hand, called: {en: your longest run}}
"""
ON_A_BOARD = """\
zones:
  deck: {start: {each: card}, shuffled: true, seen: nobody}
  hand: {of: player, seen: owner}
  field: {grid: {squares: [3, 3]}}
play:
  - {for: all, do: [{draw: 2}]}
  - {rounds: 2, do: [{each_player: [{choose: [lay]}]}]}
actions:
  lay: {pick: {from: hand}, do: [{lay: it, onto: field}]}
score:
  - {block: neighbours, in: field, who: all, called: {en: your pieces in the first column}}
"""


def laid(folder: Path, *ids: str, rules: str = RULES) -> Table:
    """A table at which the first player holds these pieces."""
    table = Table(written(folder / "mine", rules), 2)
    table.settle()
    table.lay("hand", *ids)
    return table


def test_a_block_counts_the_pieces_of_a_zone(tmp_path: Path) -> None:
    assert scores(laid(tmp_path, "R1", "B2", "B4", "R3").state)[0] == 4


@pytest.mark.parametrize(("written_more", "points"), [("where: {suit: red}", 2), ("per: 3", 12), ("plus: 1", 5)])
def test_it_takes_what_other_numbers_take(tmp_path: Path, written_more: str, points: int) -> None:
    rules = RULES.replace("in: hand,", f"in: hand, {written_more},")
    assert scores(laid(tmp_path, "R1", "B2", "B3", "R4", "R3", rules=rules).state)[0] == points


def test_on_a_board_it_sees_places_and_who_laid_what(tmp_path: Path) -> None:
    table = laid(tmp_path, "R1", "R2", rules=ON_A_BOARD)
    base = table.slots.zones["field"].base
    table.lay("field", "R3", "R4", "B1")
    table.state.by[base][:], table.state.at[0][:] = [0, 1, 0], [table.slots.boards[0].names.index("a1"), 3, 4]
    assert scores(table.state)[0] == 1


def test_a_game_with_a_block_is_play_tested_by_several_workers(tmp_path: Path) -> None:
    written(tmp_path / "mine", RULES)
    command = [sys.executable, "-m", "generator.cli", "playtest", "mine", "--games", "12", "--workers", "2"]
    done = run(tmp_path, command, PYTHONPATH=f"{ROOT}:{ROOT / 'tests' / 'installed'}")
    assert (done.returncode, done.stderr) == (0, "")


def told(folder: Path, rules: str = RULES) -> list[tuple[str, int, str]]:
    issues: list[Issue] = found(written(folder / "mine", rules))
    return [(issue.code, issue.span.line, issue.found or "") for issue in issues]


def test_check_names_what_no_word_tells(tmp_path: Path) -> None:
    assert told(tmp_path) == [("counted-by-block", 10, "")]


def test_a_block_that_nobody_brings_is_told_with_a_near_one(tmp_path: Path) -> None:
    issue = found(written(tmp_path / "mine", RULES.replace("longest-run", "longest-runs")))[0]
    assert (issue.code, issue.span.line, issue.suggestion) == ("unknown-name", 10, "'longest-run'")


@pytest.mark.parametrize(
    ("block", "why"),
    [
        ("many", "the block 'many' of runs-1.0 gave 'many', and not a whole number from -100000 to 100000"),
        ("unloaded", "the block 'unloaded' of runs-1.0 cannot be used: AttributeError"),
    ],
)
def test_a_block_that_fails_is_told_at_its_line(tmp_path: Path, block: str, why: str) -> None:
    (failed,) = [one for one in told(tmp_path, RULES.replace("longest-run", block)) if one[0] == "block-fails"]
    assert failed[1] == 10 and failed[2].startswith(why)


def test_what_it_raises_is_told_in_one_line(tmp_path: Path) -> None:
    rules = RULES.replace("{each: card}", "{each: chip}")
    kit = {"kit.yaml": "kinds: {chip: {titled: false}}\n", "cards.yaml": "chip: [{id: C1, count: 30}]\n"}
    issues = found(written(tmp_path / "mine", rules, kit))
    assert [issue.found for issue in issues if issue.code == "block-fails"] == [
        "the block 'longest-run' of runs-1.0 failed: KeyError: 'rank'"
    ]


def test_the_rulebook_says_what_it_is_called(tmp_path: Path) -> None:
    words = open_set(written(tmp_path / "mine", RULES)).words
    assert Teller(words.kit, words.rulebook, "en").amount(words.rulebook.score[0]) == "your longest run"  # type: ignore[attr-defined]
