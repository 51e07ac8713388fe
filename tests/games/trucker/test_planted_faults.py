"""Faults planted in sets of Galaxy Trucker: the whole set, cards and rewards."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from tests.games.trucker.shipyard import content
from validator.base.issue import ContentError, Issue, Severity
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.attribution import blamed
from validator.play.games.trucker.checks import check, costly
from validator.play.games.trucker.checks.whole_set import LARGEST, SMALLEST, Levels, numbers_of
from validator.play.lookup import open_set

# Sets of Galaxy Trucker with something planted in them: written as designers write them, and what is found there.
#
# A planted fault is the part of ``set.yaml`` below `HEAD`; the line where it must be found ends with `MARK`.

HEAD = "extends: trucker\ntitle: {en: Planted, zh-Hant: 栽, zh-Hans: 栽}\n"
MARK = "#!"
PLANES = [f"T{number:03}" for number in range(1, 145)]


class Planted(NamedTuple):
    """One planted fault and the code under which it is found at the marked line."""

    name: str
    code: str
    text: str


def written(folder: Path, text: str) -> ContentSet:
    """A set of one's own that extends the base set."""
    (folder / "set.yaml").write_text(f"{HEAD}{text}\n", encoding="utf-8")
    return open_set(str(folder))


def found_in(folder: Path, text: str, code: str) -> list[Issue]:
    """What the quick checks find; what has that code at the edit that brings it about, which takes longest to find."""
    try:
        opened = written(folder, text)
    except ContentError as fault:
        return fault.issues
    found = list(check(opened))
    others = [issue for issue in found if issue.code != code]
    return [*blamed(opened, [issue for issue in found if issue.code == code], check), *others]


def expect(folder: Path, fault: Planted) -> None:
    """The fault is found under its code, at the marked line of the designer's own file."""
    lines = f"{HEAD}{fault.text}".splitlines()
    marked = next(number for number, line in enumerate(lines, start=1) if line.endswith(MARK))
    found = found_in(folder, fault.text, fault.code)
    report = "\n".join(map(str, found))
    same = [issue for issue in found if issue.code == fault.code]
    assert same, f"no {fault.code} in:\n{report}"
    assert any(issue.span.file.endswith("set.yaml") and issue.span.line == marked for issue in same), report


def errors_in(folder: Path, text: str) -> list[str]:
    """The errors of a set, as they are told."""
    return [str(issue) for issue in found_in(folder, text, "") if issue.severity is Severity.ERROR]


def codes_in(folder: Path, text: str) -> set[str]:
    """Codes of all that is found."""
    return {issue.code for issue in found_in(folder, text, "")}


def tiles_of(*components: str) -> list[str]:
    """The base set's tiles with one of these components."""
    return [piece.id for piece in content().pieces["tile"] if _tag(piece) in components]


def _tag(piece: Any) -> str:
    return str(type(piece.component).__struct_config__.tag)


def cards_of(*events: str) -> list[str]:
    """The base set's cards with one of these events."""
    return [piece.id for piece in content().pieces["adventure"] if _event(piece) in events]


def _event(piece: Any) -> str:
    return str(type(piece.adventure).__struct_config__.tag)


def without(names: list[str]) -> str:
    """A line that removes them, marked."""
    return f"remove: [{', '.join(names)}] {MARK}"


# Planted faults: each is one difference from the set, and is found under its name, at its own line.


def custom(folder: Path, **differences: Any) -> ContentSet:
    """The set with differences, as a set of one's own."""
    title = dict.fromkeys(("en", "zh-Hant", "zh-Hans"), "Planted")
    manifest = {"extends": "trucker", "title": title, **differences}
    (folder / "set.yaml").write_text(yaml.safe_dump(manifest, sort_keys=False), encoding="utf-8")
    return open_set(str(folder))


def findings_of(folder: Path, **differences: Any) -> list[Issue]:
    """Everything found, by form or by the rules of the game."""
    try:
        return list(check(custom(folder, **differences)))
    except ContentError as fault:
        return fault.issues


def tile(**fields: Any) -> dict[str, Any]:
    return {"change": {"T067": fields}}


def board(side: str = "front", **fields: Any) -> dict[str, Any]:
    return {"change": {"B1": {side: fields}}}


def card(**fields: Any) -> dict[str, Any]:
    return {"change": {"L1-01": {"adventure": fields}}}


def added(**fields: Any) -> dict[str, Any]:
    return {"add": {"tile": [{"id": "X1", **fields}]}}


ROW = {"row": 5, "columns": [7]}
SHOT = {"size": "small", "from": "front"}
PLANTED: list[tuple[str, str, dict[str, Any]]] = [
    # Refused by form
    (
        "a shield with one side",
        "wrong-length",
        added(edges=["single"] * 4, component={"is": "shield", "covers": ["front"]}),
    ),
    ("a card of level IV", "out-of-range", {"change": {"L1-01": {"level": 4}}}),
    ("a tile with three sides", "wrong-length", added(edges=["single"] * 3, component={"is": "cabin"})),
    ("an unknown connector", "unknown-word", added(edges=["triple"] * 4, component={"is": "cabin"})),
    ("an unknown component", "unknown-word", added(edges=["single"] * 4, component={"is": "bathroom"})),
    ("an unknown event", "unknown-word", card(event="tea_party")),
    (
        "a battery with seven slots",
        "out-of-range",
        added(edges=["single"] * 4, component={"is": "battery", "slots": 7}),
    ),
    ("a purple good", "unknown-word", {"change": {"L1-02": {"adventure": {"goods": ["purple"]}}}}),
    # Tiles
    ("a connector on the exhaust", "connector-on-exhaust", tile(edges=["single", "double", "single", "smooth"])),
    ("a connector on the muzzle", "connector-on-muzzle", {"change": {"T104": {"edges": ["single"] * 4}}}),
    ("a shield of opposite sides", "shield-sides", {"change": {"T141": {"component": {"covers": ["front", "rear"]}}}}),
    ("a shield of twice one side", "shield-sides", {"change": {"T141": {"component": {"covers": ["left", "left"]}}}}),
    ("a tile without connectors", "unjoinable-tile", added(edges=["smooth"] * 4, component={"is": "structure"})),
    (
        "a start cabin with a smooth side",
        "start-cabin-sides",
        {"change": {"T031": {"edges": ["smooth", *["universal"] * 3]}}},
    ),
    (
        "two yellow start cabins",
        "twin-start-cabin",
        added(edges=["universal"] * 4, component={"is": "start_cabin", "colour": "yellow"}),
    ),
    ("three start cabins for four", "too-few-start-cabins", {"remove": ["T031"]}),
    ("no batteries", "no-batteries", {"remove": tiles_of("battery")}),
    ("no engines", "no-engines", {"remove": [*tiles_of("engine"), *tiles_of("double_engine")]}),
    ("no cabins for aliens", "idle-tile", {"remove": tiles_of("cabin")}),
    ("life support for nobody", "idle-tile", {"remove": ["alien-brown"]}),
    ("an alien without life support", "homeless-alien", {"remove": [*tiles_of("life_support")]}),
    (
        "double connectors that nothing fits",
        "unmatched-connector",
        {"remove": [name for name in PLANES if name not in ("T013", "T025")]},
    ),
    # Boards
    (
        "a cell out of reach",
        "unreachable-cell",
        board(rows=[{"row": 6, "columns": [3]}, {"row": 7, "columns": [6, 7]}]),
    ),
    ("a start beside the cells", "start-off-board", board(start=[3, 4])),
    ("a cell outside the numbers", "outside-numbers", board(rows=[{"row": 7, "columns": [6, 7, 12]}])),
    ("a cell named twice", "twin-cell", board(rows=[{"row": 7, "columns": [7, 7]}])),
    ("rows that skip a number", "broken-numbers", board(rows=[ROW, {"row": 7, "columns": [7]}])),
    ("columns that run backward", "broken-numbers", board(first_column=11, last_column=3)),
    ("two boards of one name", "twin-board", board(name="II")),
    ("no board for a round", "missing-board", {"change": {"B2": {"front": {"name": "IIIc"}}}}),
    ("three boards for four", "too-few-boards", {"change": {"B1": {"count": 3}}}),
    # Cards
    ("too few cards of a level", "too-few-cards", {"remove": [f"L3-{number:02}" for number in range(1, 14)]}),
    (
        "too few starred cards",
        "too-few-cards",
        {"rules": {"learning_flight": True}, "change": {"L1-02": {"starred": False}}},
    ),
    ("a round without piles", "missing-pile", {"rules": {"pile": {1: [2, 0, 0], 2: [1, 2, 0], 3: [0, 0, 0]}}}),
    ("no card of the round's level", "no-first-card", {"rules": {"pile": {1: [2, 0, 0], 2: [3, 0, 0], 3: [1, 1, 2]}}}),
    ("a level nobody flies", "idle-level", {"rules": {"rounds": [1]}}),
    (
        "an enemy without defeat",
        "unbeatable-enemy",
        {
            "remove": [*tiles_of("double_cannon"), *tiles_of("cannon")[4:]],
            "change": {"L1-01": {"adventure": {"strength": 20}}},
        },
    ),
    (
        "more crew than places",
        "unreachable-crew",
        {"remove": tiles_of("cabin")[1:], "change": {"L1-17": {"adventure": {"crew": 9}}}},
    ),
    ("red goods without a hold", "unstorable-goods", {"remove": tiles_of("special_hold")}),
    ("small shots without a shield", "no-defence", {"remove": tiles_of("shield")}),
    (
        "one comparison twice",
        "twin-line",
        {
            "change": {
                "L1-16": {
                    "adventure": {
                        "lines": [
                            {"least": "crew", "penalty": {"lose": "days", "days": 1}},
                            {"least": "crew", "penalty": {"lose": "shots", "shots": [SHOT]}},
                        ]
                    }
                }
            }
        },
    ),
    # Supplies and rewards
    ("too few batteries", "too-few-tokens", {"change": {"battery": {"count": 35}}}),
    ("too few humans", "too-few-tokens", {"change": {"human": {"count": 39}}}),
    ("too few aliens", "too-few-tokens", {"change": {"alien-purple": {"count": 3}}}),
    ("too few goods of a colour", "too-few-tokens", {"change": {"goods-red": {"count": 1}}}),
    ("fewer goods than places", "scarce-goods", {"change": {"goods-yellow": {"count": 8}}}),
    ("no fourth number tile", "too-few-tokens", {"remove": ["number-4"]}),
    ("a rocket short", "too-few-tokens", {"change": {"rocket-blue": {"count": 1}}}),
    ("one die", "too-few-tokens", {"change": {"die": {"count": 1}}}),
    ("five players", "wrong-players", {"players": {"from": 2, "to": 5}}),
    ("teams of three", "wrong-players", {"players": {"from": 2, "to": 3}, "rules": {"teams": True}}),
    ("swapping without teams", "idle-switch", {"rules": {"expert_swap": True}}),
    (
        "three rewards for four",
        "missing-reward",
        {"rules": {"placing": {1: [4, 3, 2], 2: [8, 6, 4, 2], 3: [12, 9, 6, 3]}}},
    ),
    ("more for the last", "odd-reward", {"rules": {"placing": {1: [1, 2, 3, 4], 2: [8, 6, 4, 2], 3: [12, 9, 6, 3]}}}),
    ("dear blue goods", "odd-prices", {"rules": {"goods_price": {"red": 1, "yellow": 2, "green": 3, "blue": 4}}}),
]


@pytest.mark.parametrize(("what", "code", "differences"), PLANTED, ids=[row[0] for row in PLANTED])
def test_planted_fault_is_found(tmp_path: Path, what: str, code: str, differences: dict[str, Any]) -> None:
    found = [issue for issue in findings_of(tmp_path, **differences) if issue.code == code]
    assert found, f"{what}: nothing with the code {code}"
    assert all(issue.span.line >= 1 and str(issue.message) for issue in found)


def test_the_set_itself_has_no_fault_and_needs_no_solver() -> None:
    assert [*check(content()), *costly(content())] == []


def test_a_change_is_blamed_at_its_own_line(tmp_path: Path) -> None:
    found = findings_of(tmp_path, **tile(edges=["single", "double", "single", "smooth"]))
    issue = next(issue for issue in found if issue.code == "connector-on-exhaust")
    lines = (tmp_path / "set.yaml").read_text(encoding="utf-8").splitlines()
    assert issue.span.file.endswith("set.yaml") and lines[issue.span.line - 1].strip() == "- single"
    assert (issue.found, str(issue.accepted)) == ("single", "smooth")


# Planted faults of cards, piles, rewards and prices: each found at the designer's line, and not beside it.

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


BEYOND = [(LARGEST, max), (SMALLEST, min)]


@pytest.mark.parametrize(("stated", "furthest"), BEYOND, ids=["largest", "smallest"])
def test_what_is_far_out_is_measured_by_the_cards_of_the_base_set(
    stated: dict[str, dict[str, Levels]], furthest: Callable[[list[int]], int]
) -> None:
    held: dict[tuple[str, str, int], list[int]] = {}
    for card in content().pieces["adventure"]:
        for name, number, _ in numbers_of(card):
            held.setdefault((tag_of(card.adventure), name, card.level), []).append(number)
    found = {
        (event, name, level): most
        for event, names in stated.items()
        for name, levels in names.items()
        for level, most in enumerate(levels, 1)
        if (event, name, level) in held
    }
    assert found == {key: furthest(held[key]) for key in found}
    assert len(found) > 30


EDGES = [
    ("strength at level 1", "change: {L1-01: {adventure: {strength: %s}}}", 9, 8),
    ("strength at level 3", "change: {L3-01: {adventure: {strength: %s}}}", 3, 4),
    ("days at level 1", "change: {L1-01: {adventure: {days: %s}}}", 3, 2),
    ("copies of a card", "change: {L1-05: {count: %s}}", 4, 3),
    ("copies of a tile", "change: {T049: {count: %s}}", 10, 9),
    ("the first reward", "rules: {placing: {1: [%s, 3, 2, 1], 2: [8, 6, 4, 2], 3: [12, 9, 6, 3]}}", 8, 7),
    ("a bonus", "rules: {fewest_exposed: {1: %s, 2: 4, 3: 6}}", 4, 3),
    ("red goods", "rules: {goods_price: {red: %s, yellow: 3, green: 2, blue: 1}}", 8, 7),
    ("blue goods", "rules: {goods_price: {red: 4, yellow: 3, green: 2, blue: %s}}", 2, 1),
    ("aliens", "rules: {alien_bonus: %s}", 4, 3),
    ("a late fault", "rules: {late_fault_fee: %s}", 3, 2),
    ("a reserve", "change: {B1: {front: {reserve: %s}}}", 4, 3),
    ("losses", "change: {B1: {front: {most_loss: %s}}}", 10, 9),
]


@pytest.mark.parametrize(("text", "far", "near"), [row[1:] for row in EDGES], ids=[row[0] for row in EDGES])
def test_far_out_begins_where_it_is_said_to(tmp_path: Path, text: str, far: int, near: int) -> None:
    assert ["far-out" in codes_in(tmp_path, text % number) for number in (far, near)] == [True, False]
