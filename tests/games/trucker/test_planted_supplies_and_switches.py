"""Planted faults of tokens, money, time and switches: each found at the designer's line, and not beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.trucker.planted import Planted, cards_of, codes_in, expect, tiles_of, without

NOTES = ["credits-1", "credits-2", "credits-5", "credits-10", "credits-50"]
TOKEN = "add: {token: [{id: X1, form: square, %s}]} #!"
FAULTS = [
    # Money
    Planted("no notes", "too-few-tokens", without(NOTES)),
    Planted("no note of one", "no-change", without(["credits-1"])),
    Planted("two notes of one for four players", "no-change", "change: {credits-1: {count: 2}} #!"),
    Planted("hardly a note of ten", "no-change", "change: {credits-10: {count: 2}} #!"),
    Planted("a note without a value", "worthless-note", "change: {credits-5: {value: 0}} #!"),
    Planted("two kinds of notes alike", "twin-note", "change: {credits-2: {value: 1}} #!"),
    Planted("notes for half the rewards", "scarce-money", without(["credits-50"])),
    Planted(
        "prices that no bank can pay",
        "scarce-money",
        "rules: {goods_price: {red: 50, yellow: 3, green: 2, blue: 1}} #!",
    ),
    Planted(
        "a price that tokens do not say",
        "price-printed",
        "rules: {goods_price: {red: 5, yellow: 3, green: 2, blue: 1}} #!",
    ),
    Planted("a token that says another price", "price-printed", "change: {goods-blue: {value: 2}} #!"),
    # Supplies
    Planted("a human too few", "too-few-tokens", "change: {human: {count: 39}} #!"),
    Planted("humans for ten games", "idle-copies", "change: {human: {count: 400}} #!"),
    Planted("seats that tiles add", "too-few-tokens", "change: {T035: {count: 3}} #!"),
    Planted("a battery too few", "too-few-tokens", "change: {battery: {count: 35}} #!"),
    Planted("batteries for ten games", "idle-copies", "change: {battery: {count: 300}} #!"),
    Planted("slots that tiles add", "too-few-tokens", "change: {T010: {count: 4}} #!"),
    Planted("three aliens for four", "too-few-tokens", "change: {alien-brown: {count: 3}} #!"),
    Planted("forty aliens", "idle-copies", "change: {alien-brown: {count: 40}} #!"),
    Planted("red goods too few for one card", "too-few-tokens", "change: {goods-red: {count: 5}} #!"),
    Planted("fewer goods than places", "scarce-goods", "change: {goods-yellow: {count: 8}} #!"),
    Planted(
        "smugglers that pay everyone",
        "scarce-goods",
        "rules: {beaten_enemy: goes_on} #!\nchange: {L3-02: {adventure: {goods: [red, red, red, red]}}}",
    ),
    Planted("no fourth number tile", "too-few-tokens", without(["number-4"])),
    Planted("two number tiles alike", "twin-number", "change: {number-4: {value: 3}} #!"),
    Planted("a number tile for a fifth", "idle-token", TOKEN % "icon: number, value: 5"),
    Planted("a rocket too few", "too-few-tokens", "change: {rocket-green: {count: 1}} #!"),
    Planted("a rocket too many", "idle-copies", "change: {rocket-green: {count: 3}} #!"),
    Planted("a rocket for nobody", "idle-token", "change: {rocket-green: {colour: brown}} #!"),
    Planted("a single die", "too-few-tokens", "change: {die: {count: 1}} #!"),
    Planted("a third die", "idle-copies", "change: {die: {count: 3}} #!"),
    Planted("a good of no colour", "idle-token", TOKEN % "icon: goods, value: 4"),
    Planted("a human on a bank note", "odd-form", "change: {human: {form: note}} #!"),
    Planted("a green alien", "idle-token", TOKEN % "icon: alien, colour: green"),
    Planted("batteries without a slot", "idle-token", without(tiles_of("battery"))),
    Planted("goods that no card pays", "idle-token", without(cards_of("planets", "abandoned_station", "smugglers"))),
    # Time and players
    Planted("a timer of no time", "no-timer", "change: {timer: {value: 0}} #!"),
    Planted("a timer of three seconds", "far-out", "change: {timer: {value: 3}} #!"),
    Planted("no timer", "no-timer", without(["timer"])),
    Planted("no rules card", "no-help", without(["rules-card"])),
    Planted("too little time to finish", "late-finish", "rules: {action_points: 6} #!"),
    Planted("more tiles to finish than cells", "late-finish", "rules: {finish_from: 20} #!"),
    Planted("too little time to fill a board", "short-time", "rules: {action_points: 14} #!"),
    Planted("more time than anyone needs", "far-out", "rules: {action_points: 60} #!"),
    Planted("five players", "wrong-players", "players: {from: 2, to: 5} #!"),
    Planted("one player", "wrong-players", "players: {from: 1, to: 4} #!"),
    Planted("teams of three", "wrong-players", "players: {from: 2, to: 3} #!\nrules: {teams: true}"),
    Planted("teams for two", "idle-switch", "rules: {teams: true} #!"),
    Planted("a round twice", "odd-rounds", "rules: {rounds: [1, 2, 2]} #!"),
    Planted("rounds that run backward", "odd-rounds", "rules: {rounds: [3, 2, 1]} #!"),
    # Switches that do nothing here
    Planted("swaps without teams", "idle-switch", "rules: {expert_swap: true} #!"),
    Planted(
        "swaps in round 1 alone",
        "idle-switch",
        "players: {from: 4, to: 4}\nrules: {teams: true, rounds: [1], expert_swap: true} #!",
    ),
    Planted("a third board for nobody", "idle-switch", "rules: {third_board: IIIa, rounds: [1, 2]} #!"),
    Planted("a learning flight without round 1", "idle-switch", "rules: {learning_flight: true, rounds: [2, 3]} #!"),
    Planted("a gap that round 1 has anyway", "idle-switch", "rules: {start_gap: round, rounds: [1]} #!"),
    Planted("a fee where faults are refused", "idle-switch", "rules: {late_fault_fee: 1} #!"),
    Planted("a board without a box that has one", "idle-switch", "rules: {board_without_box: no_reserve} #!"),
    Planted("rear meteors that no card has", "idle-switch", "rules: {rear_meteor: wide} #!"),
    Planted(
        "declining where enemies go on anyway",
        "idle-switch",
        "rules: {beaten_enemy: goes_on, declined_reward: goes_on} #!",
    ),
    Planted("an epidemic that is gone", "idle-switch", "remove: [L2-05, L3-05]\nrules: {epidemic: pairs} #!"),
    Planted("sabotage that is gone", "idle-switch", "remove: [L3-04]\nrules: {sabotage: outermost} #!"),
    Planted("pirates that are gone", "idle-switch", "remove: [L1-03, L2-03, L3-03]\nrules: {pirate_dice: each} #!"),
    Planted(
        "halves of even prices",
        "idle-switch",
        "rules: {half_credit: down, goods_price: {red: 8, yellow: 6, green: 4, blue: 2}} #!",
    ),
    Planted(
        "a tie for nothing", "idle-switch", "rules: {fewest_exposed_tie: nobody, fewest_exposed: {1: 0, 2: 0, 3: 0}} #!"
    ),
    Planted("aliens after the last round", "idle-alien", "rules: {first_alien_round: 3, rounds: [1, 2]} #!"),
    Planted("aliens worth nothing", "no-reward", "rules: {alien_bonus: 0} #!"),
    Planted("aliens worth too much", "far-out", "rules: {alien_bonus: 6} #!"),
    Planted("a fee far too high", "far-out", "rules: {strict_build: false, late_fault_fee: 5} #!"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_planted_fault_is_found_at_its_line(tmp_path: Path, fault: Planted) -> None:
    expect(tmp_path, fault)


BESIDE = [
    ("change for two", "no-change", "change: {credits-1: {count: 2}}\nplayers: {from: 2, to: 2}"),
    ("three aliens for three", "too-few-tokens", "change: {alien-brown: {count: 3}}\nplayers: {from: 2, to: 3}"),
    (
        "three aliens for three life supports",
        "too-few-tokens",
        "change: {alien-brown: {count: 3}}\nremove: [T119, T131, T132]",
    ),
    ("three number tiles for three", "too-few-tokens", "remove: [number-4]\nplayers: {from: 2, to: 3}"),
    ("the seats of three players", "too-few-tokens", "change: {human: {count: 38}}\nplayers: {from: 2, to: 3}"),
    (
        "a price that tokens say",
        "price-printed",
        "rules: {goods_price: {red: 5, yellow: 3, green: 2, blue: 1}}\nchange: {goods-red: {value: 5}}",
    ),
    ("a fee where faults happen", "idle-switch", "rules: {strict_build: false, late_fault_fee: 1}"),
    ("a board without a box", "idle-switch", "rules: {board_without_box: no_reserve, third_board: IIIa}"),
    ("teams of four", "idle-switch", "players: {from: 4, to: 4}\nrules: {teams: true, expert_swap: true}"),
    ("as many tiles as a board takes", "late-finish", "rules: {finish_from: 17}"),
    (
        "a rear meteor",
        "idle-switch",
        "rules: {rear_meteor: wide}\nchange: {L1-10: {adventure: {meteors: [{size: large, from: rear}]}}}",
    ),
]


@pytest.mark.parametrize(("name", "code", "text"), BESIDE, ids=[row[0] for row in BESIDE])
def test_what_is_just_enough_is_no_fault(tmp_path: Path, name: str, code: str, text: str) -> None:
    assert code not in codes_in(tmp_path, text)
