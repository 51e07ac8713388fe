"""Faults planted in sets of Tiny Stellar Empires, and in single cards of them."""

from __future__ import annotations

from tests.content.planted import CARDS, SET, Fault, Files
from validator.base.issue import Severity

# Planted faults of Tiny Stellar Empires: a small custom set to spoil, and the words for what must be found in it.
#
# Lines count in `SET` and `CARDS`: more lines of ``set.yaml`` begin at 4; half a of the one card is at 7, half b at 8.

Planted = tuple[Severity, Fault]
EMPIRES = [f"E{number:02d}" for number in range(1, 43)]
WORMHOLES = ["E39", "E40", "E41", "E42"]
LOOK = "{do: look, cards: 1}"
LOSS = "{do: loss, cards: 3}"
FILLING = [(1, 2, "look", "rebirth"), (2, 1, "thrive", "information"), (1, 1, "extra_points, points: 1", "bully")]
NAMES = ["military", "population", "science", "trade", "culture"]

ALONE = """\
game: empires
title: {en: Fleet}
players: {from: 2, to: 4}
languages: [en]
"""
BESIDE = """\
raid:
  - {id: R1, title: {en: Foray}, count: 5}
ambassador:
  - {id: A1, title: {en: Envoy}, count: 3, a: culture, b: trade}
homeworld:
  - {id: H1, title: {en: Cradle}, symbol: science, mission: {goal: symbols_of_one, count: 3}}
  - {id: H2, title: {en: Hearth}, symbol: trade, mission: {goal: each_timing}}
  - {id: H3, title: {en: Harbour}, symbol: culture, mission: {goal: busy_seams, routes: 2, count: 2}}
  - {id: H4, title: {en: Haven}, symbol: military, mission: {goal: many_civilisations, count: 3}}
"""


def error(name: str, files: Files, code: str, at: str, says: str = "", **more: str) -> Planted:
    """A fault that makes a rule impossible to carry out, or a game impossible to set up."""
    return Severity.ERROR, Fault(name, files, code, f"fleet/{at}", says, **more)


def warning(name: str, files: Files, code: str, at: str, says: str = "", **more: str) -> Planted:
    """A fault by which something can never act or never matters."""
    return Severity.WARNING, Fault(name, files, code, f"fleet/{at}", says, **more)


def advice(name: str, files: Files, code: str, at: str, says: str = "", **more: str) -> Planted:
    """Something legal that is pointless or extreme."""
    return Severity.ADVICE, Fault(name, files, code, f"fleet/{at}", says, **more)


def manifest(more: str) -> Files:
    """The custom set with more lines in its ``set.yaml`` and no cards of its own."""
    return {"set.yaml": SET + more}


def rules(stated: str, more: str = "") -> Files:
    """The same with these switches at line 4, and perhaps more lines after."""
    return manifest(f"rules: {{{stated}}}\n{more}")


def change(name: str, fields: str, more: str = "") -> Files:
    """The same with one built-in card changed at 5:3, its fields from column 8 on."""
    return manifest(f"change:\n  {name}: {{{fields}}}\n{more}")


def mission(name: str, fields: str, more: str = "") -> Files:
    """The same with the mission of one built-in homeworld changed at 5:17."""
    return change(name, f"mission: {{{fields}}}", more)


def without(*names: str) -> str:
    """A line of ``set.yaml`` that removes entries."""
    return f"remove: [{', '.join(names)}]\n"


def cards(*changes: tuple[str, str], more: str = "") -> Files:
    """The custom set with some things else on its one card, and perhaps more lines in its ``set.yaml``."""
    text = CARDS
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return {"set.yaml": SET + more, "cards.yaml": text}


def card(old: str, new: str, more: str = "") -> Files:
    """The same with one thing else."""
    return cards((old, new), more=more)


def ability(text: str, more: str = "") -> Files:
    """The custom set with another ability on half a of its card, at 7:18."""
    return card(LOOK, text, more)


def half(text: str, more: str = "") -> Files:
    """The custom set with another half b on its card, at 8:8."""
    return card(f"{{ability: {LOSS}, points: 2, symbols: [science]}}", f"{{{text}}}", more)


def entry(name: str, left: object, right: object, a: str, b: str, count: int = 1, points: int = 2) -> str:
    """A line for one empire card of cost 1, its abilities and the points of both halves given."""
    symbols = [NAMES[sum(map(ord, name + end)) % len(NAMES)] for end in "ab"]
    first, second = (
        f"{{ability: {{do: {do}}}, points: {points}, symbols: [{symbol}]}}"
        for do, symbol in zip((a, b), symbols, strict=True)
    )
    return (
        f"  - {{id: {name}, title: {{en: Beacon {name}}}, count: {count}, cost: 1, left: {left}, right: {right}, "
        f"a: {first}, b: {second}}}\n"
    )


def only(*entries: str, more: str = "", others: str = BESIDE) -> Files:
    """A set of its own with these empire cards, from line 2 on; more lines of ``set.yaml`` begin at 5."""
    return {"set.yaml": ALONE + more, "cards.yaml": "empire:\n" + "".join(entries) + others}


def beside(old: str, new: str) -> str:
    """The cards beside the empire cards, with something else on one of them."""
    assert old in BESIDE
    return BESIDE.replace(old, new)


def among(*entries: str, more: str = "") -> Files:
    """The same with thirty cards behind them whose edges have one and two routes."""
    behind = []
    for number in range(30):
        left, right, a, b = FILLING[number % len(FILLING)]
        behind.append(entry(f"F{number}", left, right, a, b, points=number % 4))
    return only(*entries, *behind, more=more)


# Planted faults of cards: prices, halves, abilities, edges, attacks and homeworlds.

TWIN = CARDS.partition("\n")[2].replace("X1", "X2").replace("Far Beacon", "Near Beacon")
DEARER = TWIN.replace("cost: 1", "cost: 2")
NO_DISCOUNTS = without("E01", "E11", "E21", "E34", "E40", "E42")
NO_RAIDS = without("R1")
T3 = "rules: {cost_per_half: true}\n"
PLAIN = "  E39: {left: 1, right: 1}\n  E40: {left: 1, right: 1}\n  E41: {left: 1, right: 1}\n"
ONE_SYMBOL = "".join(f"  H{number}: {{symbol: trade}}\n" for number in (1, 2, 4))
UNJOINED = f"change:\n{PLAIN}  E42: {{left: 1, right: 1}}\n"

PRICES: list[Planted] = [
    error("a cost no hand can pay", card("cost: 1", "cost: 5", NO_DISCOUNTS), "unpayable-cost", "cards.yaml:4:11",
          "X1 can never be paid: a hand of 5 leaves 4 other cards", found="5", accepted="0 to 4"),
    warning("a cost that only discounts bring within reach", card("cost: 1", "cost: 6"), "unpayable-cost",
            "cards.yaml:4:11", "X1 can be paid only after discounts", found="6", accepted="0 to 4"),
    warning("a cost within reach of discounts in longer games only", card("cost: 1", "cost: 9"), "unpayable-cost",
            "cards.yaml:4:11", "never with 4 players"),
    error("a cost above what discounts that do not add up take off",
          card("cost: 1", "cost: 6", "rules: {discount_stacks: false}\n"), "unpayable-cost", "cards.yaml:4:11",
          "discounts take off 1 at most", accepted="0 to 5"),
    error("a half no hand can pay", card("points: 2,", "points: 2, cost: 6,", T3 + NO_DISCOUNTS), "unpayable-cost",
          "cards.yaml:7:57", found="6"),
    error("hands too small for any card", rules("hand_size: 1"), "unpayable-cost", "set.yaml:4:20",
          "no empire card can ever be paid", found="1"),
    error("an attack no hand can pay", rules("hand_size: 3", "change:\n  R1: {cost: 4}\n"), "unpayable-cost",
          "set.yaml:6:14", "R1 can never be paid"),
    warning("a half's cost that nobody reads", card("points: 2,", "points: 2, cost: 1,"), "idle-field",
            "cards.yaml:7:57", "cost_per_half (T3) is off"),
    advice("a card's cost that nobody reads", {"set.yaml": SET + T3,
           "cards.yaml": CARDS.replace("cost: 1", "cost: 4").replace("points: 2,", "points: 2, cost: 1,")},
           "idle-field", "cards.yaml:4:11", "nobody reads the card's"),
]  # fmt: skip

HALVES: list[Planted] = [
    warning("two halves that are one", half("ability: {do: look}, points: 2, symbols: [trade]"), "equal-halves",
            "cards.yaml:8:8", "turning the card only swaps its edges"),
    warning("a card that is the same turned round", cards(("right: 2", "right: 1"), (LOSS, LOOK), ("science", "trade")),
            "equal-halves", "cards.yaml:8:8", "turning the card changes nothing"),
    advice("a half with fewer points and nothing for them", half("ability: {do: look}, points: 1, symbols: [trade]"),
           "worse-half", "cards.yaml:8:8", "half b is never better than half a"),
    warning("a worse half, and no edge to turn it for", cards(("right: 2", "right: 1"), ("points: 2", "points: 3"),
            (LOSS, LOOK), ("science", "trade")), "worse-half", "cards.yaml:8:8"),
    advice("a half with a weaker ability", cards((LOOK, "{do: take, cards: 1}"), (LOSS, "{do: take, cards: 2}"),
           ("science", "trade")), "worse-half", "cards.yaml:7:8", "half a is never better than half b"),
    warning("a worse card of the same kind", {"set.yaml": SET, "cards.yaml": CARDS + DEARER},
            "dominated-card", "cards.yaml:9:5", "X2 is never better than X1"),
    warning("a card with a weaker ability for the same price", {"set.yaml": SET, "cards.yaml": CARDS.replace(
            "{do: look, cards: 1}", "{do: take, cards: 2}") + TWIN.replace("{do: look, cards: 1}", "{do: take}")},
            "dominated-card", "cards.yaml:9:5"),
]  # fmt: skip

ABILITIES: list[Planted] = [
    warning("protection from attacks that are gone", ability("{do: protect}", NO_RAIDS), "idle-ability",
            "cards.yaml:7:18", "X1: the ability 'protect' can never do anything: the set has no raids"),
    warning("attacks to thrive on that are gone", ability("{do: thrive}", NO_RAIDS), "idle-ability",
            "cards.yaml:7:18", "'thrive'"),
    warning("ambassadors to count that nobody can send", ability("{do: ambassadors}", NO_RAIDS), "idle-ability",
            "cards.yaml:7:18", "'ambassadors' can never do anything: the set has no raids"),
    warning("the built-in cards that waited for attacks", manifest(NO_RAIDS), "idle-ability", "set.yaml:4:10",
            "E02, E12, E23, E27, E28 and E35: the ability 'protect'"),
    warning("the built-in cards that counted ambassadors", manifest(without("A1", "A2", "A3")), "idle-ability",
            "set.yaml:4:10", "E07, E22, E24 and E41: the ability 'ambassadors'"),
    warning("a card that doubles without wormholes", ability("{do: double}", UNJOINED), "idle-ability",
            "cards.yaml:7:18", "no card has a wormhole edge"),
    warning("a card that doubles beside its own wormholes only", {"set.yaml": SET + UNJOINED, "cards.yaml":
            CARDS.replace("left: 1", "left: wormhole").replace("{do: look, cards: 1}", "{do: double}")},
            "idle-ability", "cards.yaml:7:18", "no other card has a wormhole edge"),
    warning("nothing doubled", card(f"{LOOK}, points: 2", "{do: double}, points: 0"), "idle-ability",
            "cards.yaml:7:18", "no points to double"),
    warning("more routes asked for than lie beside the card", ability("{do: trade_routes, per: 7}", UNJOINED),
            "idle-ability", "cards.yaml:7:18", "asks for 7 routes, and at most 3 can be adjacent"),
    warning("more routes asked for than the card's own edges have",
            ability("{do: trade_routes, per: 4}", "rules: {adjacent_routes: own_edges}\n"), "idle-ability",
            "cards.yaml:7:18", "at most 3 can be adjacent"),
    warning("a discount where every card costs one", among(entry("X1", 1, 2, "discount", "take"),
            more="rules: {price_floor: before_bully}\n"), "idle-ability", "cards.yaml:2", "no other price is above 1"),
    warning("a discount below any price", ability("{do: discount, cards: 3}", "rules: {price_floor: before_bully}\n"),
            "idle-amount", "cards.yaml:7:40", "'discount' of 3 does no more than of 2", accepted="1 to 2"),
    warning("more attacks to tuck than there are", ability("{do: thrive, cards: 3}", "change:\n  R1: {count: 2}\n"),
            "idle-amount", "cards.yaml:7:38", "'thrive' of 3 does no more than of 2"),
    warning("more cards lost than a hand holds", ability("{do: force_discard, cards: 5}", "rules: {hand_size: 4}\n"),
            "idle-amount", "cards.yaml:7:45", "the largest hand of a rival", found="5", accepted="1 to 4"),
    warning("a threat that short hands always escape",
            ability("{do: threat, cards: 5}", "rules: {hand_size: 4, short_hand: no_effect}\n"), "idle-ability",
            "cards.yaml:7:18", "it wants 5 cards, no hand holds more than 4"),
    warning("threats of the box against small hands", rules("hand_size: 3"), "idle-amount", "set.yaml:4:20",
            "E04, E30, E31 and E41: 'threat' of 4 does no more than of 3"),
    warning("a look in games of one round", ability("{do: look}", "rules: {rounds: {2: 1, 3: 1, 4: 1}}\n"),
            "idle-ability", "cards.yaml:7:18", "a game of one round ends before it could act"),
    error("more cards lost than handed over", card("cards: 3", "cards: 1, discard: 2"), "out-of-range",
          "cards.yaml:8:18", "'loss' discards 2 of 1 card", accepted="1 to 1"),
    advice("every card handed over lost", card("cards: 3", "cards: 2, discard: 2"), "no-choice", "cards.yaml:8:18",
           "nothing to choose or to give back"),
    advice("a threat to a whole hand", ability("{do: threat, cards: 5}"), "no-choice", "cards.yaml:7:18",
           "a whole hand of 5 cards"),
    advice("a bully who locks the next player out", ability("{do: bully, cards: 3}", "rules: {hand_size: 4}\n"),
           "far-out", "cards.yaml:7:37", "the next player cannot pay for any card", accepted="1 to 2"),
]  # fmt: skip

EDGES: list[Planted] = [
    error("a route no other card has", card("right: 2", "right: 6", UNJOINED), "unmatched-route", "cards.yaml:6:12",
          "X1: no other card has an edge that meets its right edge", found="6", accepted="1, 2, 3, 4, 5"),
    error("a route whose cards were removed", manifest(without(*WORMHOLES) + "change:\n  E33: {left: 6}\n"),
          "unmatched-route", "set.yaml:6:15", "E33"),
    advice("a route that only wormholes meet", card("right: 2", "right: 6"), "rare-route", "cards.yaml:6:12",
           "no other card has the routes of its right edge", found="6"),
    warning("cards that meet only each other", among(entry("X1", 3, 4, "look", "take"),
            entry("X2", 3, 4, "bully", "loss"), entry("X3", 3, 3, "rebirth", "loss")), "short-row", "cards.yaml:2:5",
            "X1: its edges meet those of 2 other cards only"),
    error("a row that no card can begin", among(more="rules: {homeworld_routes: 6}\n"), "no-first-card",
          "set.yaml:5:27", "nobody can begin", found="6", accepted="1, 2"),
    warning("a row that too few cards can begin", among(entry("X1", 1, 6, "look", "take", 3),
            more="rules: {homeworld_routes: 6}\n"), "no-first-card", "set.yaml:5:27", "not enough for 4 players"),
    warning("a row that only wormholes can begin", rules("homeworld_routes: 6"), "no-first-card", "set.yaml:4:27",
            "only the 4 cards with wormholes"),
    warning("a card no row leads to", among(entry("X1", 5, 5, "look", "take", 9),
            more="rules: {homeworld_routes: 1}\n"), "unreachable-card", "cards.yaml:2:5", "X1 can never be laid"),
    advice("edges that are all the same", only(entry("X1", 1, 1, "look", "take", 50)), "free-matching", "set.yaml:1:1",
           "any card meets any other"),
    advice("edges that are all wormholes", only(entry("X1", "wormhole", "wormhole", "look", "take", 40)),
           "free-matching", "set.yaml:1:1", "every edge of the set is a wormhole"),
    advice("a wormhole worth less than an edge", rules("wormhole_routes: 0"), "odd-routes", "set.yaml:4:26",
           "fewer than the edge with 5", found="0", accepted="5 or more"),
]  # fmt: skip

ATTACKS: list[Planted] = [
    error("a raid with two equal modes", change("R1", "modes: [ability, ability]"), "equal-modes", "set.yaml:5:25",
          "its two modes are equal", found="ability"),
    warning("an ambassador with two equal ends", change("A1", "b: military"), "equal-ends", "set.yaml:5:11",
            "both ends are military", accepted="population, science, trade, culture"),
    warning("no attacks at all", manifest(NO_RAIDS), "no-raids", "set.yaml:4:10", "step 3 of a turn is always skipped"),
    warning("no ambassadors at all", manifest(without("A1", "A2", "A3")), "no-ambassadors", "set.yaml:4:10",
            "nothing answers an attack"),
    warning("ambassadors without attacks", manifest(NO_RAIDS), "idle-card", "set.yaml:4:10",
            "A1, A2 and A3 can never be sent: the set has no raids"),
    warning("more ambassadors than attacks", change("A2", "count: 5"), "idle-copies", "set.yaml:5:15",
            "5 raids for 7 ambassadors, of which 2 can never be sent"),
    warning("attacks on cards that all protect themselves", only(entry("X1", 1, 2, "protect", "protect", 45)),
            "idle-card", "cards.yaml:4:5", "R1 can never be played"),
    warning("an ability turned off that never works", only(entry("X1", 1, 2, "take", "bully", 45),
            others=beside("each_timing", "busy_seams").replace("count: 5", "modes: [symbols, ability]")), "idle-mode",
            "cards.yaml:4:51", "turning an ability off never matters"),
]  # fmt: skip

HOMEWORLDS: list[Planted] = [
    error("symbols of one kind out of reach", mission("H1", "count: 12"), "unreachable-mission", "set.yaml:5:17",
          "a row of 6 cards holds at most 10 symbols of one kind"),
    warning("symbols of one kind within reach of longer rows only", mission("H1", "count: 10"), "unreachable-mission",
            "set.yaml:5:17", "never be met with 4 players: a row of 5 cards holds at most 9"),
    advice("symbols that only ambassadors bring", mission("H1", "count: 8"), "hard-mission", "set.yaml:5:17",
           "only with ambassadors"),
    error("more abilities of each timing than cards", mission("H2", "count: 3"), "unreachable-mission",
          "set.yaml:5:17", "a row has 6 cards"),
    warning("abilities of each timing that four players never lay", mission("H2", "count: 2"), "unreachable-mission",
            "set.yaml:5:17", "with 4 players: a row has 5 cards"),
    error("more abilities of one timing than the cards that have one", only(
          entry("X1", 1, 2, "extra_points, points: 1", "take"), entry("X2", 1, 1, "look", "bully", 40),
          others=beside("each_timing", "each_timing, count: 2")), "unreachable-mission", "cards.yaml:10",
          "only 1 card can have a live ability of the class end"),
    error("timings that no ability has", only(entry("X1", 1, 2, "look", "protect", 45)), "unreachable-mission",
          "cards.yaml:9", "H2: the mission can never be met: no ability of the set is of the class end, once"),
    error("more seams than cards", rules("rounds: {2: 3, 3: 3, 4: 3}"), "unreachable-mission", "set.yaml:4",
          "H3: the mission can never be met: a row of 3 cards has 2 seams"),
    warning("more seams than the rows of four players have", mission("H3", "count: 5"), "unreachable-mission",
            "set.yaml:5:17", "with 4 players: a row of 5 cards has 4 seams"),
    error("busier seams than edges", mission("H3", "routes: 6", "rules: {wormhole_routes: 5}\n"),
          "unreachable-mission", "set.yaml:5:17", "too few edges have 6 routes or more"),
    error("busy seams that no row can line up", only(entry("X1", 1, 5, "look", "take", 40),
          others=beside("routes: 2, count: 2", "routes: 5, count: 4")), "unreachable-mission", "cards.yaml:10",
          "at most 3 seams can have 5 routes or more"),
    error("more civilisations than the set has", only(entry("X1", 1, 1, "look", "take", 40),
          others=beside("civilisations, count: 3", "civilisations, count: 5")), "unreachable-mission", "cards.yaml:11",
          "H4: the mission can never be met: the set has 3 civilisations"),
    warning("a mission met by the homeworld itself",
            mission("H1", "count: 3", "rules: {homeworld_symbol_in_missions: true}\n"), "always-met", "set.yaml:5:25",
            "always met: the main symbol alone counts as 3", accepted="4 or more"),
    advice("a mission that every row meets", mission("H3", "routes: 1"), "easy-mission", "set.yaml:5:26",
           "every seam has 1 route"),
    advice("a mission that one card meets", only(entry("X1", 1, 1, "look", "take", 40).replace("[", "[science, "),
           others=beside("civilisations, count: 3", "civilisations, count: 2")), "easy-mission", "cards.yaml:11",
           "a row of one card meets"),
    advice("a mission that takes all there is", mission("H1", "count: 6"), "hard-mission", "set.yaml:5:17",
           "all that a row of 6 cards can do"),
    advice("a mission that wants one symbol besides the homeworld", rules("homeworld_symbol_in_missions: true"),
           "easy-mission", "set.yaml:4:39", "H1: the main symbol counts as 3 by T18"),
    advice("one main symbol for all", manifest("change:\n" + ONE_SYMBOL), "one-symbol",
           "set.yaml", "every homeworld has the main symbol trade"),
    warning("one mission for all", manifest(without("H2", "H3", "H4") + "change:\n  H1: {count: 4}\n"), "one-mission",
           "set.yaml:4:10", "nobody has a secret"),
]  # fmt: skip

FAULTS = [*PRICES, *HALVES, *ABILITIES, *EDGES, *ATTACKS, *HOMEWORLDS]
