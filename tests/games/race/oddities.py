"""Sets of Race for the Galaxy that are strange and legal: nothing in them may be called an error."""

from __future__ import annotations

from tests.content.planted import Files
from tests.games.race.planted import CARDS, SET, bonus, cards, manifest, on_development, power, without, worlds

PRICES = "{novelty: 1, rare: 1, genes: 1, alien: 12}"

ODDITIES: dict[str, Files] = {
    "a game for two only": manifest("players: {from: 2, to: 2}\n"),
    "a game for two with seven cards": manifest(
        "players: {from: 2, to: 2}\nrules: {two_player_actions: one_of_seven}\n"
    ),
    "a game for four only": manifest("players: {from: 4, to: 4}\n"),
    "the publisher's rules": manifest("profile: publisher\n"),
    "hands of one card": manifest("rules: {hand_limit: 1, start_hand: 3}\n"),
    "the longest tableau": manifest("rules: {tableau_end: 28}\n"),
    "the shortest game": manifest("rules: {tableau_end: 4, points_per_player: 1}\n"),
    "nothing discarded at the start": manifest("rules: {start_hand: 4, start_discards: 0}\n"),
    "everything explored is kept": manifest("rules: {explore_draw: 4, explore_keep: 4}\n"),
    "a world of no cost": cards("cost: 3", "cost: 0"),
    "a military world that anybody conquers": cards("cost: 3", "defence: 0"),
    "a world worth nothing that only holds a good": worlds("id: X1, cost: 4, points: 0, good: genes"),
    "a development worth nothing by itself": cards("points: 1", "points: 0"),
    "a world with two sorts of strength": power(
        "{do: strength, amount: 2}\n      - {do: strength_against, amount: 3, against: rebel}"
    ),
    "one price of its own": manifest("rules: {sale_price: {alien: 6}}\n"),
    "a world that takes five goods": power("{do: consume, goods: 5, points: 9, cards: 2}"),
    "goods of all four kinds": power("{do: consume, goods: 4, different: true, points: 5}"),
    "a card that only weakens and scores": on_development("{do: strength, amount: -3}"),
    "a card discarded for a world or for strength": on_development(
        "{do: free_world}, {do: sudden_strength, amount: 4}"
    ),
    "prices far apart": manifest(f"rules: {{sale_price: {PRICES}}}\n"),
    "a bonus for everything": bonus("{each: world, points: 1}, {each: development, points: 1}"),
    "a development without a power": cards("    powers: [{do: explore_draw, cards: 2}]\n", ""),
    "no alien worlds to place": manifest(without("W24", "W25", "W26", "W27")),
    "no rebels but one": manifest(without("W42", "W43", "W50", "W56", "W57", "W58")),
    "seven start worlds": {
        "set.yaml": SET,
        "cards.yaml": CARDS
        + "start_world:\n"
        + "".join(
            f"  - {{id: X{n}, title: {{en: Port {n}}}, number: {n}, colour: red, cost: 2, points: 1, good: novelty}}\n"
            for n in (5, 6)
        ),
    },
    "a start world that holds a cheap alien good": {
        "set.yaml": SET,
        "cards.yaml": CARDS + "start_world:\n"
        "  - {id: X5, title: {en: Port}, number: 5, colour: red, defence: 9, points: 0, good: alien}\n",
    },
    "chips of seven": {"set.yaml": SET, "cards.yaml": CARDS + "chip:\n  - {id: X7, count: 3, value: 7}\n"},
    "a second copy for exploring": {
        "set.yaml": SET,
        "cards.yaml": CARDS + "action:\n  - {id: X8, count: 4, second: true, action: {bonus: explore_wide, draw: 5}}\n",
    },
    "developments that may be doubled": manifest("rules: {duplicate_developments: true}\n"),
    "every reading the other way": manifest(
        "rules: {consume_powers: optional, trade: optional, new_card_powers: at_once, timing_order: seat,"
        " alien_worlds_barred: false, final_tie: start_number, strength_floor: true, double_hand_discards: true,"
        " trade_powers_count: trade_and_consume}\n"
    ),
    "a world given ten times": cards("cost: 3", "cost: 3\n    count: 10"),
}
