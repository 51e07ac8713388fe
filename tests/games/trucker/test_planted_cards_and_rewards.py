"""Planted faults of cards, piles, rewards and prices: each found at the designer's line, and not beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.trucker.planted import Planted, cards_of, codes_in, expect, tiles_of, without

CARD = "change: {%s: {adventure: {%s}}} #!"
PILES = "rules: {pile: {1: [%s], 2: [1, 2, 0], 3: [1, 1, 2]}} #!"
PLACING = "rules: {placing: {1: [%s], 2: [8, 6, 4, 2], 3: [12, 9, 6, 3]}} #!"
LINES = CARD % ("L1-16", "lines: [{%s}]")
EIGHT_SHOTS = ", ".join(["{size: small, from: front}"] * 8)
FAULTS = [
    # Out of reach
    Planted(
        "an enemy for no ship of the first board",
        "unbeatable-enemy",
        CARD % ("L1-01", "strength: 19") + "\nrules: {rounds: [1]}",
    ),
    Planted("an enemy beaten in later rounds alone", "unbeatable-enemy", CARD % ("L1-01", "strength: 19")),
    Planted("an enemy that only a ship in two parts would beat", "unbeatable-enemy", CARD % ("L1-01", "strength: 18")),
    Planted("enemies and no cannons", "unbeatable-enemy", without(tiles_of("cannon", "double_cannon"))),
    Planted("crew for whom there is no seat", "unreachable-crew", without(tiles_of("cabin")[2:])),
    Planted("red goods for which there is no hold", "unstorable-goods", without(tiles_of("special_hold"))),
    Planted("more goods than a ship can store", "overfull-load", without(tiles_of("hold", "special_hold")[1:])),
    Planted("small shots and no shield", "no-defence", without(tiles_of("shield"))),
    Planted("large meteors and no cannon", "no-defence", without(tiles_of("cannon", "double_cannon"))),
    Planted("an epidemic without cabins", "idle-card", without(tiles_of("cabin"))),
    Planted("a comparison of nothing", "idle-line", without(tiles_of("cannon", "double_cannon"))),
    # No use
    Planted(
        "cannons without a target",
        "idle-tile",
        without([*cards_of("slavers", "smugglers", "pirates", "meteor_swarm", "combat_zone")]),
    ),
    Planted("shields without a threat", "idle-tile", without([*cards_of("meteor_swarm", "pirates", "combat_zone")])),
    Planted(
        "cabins for no card",
        "idle-tile",
        without([*cards_of("abandoned_ship", "abandoned_station", "slavers", "sabotage", "combat_zone")]),
    ),
    Planted("no card moves ahead", "lacking-cards", without(cards_of("open_space"))),
    Planted("no enemies", "lacking-cards", without(cards_of("slavers", "smugglers", "pirates"))),
    Planted("no open space in round 1", "lacking-cards", without(["L1-05", "L1-06", "L1-07", "L1-08"])),
    Planted("a star on level 3", "idle-star", "change: {L3-04: {starred: true}} #!"),
    # No difference
    Planted("a wreck that pays nothing", "no-reward", CARD % ("L1-17", "credits: 0")),
    Planted("slavers that pay nothing", "no-reward", CARD % ("L1-01", "credits: 0")),
    Planted("a reward that costs nothing", "no-cost", CARD % ("L1-02", "days: 0")),
    Planted("a crew sold cheap", "poor-reward", CARD % ("L2-17", "credits: 3")),
    Planted("a line without a penalty", "no-penalty", LINES % "least: crew, penalty: {lose: days, days: 0}"),
    Planted(
        "one comparison twice",
        "twin-line",
        LINES % "least: crew, penalty: {lose: days, days: 2}}, {least: crew, penalty: {lose: days, days: 1}",
    ),
    Planted("two planets alike", "twin-planets", CARD % ("L1-15", "planets: [[green, blue], [blue, green]]")),
    Planted("a planet for one alone", "lone-planet", CARD % ("L1-15", "planets: [[green, green]]")),
    # Far out
    Planted("twenty strong at level 1", "far-out", CARD % ("L1-03", "strength: 20")),
    Planted("one strong at level 3", "far-out", CARD % ("L3-01", "strength: 1")),
    Planted("a load of eight reds", "far-out", CARD % ("L1-19", "goods: [red, red, red, red, red, red, red, red]")),
    Planted("eight shots at level 1", "far-out", CARD % ("L1-03", f"shots: [{EIGHT_SHOTS}]")),
    Planted("ten days for a planet", "far-out", CARD % ("L3-13", "days: 10")),
    Planted("fifty credits for a wreck", "far-out", CARD % ("L1-18", "credits: 50")),
    Planted("one meteor is no swarm", "far-out", CARD % ("L1-10", "meteors: [{size: small, from: rear}]")),
    Planted("five tries of sabotage", "far-out", CARD % ("L3-04", "tries: 5")),
    Planted("twelve copies of a card", "far-out", "change: {L1-05: {count: 12}} #!"),
    Planted("forty copies of a card", "flooded-deck", "change: {L1-05: {count: 40}} #!"),
    # Piles
    Planted("a fourth number in a pile", "pile-levels", PILES % "2, 0, 0, 3"),
    Planted("a pile without cards", "missing-pile", PILES % "0, 0, 0"),
    Planted("no card of the round's level", "no-first-card", PILES % "0, 2, 0"),
    Planted("more cards than there are", "too-few-cards", without([f"L3-{number:02}" for number in range(8, 21)])),
    Planted("a card of level 3 in round 1", "high-level", PILES % "2, 0, 1"),
    Planted("a flight of twenty cards", "far-out", PILES % "3, 2, 0"),
    Planted("a level that nobody flies", "idle-level", "rules: {rounds: [1, 2]} #!"),
    Planted("too few stars", "too-few-cards", "change: {L1-05: {starred: false}}\nrules: {learning_flight: true} #!"),
    Planted("cards that a learning flight never shows", "idle-level", "rules: {learning_flight: true, rounds: [1]} #!"),
    # Rewards and prices
    Planted("three rewards for four", "missing-reward", PLACING % "4, 3, 2"),
    Planted("a fifth reward", "idle-reward", PLACING % "4, 3, 2, 1, 1"),
    Planted("more for the last", "odd-reward", PLACING % "1, 2, 3, 4"),
    Planted("nothing for arriving", "no-reward", PLACING % "0, 0, 0, 0"),
    Planted("the same for every place", "equal-rewards", PLACING % "3, 3, 3, 3"),
    Planted("fifty for the first", "far-out", PLACING % "50, 3, 2, 1"),
    Planted(
        "less in the last round",
        "falling-reward",
        "rules: {placing: {1: [4, 3, 2, 1], 2: [8, 6, 4, 2], 3: [3, 2, 1, 0]}} #!",
    ),
    Planted("no bonus", "no-reward", "rules: {fewest_exposed: {1: 2, 2: 0, 3: 6}} #!"),
    Planted("a bonus far too high", "far-out", "rules: {fewest_exposed: {1: 20, 2: 20, 3: 20}} #!"),
    Planted("a smaller bonus later", "falling-reward", "rules: {fewest_exposed: {1: 2, 2: 4, 3: 1}} #!"),
    Planted(
        "goods without worth", "worthless-goods", "rules: {goods_price: {red: 0, yellow: 0, green: 0, blue: 0}} #!"
    ),
    Planted(
        "blue goods nobody buys", "worthless-goods", "rules: {goods_price: {red: 4, yellow: 3, green: 2, blue: 0}} #!"
    ),
    Planted(
        "two colours at one price", "equal-prices", "rules: {goods_price: {red: 4, yellow: 3, green: 3, blue: 1}} #!"
    ),
    Planted("blue dearer than red", "odd-prices", "rules: {goods_price: {red: 1, yellow: 2, green: 3, blue: 4}} #!"),
    Planted("red goods at fifty", "far-out", "rules: {goods_price: {red: 50, yellow: 3, green: 2, blue: 1}} #!"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_planted_fault_is_found_at_its_line(tmp_path: Path, fault: Planted) -> None:
    expect(tmp_path, fault)


BESIDE = [
    ("an enemy just within reach of every round", "unbeatable-enemy", CARD % ("L1-01", "strength: 17")),
    ("a load that fits one special hold", "overfull-load", CARD % ("L1-20", "goods: [red, red, red]")),
    ("three rewards for three", "missing-reward", PLACING % "4, 3, 2" + "\nplayers: {from: 2, to: 3}"),
    ("a piece of a pile left out", "pile-levels", PILES % "2"),
    ("a credit more than crew", "poor-reward", CARD % ("L1-17", "credits: 3")),
    ("planets that differ", "twin-planets", CARD % ("L1-15", "planets: [[green], [green, green]]")),
    ("a star on level 1", "idle-star", "change: {L1-06: {starred: true}}"),
]


@pytest.mark.parametrize(("name", "code", "text"), BESIDE, ids=[row[0] for row in BESIDE])
def test_what_is_just_enough_is_no_fault(tmp_path: Path, name: str, code: str, text: str) -> None:
    assert code not in codes_in(tmp_path, text)
