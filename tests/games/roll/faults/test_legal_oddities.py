"""Strange sets that are legal: warnings and advice they may get, an error never."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import Files, issues_of, untraced, written
from tests.games.roll.faults.spoilt import POWER, TILES, bonus, change, gain, manifest, power, tiles, without
from validator.base.issue import Severity

FACTION = """\
faction:
  - id: X2
    left: {is: world, title: {en: Low Orbit}, colour: grey, cost: 9, gains: [{do: start_credits, credits: 10}]}
    right: {is: development, title: {en: High Orbit}, cost: 0, powers: [{do: dictate_often}], bonus: {each: good}}
  - id: X3
    left: {is: development, title: {en: Left Hand}, cost: 3, powers: [{do: rearrange}]}
    right: {is: development, title: {en: Right Hand}, cost: 3, powers: [{do: scout_on_top}]}
"""
EVERYTHING = (
    "{do: reassign, most: 5, exactly: true, together: true, to: selected, contest: alien}, "
    "{do: virtual_workers, phase: ship, colours: [home, home, alien]}, {do: buy_points, credits: 10, points: 12}, "
    "{do: completion_discount, phase: develop, workers: 5, least: 6}"
)
ODDITIES: dict[str, Files] = {
    "tiles that cost nothing": tiles("cost: 2\n      powers", "cost: 0\n      powers"),
    "a tile of cost nine": tiles("cost: 2\n      gains", "cost: 9\n      gains"),
    "forty copies of a tile": tiles("  - id: X1\n", "  - id: X1\n    count: 40\n"),
    "a face that does nothing at all": tiles(f"      powers: [{POWER}]\n", ""),
    "four powers beyond reason": power(EVERYTHING),
    "four gains, taken and given": gain(
        "{do: remove_die, count: 5}, {do: gain_dice, colour: home, to: cup, count: 5},"
        " {do: gain_credits, credits: 12}, {do: gain_credits, credits: 1}"
    ),
    "a bonus for everything": bonus("{each: development, points: 12}"),
    "a power for goods of grey worlds beside others": power(
        "{do: credits_per_trade, credits: 1, colours: [grey, rare]}"
    ),
    "workers from a column to itself": power("{do: reassign, from: ship, to: [ship]}"),
    "factions of two developments, and of nine points": {
        **dict(manifest("")),
        "tiles.yaml": TILES,
        "factions.yaml": FACTION,
    },
    "dice that are always wild": change(
        "die-alien: {sides: {develop: 0, settle: 0, produce: 0, wild: 6}, matches: all}"
    ),
    "home dice that match novelty worlds": change("die-home: {matches: novelty}"),
    "one die a player and nobody dictates": manifest("rules: {start_cup: 1, start_citizenry: 0, dictates: 0}\n"),
    "two players and a long game": manifest(
        "players: {from: 2, to: 2}\nrules: {tableau_end: 30, points_per_player: 40, credit_cap: 30}\n"
    ),
    "five players and a short game": manifest(
        "players: {from: 5, to: 5}\nrules: {tableau_end: 4, points_per_player: 1, start_credits: 0}\n"
    ),
    "goods that nobody pays for": manifest("rules: {trade_price: {novelty: 0, rare: 0, genes: 0, alien: 0}}\n"),
    "goods that bring no points": manifest("rules: {consume_points: 0, match_points: 0, dictates: 5}\n"),
    "every switch the other way": manifest(
        "rules: {recruiting: mandatory, recalling: stacks_and_goods, extra_die_for_two: false, reserve: all_chips, "
        "dictate_selector: true, scouted_tiles: anywhere, start_tiles: cheaper_world, forced_recall: false, "
        "wild_faces: after_reveal, producing: optional, shipping: optional, dice_bonus: points, "
        "final_tie: most_tiles}\n"
    ),
    "the publisher's profile": manifest("profile: publisher\n"),
    "twenty tiles and two players": manifest(
        "players: {from: 2, to: 2}\n" + without(*[f"G{number:02}" for number in (1, 5, 8, 20, 29, 42, 53, 54)])
    ),
    "more dice than anybody needs": change("die-military: {count: 60}"),
    "one great chip": change("chip-10: {value: 50}"),
}


@pytest.mark.parametrize("name", ODDITIES)
def test_an_oddity_is_legal(name: str, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, ODDITIES[name]), untraced)
    assert [str(issue) for issue in issues if issue.severity is Severity.ERROR] == []
