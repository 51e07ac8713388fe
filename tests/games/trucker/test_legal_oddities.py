"""Strange sets that are legal all the same: there may be advice, and never an error."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.trucker.planted import cards_of, tiles_of, written
from validator.base.issue import Severity
from validator.play.checking import everything_wrong


def gone(*names: str) -> str:
    return f"remove: [{', '.join(names)}]\n"


ODDITIES = {
    "one round": "rules: {rounds: [1]}",
    "the last round, on the other board": "rules: {rounds: [3], third_board: IIIa, board_without_box: no_reserve}",
    "the same round twice": "rules: {rounds: [1, 1]}",
    "rounds backward": "rules: {rounds: [3, 2, 1]}",
    "two players alone": "players: {from: 2, to: 2}",
    "teams with every swap": "players: {from: 4, to: 4}\nrules: {teams: true, expert_swap: true}",
    "the publisher's ways": "profile: publisher",
    "a learning flight and no other": "rules: {rounds: [1], learning_flight: true}",
    "builders may finish at once": "rules: {finish_from: 0, take_back: true, number_tile: any}",
    "hasty builders": "rules: {action_points: 6, finish_from: 3}",
    "faulty ships for a fee": "rules: {strict_build: false, late_fault_fee: 5}",
    "peace": gone(*cards_of("slavers", "smugglers", "pirates"), *tiles_of("double_cannon")),
    "a still galaxy without engines": gone(*cards_of("open_space"), *tiles_of("engine", "double_engine")),
    "no red goods to be stored": gone(*tiles_of("special_hold")),
    "no aliens at all": gone(*tiles_of("life_support"), "alien-brown", "alien-purple"),
    "no shields": gone(*tiles_of("shield")),
    "nothing uses batteries": gone(*tiles_of("battery", "shield", "double_engine", "double_cannon"), "battery"),
    "an enemy for the whole fleet": "change: {L3-01: {adventure: {strength: 20, crew: 12, credits: 50, days: 10}}}",
    "a gift": "change: {L1-17: {adventure: {crew: 1, credits: 50, days: 0}}}",
    "goods at one price": "rules: {goods_price: {red: 2, yellow: 2, green: 2, blue: 2}}",
    "goods given away": "rules: {goods_price: {red: 0, yellow: 0, green: 0, blue: 0}}",
    "nothing for arriving": "rules: {placing: {1: [0, 0, 0, 0], 2: [0, 0, 0, 0], 3: [0, 0, 0, 0]}}",
    "a short track": "change: {F1: {spaces: 13}}\nrules: {start_gap: round}",
    "a tiny ship": (
        "change: {B1: {front: {rows: [{row: 6, columns: [7]}, {row: 7, columns: [6, 7, 8]}, {row: 8, columns: [6, 8]}"
        "]}}}\nrules: {finish_from: 3}"
    ),
    "tiles for a hundred ships": "change: {T064: {count: 200}, T088: {count: 100}}",
    "no timer but a phone": gone("timer"),
    "notes of one and ten": gone("credits-2", "credits-5", "credits-50")
    + "change: {credits-1: {count: 60}, credits-10: {count: 60}}",
    "more of everything": "change: {die: {count: 4}, goods-red: {count: 60}, human: {count: 90}, battery: {count: 90}}",
    "twenty tiles fewer": gone(*[f"T{number:03}" for number in range(88, 108)]),
}


@pytest.mark.parametrize("text", ODDITIES.values(), ids=list(ODDITIES))
def test_a_legal_oddity_has_no_error(tmp_path: Path, text: str) -> None:
    found = everything_wrong(written(tmp_path, text))
    assert [str(issue) for issue in found if issue.severity is Severity.ERROR] == []
