"""Planted faults of Race for the Galaxy: a small custom set to spoil, and all that is spoilt in it.

Each list holds faults of one module of checks. Lines count in `SET` and `CARDS`.
"""

from __future__ import annotations

from tests.content.planted import Fault, Files

SET = """\
extends: race
title: {en: Outer Reach}
languages: [en]
"""
CARDS = """\
world:
  - id: X1
    title: {en: Quiet Anchorage}
    cost: 3
    points: 2
    good: genes
    powers:
      - {do: consume, goods: 2, points: 3, cards: 1}
      - {do: produce_here}
development:
  - id: X2
    title: {en: Lantern Wardens}
    cost: 4
    points: 1
    powers: [{do: explore_draw, cards: 2}]
    bonus: [{each: world, good: genes, points: 1}]
"""
CONSUME = "{do: consume, goods: 2, points: 3, cards: 1}"
EXPLORE = "{do: explore_draw, cards: 2}"
BONUS = "{each: world, good: genes, points: 1}"
GENES = ["W19", "W20", "W21", "W22", "W23", "W45", "W46", "W47", "W48", "W49", "W50"]
REBELS = ["W42", "W43", "W50", "W56", "W57", "W58", "W59"]
MILITARY = [f"W{number}" for number in range(38, 60)]
WORLDS = [f"W{number:02}" for number in range(1, 60)]
DEVELOPMENTS = [f"D{number:02}" for number in range(1, 32)]


def cards(old: str, new: str, more: str = "") -> Files:
    """The custom set with something else on one of its cards, and perhaps more lines in its ``set.yaml``."""
    assert old in CARDS
    return {"set.yaml": SET + more, "cards.yaml": CARDS.replace(old, new, 1)}


def power(text: str, more: str = "") -> Files:
    """The custom set with another power on its world, at 8:9."""
    return cards(CONSUME, text, more)


def on_development(text: str, more: str = "") -> Files:
    """The custom set with another power on its development, at 15:14."""
    return cards(EXPLORE, text, more)


def bonus(text: str, more: str = "") -> Files:
    """The custom set with another bonus on its development, at 16:13."""
    return cards(BONUS, text, more)


def manifest(more: str) -> Files:
    """The custom set with more lines in its ``set.yaml``, from line 4 on, and no cards of its own."""
    return {"set.yaml": SET + more}


def without(*names: str) -> str:
    """A line of ``set.yaml`` that removes entries."""
    return f"remove: [{', '.join(names)}]\n"


def developments_but(*names: str) -> str:
    """A line that removes all developments but these."""
    return without(*[name for name in DEVELOPMENTS if name not in names])


def worlds(*entries: str) -> Files:
    """The custom set with these worlds only."""
    lines = "".join(f"  - {{title: {{en: World {place}}}, {entry}}}\n" for place, entry in enumerate(entries))
    return {"set.yaml": SET, "cards.yaml": "world:\n" + lines}


PEACE = on_development(
    "{do: strength, amount: 2}, {do: sudden_strength, amount: 2}, {do: pay_for_military}",
    without(*MILITARY, "S3", "D29"),
)
"""No military world, and no card that scores for strength."""
ALONE = on_development("{do: develop_discount, cards: 1}, {do: draw_after_developing}", developments_but())
"""One development, and no other."""

SEATS = [
    Fault("players the game is not for", manifest("players: {from: 2, to: 5}\n"), "wrong-players",
          "fleet/set.yaml:4:10", "for 2 to 4 players", "2 to 5", "2 to 4"),
    Fault("more cards discarded than dealt", manifest("rules: {start_hand: 3, start_discards: 4}\n"), "out-of-range",
          "fleet/set.yaml:4:40", "nobody can discard 4 of 3", "4", "0 to 3"),
    Fault("more cards kept than drawn", manifest("rules: {explore_keep: 3}\n"), "out-of-range",
          "fleet/set.yaml:4:23", "keep 3 of 2", "3", "1 to 2"),
    Fault("novelty goods dearer than alien ones",
          manifest("rules:\n  sale_price: {novelty: 6, rare: 3, genes: 4, alien: 5}\n"), "odd-prices",
          "fleet/set.yaml:5:15", "novelty goods are worth least"),
    Fault("a floor for strength that nobody scores for", manifest(without("D29") + "rules: {strength_floor: true}\n"),
          "idle-switch", "fleet/set.yaml:5:25", "no card of the set scores for strength"),
]  # fmt: skip

CARD = [
    Fault("a world with a cost and a defence", cards("cost: 3", "cost: 3\n    defence: 2"), "cost-or-defence",
          "fleet/cards.yaml:5:14", "paid for or conquered", "cost and defence", "cost or defence"),
    Fault("a world with neither", cards("    cost: 3\n", ""), "cost-or-defence", "fleet/cards.yaml:2:5",
          "X1 has neither", "neither", "cost or defence"),
    Fault("a card of no use", cards("points: 1\n    powers: [{do: explore_draw, cards: 2}]\n    bonus: [{each: world,"
          " good: genes, points: 1}]\n", "points: 0\n"), "blank-card", "fleet/cards.yaml:11:5", "nobody would want"),
    Fault("production on a world without a good", cards("    good: genes\n", ""), "no-good", "fleet/cards.yaml:8:9",
          "it can hold none", accepted="good: novelty, rare, genes, alien"),
    Fault("a sale from a world without a good", cards("    good: genes\n    powers:\n      - " + CONSUME + "\n"
          "      - {do: produce_here}", "    powers:\n      - {do: sale_bonus, cards: 1, from: here}"), "no-good",
          "fleet/cards.yaml:7:9", "speaks of the good on this world"),
    Fault("production on a development", on_development("{do: produce_here}"), "no-good", "fleet/cards.yaml:15:14",
          "X2 is a development"),
    Fault("a windfall's power on a production world", power("{do: draw_when_produced, cards: 2}"), "not-windfall",
          "fleet/cards.yaml:8:9", "for windfall worlds", accepted="produce_here with cards: 2"),
    Fault("a bonus for another good from here", power("{do: sale_bonus, cards: 1, good: rare, from: here}"),
          "other-good", "fleet/cards.yaml:8:42", "only genes goods lie", "rare", "any, genes"),
    Fault("production twice", power("{do: produce_here, cards: 1}"), "twin-power", "fleet/cards.yaml:9:9",
          "a world holds one"),
    Fault("goods discarded for nothing", power("{do: consume, goods: 2}"), "consume-nothing", "fleet/cards.yaml:8:9",
          "neither points nor cards", accepted="points or cards above 0"),
    Fault("different goods of one kind", power("{do: consume, goods: 2, good: rare, different: true, points: 1}"),
          "different-of-one", "fleet/cards.yaml:8:39", "all be rare goods", "rare", "any"),
    Fault("more kinds than there are", power("{do: consume, goods: 5, different: true, points: 1}"),
          "too-many-kinds", "fleet/cards.yaml:8:30", "and there are 4", "5", "1 to 4"),
    Fault("one good of different kinds", power("{do: consume, different: true, points: 1}"), "idle-field",
          "fleet/cards.yaml:8:34", "'different' says nothing"),
    Fault("a guess from 5 to 3", power("{do: guess_top_card, least: 5, most: 3}"), "out-of-range",
          "fleet/cards.yaml:8:37", "at least 5 and at most 3", "5", "0 to 3"),
]  # fmt: skip

POWERS = [
    Fault("a strength of nothing", on_development("{do: strength, amount: 0}"), "idle-power",
          "fleet/cards.yaml:15:14", "'strength' can never do anything: it adds nothing"),
    Fault("strength against rebels where there are none",
          on_development("{do: strength_against, amount: 2, against: rebel}", without(*REBELS)), "idle-power",
          "fleet/cards.yaml:15:14", "no military world is a rebel world"),
    Fault("strength against goods of no military world",
          on_development("{do: strength_against, amount: 2, against: rare}", without("W42", "W43", "W44")),
          "idle-power", "fleet/cards.yaml:15:14", "no military world has rare goods"),
    Fault("paying for military worlds where there are none",
          PEACE, "idle-power", "fleet/cards.yaml:15",
          "no military world of the set may be paid for"),
    Fault("a discount for worlds nobody pays for",
          on_development("{do: settle_discount, cards: 1, good: alien}", without("W24", "W25", "W26", "W27")),
          "idle-power", "fleet/cards.yaml:15:14", "no world with alien goods is paid for"),
    Fault("a sale bonus for goods nobody has",
          {"set.yaml": SET + without(*GENES), "cards.yaml": CARDS.replace("good: genes", "good: rare", 1).replace(
              EXPLORE, "{do: sale_bonus, cards: 1, good: genes}")}, "idle-power", "fleet/cards.yaml:15:14",
          "no world of the set holds genes goods"),
    Fault("a sale bonus where nothing is sold",
          on_development("{do: sale_bonus, cards: 1}", without("trade", "D31")), "idle-power",
          "fleet/cards.yaml:15:14", "nothing in the set sells goods with bonuses"),
    Fault("more goods than the set can hold", power("{do: consume, goods: 4, good: alien, points: 9}",
          without("W24", "W25", "W26", "W27", "W51")), "idle-power", "fleet/cards.yaml:8:9",
          "it takes 4 alien goods, and the worlds of the set hold 3"),
    Fault("goods of more kinds than the set has", manifest(without(*GENES, "W24", "W25", "W26", "W27", "W51", "W52",
          "W53", "W54")), "idle-power", "fleet/set.yaml:4",
          "it takes goods of 3 kinds, and the worlds of the set hold 2"),
    Fault("a windfall good that no windfall world has",
          on_development("{do: produce_on_windfall, good: alien}", without("W25", "W26", "W27", "W52", "W53", "W54")),
          "idle-power", "fleet/cards.yaml:15:14", "the set has no windfall world for alien goods"),
    Fault("a guess that no card answers", power("{do: guess_top_card, least: 8, most: 9}"), "idle-power",
          "fleet/cards.yaml:8:9", "no card costs 8 to 9 or has such a defence"),
    Fault("a kind of good on no world", manifest(without(*GENES)), "missing-good", "fleet/set.yaml:4",
          "no world of the set holds genes goods"),
    Fault("goods nobody sells or consumes", manifest(without("trade", "D31", "W32", "W28", "D06", "D15", "S0", "S1",
          "S4", "W02", "W05", "W07", "W09", "W14", "W29", "W30", "W35", "W36", "W37", "W55")), "useless-good",
          "fleet/set.yaml:4", "nothing in the set sells or consumes alien goods, such as those of W24",
          "alien"),
    Fault("a phase without powers", manifest(without("D02", "D18", "D24", "D25", "W39", "W45")), "idle-phase",
          "fleet/set.yaml:4", "no card of the set has a power in the phase 'explore'"),
    Fault("an action card that can do nothing", manifest(without(*[f"W{number:02}" for number in range(1, 60)],
          "S2", "S4")), "idle-power", "fleet/set.yaml", "the bonus 'trade' can never do anything"),
]  # fmt: skip

BONUSES = [
    Fault("points for an unknown card", bonus("{each: named, card: D199, points: 2}"), "unknown-card",
          "fleet/cards.yaml:16:33", "X2 scores for the card 'D199'", "'D199'",
          "the id of a world or a development", "'D19'"),
    Fault("points for an action card", bonus("{each: named, card: trade, points: 2}"), "unknown-card",
          "fleet/cards.yaml:16:33", found="'trade'"),
    Fault("points for a card that was removed", manifest(without("W30")), "unknown-card",
          "fleet/set.yaml:4", "D21 scores for the card 'W30'", "'W30'"),
    Fault("points for a keyword that no card has", bonus("{each: card, keyword: rebel, points: 2}",
          without(*REBELS)), "idle-bonus", "fleet/cards.yaml:16:13", "rule 1 of its bonus can never score: no card"),
    Fault("points for worlds that do not exist",
          bonus("{each: world, good: rare, military: true, keyword: alien, points: 2}"), "idle-bonus",
          "fleet/cards.yaml:16:13", "no card of the set fits it"),
    Fault("points for a cost that no development has", bonus("{each: development, cost: 9, points: 2}"), "idle-bonus",
          "fleet/cards.yaml:16:13", "no card of the set fits it"),
    Fault("a rule behind one that counts all its cards",
          bonus("{each: world, points: 1}, {each: world, good: genes, points: 3}"), "idle-bonus",
          "fleet/cards.yaml:16:39", "rule 2 of its bonus can never score: every card that fits it is counted"),
    Fault("points for strength where there is none", {"set.yaml": SET + "rules: {hand_limit: 9}\n" + without(
          "D02", "D12", "D16", "D29", "S1", "S3", "W13", "W18", "W40", "W50", "W51", "W53", "W54", "W57"),
          "cards.yaml": CARDS.replace(BONUS, "{each: strength, points: 1}")}, "idle-bonus", "fleet/cards.yaml:16:13",
          "no card of the set adds strength for good"),
    Fault("a keyword that nothing counts", cards("cost: 3", "cost: 3\n    keywords: [imperium]", without("W13", "D23")),
          "idle-keyword", "fleet/cards.yaml:5:16", "the keyword 'imperium', which 1 card has", "imperium"),
]  # fmt: skip

REACH = [
    Fault("a world beyond every strength", manifest(without("D01", "D02", "D05", "D12", "D16", "D23", "W13", "W18",
          "W40", "W50", "W51", "W53", "W54")), "unreachable-world", "fleet/set.yaml:4",
          "W59 can never be placed: no tableau has strength 7 against it", "7", "0 to 6"),
    Fault("an alien world beyond every strength",
          {"set.yaml": SET + without("D02", "D05", "D12", "D16", "D20", "D29", "S1", "S3", "W13", "W18", "W33", "W40",
                                     "W50", "W51", "W53", "W54", "W57"),
           "cards.yaml": "world:\n  - {id: X1, title: {en: Vault}, defence: 9, points: 9, good: alien}\n"},
          "unreachable-world", "fleet/cards.yaml:2:43", "no card of the set lets a player pay for it", "9", "0 to 0"),
    Fault("a development beyond every hand", cards("cost: 4", "cost: 9",
          "rules: {hand_limit: 1, start_hand: 3}\n" + without("D04", "D10", "D22", "D06", "D18", "D24",
                                                               "explore-deep", "develop")),
          "unpayable-cost", "fleet/cards.yaml:13:11", "X2 can never be paid", "9"),
    Fault("a cost above the limit of hands", cards("cost: 4", "cost: 9", "rules: {hand_limit: 8}\n"), "dear-card",
          "fleet/cards.yaml:13:11", "hands of 8 pay for X2 with discounts or new cards only", "9", "0 to 7"),
    Fault("a world that is never the better choice",
          worlds("id: X1, cost: 2, points: 1, good: rare, powers: [{do: produce_here, cards: 1}]",
                 "id: X2, cost: 3, points: 1, good: rare, powers: [{do: produce_here}]"), "dominated-card",
          "fleet/cards.yaml:3:5", "X2 is never better than"),
]  # fmt: skip

STARTS = [
    Fault("too few start worlds", manifest(without("S0", "S1")), "too-few-start-worlds", "fleet/set.yaml:4",
          "4 players need as many start worlds; the set holds 3", "3", "4 or more"),
    Fault("two start worlds of one number", manifest("change:\n  S4: {number: 1}\n"), "twin-number",
          "fleet/set.yaml:5:16", "S4 has the number of S1", "1"),
    Fault("two copies of a start world", manifest("change:\n  S4: {count: 2}\n"), "twin-number",
          "fleet/set.yaml:5:15", "S4 comes 2 times", "2", "1"),
    Fault("a start world in a first hand", manifest("change:\n  S4: {beginner_hand: 1}\n"), "idle-field",
          "fleet/set.yaml:5:23", "no hand holds it"),
    Fault("a first hand of three", manifest("rules: {beginner_hands: true}\n" + without("W03")), "beginner-hand",
          "fleet/set.yaml:5", "W43, D06, D07 in beginner hand 1: a first hand has 4 cards", "3", "4"),
    Fault("a first hand without a start world", manifest("rules: {beginner_hands: true}\nchange:\n"
          "  W03: {beginner_hand: 7}\n"), "no-start-world", "fleet/set.yaml:6:24", "start world 7, and there is none",
          "7", "0, 1, 2, 3, 4"),
    Fault("hands larger than the deck", manifest("rules: {start_hand: 12}\n" + without(
          *[f"W{number:02}" for number in range(1, 60)], "D01", "D02", "D03", "D04")), "too-few-cards",
          "fleet/set.yaml", "take 52 cards; the set holds 47", "47", "52 or more"),
    Fault("a deck too small to play on", manifest("rules: {hand_limit: 20}\n"), "small-deck",
          "fleet/set.yaml:4:21", "play may come to a standstill", "114", "128 or more"),
]  # fmt: skip

SUPPLIES = [
    Fault("a phase that nobody can choose", manifest(without("produce")), "missing-action", "fleet/set.yaml:4:10",
          "no action card is for the phase 'produce'"),
    Fault("no second copies for two", manifest(without("develop-second")), "missing-action", "fleet/set.yaml:4:10",
          "no second copy is for 'develop'"),
    Fault("an action card short", manifest("change:\n  trade: {count: 3}\n"), "too-few-cards", "fleet/set.yaml:5:18",
          "trade: each of 4 players takes one; the set holds 3", "3", "4 or more"),
    Fault("one second copy for two", manifest("change:\n  settle-second: {count: 1}\n"), "too-few-cards",
          "fleet/set.yaml:5:26", "each of 2 players takes one", "1", "2 or more"),
    Fault("a pool that the chips do not make", manifest("change:\n  chip-5: {count: 5}\n"), "too-few-tokens",
          "fleet/set.yaml:5:19", "the pool of 4 players is worth 48 points", "43", "48"),
    Fault("chips that cannot be changed", manifest("change:\n  chip-1: {count: 3}\n  chip-5: {count: 20}\n"),
          "no-change", "fleet/set.yaml:5:19", "no chips of the pool make 4", "5"),
    Fault("no chips for the end", manifest(without("chip-10")), "no-reserve", "fleet/set.yaml:4:10",
          "no chip of the set is one"),
    Fault("chips for an end without them", manifest("rules: {reserve_chips: false}\n"), "idle-field",
          "fleet/set.yaml:4:24", "chip-10 is of the reserve"),
    Fault("too few cards that help", manifest("change:\n  aid-icons: {count: 3}\n"), "too-few-aids",
          "fleet/set.yaml:5:22", "takes an aid for icons; the set holds 3", "3", "4 or more"),
]  # fmt: skip

FAULTS = [*SEATS, *CARD, *POWERS, *BONUSES, *REACH, *STARTS, *SUPPLIES]
