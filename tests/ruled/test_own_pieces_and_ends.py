"""Pieces that are moved by who laid them, the smallest and the largest of several numbers, and zones that the first of
several players would empty.
"""

from pathlib import Path

import pytest

from generator.front.tasks.staging import rules_in_words
from tests.ruled.making import SET, Table, errors, found, written
from validator.content.rulebook.words import Move, mark_of
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

BACK = """\
zones:
  row: {start: {each: card}}
  board: {grid: {squares: [3, 3]}}
  mine: {of: player}
  kept: {of: player, by: true}
play:
  - {each_player: [{pick: {from: row}, then: [{lay: it, onto: board}]}]}
  - {each_player: [{pick: {from: row}, then: [{lay: it, onto: board}]}]}
  - {for: all, do: [{move: %s, from: board, laid: me%s, to: mine}]}
"""


def taken_back(folder: Path, which: str, more: str = "") -> list[list[str]]:
    """What the two players have who laid two pieces each, R1 and R3, R2 and B1."""
    table = Table(written(folder / "mine", BACK % (which, more)), 2)
    for label in ("red 1", "red 1 on a1", "red 2", "red 2 on a2", "red 3", "red 3 on b1", "blue 1", "blue 1 on b2"):
        table.take(label)
    return [table.lying("mine", seat) for seat in range(2)]


@pytest.mark.parametrize(
    ("which", "more", "back"),
    [
        ("all", "", [["R1", "R3"], ["R2", "B1"]]),
        ("1", "", [["R3"], ["B1"]]),
        ("all", ", where: {suit: red}", [["R1", "R3"], ["R2"]]),
    ],
)
def test_players_take_back_what_they_laid(which: str, more: str, back: list[list[str]], tmp_path: Path) -> None:
    assert taken_back(tmp_path, which, more) == back


def test_what_was_taken_back_lies_on_the_board_no_more(tmp_path: Path) -> None:
    rules = (BACK % ("all", "")) + "  - {each_player: [{pick: {from: row}, then: [{lay: it, onto: board}]}]}\n"
    table = Table(written(tmp_path / "mine", rules), 2)
    for label in ("red 1", "red 1 on a1", "red 2", "red 2 on a2", "red 3", "red 3 on b1", "blue 1", "blue 1 on b2"):
        table.take(label)
    table.take("red 4")
    assert "red 4 on a1" in table.offered()


def test_equal_pieces_go_back_to_whoever_laid_each(tmp_path: Path) -> None:
    files = {"cards.yaml": "card: [{id: R1, suit: red, rank: 1, count: 3}, {id: B1, suit: blue, rank: 1}]\n"}
    table = Table(written(tmp_path / "mine", BACK % ("1", ""), files), 2)
    for label in ("red 1", "red 1 on a1", "red 1", "red 1 on a2", "red 1", "red 1 on b1", "blue 1 on b2"):
        table.take(label)
    lying = zip(table.state.by[table.slots.zones["board"].base], table.lying("board"), strict=True)
    assert [*lying] == [(0, "R1"), (1, "R1")]


@pytest.mark.parametrize(
    ("wrong", "accepted"),
    [
        ("{move: all, from: row, laid: me, to: mine}", "by: true"),
        ("{move: all, from: kept, laid: me, to: row}", "of: table"),
        ("{pick: {from: board}, then: [{move: it, laid: me, to: mine}]}", "move: all"),
    ],
)
def test_who_laid_pieces_is_asked_where_it_is_known(wrong: str, accepted: str, tmp_path: Path) -> None:
    issues = errors(written(tmp_path / "mine", (BACK % ("all", "")) + f"  - {wrong}\n"))
    assert [(issue.code, issue.span.line, str(issue.accepted)) for issue in issues] == [("zone-cannot", 10, accepted)]


ENDS = """\
zones: {row: {start: {each: card}}}
numbers: {coins: {of: player, start: %s, called: {en: coins}}}
play: [{for: all, do: [{%s}]}]
score: [coins]
"""


@pytest.mark.parametrize(
    ("start", "effect", "left"),
    [
        (2, "pay: coins, by: {smallest: [3, coins]}", 0),
        (5, "pay: coins, by: {smallest: [3, coins]}", 2),
        (4, "gain: coins, by: {largest: [0, [coins, -6]]}", 4),
        (4, "gain: coins, by: {largest: [1, [coins, -2], {each: row, where: {suit: red}}]}", 8),
    ],
)
def test_the_smallest_and_the_largest_of_several_numbers(start: int, effect: str, left: int, tmp_path: Path) -> None:
    table = Table(written(tmp_path / "mine", ENDS % (start, effect)), 2)
    table.settle()
    assert table.kept("coins") == left


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ("pay: coins, by: {smallest: [3, coins]}", "Each player: coins −3 (or all there is)."),
        ("gain: coins, by: {smallest: [3, coins]}", "Each player: coins + (3 or coins, whichever is less)."),
        ("gain: coins, by: {largest: [0, 2, coins]}", "Each player: coins + (0, 2 or coins, whichever is more)."),
    ],
)
def test_the_smallest_of_several_numbers_is_said(effect: str, said: str, tmp_path: Path) -> None:
    content = open_set(written(tmp_path / "mine", ENDS % (2, effect)))
    assert said in [row.text for row in rules_in_words(content, "en")["turn"]]


FIRST = """\
zones: {row: {start: {each: card}}, bids: {by: true}, mine: {of: player}}
play:
  - {each_player: [{pick: {from: row}, then: [{move: it, to: bids}]}]}
  - {for: %s, do: [{%s}]}
score: [{each: mine}]
"""


@pytest.mark.parametrize(
    ("who", "move", "told"),
    [
        ("all", "move: all, from: bids, to: mine", ["laid: me"]),
        ("others", "move: all, from: row, to: mine", ["None"]),
        ("all", "move: all, from: bids, laid: me, to: mine", []),
        ("first", "move: all, from: bids, to: mine", []),
        ("all", "move: all, from: row, where: {suit: red}, to: mine", []),
    ],
)
def test_a_zone_that_the_first_of_several_would_empty_is_told(
    who: str, move: str, told: list[str], tmp_path: Path
) -> None:
    issues = found(written(tmp_path / "mine", FIRST % (who, move)))
    idle = [issue for issue in issues if issue.code == "idle-effects"]
    assert [str(issue.accepted) for issue in idle] == told
    column = (FIRST % (who, move)).splitlines()[3].index("from: ") + len("from: ") + 1
    assert all((issue.span.line, issue.span.column) == (4, column) for issue in idle)


def test_at_a_table_of_two_the_others_are_one(tmp_path: Path) -> None:
    rules = FIRST % ("others", "move: all, from: row, to: mine")
    reference = written(tmp_path / "mine", rules, {"set.yaml": SET.replace("to: 4", "to: 2")})
    assert "idle-effects" not in [issue.code for issue in found(reference)]


def test_a_rule_without_a_field_that_came_later_keeps_its_mark() -> None:
    assert mark_of(Move(move="it", to="hand")) == "0204d3"


def test_a_place_of_a_map_without_a_name_in_a_language_is_told(tmp_path: Path) -> None:
    places = "{mill: {at: [1, 1], to: [lock], called: {en: Mill}}, lock: {at: [2, 1]}}"
    zones = f"zones: {{row: {{start: {{each: card}}}}, town: {{grid: {{map: {places}}}}}}}\n"
    rules = zones + "play: [{move: 1, from: row, to: box}]\n"
    reference = written(tmp_path / "mine", rules, {"set.yaml": SET.replace("[en]", "[en, zh-Hant]")})
    content = open_set(reference)
    nameless = [
        issue for issue in everything_wrong(content) if issue.code == "no-name" and "place" in str(issue.message)
    ]
    assert [issue.span.line for issue in nameless] == [1, 1]
