"""Strange sets of Tiny Stellar Empires that are legal: no error is said of them, and games of them come to an end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import Files, issues_of, opened, untraced, written
from tests.games.empires.planted import (
    LOOK,
    WORMHOLES,
    ability,
    card,
    cards,
    change,
    half,
    manifest,
    mission,
    rules,
    without,
)
from validator.base.issue import Severity
from validator.content.loading import ContentSet
from validator.play.agents.random_agent import RandomAgent
from validator.play.games.empires.checks.box import Box
from validator.play.lookup import game_of
from validator.play.playtest.running.table import play_game

FREE = "".join(f"  E{number:02d}: {{cost: 0}}\n" for number in range(1, 43))
ALL_WORMHOLES = "".join(f"  E{number:02d}: {{left: wormhole, right: wormhole}}\n" for number in range(1, 43))
OTHERWISE = (
    "homeworld_routes: 3, row_side: either, cost_per_half: true, raids_per_turn: one, reward_off: symbols_and_points, "
    "ambassador_without_attack: true, empty_deck: stop, price_floor: before_bully, empire_play: mandatory, "
    "voluntary_new_hand: true, round_count: cards, adjacent_routes: own_edges, double_counts: points_and_symbols, "
    "double_per_wormhole: true, look_stacks: false, discount_stacks: false, short_hand: no_effect, "
    "empty_majority: everybody, discard_to_hand_size: true, start_seat: first, tie_break: symbols, "
    "homeworld_symbol_in_missions: true"
)
RICHES = "{do: information, cards: 3}"

ODDITIES: dict[str, Files] = {
    "a game without attacks": manifest(without("R1")),
    "a game without attacks and ambassadors": manifest(without("R1", "A1", "A2", "A3")),
    "attacks that nothing answers": manifest(without("A1", "A2", "A3")),
    "attacks on symbols alone": change("R1", "modes: [symbols]"),
    "twenty attacks for nothing": change("R1", "count: 20, cost: 0"),
    "cards that all cost nothing": manifest("change:\n" + FREE),
    "edges that are all wormholes": manifest("change:\n" + ALL_WORMHOLES),
    "no wormholes": manifest(without(*WORMHOLES)),
    "wormholes of no routes": rules("wormhole_routes: 0"),
    "a card that only discounts pay for": card("cost: 1", "cost: 6"),
    "a card that two gains in a row pay for": cards(
        (LOOK, RICHES), ("cost: 1", "cost: 0"), more="change:\n  E01: {cost: 7}\nrules: {discount_stacks: false}\n"
    ),
    "one homeworld for all": manifest(without("H2", "H3", "H4") + "change:\n  H1: {count: 4}\n"),
    "hands of twelve for two": manifest("players: {from: 2, to: 2}\nrules: {hand_size: 12}\n"),
    "hands of two": rules("hand_size: 2"),
    "no exchange, and an exchange of everything": rules("swap_cards: 12"),
    "rounds that grow with the players": rules("rounds: {2: 4, 3: 6, 4: 8}"),
    "very long games of two": manifest("players: {from: 2, to: 2}\nrules: {rounds: {2: 12, 3: 6, 4: 5}}\n"),
    "four players or nothing": manifest("players: {from: 4, to: 4}\n"),
    "two equal halves": half("ability: {do: look}, points: 2, symbols: [trade]"),
    "an ambassador of one civilisation": change("A3", "b: culture"),
    "eight symbols, with ambassadors": mission("H1", "count: 8"),
    "busy seams by wormholes alone": mission("H3", "routes: 7, count: 4"),
    "a mission that the homeworld meets": rules("homeworld_symbol_in_missions: true", "change:\n  H1: {worth: 5}\n"),
    "a bully who locks out": ability("{do: bully, cards: 3}", "rules: {hand_size: 4}\n"),
    "a threat to more than a hand": ability("{do: threat, cards: 5}", "rules: {hand_size: 4}\n"),
    "every rule read the other way": rules(OTHERWISE),
    "a deck of half the cards": manifest(without(*[f"E{number:02d}" for number in range(1, 38, 2)])),
}


def read(files: Files, folder: Path) -> ContentSet:
    return opened(written(folder, files))


@pytest.mark.parametrize("name", ODDITIES)
def test_no_error_is_said_of_a_legal_oddity(name: str, tmp_path: Path) -> None:
    issues = issues_of(written(tmp_path, ODDITIES[name]), untraced)
    assert [str(issue) for issue in issues if issue.severity is Severity.ERROR] == []


@pytest.mark.parametrize("name", ODDITIES)
def test_a_game_of_a_legal_oddity_comes_to_its_end(name: str, tmp_path: Path) -> None:
    content = read(ODDITIES[name], tmp_path)
    game = game_of(content)
    table = game.table(content)
    for number, seats in enumerate(Box(content).seats):
        agents = [RandomAgent(game, 10 * number + seat) for seat in range(seats)]
        assert play_game(game, table, agents, number, game.observer(table)).fault is None
