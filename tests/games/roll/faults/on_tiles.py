"""Planted faults of gains, powers, bonuses and costs; lines count in the designer's ``set.yaml`` and ``tiles.yaml``."""

from __future__ import annotations

from tests.content.planted import Fault
from tests.games.roll.faults.spoilt import GAIN, POWER, bonus, change, gain, power, tiles, without

RARE_GIVERS = ["G10", "G17", "G19", "G28", "G32", "G33", "G36", "G41", "G44", "G46", "G55", "F4", "F8", "H3"]
"""Tiles that give rare dice."""
ALL_DICE = "[home, military, consumption, novelty, rare, genes, alien]"
ALL_PHASES = "[explore, develop, settle, produce, ship]"


def start(text: str) -> dict[str, str | bytes]:
    """The custom set with other gains of the ninth home world, at line 5."""
    world = f"{{is: world, title: {{en: Ember}}, colour: grey, cost: 0, gains: [{text}]}}"
    return dict(change(f"H9: {{world: {world}}}"))


ERRORS = [
    Fault(
        "two goods where one has room, and no power for more",
        gain(f"{GAIN}, {GAIN}", without("G22")),
        "no-room",
        "tiles.yaml:13",
        found="2",
        accepted="1 to 1",
    ),
    Fault(
        "three goods where two have room",
        gain("{do: gain_dice, colour: genes, to: world, count: 3}"),
        "no-room",
        "tiles.yaml:13",
        found="3",
    ),
]
WARNINGS = [
    Fault(
        "a discount beyond the cost",
        power("{do: completion_discount, phase: settle, workers: 5, least: 3}"),
        "excess",
        "tiles.yaml:7",
        found="5",
    ),
    # Gains
    Fault(
        "credits beyond the cap at once",
        gain("{do: gain_credits, credits: 11}"),
        "beyond-cap",
        "tiles.yaml:13",
        found="11",
    ),
    Fault(
        "a start with no more than all have",
        start("{do: start_credits, credits: 1}"),
        "no-gain",
        "set.yaml:5",
        found="1",
    ),
    Fault(
        "a start said twice",
        start("{do: start_credits, credits: 4}, {do: start_credits, credits: 5}"),
        "twin-gain",
        "set.yaml:5",
    ),
    Fault(
        "a die taken away before the game",
        start("{do: remove_die}, {do: gain_credits, credits: 2}"),
        "only-when-built",
        "set.yaml:5",
    ),
    # Powers that bring no more than the plain rule
    Fault(
        "stocking for what all stock for",
        power("{do: stock_more, colour: rare, credits: 2}"),
        "no-gain",
        "tiles.yaml:7",
        found="2",
    ),
    Fault("stocking for less", power("{do: stock_more, colour: rare, credits: 1}"), "no-gain", "tiles.yaml:7"),
    Fault(
        "stocking that the rules have overtaken", power(POWER, "rules: {stock_credits: 3}\n"), "no-gain", "tiles.yaml:7"
    ),
    Fault(
        "on top where all may lay anywhere",
        power("{do: scout_on_top}", "rules: {scouted_tiles: anywhere}\n"),
        "idle-power",
        "tiles.yaml:7",
    ),
    Fault(
        "a weaker power beside a better",
        power("{do: dictate_more, workers: 2}, {do: dictate_more, workers: 3}"),
        "outdone-power",
        "tiles.yaml:7",
    ),
    Fault(
        "dictates beside none",
        power("{do: dictate_more, workers: 3}", "rules: {dictates: 0}\n" + without("G05")),
        "idle-power",
        "tiles.yaml:7",
    ),
    # Amounts nobody can hold or pay
    Fault(
        "points nobody can pay for",
        power("{do: buy_points, credits: 11, points: 5}"),
        "unpayable",
        "tiles.yaml:7",
        found="11",
    ),
    Fault(
        "credits beyond the cap at the end",
        power("{do: credits_at_end, phase: ship, credits: 12}"),
        "beyond-cap",
        "tiles.yaml:7",
    ),
    Fault(
        "a trade beyond the cap",
        power("{do: credits_per_trade, credits: 5, colours: [alien]}"),
        "beyond-cap",
        "tiles.yaml:7",
        says="6 of the trade",
    ),
    Fault(
        "a reward beyond the cap",
        power("{do: credits_on_completion, phase: settle, credits: 8, colour: rare, more: 5}"),
        "beyond-cap",
        "tiles.yaml:7",
        says="13 credits",
    ),
    # Reassigning
    Fault("exactly one", power("{do: reassign, exactly: true}"), "idle-field", "tiles.yaml:7", says="'exactly'"),
    Fault(
        "a column among its own targets",
        power("{do: reassign, from: ship, to: [ship, settle]}"),
        "idle-field",
        "tiles.yaml:7",
        found="ship",
    ),
    Fault(
        "a column named twice", power("{do: reassign, to: [ship, ship]}"), "named-twice", "tiles.yaml:7", found="ship"
    ),
    Fault("a colour named twice", power("{do: reassign, colours: [rare, rare]}"), "named-twice", "tiles.yaml:7"),
    Fault(
        "exactly more than anybody has",
        power("{do: reassign, most: 3, exactly: true, colours: [alien]}", "change: {die-alien: {count: 2}}\n"),
        "too-few-workers",
        "tiles.yaml:7",
        found="3",
    ),
    Fault(
        "workers nobody can have",
        power("{do: reassign, colours: [rare]}", without(*RARE_GIVERS)),
        "idle-power",
        "tiles.yaml:7",
        found="rare",
    ),
    # Dice and worlds that are not there
    Fault(
        "virtual workers of dice that are gone",
        power("{do: virtual_workers, phase: ship, colours: [alien]}", without("die-alien")),
        "idle-power",
        "tiles.yaml:7",
        found="alien",
    ),
    # Discounts
    Fault(
        "a discount above every cost",
        power("{do: completion_discount, phase: settle, workers: 1, least: 6}"),
        "idle-power",
        "tiles.yaml:7",
        found="6",
    ),
    # Bonuses
    Fault(
        "a bonus for dice in one group",
        bonus("{each: dice, colour: home, per: 5, points: 2}"),
        "same-bonus",
        "tiles.yaml:8",
        says="home dice",
    ),
    Fault(
        "a bonus for few dice",
        bonus("{each: dice, colour: alien, per: 5, points: 2}", "change: {die-alien: {count: 3}}\n"),
        "same-bonus",
        "tiles.yaml:8",
        says="3 alien dice",
    ),
    Fault(
        "a bonus for chips nobody gains",
        bonus(
            "{each: chip_steps}",
            "rules: {consume_points: 0, match_points: 0}\n" + without("G13", "G21", "G23", "G35", "G49"),
        ),
        "idle-bonus",
        "tiles.yaml:8",
        says="chips",
    ),
    Fault("two goods where a power makes room", gain(f"{GAIN}, {GAIN}"), "little-room", "tiles.yaml:13", found="2"),
]
ADVICE = [
    Fault(
        "a gain said twice",
        gain(f"{GAIN.replace('world', 'cup')}, {GAIN.replace('world', 'cup')}"),
        "twin-gain",
        "tiles.yaml:13",
    ),
    Fault(
        "credits said twice",
        gain("{do: gain_credits, credits: 1}, {do: gain_credits, credits: 2}"),
        "twin-gain",
        "tiles.yaml:13",
    ),
    Fault("a face that only takes", gain("{do: remove_die}"), "only-takes", "tiles.yaml:13"),
    Fault("every column named", power(f"{{do: reassign, to: {ALL_PHASES}}}"), "idle-field", "tiles.yaml:7"),
    Fault("every colour named", power(f"{{do: reassign, colours: {ALL_DICE}}}"), "idle-field", "tiles.yaml:7"),
    Fault(
        "more workers than anybody has",
        power("{do: reassign, most: 3, colours: [alien]}", "change: {die-alien: {count: 2}}\n"),
        "too-few-workers",
        "tiles.yaml:7",
        found="3",
    ),
    Fault(
        "groups of more than there are",
        power("{do: credits_per_citizen, phase: ship, colour: alien, per: 5}", "change: {die-alien: {count: 3}}\n"),
        "one-group",
        "tiles.yaml:7",
        found="5",
    ),
    Fault(
        "a weaker face of the same cost",
        tiles(f"cost: 2\n      powers: [{POWER}]", "cost: 3\n      powers: [{do: reassign, to: [ship]}]"),
        "dominated-face",
        "tiles.yaml:4",
    ),
    # Far out
    Fault("five tiles at the end", power("{do: scout_at_end, tiles: 5, colour: rare}"), "far-out", "tiles.yaml:7"),
    Fault("nine points a phase", power("{do: points_at_end, phase: ship, points: 9}"), "far-out", "tiles.yaml:7"),
    Fault("five workers reassigned", power("{do: reassign, most: 5}"), "far-out", "tiles.yaml:7"),
    Fault(
        "a discount of five", power("{do: completion_discount, phase: develop, workers: 5}"), "far-out", "tiles.yaml:7"
    ),
    Fault("three goods more", power("{do: extra_good, goods: 3}"), "far-out", "tiles.yaml:7"),
    Fault("twelve points for a credit", power("{do: buy_points, credits: 1, points: 12}"), "far-out", "tiles.yaml:7"),
    Fault("four credits a dictate more", power("{do: credits_per_consume, credits: 5}"), "far-out", "tiles.yaml:7"),
    Fault("seven credits at once", gain("{do: gain_credits, credits: 7}"), "far-out", "tiles.yaml:13"),
    Fault("five dice at once", gain("{do: gain_dice, colour: genes, to: cup, count: 5}"), "far-out", "tiles.yaml:13"),
    Fault("a bonus of nine", bonus("{each: world, colour: rare, points: 9}"), "far-out", "tiles.yaml:8"),
    Fault("a point for each cost", bonus("{each: world_cost, colour: rare, per: 1}"), "far-out", "tiles.yaml:8"),
    Fault(
        "a cheap face that does everything",
        tiles(
            f"cost: 2\n      powers: [{POWER}]",
            "cost: 1\n"
            "      powers: [{do: reassign, most: 2}, {do: extra_good}, {do: points_at_end, phase: ship, points: 1}]",
        ),
        "far-out",
        "tiles.yaml:6",
        found="1",
    ),
    Fault(
        "a tile of cost nine",
        tiles("cost: 2\n      powers", "cost: 9\n      powers"),
        "far-out",
        "tiles.yaml:6",
        found="9",
    ),
    Fault(
        "a tile of no cost",
        tiles("cost: 2\n      powers", "cost: 0\n      powers"),
        "far-out",
        "tiles.yaml:6",
        found="0",
    ),
    Fault("twelve copies", tiles("  - id: X1\n", "  - id: X1\n    count: 12\n"), "far-out", "tiles.yaml:3", found="12"),
    Fault(
        "a home of nine points",
        change(
            "H7: {world: {is: world, title: {en: Ember}, colour: grey, cost: 9, "
            "gains: [{do: gain_credits, credits: 1}]}}"
        ),
        "far-out",
        "set.yaml:5",
        found="9",
    ),
    Fault(
        "points that nobody would buy",
        power("{do: buy_points, credits: 10, points: 1}"),
        "dear-points",
        "tiles.yaml:7",
        found="10",
    ),
    Fault("a face that another says too", power("{do: reassign, to: [settle]}"), "twin-face", "tiles.yaml:"),
    Fault(
        "a face that outdoes all of its cost",
        power("{do: reassign, most: 3}"),
        "dominated-face",
        "tiles.yaml:",
        says="other tiles of its cost",
    ),
    Fault(
        "more dice taken than given",
        gain("{do: remove_die, count: 2}, {do: gain_dice, colour: genes, to: cup}"),
        "only-takes",
        "tiles.yaml:13",
    ),
]
