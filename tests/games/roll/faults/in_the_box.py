"""Planted faults of dice, chips, things on the table and switches; lines count in what the designer wrote."""

from __future__ import annotations

from tests.content.planted import Fault
from tests.games.roll.faults.spoilt import NOVELTY, change, gain, manifest, without
from validator.play.games.roll.words.terms import DIE_COLOURS

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
