"""Slips of designers are told where they stand, with what was meant, before any game is played."""

from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from tests.ruled.making import CARDS, KIT, SET, copied, kit_files, written
from validator.base.issue import ContentError, Issue
from validator.play.checking import quickly_wrong
from validator.play.lookup import open_set


class Slip(NamedTuple):
    """A slip in a file of a kit: ``wrong`` stands for ``right``, and ``^`` marks the sign where it is to be told."""

    kit: str
    right: str
    wrong: str
    code: str
    meant: str | None = None


SLIPS = [Slip(**each) for each in yaml.safe_load(Path(__file__).with_name("slips.yaml").read_text(encoding="utf-8"))]


def planted(folder: Path, slip: Slip) -> tuple[str, tuple[int, int]]:
    """A kit with a slip in one of its files, and the line and column where it is to be told."""
    file, text = next((file, text) for file, text in kit_files(slip.kit).items() if slip.right in text)
    before = text[: text.index(slip.right)] + slip.wrong.partition("^")[0]
    changed = text.replace(slip.right, slip.wrong.replace("^", ""), 1)
    place = before.count("\n") + 1, len(before) - before.rfind("\n")
    return copied(folder, slip.kit, **{file.removesuffix(".yaml"): changed}), place


def told_without_play(reference: str) -> list[Issue]:
    """All that is found wrong before any game is played."""
    try:
        return quickly_wrong(open_set(reference))
    except ContentError as fault:
        return fault.issues


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: f"{slip.kit}: {slip.wrong.strip()[:40]}")
def test_a_slip_is_told_at_its_line_and_column(slip: Slip, tmp_path: Path) -> None:
    folder, place = planted(tmp_path / "mine", slip)
    issues = told_without_play(folder)
    told = [(issue.code, (issue.span.line, issue.span.column), issue.suggestion) for issue in issues]
    assert (slip.code, place, slip.meant) in told, issues


PICKED = """\
zones: {bag: {start: {each: card}}, board: {grid: {squares: [3, 3]}}, won: {of: player}}
play:
  - each_player: [{pick: {from: bag}, then: [{lay: it, onto: board}]}]
  - each_player: [{pick: {from: board}, then: [{move: it, to: won}]}]
score: [{each: won}]
"""


@pytest.mark.parametrize(("count", "codes"), [(1, set()), (2, {"zone-cannot"})])
def test_a_pick_among_equal_pieces_of_a_board_is_told(count: int, codes: set[str], tmp_path: Path) -> None:
    cards = f"card: [{{id: R1, suit: red, rank: 1, count: {count}}}, {{id: B1, suit: blue, rank: 1}}]\n"
    issues = told_without_play(written(tmp_path / "mine", PICKED, {"cards.yaml": cards}))
    assert {issue.code for issue in issues if str(issue.span).endswith("rules.yaml:4:33")} == codes


def test_pages_that_are_to_be_played_with_are_told(tmp_path: Path) -> None:
    pages = KIT + "  guide: {form: pages, size: a6, fields: {text: {type: text}}}\n"
    rules = "zones: {row: {start: {each: guide}}}\nplay: [{move: 1, from: row, to: box}]\n"
    cards = CARDS + "guide: [{id: G1, title: {en: Guide}, text: Play.}]\n"
    issues = told_without_play(written(tmp_path / "mine", rules, {"kit.yaml": pages, "cards.yaml": cards}))
    assert ("zone-cannot", 1, 29) in [(one.code, one.span.line, one.span.column) for one in issues]


DEALT = """\
zones: {bag: {seen: nobody, start: {each: card}}, hand: {of: player, seen: owner}, won: {of: player}}
play:
  - {for: all, do: [{draw: 2, from: bag}]}
  - {rounds: 3, do: [{each_player: [{pick: {from: hand%s}, then: [{move: it, to: won}]}]}]}
score: [{each: won}]
"""


@pytest.mark.parametrize(("which", "codes"), [("", {"runs-out"}), (", where: {suit: red}", set())])
def test_more_laid_than_dealt_is_told_where_it_is_certain(which: str, codes: set[str], tmp_path: Path) -> None:
    issues = told_without_play(written(tmp_path / "mine", DEALT % which))
    assert {issue.code for issue in issues if issue.span.line == 4} == codes


@pytest.mark.parametrize(
    ("play", "codes"),
    [
        ("[{rounds: ages, do: [{for: all, do: [{draw: 2, from: bag}]}]}]", {"runs-out"}),
        ("[{rounds: many, do: [{move: 9, from: bag, to: won}], until: {each: bag, to: 0}}]", {"runs-out"}),
        ("[{turns: [{move: 9, from: bag, to: won}], until: {each: bag, to: 0}}]", {"runs-out"}),
        ("[{turns: [{move: 8, from: bag, to: won}], until: {each: bag, to: 0}}]", set()),
    ],
)
def test_what_is_dealt_in_rounds_of_any_form_is_counted(play: str, codes: set[str], tmp_path: Path) -> None:
    zones = DEALT.partition("play:")[0]
    rules = f"{zones}numbers: {{ages: {{start: 3}}}}\nplay: {play}\n"
    issues = told_without_play(written(tmp_path / "mine", rules))
    assert {issue.code for issue in issues if issue.code == "runs-out"} == codes


def test_a_name_is_offered_once(tmp_path: Path) -> None:
    rules = "numbers: {points: {of: player}}\n" + (DEALT % "").replace("move: it", "move: ti")
    (issue,) = [one for one in told_without_play(written(tmp_path / "mine", rules)) if one.found == "'ti'"]
    assert str(issue.accepted).count("points") == 1


def test_a_number_that_is_set_by_a_row_is_looked_at_by_all_checks(tmp_path: Path) -> None:
    dampened = "  - {set: points, to: {worth: [0, 0, 1], of: points}}\nscore:"
    issues = told_without_play(written(tmp_path / "mine", (DEALT % "").replace("score:", dampened)))
    assert "broken-check" not in {issue.code for issue in issues}


STRIDES = """\
zones: {row: {start: {each: card}}, won: {of: player}}
numbers: {strides: {of: player, start: 2}}
play: [{rounds: 2, do: [{each_player: [{if: {number: strides, from: 3}, then: [{pay: strides, by: 2}]}]}]}]
"""


@pytest.mark.parametrize(("switch", "codes"), [("", {"out-of-range"}), ("rules: {strides: 4}\n", set())])
def test_a_condition_is_judged_with_what_the_set_turns(switch: str, codes: set[str], tmp_path: Path) -> None:
    issues = told_without_play(written(tmp_path / "mine", STRIDES, {"set.yaml": SET + switch}))
    assert {issue.code for issue in issues if issue.span.line == 3} == codes


# Effects in the cells of a spreadsheet

IN_CELLS = """\
zones: {row: {start: {each: card}}, won: {of: player}}
numbers: {coins: {of: player, start: 2}}
play: [{rounds: 2, do: [{each_player: [{choose: [take]}, {pay: coins}]}]}]
actions: {take: {pick: {from: row}, do: [{move: it, to: won}, {run: does}]}}
score: [{each: won}, coins]
"""


def with_a_cell(folder: Path, effects: str) -> list[Issue]:
    """What is wrong with a kit whose third card has these effects, in a sheet."""
    rows = [f'{suit}{rank},{suit},{rank},2,"{effects if rank == 3 else ""}"' for suit in SUITS for rank in range(1, 5)]
    sheet = "\n".join(["id,suit,rank,count,does", *rows])
    return told_without_play(written(folder / "mine", IN_CELLS, {"card.csv": sheet, "cards.yaml": ""}))


SUITS = ("red", "blue")
IN_VAIN = [
    ("[{gian: coins}]", "unknown-word", "'gain'"),
    ("[{gain: coin}]", "unknown-name", "'coins'"),
    ("[{gain: coins, by: 0}]", "out-of-range", None),
    ("[{gain: coins}, {choose: [tkae]}]", "unknown-name", "'take'"),
    ("[{pick: {from: row, where: {suit: [rde]}}, then: [{move: it, to: won}]}]", "unknown-word", "'red'"),
    ("[{gain: coins, by: {worth: [0, 1], of: {each: wno}}}]", "unknown-name", "'won'"),
    ("[{gain: coins", "cell-notation", None),
    ("Gain two coins", "cell-notation", None),
    ("[[1]]", "wrong-type", None),
    ("[{choose: [[take]]}]", "wrong-type", None),
]


@pytest.mark.parametrize(("effects", "code", "meant"), IN_VAIN)
def test_a_slip_in_a_cell_is_told_at_the_cell(effects: str, code: str, meant: str | None, tmp_path: Path) -> None:
    issues = [(one.code, one.suggestion, str(one.span)) for one in with_a_cell(tmp_path, effects)]
    assert (code, meant) in [(said, guess) for said, guess, place in issues if place.endswith("card.csv:4:E")], issues


@pytest.mark.parametrize("effects", ["[{choose: [take], pass: true}]", "gain=coins; gain=coins by=2", "{gain: coins}"])
def test_effects_in_a_cell_are_read(effects: str, tmp_path: Path) -> None:
    assert {issue.code for issue in with_a_cell(tmp_path, effects)} <= {"no-name"}


@pytest.mark.parametrize(("more", "codes"), [(", {gain: points}", []), ("", ["missing-field"])])
def test_rules_by_which_nothing_counts_are_told(more: str, codes: list[str], tmp_path: Path) -> None:
    rules = f"zones: {{row: {{start: {{each: card}}}}}}\nplay: [{{move: 1, from: row, to: box}}{more}]\n"
    issues = told_without_play(written(tmp_path / "mine", rules))
    assert [issue.code for issue in issues if issue.code != "no-name"] == codes


@pytest.mark.parametrize(("end", "key"), [("is: 3", "condition-for-number"), ("si: 3", "unknown-field")])
def test_a_condition_in_place_of_a_number_is_told_as_such(end: str, key: str, tmp_path: Path) -> None:
    rules = f"zones: {{row: {{start: {{each: card}}}}}}\nplay: [{{gain: points}}]\nscore: [{{number: points, {end}}}]\n"
    (issue,) = told_without_play(written(tmp_path / "mine", rules))
    assert issue.message.key == key  # type: ignore[union-attr]
