"""Planted faults of Race for the Galaxy: what is short or gone, for every number of players, and games without an end.

Lines count in `SET` and `CARDS` of ``planted``.
"""

from __future__ import annotations

from tests.content.planted import Fault
from tests.games.race.planted import CARDS, DEVELOPMENTS, PEACE, SET, WORLDS, cards, manifest, on_development, without

RULES = "fleet/set.yaml:4"
CHANGED = "fleet/set.yaml:5"
WORLD_ONLY = CARDS[: CARDS.index("development:")]
GIVING_POINTS = [
    "D06",
    "D08",
    "D13",
    "D14",
    "D15",
    "D18",
    "D19",
    "D21",
    "D27",
    "S0",
    "S1",
    "S4",
    "W07",
    "W09",
    "W14",
    "W19",
    "W28",
    "W29",
    "W30",
    "W34",
    "W35",
    "W36",
    "W37",
    "W55",
]
ACTION = "action:\n  - {{id: {name}, count: 4, action: {{bonus: {action}}}}}\n"

ACTIONS = [
    Fault("no trade", manifest(without("trade")), "missing-bonus", RULES, "no action card has the bonus 'trade'", "0"),
    Fault("no double", manifest(without("double")), "missing-bonus", RULES, "no action card has the bonus 'double'"),
    Fault("no wide exploration", manifest(without("explore-wide")), "missing-bonus", RULES, "'explore_wide'"),
    Fault("no deep exploration", manifest(without("explore-deep")), "missing-bonus", RULES, "'explore_deep'"),
    Fault(
        "nobody explores",
        manifest(without("explore-wide", "explore-deep")),
        "missing-action",
        RULES,
        "the phase 'explore'",
    ),
    Fault("nobody consumes", manifest(without("trade", "double")), "missing-action", RULES, "the phase 'consume'"),
    Fault(
        "two action cards that say the same",
        {"set.yaml": SET, "cards.yaml": ACTION.format(name="x-trade", action="trade")},
        "twin-action",
        "fleet/cards.yaml:2",
        "x-trade says what trade says",
    ),
    Fault(
        "wide exploration that draws no more than deep",
        manifest("change:\n  explore-wide: {action: {bonus: explore_wide, draw: 1}}\n"),
        "weaker-action",
        CHANGED,
        "exploring deep draws 1 and keeps more too",
        "1",
        "2 or more",
    ),
    Fault(
        "deep exploration that keeps all it draws",
        manifest("change:\n  explore-deep: {action: {bonus: explore_deep, draw: 1, keep: 2}}\n"),
        "no-choice",
        CHANGED,
        "there is nothing to choose",
        "2",
    ),
    Fault(
        "a double where no power gives points",
        manifest(without(*GIVING_POINTS)),
        "idle-power",
        RULES,
        "the bonus 'double' can never do anything: no power of the set gives points for goods",
    ),
    Fault(
        "a trade where no sale brings a card",
        manifest(
            "rules: {sale_price: {novelty: 0, rare: 0, genes: 0, alien:"
            " 0}}\n" + without("D03", "D09", "D13", "D31", "S0", "W04", "W06", "W11", "W20", "W31", "W34", "W39", "W41")
        ),
        "idle-power",
        RULES,
        "no sale brings a card",
    ),
    Fault(
        "a discount of five where no development costs so much",
        manifest(
            "change:\n  develop: {action: {bonus:"
            " develop, discount: 5}}\n" + without(*[name for name in DEVELOPMENTS if name > "D14"])
        ),
        "above-cap",
        CHANGED,
        "only 3 can ever matter",
        "5",
        "3 or fewer",
    ),
    Fault(
        "action cards for three of four",
        manifest("change:\n  explore-deep: {count: 3}\n"),
        "too-few-cards",
        CHANGED,
        "each of 4 players takes one",
        "3",
    ),
    Fault(
        "action cards that nobody takes",
        manifest("change:\n  explore-deep: {count: 9}\n"),
        "idle-copies",
        CHANGED,
        "4 players take one each",
        "9",
        "4",
    ),
]

CHIPS = [
    Fault(
        "points for which there are no chips",
        manifest("rules: {points_per_player: 15}\n"),
        "too-few-tokens",
        "fleet/set.yaml:4:28",
        "the pool of 4 players is worth 60 points",
    ),
    Fault(
        "a pool that chips make for two but not for four",
        manifest("change:\n  chip-1: {count: 10}\n"),
        "too-few-tokens",
        CHANGED,
        "the pool of 4 players is worth 48",
    ),
    Fault("no chips of one point", manifest(without("chip-1")), "too-few-tokens", RULES, "no chips of the set"),
    Fault(
        "a chip larger than any pool",
        {"set.yaml": SET, "cards.yaml": "chip:\n  - {id: X1, count: 2, value: 50}\n"},
        "idle-chip",
        "fleet/cards.yaml:2:31",
        "is worth 50, and the pool of 4 players only 48",
        "50",
        "1 to 48",
    ),
    Fault(
        "too few small chips for everybody",
        manifest("change:\n  chip-1: {count: 13}\n  chip-5: {count: 7}\n"),
        "little-change",
        CHANGED,
        "4 players who each hold 4 points",
        "13",
        "16 or more",
    ),
    Fault(
        "a reserve of one chip",
        manifest("change:\n  chip-10: {count: 1}\n"),
        "little-reserve",
        CHANGED,
        "beside the pool of 4 players lie 10 points",
        "10",
    ),
    Fault(
        "far more chips than any pool",
        manifest("change:\n  chip-5: {count: 60}\n"),
        "idle-copies",
        CHANGED,
        "most of them are never used",
        "60",
    ),
    Fault(
        "nobody is shown the phases",
        manifest(without("aid-phases")),
        "too-few-aids",
        RULES,
        "an aid for phases; the set holds 0",
        "0",
        "4 or more",
    ),
    Fault(
        "aids that nobody takes",
        manifest("change:\n  aid-icons: {count: 40}\n"),
        "idle-copies",
        CHANGED,
        "4 players take one each",
        "40",
    ),
]

STARTS = [
    Fault(
        "a first hand that is never dealt",
        manifest("rules: {beginner_hands: true}\nchange:\n  W04: {beginner_hand: 0}\n"),
        "idle-field",
        "fleet/set.yaml:6",
        "start worlds 1 to 4, and never 0",
        "0",
        "1 to 4",
    ),
    Fault(
        "a first hand of five",
        manifest("rules: {beginner_hands: true}\nchange:\n  W05: {beginner_hand: 2}\n"),
        "beginner-hand",
        "fleet/set.yaml:6",
        "a first hand has 4 cards",
        "5",
        "4",
    ),
    Fault(
        "a first hand without its start world for four",
        manifest("rules: {beginner_hands: true}\n" + without("S4")),
        "no-start-world",
        "fleet/set.yaml:5",
        "start world 4, and there is none",
    ),
    Fault(
        "start worlds for three of four",
        manifest(without("S2", "S3")),
        "too-few-start-worlds",
        RULES,
        "the set holds 3",
    ),
    Fault(
        "one start world too few for two",
        manifest("players: {from: 2, to: 2}\n" + without("S0", "S1", "S2", "S3")),
        "too-few-start-worlds",
        "fleet/set.yaml:4",
        "2 players need as many start worlds",
    ),
    Fault(
        "a first hand above the hand limit",
        manifest("rules: {start_hand: 9, start_discards: 0, hand_limit: 7}\n"),
        "above-hand-limit",
        RULES,
        "rules: the first hand brings 9 cards",
        "9",
        "7 or fewer",
    ),
]

COURSE = [
    Fault(
        "a game without developments",
        {"set.yaml": SET + without(*DEVELOPMENTS), "cards.yaml": WORLD_ONLY},
        "empty-phase",
        RULES,
        "the set holds no development",
    ),
    Fault(
        "an action card for developments where there are none",
        {"set.yaml": SET + without(*DEVELOPMENTS), "cards.yaml": WORLD_ONLY},
        "idle-power",
        RULES,
        "the set holds no development",
    ),
    Fault(
        "a game without worlds to settle",
        manifest(without(*WORLDS)),
        "empty-phase",
        "fleet/set.yaml",
        "no world but those that players begin with",
    ),
    Fault("a game without conquest", PEACE, "no-military", RULES, "no military world"),
    Fault(
        "a game in which nothing is produced",
        manifest(
            without(
                "produce",
                "D21",
                "D09",
                "D11",
                "D26",
                "D27",
                "D30",
                "S4",
                *[name for name in WORLDS if name not in ("W08", "W09", "W22", "W23", "W15", "W16", "W36", "W37")],
            )
        ),
        "empty-phase",
        "fleet/set.yaml",
        "nothing in the set produces goods",
    ),
    Fault(
        "chips that nobody gets", manifest(without(*GIVING_POINTS)), "idle-chips", RULES, "the pool never ends a game"
    ),
    Fault(
        "a tableau that no cards fill",
        manifest("rules: {tableau_end: 40}\n" + without(*WORLDS)),
        "unreachable-end",
        RULES,
        "it can hold 36 cards of the set at most",
        "40",
        "4 to 36",
    ),
    Fault(
        "a game that never ends",
        manifest("rules: {tableau_end: 40}\n" + without(*WORLDS, *[name for name in GIVING_POINTS if name[0] != "W"])),
        "endless-game",
        RULES,
        "a game can never end",
    ),
    Fault(
        "a deck too small for four",
        manifest("rules: {tableau_end: 24}\n"),
        "small-deck",
        RULES,
        "play may come to a standstill",
    ),
]

LIMITS = [
    Fault(
        "a discount beyond any cost",
        on_development("{do: settle_discount, cards: 5, good: rare}", without("W14", "W13")),
        "above-cap",
        "fleet/cards.yaml:15:43",
        "only 3 can ever matter",
        "5",
        "3 or fewer",
    ),
    Fault(
        "strength beyond every rebel",
        on_development("{do: strength_against, amount: 9, against: rebel}", without("D01", "D30", "W08", "W22")),
        "above-cap",
        "fleet/cards.yaml:15:45",
        "no world that it is for is stronger",
        "9",
    ),
    Fault(
        "sudden strength beyond every world",
        on_development(
            "{do: sudden_strength, amount: 9}",
            without("W59", "W58", "W57", "W51", "W54", "W45", "W53", "D01", "D30", "W08", "W22"),
        ),
        "above-cap",
        "fleet/cards.yaml:15:44",
        "only 3 can ever matter",
        "9",
        "3 or fewer",
    ),
    Fault(
        "a discount beyond every defence",
        on_development("{do: pay_for_military, discount: 5}", without("W59", "W58", "W57", "W45")),
        "above-cap",
        "fleet/cards.yaml:15:47",
        "only 3 can ever matter",
        "5",
    ),
    Fault(
        "a discount beyond every development",
        on_development("{do: develop_discount, cards: 5}", without(*[name for name in DEVELOPMENTS if name > "D14"])),
        "above-cap",
        "fleet/cards.yaml:15:44",
        "only 3 can ever matter",
        "5",
    ),
    Fault(
        "five times more often than there are goods",
        on_development(
            "{do: consume, good: alien, points: 1, times: 5}", without("W24", "W25", "W26", "W27", "W51", "W52")
        ),
        "above-cap",
        "fleet/cards.yaml:15:59",
        "only 2 can ever matter",
        "5",
    ),
    Fault(
        "cards kept that nobody draws",
        on_development(
            "{do: explore_keep, cards: 5}",
            "change:\n  explore-wide: {action: {bonus: explore_wide, draw: 2}}\n"
            + without("D02", "D24", "D25", "W39", "W45"),
        ),
        "above-cap",
        "fleet/cards.yaml:15:40",
        "exploring never draws more than",
        "5",
    ),
    Fault(
        "a sale of more than a hand keeps",
        manifest("rules: {sale_price: {novelty: 2, rare: 3, genes: 4, alien: 12}}\n"),
        "above-hand-limit",
        "fleet/set.yaml:4:60",
        "12 cards, and no hand keeps more than 10",
        "12",
    ),
    Fault(
        "more cards for goods than a hand keeps",
        on_development("{do: consume, cards: 5, times: 3}"),
        "above-hand-limit",
        "fleet/cards.yaml:15:35",
        "brings 15 cards",
        "15",
        "10 or fewer",
    ),
    Fault(
        "a hand below what powers bring",
        manifest("rules: {hand_limit: 4}\n"),
        "above-hand-limit",
        RULES,
        "no hand keeps more than 4",
    ),
    Fault(
        "cards drawn for settling above the limit",
        manifest("rules: {hand_limit: 4}\nchange:\n  settle: {action: {bonus: settle, cards: 5}}\n"),
        "above-hand-limit",
        "fleet/set.yaml:6",
        "brings 5 cards",
    ),
    Fault("costs above the limit of hands", manifest("rules: {hand_limit: 6}\n"), "dear-card", RULES, "hands of 6 pay"),
]

EXTREMES = [
    Fault(
        "points far beyond the cost",
        cards("points: 2", "points: 12"),
        "far-out",
        "fleet/cards.yaml:5:13",
        "worth 12 points",
        "12",
        "0 to 5",
    ),
    Fault(
        "a discount far out",
        on_development("{do: develop_discount, cards: 5}"),
        "far-out",
        "fleet/cards.yaml:15:44",
        "for a price of 4",
        "5",
    ),
    Fault(
        "a card of cost 1 with the strength of nine",
        cards(
            "cost: 4\n    points: 1\n    powers: [{do: explore_draw, cards: 2}]",
            "cost: 1\n    points: 1\n    powers: [{do: strength, amount: 6}]",
        ),
        "far-out",
        "fleet/cards.yaml:15:37",
        "for a price of 1",
        "6",
        "0 to 2",
    ),
    Fault(
        "draws far out",
        on_development("{do: draw_when_producing, cards: 5}"),
        "far-out",
        "fleet/cards.yaml:15:47",
        "5 cards of the power",
        "5",
    ),
    Fault(
        "points for a good far out",
        on_development("{do: consume, points: 9}"),
        "far-out",
        "fleet/cards.yaml:15:14",
        "9 points and cards for 1 of goods",
        "9",
    ),
    Fault(
        "cards for hand cards far out",
        on_development("{do: discard_for_points, cards: 5, points: 5}"),
        "far-out",
        "fleet/cards.yaml:15",
        "5 points of the power",
    ),
    Fault(
        "strength taken away far out",
        on_development("{do: strength, amount: -5}"),
        "far-out",
        "fleet/cards.yaml:15:37",
        "takes 5 strength away",
        "-5",
    ),
    Fault(
        "powers that together are far out",
        on_development(
            "{do: strength, amount: 3}, {do: develop_discount, cards:"
            " 2}, {do: explore_keep}, {do: settle_discount, cards: 2}, {do: draw_when_producing, cards: 2}"
        ),
        "far-out",
        "fleet/cards.yaml:15:13",
        "the powers of X2 together",
    ),
    Fault(
        "a bonus far out",
        cards("genes, points: 1}", "genes, points: 9}"),
        "far-out",
        "fleet/cards.yaml:16:48",
        "by rule 1 of its bonus",
        "9",
    ),
    Fault(
        "points for strength far out",
        cards("{each: world, good: genes, points: 1}", "{each: strength, points: 7}"),
        "far-out",
        "fleet/cards.yaml:16:38",
        "7 points for each strength",
        "7",
    ),
    Fault(
        "points for chips far out",
        cards("{each: world, good: genes, points: 1}", "{each: chip_points, per: 1, points: 2}"),
        "far-out",
        "fleet/cards.yaml:16:49",
        "for every 1 in chips",
        "2",
    ),
    Fault(
        "a card that comes thirty times",
        cards("cost: 4", "cost: 4\n    count: 30"),
        "flooded-deck",
        "fleet/cards.yaml:14:12",
        "to draw from are X2",
        "30",
    ),
    Fault(
        "a card that comes nine times",
        cards("cost: 4", "cost: 4\n    count: 9"),
        "far-out",
        "fleet/cards.yaml:14:12",
        "X2 comes 9 times",
        "9",
        "1 to 4",
    ),
    Fault(
        "an action far out",
        manifest("change:\n  develop: {action: {bonus: develop, discount: 5}}\n"),
        "far-out",
        CHANGED,
        "as the bonus of an action",
        "5",
    ),
    Fault(
        "points of the start far out",
        manifest("change:\n  S1: {points: 20}\n"),
        "far-out",
        CHANGED,
        "S1 is worth 20 points",
        "20",
    ),
    Fault(
        "a strong world that gives next to nothing",
        {
            "set.yaml": SET,
            "cards.yaml": "world:\n  - {id: X1, title:"
            " {en: Wall}, defence: 7, points: 0, powers: [{do: draw_when_producing}]}\n",
        },
        "poor-card",
        "fleet/cards.yaml:2:5",
        "gives far less than any card of that price",
    ),
    Fault(
        "a game of one point for each player",
        manifest("rules: {points_per_player: 1}\n"),
        "far-out",
        RULES,
        "points_per_player is 1",
        "1",
    ),
    Fault("a game of four cards", manifest("rules: {tableau_end: 4}\n"), "far-out", RULES, "tableau_end is 4", "4"),
    Fault("an exploration of all", manifest("rules: {explore_draw: 12}\n"), "far-out", RULES, "explore_draw is 12"),
    Fault(
        "alien goods sold for ten cards",
        manifest("rules: {sale_price: {novelty: 2, rare: 3, genes: 4, alien: 10}}\n"),
        "far-out",
        "fleet/set.yaml:4:60",
        "alien goods are sold for 10 cards",
        "10",
    ),
]

FAULTS = [*ACTIONS, *CHIPS, *STARTS, *COURSE, *LIMITS, *EXTREMES]
