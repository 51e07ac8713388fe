"""Sets with powers, goods and bonuses that nothing uses, and sets that are odd yet legal."""

from __future__ import annotations

from tests.content.planted import Fault, Files
from tests.games.race.planted import (
    ALONE,
    CARDS,
    EXPLORE,
    PEACE,
    REBELS,
    SET,
    bonus,
    cards,
    developments_but,
    manifest,
    on_development,
    power,
    without,
    worlds,
)
from tests.games.race.planted import BONUS as BONUS_TEXT

# Planted faults of Race for the Galaxy: what nothing answers to, and what differs from doing nothing in no way.
#
# Lines count in `SET` and `CARDS` of ``planted``.

WORLD = "fleet/cards.yaml:8"
DEVELOPMENT = "fleet/cards.yaml:15"
BONUS = "fleet/cards.yaml:16"
RULES = "fleet/set.yaml:4"
NO_SALE = "{novelty: 0, rare: 0, genes: 0, alien: 0}"

GOODS = [
    Fault("all prices 0", manifest(f"rules: {{sale_price: {NO_SALE}}}\n"), "no-price", RULES, "every sale_price is 0"),
    Fault(
        "one good sold for nothing",
        manifest("rules: {sale_price: {novelty: 0, rare: 3, genes: 4, alien: 5}}\n"),
        "no-price",
        "fleet/set.yaml:4:31",
        "novelty goods are sold for 0 cards",
    ),
    Fault(
        "all goods at one price",
        manifest("rules: {sale_price: {novelty: 3, rare: 3, genes: 3, alien: 3}}\n"),
        "equal-prices",
        "fleet/set.yaml:4:21",
        "sold for 3",
    ),
    Fault(
        "goods taken by nobody and sold for nothing",
        manifest(
            "rules: {sale_price: {novelty: 0, rare: 0, genes: 0,"
            " alien: 0}}\n"
            + without(
                "D03",
                "D06",
                "D15",
                "D31",
                "W28",
                "S0",
                "S1",
                "S4",
                "W02",
                "W05",
                "W07",
                "W09",
                "W14",
                "W29",
                "W30",
                "W31",
                "W34",
                "W35",
                "W36",
                "W37",
                "W55",
            )
        ),
        "useless-good",
        RULES,
        "for any gain",
        "alien",
    ),
    Fault(
        "selling where every price is 0",
        {
            "set.yaml": SET + f"rules: {{sale_price: {NO_SALE}}}\n",
            "cards.yaml": CARDS.replace(EXPLORE, "{do: sell, bonuses: false}"),
        },
        "idle-power",
        DEVELOPMENT,
        "no sale brings a card",
    ),
    Fault(
        "cards for goods that are never produced",
        on_development("{do: draw_per_good, good: alien}", without("W24", "W51", "W33", "W31", "produce")),
        "idle-power",
        DEVELOPMENT,
        "alien goods are never produced",
    ),
    Fault(
        "the most of a good that is never produced",
        on_development("{do: draw_if_most, good: alien, cards: 2}", without("W24", "W51", "W33", "W31", "produce")),
        "idle-power",
        DEVELOPMENT,
        "alien goods are never produced",
    ),
    Fault(
        "no production world",
        manifest(
            without(
                "S4", *[f"W{n:02}" for n in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 19, 20, 21, 24, 38, 42, 45, 51)]
            )
        ),
        "no-production",
        RULES,
        "no world of the set is a production world",
    ),
    Fault(
        "a windfall world that nothing refills",
        {
            "set.yaml": SET + without("produce", "W31", "W30", "D21"),
            "cards.yaml": "world:\n  - {id: X1, title: {en: Vault}, cost: 2, points: 1, good: novelty,\n"
            "     powers: [{do: draw_when_produced}]}\n",
        },
        "idle-power",
        "fleet/cards.yaml:3",
        "nothing in the set produces on windfall worlds",
    ),
    Fault(
        "points taken from more goods than there can be",
        power("{do: consume_all, less: 5}", "rules: {tableau_end: 4, two_player_actions: one_of_seven}\n"),
        "idle-power",
        WORLD,
        "there are at most 5 goods",
    ),
    Fault(
        "more goods than a tableau has room for",
        on_development(
            "{do: consume, goods: 5, points: 9}", "rules: {tableau_end: 4, two_player_actions: one_of_seven}\n"
        ),
        "idle-power",
        DEVELOPMENT,
        "a tableau has room for 4",
    ),
]

POWERS = [
    Fault(
        "a discount for the only development",
        ALONE,
        "idle-power",
        DEVELOPMENT,
        "there is no other development to pay for",
    ),
    Fault(
        "a discount where developments are free",
        {
            "set.yaml": SET + developments_but(),
            "cards.yaml": CARDS.replace(EXPLORE, "{do: develop_discount, cards: 1}")
            + "  - {id: X3, title: {en: Gift}, cost: 0, points: 1}\n",
        },
        "idle-power",
        DEVELOPMENT,
        "every other development costs nothing",
    ),
    Fault(
        "cards for developments that nobody builds",
        ALONE,
        "idle-power",
        DEVELOPMENT,
        "there is no other development to build",
    ),
    Fault("strength with nothing to conquer", PEACE, "idle-power", DEVELOPMENT, "there is no other military world"),
    Fault(
        "sudden strength with nothing to conquer",
        PEACE,
        "idle-power",
        DEVELOPMENT,
        "there is no other military world to conquer",
    ),
    Fault(
        "a card discarded to place what is free",
        {
            "set.yaml": SET + without(*[f"W{n:02}" for n in range(1, 60)], *[f"S{n}" for n in range(5)]),
            "cards.yaml": CARDS.replace("cost: 3", "cost: 0").replace(EXPLORE, "{do: free_world}"),
        },
        "idle-power",
        DEVELOPMENT,
        "costs nothing anyway",
    ),
    Fault(
        "a discount for worlds that cost nothing",
        on_development(
            "{do: settle_discount, cards: 1, good: alien}",
            "change:\n" + "".join(f"  W{n}: {{cost: 0}}\n" for n in range(24, 28)),
        ),
        "idle-power",
        DEVELOPMENT,
        "no world with alien goods is paid for",
    ),
    Fault(
        "two goods for one point",
        power("{do: consume, goods: 2, points: 1}"),
        "poor-power",
        WORLD,
        "plain powers bring more",
        "2",
        "1 to 1",
    ),
    Fault(
        "five goods for four points",
        on_development("{do: consume, goods: 5, points: 4}"),
        "poor-power",
        DEVELOPMENT,
        "plain powers bring more",
    ),
    Fault(
        "all goods consumed twice",
        on_development("{do: consume_all}, {do: consume_all}"),
        "twin-power",
        DEVELOPMENT,
        "no good is left",
    ),
    Fault(
        "a card discarded for two worlds",
        on_development("{do: free_world}, {do: free_world}"),
        "twin-power",
        DEVELOPMENT,
        "discarded for the first",
    ),
    Fault(
        "sudden strength twice",
        on_development("{do: sudden_strength, amount: 1}, {do: sudden_strength, amount: 2}"),
        "twin-power",
        DEVELOPMENT,
        "one power can say the sum",
    ),
    Fault(
        "two ways to pay for military worlds",
        on_development("{do: pay_for_military, discount: 0}, {do: pay_for_military, discount: 1}"),
        "twin-power",
        DEVELOPMENT,
        "only the better discount counts",
    ),
    Fault(
        "a guess with one number",
        power("{do: guess_top_card, least: 3, most: 3}"),
        "no-choice",
        WORLD,
        "nothing to guess",
        "3",
    ),
    Fault(
        "a card that only harms",
        cards(
            "points: 1\n    powers: [{do: explore_draw, cards: 2}]\n    bonus: [{each:"
            " world, good: genes, points: 1}]\n",
            "points: 0\n    powers: [{do: strength, amount: -1}]\n",
        ),
        "blank-card",
        "fleet/cards.yaml:11:5",
        "no power that helps",
    ),
    Fault(
        "strength given and taken away",
        on_development("{do: strength, amount: 1}, {do: strength, amount: -1}"),
        "repeated-power",
        DEVELOPMENT,
        "one power can say the sum",
    ),
    Fault(
        "a card for a free world that costs more than worlds",
        {"set.yaml": SET, "cards.yaml": CARDS.replace("cost: 4", "cost: 9").replace(EXPLORE, "{do: free_world}")},
        "poor-power",
        DEVELOPMENT,
        "is discarded for a world that costs 7 at most",
    ),
    Fault(
        "strength against some that costs what strength against all costs",
        cards(
            "cost: 4\n    points: 1\n    powers"
            ": [{do: explore_draw, cards: 2}]\n    bonus: [{each: world, good: genes, points: 1}]",
            "cost: 4\n    points: 1\n    powers: [{do: strength_against, amount: 1, against: rebel}]",
        ),
        "dominated-card",
        "fleet/cards.yaml:11:5",
        "X2 is never better than",
    ),
    Fault(
        "a keyword given twice",
        cards("cost: 3", "cost: 3\n    keywords: [rebel, rebel]"),
        "idle-field",
        "fleet/cards.yaml:5:23",
        "twice; it counts once",
        "rebel",
    ),
    Fault(
        "a rebel that is no military world",
        cards("cost: 3", "cost: 3\n    keywords: [rebel]"),
        "idle-keyword",
        "fleet/cards.yaml:5:16",
        "never a card like this",
        "rebel",
    ),
    Fault(
        "a world that takes more goods for the same",
        worlds(
            "id: X1, cost: 3, points: 1, powers: [{do: consume, goods: 2, points: 2}]",
            "id: X2, cost: 3, points: 1, powers: [{do: consume, goods: 1, points: 2}]",
        ),
        "dominated-card",
        "fleet/cards.yaml:2:5",
        "X1 is never better than",
    ),
]

SWITCHES = [
    Fault(
        "trade left open where nobody trades",
        manifest("rules: {trade: optional}\nremove: [trade]\n"),
        "idle-switch",
        RULES,
        "no action card lets a player trade",
    ),
    Fault(
        "action cards of games for two where there are none",
        manifest("players: {from: 3, to: 4}\nrules: {two_player_actions: one_of_seven}\n"),
        "idle-switch",
        "fleet/set.yaml:5:29",
        "the set is for 3 players or more",
    ),
    Fault(
        "second copies where nobody chooses two",
        manifest("players: {from: 3, to: 4}\n"),
        "idle-second",
        RULES,
        "second copies are never used",
    ),
    Fault(
        "powers that begin at once, where there are none",
        manifest("rules: {new_card_powers: at_once}\nremove: [D06, D14]\n"),
        "idle-switch",
        RULES,
        "no card of the set draws when a card is placed",
    ),
    Fault(
        "double developments, none of which comes twice",
        manifest(
            "rules: {duplicate_developments: true}\nchange:\n"
            + "".join(f"  D{n:02}: {{count: 1}}\n" for n in range(1, 20))
        ),
        "idle-switch",
        RULES,
        "no development of the set comes twice",
    ),
    Fault(
        "sales that count for nothing",
        manifest("rules: {trade_powers_count: trade_and_consume}\nremove: [D28]\n"),
        "idle-switch",
        RULES,
        "no bonus of the set counts",
    ),
    Fault(
        "doubled hand cards that nobody discards",
        manifest("rules: {double_hand_discards: true}\nremove: [D08, W34]\n"),
        "idle-switch",
        RULES,
        "for cards discarded from the hand",
    ),
    Fault(
        "doubled hand cards where nothing doubles",
        manifest("rules: {double_hand_discards: true}\nremove: [double]\n"),
        "idle-switch",
        RULES,
        "no action card doubles points",
    ),
    Fault(
        "alien worlds let in where no card asks",
        manifest("rules: {alien_worlds_barred: false}\nremove: [D01, D07]\n"),
        "idle-switch",
        RULES,
        "no power of the set places a world free",
    ),
    Fault(
        "a floor for strength that nothing lowers",
        manifest("rules: {strength_floor: true}\nremove: [D01, D30, W08, W22]\n"),
        "idle-switch",
        RULES,
        "no card of the set lowers strength",
    ),
    Fault(
        "a deal where nothing is dealt",
        manifest("rules: {beginner_hands: true, start_hand: 8}\n"),
        "idle-switch",
        "fleet/set.yaml:4:43",
        "nothing is dealt",
    ),
    Fault(
        "all cards of the first hand discarded",
        manifest("rules: {start_hand: 4, start_discards: 4}\n"),
        "empty-start",
        "fleet/set.yaml:4:40",
        "begins with an empty hand",
        "4",
        "0 to 3",
    ),
    Fault(
        "an exploration without a choice",
        manifest("rules: {explore_keep: 2}\n"),
        "no-choice",
        "fleet/set.yaml:4:23",
        "nothing to choose",
        "2",
        "1 to 1",
    ),
]

BONUSES = [
    Fault(
        "points for itself by name",
        bonus("{each: named, card: X2, points: 2}"),
        "constant-bonus",
        BONUS,
        "counts only X2 itself",
    ),
    Fault(
        "points for a cost that only itself has",
        {
            "set.yaml": SET,
            "cards.yaml": CARDS.replace("cost: 4", "cost: 7").replace(
                BONUS_TEXT, "{each: development, cost: 7, points: 2}"
            ),
        },
        "constant-bonus",
        BONUS,
        "always scores the same",
    ),
    Fault(
        "the same points for strength twice",
        bonus("{each: strength, points: 1}, {each: strength, points: 1}"),
        "twin-bonus",
        BONUS,
        "one can say the sum",
    ),
    Fault(
        "points for a keyword that only itself has",
        {
            "set.yaml": SET + without(*REBELS),
            "cards.yaml": CARDS.replace("cost: 4", "cost: 4\n    keywords: [rebel]").replace(
                BONUS_TEXT, "{each: card, keyword: rebel, points: 2}"
            ),
        },
        "constant-bonus",
        "fleet/cards.yaml:17",
        "always scores the same",
    ),
    Fault(
        "points for chips beyond the pool",
        bonus("{each: chip_points, per: 9, points: 1}", "rules: {points_per_player: 2, reserve_chips: false}\n"),
        "idle-bonus",
        BONUS,
        "the pool is worth 8 points",
    ),
]

FAULTS = [*GOODS, *POWERS, *SWITCHES, *BONUSES]


# Sets of Race for the Galaxy that are strange and legal: nothing in them may be called an error.

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
