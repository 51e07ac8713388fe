"""Faults planted in ships, boards, supplies and switches, and what is odd yet legal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from generator.front.commands.ship import drawn_ship
from generator.print.drawing.scene import Item, Scene, Text
from generator.print.drawing.scene import Path as Outline
from generator.print.pictures.ships import CELL, EDGE, HEAD, RED, VEIL
from tests.games.trucker.shipyard import content
from tests.games.trucker.test_planted_faults import Planted, cards_of, codes_in, expect, tiles_of, without, written
from validator.base.issue import Severity
from validator.play.checking import everything_wrong
from validator.play.games.trucker.ships.layout_file import LaidShip, read_ship
from validator.play.games.trucker.ships.report import report_on, told_lines

# Planted faults of tiles, ship boards and the flight board: each found at the designer's line, and not beside it.

ENGINES = tiles_of("engine", "double_engine")
CANNONS = tiles_of("cannon", "double_cannon")
ROWS = "change: {B1: {front: {rows: [%s]}}} #!"
TILE = "add: {tile: [{id: X1, edges: [%s], component: {%s}}]} #!"
FAULTS = [
    # Tiles that contradict themselves, or never do anything
    Planted(
        "an exhaust with a connector",
        "connector-on-exhaust",
        "change: {T067: {edges: [single, single, single, smooth]}} #!",
    ),
    Planted(
        "a muzzle with a connector",
        "connector-on-muzzle",
        TILE % ("double, single, smooth, smooth", "is: double_cannon"),
    ),
    Planted(
        "a shield of two opposite sides", "shield-sides", "change: {T141: {component: {covers: [left, right]}}} #!"
    ),
    Planted("a tile without connectors", "unjoinable-tile", TILE % ("smooth, smooth, smooth, smooth", "is: cabin")),
    Planted("structure that joins nothing", "dead-end", TILE % ("smooth, single, smooth, smooth", "is: structure")),
    Planted(
        "a start cabin with a single side",
        "start-cabin-sides",
        "change: {T031: {edges: [single, universal, universal, universal]}} #!",
    ),
    Planted("two blue start cabins", "twin-start-cabin", "change: {T032: {component: {colour: blue}}} #!"),
    Planted("a start cabin too few", "too-few-start-cabins", without(["T033"])),
    Planted("nothing to put batteries in", "no-batteries", without(tiles_of("battery"))),
    Planted("batteries nobody needs", "idle-tile", without(tiles_of("double_engine", "double_cannon", "shield"))),
    Planted("no cabin for an alien", "idle-tile", without(tiles_of("cabin"))),
    Planted("no alien for its life support", "idle-tile", without(["alien-purple"])),
    Planted("no life support for an alien", "homeless-alien", without(tiles_of("life_support"))),
    Planted("no engines", "no-engines", without(ENGINES)),
    Planted("three engines for four", "scarce-tiles", without(ENGINES[3:])),
    Planted("three cannons for four", "scarce-tiles", without(CANNONS[3:])),
    Planted("three batteries for four", "scarce-tiles", without(tiles_of("battery")[3:])),
    Planted("two shields for four", "scarce-tiles", without(tiles_of("shield")[2:])),
    Planted("two cabins for four", "scarce-tiles", without(tiles_of("cabin")[2:])),
    Planted("tiles for three ships only", "too-few-tiles", without(tiles_of("structure", "cannon"))),
    Planted(
        "start cabins alone",
        "too-few-tiles",
        without(
            tiles_of(
                "cabin",
                "life_support",
                "engine",
                "double_engine",
                "cannon",
                "double_cannon",
                "shield",
                "battery",
                "hold",
                "special_hold",
                "structure",
            )
        ),
    ),
    Planted("twenty copies of a tile", "far-out", "change: {T049: {count: 20}} #!"),
    Planted("sixty copies of a tile", "flooded-deck", "change: {T049: {count: 60}} #!"),
    # Ship boards
    Planted("a board of one cell", "no-room", ROWS % "{row: 7, columns: [7]}"),
    Planted("a board of three cells", "no-room", ROWS % "{row: 7, columns: [6, 7, 8]}"),
    Planted(
        "a board on which no engine can stand",
        "no-room",
        ROWS % "{row: 4, columns: [7]}, {row: 5, columns: [7]}, {row: 6, columns: [7]}, {row: 7, columns: [7]}",
    ),
    Planted("a start beside the cells", "start-off-board", "change: {B1: {back: {start: [3, 4]}}} #!"),
    Planted("a cell out of reach", "unreachable-cell", ROWS % "{row: 6, columns: [3]}, {row: 7, columns: [6, 7, 8]}"),
    Planted("a cell beyond the columns", "outside-numbers", "change: {B1: {front: {last_column: 8}}} #!"),
    Planted("a cell twice", "twin-cell", ROWS % "{row: 6, columns: [6, 7, 8]}, {row: 7, columns: [7, 7]}"),
    Planted("a row left out", "broken-numbers", ROWS % "{row: 5, columns: [7]}, {row: 7, columns: [6, 7]}"),
    Planted(
        "columns that run backward", "broken-numbers", "change: {B1: {back: {first_column: 11, last_column: 3}}} #!"
    ),
    Planted("two boards of one name", "twin-board", "change: {B1: {back: {name: I}}} #!"),
    Planted("two boards for round 2", "idle-board", "change: {B2: {back: {round: 2}}} #!"),
    Planted("a third board that no switch names", "idle-board", "change: {B2: {back: {name: IIIc}}} #!"),
    Planted("no board for round 3", "missing-board", "change: {B2: {front: {name: IIIc}}} #!"),
    Planted("three boards for four", "too-few-boards", "change: {B2: {count: 3}} #!"),
    Planted("nine boards for four", "idle-copies", "change: {B2: {count: 9}} #!"),
    Planted("a cap that nobody reaches", "idle-cap", "change: {B1: {front: {most_loss: 20}}} #!"),
    Planted("losses for nothing", "free-loss", "change: {B1: {front: {most_loss: 0}}} #!"),
    Planted("losses far too dear", "far-out", "change: {B1: {front: {most_loss: 12}}} #!"),
    Planted("a reserve far too large", "far-out", "change: {B1: {front: {reserve: 4}}} #!"),
    Planted(
        "a last board smaller than the others",
        "shrinking-board",
        "change: {B2: {front: {rows: [{row: 6, columns: [6, 7, 8]}, {row: 7, columns: [5, 6, 7, 8, 9]}]}}} #!",
    ),
    # The flight board
    Planted("two rockets on one space", "shared-start", "change: {F1: {spaces: 12}} #!\nrules: {start_gap: round}"),
    Planted("a track of few spaces", "far-out", "change: {F1: {spaces: 14}} #!"),
    Planted("a track without an end", "far-out", "change: {F1: {spaces: 80}} #!"),
    Planted("no flight board", "too-few-tokens", without(["F1"])),
    Planted(
        "a second flight board",
        "idle-board",
        "add: {flight_board: [{id: F2, title: {en: A, zh-Hant: 甲, zh-Hans: 甲}, spaces: 40}]} #!",
    ),
]


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_planted_fault_is_found_at_its_line(tmp_path: Path, fault: Planted) -> None:
    expect(tmp_path, fault)


BESIDE = [
    ("rockets just apart", "shared-start", "change: {F1: {spaces: 13}}\nrules: {start_gap: round}"),
    (
        "rockets of three players",
        "shared-start",
        "change: {F1: {spaces: 12}}\nrules: {start_gap: round}\nplayers: {from: 2, to: 3}",
    ),
    ("structure with two connectors", "dead-end", "change: {T049: {edges: [single, single, smooth, smooth]}}"),
    ("a cap just below all tiles", "idle-cap", "change: {B1: {front: {most_loss: 19}}}"),
    ("three boards for three", "too-few-boards", "change: {B2: {count: 3}}\nplayers: {from: 2, to: 3}"),
    ("four engines for four", "scarce-tiles", f"remove: [{', '.join(ENGINES[4:])}]"),
    (
        "fewer tiles for two",
        "too-few-tiles",
        f"remove: [{', '.join(tiles_of('structure'))}]\nplayers: {{from: 2, to: 2}}",
    ),
    ("engines nobody asks for may be gone", "no-engines", without([*ENGINES, *cards_of("open_space")])),
]


@pytest.mark.parametrize(("name", "code", "text"), BESIDE, ids=[row[0] for row in BESIDE])
def test_what_is_just_enough_is_no_fault(tmp_path: Path, name: str, code: str, text: str) -> None:
    assert code not in codes_in(tmp_path, text)


# Planted faults of tokens, money, time and switches: each found at the designer's line, and not beside it.

NOTES = ["credits-1", "credits-2", "credits-5", "credits-10", "credits-50"]
TOKEN = "add: {token: [{id: X1, form: square, %s}]} #!"
FAULTS_OF_SUPPLIES = [
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


@pytest.mark.parametrize("fault", FAULTS_OF_SUPPLIES, ids=[fault.name for fault in FAULTS_OF_SUPPLIES])
def test_planted_fault_of_supplies_is_found_at_its_line(tmp_path: Path, fault: Planted) -> None:
    expect(tmp_path, fault)


BESIDE_IN_SUPPLIES = [
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


@pytest.mark.parametrize(("name", "code", "text"), BESIDE_IN_SUPPLIES, ids=[row[0] for row in BESIDE_IN_SUPPLIES])
def test_what_is_just_enough_in_supplies_is_no_fault(tmp_path: Path, name: str, code: str, text: str) -> None:
    assert code not in codes_in(tmp_path, text)


# Strange sets that are legal all the same: there may be advice, and never an error.


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


# Ten faulty ships: what a player reads of each in three languages, and what the picture marks, by geometry.

HERE = Path(__file__).parent
SHIPS: dict[str, Any] = yaml.safe_load((HERE / "faulty_ships.yaml").read_text(encoding="utf-8"))
LANGUAGES = ("en", "zh-Hant", "zh-Hans")
NAMES = list(SHIPS)
Box = tuple[float, float, float, float]


@pytest.fixture
def laid(request: pytest.FixtureRequest, tmp_path: Path) -> LaidShip:
    return opened(request.param, "en", tmp_path)


def opened(name: str, language: str, folder: Path) -> LaidShip:
    """A ship of the file, as the command reads it."""
    file = folder / "ship.yaml"
    file.write_text(yaml.safe_dump({"board": "I", "tiles": SHIPS[name]["tiles"]}), encoding="utf-8")
    return read_ship(file, "ship.yaml", content(), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_reads_of_each(language: str, tmp_path: Path) -> None:
    told = "\n".join("\n".join(_told(name, language, tmp_path)) for name in NAMES) + "\n"
    golden = HERE / "golden" / f"faulty-ships-{language}.txt"
    if os.environ.get("GOLDEN"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


def _told(name: str, language: str, folder: Path) -> Iterator[str]:
    laid = opened(name, language, folder)
    yield f"# {name}"
    report = report_on(laid, content().rules)  # type: ignore[arg-type]
    yield from (str(issue.message) for issue in report.issues)
    worth = list(told_lines(report, laid.words))
    yield from worth[: worth.index(laid.words.say("hits"))]


@pytest.mark.parametrize("laid", NAMES, indirect=True, ids=NAMES)
class TestPicture:
    def test_frames_stand_on_the_tiles_to_blame(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        frames = [item for item in scene_of(laid).items if is_frame(item)]
        assert [cell_of(laid, box_of(frame)) for frame in frames] == _wanted(request, "framed")

    def test_crosses_stand_where_the_faults_are(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        discs = [box_of(item) for item in scene_of(laid).items if is_disc(item)]
        middles = sorted(((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in discs)
        wanted = [[_middle(laid, cell) for cell in cross] for cross in _wanted(request, "crosses")]
        assert middles == sorted(
            (sum(x for x, _ in cross) / len(cross), sum(y for _, y in cross) / len(cross)) for cross in wanted
        )

    def test_dark_tiles_are_the_loose_ones(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        veils = [item for item in scene_of(laid).items if isinstance(item, Outline) and item.opacity == VEIL]
        assert sorted(cell_of(laid, box_of(veil)) for veil in veils) == _wanted(request, "dark")

    def test_crosses_lie_above_frames(self, laid: LaidShip) -> None:
        items = scene_of(laid).items
        frames = [place for place, item in enumerate(items) if is_frame(item)]
        discs = [place for place, item in enumerate(items) if is_disc(item)]
        assert not discs or max(frames) < min(discs)

    def test_what_no_cell_holds_stands_beside_the_board(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        right = 2 * EDGE + (laid.board.width - 2) * CELL
        said = [item.text for item in scene_of(laid).items if isinstance(item, Text) and item.x > right]
        assert said == _wanted(request, "aside")

    def test_the_legend_names_the_marks_that_are_drawn(self, laid: LaidShip, request: pytest.FixtureRequest) -> None:
        marks = {"framed": "guilty", "crosses": "cross", "dark": "loose", "aside": "aside"}
        said = [laid.words.say(f"key-{key}") for mark, key in marks.items() if _wanted(request, mark)]
        texts = [item.text for item in scene_of(laid).items if isinstance(item, Text)]
        assert texts[-len(said) :] == said


def _wanted(request: pytest.FixtureRequest, mark: str) -> list[Any]:
    found: list[Any] = SHIPS[request.node.callspec.params["laid"]].get(mark, [])
    return found


def scene_of(laid: LaidShip) -> Scene:
    return drawn_ship(content(), laid, "ship")


def is_frame(item: Item) -> bool:
    """The red line of a frame, as wide as a cell."""
    return isinstance(item, Outline) and item.stroke == RED and box_of(item)[2] - box_of(item)[0] > CELL * 0.9


def is_disc(item: Item) -> bool:
    return isinstance(item, Outline) and item.fill == RED


def box_of(item: Item) -> Box:
    """Left, top, right and bottom of an outline."""
    assert isinstance(item, Outline)
    points = [segment[at : at + 2] for segment in item.segments for at in range(1, len(segment), 2)]
    across, down = [float(point[0]) for point in points], [float(point[1]) for point in points]
    return min(across), min(down), max(across), max(down)


def cell_of(laid: LaidShip, box: Box) -> list[int]:
    """The printed place of the cell that a mark covers."""
    column = int(((box[0] + box[2]) / 2 - EDGE) // CELL) + 1
    row = int(((box[1] + box[3]) / 2 - EDGE - HEAD) // CELL) + 1
    return list(laid.board.place(row * laid.board.width + column))


def _middle(laid: LaidShip, place: list[int]) -> tuple[float, float]:
    cell = laid.board.cell_at(place[0], place[1])
    row, column = divmod(cell, laid.board.width)
    return EDGE + (column - 0.5) * CELL, HEAD + EDGE + (row - 0.5) * CELL
