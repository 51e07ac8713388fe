"""Planted faults of Roll for the Galaxy: a small custom set to spoil, and all that is spoilt in it.

Lines and columns count in `SET` and `TILES`.
"""

from __future__ import annotations

from tests.content.planted import Fault, Files

SET = """\
extends: roll
title: {en: Deep Bag}
languages: [en]
"""
TILES = """\
tile:
  - id: X1
    front:
      is: development
      title: {en: Paper Sails}
      cost: 2
      powers: [{do: stock_more, colour: rare, credits: 3}]
    back:
      is: world
      title: {en: Sunken Market}
      colour: genes
      cost: 2
      gains: [{do: gain_dice, colour: genes, to: world}]
"""
POWER = "{do: stock_more, colour: rare, credits: 3}"
GAIN = "{do: gain_dice, colour: genes, to: world}"
NOVELTY = [
    "G02",
    "G04",
    "G07",
    "G12",
    "G13",
    "G15",
    "G16",
    "G18",
    "G26",
    "G27",
    "G34",
    "G38",
    "G43",
    "G47",
    "G50",
    "F3",
    "F6",
    "H1",
]


def tiles(old: str, new: str, more: str = "") -> Files:
    """The custom set with something else on its tile, and perhaps more lines in its ``set.yaml``."""
    assert old in TILES
    return {"set.yaml": SET + more, "tiles.yaml": TILES.replace(old, new, 1)}


def power(text: str, more: str = "") -> Files:
    """The custom set with another power on its development, at 7:16."""
    return tiles(POWER, text, more)


def gain(text: str, more: str = "") -> Files:
    """The custom set with something else that its world brings, at 13:15."""
    return tiles(GAIN, text, more)


def bonus(text: str, more: str = "") -> Files:
    """The custom set with a bonus on its development of cost 6, at 8:14."""
    return tiles(f"cost: 2\n      powers: [{POWER}]", f"cost: 6\n      powers: [{POWER}]\n      bonus: {text}", more)


def manifest(more: str) -> Files:
    """The custom set with more lines in its ``set.yaml``, from 4 on."""
    return {"set.yaml": SET + more, "tiles.yaml": TILES}


def change(text: str) -> Files:
    """The custom set with one piece of the game altered, at line 5."""
    return manifest(f"change:\n  {text}\n")


def without(*ids: str) -> str:
    """A line for ``set.yaml`` that leaves pieces out."""
    return f"remove: [{', '.join(ids)}]\n"


DICE = [
    Fault(
        "a die of eleven sides",
        change("die-rare: {sides: {explore: 6, wild: 1}}"),
        "wrong-sides",
        "set.yaml:5:21",
        found="11",
        accepted="numbers that add up to 6",
    ),
    Fault("a die of nine sides", change("die-home: {sides: {explore: 5}}"), "wrong-sides", "set.yaml:5:21", found="9"),
    Fault("two dice of one colour", change("die-rare: {colour: genes}"), "twin-colour", "set.yaml:5", found="genes"),
    Fault("no home dice", manifest(without("die-home")), "missing-die", "set.yaml:"),
    Fault(
        "a tile gives dice that are not there",
        manifest(without("die-alien")),
        "missing-die",
        "set.yaml:4",
        found="alien",
    ),
    Fault(
        "too few home dice",
        change("die-home: {count: 20}"),
        "too-few-dice",
        "set.yaml:5:21",
        found="20",
        accepted="at least 25",
    ),
    Fault("more dice at the start than there are", manifest("rules: {start_cup: 4}\n"), "too-few-dice", "set.yaml:4"),
    Fault(
        "worlds that no die matches",
        manifest("change:\n  die-genes: {matches: rare}\n  die-consumption: {matches: rare}\n"),
        "unmatched-colour",
        "set.yaml:5",
        found="genes",
    ),
]
TILE_FAULTS = [
    Fault(
        "a good on a grey world",
        tiles("colour: genes\n", "colour: grey\n"),
        "no-room",
        "tiles.yaml:13:50",
        found="world",
        accepted="cup, citizenry",
    ),
    Fault("a good on a development", tiles(f"powers: [{POWER}]", f"gains: [{GAIN}]"), "no-room", "tiles.yaml:7:50"),
    Fault("a start from the bag", gain("{do: start_credits, credits: 5}"), "not-a-start", "tiles.yaml:13:15"),
    Fault(
        "a start beyond the cap",
        change(
            "H9: {world: {is: world, title: {en: Ember}, colour: grey, cost: 0, "
            "gains: [{do: start_credits, credits: 12}]}}"
        ),
        "beyond-cap",
        "set.yaml:5:107",
        found="12",
    ),
    Fault("a die taken away too late", gain(f"{GAIN}, {{do: remove_die}}"), "odd-order", "tiles.yaml:13:58"),
    Fault("a face that does nothing", tiles(f"      gains: [{GAIN}]\n", ""), "blank-face", "tiles.yaml:9:7"),
    Fault(
        "a bonus for dice that are not there",
        bonus("{each: dice, colour: alien, per: 2, points: 1}", without("die-alien")),
        "idle-bonus",
        "tiles.yaml:8:14",
    ),
    Fault(
        "a cheap development with a bonus",
        tiles(f"powers: [{POWER}]", "bonus: {each: good}"),
        "cheap-bonus",
        "tiles.yaml:6:13",
    ),
    Fault(
        "a face that another outdoes",
        tiles(
            f"cost: 2\n      powers: [{POWER}]",
            "cost: 3\n      powers: [{do: credits_at_end, phase: ship, credits: 1}]",
        ),
        "dominated-face",
        "tiles.yaml:4:7",
        says="G50 front",
    ),
    Fault("two faces of one name", tiles("Sunken Market", "Paper Sails"), "twin-title", "tiles.yaml:10:19"),
    Fault(
        "a face without a name",
        tiles("      title: {en: Sunken Market}\n", ""),
        "missing-translation",
        "tiles.yaml:9:7",
    ),
]
POWERS = [
    Fault(
        "a move from a column to itself",
        power("{do: reassign, from: ship, to: [ship]}"),
        "idle-reassign",
        "tiles.yaml:7:47",
        found="ship",
    ),
    Fault("one worker of one column", power("{do: reassign, together: true}"), "idle-field", "tiles.yaml:7:41"),
    Fault(
        "one column, said twice",
        power("{do: reassign, most: 2, together: true, from: ship}"),
        "idle-field",
        "tiles.yaml:7:50",
    ),
    Fault(
        "colours of developments",
        power("{do: completion_discount, phase: develop, workers: 1, colours: [rare]}"),
        "wrong-phase",
        "tiles.yaml:7:79",
    ),
    Fault(
        "worlds that reassign",
        power("{do: completion_discount, phase: settle, workers: 1, reassign: true}"),
        "wrong-phase",
        "tiles.yaml:7:79",
    ),
    Fault(
        "a colour of a development completed",
        power("{do: credits_on_completion, phase: develop, credits: 1, colour: rare, more: 1}"),
        "wrong-phase",
        "tiles.yaml:7:80",
    ),
    Fault(
        "a colour without more",
        power("{do: credits_on_completion, phase: settle, credits: 1, colour: rare}"),
        "half-said",
        "tiles.yaml:7:16",
    ),
    Fault(
        "more without a colour",
        power("{do: credits_on_completion, phase: settle, credits: 1, more: 2}"),
        "half-said",
        "tiles.yaml:7:16",
    ),
    Fault(
        "workers who return, nobody knows which",
        power("{do: return_workers, phase: settle}"),
        "half-said",
        "tiles.yaml:7:16",
    ),
    Fault(
        "goods of grey worlds",
        power("{do: credits_per_trade, credits: 1, colours: [grey]}"),
        "grey-goods",
        "tiles.yaml:7:61",
        found="grey",
    ),
    Fault("dice that are not there", power(POWER, without("die-rare")), "idle-power", "tiles.yaml:7:16", found="rare"),
    Fault(
        "stronger dictates without any",
        power("{do: dictate_more, workers: 2}", "rules: {dictates: 0}\n" + without("G05")),
        "idle-power",
        "tiles.yaml:7:16",
    ),
    Fault("a power said twice", power(f"{POWER}, {POWER}"), "twin-power", "tiles.yaml:7:60"),
]
SUPPLIES = [
    Fault("six players", manifest("players: {from: 2, to: 6}\n"), "wrong-players", "set.yaml:4:", accepted="2 to 5"),
    Fault(
        "too few factions",
        manifest(without("F1", "F2", "F3", "F4", "F5")),
        "too-few-factions",
        "set.yaml:",
        found="4",
        accepted="at least 5",
    ),
    Fault(
        "too few home worlds", manifest(without("H1", "H2", "H3", "H4", "H5")), "too-few-homes", "set.yaml:", found="4"
    ),
    Fault("no tile for a phase", manifest(without("phase-ship")), "phase-tiles", "set.yaml:", found="0", accepted="1"),
    Fault("two tiles for a phase", change("phase-ship: {count: 2}"), "phase-tiles", "set.yaml:5:23", found="2"),
    Fault("a mat too few", manifest(without("mat-red")), "too-few-parts", "set.yaml:", found="4"),
    Fault("a colour that is not complete", manifest(without("mat-red")), "odd-colour", "set.yaml:4", found="red"),
    Fault(
        "too few chips",
        manifest("rules: {points_per_player: 24}\n"),
        "too-few-chips",
        "set.yaml:",
        accepted="at least 130",
    ),
    Fault("no small change", manifest(without("chip-1")), "no-change", "set.yaml:4"),
    Fault(
        "more credits than the most",
        manifest("rules: {start_credits: 9, credit_cap: 8}\n"),
        "out-of-range",
        "set.yaml:4:",
    ),
    Fault(
        "prices upside down",
        manifest("rules: {trade_price: {novelty: 9, rare: 4, genes: 5, alien: 6}}\n"),
        "odd-prices",
        "set.yaml:4:",
    ),
]
FAULTS = [*DICE, *TILE_FAULTS, *POWERS, *SUPPLIES]
