"""Sets of Roll for the Galaxy, spoilt in one place each."""

from __future__ import annotations

from tests.content.planted import Fault, Files
from validator.play.games.roll.words.switches import DIE_COLOURS

# Planted faults of Roll for the Galaxy: a small custom set to spoil, and all that is spoilt in it.
#
# Lines and columns count in `SET` and `TILES`.

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


# Planted faults of dice, chips, things on the table and switches; lines count in what the designer wrote.

TILES_OF_THE_BAG = [f"G{number:02}" for number in range(1, 56)]
POINT_GIVERS = ["G13", "G21", "G23", "G35", "G49"]
"""Tiles whose powers bring points in chips."""


ALWAYS = "die-rare: {sides: {explore: 0, develop: 0, ship: 0, wild: 0, produce: 6}}"


def rules(text: str, more: str = "") -> dict[str, str | bytes]:
    """The custom set with switches at line 4."""
    return dict(manifest(f"rules: {{{text}}}\n{more}"))


def parts(text: str) -> dict[str, str | bytes]:
    """The custom set with a line of its parts list, at line 5."""
    return dict(manifest(f"parts:\n  - {{{text}}}\n"))


ERRORS = [
    Fault(
        "complete colours too few",
        manifest(without("mat-red", "screen-blue") + "players: {from: 2, to: 4}\n"),
        "too-few-parts",
        "set.yaml:5",
        says="only 3 colours are complete",
    ),
    Fault(
        "cups too few",
        parts("kind: cup, count: 3, print: none, why: {en: mugs}"),
        "too-few-parts",
        "set.yaml:5",
        found="3",
        accepted="at least 5",
    ),
    Fault("no bag", parts("kind: bag, count: 0, print: none, why: {en: none}"), "too-few-parts", "set.yaml:5"),
    Fault(
        "dice for more than one begins with",
        rules("start_cup: 12"),
        "too-few-dice",
        "set.yaml:4",
        accepted="at least 70",
    ),
    Fault("citizens for more than there are dice", rules("start_citizenry: 3"), "too-few-dice", "set.yaml:4"),
    Fault(
        "a bag for two players",
        manifest("players: {from: 5, to: 5}\n" + without(*TILES_OF_THE_BAG[:47])),
        "too-few-tiles",
        "set.yaml:4",
    ),
]
WARNINGS = [
    Fault(
        "fives that are not enough", change("chip-5: {count: 4}"), "little-change", "set.yaml:5", says="5 chips of 5"
    ),
    Fault("ones that are not enough", change("chip-1: {count: 19}"), "little-change", "set.yaml:5", found="19"),
    Fault("a chip too large for any game", change("chip-10: {value: 50, count: 40}"), "little-change", "set.yaml:5"),
    Fault(
        "a chip beyond all points of a game",
        rules("points_per_player: 1", "players: {from: 2, to: 2}\nchange: {chip-10: {value: 50}}\n"),
        "idle-chip",
        "set.yaml:",
        found="50",
    ),
    Fault("two mats of one colour", change("mat-red: {player: blue}"), "spare-part", "set.yaml:5"),
    Fault("three screens of one colour", change("screen-red: {count: 3}"), "spare-part", "set.yaml:5"),
    Fault(
        "dice that match worlds that are gone", manifest(without(*NOVELTY)), "idle-match", "set.yaml:4", found="novelty"
    ),
    Fault("a price for goods that are gone", manifest(without(*NOVELTY)), "idle-price", "set.yaml:4"),
    Fault(
        "dice at the start that are not there", change("die-alien: {count: 1}"), "too-few-dice", "set.yaml:5", found="1"
    ),
    Fault(
        "a tile gives more dice than there are",
        change("die-consumption: {count: 1}"),
        "too-few-dice",
        "set.yaml:5",
        says="G05 back gives 2 consumption dice",
    ),
    Fault(
        "home dice where none are left",
        gain("{do: gain_dice, colour: home, to: cup}", "players: {from: 5, to: 5}\n"),
        "too-few-dice",
        "tiles.yaml:13",
        says="at any number of players",
    ),
    Fault(
        "all prices nothing",
        rules("trade_price: {novelty: 0, rare: 0, genes: 0, alien: 0}"),
        "no-price",
        "set.yaml:4",
        found="0",
    ),
    Fault(
        "one price nothing",
        rules("trade_price: {novelty: 0, rare: 4, genes: 5, alien: 6}"),
        "no-price",
        "set.yaml:4",
        says="novelty",
    ),
    Fault(
        "a price beyond the cap",
        rules("trade_price: {novelty: 3, rare: 4, genes: 5, alien: 11}"),
        "beyond-cap",
        "set.yaml:4",
        found="11",
    ),
    Fault("a cap below the prices", rules("credit_cap: 5", without("H9")), "beyond-cap", "set.yaml:4", found="6"),
    Fault(
        "stocking beyond the cap", rules("credit_cap: 8, stock_credits: 9", ""), "beyond-cap", "set.yaml:4", found="9"
    ),
    Fault(
        "no points for consuming",
        rules("consume_points: 0, match_points: 0"),
        "no-points",
        "set.yaml:4",
        says="whatever matches",
    ),
    Fault("no points for a match", rules("match_points: 0"), "no-points", "set.yaml:4", found="0"),
    Fault(
        "no dice that match",
        manifest(
            "change:\n"
            + "".join(
                f"  die-{name}: {{matches: null}}\n" for name in ("consumption", "novelty", "rare", "genes", "alien")
            )
        ),
        "idle-switch",
        "set.yaml:5",
        says="no die matches any world",
    ),
    Fault(
        "a tableau larger than the bag",
        rules("tableau_end: 40", without(*TILES_OF_THE_BAG[:25])),
        "end-out-of-reach",
        "set.yaml:4",
        found="40",
    ),
    Fault(
        "nobody gains chips",
        rules("consume_points: 0, match_points: 0", without(*POINT_GIVERS)),
        "idle-chips",
        "set.yaml:4",
    ),
    Fault(
        "an extra die for nobody",
        rules("extra_die_for_two: true", "players: {from: 3, to: 5}\n"),
        "idle-switch",
        "set.yaml:4",
        says="two cannot play",
    ),
    Fault(
        "an extra die that is always wild",
        rules(
            "extra_die_for_two: true",
            "change: {die-home: {sides: {explore: 0, develop: 0, settle: 0, produce: 0, ship: 0, wild: 6}}}\n",
        ),
        "idle-switch",
        "set.yaml:4",
        says="wild",
    ),
    Fault(
        "a selector for no dictate",
        rules("dictate_selector: true, dictates: 0", without("G05", "G19")),
        "idle-switch",
        "set.yaml:4",
        says="dictate_selector",
    ),
    Fault(
        "points for dice that no tile scores",
        rules("dice_bonus: points", without("G38")),
        "idle-switch",
        "set.yaml:4",
        says="dice_bonus",
    ),
    Fault("dice run out by far", change("die-military: {count: 9}"), "too-few-dice", "set.yaml:5", says="22 military"),
    Fault(
        "home dice given at few players",
        gain("{do: gain_dice, colour: home, to: cup}"),
        "too-few-dice",
        "tiles.yaml:13",
        says="from 5 players on",
    ),
    Fault("a die with one picture", change(ALWAYS), "same-sides", "set.yaml:5", found="produce"),
]
ADVICE = [
    Fault("dice run out", change("die-military: {count: 14}"), "too-few-dice", "set.yaml:5", says="22 military"),
    Fault(
        "dice that all match everything",
        manifest("change:\n" + "".join(f"  die-{name}: {{matches: all}}\n" for name in DIE_COLOURS)),
        "same-match",
        "set.yaml:5",
    ),
    Fault(
        "prices all the same",
        rules("trade_price: {novelty: 4, rare: 4, genes: 4, alien: 4}"),
        "same-prices",
        "set.yaml:4",
        found="4",
    ),
    Fault("stocking brings more than trade", rules("stock_credits: 9"), "odd-prices", "set.yaml:4", found="9"),
    Fault("points only for matches", rules("consume_points: 0"), "no-points", "set.yaml:4", says="neither die matches"),
    Fault("a full purse at the start", rules("start_credits: 10"), "full-at-start", "set.yaml:4"),
    Fault("too few dice to dictate", rules("start_cup: 1, start_citizenry: 1"), "few-dice", "set.yaml:4", found="2"),
    Fault("no chips laid aside", rules("points_per_player: 22, reserve: all_chips"), "no-reserve", "set.yaml:4"),
    Fault("a game of one tile", rules("tableau_end: 4"), "far-out", "set.yaml:4", found="4"),
    Fault("a game of three points", rules("points_per_player: 3"), "far-out", "set.yaml:4", found="3"),
    Fault("nine points for a good", rules("consume_points: 9"), "far-out", "set.yaml:4", found="9"),
    Fault("nine points for a match", rules("match_points: 9"), "far-out", "set.yaml:4", found="9"),
    Fault("five dictates a round", rules("dictates: 5"), "far-out", "set.yaml:4", found="5"),
    Fault("a cap of thirty", rules("credit_cap: 30"), "far-out", "set.yaml:4", found="30"),
    Fault(
        "a price far out",
        rules("trade_price: {novelty: 9, rare: 9, genes: 9, alien: 10}"),
        "far-out",
        "set.yaml:4",
        says="novelty",
    ),
    Fault(
        "dice that match the worlds of others",
        change("die-genes: {matches: alien}"),
        "odd-match",
        "set.yaml:5",
        found="alien",
    ),
    Fault("dice that stay in the box", change("die-alien: {count: 60}"), "spare-dice", "set.yaml:5", found="60"),
]
