"""Each word of the rules does what it says, on a table of eight cards; slips planted in whole rulebooks."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from tests.ruled.making import CARDS, Table, copied, errors, found, kit_files, written

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


@pytest.mark.parametrize(
    ("ending", "codes"), [("", ["runs-out"]), ("{if: {each: hand, from: 5}, then: [{end: game}]}, ", [])]
)
def test_what_an_end_may_come_before_is_not_said_to_run_out(ending: str, codes: list[str], tmp_path: Path) -> None:
    deal = f"{ending}{{draw: 5}}"
    rules = f"""\
zones:
  deck: {{start: {{each: card}}, shuffled: true, seen: nobody}}
  hand: {{of: player, seen: owner}}
play: [{{for: all, do: [{deal}]}}]
score: [{{each: hand}}]
"""
    assert [issue.code for issue in found(written(tmp_path / "mine", rules))] == codes


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


@pytest.mark.parametrize(
    ("drawn", "picked", "laid"),
    [(3, ["blue 3", "blue 2"], ["B3", "B2"]), (1, [], ["B4"])],
    ids=["enough", "fewer than are picked"],
)
def test_as_many_are_picked_in_secret_as_there_are(
    tmp_path: Path, drawn: int, picked: list[str], laid: list[str]
) -> None:
    play = f"[{{draw: {drawn}, from: row}}, {{secretly: {{from: hand}}, many: 2, then: [{{move: it, to: laid}}]}}]"
    table = played(tmp_path, play)
    table.take(*picked)
    assert (table.settle(), sorted(table.lying("laid"))) == (None, sorted(laid))


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


SLIPS = [
    ("harbour", "gain: points", "gian: points", "unknown-word", "'gain'"),
    ("harbour", "{move: 4, from: pile, to: offer}", "{move: 4, from: piel, to: offer}", "unknown-name", "'pile'"),
    ("harbour", "{pay: workers}", "{pay: worker}", "unknown-name", "'workers'"),
    ("harbour", "choose: [send]", "choose: [sned]", "unknown-name", "'send'"),
    ("harbour", "{run: does}", "{run: dose}", "unknown-name", "'does'"),
    ("harbour", "{its: planks}", "{its: plank}", "unknown-name", "'planks'"),
    ("harbour", "same: [land]", "same: [lnad]", "unknown-name", "'land'"),
    ("harbour", "seen: nobody", "seen: nobdy", "unknown-word", "'nobody'"),
    ("harbour", "rounds: 5", "rounds: -1", "out-of-range", None),
    ("harbour", "rounds: 5", "rounds: many", "missing-field", None),
    ("harbour", "from: -20", "from: 3", "out-of-range", None),
    ("harbour", "shuffled: true", "shufled: true", "unknown-field", "'shuffled'"),
    ("harbour", "{each: house}", "{each: hause}", "unknown-name", "'house'"),
    ("harbour", "pick: {from: places}", "pick: {form: places}", "unknown-field", "'from'"),
    ("harbour", "pick: {from: places}", "pick: {from: pile}", "zone-cannot", None),
    ("harbour", "worth: [0, 0, 2, 5]", "worth: []", "wrong-length", None),
    ("harbour", "every_player:", "evry_player:", "unknown-word", "'every_player'"),
    ("harbour", "{first: me}", "{first: mee}", "unknown-word", None),
    ("harbour", "ties: {each: built}", "ties: {ech: built}", "unknown-word", "'each'"),
    ("harbour", "setup:", "set_up:", "unknown-field", "'setup'"),
    ("tide", "where: {suit: flame}", "where: {suit: flam}", "unknown-word", "'flame'"),
    ("tide", "highest: rank", "highest: rnak", "unknown-name", "'rank'"),
    ("tide", "highest: rank, in: trick", "highest: rank, in: stock", "zone-cannot", None),
    ("tide", "won: {of: player,", "won: {of: player, by: true, refilled_from: won,", "zone-cannot", None),
    ("tide", "{draw: 12, from: stock}", "{draw: 12}", "unknown-name", None),
    ("tide", "{draw: 12, from: stock}", "{draw: twelve, from: stock}", "unknown-name", None),
    ("tide", "or_else: any", "or_else: all", "unknown-word", None),
    ("tide", "do: [{move: it, to: trick}]", "do: {move: it, to: trick}", "wrong-type", None),
    ("tide", "rounds: 12", "rounds: [12]", "wrong-length", None),
    ("squall", "{roll: sea, count: left}", "{roll: see, count: left}", "unknown-name", "'sea'"),
    ("squall", "{end: turn}", "{end: trun}", "unknown-word", "'turn'"),
    ("squall", "sides: 6", "sides: 1", "out-of-range", None),
    ("squall", "{set: haul, to: 0}", "{set: haul}", "missing-field", None),
    ("squall", "again: {number: left}", "again: {number: left, from: 3, to: 1}", "out-of-range", None),
    ("hoard", "where: {id: castle}", "where: {id: castel}", "unknown-id", "'castle'"),
    ("garland", "pass_on: hand", "pass_on: meadow", "zone-cannot", None),
    ("garland", "secretly: {from: hand}", "secretly: {from: box}", "zone-cannot", None),
    ("harbour", "where: {planks: {to: planks}", "where: {planks: {from: 9}", "out-of-range", None),
    ("harbour", "numbers:", "numbers:\n  fuel: {of: player}", "never-used", None),
    ("squall", "showing: 6}", "showing: 7}", "out-of-range", None),
    ("squall", "{roll: sea, count: left}", "{roll: sea, count: 9}", "out-of-range", None),
    ("squall", "until: {each: open, to: 0}", "until: {each: open, to: -1}", "out-of-range", None),
    ("squall", "until: {each: open, to: 0}", "until: {each: open, from: 0}", "out-of-range", None),
    ("squall", "{number: left, to: 1}", "{number: left, is: 1, to: 0}", "out-of-range", None),
    ("tide", "draw: 12", "draw: 40", "runs-out", None),
    ("tide", "highest: rank", "highest: suit", "unknown-name", None),
    ("tide", "per: -1", "per: 0", "out-of-range", None),
    ("tide", "do: [{move: it, to: trick}]", "do: []", "idle-action", None),
]


def planted(folder: Path, kit: str, right: str, wrong: str) -> tuple[str, int]:
    """A kit with one slip in its rules, and the line of the slip."""
    rules = kit_files(kit)["rules.yaml"]
    place = rules.index(right) if right in rules else -1
    if place >= 0:
        return copied(folder, kit, rules=rules.replace(right, wrong, 1)), rules[:place].count("\n") + 1
    name = next(file for file, text in kit_files(kit).items() if right in text)
    text = kit_files(kit)[name]
    changed = {name.removesuffix(".yaml"): text.replace(right, wrong, 1)}
    return copied(folder, kit, **changed), text[: text.index(right)].count("\n") + 1


@pytest.mark.parametrize(("kit", "right", "wrong", "code", "meant"), SLIPS)
def test_a_slip_is_told_at_its_line(
    kit: str, right: str, wrong: str, code: str, meant: str | None, tmp_path: Path
) -> None:
    folder, line = planted(tmp_path / "mine", kit, right, wrong)
    told = [(issue.code, issue.suggestion) for issue in found(folder) if abs(issue.span.line - line) <= 1]
    assert any(each == (code, meant) if meant else each[0] == code for each in told), found(folder)


@pytest.mark.parametrize(("kit", "right", "wrong", "code", "meant"), SLIPS[:8])
@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_a_slip_is_told_in_chinese(
    kit: str, right: str, wrong: str, code: str, meant: str | None, language: str, tmp_path: Path
) -> None:
    folder, _ = planted(tmp_path / "mine", kit, right, wrong)
    assert all("no " not in issue.said_in(language) for issue in found(folder))


def test_an_action_that_nobody_is_offered_is_told_where_it_stands(tmp_path: Path) -> None:
    rules = kit_files("hoard")["rules.yaml"].replace("choose: [act], pass: true", "choose: [buy], pass: true")
    (issue, *_) = found(copied(tmp_path / "mine", "hoard", rules=rules))
    assert (issue.code, issue.span.line) == ("idle-action", rules[: rules.index("  act:")].count("\n") + 1)


def test_effects_that_nothing_runs_are_told(tmp_path: Path) -> None:
    rules = kit_files("harbour")["rules.yaml"].replace("{run: does}, ", "")
    told = [issue.code for issue in found(copied(tmp_path / "mine", "harbour", rules=rules))]
    assert "idle-effects" in told


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    rules = (
        kit_files("harbour")["rules.yaml"].replace("gain: points", "gian: points").replace("rounds: 5", "rounds: five")
    )
    assert {issue.code for issue in found(copied(tmp_path / "mine", "harbour", rules=rules))} == {"unknown-name"}


def test_effects_nested_ten_thousand_deep_are_a_finding(tmp_path: Path) -> None:
    nested = "[{if: {number: points}, then: " * 10_000 + "[]" + "}]" * 10_000
    rules = f"zones: {{row: {{start: {{each: card}}}}}}\nplay: {nested}\n"
    assert [issue.code for issue in found(copied(tmp_path / "mine", "tide", rules=rules))] == ["too-much-content"]


def test_rules_that_hold_pieces_are_told_what_the_file_is_for(tmp_path: Path) -> None:
    folder = copied(tmp_path / "mine", "tide", rules="card: [{id: C1, suit: moon, rank: 1}]\n")
    assert "unknown-field" in {issue.code for issue in found(folder)}


ENDLESS = [
    "{turns: [{gain: points}], until: {each: stock, from: 99}}",
    "{rounds: many, do: [{pick: {from: won}, then: []}], until: {each: stock, to: 0}}",
    "{rounds: 60, do: [{rounds: 60, do: [{for: all, do: [{for: all, do: [{for: all, do: [{gain: points}]}]}]}]}]}",
    "{rounds: 100, do: [{rounds: 100000, do: [{gain: points, by: points}]}]}",
    "{turns: ["
    + "{for: all, do: [" * 4
    + "{gain: points, by: {each: stock, most: id}}"
    + "]}" * 4
    + "], until: {each: won, from: 1}}",
]


@pytest.mark.parametrize("play", ENDLESS)
def test_rules_that_never_end_are_told_within_a_second(play: str, tmp_path: Path) -> None:
    rules = "zones: {stock: {start: {each: card}}, won: {of: player}}\n" + f"play: [{play}]\n"
    folder = copied(tmp_path / "mine", "tide", rules=rules)
    begun = process_time()
    codes = [issue.code for issue in errors(folder)]
    assert (codes, process_time() - begun < 1) == (["never-ends"], True)


def test_numbers_that_grow_and_grow_hang_nothing(tmp_path: Path) -> None:
    square = "{rounds: 40, do: [{gain: points, by: points}]}"
    rules = f"zones: {{stock: {{start: {{each: card}}}}}}\nplay: [{{set: points, to: 7}}, {square}]\n"
    assert errors(copied(tmp_path / "mine", "tide", rules=rules)) == []


def test_conditions_that_ask_every_player_do_not_stand_deep_inside_each_other(tmp_path: Path) -> None:
    until = "{every_player: {every_player: {every_player: {number: points, from: 1}}}}"
    rules = f"zones: {{stock: {{start: {{each: card}}}}}}\nplay: [{{turns: [{{gain: points}}], until: {until}}}]\n"
    assert [issue.code for issue in found(copied(tmp_path / "mine", "tide", rules=rules))] == ["too-much-content"]


def test_an_action_without_an_alternative_is_not_taken_for_one_that_nobody_can_take(tmp_path: Path) -> None:
    play = "play: [{each_player: [{choose: [grab]}]}]\nactions: {grab: {do: [{gain: points}]}}\n"
    rules = f"zones: {{stock: {{start: {{each: card}}}}}}\n{play}"
    assert errors(copied(tmp_path / "mine", "tide", rules=rules)) == []
