"""Planted faults of whole sets: what runs short, switches that change nothing, and figures far out."""

from __future__ import annotations

import re

from tests.games.empires.planted import (
    BESIDE,
    EMPIRES,
    Planted,
    ability,
    advice,
    among,
    card,
    cards,
    change,
    entry,
    error,
    half,
    manifest,
    mission,
    only,
    rules,
    warning,
    without,
)

POPULATION = re.sub(r"\[[a-z]+\]", "[population]", entry("X2", 1, 2, "take", "loss"))

SUPPLIES: list[Planted] = [
    error("too few homeworlds", manifest(without("H1")), "too-few-homeworlds", "set.yaml:4:10",
          "4 players need as many homeworlds; the set holds 3", accepted="4 or more"),
    error("hands larger than the deck", only(entry("X1", 1, 2, "look", "take", 7)), "too-few-cards", "set.yaml:3:10",
          "4 hands of 5 need 20 cards; the deck holds 15"),
    error("players the game is not for", manifest("players: {from: 2, to: 5}\n"), "wrong-players", "set.yaml:4:10",
          found="2 to 5", accepted="2 to 4"),
    error("no card to lay", {**only(), "cards.yaml": BESIDE}, "no-empire-cards", "set.yaml:1:1",
          "nobody can lay a row"),
    warning("rows longer than the empire cards allow", rules("rounds: {2: 6, 3: 6, 4: 12}"), "small-deck",
            "set.yaml:4:33", "4 rows of 12 cards", accepted="68 or more"),
    warning("fewer empire cards than the rows hold", manifest(without(*EMPIRES[:24])), "small-deck", "set.yaml:4",
            "4 rows of 5 cards", accepted="40 or more"),
    warning("hands that leave no cards for rows", rules("hand_size: 8"), "small-deck", "set.yaml:4:20",
            "4 rows of 5 cards and hands of 8 need 52 cards; there are 50"),
    warning("a deck that nothing fills again", manifest(without("E03", "E19", "E24", "E34")
            + "rules: {empty_deck: stop}\n"), "small-deck", "set.yaml", "the deck is not shuffled anew (T7)"),
    advice("a deck that only rebirth fills again", rules("empty_deck: stop"), "small-deck", "set.yaml:4:21",
           "but by 'rebirth'"),
    warning("rounds for players the set is not for", manifest("players: {from: 2, to: 3}\nrules: {rounds: {2: 6, 3: 6, "
            "4: 7}}\n"), "idle-field", "set.yaml:5:33", "not for 4 players", found="7"),
    warning("games of one round", rules("rounds: {2: 6, 3: 6, 4: 1}"), "one-round", "set.yaml:4:33",
            "4 players play one round", accepted="2 or more"),
    warning("a civilisation on no card", only(entry("X1", 1, 2, "look", "take", 45)), "missing-civilisation",
            "set.yaml:1:1", "no empire card has a symbol"),
    advice("a civilisation on one card", only(entry("X1", 1, 2, "look", "take", 45), POPULATION), "lone-civilisation",
           "cards.yaml:3:5", "X2 is the only card with population"),
]  # fmt: skip

SWITCHES: list[Planted] = [
    warning("a worth for wormholes that are gone", manifest(without("E39", "E40", "E41", "E42")
            + "rules: {wormhole_routes: 6}\n"), "idle-switch", "set.yaml", "no card has a wormhole edge"),
    warning("a row side in rows of one card", rules("rounds: {2: 1, 3: 1, 4: 1}, row_side: either"), "idle-switch",
            "set.yaml:4", "row_side changes nothing: a row has one card"),
    warning("costs of halves that no half states", rules("cost_per_half: true"), "idle-switch", "set.yaml:4:24",
            "no half states a cost of its own", found="true"),
    warning("raids against one rival", manifest("players: {from: 2, to: 2}\nrules: {raids_per_turn: one}\n"),
            "idle-switch", "set.yaml:5:25", "two players have one rival each"),
    warning("a reward that no attack turns off", change("R1", "modes: [ability]",
            "rules: {reward_off: symbols_and_points}\n"), "idle-switch", "set.yaml:6:21", "turns symbols off"),
    warning("ambassadors at leisure in a set without any", manifest(without("A1", "A2", "A3")
            + "rules: {ambassador_without_attack: true}\n"), "idle-switch", "set.yaml", "no ambassadors"),
    warning("a floor for bullied prices without bullies", manifest(without("E01", "E05", "E07", "E08", "E18")
            + "rules: {price_floor: before_bully}\n"), "idle-switch", "set.yaml", "no card of the set has 'bully'"),
    warning("adjacent routes that nobody counts", among(more="rules: {adjacent_routes: own_edges}\n"), "idle-switch",
            "set.yaml:5:26", "no card of the set has 'trade_routes'"),
    warning("doubled symbols without doubling", among(more="rules: {double_counts: points_and_symbols}\n"),
            "idle-switch", "set.yaml:5:24", "'double'"),
    warning("doubling for each wormhole where no two lie", manifest(without("E40", "E41", "E42")
            + "rules: {double_per_wormhole: true}\n"), "idle-switch", "set.yaml", "between two others with wormholes"),
    warning("discounts that do not add up where one card has one", among(entry("X1", 1, 2, "discount", "loss"),
            more="rules: {discount_stacks: false}\n"), "idle-switch", "set.yaml:5:26", "1 card of the set has"),
    warning("looks that do not add up where no card looks", only(entry("X1", 1, 2, "take", "loss", 45),
            more="rules: {look_stacks: false}\n"), "idle-switch", "set.yaml:5:22", "0 cards of the set have 'look'"),
    warning("short hands that nothing asks too much of", among(more="rules: {short_hand: no_effect}\n"),
            "idle-switch", "set.yaml:5:21", "no ability takes more than one card"),
    warning("a limit that no hand comes near", rules("discard_to_hand_size: true"), "idle-switch", "set.yaml:4:31",
            "no hand is above its size"),
    warning("symbols of homeworlds for missions that count none", manifest("change:\n  H1: {mission: {goal: "
            "busy_seams, routes: 3, count: 2}}\n  H4: {mission: {goal: busy_seams, routes: 4, count: 2}}\n"
            "rules: {homeworld_symbol_in_missions: true}\n"), "idle-switch", "set.yaml", "no mission counts symbols"),
    warning("an exchange of more than a hand", rules("swap_cards: 9"), "idle-amount", "set.yaml:4:21",
            "nobody can exchange 9 cards", accepted="0 to 5"),
    advice("a duty to play that anyone may refuse", rules("empire_play: mandatory, voluntary_new_hand: true"),
           "odd-switches", "set.yaml:4", "refuse (T9)"),
]  # fmt: skip

EXTREMES: list[Planted] = [
    advice("points far above the cost", card("points: 2", "points: 9"), "far-out", "cards.yaml:7:48",
           "worth 10 for a cost of 1; in the box that is 4 at most", found="9"),
    advice("extra points far above the cost", ability("{do: extra_points, points: 5}"), "far-out", "cards.yaml:7",
           "worth 8 for a cost of 1"),
    advice("a dear card worth nothing", cards(("cost: 1", "cost: 4"), ("points: 2", "points: 0")), "far-out",
           "cards.yaml:7:48", "in the box that is 5 at least", found="0"),
    advice("one civilisation three times", card("[trade]", "[trade, trade, trade]"), "far-out", "cards.yaml:7:60",
           "three times"),
    advice("a card that counts three times", ability("{do: double, times: 3}"), "far-out", "cards.yaml:7:38",
           "'double' with times of 3"),
    advice("a point for every route", ability("{do: trade_routes, per: 1}"), "far-out", "cards.yaml:7:42"),
    advice("three points for each ambassador", ability("{do: ambassadors, each: 3}"), "far-out", "cards.yaml:7:42"),
    advice("three cards taken", ability("{do: take, cards: 3}"), "far-out", "cards.yaml:7:36", "far from the 1"),
    advice("a whole hand lost", ability("{do: force_discard, cards: 5}"), "far-out", "cards.yaml:7:45"),
    advice("three cards of the discard pile", ability("{do: information, cards: 3}"), "far-out", "cards.yaml:7:43"),
    advice("a discount of three", ability("{do: discount, cards: 3}"), "far-out", "cards.yaml:7:40"),
    advice("three lost for good", half("ability: {do: loss, cards: 5, discard: 3}, points: 2, symbols: [science]"),
           "far-out", "cards.yaml:8", "'loss' with discard of 3"),
    advice("many copies of one card", card("cost: 1", "cost: 1\n    count: 9"), "far-out", "cards.yaml:5:12",
           "count of 9 is far from the 1 of the box"),
    advice("a free raid", change("R1", "cost: 0"), "far-out", "set.yaml:5:14", found="0"),
    advice("a dear raid", change("R1", "cost: 3"), "far-out", "set.yaml:5:14", found="3"),
    advice("more attacks than the game can bear", change("R1", "count: 30"), "far-out", "set.yaml:5:15",
           "30 raids beside 42 empire cards"),
    advice("an ambassador worth five symbols", change("A1", "worth: 5"), "far-out", "set.yaml:5:15"),
    advice("a homeworld worth five symbols", change("H1", "worth: 5"), "far-out", "set.yaml:5:15"),
    advice("a mission worth a whole game", mission("H1", "points: 12"), "far-out", "set.yaml:5:26", "far from the 4"),
    advice("a mission worth one point", mission("H1", "points: 1"), "far-out", "set.yaml:5:26"),
    advice("a mission of one seam", mission("H3", "count: 1"), "far-out", "set.yaml:5:25"),
    advice("a card of cost two without a point", cards(("cost: 1", "cost: 2"), ("points: 2", "points: 0")),
           "far-out", "cards.yaml:7:48", "worth 1 for a cost of 2; in the box that is 3 at least"),
    advice("a mission of two symbols", mission("H1", "count: 2"), "far-out", "set.yaml:5:25"),
    advice("very long games", rules("rounds: {2: 10, 3: 6, 4: 5}"), "far-out", "set.yaml:4:21", "rounds for 2 players"),
    advice("very large hands", manifest("players: {from: 2, to: 2}\nrules: {hand_size: 11}\n"), "far-out",
           "set.yaml:5:20"),
    advice("a wormhole of twelve routes", rules("wormhole_routes: 12"), "far-out", "set.yaml:4:26", "far from the 7"),
    advice("cards that all cost nothing", only(entry("X1", 1, 2, "look", "take", 45).replace("cost: 1", "cost: 0")),
           "far-out", "set.yaml:1:1", "every empire card is free"),
    advice("cards without a point", only(entry("X1", 1, 2, "look", "take", 45, points=0)), "far-out", "set.yaml:1:1",
           "no empire card is worth a point"),
]  # fmt: skip

FAULTS = [*SUPPLIES, *SWITCHES, *EXTREMES]
