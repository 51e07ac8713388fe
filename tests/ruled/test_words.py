"""Each word of the rules does what it says, on a table of eight cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ruled.making import CARDS, Table, found, written

ZONES = "zones: {row: {start: {each: card}}, hand: {of: player, seen: owner}, laid: {of: player, by: true}}\n"
NUMBERS = "numbers: {coins: {of: player, start: 2}, round: {}}\n"


def played(folder: Path, play: str, more: str = "", seats: int = 2) -> Table:
    """A game whose whole course is ``play``, up to its first real choice."""
    table = Table(written(folder / "mine", f"{ZONES}{NUMBERS}play: {play}\n{more}"), seats)
    table.settle()
    return table


@pytest.mark.parametrize(
    ("effects", "coins"),
    [
        ("[{gain: coins}]", 3),
        ("[{gain: coins, by: 3}]", 5),
        ("[{pay: coins, by: 2}]", 0),
        ("[{set: coins, to: 7}]", 7),
        ("[{gain: coins, by: {each: row}}]", 10),
        ("[{gain: coins, by: {each: row, where: {suit: red}}}]", 6),
        ("[{gain: coins, by: {each: row, where: {rank: {from: 3}}}}]", 6),
        ("[{gain: coins, by: {each: row, where: {rank: {to: coins}}}}]", 6),
        ("[{gain: coins, by: {each: row, of: rank}}]", 22),
        ("[{gain: coins, by: {each: row, different: suit}}]", 4),
        ("[{gain: coins, by: {each: row, most: suit}}]", 6),
        ("[{gain: coins, by: {each: row, per: -1, plus: 9}}]", 3),
        ("[{gain: coins, by: {worth: [0, 5, 8], of: {each: row}}}]", 10),
        ("[{gain: coins, by: [coins, 4]}]", 8),
        ("[{gain: coins, by: {number: coins, who: next}}]", 4),
        ("[{if: {number: coins, from: 3}, then: [{gain: coins}], else: [{pay: coins}]}]", 1),
        ("[{if: {number: coins, is: 2}, then: [{gain: coins}]}]", 3),
        ("[{if: {any: [{number: coins, to: 0}, {each: row}]}, then: [{gain: coins}]}]", 3),
        ("[{if: [{number: coins, to: 0}, {each: row}], then: [{gain: coins}]}]", 2),
        ("[{if: {every_player: {number: coins, is: 2}}, then: [{gain: coins}]}]", 3),
        ("[{if: {any_player: {number: coins, is: 0}}, then: [{gain: coins}]}]", 2),
        ("[{for: all, do: [{gain: coins}]}]", 3),
        ("[{for: others, do: [{gain: coins}]}]", 2),
        ("[{each_player: [{gain: coins}]}]", 3),
        ("[{rounds: 3, do: [{gain: coins}]}]", 5),
        ("[{rounds: many, do: [{gain: coins}], until: {number: coins, from: 6}}]", 6),
        ("[{turns: [{gain: coins}], until: {every_player: {number: coins, from: 5}}}]", 5),
        ("[{turns: [{gain: coins}, {end: turn}, {gain: coins}], until: {any_player: {number: coins, from: 4}}}]", 4),
        ("[{gain: coins}, {end: game}, {gain: coins}]", 3),
    ],
)
def test_numbers_become_what_the_words_say(effects: str, coins: int, tmp_path: Path) -> None:
    assert played(tmp_path, effects).kept("coins") == coins


def test_pieces_come_from_the_top(tmp_path: Path) -> None:
    assert played(tmp_path, "[{move: 2, from: row, to: laid}]").lying("laid") == ["B4", "B3"]


def test_only_pieces_that_are_meant_are_moved(tmp_path: Path) -> None:
    table = played(tmp_path, "[{move: all, from: row, where: {rank: 1}, to: laid}]")
    assert table.lying("laid") == ["R1", "B1"]


def test_a_hand_is_kept_in_order(tmp_path: Path) -> None:
    assert played(tmp_path, "[{draw: 2, from: row}]").lying("hand") == ["B3", "B4"]


def test_pieces_may_go_to_somebody_else(tmp_path: Path) -> None:
    assert played(tmp_path, "[{move: 1, from: row, to: laid, who: next}]").lying("laid", seat=1) == ["B4"]


def test_a_zone_that_runs_out_is_refilled(tmp_path: Path) -> None:
    zones = "zones: {row: {start: {each: card}}, deck: {refilled_from: row}, won: {of: player}}\n"
    table = Table(written(tmp_path / "mine", f"{zones}play: [{{move: 3, from: deck, to: won}}]\n"), 2)
    table.settle()
    assert (len(table.lying("won")), len(table.lying("deck")), table.lying("row")) == (3, 5, [])


def test_a_pick_offers_what_is_meant(tmp_path: Path) -> None:
    table = played(tmp_path, "[{pick: {from: row, where: {suit: blue}}, then: [{move: it, to: laid}]}]")
    assert table.offered() == ["blue 1", "blue 2", "blue 3", "blue 4"]


def test_what_is_picked_is_it(tmp_path: Path) -> None:
    table = played(tmp_path, "[{pick: {from: row}, then: [{move: it, to: laid}, {gain: coins, by: {its: rank}}]}]")
    table.take("blue 3")
    assert (table.lying("laid"), table.kept("coins")) == (["B3"], 5)


def test_a_pick_may_be_passed(tmp_path: Path) -> None:
    table = played(tmp_path, "[{pick: {from: row}, pass: true, then: [{move: it, to: laid}]}]")
    table.take("pass")
    assert table.lying("laid") == []


def test_where_none_is_alike_any_may_be_picked(tmp_path: Path) -> None:
    pick = "{from: hand, same: [suit], as: {last: laid}, or_else: any}"
    moves = "{move: 1, from: row, to: laid}, {move: 3, from: row, where: {suit: red}, to: hand}"
    play = f"[{moves}, {{pick: {pick}, then: []}}]"
    assert played(tmp_path, play).offered() == ["red 2", "red 3", "red 4"]


def test_actions_that_cannot_be_done_are_not_offered(tmp_path: Path) -> None:
    more = (
        "actions: {rich: {if: {number: coins, from: 9}, do: []}, poor: {do: []}, take: {pick: {from: laid}, do: []}}\n"
    )
    table = played(tmp_path, "[{choose: [rich, poor, take], pass: true}]", more)
    assert table.offered() == ["poor", "pass"]


def test_a_choice_is_asked_again_while_its_condition_holds(tmp_path: Path) -> None:
    more = "actions: {pay: {do: [{pay: coins}]}, keep: {do: [{pay: coins}]}}\n"
    table = played(tmp_path, "[{choose: [pay, keep], again: {number: coins}}]", more)
    table.take("pay", "keep")
    assert (table.settle(), table.kept("coins")) == (None, 0)


def test_secret_picks_are_shown_together(tmp_path: Path) -> None:
    play = "[{for: all, do: [{draw: 2, from: row}]}, {secretly: {from: hand}, then: [{move: it, to: laid}]}]"
    table = played(tmp_path, play)
    table.take("blue 3")
    hidden = table.lying("laid")
    table.take("blue 1")
    assert (hidden, table.lying("laid"), table.lying("laid", seat=1)) == ([], ["B3"], ["B1"])


def test_hands_are_passed_on(tmp_path: Path) -> None:
    table = played(tmp_path, "[{for: all, do: [{draw: 1, from: row}]}, {pass_on: hand, to: previous}]", seats=3)
    assert [table.lying("hand", seat=seat) for seat in range(3)] == [["B3"], ["B2"], ["B4"]]


def test_who_laid_what_is_remembered_when_it_moves_on(tmp_path: Path) -> None:
    play = "[{for: all, do: [{move: 2, from: row, to: laid}]}, {pass_on: laid}, {move: 1, from: laid, to: hand}]"
    table = played(tmp_path, play)
    assert (table.lying("laid"), table.state.by[table.slots.zones["laid"].at(0)]) == (["B2"], [1])


def test_dice_are_counted(tmp_path: Path) -> None:
    more = "dice: {two: {count: 2, sides: 6}}\n"
    table = played(tmp_path, "[{roll: two}, {set: coins, to: {dice: two}}]", more)
    assert table.kept("coins") == sum(table.state.z[table.slots.dice["two"]])


def test_effects_stand_on_pieces(tmp_path: Path) -> None:
    cards = CARDS.replace("{id: B4,", "{id: B4, does: [{gain: coins, by: {its: rank}}],")
    rules = f"{ZONES}{NUMBERS}play: [{{move: 4, from: row, to: laid}}, {{run: does, each: laid}}]\n"
    table = Table(written(tmp_path / "mine", rules, {"cards.yaml": cards}), 2)
    table.settle()
    assert table.kept("coins") == 2 + 4


def test_ties_are_broken(tmp_path: Path) -> None:
    table = played(tmp_path, "[{move: 1, from: row, to: laid, who: next}]", "ties: {each: laid}\n")
    assert table.game.winners(table.state) == [1]


def test_rules_without_an_end_stop(tmp_path: Path) -> None:
    table = played(tmp_path, "[{turns: [{gain: coins}], until: {each: row, from: 9}}]")
    assert "the rules never end" in table.game.faults(table.state)


NAMED = """\
[{pick: {from: row}, as: gift, then: [{pick: {from: row, same: [rank], as: gift}, then: [
  {gain: coins, by: {its: rank, as: gift}}, {move: gift, to: laid, who: next}, {move: it, to: laid}]}]}]
"""


def test_a_piece_that_was_picked_may_have_a_name(tmp_path: Path) -> None:
    table = played(tmp_path, NAMED)
    table.take("red 3", "blue 3")
    assert (table.lying("laid"), table.lying("laid", seat=1), table.kept("coins")) == (["B3"], ["R3"], 5)


def test_a_name_is_known_inside_its_pick_alone(tmp_path: Path) -> None:
    play = "[{pick: {from: row}, as: gift, then: []}, {move: gift, to: laid}]"
    (issue,) = found(written(tmp_path / "mine", f"{ZONES}play: {play}\n"))
    assert (issue.code, issue.span.line) == ("unknown-name", 2)


def test_a_name_that_means_something_else_is_refused(tmp_path: Path) -> None:
    play = "[{pick: {from: row}, as: coins, then: [{move: coins, to: laid}]}]"
    assert found(written(tmp_path / "mine", f"{ZONES}{NUMBERS}play: {play}\n"))[0].code == "name-taken"


def test_a_name_stands_for_what_it_stood_for_before_after_the_pick(tmp_path: Path) -> None:
    inner = "{for: next, do: [{choose: [grab]}]}, {move: gift, to: laid}"
    play = f"[{{pick: {{from: row}}, as: gift, then: [{inner}]}}]"
    more = "actions: {grab: {pick: {from: row}, as: gift, do: [{move: gift, to: laid}]}}\n"
    table = played(tmp_path, play, more)
    table.take("red 1", "grab blue 4")
    assert (table.lying("laid"), table.lying("laid", seat=1)) == (["R1"], ["B4"])
