"""Slips planted in whole rulebooks: each is told by its code, at its line, with what was meant where that is near."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from tests.ruled.making import copied, found, kit_files

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
    assert (issue.code, issue.span.line) == ("idle-action", rules[: rules.index("  act:")].count("\n") + 2)


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
]


@pytest.mark.parametrize("play", ENDLESS)
def test_rules_that_never_end_are_told_within_a_second(play: str, tmp_path: Path) -> None:
    rules = "zones: {stock: {start: {each: card}}, won: {of: player}}\n" + f"play: [{play}]\n"
    folder = copied(tmp_path / "mine", "tide", rules=rules)
    begun = process_time()
    codes = [issue.code for issue in found(folder)]
    assert (codes, process_time() - begun < 1) == (["never-ends"], True)


def test_numbers_that_grow_and_grow_hang_nothing(tmp_path: Path) -> None:
    square = "{rounds: 40, do: [{gain: points, by: points}]}"
    rules = f"zones: {{stock: {{start: {{each: card}}}}}}\nplay: [{{set: points, to: 7}}, {square}]\n"
    assert found(copied(tmp_path / "mine", "tide", rules=rules)) == []


def test_conditions_that_ask_every_player_do_not_stand_deep_inside_each_other(tmp_path: Path) -> None:
    until = "{every_player: {every_player: {every_player: {number: points, from: 1}}}}"
    rules = f"zones: {{stock: {{start: {{each: card}}}}}}\nplay: [{{turns: [{{gain: points}}], until: {until}}}]\n"
    assert [issue.code for issue in found(copied(tmp_path / "mine", "tide", rules=rules))] == ["too-much-content"]


def test_an_action_without_an_alternative_is_not_taken_for_one_that_nobody_can_take(tmp_path: Path) -> None:
    play = "play: [{each_player: [{choose: [grab]}]}]\nactions: {grab: {do: [{gain: points}]}}\n"
    rules = f"zones: {{stock: {{start: {{each: card}}}}}}\n{play}"
    assert found(copied(tmp_path / "mine", "tide", rules=rules)) == []
